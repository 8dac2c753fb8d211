"""A game's rules in one row: what loops, searches and learners take of a game."""
from collections.abc import Callable
from typing import Any, NamedTuple

from .rule import rule

Rule = Callable[..., Any]


@rule
def see_nothing(s, seat, seen):
    """What the net of a game without a sight would be shown: it has none."""


@rule
def stand_anywhere(s, seat, seen):
    """A game of which no value is fitted says of nobody how they stand."""


@rule
def leave_nothing(s, row):
    """A finished game leaves no figures but those that every game does."""


class Rules(NamedTuple):
    """A game's rules, each plain Python when called and compiled where an entry uses them."""

    setup: Rule
    """setup(s): a blank state becomes a game set up, with its first frames on the agenda."""
    legal: Rule
    """legal(s, menu): what whoever must choose may do; an empty menu if nobody must."""
    act: Rule
    """act(s, action): carry a legal choice out."""
    step: Rule
    """step(s): work off one frame of the agenda; whether there was one that waits for nobody."""
    chooser: Rule
    """chooser(s): the seat that must choose, -1 when the game is over."""
    seen_as: Rule
    """seen_as(s, action, seat): what a seat sees of an action about to be carried out: the action itself, or the
    one that stands for all that it cannot tell apart."""
    why_not: Rule
    """why_not(s, action): the game's code for why an action is not legal now, 0 if it is."""
    blind: Rule
    """blind(s, seat): make the state all that, and only what, a seat may know."""
    redeal: Rule
    """redeal(s, luck, scratch): fill a blinded state with a true one, each possible one as likely."""
    broken: Rule
    """broken(s): the game's code of the first invariant that does not hold, 0 for none."""
    greedy: Rule
    """greedy(s, menu, luck): a choice by rules of thumb, by nothing that its seat may not know."""
    clock: Rule
    """clock(s): a whole number that grows as the game goes on; what can be repeated freely does not move it."""
    value: Rule
    """value(s, seat): what a state is worth to a seat, 0 to 1; an ended game its result."""
    summarise: Rule = leave_nothing
    """summarise(s, row): leave the game's own columns of a finished game in a `Summary`."""
    features: Rule = stand_anywhere
    """features(s, seat, seen): leave in a row of zeros how a seat stands in a running game, see `Game.features`."""
    observe: Rule = see_nothing
    """observe(s, seat, seen): what the net of a learned agent is shown (`observation.py`). `machine_of` fills it."""
