"""Ablation: take things out of a game one at a time and play the same seeds again, to measure the effect of each.

The difference is judged seed by seed, as in a tournament.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...errors import InputError
from ...gamedef.catalogue import NOTHING_FORBIDDEN, Without
from ..study import Study, game_of, pack_blank, study_json
from .result import compare_by_seed
from .study import ProfileStudy, catalogue_of


@dataclass(frozen=True)
class AblationArm:
    """A study to be played for an ablation, with a name that distinguishes it from the others."""

    name: tuple[str, ...]
    study: Study
    blank: Any          # the packed state that its games begin from
    forbidden: int = NOTHING_FORBIDDEN


@dataclass(frozen=True)
class Ablation:
    """The share of games won, or the mean score, with a thing and without it, and the difference: without minus
    with."""

    kind: str
    thing: str
    how: str
    games: int
    mean_with: float
    mean_without: float
    difference: float
    low: float
    high: float
    p: float


def arms_of(how: ProfileStudy) -> tuple[list[AblationArm], list[tuple[str, Without, tuple[str, ...]]]]:
    """The studies to play, each once, and the things with the name of the arm to compare each with. A fan's own things
    are among them. A thing that the game cannot do without (such as the last character but one) stays. A thing that is
    in no game of so many players stays too."""
    game = game_of(how.study)
    options = game.options(game.ruleset(how.study.ruleset), how.study.options)
    catalogue = catalogue_of(game)
    arms: dict[tuple[str, ...], AblationArm] = {}
    blanks: dict[tuple[str, ...], Any] = {}
    pairs: list[tuple[str, Without, tuple[str, ...]]] = []
    for kind in catalogue.kinds:
        for thing in filter(None, kind.things if kind.name in how.ablate else ()):
            without = catalogue.without(options, kind.name, thing)
            if without is not None:
                base, over = (replace(how.study, options=given.model_dump(mode="json"))
                              for given in (without.base, without.over))
                try:
                    blank = pack_blank(over)
                except InputError:      # too few characters, or a missing role, make no game
                    continue
                name = ("base", study_json(base))
                if name not in blanks:
                    blanks[name] = pack_blank(base)
                if without.forbidden == NOTHING_FORBIDDEN and blank.tobytes() == blanks[name].tobytes():
                    continue
                arms.setdefault(name, AblationArm(name, base, blanks[name]))
                arms[kind.name, thing] = AblationArm((kind.name, thing), over, blank, without.forbidden)
                pairs.append((kind.name, without, name))
    return list(arms.values()), pairs


def judge(pairs: Sequence[tuple[str, Without, tuple[str, ...]]],
          results: dict[tuple[str, ...], Any]) -> list[Ablation]:
    """The ablations, from each arm's result of every seed, by the arms' names."""
    found = []
    for kind, without, base in pairs:
        gone, there = results[kind, without.thing], results[base]
        seen = compare_by_seed("without", "with", gone, there)
        found.append(Ablation(kind, without.thing, without.how, len(gone), float(there.mean()), float(gone.mean()),
                              seen.difference, seen.low, seen.high, seen.p))
    return found
