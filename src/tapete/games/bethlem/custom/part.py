"""All of the game with custom cards; importing this module loads every rule that it changes."""
from ..rules.part import OWN_CARDS
from . import greedy, hidden, invariants, profile, value
from .rules import (
    act,
    beliefs,
    by_day,
    deal,
    goals,
    harm,
    idle,
    loans,
    lynching,
    may,
    menu,
    morning,
    night,
    pairs,
    riot,
    rounds,
)

__all__ = ["OWN_CARDS", "act", "beliefs", "by_day", "deal", "goals", "greedy", "harm", "hidden", "idle", "invariants",
           "loans", "lynching", "may", "menu", "morning", "night", "pairs", "profile", "riot", "rounds", "value"]
