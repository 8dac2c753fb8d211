"""Deaths, of players and of monsters, from the stack on."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import Event, Mod, Prevent
from ..names import NO_THING, NOBODY, CardZone, Mark, Pend, Vain
from ..vocabulary import Op, Told
from .attack import ROOM_SLOT, foe_seat, leave_fight
from .cards import CENTS, LOOT, SOULS, TREASURE, column
from .causes import tell_each
from .damage import drop_shield
from .dice import start_roll
from .hands import has_loot, loot, must_discard
from .items import count_lost_to_death, gain_treasure, is_activatable
from .modes import lower_die
from .money import gain_cents, lose_cents
from .piles import discard_card
from .refs import to_pending, to_player, to_thing
from .souls import gain_soul
from .stack import cancel_at, push
from .stats import holder_of, mod_sum
from .things import card_at, controller_of, deactivate, is_item_of, take_from_play
from .triggers import asks_for, happen
from .vain import in_vain_for


@rule("souls.death.on_stack")
def place_death(s, p, hurt_before):
    """A player's death on the stack; above it go abilities that would prevent it."""
    k = push(s, Pend.DEATH, p, 0)
    s.stack[k].amount = hurt_before
    s.stack[k].other = p
    asks_for(s, Event.WOULD_DIE, p, NO_THING, to_pending(s, k), 0, 0, 0)


@rule("souls.death.prevented")
def save_player(s, p, hurt_before):
    """A prevented death: the player's life is as it was before the deadly damage."""
    me = s.players[p]
    me.dying = 0
    me.hurt = hurt_before
    tell(s, Told.SAVED, p, 0, 0)


@rule
def shield_against_death(s, p):
    """Use up a shield against a player's next death. Returns its kind, 0 if there is none."""
    for k in range(s.n_shields):
        how = 0 + s.shields[k].how
        if s.shields[k].ref == to_player(p) and how >= Prevent.DEATH:
            drop_shield(s, k)
            return how
    return 0


@rule("souls.death.resolve", "souls.death.curses")
def resolve_death(s):
    """A player's death: curses go, the penalty goes on the stack, and above it the triggers of the death."""
    p = s.now.other
    shield = shield_against_death(s, p)
    if shield:
        save_player(s, p, s.now.amount)
        if p == s.active and (shield == Prevent.DEATH_AND_TURN or s.options.before_8):
            cancel_all(s)
            s.ending = 1
        return
    me = s.players[p]
    me.dying = 0
    me.dead = 1
    tell(s, Told.DIED, p, 0, 0)
    if s.fight.on and (s.fight.seat == p or foe_seat(s) == p):
        leave_fight(s)
    if s.options.solo and p == s.active:
        lower_die(s)
    happen(s, Event.DYING, p, NO_THING, to_player(p), 0, 0, 0)
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.CURSE and s.things[i].owner == p:
            tell(s, Told.TO_PILE, s.things[i].card, 0, 0)
            discard_card(s, take_from_play(s, i))
    k = push(s, Pend.PENALTY, p, 0)
    s.stack[k].other = p


@rule("souls.death.shadow")
def shadow_of(s, p):
    """The next player after a dead one who takes the others' losses by the penalty; NOBODY if there is none."""
    for k in range(1, s.n_seats):
        q = (p + k) % s.n_seats
        if mod_sum(s, q, Mod.SHADOWS):
            return q
    return NOBODY


@rule
def lose_loot(s, p, to):
    """A dead player loses a loot card of their choice: it is discarded, or goes to another player."""
    if to == NOBODY:
        must_discard(s, p, 1)
    elif has_loot(s, p):
        schedule(s, Op.GIVE, p, to, 0)


@rule("souls.death.penalty")
def do_penalty(s, p, step):
    """A dead player's penalty: a loot card, a cent, an item, and their items and character are deactivated; the active
    player's turn is over."""
    match step:
        case 0:
            shadow = shadow_of(s, p)
            if shadow != NOBODY and not s.options.before_11:
                tell(s, Told.LOSSES_GO, p, shadow, s.things[holder_of(s, shadow, Mod.SHADOWS)].card)
            lose_loot(s, p, shadow)
        case 1:
            n = lose_cents(s, p, 1)
            if n == 0:
                in_vain_for(s, p, Vain.CENTS)
            if shadow_of(s, p) != NOBODY:
                gain_cents(s, shadow_of(s, p), n)
        case 2:
            if count_lost_to_death(s, p) == 0:
                in_vain_for(s, p, Vain.ITEMS)
            else:
                by = shadow_of(s, p)
                spoils = s.players[p].attacked and mod_sum(s, p, Mod.DUEL_SPOILS) > 0
                if spoils and not s.options.before_11:
                    tell(s, Told.ITEM_GOES, p, s.active, s.things[holder_of(s, p, Mod.DUEL_SPOILS)].card)
                schedule(s, Op.LOSE_ITEM, p if by == NOBODY else by, 0 if by == NOBODY else 1 + p,
                         1 + s.active if spoils else 0)
        case 3:
            for i in range(s.n_things):
                if s.things[i].zone != CardZone.NONE and controller_of(s, i) == p:
                    if s.things[i].zone == CardZone.CHARACTER or (is_item_of(s, i, p) and is_activatable(s, i)):
                        deactivate(s, i)
        case _:
            if p == s.active:
                s.ending = 1
            happen(s, Event.DIED, p, NO_THING, to_player(p), 0, 0, 0)
    if step < 4:
        schedule(s, Op.PENALTY, p, step + 1, 0)


@rule("souls.death.monster")
def resolve_monster_death(s):
    """A monster's death: its card goes on the stack, then its rewards, then the triggers of its death."""
    i = s.now.thing
    it = s.things[i]
    room = it.zone == CardZone.ROOM
    if room:
        it.owner += ROOM_SLOT
    else:
        s.monster_died = 1
        tell(s, Told.MONSTER_DIED, it.card, 0, 0)
    it.zone = CardZone.LIMBO
    if s.fight.on and s.fight.thing == i:
        leave_fight(s)
    k = push(s, Pend.CARCASS, s.active, it.card)
    s.stack[k].thing = i
    s.stack[k].serial = it.serial
    k = push(s, Pend.REWARD, s.active, it.card)
    s.stack[k].thing = i
    s.stack[k].serial = it.serial
    killer = it.hit_by if it.hit_by != NOBODY else s.active
    face = s.now.face
    event = int(Event.BEATEN) if room else int(Event.MONSTER_DIED)
    happen(s, event, killer, i, to_thing(s, i), 0, face, Mark.COMBAT if face else 0)


@rule("souls.death.rewards")
def resolve_reward(s):
    """The active player gains a dead monster's rewards."""
    card = s.now.card
    p = s.active
    tell(s, Told.REWARD, p, card, 0)
    times = times_rewarded(s, p)
    tell_each(s, p, Mod.REWARDS_DOUBLED, int(Told.REWARD_DOUBLED))
    cents = column(s, card, CENTS)
    cards = column(s, card, LOOT)
    s.now.number = times
    if cents < 0:
        start_roll(s, p, 0, int(Mark.REWARD_CENTS))
    else:
        gain_cents(s, p, cents * times)
    if cards < 0:
        start_roll(s, p, 0, int(Mark.REWARD_LOOT))
    elif cards > 0:
        loot(s, p, cards * times)
    for _ in range(column(s, card, TREASURE) * times):
        gain_treasure(s, p)
    if cents >= 0 and cards >= 0:
        happen(s, Event.REWARDED, NOBODY, s.now.thing, 0, 0, 0, 0)


@rule("souls.death.doubled")
def times_rewarded(s, p):
    """How many times a dead monster's rewards are gained: each effect doubles the result of the others."""
    lasting = mod_sum(s, p, Mod.REWARDS_DOUBLED)
    if s.options.before_5:
        return 2 if lasting or s.now.number else 1
    return 1 << (min(lasting, 3) + s.now.number)


@rule
def resolve_rolled_reward(s):
    """A reward that is the face of a roll."""
    if s.now.marks & Mark.REWARD_CENTS:
        gain_cents(s, s.active, s.now.face * s.now.number)
    else:
        loot(s, s.active, s.now.face * s.now.number)
    if not is_reward_to_come(s, s.now.thing):
        happen(s, Event.REWARDED, NOBODY, s.now.thing, 0, 0, 0, 0)


@rule("souls.death.rewarded")
def is_reward_to_come(s, i):
    """Whether a roll for a dead monster's rewards is still on the stack, or its result."""
    for k in range(s.n_stack):
        it = s.stack[k]
        if it.thing == i and it.marks & (Mark.REWARD_CENTS | Mark.REWARD_LOOT):
            return True
    return False


@rule
def lies_dead(s, i, serial):
    return s.things[i].zone == CardZone.LIMBO and s.things[i].serial == serial


@rule("souls.death.carcass")
def resolve_carcass(s):
    """A dead boss becomes a soul of the active player; another monster is discarded."""
    i = s.now.thing
    if not lies_dead(s, i, s.now.serial):
        return
    if column(s, card_at(s, i), SOULS) > 0:
        gain_soul(s, s.active, take_card_of(s, i))
    else:
        bury(s, i)


@rule
def take_card_of(s, i):
    """The card of a dead thing leaves play; it is its own card, or the one that it is a copy of."""
    card = card_at(s, i)
    take_from_play(s, i)
    return card


@rule
def bury(s, i):
    """A dead monster's card goes to its discard pile."""
    card = take_card_of(s, i)
    tell(s, Told.TO_PILE, card, 0, 0)
    discard_card(s, card)


@rule("souls.cancelling.everything")
def cancel_all(s):
    """Cancel everything on the stack. A cancelled death is a prevented one."""
    while s.n_stack > 0:
        cancel_one(s, s.n_stack - 1)
    leave_fight(s)


@rule("souls.cancelling.carcass")
def cancel_one(s, k):
    """Cancel the item at a place of the stack, and undo the effects of its waiting. A dead monster whose card is
    cancelled is discarded."""
    kind = s.stack[k].kind
    thing = s.stack[k].thing
    serial = s.stack[k].serial
    if kind == Pend.DEATH:
        save_player(s, s.stack[k].other, s.stack[k].amount)
    elif kind == Pend.MONSTER_DEATH:
        s.things[thing].dying = 0
        s.things[thing].hurt = s.stack[k].amount
    cancel_at(s, k)
    if kind == Pend.CARCASS and not s.options.before_3 and lies_dead(s, thing, serial):
        bury(s, thing)
