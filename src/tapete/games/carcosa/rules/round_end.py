"""The end of a round, step by step, and the end of the game."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import FLOORS, ROOMS, Cause, Outcome, State, Step
from ..vocabulary import Op, Told
from .board import floor_of, room_by_die, souls_on
from .crown import false_king_checks
from .inventory import count_keys
from .king import king_decrees, king_is_away, king_moves, presence_strikes
from .monster_acts import schedule_monsters
from .sanity import clamp_sanity, lose_sanity, sanity_limit
from .states import has, timers_run


@rule
def is_kings(step):
    return step == Step.ROULETTE or step == Step.PRESENCE or step == Step.DECREE


@rule
def take_step(s, step):
    match step:
        case Step.HOUSE: house_takes(s)
        case Step.PRESENCE: presence_strikes(s, s.king_floor)
        case Step.DECREE: king_decrees(s)
        case Step.MONSTERS: schedule_monsters(s)
        case Step.STATES: states_work(s)
        case Step.FALSE_KING: false_king_checks(s)
        case Step.TIMERS: timers_run(s)
        case Step.STAIRS: stairs_move(s)
        case Step.ROTATION: decks_rotate(s)


@rule("carcosa.round.order", "carcosa.round.steps")
def do_round_end(s, i, absent):
    """The steps in the options' order, from the i-th on, until one schedules something that must be over first."""
    before = s.n_agenda
    while i < s.options.n_steps:
        step = s.options.steps[i]
        i += 1
        if step == Step.BANISHMENT:
            absent = king_is_away(s)
        elif step == Step.ROULETTE and not absent:
            if not king_moves(s):
                i -= 1
            break
        elif not (absent and is_kings(step)):
            take_step(s, step)
            if s.n_agenda > before or step == Step.DECREE:
                break
    if i < s.options.n_steps or s.n_agenda > before:
        schedule(s, Op.ROUND_END, i, absent, 0)
    else:
        end_round(s)


@rule("carcosa.round.house")
def house_takes(s):
    tell(s, Told.HOUSE, s.options.sanity.house, 0, 0)
    for k in range(s.n_seats):
        lose_sanity(s, (s.starter + k) % s.n_seats, s.options.sanity.house)


@rule("carcosa.round.states")
def states_work(s):
    """Poison lowers the maximum for ever; then each curse strikes."""
    for k in range(s.n_seats):
        p = (s.starter + k) % s.n_seats
        if has(s, p, State.ENVENENADO):
            schedule(s, Op.POISON, p, 0, 0)
    for k in range(s.n_seats):
        p = (s.starter + k) % s.n_seats
        if has(s, p, State.MALDITO):
            schedule(s, Op.CURSE, p, 0, 0)


@rule("carcosa.states.poisoned")
def do_poison(s, p):
    me = s.souls[p]
    if me.max_sanity > s.options.sanity.bottom:
        me.max_sanity = max(s.options.sanity.bottom, me.max_sanity - s.options.sanity.poison * me.doses)
        tell(s, Told.MAX_LOWERED, p, sanity_limit(s, p), 0)
        clamp_sanity(s, p)


@rule("carcosa.states.cursed")
def do_curse(s, p):
    """Souls on the same floor as a cursed soul lose sanity; the bearer itself only by an option."""
    floor = floor_of(s.souls[p].place)
    tell(s, Told.CURSE, p, floor, souls_on(s, floor) - (0 if s.options.sanity.curse_hurts_bearer else 1))
    for k in range(s.n_seats):
        other = (p + k) % s.n_seats
        if floor_of(s.souls[other].place) == floor and (other != p or s.options.sanity.curse_hurts_bearer):
            lose_sanity(s, other, s.options.sanity.curse)


@rule("carcosa.round.stairs")
def stairs_move(s):
    if s.options.stairs_move:
        place_stairs(s)


@rule("carcosa.setup.stairs")
def place_stairs(s):
    """A die for each floor chooses the room of its stair."""
    for floor in range(FLOORS):
        s.stairs[floor] = room_by_die(s, floor)
        tell(s, Told.STAIRS, floor, s.stairs[floor], 0)


@rule("carcosa.round.rotation")
def decks_rotate(s):
    """The twelve decks travel one room along the belt, whole and unshuffled."""
    if s.rotate_floors:
        s.rotate_floors = 0
        rotate_within_floors(s)
        tell(s, Told.DECKS_ROTATED, 1, 0, 0)
        return
    belt = s.options.king.belt
    last = s.deck_at[belt[ROOMS - 1]]
    for i in range(ROOMS - 1, 0, -1):
        s.deck_at[belt[i]] = s.deck_at[belt[i - 1]]
    s.deck_at[belt[0]] = last
    tell(s, Told.DECKS_ROTATED, 0, 0, 0)


@rule("carcosa.king.decree_rotation")
def rotate_within_floors(s):
    """On each floor R1 goes to R4, R4 to R3, R3 to R2 and R2 to R1."""
    for floor in range(FLOORS):
        room = 4 * floor
        first = s.deck_at[room]
        for i in range(room, room + 3):
            s.deck_at[i] = s.deck_at[i + 1]
        s.deck_at[room + 3] = first


@rule
def finish(s, outcome, cause):
    if s.outcome == Outcome.RUNNING:
        s.outcome = outcome
        s.cause = cause
        if outcome == Outcome.WON:
            tell(s, Told.WON, 0, 0, 0)
        elif outcome == Outcome.LOST:
            tell(s, Told.LOST, cause, 0, 0)
        else:
            tell(s, Told.STOPPED, 0, 0, 0)


@rule("carcosa.end.defeat_madness")
def all_at_bottom(s):
    for p in range(s.n_seats):
        if s.souls[p].sanity > s.options.sanity.bottom:
            return False
    return True


@rule("carcosa.end.defeat_keys", "carcosa.keys.pool")
def keys_run_out(s):
    """Once a key has been destroyed, the game's remaining keys may be too few."""
    return s.keys_destroyed > 0 and s.key_pool - s.keys_destroyed <= s.options.end.keys_left_defeat


@rule("carcosa.end.defeat_at_once")
def do_check_defeat(s):
    if all_at_bottom(s):
        finish(s, Outcome.LOST, Cause.MADNESS)
    elif keys_run_out(s):
        finish(s, Outcome.LOST, Cause.KEYS)


@rule("carcosa.end.victory")
def have_escaped(s):
    """Every soul on the threshold, and enough keys among them."""
    for p in range(s.n_seats):
        if s.souls[p].place != s.options.end.threshold:
            return False
    return count_keys(s) >= s.options.end.keys


@rule("carcosa.end.check")
def end_round(s):
    """Defeat first, then victory; else the next round begins with the next starter."""
    do_check_defeat(s)
    if have_escaped(s):
        finish(s, Outcome.WON, Cause.ESCAPED)
    if 0 < s.options.end.max_rounds <= s.round_no:
        finish(s, Outcome.STOPPED, Cause.ROUNDS)
    if s.options.turn.starter_moves:
        s.starter = (s.starter + 1) % s.n_seats
    schedule(s, Op.ROUND_START, 0, 0, 0)
