"""Records sample arguments of a game's entry points, by running the code that calls them."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np

from ..agents import parse_agent
from ..agents.expectimax import ExactSearcher
from ..agents.mcts import Searcher
from ..compiler.entry import EntryPoint
from ..gamedef.game import Game
from ..lab.profile.play import count_part
from ..lab.simulate import make_study
from ..lab.study import StudyBatch, pack_blank, play_batch
from ..referee.session import Session

WITHOUT_MODULE = ("profile",)
"""Entry points without a module: no page profiles a game, and a laboratory waits for machine code in any case."""


class _Called(Exception):
    """Raised when an entry point would run, with its arguments."""


class _Catch:
    """Replaces an entry point's backend, and runs nothing."""

    def __call__(self, *arguments: Any) -> int:
        raise _Called(arguments)

    @contextmanager
    def held(self, *first: Any) -> Iterator[Callable[..., int]]:
        yield partial(self, *first)


def samples(game: Game) -> dict[str, tuple[EntryPoint[..., int], tuple[Any, ...]]]:
    """The entry points that are compiled in advance, each with sample arguments."""
    machine, (part, blank) = game.machine, _part(game, "random")
    searched = _part(game, "mcts:iterations=1")
    callers: dict[str, tuple[EntryPoint[..., int] | None, Callable[[], Any]]] = {
        "play": (machine.play, lambda: play_batch(StudyBatch(part, blank))),
        "contest": (machine.contest, lambda: play_batch(StudyBatch(*searched))),
        "think": (machine.think, lambda: _ask(game, "mcts:iterations=1")),
        "reckon": (machine.reckon, lambda: _ask(game, "expectimax:table=0")),
        "profile": (machine.profile, lambda: count_part(part, blank)),
    }
    return {name: (entry, _arguments(entry, call)) for name, (entry, call) in callers.items() if entry is not None}


def _arguments(entry: EntryPoint[..., int], call: Callable[[], Any]) -> tuple[Any, ...]:
    """The arguments with which `call` calls an entry point. The entry point itself does not run."""
    before, entry.form = entry.form, _Catch()
    try:
        call()
    except _Called as called:
        arguments: tuple[Any, ...] = called.args[0]
        return arguments
    finally:
        entry.form = before
    raise AssertionError(f"{entry.__name__} was not called")


def _part(game: Game, agent: str) -> tuple[Any, np.ndarray[Any, Any]]:
    ruleset = game.ruleset()
    study = make_study(game, ruleset, game.options(ruleset), [None] * game.fewest, [agent], 1, 1)
    return study, pack_blank(study)


def _ask(game: Game, agent: str) -> None:
    """Let an agent think about the first choice of a game."""
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * game.fewest, 1)
    seat, how = session.to_move, parse_agent(agent)
    blinded = session.blinded(seat)
    if how.name == "mcts":
        Searcher(game, how, game.fewest, 1).think(blinded, session.legal())
    else:
        ExactSearcher(game, how, game.fewest).think(blinded, seat)
