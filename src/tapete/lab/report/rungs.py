"""The report of a ladder: the agents of a game from the weakest to the strongest, and how surely each beats the one
below."""
from __future__ import annotations

from pathlib import Path
from shlex import quote

from .charts import Bar, Chart, bars
from .framed import flags, making
from .parts import Report, ReportFigure, ReportSection, ReportVoice, TextTable, broken
from .sources import LadderRecord, RungRecord


def report_rungs(voice: ReportVoice, path: Path, source: LadderRecord) -> Report:
    """The report of a ladder."""
    of100, number, rungs = voice.numbers.of100, voice.numbers.number, source.rungs
    together = all(one.rating is None for one in rungs)
    sure = sum(one.above is not None and one.above.difference > 0 and one.above.p_holm < 0.05 for one in rungs)
    lead = voice.say("report-rungs-all" if sure == len(rungs) - 1 else "report-rungs-some", count=len(rungs) - 1,
                     sure=sure)
    title = voice.say("report-rungs-title")
    rows = [_bar(voice, one) for one in rungs]
    chart = Chart(voice.name("rungs"), title, lead, bars(
        rows, voice.say("report-axis-won" if together else "report-axis-rating"), voice.numbers, from_zero=together))
    heads = [voice.say("lab-agent"), voice.say("report-games"), voice.say("report-of-100"),
             voice.say("report-interval"), *([] if together else [voice.say("lab-rating")]), voice.say("lab-ms"),
             voice.say("lab-above"), voice.say("lab-p-holm")]
    cells = [(one.agent, number(one.games), of100(one.mean), voice.between(one.low, one.high),
              *([] if one.rating is None else [f"{number(one.rating.mu, 1)} ± {number(one.rating.sigma, 1)}"]),
              "" if one.ms is None else number(one.ms, 2 if one.ms < 10 else 0),
              "" if one.above is None else f"{voice.numbers.signed(one.above.difference)} "
              f"({voice.signed_between(one.above.low, one.above.high)})",
              "" if one.above is None else number(one.above.p_holm, 3)) for one in rungs]
    section = ReportSection(title, (voice.say("report-rungs-together" if together else "report-rungs-against"),),
                            (ReportFigure(chart, TextTable((voice.say("lab-agent"), voice.say(
                          "report-of-100" if together else "lab-rating")), [
                              (row.label.replace("\n", " "), row.text) for row in rows])),),
                              table=TextTable(heads, cells))
    agents = ",".join(one.agent for one in rungs)
    command = f"tapete lab ladder {source.frame.game} --agents {agents} {flags(source.frame, agents=False)} " \
              f"--out {quote(path.name)}"
    return Report(lead, [], [section], ("interval", "agent"), making(voice, source.frame, command))


def _bar(voice: ReportVoice, one: RungRecord) -> Bar:
    """A rung's win rate, or its rating with twice its deviation to each side."""
    if one.rating is None:
        return Bar(broken(one.agent), 100 * one.mean, 100 * one.low, 100 * one.high, "accent",
                   voice.numbers.of100(one.mean))
    mu, far = one.rating.mu, 1.96 * one.rating.sigma
    return Bar(broken(one.agent), mu, mu - far, mu + far, "accent", voice.numbers.number(mu, 1))
