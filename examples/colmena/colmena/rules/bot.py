"""The greedy agent: it takes the card that brings most points, and looks a little ahead."""
from tapete.game import first_of, greedy_of, rule

from ..vocabulary import Cell
from .cards import next_seat
from .score import cells, score_with
from .turn import can_be_robbed

# What a card promises beside the points that it brings at once, in tenths of a point, as simulated games have shown.
FIRST_FLOWER = 10   # of a set
SECOND_FLOWER = 25
POT = 4             # of honey, for each pot that five still lack
BROOD = 8           # without a queen yet
QUEEN = 4           # for each card that its hive still gets
GUARD = -10         # for others may have as many later
LATE = 3            # with so few cards to come nothing is promised any more


@rule
def cards_to_come(s):
    """How many cards each hive still gets."""
    return s.players[0].n_hand + (s.options.rounds - s.round_no) * s.options.hand


@rule
def flower_promise(s, p, card):
    """The points of a flower. It counts more if its hive has few of it, and most if it completes a set."""
    me = s.players[p]
    count = cells(me, card, 0)
    more = 0
    for other in range(Cell.CLOVER, Cell.DANDELION + 1):
        if cells(me, other, 0) < count:
            return 0
        more += 1 if cells(me, other, 0) > count else 0
    if more == 2:
        return 0
    return SECOND_FLOWER if more else FIRST_FLOWER


@rule
def robbed_points(s, p):
    """What a wasp would rob now, in tenths of a point."""
    if not s.options.robbers or not can_be_robbed(s, next_seat(s, p)):
        return 0
    return 10 * (score_with(s, p, Cell.HONEY) - score_with(s, p, 0))


@rule
def promise(s, p, card):
    me = s.players[p]
    match card:
        case Cell.CLOVER | Cell.SUNFLOWER | Cell.DANDELION: return flower_promise(s, p, card)
        case Cell.HONEY: return POT * max(0, 4 - cells(me, card, 0))
        case Cell.GUARD: return GUARD
        case Cell.BROOD: return 0 if cells(me, Cell.QUEEN, 0) else BROOD
        case Cell.QUEEN: return 0 if cells(me, card, 0) else QUEEN * cards_to_come(s)
    return 0


@rule
def liking(s, p, frame, action, aim):
    card = first_of(action)
    points = 10 * (score_with(s, p, card) - score_with(s, p, 0))
    if card == Cell.WASP:
        points += robbed_points(s, p)
    return 100 + points + (promise(s, p, card) if cards_to_come(s) > LATE else 0)


greedy = greedy_of(liking)
