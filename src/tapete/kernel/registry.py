"""A game's rules in one tuple: everything that playouts, searches and learners need from a game."""
from collections.abc import Callable
from typing import Any, NamedTuple

from .rule import rule

Rule = Callable[..., Any]


@rule
def no_observation(s, seat, seen):
    """The default of `observe`, for a game without an observation: change nothing."""


@rule
def no_cover(s, seat):
    """The default of `cover`, for an observation that itself leaves out what the seat may not know: change nothing."""


@rule
def no_features(s, seat, seen):
    """The default of `features`, for a game without fitted values: change nothing."""


@rule
def no_summary(s, row):
    """The default of `summarise`: add no columns to those of every game."""


class Rules(NamedTuple):
    """A game's rules. Each is plain Python when called, and compiled if an entry point uses it."""

    setup: Rule
    """setup(s): turns a blank state into a game set up, with its first frames on the agenda."""
    legal: Rule
    """legal(s, menu): fills the menu with the legal actions of the seat that must choose; empty if nobody must."""
    act: Rule
    """act(s, action): carries a legal choice out."""
    step: Rule
    """step(s): carries out one frame of the agenda. Returns whether there was one that waits for no choice."""
    chooser: Rule
    """chooser(s): the seat that must choose; -1 when the game is over."""
    seen_as: Rule
    """seen_as(s, action, seat): the action as a seat sees it, just before it is carried out.

    If the seat cannot distinguish some actions, the result is one action that stands for all of them.
    """
    why_not: Rule
    """why_not(s, action): the game's code for why an action is not legal now, 0 if it is."""
    blind: Rule
    """blind(s, seat): turns a state into all that a seat may know, and nothing else."""
    redeal: Rule
    """redeal(s, luck, scratch): fills a blinded state with one of the true states that it may be, all equally likely.
    """
    broken: Rule
    """broken(s): the game's code of the first invariant that is not true, 0 for none."""
    greedy: Rule
    """greedy(s, menu, luck): a choice by simple rules of thumb, from what its seat may know."""
    clock: Rule
    """clock(s): an integer that grows as the game goes on. Actions that can be repeated freely do not change it."""
    value: Rule
    """value(s, seat): the value of a state for a seat, 0 to 1. For an ended game it is the result."""
    summarise: Rule = no_summary
    """summarise(s, row): writes the game's own columns for a finished game into a `Summary`."""
    features: Rule = no_features
    """features(s, seat, seen): writes how a seat stands in a running game into an array of zeros, see
    `Observation.features`."""
    observe: Rule = no_observation
    """observe(s, seat, seen): writes the observation for a learned agent's net (`gamedef/observation.py`).

    `machine_of` fills it.
    """
    cover: Rule = no_cover
    """cover(s, seat): reduces a state that a search imagines to what a seat may know, before a net observes it.

    `machine_of` makes it `blind` if the observation needs a blinded state.
    """
