"""The desk's answers about figures, long work and played games. The page's types are generated from these."""
from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from ...table.http.schema import Seated
from ..messages import Change, Changes, DeskAim, MeasureKind

# ---- figures -----------------------------------------------------------------------------------

class Interval(TypedDict):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Measure(Interval):
    name: str
    title: str
    kind: MeasureKind


class EndCause(TypedDict):
    """How a game may end, and the share of games that ended so."""

    name: str
    title: str
    share: float


class SingleFigure(TypedDict):
    title: str
    kind: MeasureKind
    value: float


class ThingFigures(TypedDict):
    """The games that had a thing, and the rate at which they were won."""

    name: str
    title: str
    games: int
    rate: float
    low: float
    high: float
    more: list[SingleFigure]


class ThingGroup(TypedDict):
    name: str
    title: str
    team: bool
    """Whether its things are sides. No even share falls to a side."""
    things: list[ThingFigures]


class LengthBar(TypedDict):
    at: int
    games: int


class Lengths(TypedDict):
    """How many games had each length, from `at` to below `at` + `width`."""

    unit: str
    width: int
    bars: list[LengthBar]


class FigureRow(TypedDict):
    """Further figures of one kind, some by place."""

    name: str
    title: str
    kind: MeasureKind
    values: list[float]


class DeskFigures(TypedDict):
    """The figures of simulated games."""

    players: int
    agent: str
    games: int
    seeds: tuple[int, int]
    """The first and the last."""
    kind: MeasureKind
    """That of the results: shares of games, or scores."""
    even: float | None
    """What a seat of a competitive game gets on average; None in a cooperative game."""
    measures: list[Measure]
    causes: list[EndCause]
    more: list[FigureRow]
    groups: list[ThingGroup]
    lengths: Lengths | None


class MeasureDifference(TypedDict):
    """How much more of a measure one design has than another on the same seeds."""

    measure: str
    title: str
    kind: MeasureKind
    difference: float
    low: float
    high: float
    sure: bool
    sentence: str


class DeskAnswer(TypedDict):
    """A message of the desk's WebSocket."""

    ask: int
    """The number of the question; -1 for one that was refused unread."""
    state: Literal["preparing", "playing", "done", "refused"]
    """`preparing`: the rules are made ready first."""
    sentence: NotRequired[str]
    games: NotRequired[int]
    seconds: NotRequired[float]
    speed: NotRequired[float]
    """Games in a second."""
    figures: NotRequired[DeskFigures]
    beside: NotRequired[DeskFigures]
    """The figures of the design that it is compared with."""
    differences: NotRequired[list[MeasureDifference]]


# ---- long work ---------------------------------------------------------------------------------

class StepEffect(TypedDict):
    """A value a step away, and how it changes the measure."""

    value: int
    difference: float
    low: float
    high: float
    sure: bool


class StepTurns(TypedDict):
    """What a number changes of a measure, one step down and one step up."""

    path: str
    title: str
    value: int
    games: int
    down: StepEffect | None
    up: StepEffect | None


class FoundFor(TypedDict):
    players: int
    measures: list[Measure]


class Found(TypedDict):
    """An answer of a search: all its changes, the found ones, and what fresh seeds showed."""

    changes: Changes
    moved: list[Change]
    players: list[FoundFor]
    distance: float
    games: int
    seeds: tuple[int, int]


class ThingEffect(TypedDict):
    """What a thing is worth: the measure with it less the measure without it."""

    kind: str
    thing: str
    title: str
    how: str
    """How it was taken out; may be empty."""
    worth: float
    low: float
    high: float
    sure: bool
    games: int
    seeds: tuple[int, int]


class RanRule(TypedDict):
    """A rule, and how often it ran in a round of games with a high measure and of the others."""

    rule: str
    title: str
    wording: str
    high: float
    low: float
    sure: bool
    p: float


class Happened(TypedDict):
    unit: str
    high: int
    """The number of games with a high measure."""
    low: int
    rules: list[RanRule]


class ChanceCurve(TypedDict):
    name: Literal["won", "lost", "winner", "others"]
    games: int
    chances: list[float]


class Tension(TypedDict):
    """How open games were."""

    games: int
    unlikely: float
    sure: float
    curves: list[ChanceCurve]
    comebacks: float
    early: float
    decided: float


class Round(TypedDict):
    """How many things were examined with how many games."""

    things: int
    games: int
    of: NotRequired[int]


class WhyFigure(TypedDict):
    """Why a measure is as it is."""

    measure: str
    title: str
    kind: MeasureKind
    cards: list[ThingEffect]
    rounds: NotRequired[list[Round]]
    ways: list[str]
    """How things were taken out and examined, in sentences."""
    failed: list[str]
    """The things that could not be examined, in sentences."""
    happened: Happened
    tension: Tension | None
    """None in a game with scores, which is never won."""
    seated: NotRequired[bool]
    """Whether the role that the measure is about sat in the first seat of each game."""
    lost: Lengths | None
    """The lengths of lost games."""


class ContestStanding(Interval):
    agent: str
    agent_title: str
    games: int
    rating: NotRequired[dict[str, float] | None]


class ContestDifference(TypedDict):
    first: str
    first_title: str
    second: str
    second_title: str
    difference: float
    low: float
    high: float
    p: float
    p_holm: float
    sure: bool


class AgentContest(TypedDict):
    """How agents played against each other, the best first, and the difference of each pair."""

    kind: MeasureKind
    standings: list[ContestStanding]
    differences: list[ContestDifference]


class CheckedMeasure(TypedDict):
    name: str
    title: str
    kind: MeasureKind
    differs: bool
    first: Interval
    other: Interval


class CheckedBy(TypedDict):
    """The figures by two agents."""

    agent: str
    agent_title: str
    by: str
    by_title: str
    sentence: str
    differs: bool
    cooperative: bool
    games: tuple[int, int]
    measures: list[CheckedMeasure]


class JobSettings(TypedDict):
    """What was asked for."""

    game: str
    ruleset: str
    lang: str
    changes: Changes
    players: int | list[int]
    agent: str
    measure: NotRequired[str]
    games: NotRequired[int]
    target: NotRequired[dict[str, Any]]
    also: list[dict[str, Any]]
    may: list[str]
    most: int
    apart: bool
    agents: list[str]
    by: NotRequired[str]
    trials: NotRequired[int]
    watched: NotRequired[int]


class DeskJob(TypedDict):
    """Long work. While it runs, `result` may be an intermediate one."""

    id: str
    kind: Literal["sensitivity", "tune", "why", "tournament", "check"]
    title: str
    state: Literal["waiting", "running", "done", "stopped", "failed"]
    done: int
    total: int
    created: float
    """Seconds since 1970."""
    sentence: str
    place: int | None
    """How much work is done before it; None if it has ended."""
    mine: bool
    """Whether it is open, and this address asked for it."""
    measure: DeskAim
    ask: JobSettings
    wish: NotRequired[str]
    """The aim of a search, in short."""
    result: list[StepTurns] | list[Found] | WhyFigure | AgentContest | CheckedBy | None


class JobBegun(TypedDict):
    id: str


class TerminalRun(TypedDict):
    """A study that a terminal has started."""

    id: str
    game: str
    title: str
    done: bool
    reported: bool
    began: float
    """Seconds since 1970."""


# ---- games of a design -------------------------------------------------------------------------

class ExampleGame(TypedDict):
    """An example game."""

    seed: int
    replay: str
    choices: int
    moment: int
    """The moment at which it turned."""
    sentence: str


class Hesitation(TypedDict):
    """A moment at which somebody thought long."""

    replay: str
    moment: int
    seconds: int


class PeopleSaid(TypedDict):
    """People's opinions at the end."""

    people: int
    fun: float | None
    fair: float | None
    length: dict[str, int]
    """How many people called it short, right or long."""
    sentence: str


class PlayedByPeople(TypedDict):
    games: int
    won: Interval | None
    choices: Interval | None
    few: bool
    """Whether the games are too few to say much."""
    sentence: str


class PeoplesGames(PlayedByPeople):
    """The games that people played of a design."""

    hesitated: list[Hesitation]
    said: PeopleSaid | None


class OpenedTable(TypedDict):
    table: Seated
    url: str


class PicturedCard(TypedDict):
    """A card that takes a custom picture."""

    card: str
    title: str
    deck: str | None
    """None if this design has no such card."""
    picture: str | None
    """Its custom picture, small, as a data URL."""


class PutPicture(TypedDict):
    card: str
    picture: str
    width: int
    height: int
