"""The report of a comparison: each configuration by every measure, and how sure each difference is."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from shlex import quote

from .charts import Chart, bars
from .framed import checked, flags, making, measured, settled
from .games import as_yaml
from .measures import axis_apart, bar_of, measure_title, result_key, signed, signed_span, written
from .parts import Report, ReportFigure, ReportSection, ReportVoice, TextTable, first_up
from .sources import ComparisonRecord, PairRecord

DRAWN = 15
"""Most pairs of one measure that are drawn; the table has them all."""


def report_compared(voice: ReportVoice, path: Path, source: ComparisonRecord) -> Report:
    """The report of a comparison."""
    measures = list(dict.fromkeys(measure for of in source.shown.values() for measure in of))
    lead, title = _lead(voice, source, measures[0]), voice.say("report-compared")
    seats = [measure for measure in measures if measure.startswith("seat-")]
    figures = []
    if seats:
        rows = [(f"{name}, {measure_title(voice, seat)}", of[seat]) for seat in seats
                for name, of in source.shown.items() if seat in of]
        figures.append(measured(voice, "compared", seats[0], rows, voice.say("report-seats")))
    for measure in measures:
        if measure not in seats:
            figures.append(measured(voice, "compared", measure,
                                    [(name, of[measure]) for name, of in source.shown.items() if measure in of],
                                    first_up(measure_title(voice, measure))))
    sections = [ReportSection(title, (voice.say("report-compared-what"),), figures), _apart(voice, source, measures),
                *checked(voice, list(source.by_another.items()))]
    files = [(f"{_stem(name)}.yaml", as_yaml(changed)) for name, changed in source.configurations.items() if changed]
    command = (f"tapete lab compare {source.frame.game} {' '.join(quote(name) for name, _ in files)} "
               f"{flags(source.frame)} --out {quote(path.name)}")
    return Report(lead, [(voice.numbers.number(source.frame.games), voice.say("report-tile-games-each")),
                         (voice.numbers.number(len(source.shown)), voice.say("report-tile-configurations"))],
                  sections, ("interval", "agent"), making(voice, source.frame, command, files))


def _lead(voice: ReportVoice, source: ComparisonRecord, measure: str) -> str:
    """The largest of the differences that are sure, or a sentence that none is."""
    sure = [one for one in source.differences if one.p_holm < 0.05]
    of_measure = [one for one in sure if one.measure == measure] or sure
    if not of_measure:
        return voice.say("report-compared-none", count=len(source.shown), games=voice.numbers.number(
            source.frame.games))
    one = max(of_measure, key=lambda one: abs(one.difference))
    more, less = (one.first, one.second) if one.difference > 0 else (one.second, one.first)
    shown = [written(voice, one.measure, source.shown[name][one.measure].mean) for name in (more, less)]
    return voice.say("report-compared-most", measure=first_up(measure_title(voice, one.measure)), more=more, less=less,
                     high=shown[0], low=shown[1])


def _apart(voice: ReportVoice, source: ComparisonRecord, measures: Sequence[str]) -> ReportSection:
    """The difference of each pair: dots about zero, a chart for each measure, and the table of all."""
    figures = [_dots(voice, measure, of) for measure in measures
               if (of := [one for one in source.differences if one.measure == measure])]
    rows = [(measure_title(voice, one.measure), f"{one.first} - {one.second}", signed(voice, one.measure,
             one.difference), signed_span(voice, one.measure, one.interval_95), voice.numbers.number(one.p_holm, 3),
             settled(voice, one)) for one in source.differences]
    heads = tuple(voice.say(f"lab-{name}") for name in ("measure", "pair", "difference", "interval", "p-holm",
                                                        "settled"))
    return ReportSection(voice.say("report-beside"), (voice.say(result_key(voice, "report-beside-what")),), figures,
                         table=TextTable(heads, rows))


def _dots(voice: ReportVoice, measure: str, pairs: Sequence[PairRecord]) -> ReportFigure:
    drawn = sorted(pairs, key=lambda one: one.p_holm)[:DRAWN]
    rows = [replace(bar_of(voice, measure, f"{one.first} - {one.second}", one.difference, one.interval_95,
                           "neutral" if one.p_holm >= 0.05 else "good" if one.difference > 0 else "bad"),
                    text=signed(voice, measure, one.difference)) for one in drawn]
    cells = [(f"{one.first} - {one.second}", signed(voice, measure, one.difference),
              signed_span(voice, measure, one.interval_95)) for one in pairs]
    chart = Chart(voice.name("apart"), first_up(measure_title(voice, measure)), voice.say(
        "report-sorted-alt", first=cells[0][0], low=cells[0][1], last=cells[-1][0], high=cells[-1][1]),
        bars(rows, axis_apart(voice, measure), voice.numbers, from_zero=False, reference=(0.0, "0")))
    return ReportFigure(chart, TextTable((voice.say("lab-pair"), voice.say("lab-difference"),
                                          voice.say("report-interval")),
                                         cells))


def _stem(name: str) -> str:
    return Path(name).stem
