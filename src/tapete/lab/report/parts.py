"""The parts of a page before layout: sections with sentences, charts and tables, in one language."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...agents import CODES
from ...gamedef.game import Game
from ...games import speech_for
from ...text.speech import Speech
from ..study import Study
from .charts import Chart
from .numbers import Numbers


@dataclass(frozen=True)
class TextTable:
    """Headings and rows of cells, all of them texts."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class ReportFigure:
    """A chart with the numbers that it shows, and notes on how to read it."""

    chart: Chart
    table: TextTable
    note: str = ""


@dataclass(frozen=True)
class ReportSection:
    """A heading with its content, in this order."""

    title: str
    sentences: Sequence[str] = ()
    figures: Sequence[ReportFigure] = ()
    table: TextTable | None = None
    folded: TextTable | None = None
    """A long table that opens on demand, under `folded_name`."""
    folded_name: str = ""


@dataclass(frozen=True)
class Making:
    """How something was made: sentences, a command that repeats it, and files in full by their names."""

    title: str
    sentences: Sequence[str]
    command: str
    files: Sequence[tuple[str, str]] = ()
    changed: Sequence[str] = ()
    """What its games have otherwise than the rules, in sentences."""


@dataclass(frozen=True)
class Report:
    """The report of one source."""

    lead: str
    tiles: Sequence[tuple[str, str]]
    sections: Sequence[ReportSection]
    words: Sequence[str]
    """The keys of the words that need an explanation."""
    making: Making


@dataclass(frozen=True)
class ReportVoice:
    """A game in a language: its speech and its numbers."""

    game: Game
    speech: Speech
    numbers: Numbers
    names: dict[str, int] = field(default_factory=dict)

    def say(self, key: str, **args: int | str) -> str:
        return self.speech.say(key, **args)

    def name(self, stem: str) -> str:
        """A name for a chart that no other chart of the page has."""
        self.names[stem] = self.names.get(stem, 0) + 1
        return stem if self.names[stem] == 1 else f"{stem}-{self.names[stem]}"

    def agents(self, agents: Sequence[str]) -> str:
        """How the seats play, as words that follow a plural: who play by rules of thumb."""
        names = {agent.partition(":")[0] for agent in agents}
        name = names.pop() if len(names) == 1 else "mixed"
        known = name in CODES or name == "mixed"
        return self.say(f"report-agent-{name}") if known else self.say("report-agent-other", agent=name)

    def between(self, low: float, high: float) -> str:
        """An interval of shares, in points of 100."""
        return self.say("report-between", low=self.numbers.of100(low), high=self.numbers.of100(high))


def voice_of(game: Game, language: str) -> ReportVoice:
    return ReportVoice(game, speech_for(game, language), Numbers(language))


def seeds_of(study: Study) -> tuple[int, int]:
    """The first and the last seed."""
    return study.seed, study.seed + study.games - 1


def first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def broken(label: str) -> str:
    """A long label in two lines of about the same length."""
    if len(label) <= 26:
        return label
    middle = len(label) / 2
    spaces = [i for i, letter in enumerate(label) if letter == " "]
    cut = min(spaces, key=lambda i: abs(i - middle), default=None)
    return label if cut is None else f"{label[:cut]}\n{label[cut + 1:]}"
