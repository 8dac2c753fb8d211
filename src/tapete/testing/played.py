"""Plays random games of a game's rulesets, and stops at the moments that a test of the kit checks."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, ClassVar

import numpy as np

from ..agents.seat import SeatedAgent
from ..compiler.backends import using_backend
from ..gamedef.by_players import at_table
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..kernel.dice import new_rngs, plain_rng
from ..referee.session import Session, SessionEvent

BOUND = 100_000
LONG_ENOUGH = 20
"""Choices per checked moment in a long game."""
AS_OFTEN = 32
"""After this many checks of a game, checks become half as frequent, because late turns of a long game are alike."""


class PlayedGames:
    """Plays the game of a test class with all rulesets, options and numbers of players."""

    game: ClassVar[Game]
    variants: ClassVar[Sequence[Mapping[str, Any]]] = ()
    """Configurations that switch on what is off by default, so that it is tested too."""
    told: list[SessionEvent]

    def rulesets(self) -> Iterator[tuple[Ruleset, Any]]:
        """Every ruleset unchanged, then the default one in every variant."""
        for ruleset in self.game.rulesets:
            yield ruleset, self.game.options(ruleset)
        for variant in self.variants:
            yield self.game.ruleset(), self.game.options(self.game.ruleset(), variant)

    def tables(self) -> Iterator[tuple[Any, int]]:
        """The options of every ruleset and variant, with each number of seats that they allow."""
        for _, options in self.rulesets():
            for players in self.game.counts(options):
                yield at_table(options, players), players

    def start(self, players: int, seed: int, variant: int = 0) -> Session:
        ruleset, options = list(self.rulesets())[variant]
        return Session(self.game, ruleset, options, [None] * players, seed)

    def moments(self, players: int, seed: int, every: int = 7, variant: int = 0, thinning: bool = True
                ) -> Iterator[Session]:
        """A random game, stopped after every `every` choices. With `thinning` it stops less often as it goes on.

        `told` has the happenings since the last stop.
        """
        session = self.start(players, seed, variant)
        agents = [SeatedAgent("random", seat, seed) for seat in range(players)]
        number, looks, next_look, self.told = 0, 0, 0, session.news()
        while not session.over:
            if number == next_look:
                yield session
                self.told = []
                looks += 1
                next_look += every << (looks // AS_OFTEN if thinning else 0)
            self.told += session.play(agents[session.to_move].choose(session, number))
            number += 1

    def spread(self, players: int, seed: int, moments: int, variant: int) -> Iterator[Session]:
        """`moments` moments, spread over a random game, or over several games if it is short."""
        length = sum(1 for _ in islice(self.moments(players, seed, 1, variant, False), LONG_ENOUGH * moments))
        games = -(-moments // length)
        every = max(1, length * games // moments)
        yield from islice(chain.from_iterable(self.moments(players, seed + game, every, variant, False)
                                              for game in range(games)), moments)

    def play(self, blank: Any, agents: list[int], seed: int, games: int, form: str = "native") -> tuple[Any, Any]:
        """Play games with the entry point `play`, plain or on another backend. Returns the last state as an array of
        one, and the summaries.
        """
        seats = np.array(agents, np.int64)
        if form != "plain":
            states: Any = self.game.State.array(3)
            rows: Any = self.game.Summary.array(games)
            states[2] = self.game.State.pack(blank)[0]
            with using_backend(form):
                played = self.game.machine.play.compiled(states, self.game.Menu.array(1), new_rngs(1), seats, rows,
                                                         seed, games, BOUND)
            last = self.game.State.pack(self.game.State.unpack(states))     # without the layout's padding
            summaries = [self.game.Summary.unpack(row) for row in rows]
        else:
            states, plain_rows = self.game.State.plains(3), self.game.Summary.plains(games)
            states[2] = blank
            played = self.game.machine.play(states, self.game.Menu.plains(1), [plain_rng(0)], agents, plain_rows,
                                            seed, games, BOUND)
            last = self.game.State.pack(states[0])
            summaries = list(plain_rows)
        assert played == games
        return last, summaries
