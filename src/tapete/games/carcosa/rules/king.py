"""The King of Yellow at the end of a round: roulette, presence, decree."""
from ....kernel.agenda import schedule
from ....kernel.dice import roll
from ....kernel.log import tell
from ....kernel.piles import shuffle_pile
from ....kernel.rule import rule
from ..names import NOBODY, ROOMS, Decree
from ..vocabulary import Op, Told
from .board import false_king_floor, floor_of, souls_on
from .finding import cover_deck
from .inventory import count_losable, is_soulbound, remove_at
from .moving import put_soul, spy_after_effect
from .sanity import lose_sanity


@rule("carcosa.king.away")
def king_is_away(s):
    """A banished king skips one end of round for each round of banishment."""
    if s.king_away == 0:
        return False
    s.king_away -= 1
    tell(s, Told.KING_ABSENT, s.king_away, 0, 0)
    return True


@rule("carcosa.king.roulette", "carcosa.crown.blocks")
def king_moves(s):
    """A die says how many floors up the king appears, in a cycle; he stands in the corridor.

    Returns whether he has moved. The False King's floor is closed to him, and then the die is rolled again.
    """
    up = s.options.king.roulette[roll(s, s.options.roulette_sides) - 1]
    floor = (s.king_floor + up) % 3
    if floor == false_king_floor(s):
        tell(s, Told.KING_BLOCKED, floor, 1, 0)
        return False
    tell(s, Told.KING_MOVED, floor, floor != s.king_floor, up)
    s.king_floor = floor
    return True


@rule("carcosa.king.presence_table")
def presence_of_round(s):
    """The cost of the king's presence this round; the table's last entry repeats."""
    if s.round_no < s.options.king.presence_from:
        return 0
    loss = s.options.king.presence[min(s.round_no, len(s.options.king.presence)) - 1]
    return 2 * loss if s.king_doubled and s.options.king.doubled_presence else loss


@rule("carcosa.king.presence", "carcosa.king.presence_first")
def presence_strikes(s, floor):
    """From his first round on, souls on the king's floor lose the amount of the round's table."""
    loss = presence_of_round(s)
    if loss == 0:
        if not s.options.before_7:
            tell(s, Told.KING_PRESENCE, floor, 0, souls_on(s, floor))
        return
    tell(s, Told.KING_PRESENCE, floor, loss, souls_on(s, floor))
    for k in range(s.n_seats):
        p = (s.starter + k) % s.n_seats
        if floor_of(s.souls[p].place) == floor:
            lose_sanity(s, p, loss)


@rule("carcosa.king.decree", "carcosa.king.decree_table")
def king_decrees(s):
    decree = s.options.king.decrees[roll(s, s.options.decree_sides) - 1]
    n = s.options.king.decree_loss if decree == Decree.ALL_LOSE else s.options.turn.limited
    tell(s, Told.KING_DECREE, decree, n, decree_reaches(s, decree))
    match decree:
        case Decree.ROTATE_FLOORS: s.rotate_floors = 1
        case Decree.ALL_LOSE: all_lose(s)
        case Decree.ONE_ACTION: s.king_limits = 1
        case Decree.BY_STAIRS: move_by_stairs(s)
        case Decree.ATTRACT: attract(s)
        case Decree.DISCARD: all_discard(s)
        case Decree.SHUFFLE: shuffle_decks(s)
        case Decree.ONE_ACTION_EACH: slow_souls(s)
        case Decree.CHOOSE_DISCARD: all_choose_discard(s)


@rule
def decree_reaches(s, decree):
    """How many souls a decree concerns when it is made; a decree for the future concerns all."""
    match decree:
        case Decree.BY_STAIRS: return souls_on(s, s.king_floor)
        case Decree.ONE_ACTION_EACH: return souls_on(s, s.king_floor)
        case Decree.DISCARD: return souls_with_objects(s)
        case Decree.CHOOSE_DISCARD: return souls_with_objects(s)
    return s.n_seats


@rule
def souls_with_objects(s):
    """How many souls have an object that they can lose."""
    count = 0
    for p in range(s.n_seats):
        if count_losable(s, p) > 0:
            count += 1
    return count


@rule("carcosa.king.decree_loss")
def all_lose(s):
    for k in range(s.n_seats):
        lose_sanity(s, (s.starter + k) % s.n_seats, s.options.king.decree_loss)


@rule("carcosa.king.decree_stairs")
def move_by_stairs(s):
    """Souls on the king's floor go to the stair of the next floor: 1 to 2, 2 to 1, 3 to 2. Nothing is revealed."""
    there = 0 if s.king_floor == 1 else 1
    for p in range(s.n_seats):
        if floor_of(s.souls[p].place) == s.king_floor:
            put_soul(s, p, s.stairs[there])


@rule("carcosa.king.decree_attract", "carcosa.crown.immunity")
def attract(s):
    """Every soul comes to the king's corridor, except those on the False King's floor."""
    immune = false_king_floor(s)
    if immune != NOBODY:
        tell(s, Told.KING_DRAWS_NOT, immune, 0, 0)
    for p in range(s.n_seats):
        if immune == NOBODY or floor_of(s.souls[p].place) != immune:
            draw(s, p)


@rule("carcosa.actions.look_when_drawn")
def draw(s, p):
    """A soul comes to the king's corridor; by the options it may look into a room, as after any effect."""
    came_from = s.souls[p].place
    put_soul(s, p, 5 * s.king_floor)
    if s.options.actions.spy_when_attracted:
        spy_after_effect(s, p, came_from)


@rule("carcosa.king.decree_shuffle")
def shuffle_decks(s):
    """Each room deck is shuffled separately; nobody knows any card's place after that."""
    for deck in range(ROOMS):
        if s.blinded:
            cover_deck(s, deck)
        else:
            shuffle_pile(s, s.decks[deck])
    tell(s, Told.DECKS_SHUFFLED, 0, 0, 0)


@rule("carcosa.king.decree_one_action_each")
def slow_souls(s):
    """Souls now on the king's floor have one action in their next turn, on any floor."""
    for p in range(s.n_seats):
        if floor_of(s.souls[p].place) == s.king_floor:
            s.souls[p].slowed = 1
            tell(s, Told.SLOWED, p, s.options.turn.limited, 0)


@rule("carcosa.king.decree_choose_discard")
def all_choose_discard(s):
    """Each soul with an object discards one of its choice; a soulbound one stays."""
    for k in range(s.n_seats):
        p = (s.starter + k) % s.n_seats
        if count_losable(s, p) > 0:
            schedule(s, Op.LOSE_OBJECT, p, 0, 0)
        else:
            tell(s, Told.NOTHING_TO_LOSE, p, 0, 0)


@rule("carcosa.king.decree_discard")
def all_discard(s):
    for k in range(s.n_seats):
        schedule(s, Op.KING_DISCARD, (s.starter + k) % s.n_seats, 0, 0)


@rule("carcosa.king.decree_discard")
def do_king_discard(s, p):
    """The latest object is lost; a soulbound one stays."""
    me = s.souls[p]
    for i in range(me.n_objects - 1, -1, -1):
        if not is_soulbound(me.objects[i]):
            tell(s, Told.LOST_OBJECT, p, me.objects[i], 0)
            card = remove_at(s, p, i)
            s.discards[card] += 1
            return
    tell(s, Told.NOTHING_TO_LOSE, p, 0, 0)


@rule("carcosa.king.decree_one_action", "carcosa.king.decree_one_action_each")
def king_limits_actions(s, p):
    """After that decree, a soul on the king's floor at the start of the next round has one action.

    In its other form, the decree concerns souls that stood there when it was made.
    """
    return s.souls[p].slowed or (s.king_limits and floor_of(s.souls[p].place) == s.king_floor)


@rule
def king_stands_at(s, place):
    """Whether the king stands in this corridor; a banished king stands nowhere."""
    return s.king_away == 0 and place == 5 * s.king_floor
