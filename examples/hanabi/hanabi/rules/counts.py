"""What a profile counts: the cards that are drawn and built, and the kinds of actions."""
from tapete.game import count_choice, count_kinds, rule

from ..vocabulary import CARDS, Told

CARD = 0                    # the first number of each kind
ACTION = CARD + CARDS


@rule
def lay(s, present):
    """Lot puts nothing into a game of Hanabi that another game would not have."""
    return


@rule
def note(s, what, a, b, c, seen, used):
    match what:
        case Told.DREW: seen[CARD + b - 1] += 1
        case Told.PLAYED: used[CARD + b - 1] += 1


@rule
def note_menu(s, menu, seen):
    count_kinds(menu, seen, ACTION)


@rule
def note_choice(s, menu, seat, choice, used):
    count_choice(menu, choice, used, ACTION)


@rule
def beat(s):
    """A round of turns."""
    return s.turn // s.n_seats


@rule
def turn_of(s):
    return s.turn % s.n_seats
