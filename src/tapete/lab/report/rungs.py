"""The report of a ladder: the agents of a game from the weakest to the strongest, and how surely each beats the one
below."""
from __future__ import annotations

from pathlib import Path
from shlex import quote

from ..scale import is_share, rate_of
from .charts import Bar, Chart, bars
from .framed import flags, making
from .measures import axis_of, bar_of, head_of, result_key, signed, signed_span, span, written
from .parts import Report, ReportFigure, ReportSection, ReportVoice, TextTable, broken
from .sources import LadderRecord, RungRecord


def report_rungs(voice: ReportVoice, path: Path, source: LadderRecord) -> Report:
    """The report of a ladder."""
    rate, number, rungs = rate_of(voice.game), voice.numbers.number, source.rungs
    together = all(one.rating is None for one in rungs)
    sure = sum(one.above is not None and one.above.difference > 0 and one.above.p_holm < 0.05 for one in rungs)
    lead = voice.say("report-rungs-all" if sure == len(rungs) - 1 else "report-rungs-some", count=len(rungs) - 1,
                     sure=sure)
    title = voice.say("report-rungs-title")
    rows = [_bar(voice, one) for one in rungs]
    chart = Chart(voice.name("rungs"), title, lead, bars(
        rows, axis_of(voice, rate) if together else voice.say("report-axis-rating"), voice.numbers,
        from_zero=together and is_share(voice.game, rate)))
    heads = [voice.say("lab-agent"), voice.say("report-games"), head_of(voice, rate),
             voice.say("report-interval"), *([] if together else [voice.say("lab-rating")]), voice.say("lab-ms"),
             voice.say("lab-above"), voice.say("lab-p-holm")]
    cells = [(one.agent, number(one.games), written(voice, rate, one.mean), span(voice, rate, (one.low, one.high)),
              *([] if one.rating is None else [f"{number(one.rating.mu, 1)} ± {number(one.rating.sigma, 1)}"]),
              "" if one.ms is None else number(one.ms, 2 if one.ms < 10 else 0),
              "" if one.above is None else f"{signed(voice, rate, one.above.difference)} "
              f"({signed_span(voice, rate, (one.above.low, one.above.high))})",
              "" if one.above is None else number(one.above.p_holm, 3)) for one in rungs]
    drawn = TextTable((voice.say("lab-agent"), head_of(voice, rate) if together else voice.say("lab-rating")),
                      [(row.label.replace("\n", " "), row.text) for row in rows])
    section = ReportSection(
        title, (voice.say(result_key(voice, "report-rungs-together") if together else "report-rungs-against"),),
        (ReportFigure(chart, drawn),), table=TextTable(heads, cells))
    agents = ",".join(one.agent for one in rungs)
    command = f"tapete lab ladder {source.frame.game} --agents {agents} {flags(source.frame, agents=False)} " \
              f"--out {quote(path.name)}"
    return Report(lead, [], [section], ("interval", "agent"), making(voice, source.frame, command))


def _bar(voice: ReportVoice, one: RungRecord) -> Bar:
    """A rung's win rate or score, or its rating with twice its deviation to each side."""
    if one.rating is None:
        return bar_of(voice, rate_of(voice.game), one.agent, one.mean, (one.low, one.high))
    mu, far = one.rating.mu, 1.96 * one.rating.sigma
    return Bar(broken(one.agent), mu, mu - far, mu + far, "accent", voice.numbers.number(mu, 1))
