"""The main loop between actions: triggers are placed, slots refilled, priority goes round, the top of the stack
resolves, the turn goes on."""
from ....kernel.agenda import Fault, fail, schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import Event, Mod, Timing
from ..names import NO_THING, WAYS, Cancel, CardZone, Deck, Mark, Of, Pend, Phase
from ..vocabulary import Op, Told
from .attack import (
    can_be_fought,
    can_still_attack,
    next_attack_roll,
    push_combat,
    resolve_attack,
    resolve_combat,
    target_of_duty,
)
from .board import may_declare, push_refills, resolve_purchase, resolve_refill
from .cards import ABILITY_COUNT, DECLARE, EVENT, FACES, FIRST_ABILITY, TIMING, column, line
from .choices import is_silenced
from .damage import look_for_deaths, take_damage
from .death import (
    place_death,
    resolve_carcass,
    resolve_death,
    resolve_monster_death,
    resolve_reward,
    resolve_rolled_reward,
)
from .declare import (
    begin,
    can_begin,
    can_declare,
    can_declare_at,
    can_pay,
    is_full,
    is_trinket,
    is_used_up,
    loot_plays,
    targets_hold,
)
from .dice import add_to_face, asks_before_roll, resolve_roll
from .effects.run import begin_run
from .items import gain_item
from .modes import can_offer
from .piles import discard_card, look_at_top
from .refs import kind_of_ref, pending_in, thing_in
from .souls import look_for_bonus
from .stack import copy_waiting_to_now, give_back, give_priority, holds_card, pop_to_now, push
from .stats import mod_sum
from .things import card_at
from .told import by_them
from .triggers import drop_waiting, first_rank, in_first_rank, is_alike, rank_of
from .turn import advance, begin_end, is_endless, resolve_loot_step, stop_game


@rule
def do_loop(s):
    """The next step while no action is in progress."""
    if is_endless(s):
        stop_game(s, int(Told.ENDLESS))
        return
    if s.passes == 0:
        look_for_deaths(s)
    if s.n_waiting > 0:
        place_next(s)
    elif look_for_bonus(s) or push_refills(s):
        pass
    elif s.n_stack == 0 and s.fight.on:
        next_attack_roll(s)
    elif s.n_stack == 0 and s.ending and s.phase != Phase.END:
        begin_end(s)
    else:
        go_round(s)
    schedule(s, Op.LOOP, 0, 0, 0)


@rule("souls.priority.round", "souls.stack.resolve")
def go_round(s):
    """Ask the next player who could do anything. When all have passed, the top of the stack resolves, or with an empty
    stack the turn goes on. A pass changes nothing that `do_loop` looks at before."""
    while s.passes < s.n_seats:
        if can_respond(s, s.priority):
            peek(s, s.priority)
            schedule(s, Op.PRIORITY, s.priority, 0, 0)
            return
        pass_priority(s)
    s.passes = 0
    if s.n_stack > 0:
        resolve_top(s)
    else:
        advance(s)


@rule("souls.priority.pass")
def pass_priority(s):
    """Priority goes to the next player in turn order."""
    s.passes += 1
    s.passed += 1
    s.priority = (s.priority + 1) % s.n_seats


@rule("souls.priority.asked")
def can_respond(s, p):
    """Whether a player could do anything but pass, as far as everybody can see.

    A hand of loot that may be played counts with any content, so that asking a player shows nothing about their cards.
    """
    if loot_plays(s, p) > 0 and s.players[p].n_hand > 0 and not is_silenced(s, p) and not is_full(s):
        return True
    if is_main(s, p) and (may_attack_something(s, p) or may_buy_something(s, p)):
        return True
    if can_offer(s, p) and not s.options.before_3:
        return True
    if is_silenced(s, p) or is_used_up(s, p):
        return False
    for i in range(s.n_things):
        zone = s.things[i].zone
        if ((zone == CardZone.ITEM or zone == CardZone.CHARACTER) and s.things[i].owner == p) or (
                zone == CardZone.ROOM and p == s.active):
            if has_use(s, p, i):
                return True
    return False


@rule("souls.cards.peek")
def peek(s, p):
    """A player who may look at the top of the treasure deck on their turn does so before they are asked."""
    pile = s.decks[Deck.TREASURE]
    if p == s.active and pile.n > 0 and not pile.seen[pile.n - 1] >> p & 1 and mod_sum(s, p, Mod.SEES_TREASURE):
        look_at_top(s, p, int(Deck.TREASURE), 1)


@rule
def has_use(s, p, i):
    """Whether a player who may use abilities may use one of their card at i now."""
    card = card_at(s, i)
    first = column(s, card, FIRST_ABILITY)
    for k in range(column(s, card, ABILITY_COUNT)):
        timing = line(s, first + k, TIMING)
        ready = s.things[i].charged if timing == Timing.TAP else timing == Timing.PAY and can_pay(s, first + k, p, i)
        if ready and can_begin(s, first + k, p, i):
            return True
    return False


@rule
def is_main(s, p):
    """Whether a player may declare attacks and purchases: in their action phase, while the stack is empty."""
    return (p == s.active and s.phase == Phase.ACTION and s.n_stack == 0 and not s.fight.on and not s.ending
            and not s.players[p].dead)


@rule
def has_attack(s, p):
    """Whether a player has an attack left that is not of the deck alone."""
    me = s.players[p]
    return not me.spent and (me.attacks > 0 or mod_sum(s, p, Mod.ANY_ATTACKS) > 0)


@rule
def may_attack_something(s, p):
    me = s.players[p]
    if me.spent:
        return False
    return has_attack(s, p) or me.deck_attacks > 0 or me.must > 0 or me.must_deck > 0 or (
        target_of_duty(s, p) != NO_THING or (s.options.before_5 == 1 and me.must_thing != 0))


@rule
def may_buy_something(s, p):
    me = s.players[p]
    if me.buys <= 0:
        return False
    if may_declare(s, p, NO_THING):
        return True
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.SHOP and may_declare(s, p, i):
            return True
    return False


@rule
def place_next(s):
    """Put the next waiting item on the stack; if there are several, their owner chooses."""
    rank = first_rank(s)
    if in_first_rank(s, rank) > 1 and not is_alike(s, rank):
        schedule(s, Op.ORDER, s.active if rank == 0 else (s.active + rank - 1) % s.n_seats, rank, 0)
        return
    for k in range(s.n_waiting):
        if rank_of(s, k) == rank:
            place_waiting(s, k)
            return


@rule("souls.triggers.place")
def place_waiting(s, k):
    """Put a waiting item on the stack."""
    it = s.waiting[k]
    kind = it.kind
    seat = it.seat
    if kind == Pend.DEATH:
        hurt_before = it.amount
        drop_waiting(s, k)
        place_death(s, seat, hurt_before)
    elif kind == Pend.MONSTER_DEATH:
        i = it.thing
        new = push(s, Pend.MONSTER_DEATH, s.active, s.things[i].card)
        s.stack[new].thing = i
        s.stack[new].serial = it.serial
        s.stack[new].amount = it.amount
        s.stack[new].face = it.face
        drop_waiting(s, k)
    else:
        i = it.thing
        begin(s, kind, seat, it.card, i, it.ability)
        s.now.serial = it.serial
        copy_waiting_to_now(s, k)
        tell(s, told_when_placed(kind), seat, s.now.card, which_of(s, it.ability, s.now.card, kind, it.other))
        drop_waiting(s, k)
        schedule(s, Op.DECLARE, seat, 0, 0)


@rule
def which_of(s, ability, card, kind, other):
    """The triggered ability on its card and the player of its event, for the log; 0 for items that are none."""
    if kind != Pend.TRIGGER:
        return 0
    return by_them(s, other) + WAYS * (ability - column(s, card, FIRST_ABILITY))


@rule
def told_when_placed(kind):
    """The event for a waiting item that goes on the stack: loot and abilities are copies of others."""
    if kind == Pend.EVENT:
        return Told.PLAYED
    return Told.TRIGGERED if kind == Pend.TRIGGER else Told.COPIED


@rule("souls.stack.leaves_first")
def resolve_top(s):
    """The top item leaves the stack, and then takes effect. The active player has priority."""
    top = s.stack[s.n_stack - 1]
    give_priority(s, s.active)
    if top.kind == Pend.ROLL and asks_before_roll(s):
        return
    pop_to_now(s)
    now = s.now
    gone = why_gone(s)
    if gone:
        tell(s, Told.CANCELLED, now.kind, now.card, gone)
        give_back(s, now.kind, now.seat, now.number, now.object)
        schedule(s, Op.FINISH, now.seat, 1, 0)
        return
    match now.kind:
        case Pend.LOOT: resolve_effect(s)
        case Pend.ABILITY: resolve_effect(s)
        case Pend.TRIGGER: resolve_effect(s)
        case Pend.EVENT: resolve_effect(s)
        case Pend.ROLL:
            resolve_roll(s)
            if now.marks & Mark.ATTACK:
                push_combat(s)
        case Pend.MODIFIER:
            k = pending_in(s, now.object)
            if k >= 0:
                add_to_face(s, k, now.amount)
        case Pend.ROLLED:
            if now.marks & (Mark.REWARD_CENTS | Mark.REWARD_LOOT):
                resolve_rolled_reward(s)
            else:
                resolve_brought(s)
        case Pend.PURCHASE: resolve_purchase(s)
        case Pend.ATTACK: resolve_attack(s)
        case Pend.COMBAT: resolve_combat(s)
        case Pend.DAMAGE: take_damage(s, now.object, now.amount, now.other, now.thing, now.face, now.marks)
        case Pend.DEATH: resolve_death(s)
        case Pend.PENALTY:
            tell(s, Told.PENALTY, now.other, 0, 0)
            schedule(s, Op.PENALTY, now.other, 0, 0)
        case Pend.MONSTER_DEATH: resolve_monster_death(s)
        case Pend.REWARD: resolve_reward(s)
        case Pend.CARCASS: resolve_carcass(s)
        case Pend.REFILL: resolve_refill(s)
        case Pend.LOOT_STEP: resolve_loot_step(s)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def why_gone(s):
    """Why the item that has left the stack cannot be carried out: its target is gone (a monster, an item of the shop),
    or its condition no longer holds."""
    now = s.now
    why = int(Cancel.NONE)
    match now.kind:
        case Pend.PURCHASE:
            if kind_of_ref(now.object) != Of.DECK and not is_in(s, now.object, CardZone.SHOP):
                why = int(Cancel.TARGET)
        case Pend.ATTACK:
            if not can_still_attack(s, now.seat):
                why = int(Cancel.ATTACKER)
            elif kind_of_ref(now.object) != Of.DECK and not can_be_fought(s, now.object):
                why = int(Cancel.TARGET)
        case Pend.MONSTER_DEATH:
            if s.things[now.thing].serial != now.serial or s.things[now.thing].dying != 1:
                why = int(Cancel.CONDITION)
        case _:
            if now.declared and not targets_hold(s):
                why = int(Cancel.TARGET)
            elif not still_applies(s):
                why = int(Cancel.CONDITION)
    return why


@rule("souls.cancelling.condition", "souls.dice.would_roll", "souls.damage.would")
def still_applies(s):
    """Whether the thing that an ability would change is still about to happen: the damage or the death is on the stack,
    or the roll has a face that it waits for."""
    now = s.now
    if now.kind != Pend.TRIGGER or s.options.before_3:
        return True
    event = line(s, now.ability, EVENT)
    if event != Event.WOULD_ROLL and event != Event.WOULD_BE_DAMAGED and event != Event.WOULD_DIE:
        return True
    k = pending_in(s, now.object)
    return k >= 0 and (event != Event.WOULD_ROLL or (line(s, now.ability, FACES) >> s.stack[k].face & 1) == 1)


@rule
def is_in(s, ref, zone):
    i = thing_in(s, ref)
    return i != NO_THING and s.things[i].zone == zone


@rule
def resolve_effect(s):
    """An effect that has left the stack: late declarations are made now, then it runs, then it is done."""
    now = s.now
    begin_run(s)
    if not now.declared:
        now.row = line(s, now.ability, DECLARE) if now.ability >= 0 else 0
        if now.ability >= 0 and not can_be_declared(s):
            tell(s, Told.CANCELLED, now.kind, now.card, Cancel.NO_TARGET)
            schedule(s, Op.FINISH, now.seat, 1, 0)
            return
        schedule(s, Op.DECLARE, now.seat, 0, 0)
    schedule(s, Op.RUN, now.seat, 1, 0)
    schedule(s, Op.FINISH, now.seat, 0, 0)


@rule
def resolve_brought(s):
    """Carry out the result of a roll; late declarations are made now."""
    now = s.now
    begin_run(s)
    if not now.declared:
        if not can_declare_at(s, now.row, now.seat, now.thing, now.other):
            tell(s, Told.CANCELLED, now.kind, now.card, Cancel.NO_TARGET)
            return
        schedule(s, Op.DECLARE, now.seat, 0, 0)
    schedule(s, Op.RUN, now.seat, 1, 0)


@rule
def can_be_declared(s):
    now = s.now
    return can_declare(s, now.ability, now.seat, now.thing, now.other)


@rule("souls.cards.after", "souls.cards.trinket")
def do_finish(s, cancelled):
    """The card of an effect on the stack goes to its place."""
    now = s.now
    if now.kind == Pend.LOOT and not cancelled and is_trinket(s, now.card):
        gain_item(s, now.seat, now.card)
        now.kind = 0
        return
    if holds_card(now):
        discard_card(s, now.card)
    now.kind = 0
