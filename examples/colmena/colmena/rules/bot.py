"""The greedy agent: it takes the card that brings most points, and looks a little ahead."""
from tapete.game import first_of, greedy_of, rule

from ..vocabulary import Cell
from .cards import next_seat
from .score import cells, score_with
from .turn import can_be_robbed

# What a card promises beside the points that it brings at once, in tenths of a point, as simulated games have shown.
FLOWER = 12         # that its hive has fewer of than of another flower
POT = 8             # of honey, for the pots that follow
BROOD = 6           # without a queen yet


@rule
def cards_to_come(s):
    """How many cards each hive still gets."""
    return s.players[0].n_hand + (s.options.rounds - s.round_no) * s.options.hand


@rule
def promise(s, p, card):
    me = s.players[p]
    to_come = cards_to_come(s)
    match card:
        case Cell.CLOVER | Cell.SUNFLOWER | Cell.DANDELION:
            most = max(cells(me, Cell.CLOVER, 0), max(cells(me, Cell.SUNFLOWER, 0), cells(me, Cell.DANDELION, 0)))
            return FLOWER if to_come > 2 and cells(me, card, 0) < most + 1 else 0
        case Cell.HONEY:
            return POT if to_come > 2 and cells(me, card, 0) < 4 else 0
        case Cell.BROOD:
            return BROOD if cells(me, Cell.QUEEN, 0) == 0 and to_come > 2 else 0
        case Cell.QUEEN:
            return 3 * to_come if cells(me, Cell.QUEEN, 0) == 0 else 0
        case Cell.WASP:
            robs = s.options.robbers and can_be_robbed(s, next_seat(s, p))
            return 10 * (score_with(s, p, Cell.HONEY) - score_with(s, p, 0)) if robs else 0
    return 0


@rule
def liking(s, p, frame, action, aim):
    card = first_of(action)
    return 100 + 10 * (score_with(s, p, card) - score_with(s, p, 0)) + promise(s, p, card)


greedy = greedy_of(liking)
