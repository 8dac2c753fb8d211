"""Explain a measure: the effect of each card, taken out on the same seeds; the rules that run when it is high; the
course of the chance of winning; and the rounds in which games are lost.

All games are stored in the work's folder, so that work that starts again reads them there.
"""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import Any

from ...errors import InputError
from ...files.atomic import write_whole
from ...gamedef.catalogue import NOTHING_FORBIDDEN
from ...gamedef.game import Game
from ...games import find_game
from ...lab.engines.engine import Engine
from ...lab.results import path_of
from ...lab.run import StudyRun
from ...lab.scale import LENGTHS, is_share, rate_of
from ...lab.simulate import make_study
from ...lab.study import Study, game_of, pack_blank, study_json
from ...lab.tuning.aims import PARTS, tally, usual_measure, values_of
from ..design.by_players import for_players
from ..design.changes import options_of, with_changes
from ..design.form import fields_in, form_of, value_at
from .figures import lengths
from .screening import FIRST, PIECE, ScreeningArm, ScreeningGames, games_of, rounds_of, screen
from .sensitivity import ProgressReport, study_of
from .together import group_screenings, screen_groups
from .watching import happened, how_many, tension, watch

GAMES = 4000
"""Most games of a thing that stays to the end of the screening."""
SHOWN = 1000
"""Games of the unchanged game, for the results about it alone."""
TOGETHER = 60
"""If there are so many things, they are examined together and not one at a time, if possible."""
MOST_TIMES = 4.0
"""If few games show a figure, at most so many times as many games are played."""
PLAIN = 500
"""The weight of a watched game among those that are only played."""


def why(ask: Mapping[str, Any], folder: Path, engine: Engine, progress: ProgressReport) -> dict[str, Any]:
    """The causes of a measure: `cards` by their worth, `happened`, `tension`, and the lengths of lost games. All but
    the cards are reported as soon as they are known, and the cards while they are examined."""
    seats, games = int(ask["players"]), int(ask.get("games", GAMES))
    ask = {**ask, "changes": for_players(ask.get("changes", {}), seats)}
    base = study_of(ask, {}, seats, min(games, SHOWN))
    game = find_game(base.game)
    measure = ask.get("measure") or usual_measure(game)
    seated = replace(base, roles=seated_for(base, measure))
    arms = list(arms_of({**ask, "measure": measure}, seated))
    together = len(arms) >= TOGETHER and all(arm.changes is not None for arm in arms)
    run = StudyRun([base], [path_of(base, folder)])
    progress.total = run.total + (sum(each.games for each in group_screenings(len(arms), games)) if together else
                                  games_of(arms, rounds_of(len(arms), games)))
    progress(run.earlier)
    rows = run.play(engine, progress)[0]
    found = tally(base, rows, measure, PARTS)[:, 1].sum() / len(rows) if seated == base else 1.0
    values_of(base, rows, measure)      # a thing that is never in these games is refused before more is played
    rounds = rounds_of(len(arms), games, min(PIECE, ceil(FIRST / found)))
    screenings = group_screenings(len(arms), round(games * min(MOST_TIMES, 1 / found)))
    many = int(ask.get("watched") or how_many(rows))
    progress.total = run.total + (sum(each.games for each in screenings) if together else games_of(arms, rounds))
    watched = _watched(seated, many, folder, engine, progress)
    lost = _lost(game, rows, seats)
    unit = next((unit for unit in LENGTHS if unit in (rows.dtype.names or ())), "")
    told = {"measure": measure, "happened": happened(base.game, watched, measure),
            "tension": tension(watched, game.results.cooperative) if is_share(game, rate_of(game)) else None,
            "seated": seated != base, "lost": lengths(lost, unit) if len(lost) else None}
    progress.found({**told, "cards": [], "failed": [], "rounds": []})

    def seen(cards: Mapping[str, Any]) -> None:
        progress.found({**told, **cards})
    if not together:
        return {**told, **screen(arms, measure, rounds, folder, engine, progress, seen)}

    def without(changes: Mapping[str, Any]) -> Study:
        return replace(study_of(ask, changes, seats, base.games), roles=seated.roles)
    played = ScreeningGames(measure, folder, engine, progress, 1)
    return {**told, **screen_groups(arms, without, screenings, played, seen)}


def _lost(game: Game, rows: Any, seats: int) -> Any:
    """The games that all lost together; none in other games."""
    together = game.results.cooperative and is_share(game, rate_of(game))
    return rows[game.results.returns(rows, seats)[:, 0] < 0.5] if together else rows[:0]


def seated_for(base: Study, measure: str) -> tuple[str | None, ...]:
    """The roles of seats while things are taken out. If the measure is about a role, that role sits in the first seat
    of each game, because few games draw it."""
    group, _, thing = measure.partition("/")
    game = game_of(base)
    return (thing, *base.roles[1:]) if game.figures.groups.get(group) == "role" and thing in game.roles else base.roles


def _watched(base: Study, many: int, folder: Path, engine: Engine, progress: ProgressReport) -> list[dict[str, Any]]:
    """Watched games, in order of seed: those that are kept, and the others."""
    text, paths = study_json(replace(base, seed=1, games=1)), {
        seed: folder / f"watched-{seed}.json" for seed in range(1, many + 1)}
    progress.total += PLAIN * many
    progress.plain += PLAIN * many
    missing = [seed for seed, path in paths.items() if not path.exists()]
    progress(PLAIN * (many - len(missing)), watched=True)
    for index, told in engine.run(_watch, [(text, seed) for seed in missing]):
        write_whole(paths[missing[index]], told.encode())
        progress(PLAIN, watched=True)
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths.values()]


def _watch(job: tuple[str, int]) -> str:
    return watch(*job)


# ---- what can be taken out ---------------------------------------------------------------------

def arms_of(ask: Mapping[str, Any], base: Study) -> Iterator[ScreeningArm]:
    """The things that can be taken out of a game, from its catalogue, or, without one, each card that a table counts.
    The thing that the measure is about stays, and so do things that are in no game, or that change nothing."""
    asked = str(ask.get("measure") or "").partition("/")[2]
    blanks: dict[str, bytes] = {}

    for arm in _removable(ask, base):
        name = study_json(arm.base)
        if name not in blanks:
            blanks[name] = pack_blank(arm.base).tobytes()
        if arm.thing != asked and pack_blank(arm.without).tobytes() != blanks[name]:
            yield arm


def _removable(ask: Mapping[str, Any], base: Study) -> Iterator[ScreeningArm]:
    found, _, options, _ = options_of(ask["game"], ask["ruleset"], ask.get("changes", {}))
    catalogue = found.playing(options).figures.catalogue
    if catalogue is None:
        yield from _counted(ask, base)
        return
    for kind in catalogue.kinds:
        for thing in kind.things if kind.removable else ():
            without = catalogue.without(options, kind.name, thing) if thing else None
            if without is not None and without.forbidden == NOTHING_FORBIDDEN:
                try:
                    one, other = (_with(found, base, given) for given in (without.base, without.over))
                except InputError:      # it is no valid game without it, for example with too few characters
                    continue
                yield ScreeningArm(kind.name, thing, other, one, without.how, without.changes)


def _with(game: Game, base: Study, options: Any) -> Study:
    return make_study(game, game.ruleset(base.ruleset), options, base.roles, base.agents, base.seed, base.games)


def _counted(ask: Mapping[str, Any], base: Study) -> Iterator[ScreeningArm]:
    """Each card of the tables of counts, set to none. Cards that the game cannot do without are left out."""
    form = form_of(ask["game"], ask["ruleset"], "en")
    values = with_changes(form["values"], ask.get("changes", {}))
    for path, field in fields_in(form).items():
        if field["kind"] != "table" or field["of"]["kind"] != "number" or "keys" not in field:
            continue
        there = value_at(values, path)
        for key in field["keys"]:
            if there.get(key["value"]) == 0:
                continue
            changes = {f"{path}.{key['value']}": 0}
            try:
                without = study_of(ask, changes, len(base.roles), base.games)
            except InputError:
                continue
            yield ScreeningArm(path, key["value"], replace(without, roles=base.roles), base, changes=changes)
