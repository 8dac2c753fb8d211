"""Screening: take many things out of a game one at a time, each with few games, and repeat the largest effects with
more.

A thing with a large effect has also had luck. Each round therefore plays its own seeds, and only the last round of a
thing is shown. The thing was not chosen by those games, so its interval is honest.
"""
from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import DefectError, InputError
from ...files.atomic import write_whole
from ...lab.engines.engine import Engine
from ...lab.study import Study, StudyBatch, pack_blank, play_batch, study_json, study_of
from ...lab.tournament import PairDifference, compare_means, correct_holm
from ...lab.tuning.aims import tally, values_in

FIRST, GROWTH = 60, 4
"""Games of each thing in the first round, and the growth from round to round: so many times the games for so many times
fewer things."""
FEWEST = 12
"""If there are so many things, this many stay to the end."""
MANY = 24
"""With so many things, most have almost no effect."""
PIECE, PARTS = 240, 20
"""Most games that are played in one piece, and the number of parts into which they are cut if few games show a
figure."""
TOLD = 24
"""Pieces between two reports of intermediate results."""

Tally = np.ndarray[Any, Any]
Name = tuple[str, str]
Pairs = Mapping[Name, tuple[Tally, Tally]]
"""The tallies with a thing and without it, for the things that have both."""


@dataclass(frozen=True)
class ScreeningArm:
    """A thing to be taken out: the study without it, the study to compare with, and the method."""

    kind: str
    thing: str
    without: Study
    base: Study
    how: str = ""
    changes: Mapping[str, Any] | None = None
    """The changes that take it out, if several may be taken out together."""

    @property
    def name(self) -> Name:
        return self.kind, self.thing


def rounds_of(things: int, games: int, first: int = FIRST, fewest: int = FEWEST) -> list[tuple[int, int]]:
    """How many things are examined with how many games each, round by round, none with more games than given."""
    found, each = [(things, min(first, games))], first * GROWTH
    while each <= games:
        things = max(min(things, fewest), things // GROWTH)
        found.append((things, each))
        each *= GROWTH
    return found


def games_of(arms: Sequence[ScreeningArm], rounds: Sequence[tuple[int, int]]) -> int:
    """The total number of games, if none fails."""
    bases = len({study_json(arm.base) for arm in arms})
    return sum((things + min(bases, things)) * each for things, each in rounds)


def screen(arms: Sequence[ScreeningArm], measure: str, rounds: Sequence[tuple[int, int]], folder: Path, engine: Engine,
           progress: Callable[[int], None], found: Callable[[Any], None]) -> dict[str, Any]:
    """The worth of each thing: the measure with it less the measure without it; things with most games come first.

    `failed` are those whose worth is unknown. `found` is called with intermediate results."""
    look, seed, left = ScreeningGames(measure, folder, engine, progress), 1, list(arms)
    known: dict[Name, dict[str, Any]] = {}
    failed: dict[Name, str] = {}

    def told() -> dict[str, Any]:
        return {"cards": sorted(known.values(), key=lambda one: (-one["games"], -abs(one["worth"]), one["thing"])),
                "failed": [{"kind": kind, "thing": thing, "why": wrong} for (kind, thing), wrong in failed.items()],
                "rounds": [{"things": things, "games": each} for things, each in rounds]}
    for number, (things, games) in enumerate(rounds):
        left = foremost(left, known)[:things]
        ways, seeds, last = {arm.name: arm.how for arm in left}, [seed, seed + games - 1], number == len(rounds) - 1

        def seen(pairs: Pairs, ways: Mapping[Name, str] = ways, seeds: list[int] = seeds, last: bool = last) -> None:
            for name, one in _judged(pairs, measure).items():
                # Rounds before the last only choose things. They call nothing sure, because it will be measured again.
                known[name] = {"kind": name[0], "thing": name[1], "how": ways[name], "worth": one.difference,
                               "low": one.low, "high": one.high, "sure": last and one.p_holm < 0.05,
                               "games": seeds[1] - seeds[0] + 1, "seeds": seeds}
            found(told())
        for name, wrong in look.at(left, seed, games, seen).items():
            failed[name] = wrong
            known.pop(name, None)
        left = [arm for arm in left if arm.name not in failed]
        seed += games
    return told()


def foremost(arms: Sequence[ScreeningArm], known: Mapping[Name, Mapping[str, Any]]) -> list[ScreeningArm]:
    """Things by the size of their effect, the largest first. If there are many, most have almost no effect, so the
    effect is counted from the median: the luck of the reference games is in every difference."""
    worths = [known[arm.name]["worth"] for arm in arms if arm.name in known]
    middle = float(np.median(worths)) if len(worths) >= MANY else 0.0
    return sorted(arms, key=lambda arm: -abs(known[arm.name]["worth"] - middle) if arm.name in known else 0.0)


def _judged(pairs: Pairs, measure: str) -> dict[Name, PairDifference]:
    """The differences of one round, corrected for their number."""
    found = [compare_means(*name, *(values_in(tallied, measure, ()) for tallied in both))
             for name, both in pairs.items()]
    return dict(zip(pairs, correct_holm(found), strict=True))


class ScreeningGames:
    """Games with and without things, piece by piece, each piece kept."""

    def __init__(self, measure: str, folder: Path, engine: Engine, progress: Callable[[int], None],
                 parts: int = PARTS) -> None:
        self.measure, self.folder, self.engine, self.progress = measure, folder, engine, progress
        self.parts = parts

    def at(self, arms: Sequence[ScreeningArm], seed: int, games: int, seen: Callable[[Pairs], None]) -> dict[Name, str]:
        """Play so many games of each from a seed on. Returns the things that failed, and how. `seen` is called with the
        tallies of the finished things, now and then and at the end."""
        studies = {study_json(study): replace(study, seed=seed, games=games)
                   for study in (*(arm.base for arm in arms), *(arm.without for arm in arms))}
        firsts = range(seed, seed + games, PIECE)
        got: dict[str, dict[int, Tally]] = {name: {} for name in studies}
        wrong: dict[str, str] = {}
        both = {arm.name: (study_json(arm.base), study_json(arm.without)) for arm in arms}

        def through() -> Pairs:
            whole = {name: np.concatenate([pieces[first] for first in firsts]) for name, pieces in got.items()
                     if name not in wrong and len(pieces) == len(firsts)}
            wrong.update({name: "unmeasured" for name, tallied in whole.items() if not tallied[:, 1].any()})
            return {name: (whole[base], whole[without]) for name, (base, without) in both.items()
                    if all(one in whole and one not in wrong for one in (base, without))}
        pieces = [(name, replace(study, seed=first, games=min(PIECE, seed + games - first)))
                  for name, study in studies.items() for first in firsts]
        for count, (name, piece, told) in enumerate(self.played(pieces), 1):
            if "wrong" in told:
                wrong.setdefault(name, told["wrong"])
            else:
                got[name][piece.seed] = np.array(told["tally"], float).reshape(-1, 2)
            if count % TOLD == 0:
                seen(through())
        seen(through())
        return {name: wrong[one] for name, of in both.items() for one in of if one in wrong}

    def played(self, pieces: Sequence[tuple[str, Study]]) -> Iterator[tuple[str, Study, Any]]:
        """Each piece with its result; those that an earlier run has kept come first."""
        left = []
        for name, piece in pieces:
            path = self._path(piece)
            if path.exists():
                self.progress(piece.games)
                yield name, piece, json.loads(path.read_text(encoding="utf-8"))
            else:
                left.append((name, piece))
        jobs = [(study_json(piece), self.measure, self.parts) for _, piece in left]
        for index, told in self.engine.run(_piece, jobs):
            name, piece = left[index]
            write_whole(self._path(piece), told.encode(), durable=False)
            self.progress(piece.games)
            yield name, piece, json.loads(told)

    def _path(self, piece: Study) -> Path:
        told = f"{study_json(piece)} {self.measure}"
        return self.folder / f"piece-{hashlib.blake2b(told.encode(), digest_size=8).hexdigest()}.json"


def _piece(job: tuple[str, str, int]) -> str:
    """The result of a piece for a measure, as JSON, or the way in which its games cannot be played."""
    study, measure, parts = study_of(job[0]), *job[1:]
    try:
        rows = play_batch(StudyBatch(study, pack_blank(study)))
    except InputError:
        return json.dumps({"wrong": "refused"})
    except DefectError:
        return json.dumps({"wrong": "broke"})
    return json.dumps({"tally": tally(study, rows, measure, parts).tolist()})
