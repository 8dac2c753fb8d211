"""The figures of games as the page receives them: every number, and every name in the reader's language."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...gamedef.game import Game
from ...games import speech_for
from ...lab.contrast import measured, measures_of, more_games
from ...lab.figures import GameStats, GroupStats, name_of, read_figures
from ...lab.scale import LENGTHS, got_of, is_share, rate_of
from ...lab.study import Study, game_of
from ...lab.tournament import compare_means
from ...text.speech import Speech
from ..design.names import desk_speech
from ..messages import MeasureKind
from . import messages

BARS = 30
"""Most bars of a histogram."""


def figures_of(study: Study, rows: Any, language: str) -> messages.DeskFigures:
    """All figures of a study's games; `even` is what a seat of a competitive game gets on average."""
    game = game_of(study)
    speech = speech_for(game, language)
    told = read_figures(game, game.figures.report(rows))
    return {"players": len(study.roles), "agent": study.agents[0], "games": len(rows),
            "seeds": (study.seed, study.seed + len(rows) - 1),
            "kind": kind_of(game, rate_of(game)),
            "even": None if game.results.cooperative else float(got_of(game, rows, len(study.roles)).mean()),
            "measures": measures(study, rows, language),
            "causes": [{"name": name, "title": speech.say(f"cause-{name}"), "share": share}
                       for name, share in sorted(told.causes.items(), key=lambda each: -each[1])],
            "more": _more(game, told, speech), "groups": [_group(game, group, speech) for group in told.groups],
            "lengths": lengths(rows, told.unit)}


def measures(study: Study, rows: Any, language: str) -> list[messages.Measure]:
    """The measures that are compared, each as a mean with its 95 % interval: shares of 1, or numbers."""
    game = game_of(study)
    found = {name: measured(game, name, values) for name, values in measures_of(study, rows).items()}
    return [{"name": name, "title": title_of(game, name, language), "kind": kind_of(game, name), "mean": one.mean,
             "low": one.low, "high": one.high} for name, one in found.items()]


def kind_of(game: Game, measure: str) -> MeasureKind:
    return "share" if is_share(game, measure) else "number"


def title_of(game: Game, measure: str, language: str) -> str:
    """The name of a measure."""
    name, _, seat = measure.partition("-")
    key = f"desk-measure-{name.replace('_', '-')}"
    if measure not in (rate_of(game), *LENGTHS) and not is_share(game, measure):    # a seat's, or the strongest's
        key += "-score"
    return desk_speech(language).say(key, **({"seat": int(seat) + 1} if seat else {}))


def _more(game: Game, told: GameStats, speech: Speech) -> list[messages.FigureRow]:
    return [{"name": name, "title": speech.say(f"figure-{name}"),
             "kind": "share" if name in game.figures.shares else "number", "values": [float(value) for value in values]}
            for name, values in told.single.items()]


def _group(game: Game, group: GroupStats, speech: Speech) -> messages.ThingGroup:
    return {"name": group.name, "title": speech.say(f"figures-{group.name}"),
            "team": group.name in game.figures.teams, "things": [
        {"name": thing.name, "title": name_of(game, speech, group.name, thing.name), "games": thing.games,
         "rate": thing.rate, "low": thing.low, "high": thing.high,
         "more": [{"title": speech.say(f"figure-{name}"), "kind": "share" if name in game.figures.shares else "number",
                   "value": float(value)} for name, value in thing.more.items()]} for thing in group.things]}


def lengths(rows: Any, unit: str) -> messages.Lengths | None:
    """How many games had each length, from `at` to below `at` + `width`; None if games report no length."""
    if not unit:
        return None
    values = rows[unit].astype(np.int64)
    low, high = int(values.min()), int(values.max())
    width = max(1, -(-(high - low + 1) // BARS))
    counts = np.bincount((values - low) // width, minlength=1)
    return {"unit": unit, "width": width,
            "bars": [{"at": low + i * width, "games": int(count)} for i, count in enumerate(counts)]}


def differences(study: Study, rows: Any, beside: Study, others: Any, language: str) -> list[messages.MeasureDifference]:
    """How much more of each measure a study has than another on the same seeds, and how sure that is."""
    mine, theirs = measures_of(study, rows), measures_of(beside, others)
    found: list[messages.MeasureDifference] = []
    for name in mine:
        if name not in theirs:      # another number of seats
            continue
        one = compare_means("", "", mine[name], theirs[name])
        sure = one.low > 0 or one.high < 0
        game = game_of(study)
        found.append({"measure": name, "title": title_of(game, name, language), "kind": kind_of(game, name),
                      "difference": one.difference, "low": one.low, "high": one.high, "sure": sure,
                      "sentence": _sentence(kind_of(game, name), one.difference, one.low, one.high, sure,
                                            more_games(mine[name] - theirs[name]), language)})
    return found


def _sentence(kind: MeasureKind, difference: float, low: float, high: float, sure: bool, more: int | None,
              language: str) -> str:
    say = desk_speech(language).say
    given = {"difference": change(kind, difference, language), "low": change(kind, low, language),
             "high": change(kind, high, language), "kind": kind}
    if sure:
        return say("desk-sure", **given)
    if low == high == 0:
        return say("desk-same")
    return say("desk-unsure-never", **given) if more is None else say("desk-unsure", more=grouped(more), **given)


def change(kind: MeasureKind, value: float, language: str) -> str:
    """A difference with its sign: in points of a hundred for shares."""
    text = f"{value:+.2f}" if kind == "number" else f"{100 * value:+.1f}"
    return (text.replace(".", ",") if language == "es" else text).replace("-", "−")


def amount(kind: MeasureKind, value: float, language: str) -> str:
    """A value of a measure as text."""
    text = f"{value if kind == 'number' else 100 * value:.6g}"
    text = text.replace(".", ",") if language == "es" else text
    return text if kind == "number" else f"{text}\u00a0%" if language == "es" else f"{text}%"


def grouped(number: int) -> str:
    """A large number in a format for both languages."""
    return f"{number:,}".replace(",", "\u202f")


def half_width(measures: Sequence[Mapping[str, Any]]) -> float:
    """How far the first measure may still be from its true value."""
    return float(measures[0]["high"] - measures[0]["low"]) / 2
