"""Games played to their end by rules alone: written once, for every game, over the game's own rules.

Rules are passed as arguments (`legal`, `act`, `step`, ...), so that one source serves every game, plain and
compiled.
"""
from .agenda import Fault, fail
from .dice import next_below
from .rule import rule


@rule
def settle(s, step):
    """Work off the agenda until somebody must choose or the game is over."""
    while step(s):
        pass


@rule
def play_on(s, menu, choice, act, step):
    """Carry out a choice and all that follows until the next."""
    act(s, choice)
    settle(s, step)


@rule
def play_out(s, menu, luck, bound, legal, act, step):
    """Play on with random choices to the end of the game; how many choices that took.

    `luck` is a Dice of its own, so that a game's dice do not depend on who plays. More than `bound` choices
    are a fault.
    """
    choices = 0
    legal(s, menu)
    while menu.n > 0:
        if menu.n > len(menu.actions):
            fail(s, Fault.MENU_FULL)
            return choices
        if choices >= bound:
            fail(s, Fault.ENDLESS)
            return choices
        play_on(s, menu, menu.actions[next_below(luck, menu.n)], act, step)
        choices += 1
        legal(s, menu)
    if s.outcome == 0:
        fail(s, Fault.NO_CHOICE)
    return choices
