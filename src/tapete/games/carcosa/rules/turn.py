"""Rounds and turns, and the actions of a turn that need no card and no special room."""
from ....kernel.agenda import schedule
from ....kernel.dice import roll
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import BY_KING, BY_SERVANT, NOBODY, Card, Monster, Role, State
from ..vocabulary import Op, Told
from .board import floor_of, is_corridor
from .events import banish_king
from .inventory import add_key, hold_object, remove_object, spend, use_up
from .king import king_limits_actions
from .monsters import stun
from .moving import arrive, free_captive, go_to_corridor, limiter, limits_besides, lose_turn, steps_freely
from .sanity import (
    gain_sanity,
    keep_other_limit,
    limit_at_bottom,
    pay_sanity,
    sanity_limit,
    set_sanity,
    was_cut_at_bottom,
)
from .states import clear_states, end_state, give_usual_state, has, is_stunned


@rule("carcosa.turn.actions", "carcosa.states.enlightened")
def actions_of_round(s, p):
    """The actions of a soul this round: more when enlightened, and no more than its floor allows."""
    if is_stunned(s, p):
        tell(s, Told.STUNNED, p, 0, 0)
        return 0
    actions = s.options.turn.actions
    if has(s, p, State.ILUMINADO):
        actions += s.options.turn.enlightened
    limited = s.options.turn.limited
    monster = limiter(s, floor_of(s.souls[p].place))
    if actions > limited and monster != NOBODY:
        actions = limited
        besides = (BY_KING if king_limits_actions(s, p) else 0) + (BY_SERVANT if limits_besides(s, monster) else 0)
        tell(s, Told.LIMITED, p, limited + besides, monster)
    if actions > limited and king_limits_actions(s, p):
        actions = limited
        tell(s, Told.LIMITED_BY_KING, p, limited, 0)
    return actions


@rule("carcosa.turn.round")
def do_round_start(s):
    s.round_no += 1
    s.turns_done = 0
    tell(s, Told.ROUND, s.round_no, 0, 0)
    for p in range(s.n_seats):
        me = s.souls[p]
        me.actions = actions_of_round(s, p)
        me.slowed = 0
        if me.sanity == s.options.sanity.bottom:
            keep_other_limit(s, p)
            limit_at_bottom(s, p)
    s.king_limits = 0
    schedule(s, Op.NEXT_TURN, 0, 0, 0)


@rule("carcosa.collapse.one_action")
def do_rise(s, p):
    """A soul that has risen from the bottom before its turn has its actions again."""
    me = s.souls[p]
    me.actions = actions_of_round(s, p)
    tell(s, Told.ACTIONS_AGAIN, p, me.actions, 0)


@rule("carcosa.turn.order", "carcosa.turn.skipped")
def do_next_turn(s):
    """From the round's starter on each soul has one turn; a soul that must skip has none."""
    if s.turns_done == s.n_seats:
        schedule(s, Op.ROUND_END, 0, 0, 0)
        return
    p = (s.starter + s.turns_done) % s.n_seats
    s.turns_done += 1
    me = s.souls[p]
    me.slowed = 0
    if me.skips:
        me.skips = 0
        me.actions = 0
        tell(s, Told.SKIPPED, p, 0, 0)
        schedule(s, Op.NEXT_TURN, 0, 0, 0)
        return
    s.active = p
    s.turn_over = 0
    me.peeked = 0
    s.declined = 0
    tell(s, Told.TURN, p, me.actions, 0)
    schedule(s, Op.TURN, p, 0, 0)


@rule("carcosa.turn.end")
def do_turn_end(s, p):
    s.souls[p].actions = 0
    s.active = NOBODY
    serenity(s)
    do_next_turn(s)


@rule("carcosa.states.serenity")
def serenity(s):
    """At the end of every turn each soul with SANIDAD gains sanity."""
    for p in range(s.n_seats):
        before = s.souls[p].sanity
        if has(s, p, State.SANIDAD) and before < sanity_limit(s, p):
            s.souls[p].sanity = min(sanity_limit(s, p), before + s.options.sanity.serenity)
            tell(s, Told.SERENITY, p, s.souls[p].sanity - before, s.souls[p].sanity)
            if before == s.options.sanity.bottom and was_cut_at_bottom(s, p) and not s.options.before_4:
                do_rise(s, p)


@rule("carcosa.actions.move", "carcosa.roles.scout_step")
def do_move(s, p, place):
    """One action, none for a SCOUT's first move of the round; a SCOUT may stumble on the stairs."""
    me = s.souls[p]
    climbs = floor_of(place) != floor_of(me.place)
    if steps_freely(s, p):
        me.moved_free = 1
    else:
        me.actions -= 1
    came_from_room = not is_corridor(me.place)
    steps = steps_to_and_fro(s, p, place) if s.options.turn.loop_cycles > 0 else 0
    arrive(s, p, place)
    if steps > 0:
        me.loop = steps
        if steps >= 2 * s.options.turn.loop_cycles:
            schedule(s, Op.LOOP, p, 0, 0)
    if me.role == Role.SCOUT and climbs:
        schedule(s, Op.STUMBLE, p, 0, 0)
    if s.options.actions.spy_from_corridor and came_from_room and is_corridor(place):
        schedule(s, Op.SPY, p, 0, 0)


@rule("carcosa.turn.loop")
def steps_to_and_fro(s, p, place):
    """How many steps in a row a soul has walked from room to room of a floor, this one included.

    A room touches one other, so such steps lead to and fro between the two, and two of them are a full cycle.
    """
    me = s.souls[p]
    if is_corridor(me.place) or is_corridor(place) or floor_of(me.place) != floor_of(place):
        return 0
    return me.loop + 1


@rule("carcosa.turn.loop")
def do_loop(s, p):
    """Too many cycles: the turn is over, and sanity goes to the bottom with all consequences."""
    s.souls[p].loop = 0
    tell(s, Told.LOOPED, p, 0, 0)
    lose_turn(s, p)
    if s.souls[p].sanity == s.options.sanity.bottom and s.options.turn.loop_at_bottom:
        schedule(s, Op.COLLAPSE, p, 0, 0)
    else:
        set_sanity(s, p, s.options.sanity.bottom)


@rule("carcosa.actions.meditate")
def do_meditate(s, p):
    me = s.souls[p]
    tell(s, Told.MEDITATED, p, 0, 0)
    gain_sanity(s, p, s.options.actions.meditate_corridor if is_corridor(me.place) else s.options.actions.meditate_room)


@rule("carcosa.objects.compass")
def do_compass(s, p):
    use_up(s, p, Card.COMPASS)
    go_to_corridor(s, p)


@rule("carcosa.objects.vial")
def do_vial(s, p):
    use_up(s, p, Card.VIAL)
    gain_sanity(s, p, s.options.actions.vial)


@rule("carcosa.objects.blunt", "carcosa.objects.blunt_costs")
def do_blunt(s, p, monster):
    if s.options.actions.blunt_costs:
        s.souls[p].actions -= 1
    use_up(s, p, Card.BLUNT)
    stun(s, p, monster, s.options.actions.blunt_rounds)


@rule("carcosa.objects.treasure_stairs")
def do_stairs(s, p):
    """A stair for the rest of the round at the soul's place; the third use spends the treasure."""
    s.temp_stairs |= 1 << s.souls[p].place
    s.stairs_charges -= 1
    tell(s, Told.TEMP_STAIRS, p, s.souls[p].place, 0)
    if s.stairs_charges == 0:
        tell(s, Told.USED_UP, p, Card.TREASURE_STAIRS, 0)
        spend(s, p, Card.TREASURE_STAIRS)


@rule("carcosa.states.trapped_escape")
def do_escape(s, p):
    total = roll(s, s.options.dice.escape) + s.souls[p].sanity
    if total >= s.options.actions.escape:
        tell(s, Told.BROKE_FREE, p, total, s.options.actions.escape)
        end_state(s, p, State.TRAPPED)
    else:
        tell(s, Told.ESCAPE_FAILED, p, total, s.options.actions.escape)


@rule("carcosa.monsters.sack_wiggle")
def do_wiggle(s, p):
    """A captive that rolls high enough is free, and the Sack Man is stunned."""
    die = roll(s, s.options.dice.wiggle)
    if die >= s.options.actions.wiggle:
        tell(s, Told.WIGGLED, p, die, s.options.actions.wiggle)
        free_captive(s)
        stun(s, p, Monster.VIEJO_DEL_SACO, s.options.actions.wiggle_stun)
    else:
        tell(s, Told.WIGGLE_FAILED, p, die, s.options.actions.wiggle)


@rule("carcosa.monsters.rescue")
def do_rescue(s, p):
    """A soul beside the Sack Man frees his captive."""
    tell(s, Told.RESCUED, p, s.captive, 0)
    s.captive = NOBODY


@rule("carcosa.roles.healer")
def do_heal(s, p, state):
    """The HEALER pays sanity; every other soul gains some, and a state that the HEALER chooses."""
    pay_sanity(s, p, s.options.abilities.healer_price)
    tell(s, Told.HEALED, p, state, 0)
    for k in range(1, s.n_seats):
        other = (p + k) % s.n_seats
        schedule(s, Op.GAIN, other, s.options.abilities.healer_gain, 0)
        give_usual_state(s, other, state)


@rule("carcosa.states.serenity_renounced")
def do_renounce(s, p):
    """SANIDAD may be given up to be rid of every state."""
    tell(s, Told.RENOUNCED, p, 0, 0)
    clear_states(s, p)


@rule("carcosa.objects.tales")
def do_annex(s, p, tale):
    """A tale joins the Book: the n-th banishes the king for the n-th number of ends of round."""
    s.tales_annexed += 1
    tell(s, Told.ANNEXED, p, tale, s.tales_annexed)
    remove_object(s, p, tale)
    s.discards[tale] += 1
    banish_king(s, s.options.king.tales[min(s.tales_annexed, 4) - 1])


@rule("carcosa.objects.tale_handed", "carcosa.actions.trade")
def do_give(s, p, card, other):
    tell(s, Told.GAVE, p, card, other)
    if card == Card.KEY:
        s.souls[p].keys -= 1
        add_key(s, other)
    else:
        remove_object(s, p, card)
        hold_object(s, other, card)


@rule("carcosa.actions.ask")
def do_ask(s, p, card, other):
    """Ask another soul for one of its objects; it decides."""
    tell(s, Told.ASKED, p, other, card)
    schedule(s, Op.ASKED, other, card, p)


@rule("carcosa.actions.ask")
def do_refuse(s, p, card, other):
    """A soul that declines is not asked again this turn."""
    tell(s, Told.REFUSED, p, other, card)
    s.declined |= 1 << p
