"""Common parts of the reports of comparisons, searches and ladders: charts of one measure, and how all of it was
made."""
from __future__ import annotations

from collections.abc import Sequence

from ...gamedef.by_players import at_table
from ...gamedef.game import Game
from ...games import find_game
from ..scale import is_share
from .charts import Chart, bars
from .games import as_yaml
from .measures import axis_of, bar_of, head_of, measure_title, scale_of, span, written
from .parts import Making, ReportFigure, ReportSection, ReportVoice, TextTable
from .sources import AmountRecord, CheckRecord, ContrastRecord, FileSource, SettingsRecord

Row = tuple[str, AmountRecord]


def framed_game(source: FileSource) -> Game:
    """The game of a results folder, with cards of its own if the common options of its studies bring some."""
    frame = source.what.frame
    game = find_game(frame.game)
    return game.playing(at_table(game.options(game.ruleset(frame.ruleset), frame.changed), len(frame.roles)))


def settled(voice: ReportVoice, one: ContrastRecord) -> str:
    """How many games more would settle a difference, as text."""
    if one.more_games is None:
        return voice.say("lab-never-settled")
    if one.more_games:
        return voice.say("lab-more-games", games=voice.numbers.number(one.more_games))
    return voice.say("lab-is-settled" if one.difference else "lab-no-difference")


def measured(voice: ReportVoice, stem: str, measure: str, rows: Sequence[Row], title: str,
             reference: tuple[float, str] | None = None) -> ReportFigure:
    """One measure of several things, as bars from zero with their intervals. Lengths and scores, for which zero means
    nothing, are dots."""
    drawn = [bar_of(voice, measure, label, one.mean, one.interval_95) for label, one in rows]
    cells = [(label, written(voice, measure, one.mean), span(voice, measure, one.interval_95)) for label, one in rows]
    alt = voice.say("report-sorted-alt", first=cells[0][0], low=cells[0][1], last=cells[-1][0], high=cells[-1][1])
    chart = Chart(voice.name(stem), title, alt, bars(
        drawn, axis_of(voice, measure), voice.numbers, from_zero=is_share(voice.game, measure),
        reference=None if reference is None else (scale_of(voice, measure) * reference[0], reference[1])))
    return ReportFigure(chart, TextTable((voice.say("report-thing"), head_of(voice, measure),
                                          voice.say("report-interval")), cells))


def checked(voice: ReportVoice, found: Sequence[tuple[str, CheckRecord]]) -> list[ReportSection]:
    """Another agent's result for each configuration, with a warning if it differs."""
    if not found:
        return []
    rows = [(label, measure_title(voice, one.measure), written(voice, one.measure, one.mean),
             span(voice, one.measure, one.interval_95),
             voice.say("report-checked-differs" if one.differs else "report-checked-same")) for label, one in found]
    heads = (voice.say("report-configuration"), voice.say("lab-measure"), voice.say("report-checked-mean"),
             voice.say("lab-interval"), "")
    what = voice.say("report-checked-what", agent=found[0][1].agent, games=voice.numbers.number(found[0][1].games))
    return [ReportSection(voice.say("report-checked"), (what,), table=TextTable(heads, rows))]


def flags(frame: SettingsRecord, players: str | None = None, agents: bool = True) -> str:
    """The command-line options that repeat what studies have in common, except their configuration."""
    own = frame.agents[0] if len(set(frame.agents)) == 1 else ",".join(frame.agents)
    roles = "" if not any(frame.roles) else f" --roles {','.join(role or 'any' for role in frame.roles)}"
    return (f"--games {frame.games}{f' --agent {own}' if agents else ''} --players {players or len(frame.roles)}"
            f"{roles} --ruleset {frame.ruleset} --seed {frame.seed}")


def making(voice: ReportVoice, frame: SettingsRecord, command: str, files: Sequence[tuple[str, str]] = (),
           players: str | None = None, more: Sequence[str] = ()) -> Making:
    """How it was made: the common settings of all studies, a command, and files in full."""
    said = voice.say("report-made", game=voice.game.title[voice.numbers.language],
                     ruleset=voice.game.ruleset(frame.ruleset).title[voice.numbers.language], version=frame.version,
                     players=players or str(len(frame.roles)), agents=", ".join(dict.fromkeys(frame.agents)),
                     games=voice.numbers.number(frame.games), first=str(frame.seed),
                     last=str(frame.seed + frame.games - 1))
    if frame.changed:
        command, files = f"{command} --config changed.yaml", [("changed.yaml", as_yaml(frame.changed)), *files]
    return Making(voice.say("report-making"), [said, *more], command, files)
