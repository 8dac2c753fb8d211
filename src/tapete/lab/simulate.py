"""Many games of one kind, played compiled, on one core or several; the same results on any number."""
from __future__ import annotations

import importlib.util
import json
import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from pydantic import BaseModel

from ..agents import parse_agent, plans_of, space_for, tree_for
from ..errors import DefectError, InputError
from ..games import find_game
from ..kernel.agenda import Fault
from ..kernel.dice import lucks
from ..kernel.game import Game, Ruleset
from ..referee.session import check_seats, check_seed

BATCH = 2000
"""Games that one worker plays at a time, or fewer where there are not many."""
BOUND = 100_000
"""Choices after which a game counts as endless, a defect."""


@dataclass(frozen=True)
class Study:
    """What is simulated: games of the seeds `seed`, `seed` + 1, ... with a role and an agent for each seat."""

    game: str
    ruleset: str
    options: Mapping[str, Any]
    roles: tuple[str | None, ...]
    agents: tuple[str, ...]
    seed: int
    games: int

    def parts(self, workers: int = 1) -> list[Study]:
        """The study in batches, a dozen or more for each worker where there are games enough."""
        size = max(1, min(BATCH, self.games // (12 * workers)))
        return [replace(self, seed=self.seed + i, games=min(size, self.games - i))
                for i in range(0, self.games, size)]


def make_study(game: Game, ruleset: Ruleset, options: BaseModel, roles: Sequence[str | None],
               agents: Sequence[str], seed: int, games: int) -> Study:
    """A study checked; InputError says what will not do. One agent stands for all seats."""
    check_seats(game, len(roles))
    check_seed(seed)
    if games < 1:
        raise InputError(f"{games} games: expected 1 or more")
    check_seed(seed + games)
    for agent in agents:
        parse_agent(agent)
    if len(agents) not in (1, len(roles)):
        raise InputError(f"{len(agents)} agents for {len(roles)} players: expected one, or one for each")
    seated = tuple(agents) if len(agents) == len(roles) else tuple(agents) * len(roles)
    game.blank(options, roles)
    return Study(game.name, ruleset.name, options.model_dump(mode="json"), tuple(roles), seated, seed, games)


def check_workers(workers: int) -> int:
    """A number of processes that will do, or InputError."""
    if workers < 1:
        raise InputError(f"{workers} workers: expected 1 or more")
    return workers


def run_study(study: Study, workers: int = 1, progress: Callable[[int], None] | None = None) -> np.ndarray[Any, Any]:
    """The summaries of a study's games, a structured array in order of seed.

    `progress` is called with the number of games just finished. Raises DefectError if the rules broke.
    """
    check_workers(workers)
    parts, blank = study.parts(workers), pack_blank(study)
    done: list[np.ndarray[Any, Any] | None] = [None] * len(parts)
    if workers == 1:
        for i, part in enumerate(parts):
            done[i] = play_part(part, blank)
            if progress:
                progress(part.games)
    else:
        play_part(replace(study, games=1), blank)       # compiles, once, before the workers need it
        with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
            waiting = {pool.submit(play_part, part, blank): i for i, part in enumerate(parts)}
            while waiting:
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    i = waiting.pop(future)
                    done[i] = future.result()
                    if progress:
                        progress(parts[i].games)
    return np.concatenate([rows for rows in done if rows is not None])


def pack_blank(study: Study) -> np.ndarray[Any, Any]:
    """The state that every game of a study begins from, an array of one."""
    game = find_game(study.game)
    options = game.options(game.ruleset(study.ruleset), study.options)
    return game.State.pack(game.blank(options, study.roles))


def play_part(part: Study, blank: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Play one batch, compiled, from the study's blank state."""
    game = find_game(part.game)
    states = game.State.array(3)
    states[2] = blank[0]
    rows, plans = game.Summary.array(part.games), plans_of(part.agents)
    if any(parse_agent(agent).searches for agent in part.agents):
        played = game.machine.contest.compiled(states, game.State.array(2), game.Menu.array(3), lucks(1),
                                               tree_for(part.agents), space_for(game, part.agents), plans, rows,
                                               part.seed, part.games, BOUND)
    else:
        agents = plans["agent"].astype(np.int64)
        played = game.machine.play.compiled(states, game.Menu.array(1), lucks(1), agents, rows,
                                            part.seed, part.games, BOUND)
    if played < part.games:
        raise DefectError(f"the rules broke in the game of seed {part.seed + played}: "
                          f"{Fault(int(states[0]['fault'])).name}")
    return rows


def wilson(successes: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    if of == 0:
        return 0.0, 1.0
    z, share = 1.959963984540054, successes / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def results(study: Study, game: Game, rows: Any) -> dict[str, Any]:
    """What a study shows: win rate with its interval, choices, and the game's own figures."""
    won = int((rows["outcome"] == 1).sum())
    low, high = wilson(won, len(rows))
    return {
        "game": study.game, "ruleset": study.ruleset, "players": len(study.roles), "agents": list(study.agents),
        "seed": study.seed, "games": len(rows), "won": won,
        "win_rate": won / len(rows), "win_rate_95": [low, high],
        "decisions": {"mean": float(rows["choices"].mean()), "total": int(rows["choices"].sum()),
                      "forced_share": float(rows["forced"].sum() / rows["choices"].sum())},
        **game.report(rows)}


def study_json(study: Study) -> str:
    """All that is needed to run a study again."""
    return json.dumps({"game": study.game, "ruleset": study.ruleset, "roles": study.roles, "agents": study.agents,
                       "seed": study.seed, "games": study.games, "options": study.options})


def check_out(path: Path) -> None:
    """Raise InputError if no Parquet file can be written there: better before the games than after."""
    if importlib.util.find_spec("pyarrow") is None:
        raise InputError("--out needs PyArrow: pip install 'tapete[lab]'")
    if not path.parent.is_dir() or path.is_dir():
        raise InputError(f"{path}: cannot be written (there is no such folder)" if not path.is_dir() else
                         f"{path}: cannot be written (it is a folder)")


def write_parquet(path: Path, study: Study, rows: Any) -> None:
    """One row a game; the study itself goes into the file's metadata, so that it can be run again."""
    import pyarrow as pa
    import pyarrow.parquet as pq
    columns: dict[str, Any] = {}
    for name in rows.dtype.names:
        values = rows[name]
        if values.ndim == 1:
            columns[name] = values
        else:
            for seat in range(len(study.roles)):
                columns[f"{name}_{seat}"] = np.ascontiguousarray(values[:, seat])
    table = pa.table(columns).replace_schema_metadata({"tapete.study": study_json(study)})
    try:
        pq.write_table(table, path)
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror or error})") from error
