"""The report of a sweep or a search: how often games are won over the values of options."""
from __future__ import annotations

from collections.abc import Sequence
from shlex import quote
from typing import Any

from ...files.config import merge
from ...gamedef.by_players import KEY, at_table
from ..scale import is_share, rate_of
from ..study import Study
from ..tuning.design import PLAYERS, configuration
from .charts import Chart, ChartLine, bars, lines
from .framed import checked, settled
from .games import as_yaml, differences
from .measures import axis_of, bar_of, head_of, measure_title, result_key, scale_of, signed, signed_span, span, written
from .parts import Making, Report, ReportFigure, ReportSection, ReportVoice, TextTable
from .sources import PointRecord, SweepSource

TONES = ("accent", "good", "bad", "ink", "neutral", "muted")
DRAWN = 24
"""Most configurations that are drawn if they do not form a line; the table holds them all."""


def report_points(voice: ReportVoice, source: SweepSource) -> Report:
    """The report of a sweep or a search."""
    points = source.points
    title = voice.say("report-search" if source.searched else "report-sweep")
    more = (*_apart(voice, points), *checked(voice, [(_set(point), one) for point in points
                                              if (one := point.by_another) is not None]))
    if points[0].seats:
        section = _of_seats(voice, points, title)
        return Report(voice.say("report-points", count=len(points)), [], [section, *more],
                      ("interval", "agent"),
                      _making(voice, source))
    sentences = [_nearest(voice, points[0]) if source.searched else _span(voice, points)]
    section = ReportSection(title, sentences,
                            (ReportFigure(_chart(voice, source, title, sentences[0]), _table(voice, points)),))
    return Report(sentences[0], [], [section, *more], ("interval", "agent"), _making(voice, source))


def _apart(voice: ReportVoice, points: Sequence[PointRecord]) -> list[ReportSection]:
    """How sure each configuration's difference from its reference configuration is."""
    rows = [(measure_title(voice, one.measure),
             f"{_set(point)} - {', '.join(map(_value, point.beside.values.values()))}",
             signed(voice, one.measure, one.difference), signed_span(voice, one.measure, one.interval_95),
             voice.numbers.number(one.p_holm, 3), settled(voice, one))
            for point in points if point.beside is not None for one in point.beside.differences]
    heads = tuple(voice.say(f"lab-{name}") for name in ("measure", "pair", "difference", "interval", "p-holm",
                                                        "settled"))
    return [ReportSection(voice.say("report-beside"), (voice.say(result_key(voice, "report-beside-what")),),
                          table=TextTable(heads, rows))] \
        if rows else []


def _set(point: PointRecord) -> str:
    return ", ".join(f"{path}\u00a0=\u00a0{_value(value)}" for path, value in point.values.items())


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _nearest(voice: ReportVoice, point: PointRecord) -> str:
    rate, (mean, low, high) = rate_of(voice.game), point.result
    return voice.say(result_key(voice, "report-nearest"), values=_set(point), rate=written(voice, rate, mean),
                     low=written(voice, rate, low), high=written(voice, rate, high))


def _span(voice: ReportVoice, points: Sequence[PointRecord]) -> str:
    rate = rate_of(voice.game)
    least, most = min(points, key=lambda p: p.result[0]), max(points, key=lambda p: p.result[0])
    return voice.say(result_key(voice, "report-span"), low_values=_set(least),
                     low=written(voice, rate, least.result[0]), high_values=_set(most),
                     high=written(voice, rate, most.result[0]))


def _chart(voice: ReportVoice, source: SweepSource, title: str, alt: str) -> Chart:
    """A line over a numeric option, one for each value of a second option; otherwise sorted bars."""
    points, axes = source.points, list(source.points[0].values)
    numeric = _numeric(points, axes[0])
    second = list(dict.fromkeys(_value(point.values[axes[1]]) for point in points)) if len(axes) == 2 else [""]
    if numeric and len(axes) <= 2 and len(second) <= len(TONES) and not source.searched:
        return Chart(voice.name("values"), title, alt, _lines(voice, points, axes, second))
    shown = (points if source.searched else sorted(points, key=lambda point: -point.result[0]))[:DRAWN]
    rate = rate_of(voice.game)
    rows = [bar_of(voice, rate, ", ".join(f"{path.rpartition('.')[2]} {_value(value)}"
                                          for path, value in point.values.items()),
                   point.result[0], point.result[1:], "good" if source.searched and i == 0 else "accent")
            for i, point in enumerate(shown)]
    return Chart(voice.name("values"), title, alt, bars(rows, axis_of(voice, rate), voice.numbers,
                                                        from_zero=is_share(voice.game, rate)))


def _lines(voice: ReportVoice, points: Sequence[PointRecord], axes: Sequence[str], second: Sequence[str]) -> Any:
    drawn, scale = [], scale_of(voice, rate_of(voice.game))
    for tone, value in zip(TONES, second, strict=False):
        row = sorted((point for point in points if len(axes) == 1 or _value(point.values[axes[1]]) == value),
                     key=lambda point: point.values[axes[0]])
        drawn.append(ChartLine(f"{axes[1].rpartition('.')[2]} {value}" if len(axes) == 2 else "", tone,
                               [point.values[axes[0]] for point in row],
                               *([scale * point.result[i] for point in row] for i in range(3))))
    ticks = sorted({point.values[axes[0]] for point in points})
    return lines(drawn, axes[0], axis_of(voice, rate_of(voice.game)), voice.numbers, ticks,
                 [_value(tick) for tick in ticks])


def _numeric(points: Sequence[PointRecord], path: str) -> bool:
    """Whether an option is a number at every point."""
    return all(isinstance(point.values[path], int | float) and not isinstance(point.values[path], bool)
               for point in points)


def _of_seats(voice: ReportVoice, points: Sequence[PointRecord], title: str) -> ReportSection:
    """What each seat of a competitive game gets: a line for each seat over a numeric option, and the table."""
    rate, axes = rate_of(voice.game), list(points[0].values)
    names = [voice.say("seat", n=seat + 1) for seat in range(max(len(point.seats) for point in points))]
    table = TextTable([*axes, *names, *_measure_heads(voice, points)], [
        (*(_value(value) for value in point.values.values()),
         *(f"{written(voice, rate, seat.result[0])} ({span(voice, rate, seat.result[1:])})" for seat in point.seats),
         *[""] * (len(names) - len(point.seats)), *_measures(voice, point))
        for point in points])
    if PLAYERS in axes or len(axes) > 1 or not _numeric(points, axes[0]) or len(names) > len(TONES):
        return ReportSection(title, table=table)
    row = sorted(points, key=lambda point: float(point.values[axes[0]]))
    x = [point.values[axes[0]] for point in row]
    scale = scale_of(voice, rate)
    drawn = [ChartLine(name, tone, x, *([scale * point.seats[seat].result[i] for point in row] for i in range(3)))
             for seat, (name, tone) in enumerate(zip(names, TONES, strict=False))]
    chart = Chart(voice.name("values"), title, voice.say("report-points", count=len(points)),
                  lines(drawn, axes[0], axis_of(voice, rate), voice.numbers, x, [_value(tick) for tick in x]))
    return ReportSection(title, (), (ReportFigure(chart, table),))


def _measure_heads(voice: ReportVoice, points: Sequence[PointRecord]) -> list[str]:
    unit = "rounds" if points[0].rounds else "turns" if points[0].turns else None
    return [voice.say("report-games"), *([voice.say(f"report-mean-{unit}")] if unit else [])]


def _measures(voice: ReportVoice, point: PointRecord) -> list[str]:
    number = voice.numbers.number
    return [number(point.games), *([] if point.length is None else [number(point.length, 1)])]


def _table(voice: ReportVoice, points: Sequence[PointRecord]) -> TextTable:
    rate = rate_of(voice.game)
    heads = [*points[0].values, head_of(voice, rate), voice.say("report-interval"), *_measure_heads(voice, points)]
    return TextTable(heads, [(*(_value(value) for value in point.values.values()),
                              written(voice, rate, point.result[0]), span(voice, rate, point.result[1:]),
                              *_measures(voice, point)) for point in points])


def _making(voice: ReportVoice, source: SweepSource) -> Making:
    first = source.points[0]
    agents = first.agents[0] if len(set(first.agents)) == 1 else ",".join(first.agents)
    players = ", ".join(dict.fromkeys(str(point.players) for point in source.points))
    flags = (f"--games {first.games} --agent {agents} --players {first.players} --ruleset {first.ruleset} "
             f"--seed {first.seed}")
    sentences = [voice.say("report-made-points", ruleset=first.ruleset, players=players, agents=agents,
                           games=voice.numbers.number(first.games), seed=str(first.seed),
                           count=len(source.points))]
    base = _base(voice, source)
    if source.searched:
        best = as_yaml(merge(base, configuration(first.values)))
        return Making(voice.say("report-making"), [*sentences, voice.say("report-made-search")],
                      f"tapete simulate {first.game} {flags} --config best.yaml", (("best.yaml", best),))
    sets = " ".join(f"--set {path}={','.join(dict.fromkeys(_value(p.values[path]) for p in source.points))}"
                    for path in first.values)
    command = f"tapete lab sweep {first.game} {sets} {flags} --out {quote(source.path.name)}"
    if not base:
        return Making(voice.say("report-making"), sentences, command)
    return Making(voice.say("report-making"), [*sentences, voice.say("report-changed")],
                  f"{command} --config changed.yaml", (("changed.yaml", as_yaml(base)),))


def _base(voice: ReportVoice, source: SweepSource) -> dict[str, Any]:
    """The options in which all configurations together differ from the ruleset. They are grouped by number of players
    if they depend on it."""
    found = {len(study.roles): _changed(voice, source, study) for study in source.studies}
    if len({as_yaml(each) for each in found.values()}) < 2:
        return next(iter(found.values()), {})
    return {KEY: {seats: each for seats, each in sorted(found.items()) if each}}


def _changed(voice: ReportVoice, source: SweepSource, study: Study) -> dict[str, Any]:
    ruleset = voice.game.ruleset(study.ruleset)
    changed = differences(at_table(voice.game.options(ruleset), len(study.roles)).model_dump(),
                          voice.game.options(ruleset, study.options).model_dump())
    for path in source.points[0].values:
        changed = _less(changed, path.split("."))
    return changed


def _less(tree: dict[str, Any], path: list[str]) -> dict[str, Any]:
    """A nested mapping without the value at a path, and without mappings that are empty then."""
    kept = {key: value for key, value in tree.items() if key != path[0]}
    inner = tree.get(path[0])
    if len(path) > 1 and isinstance(inner, dict) and _less(inner, path[1:]):
        kept[path[0]] = _less(inner, path[1:])
    return kept
