"""Four Souls by rules of thumb, from what a seat may know."""
from ...kernel.dice import next_below
from ...kernel.menu import kind_of
from ...kernel.rule import rule
from .names import Act


@rule
def points(s, action):
    match kind_of(action):
        case Act.ATTACK: worth = 5
        case Act.BUY: worth = 8
        case Act.BUY_TOP: worth = 7
        case Act.PLAY: worth = 4
        case Act.PASS: worth = 3
        case _: worth = 2
    return worth


@rule
def greedy(s, menu, luck):
    """The legal action with the most points, ties by lot."""
    best = menu.actions[0]
    most = -1000
    ties = 0
    for i in range(menu.n):
        worth = points(s, menu.actions[i])
        if worth > most:
            most = worth
            best = menu.actions[i]
            ties = 1
        elif worth == most:
            ties += 1
            if next_below(luck, ties) == 0:
                best = menu.actions[i]
    return best
