"""Events: a die plus sanity chooses a row of the event's table."""
from ....kernel.agenda import schedule
from ....kernel.dice import roll
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import MONSTERS, Blow, Role, State, Whom
from ..vocabulary import Do, Op, Told
from .board import false_king_floor, floor_of, souls_on
from .inventory import add_object, table_of
from .monsters import stun
from .moving import bring_into, go_to_corridor, skip_turn
from .sanity import gain_sanity, lose_sanity, set_sanity
from .states import bears_any, clear_states, give_state, has


@rule("carcosa.rooms.salon_protection")
def is_protected(s, p, event):
    return s.options.events[table_of(event)].yellow and has(s, p, State.PROTECCION)


@rule("carcosa.events.general", "carcosa.roles.high_roller")
def begin_event(s, p, event, deck):
    """Yellow protection cancels; a HIGH_ROLLER is asked about the first roll of its round."""
    rolls = s.options.events[table_of(event)].rolls
    if is_protected(s, p, event):
        tell(s, Told.PROTECTED, p, event, 0)
    elif rolls and s.souls[p].role == Role.HIGH_ROLLER and not s.souls[p].rolled_twice:
        schedule(s, Op.TWO_DICE, p, event, deck)
        return
    else:
        schedule(s, Op.EVENT, p, event, 1)
    schedule(s, Op.BOTTOM, p, event, deck)


@rule("carcosa.events.clamp")
def event_total(s, p, dice):
    """The dice and the soul's sanity; below 0 counts as 0."""
    total = s.souls[p].sanity
    for _ in range(dice):
        total += roll(s, s.options.dice.events)
    return total


@rule("carcosa.events.general")
def do_event(s, p, event, dice):
    table = s.options.events[table_of(event)]
    total = 0
    if table.rolls:
        total = event_total(s, p, dice)
        tell(s, Told.TOTAL, p, event, total)
        total = max(0, total)
    if not do_table(s, p, table_of(event), p, total):
        tell(s, Told.NOTHING_COMES, p, event, 0)


@rule
def do_table(s, p, index, target, total):
    """Carry out a table's row for a total, to soul p and a soul that it has chosen. Returns whether the row has
    effects."""
    table = s.options.events[index]
    i = 0
    while i < table.n - 1 and total > table.rows[i].up_to:
        i += 1
    row = table.rows[i]
    for k in range(2):
        effect = row.effects[k]
        if effect.whom == Whom.SELF:
            do_effect(s, p, effect.do, effect.amount, effect.what, target)
        else:
            for each in range(s.n_seats):
                q = (p + each) % s.n_seats
                if reaches(s, p, q, target, effect.whom):
                    do_effect(s, q, effect.do, effect.amount, effect.what, target)
    return row.effects[0].do != Do.NOTHING or row.effects[1].do != Do.NOTHING


@rule("carcosa.own.whom")
def reaches(s, p, q, target, whom):
    """Whether an effect that happens to soul p reaches soul q."""
    place = s.souls[q].place
    here = s.souls[p].place
    match whom:
        case Whom.TARGET: reached = q == target
        case Whom.OTHERS: reached = q != p
        case Whom.HERE: reached = place == here
        case Whom.OTHERS_HERE: reached = q != p and place == here
        case Whom.FLOOR: reached = floor_of(place) == floor_of(here)
        case Whom.OTHERS_ON_FLOOR: reached = q != p and floor_of(place) == floor_of(here)
        case _: reached = True
    return reached


@rule
def do_effect(s, p, do, amount, what, target):
    match do:
        case Do.LOSE: lose_sanity(s, p, amount)
        case Do.GAIN: schedule(s, Op.GAIN, p, amount, 0)
        case Do.STATE: give_state(s, p, what, amount)
        case Do.SKIP_TURN: skip_turn(s, p)
        case Do.NO_ACTIONS: lose_actions(s, p)
        case Do.FIND: find_object(s, p, what)
        case Do.INVERT_SANITY: set_sanity(s, p, -s.souls[p].sanity)
        case Do.BRING: bring_another(s, p, amount)
        case Do.CLEAR_STATES: shed_states(s, p)
        case Do.SWAP_NEXT: swap_places(s, p, (p + 1) % s.n_seats)
        case Do.SWAP_PREVIOUS: swap_places(s, p, (p + s.n_seats - 1) % s.n_seats)
        case Do.RISE: ride(s, p, amount)
        case Do.FALL: ride(s, p, -amount)
        case Do.KING_HERE: king_comes(s, p, amount)
        case Do.KING_AWAY: banish_king(s, amount)
        case Do.KING_DOUBLED: double_king(s)
        case Do.SHOP: schedule(s, Op.SHOP, p, 0, 0)
        case Do.GO_TO: bring_into(s, p, s.souls[target].place)
        case Do.TO_CORRIDOR: go_to_corridor(s, p)
        case Do.STUN_HERE: stun_here(s, p, amount)


@rule("carcosa.own.effects")
def stun_here(s, p, rounds):
    """Every monster in the soul's place is stunned."""
    found = False
    for monster in range(MONSTERS):
        if s.pieces[monster].here and s.pieces[monster].place == s.souls[p].place:
            stun(s, p, monster, rounds)
            found = True
    if not found:
        tell(s, Told.NO_MONSTER_HERE, p, 0, 0)


@rule
def shed_states(s, p):
    if bears_any(s, p):
        clear_states(s, p)
    else:
        tell(s, Told.NO_STATES, p, 0, 0)


@rule("carcosa.events.no_actions")
def lose_actions(s, p):
    """The soul has no action left this round; if it is its turn, the turn goes on."""
    tell(s, Told.NO_ACTIONS, p, s.souls[p].actions == 0, 0)
    s.souls[p].actions = 0


@rule("carcosa.events.fury_doubled")
def double_king(s):
    tell(s, Told.KING_DOUBLED, s.king_doubled, s.options.king.doubled_presence, 0)
    s.king_doubled = 1


@rule("carcosa.events.corpse_blunt")
def find_object(s, p, card):
    """An object that comes from outside the decks."""
    s.made[card] += 1
    add_object(s, p, card)


@rule("carcosa.events.meal_guest")
def bring_another(s, p, gain):
    """Another soul, drawn by lot, is brought here and enters; then both gain sanity."""
    others = s.n_seats - 1
    lot = roll(s, others) if others > 1 else 1
    guest = (p + lot) % s.n_seats
    tell(s, Told.GUEST, p, guest, others > 1)
    bring_into(s, guest, s.souls[p].place)
    schedule(s, Op.SHARE_MEAL, p, guest, gain)


@rule
def do_share_meal(s, p, guest, gain):
    """Tell again what both eat, because cards that the guest has revealed come between the card and its effect."""
    tell(s, Told.MEAL_SHARED, p, guest, 0)
    gain_sanity(s, p, gain)
    gain_sanity(s, guest, gain)


@rule("carcosa.events.faces")
def swap_places(s, p, other):
    """Two souls swap places, and both enter their new ones."""
    mine = s.souls[p].place
    theirs = s.souls[other].place
    tell(s, Told.SWAPPED_PLACES, p, other, 0)
    bring_into(s, p, theirs)
    bring_into(s, other, mine)


@rule("carcosa.events.lift", "carcosa.events.trapdoor")
def ride(s, p, floors):
    """To the same room so many floors up, or down if negative, in a cycle."""
    place = s.souls[p].place + 5 * floors
    if floors > 0:
        tell(s, Told.ROSE, p, floors, place >= 15)
    else:
        tell(s, Told.DROPPED, p, -floors, place < 0)
    bring_into(s, p, (place + 15) % 15)


@rule("carcosa.events.fury", "carcosa.crown.fury", "carcosa.king.fury_banished")
def king_comes(s, p, loss):
    """The king comes to the soul's floor, and all on it lose sanity, twice as much once he is doubled.

    He cannot come to the False King's floor. While banished he can come only by an option.
    """
    floor = floor_of(s.souls[p].place)
    if s.king_away > 0 and not s.options.king.fury_while_banished:
        tell(s, Told.KING_ABSENT, s.king_away, 0, 0)
        return
    if floor == false_king_floor(s):
        tell(s, Told.KING_BLOCKED, floor, 0, 0)
        return
    tell(s, Told.KING_CAME, floor, floor != s.king_floor, 0)
    s.king_floor = floor
    loss *= 2 if s.king_doubled else 1
    if loss > 0:
        tell(s, Told.KING_PRESENCE, floor, loss, souls_on(s, floor))
    for k in range(s.n_seats):
        other = (p + k) % s.n_seats
        if floor_of(s.souls[other].place) == floor:
            lose_sanity(s, other, loss)
    if not s.options.before_7:
        schedule(s, Op.BLOW, int(Blow.PRESENCE), 0, 0)


@rule("carcosa.king.banished", "carcosa.king.banished_running_round", "carcosa.king.banished_to_sanctuary")
def banish_king(s, rounds):
    """The king is away for so many ends of round; a longer absence stays."""
    again = s.king_away > 0
    s.king_away = max(s.king_away, rounds + (1 if s.options.king.running_round_too else 0))
    if s.options.king.banished_to_sanctuary:
        s.king_floor = floor_of(s.options.king.sanctuary)
    tell(s, Told.KING_AWAY, s.king_away, again, 0)
    if s.options.king.banished_to_sanctuary:
        tell(s, Told.KING_BANISHED_TO, s.king_floor, 0, 0)
