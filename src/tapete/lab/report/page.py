"""Reports on one self-contained page: it loads no script, picture or style from anywhere else."""
from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...files.atomic import write_whole
from ...gamedef.game import Game
from ...games import find_game
from ...press.letters import LetterReport
from ...text.causes import cause_of
from ...text.spoken import SpokenError
from ..study import game_of
from .charts import LIGHT, Chart
from .compared import report_compared
from .contests import report_contest
from .framed import framed_game
from .games import report_games
from .parts import Report, ReportVoice, voice_of
from .points import report_points
from .profiles import report_profile
from .rungs import report_rungs
from .sought import report_few_changes
from .sources import (
    ComparisonRecord,
    FewChangesRecord,
    FileSource,
    ProfileSource,
    SimulationSource,
    Source,
    SweepSource,
    TournamentSource,
    read_source,
)

DARK = {"ink": "#ece7db", "muted": "#a69f90", "grid": "#3a372f", "good": "#4fb3a2", "bad": "#e0765f",
        "neutral": "#79725f", "accent": "#e0b429", "paper": "#211f1a"}


def check_charts() -> None:
    """Raise InputError if the packages for charts and pages are missing."""
    for name, package in (("matplotlib", "Matplotlib"), ("jinja2", "Jinja2"), ("pyarrow", "PyArrow")):
        if importlib.util.find_spec(name) is None:
            raise SpokenError("report-needs", package=package)


@dataclass(frozen=True)
class Page:
    """A page as HTML, its charts, and the voice that wrote it."""

    html: str
    charts: Sequence[Chart]
    voice: ReportVoice


def make_page(paths: Sequence[Path], language: str) -> Page:
    """The page of the results at some paths; the report of the first path comes first.

    The same results give the same page. Raises InputError for results that are missing, damaged or from several games.
    """
    check_charts()
    sources = [read_source(path) for path in paths]
    games = [_game(source) for source in sources]
    if len({game.name for game in games}) != 1:
        raise SpokenError("report-one-game", games=", ".join(dict.fromkeys(game.name for game in games)))
    voice = voice_of(games[0], language)
    reports = [_report(voice, source) for source in sources]
    charts = [figure.chart for report in reports for section in report.sections for figure in section.figures]
    return Page(_render(voice, reports), charts, voice)


def _game(source: Source) -> Game:
    """The game of a source, with cards of its own if its options bring some."""
    if isinstance(source, ProfileSource):
        return game_of(source.how.study)
    if isinstance(source, FileSource):
        return framed_game(source)
    if not isinstance(source, SweepSource):
        return game_of(source.study)
    if source.studies:
        return game_of(source.studies[0])
    names = {point.game for point in source.points}
    if len(names) != 1:
        raise SpokenError("report-several", path=str(source.path))
    return find_game(names.pop())


def _report(voice: ReportVoice, source: Source) -> Report:
    if isinstance(source, SimulationSource):
        return report_games(voice, source)
    if isinstance(source, ProfileSource):
        return report_profile(voice, source)
    if isinstance(source, TournamentSource):
        return report_contest(voice, source)
    if isinstance(source, FileSource):
        if isinstance(source.what, ComparisonRecord):
            return report_compared(voice, source.path, source.what)
        return report_few_changes(voice, source.path, source.what) if isinstance(source.what, FewChangesRecord) else \
            report_rungs(voice, source.path, source.what)
    return report_points(voice, source)


def _render(voice: ReportVoice, reports: Sequence[Report]) -> str:
    from jinja2 import Environment, PackageLoader, StrictUndefined
    environment = Environment(loader=PackageLoader(__package__, "."), autoescape=True, trim_blocks=True,
                              lstrip_blocks=True, undefined=StrictUndefined)
    words = dict.fromkeys(word for report in reports for word in report.words)
    return environment.get_template("template.html").render(
        language=voice.numbers.language, say=voice.say, reports=reports, light=LIGHT, dark=DARK,
        title=voice.say("report-title", game=voice.game.title[voice.numbers.language]),
        words=[(voice.say(f"report-word-{word}"), voice.say(f"report-meaning-{word}")) for word in words])


def write_pictures(folder: Path, charts: Sequence[Chart], lacking: LetterReport) -> list[Path]:
    """Write each chart as a PNG with its name, and note letters that the fonts lack. Raises InputError if the folder
    cannot be written."""
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SpokenError("write", path=str(folder), why=cause_of(error)) from error
    for chart in charts:
        path = folder / f"{chart.name}.png"
        write_whole(path, chart.png(lacking))
        written.append(path)
    return written
