"""Turns: their phases, the start of each, and the change of turns."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import Event, Mod, Until
from ..names import NO_THING, NOBODY, Outcome, Pend, Phase
from ..vocabulary import Op, Told
from .attack import leave_fight
from .board import is_spare_room
from .causes import with_causes
from .damage import clear_shield
from .hands import loot, must_discard
from .modes import lower_die
from .stack import give_priority, push
from .stats import least_mod, mod_sum
from .things import character_of, is_item_of, note_all_effects, recharge
from .triggers import end_later, event_of_turn, happen


@rule("souls.turns.start")
def begin_turn(s, p):
    """A turn begins: items and character are recharged, and the triggers of its start wait."""
    if s.options.turns and s.turn >= s.options.turns:
        stop_game(s, int(Told.STOPPED))
        return
    s.turn += 1
    s.active = p
    s.phase = Phase.START
    s.ending = 0
    s.again = 0
    s.monster_died = 0
    s.stacked = 0
    tell(s, Told.TURN, p, s.turn, 0)
    end_later(s, int(Until.NEXT_TURN), p)
    recharge_step(s, p)
    give_priority(s, p)
    if s.turn == 1:
        happen(s, Event.GAME_STARTS, NOBODY, NO_THING, 0, 0, 0, 0)
    event_of_turn(s, Event.TURN_STARTS)


@rule
def stop_game(s, told):
    """The game is over and nobody has won."""
    s.outcome = Outcome.STOPPED
    tell(s, told, 0, 0, 0)


@rule("souls.turns.endless")
def is_endless(s):
    """Whether so many items have gone on the stack this turn that the chain of triggers never stops."""
    return s.stacked > s.options.stacked and not s.options.before_6


@rule("souls.turns.recharge", "souls.rooms.recharge_limit")
def recharge_step(s, p):
    """Character and items are recharged; if only so many items may be, the player chooses."""
    most = least_mod(s, p, Mod.RECHARGES)
    used = 0
    for i in range(s.n_things):
        if is_item_of(s, i, p) and not s.things[i].charged:
            used += 1
    if most >= 0 and used > most:
        recharge(s, character_of(s, p))
        if most > 0:
            schedule(s, Op.RECHARGE, p, most, 0)
        return
    for i in range(s.n_things):
        if is_item_of(s, i, p) or i == character_of(s, p):
            recharge(s, i)


@rule("souls.turns.phases")
def advance(s):
    """All have passed while the stack was empty: the turn goes on to its next step."""
    give_priority(s, s.active)
    match s.phase:
        case Phase.START: begin_loot_step(s)
        case Phase.LOOT: begin_action(s)
        case Phase.ACTION: begin_end(s)
        case _: schedule(s, Op.CLEANUP, s.active, 0, 0)


@rule("souls.turns.loot_step")
def begin_loot_step(s):
    s.phase = Phase.LOOT
    tell(s, Told.PHASE, Phase.LOOT, s.active, 0)
    push(s, Pend.LOOT_STEP, s.active, 0)


@rule
def resolve_loot_step(s):
    loot(s, s.active, with_causes(s, s.active, 1, Mod.LOOT_STEP, int(Told.LOOT_CHANGED)))


@rule("souls.turns.action")
def begin_action(s):
    """The action phase: one loot, one purchase, one attack, and the additions of items."""
    s.phase = Phase.ACTION
    p = s.active
    me = s.players[p]
    me.plays = 1 + mod_sum(s, p, Mod.LOOT_PLAYS)
    me.buys += 1 + mod_sum(s, p, Mod.PURCHASES)
    me.attacks += 1 + mod_sum(s, p, Mod.ATTACKS)
    oblige(s, p)
    tell(s, Told.PHASE, Phase.ACTION, p, 0)


@rule("souls.rooms.must_attack")
def oblige(s, p):
    """Some of a player's attacks are forced, by open cards as their action phase begins."""
    me = s.players[p]
    n = min(me.attacks, mod_sum(s, p, Mod.MUST_ATTACK_DECK))
    me.attacks -= n
    me.must_deck += n
    n = min(me.attacks, mod_sum(s, p, Mod.MUST_ATTACK))
    me.attacks -= n
    me.must += n


@rule("souls.turns.end")
def begin_end(s):
    """The end phase: no more attacks, purchases or loot plays of the player's own, and the triggers of the turn's end
    wait."""
    s.phase = Phase.END
    s.ending = 0
    leave_fight(s)
    me = s.players[s.active]
    me.plays = 0
    tell(s, Told.TURN_ENDS, s.active, 0, 0)
    give_priority(s, s.active)
    if s.monster_died and any_spare_room(s):
        schedule(s, Op.ROOM, s.active, 0, 0)
    event_of_turn(s, Event.TURN_ENDS)


@rule
def any_spare_room(s):
    for i in range(s.n_things):
        if is_spare_room(s, i):
            return True
    return False


@rule("souls.turns.cleanup")
def do_cleanup(s, step):
    """The end of a turn without the stack: all are healed, temporary effects end, the hand limit applies."""
    p = s.active
    match step:
        case 0: heal_all(s)
        case 1: end_effects(s)
        case 2: must_discard(s, p, s.players[p].n_hand - min(s.options.hand_limit, s.players[p].n_hand))
        case _: pass_turn(s)
    if step < 3:
        schedule(s, Op.CLEANUP, p, step + 1, 0)


@rule("souls.turns.heal")
def heal_all(s):
    hurt = 0
    for p in range(s.n_seats):
        me = s.players[p]
        hurt += me.hurt
        me.hurt = 0
        me.dead = 0
        me.dying = 0
    for i in range(s.n_things):
        hurt += s.things[i].hurt
        s.things[i].hurt = 0
    if hurt > 0:
        tell(s, Told.ALL_HEALED, 0, 0, 0)


@rule("souls.turns.effects_end")
def end_effects(s):
    for p in range(s.n_seats):
        me = s.players[p]
        me.plays = 0
        me.more_plays = 0
        me.buys = 0
        me.attacks = 0
        me.deck_attacks = 0
        me.must = 0
        me.must_deck = 0
        me.must_thing = 0
        me.owed = 0
        me.owed_deck = 0
        me.evaded = 0
        me.rolls = 0
        me.attack_rolls = 0
        me.hits = 0
        me.numb = 0
        me.bought = 0
        me.bought_shop = 0
        me.played = 0
        me.attacked = 0
        me.spent = 0
        me.joins = 0
        me.prepared = 0
        me.declared = 0
        me.uses = 0
        me.offers = 0
        me.bought_short = 0
        me.copies_loot = 0
        for mod in range(len(me.boosts)):
            me.boosts[mod] = 0
    for i in range(s.n_things):
        it = s.things[i]
        it.hits = 0
        it.attack = 0
        it.evasion = 0
        it.life = 0
        it.face = 0
        it.hit_by = NOBODY if it.zone else 0
        if it.copied:
            it.copied = 0
            it.copy_of = it.copied_before
            it.copied_before = 0
            tell(s, Told.BECOMES, it.card, it.copy_of if it.copy_of else it.card, 0)
    end_later(s, int(Until.TURN), NOBODY)
    note_all_effects(s)
    for k in range(s.n_shields):
        clear_shield(s.shields[k])
    s.n_shields = 0


@rule("souls.turns.pass")
def pass_turn(s):
    """The turn goes to the player on the left; a player who skips a turn is passed over."""
    p = s.active if s.again else (s.active + 1) % s.n_seats
    both = p == s.first and not s.again
    while s.players[p].skips > 0:
        s.players[p].skips -= 1
        tell(s, Told.PASSED_OVER, p, 0, 0)
        p = (p + 1) % s.n_seats
        both = both or p == s.first
    if s.options.solo and both:
        lower_die(s)
    schedule(s, Op.TURN, p, 0, 0)
