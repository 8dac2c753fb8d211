"""What a profile counts: the cards that lot deals to the first seat, and those that it lays."""
from tapete.game import rule

from ..vocabulary import Told


@rule
def lay(s, present):
    """The first hand of the first seat."""
    me = s.players[0]
    for i in range(me.n_hand):
        present[me.hand[i] - 1] += 1


@rule
def note(s, what, a, b, c, seen, used):
    if what == Told.LAID and a == 0:
        used[b - 1] += 1


@rule
def note_menu(s, menu, seen):
    """Which cards a hand offers is no matter of lot, because others have chosen before."""
    return


@rule
def note_choice(s, menu, seat, choice, used):
    """A choice is counted when it is revealed."""
    return


@rule
def beat(s):
    return s.turn


@rule
def turn_of(s):
    """All choose in each turn; a profile looks at the first seat."""
    return 0
