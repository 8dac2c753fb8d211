"""Why a figure is as it is: what each card makes of it, taken out on the same seeds; which rules run where it is high;
how the chance of winning goes; in which rounds games are lost.

All that was played and watched lies in the work's folder, so that it is gone through again from there.
"""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ..errors import InputError
from ..files import write_whole
from ..games import find_game
from ..kernel.catalogue import NOTHING_FORBIDDEN
from ..kernel.game import Game
from ..lab.aims import usual_measure, values_of
from ..lab.engine import Engine
from ..lab.figures import LENGTHS
from ..lab.run import Run
from ..lab.simulate import Study, make_study, study_json
from ..lab.sweep import path_of
from ..lab.tournament import compare_means, correct_holm
from .by_players import for_players
from .changes import laid, options_of
from .figures import lengths
from .form import fields_in, form_of, value_at
from .sensitivity import Progress, study_of
from .watching import happened, how_many, tension, watch

GAMES = 1000
PLAIN = 500
"""What a game that is watched counts for among those that are only played."""


@dataclass(frozen=True)
class Arm:
    """A thing to be taken out: the study without it, beside which other, and how that is done."""

    kind: str
    thing: str
    without: Study
    base: Study
    how: str = ""


def why(ask: Mapping[str, Any], folder: Path, engine: Engine, progress: Progress) -> dict[str, Any]:
    """What a measure comes of: `cards` by what each is worth, `happened`, `tension`, and how long lost games were."""
    seats, games = int(ask["players"]), int(ask.get("games", GAMES))
    ask = {**ask, "changes": for_players(ask.get("changes", {}), seats)}
    base = study_of(ask, {}, seats, games)
    arms = list(arms_of(ask, base))
    studies = {study_json(each): each for each in (base, *(each for arm in arms for each in (arm.base, arm.without)))}
    run = Run(list(studies.values()), [path_of(study, folder) for study in studies.values()])
    progress.total = run.total
    progress(run.earlier)
    played = dict(zip(studies, run.play(engine, progress), strict=True))
    rows, game = played[study_json(base)], find_game(base.game)
    measure = ask.get("measure") or usual_measure(game)
    values_of(base, rows, measure)
    watched = _watched(base, int(ask.get("watched") or how_many(rows)), folder, engine, progress)
    won = game.returns(rows, seats)[:, 0] >= 0.5
    unit = next((unit for unit in LENGTHS if unit in (rows.dtype.names or ())), "")
    return {"measure": measure, "games": games, "cards": _worths(arms, played, measure),
            "happened": happened(base.game, watched, measure), "tension": tension(watched, game.cooperative),
            "lost": lengths(rows[~won], unit) if game.cooperative and (~won).any() else None}


def _watched(base: Study, many: int, folder: Path, engine: Engine, progress: Progress) -> list[dict[str, Any]]:
    """Watched games, in order of seed: those that are kept, and the others."""
    text, paths = study_json(replace(base, seed=1, games=1)), {
        seed: folder / f"watched-{seed}.json" for seed in range(1, many + 1)}
    progress.total += PLAIN * many
    missing = [seed for seed, path in paths.items() if not path.exists()]
    progress(PLAIN * (many - len(missing)))
    for index, told in engine.run(_watch, [(text, seed) for seed in missing]):
        write_whole(paths[missing[index]], told.encode())
        progress(PLAIN)
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths.values()]


def _watch(job: tuple[str, int]) -> str:
    return watch(*job)


def _worths(arms: Sequence[Arm], played: Mapping[str, Any], measure: str) -> list[dict[str, Any]]:
    """What each thing is worth, with it less without it, what does most first; surely so where a correction for how
    many there are leaves it."""
    def shown(study: Study) -> Any:
        return values_of(study, played[study_json(study)], measure)
    found = [compare_means(arm.kind, arm.thing, shown(arm.base), shown(arm.without)) for arm in arms]
    told = [{"kind": arm.kind, "thing": arm.thing, "how": arm.how, "worth": one.difference, "low": one.low,
             "high": one.high, "sure": one.p_holm < 0.05}
            for arm, one in zip(arms, correct_holm(found), strict=True)]
    return sorted(told, key=lambda each: (-abs(float(each["worth"])), str(each["thing"])))


# ---- what can be taken out ---------------------------------------------------------------------

def arms_of(ask: Mapping[str, Any], base: Study) -> Iterator[Arm]:
    """The things that can be taken out of a game: as its catalogue says, or, where it has none, each card that a table
    counts."""
    found, _, options, _ = options_of(ask["game"], ask["ruleset"], ask.get("changes", {}))
    catalogue = found.playing(options).catalogue
    if catalogue is None:
        yield from _counted(ask, base)
        return
    for kind in catalogue.kinds:
        for thing in kind.things if kind.removable else ():
            without = catalogue.without(options, kind.name, thing) if thing else None
            if without is not None and without.forbidden == NOTHING_FORBIDDEN:
                one, other = (_with(found, base, given) for given in (without.base, without.over))
                if one != other:
                    yield Arm(kind.name, thing, other, one, without.how)


def _with(game: Game, base: Study, options: Any) -> Study:
    return make_study(game, game.ruleset(base.ruleset), options, base.roles, base.agents, base.seed, base.games)


def _counted(ask: Mapping[str, Any], base: Study) -> Iterator[Arm]:
    """Each card of the tables of counts set to none; what the game will not do without is left out."""
    form = form_of(ask["game"], ask["ruleset"], "en")
    values = laid(form["values"], ask.get("changes", {}))
    for path, field in fields_in(form).items():
        if field["kind"] != "table" or field["of"]["kind"] != "number" or "keys" not in field:
            continue
        there = value_at(values, path)
        for key in field["keys"]:
            if there.get(key["value"]) == 0:
                continue
            try:
                without = study_of(ask, {f"{path}.{key['value']}": 0}, len(base.roles), base.games)
            except InputError:
                continue
            if without != base:
                yield Arm(path, key["value"], without, base)
