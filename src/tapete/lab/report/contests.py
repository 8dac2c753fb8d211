"""The report of a tournament: the agents' results on the same games, and how sure their differences are."""
from __future__ import annotations

from shlex import quote

from .charts import Bar, Chart, bars
from .games import flags_of, making_of
from .parts import Report, ReportFigure, ReportSection, ReportVoice, TextTable
from .sources import TournamentSource


def report_contest(voice: ReportVoice, source: TournamentSource) -> Report:
    """The report of a tournament."""
    of100, number, standings = voice.numbers.of100, voice.numbers.number, source.table.standings
    rows = [Bar(one.agent, 100 * one.mean, 100 * one.low, 100 * one.high, "accent", of100(one.mean))
            for one in standings]
    title, best = voice.say("report-standings"), standings[0]
    lead = voice.say("report-best-agent", agent=best.agent, rate=of100(best.mean), low=of100(best.low),
                     high=of100(best.high))
    chart = Chart(voice.name("standings"), title, lead, bars(rows, voice.say("report-axis-won"), voice.numbers))
    cells = [(one.agent, number(one.games), of100(one.mean), voice.between(one.low, one.high)) for one in standings]
    heads = tuple(voice.say(key) for key in ("lab-agent", "report-games", "report-of-100", "report-interval"))
    pairs = [(f"{two.first} - {two.second}", voice.numbers.signed(two.difference),
              voice.signed_between(two.low, two.high), number(two.p_holm, 3)) for two in source.table.differences]
    sections = [ReportSection(title, (), (ReportFigure(chart, TextTable(heads, cells)),)),
                ReportSection(voice.say("report-pairs"), (voice.say("report-pairs-what"),), table=TextTable(
                    tuple(voice.say(key) for key in ("lab-pair", "report-of-100", "report-interval", "lab-p-holm")),
                    pairs))]
    agents = ",".join(one.agent for one in standings)
    flags = flags_of(source.study).replace(_agents_flag(source), f"--agents {agents} ")
    return Report(lead, [], sections, ("interval", "agent"), making_of(
        voice, source.study, f"tapete lab tournament {source.study.game} {flags} --out {quote(source.path.name)}"))


def _agents_flag(source: TournamentSource) -> str:
    agents = source.study.agents
    return f"--agent {agents[0] if len(set(agents)) == 1 else ','.join(agents)} "
