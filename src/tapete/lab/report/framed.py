"""Common parts of the reports of comparisons, searches and ladders: names of measures, their numbers, charts of one
measure, and how all of it was made."""
from __future__ import annotations

from collections.abc import Sequence

from ...gamedef.by_players import at_table
from ...gamedef.game import Game
from ...games import find_game
from ..figures import name_of
from ..tuning.aims import is_length
from .charts import Bar, Chart, bars
from .games import as_yaml
from .parts import Making, ReportFigure, ReportSection, ReportVoice, TextTable, broken, first_up
from .sources import AmountRecord, CheckRecord, ContrastRecord, FileSource, SettingsRecord

Row = tuple[str, AmountRecord]


def framed_game(source: FileSource) -> Game:
    """The game of a results folder, with cards of its own if the common options of its studies bring some."""
    frame = source.what.frame
    game = find_game(frame.game)
    return game.playing(at_table(game.options(game.ruleset(frame.ruleset), frame.changed), len(frame.roles)))


def measure_title(voice: ReportVoice, measure: str) -> str:
    """The displayed name of a measure or an aim."""
    group, _, thing = measure.partition("/")
    if thing:
        return name_of(voice.game, voice.speech, group, thing)
    name, _, seat = measure.partition("-")
    return voice.say("seat", n=int(seat) + 1) if seat else voice.say(f"lab-{name.replace('_', '-')}")


def written(voice: ReportVoice, measure: str, value: float) -> str:
    """A measure's value as text: a length, or so many of 100."""
    return voice.numbers.number(value, 1) if is_length(measure) else voice.numbers.of100(value)


def signed(voice: ReportVoice, measure: str, value: float) -> str:
    """A difference of a measure, as text with its sign."""
    return voice.numbers.plus(value, 2) if is_length(measure) else voice.numbers.signed(value)


def span(voice: ReportVoice, measure: str, interval: tuple[float, float]) -> str:
    return voice.say("report-between", low=written(voice, measure, interval[0]),
                     high=written(voice, measure, interval[1]))


def signed_span(voice: ReportVoice, measure: str, interval: tuple[float, float]) -> str:
    return voice.say("report-between", low=signed(voice, measure, interval[0]),
                     high=signed(voice, measure, interval[1]))


def settled(voice: ReportVoice, one: ContrastRecord) -> str:
    """How many games more would settle a difference, as text."""
    if one.more_games is None:
        return voice.say("lab-never-settled")
    if one.more_games:
        return voice.say("lab-more-games", games=voice.numbers.number(one.more_games))
    return voice.say("lab-is-settled" if one.difference else "lab-no-difference")


def measured(voice: ReportVoice, stem: str, measure: str, rows: Sequence[Row], title: str,
             reference: tuple[float, str] | None = None) -> ReportFigure:
    """One measure of several things, as bars from zero with their intervals. Lengths, for which zero means nothing, are
    dots."""
    scale = 1 if is_length(measure) else 100
    drawn = [Bar(broken(label), scale * one.mean, scale * one.interval_95[0], scale * one.interval_95[1],
                 "accent", written(voice, measure, one.mean)) for label, one in rows]
    cells = [(label, written(voice, measure, one.mean), span(voice, measure, one.interval_95)) for label, one in rows]
    axis = voice.say("report-axis-length", unit=measure_title(voice, measure)) if is_length(measure) else \
        voice.say("report-axis-won")
    alt = voice.say("report-sorted-alt", first=cells[0][0], low=cells[0][1], last=cells[-1][0], high=cells[-1][1])
    chart = Chart(voice.name(stem), title, alt, bars(
        drawn, axis, voice.numbers, from_zero=not is_length(measure),
        reference=None if reference is None else (scale * reference[0], reference[1])))
    head = first_up(measure_title(voice, measure)) if is_length(measure) else voice.say("report-of-100")
    return ReportFigure(chart, TextTable((voice.say("report-thing"), head, voice.say("report-interval")), cells))


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
