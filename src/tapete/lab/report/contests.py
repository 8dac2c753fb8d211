"""The report of a tournament: the agents' results on the same games, and how sure their differences are."""
from __future__ import annotations

from shlex import quote

from ..scale import is_share, rate_of
from .charts import Chart, bars
from .games import flags_of, making_of
from .measures import axis_of, bar_of, head_of, result_key, signed, signed_span, span, written
from .parts import Report, ReportFigure, ReportSection, ReportVoice, TextTable
from .sources import TournamentSource


def report_contest(voice: ReportVoice, source: TournamentSource) -> Report:
    """The report of a tournament."""
    rate, number, standings = rate_of(voice.game), voice.numbers.number, source.table.standings
    rows = [bar_of(voice, rate, one.agent, one.mean, (one.low, one.high)) for one in standings]
    title, best = voice.say("report-standings"), standings[0]
    lead = voice.say(result_key(voice, "report-best-agent"), agent=best.agent, rate=written(voice, rate, best.mean),
                     low=written(voice, rate, best.low), high=written(voice, rate, best.high))
    chart = Chart(voice.name("standings"), title, lead, bars(rows, axis_of(voice, rate), voice.numbers,
                                                             from_zero=is_share(voice.game, rate)))
    cells = [(one.agent, number(one.games), written(voice, rate, one.mean), span(voice, rate, (one.low, one.high)))
             for one in standings]
    heads = (voice.say("lab-agent"), voice.say("report-games"), head_of(voice, rate), voice.say("report-interval"))
    pairs = [(f"{two.first} - {two.second}", signed(voice, rate, two.difference),
              signed_span(voice, rate, (two.low, two.high)), number(two.p_holm, 3))
             for two in source.table.differences]
    sections = [ReportSection(title, (), (ReportFigure(chart, TextTable(heads, cells)),)),
                ReportSection(voice.say("report-pairs"), (voice.say(result_key(voice, "report-pairs-what")),),
                              table=TextTable((voice.say("lab-pair"), head_of(voice, rate),
                                               voice.say("report-interval"), voice.say("lab-p-holm")), pairs))]
    agents = ",".join(one.agent for one in standings)
    flags = flags_of(source.study).replace(_agents_flag(source), f"--agents {agents} ")
    return Report(lead, [], sections, ("interval", "agent"), making_of(
        voice, source.study, f"tapete lab tournament {source.study.game} {flags} --out {quote(source.path.name)}"))


def _agents_flag(source: TournamentSource) -> str:
    agents = source.study.agents
    return f"--agent {agents[0] if len(set(agents)) == 1 else ','.join(agents)} "
