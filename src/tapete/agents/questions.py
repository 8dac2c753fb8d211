"""What a policy is asked: the questions of many games at once, each with what its seat may know."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import blake2b
from random import Random
from typing import Any, overload

import numpy as np
from pydantic import BaseModel

from ..gamedef.action_space import ActionSpace
from ..gamedef.game import Game
from ..games import speech_for
from ..referee.words import seat_names
from ..runtime.integers import whole_numbers
from ..text.spoken import SpokenError, as_written


@lru_cache(maxsize=32)
def space_of(game: Game) -> ActionSpace:
    """The numbers of a game's actions."""
    return ActionSpace(game)


@dataclass(frozen=True)
class SeatQuestion:
    """A seat that must choose, with what it may know and nothing else.

    `state` is the seat's blinded state, as a plain object. `actions` are its legal actions, packed, at least two.
    `number` counts the choices made before this one. `seed` is the seed of `rng`; the game's seed, the seat and
    `number` decide it.
    """

    game: Game
    seats: int
    seat: int
    number: int
    state: Any
    actions: tuple[int, ...]
    seed: int

    @cached_property
    def rng(self) -> Random:
        """The question's own random generator. If all chance comes from it, a game repeats itself."""
        return Random(self.seed)

    @cached_property
    def view(self) -> BaseModel:
        """The seat's view, as the page and the terminal show it."""
        return self.game.view(self.state)

    @cached_property
    def legal(self) -> list[int]:
        """The numbers of the legal actions, in the order of the menu. `mask` allows the same."""
        space = space_of(self.game)
        return [space.number(action) for action in self.actions] if space.by_grammar else list(range(len(self.actions)))

    @cached_property
    def mask(self) -> Any:
        """The legal actions, (actions,) of bool."""
        mask = np.zeros(space_of(self.game).size, np.bool_)
        mask[self.legal] = True
        return mask

    @cached_property
    def observation(self) -> Any:
        """What the seat sees as numbers, (width,), as the environments give it."""
        spec = self.game.observation.spec
        seen = spec.record.plain()
        spec.observe(self.state, self.seat, seen)
        return spec.flat(spec.record.pack(seen))[0]

    @whole_numbers
    def text(self, number: int) -> str:
        """A legal action as people type it, such as `move F1_R2`."""
        return self.game.grammar.text(self.action(number))

    @whole_numbers
    def label(self, number: int, language: str = "en") -> str:
        """A legal action in words, as a menu shows it."""
        return self.game.wording.label(speech_for(self.game, language), self.state, self.action(number),
                                       self.names(language))

    def words(self, language: str = "en") -> str:
        """The question in words."""
        return self.game.wording.question(speech_for(self.game, language), self.state, self.names(language))

    def names(self, language: str = "en") -> Sequence[str]:
        """The names of the seats in words."""
        roles = self.game.presentation.roles_seen(self.state) or [""] * self.seats
        return seat_names(speech_for(self.game, language), [""] * self.seats, roles)

    @whole_numbers
    def action(self, number: int) -> int:
        """The packed action of a legal number. InputError if it is not legal."""
        if number not in self.legal:
            raise SpokenError("policy-not-legal", given=as_written(number), legal=", ".join(map(str, self.legal)))
        return self.actions[self.legal.index(number)]


@dataclass(frozen=True, eq=False)
class Questions(Sequence[SeatQuestion]):
    """The questions that a policy is asked at once: one for each game in which one of its seats must choose."""

    questions: tuple[SeatQuestion, ...]

    def __len__(self) -> int:
        return len(self.questions)

    @overload
    def __getitem__(self, i: int) -> SeatQuestion: ...
    @overload
    def __getitem__(self, i: slice) -> Questions: ...

    def __getitem__(self, i: int | slice) -> SeatQuestion | Questions:
        return Questions(self.questions[i]) if isinstance(i, slice) else self.questions[i]

    def __iter__(self) -> Iterator[SeatQuestion]:
        return iter(self.questions)

    @property
    def game(self) -> Game:
        """The game, which is the same in all questions."""
        return self.questions[0].game

    @cached_property
    def observations(self) -> Any:
        """The observations, (n, width)."""
        return np.stack([question.observation for question in self.questions])

    @cached_property
    def masks(self) -> Any:
        """The legal actions, (n, actions) of bool."""
        return np.stack([question.mask for question in self.questions])

    @cached_property
    def seats(self) -> Any:
        """The seats that must choose, (n,)."""
        return np.array([question.seat for question in self.questions])


def question_seed(seed: int, seat: int, number: int) -> int:
    """The seed of a question's generator. The game's own seed cannot be read from it."""
    return int.from_bytes(blake2b(f"policy {seed} {seat} {number}".encode(), digest_size=8).digest())
