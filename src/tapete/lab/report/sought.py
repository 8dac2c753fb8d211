"""The report of a search for the fewest changes: a few answers, and what each showed with each number of players."""
from __future__ import annotations

from pathlib import Path

from ...files.config import merge
from ..checked import differ
from ..contrast import MeasuredMean
from ..tuning.design import configuration
from .framed import checked, flags, making, measured
from .games import as_yaml
from .measures import measure_title, span, written
from .parts import Report, ReportSection, ReportVoice, TextTable, first_up
from .sources import AmountRecord, CheckRecord, FewChangesRecord


def report_few_changes(voice: ReportVoice, path: Path, source: FewChangesRecord) -> Report:
    """The report of such a search."""
    best, aim = source.answers[0], source.target.measure
    players = sorted(best.players)
    counts = ", ".join(map(str, players))
    aims = list(best.players[players[0]])
    wanted = written(voice, aim, source.target.value)
    names = [voice.say("report-answer", n=i + 1, moved=_moved(voice, one.values)) for i, one in
             enumerate(source.answers)]
    lead = voice.say("report-sought", wanted=wanted, measure=measure_title(voice, aim), shown=", ".join(
        voice.say("report-with-players", players=seats, shown=written(voice, aim, best.players[seats][aim].mean))
        for seats in players))
    figures = [measured(voice, "sought", each, [
        (voice.say("report-answer-players", n=i + 1, players=seats), one.players[seats][each])
        for i, one in enumerate(source.answers) for seats in players], first_up(measure_title(voice, each)),
        (source.target.value, voice.say("report-wanted", wanted=wanted)) if each == aim else None) for each in aims]
    table = TextTable((voice.say("report-configuration"), *(voice.say(
        "lab-with-players", aim=measure_title(voice, each), players=seats) for seats in players for each in aims)),
        [(name, *(f"{written(voice, each, shown.mean)} ({span(voice, each, shown.interval_95)})"
                  for seats in players for each in aims for shown in (one.players[seats][each],)))
         for name, one in zip(names, source.answers, strict=True)])
    agent = source.by_another.agent
    others = [] if agent is None else [
        (voice.say("report-players", n=seats), CheckRecord(
            agent=agent, measure=aim, games=max(20, best.games // 10), mean=shown.mean,
            interval_95=shown.interval_95, differs=differ(_plain(best.players[seats][aim]), _plain(shown))))
        for seats, shown in sorted(source.by_another.players.items())]
    sections = [ReportSection(voice.say("report-search"), (voice.say("report-sought-what", games=voice.numbers.number(
        best.games)),), figures, table=table), *checked(voice, others)]
    yaml = as_yaml(merge(dict(source.frame.changed), configuration(best.values))) if best.values or \
        source.frame.changed else ""
    command = f"tapete simulate {source.frame.game} {flags(source.frame, str(players[0]))}"
    made = making(voice, source.frame.model_copy(update={"changed": {}}),
                  f"{command} --config best.yaml" if yaml else command, [("best.yaml", yaml)] if yaml else [], counts,
                  [voice.say("report-made-search")] if yaml else [])
    return Report(lead, [], sections, ("interval", "agent"), made)


def _plain(one: AmountRecord) -> MeasuredMean:
    return MeasuredMean(one.mean, *one.interval_95)


def _moved(voice: ReportVoice, values: dict[str, object]) -> str:
    return ", ".join(f"{path}\u00a0=\u00a0{value}" for path, value in values.items()) or voice.say("lab-unmoved")
