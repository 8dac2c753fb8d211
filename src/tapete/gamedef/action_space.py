"""The action space: a fixed numbering of a game's actions, so that a learner can choose by number.

An action is a kind and up to two arguments (`give VIAL 2`). Number i is the i-th action that the game's grammar can
write, kind by kind in its order, and within a kind with the last argument changing fastest. If a grammar can write more
than `LARGEST` actions, masks would be nearly all False. Then number i is the i-th action on the current menu, and the
learner reads the menu's content from `Batch.menu`.
"""
from __future__ import annotations

from math import prod
from typing import Any, Self

import numpy as np

from ..kernel.menu import Grammar, first_of, kind_of, second_of
from ..runtime.integers import whole_numbers
from .game import Game

LARGEST = 8192
"""Grammars with at most so many actions have a number for each."""

ARGUMENTS = 256


class ActionSpace:
    """The numbers of a game's actions, 0 to `size` - 1.

    `by_grammar` says which of the two numberings it is. `codes` are the packed actions by number, `factors` their kind
    and arguments, an array (size, 3). Numbering by menu has neither.
    """

    def __init__(self, game: Game) -> None:
        self.game, grammar = game, game.grammar
        self.by_grammar = sum(prod(len(list(domain.values())) for domain in form.domains)
                              for form in grammar.forms.values()) <= LARGEST
        self.grammar = grammar
        if self.by_grammar:
            self.codes = np.array(list(grammar.every()), np.int32)
            self.size = len(self.codes)
            self.firsts, self.ranks = _ranks(grammar)
        else:
            self.codes = np.zeros(0, np.int32)
            self.size = int(game.Menu.fields["actions"].shape[0])
            self.firsts, self.ranks = np.zeros(0, np.int32), np.zeros((2, 0, ARGUMENTS), np.int32)

    def __copy__(self) -> Self:
        """The numbering itself, because it never changes."""
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> Any:
        return type(self), (self.game,)

    @property
    def factors(self) -> Any:
        """Kind and two arguments of every action, an array (size, 3); empty if they are numbered by menu."""
        return factors_of(self.codes)

    @whole_numbers
    def number(self, action: int) -> int:
        """The number of a packed action, in a numbering by grammar."""
        self.grammar.check(action)
        kind, a, b = kind_of(action), first_of(action), second_of(action)
        return int(self.firsts[kind] + self.ranks[0, kind, a] + self.ranks[1, kind, b])

    @whole_numbers
    def text(self, action: int) -> str:
        """A packed action as text."""
        return self.grammar.text(action)


def factors_of(actions: Any) -> Any:
    """Kind and two arguments of packed actions, as a further axis of length three."""
    return np.stack([actions >> 16, actions >> 8 & 255, actions & 255], axis=-1)


def _ranks(grammar: Grammar) -> tuple[Any, Any]:
    """The parts whose sum is an action's number: the first number of its kind, and a rank for each argument."""
    kinds = 1 + max(grammar.forms)
    firsts, ranks = np.zeros(kinds, np.int32), np.zeros((2, kinds, ARGUMENTS), np.int32)
    first = 0
    for kind, form in grammar.forms.items():
        values = [list(domain.values()) for domain in form.domains]
        firsts[kind] = first
        for k, of_domain in enumerate(values):
            stride = prod(len(others) for others in values[k + 1:])
            for rank, value in enumerate(of_domain):
                ranks[k, kind, value] = rank * stride
        first += prod(len(of_domain) for of_domain in values)
    return firsts, ranks
