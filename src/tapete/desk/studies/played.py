"""Simulated games for a desk: the functions that run in its worker processes, and the cache of their summaries."""
from __future__ import annotations

import os
import sys
from collections import OrderedDict
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from ...agents import parse_agent
from ...agents.learned import machine_for
from ...agents.minds import search_memory
from ...compiler.backends import is_ready_to_run
from ...errors import DefectError
from ...games import find_game
from ...kernel.agenda import Fault
from ...kernel.dice import plain_rng
from ...lab.study import BOUND, Study, StudyBatch, pack_blank, play_batch, study_json, study_of
from .figures import differences, figures_of

NICE = 10
"""The niceness of the desk's processes, so that tables come first."""
MOST_BYTES = 96 * 1024 * 1024
"""Most bytes of summaries that are cached."""


# ---- in the processes --------------------------------------------------------------------------

def begin(nice: int, studies: list[str]) -> None:
    """Initialise a process: set its niceness, and load the rules that were used before."""
    if hasattr(os, "nice"):
        os.nice(nice)
    for study in studies:
        prepare(study)


def prepare(study: str) -> None:
    """Load or compile a study's rules."""
    play_part(study, 1, 0)


def is_compiled(study: str) -> bool:
    """Whether a study's rules are already stored, as a module or as machine code; else they must be compiled."""
    whole, _ = _laid(study)
    agents = [parse_agent(agent) for agent in whole.agents]
    machine = machine_for(find_game(whole.game), agents)
    entry = machine.contest if any(agent.searches for agent in agents) else machine.play
    return is_ready_to_run(entry.compiled)


def play_plainly(study: str, first: int, games: int) -> np.ndarray[Any, Any]:
    """The same summaries as `play_part`'s, slowly: by rules without compilation, for agents that do not search."""
    whole, blank = _laid(study)
    game = find_game(whole.game)
    states, rows = game.State.plains(3), game.Summary.plains(games)
    states[2] = game.State.unpack(blank)
    agents = search_memory(game, whole.agents)[0]["agent"].tolist()
    played = game.machine.play(states, game.Menu.plains(1), [plain_rng(0)], agents, rows, first, games, BOUND)
    if played < games:
        raise DefectError(f"the rules broke in the game of seed {first + played}: {Fault(states[0].fault).name}")
    packed = game.Summary.array(games)
    for i, row in enumerate(rows):
        packed[i] = game.Summary.pack(row)[0]
    return packed


def play_part(study: str, first: int, games: int) -> np.ndarray[Any, Any]:
    """The summaries of so many games of a study, from a seed on."""
    whole, blank = _laid(study)
    return play_batch(StudyBatch(replace(whole, seed=first, games=games), blank))


@lru_cache(maxsize=32)
def _laid(study: str) -> tuple[Study, np.ndarray[Any, Any]]:
    whole = study_of(study)
    return whole, pack_blank(whole)


def compute_figures(study: str, rows: Any, beside: str | None, others: Any, language: str) -> dict[str, Any]:
    """The figures of a study's games, compared with those of another on the same seeds."""
    whole = study_of(study)
    told: dict[str, Any] = {"figures": figures_of(whole, rows, language)}
    if beside is not None:
        other = study_of(beside)
        told |= {"beside": figures_of(other, others, language),
                 "differences": differences(whole, rows, other, others, language)}
    return told


# ---- beside them -------------------------------------------------------------------------------

def key_of(study: Study) -> str:
    """A study as text, independent of its seeds and number of games: its games begin with seed 1."""
    return study_json(replace(study, seed=1, games=0))


class SummaryCache:
    """A cache of studies' summaries, each from seed 1 on without a gap. The least recently used are dropped."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self._rows: OrderedDict[str, Any] = OrderedDict()

    def rows(self, study: Study) -> Any:
        """The cached summaries of a study: an array, empty if there are none."""
        key = key_of(study)
        if key not in self._rows:
            return find_game(study.game).Summary.array(0)
        self._rows.move_to_end(key)
        return self._rows[key]

    def put(self, study: Study, rows: Any) -> None:
        """Cache a study's summaries, unless more of them are already cached."""
        key = key_of(study)
        if key not in self._rows or len(self._rows[key]) < len(rows):
            self._rows[key] = rows
        self._rows.move_to_end(key)
        while sum(each.nbytes for each in self._rows.values()) > self.most and len(self._rows) > 1:
            self._rows.popitem(last=False)


def games_at_most(study: Study) -> int:
    """Most games of a study that the cache can hold beside those of another."""
    return max(1, MOST_BYTES // 3 // find_game(study.game).Summary.dtype.itemsize)


def processes() -> int:
    """How many processes a desk may have: one less than the machine's cores, because tables come first."""
    if sys.platform == "linux":
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, cores - 1)
