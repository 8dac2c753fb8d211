"""Examples for the rulebook: the referee plays a rule's scenario, and the game's own sentences describe it.

The book prints the result of this play, with the options that the book is made for.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import IllegalMoveError, InputError
from ..files.config import merge, plain_data
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..games import speech_for
from ..kernel.dice import TOLD_ROLL
from ..ledger.folders import scenario_folder
from ..paper import Drawing, Picture
from ..referee.scenario import Scenario, load, scenario_files
from ..referee.session import Session, SessionEvent
from ..referee.transcript import read_die
from ..text.speech import Speech

TRIED = 4
"""An example is chosen from so many of a rule's simplest scenarios."""
FEWEST, MOST = 3, 9
"""The fewest sentences in which something happens, and the most that a reader can follow."""
SHOWN = 10
"""Most sentences that are printed after one choice; the rest is only counted."""
CHOICES = 12
"""Most choices that are printed; the rest is only counted."""


@dataclass(frozen=True)
class ExampleChoice:
    """One choice of an example: its seat, the choice, the dice that fell, and what happened."""

    who: str
    what: str
    dice: tuple[tuple[int, int], ...]
    """The number of sides and the face of each."""
    told: tuple[str, ...]
    more: int = 0
    """The number of sentences that are not printed."""


@dataclass(frozen=True)
class Example:
    """A scenario for readers. If the options do not allow it, `stopped` says why instead."""

    file: str
    asked: str
    """The first question of the game."""
    choices: tuple[ExampleChoice, ...] = ()
    more: int = 0
    """The number of choices that are not printed."""
    refused: tuple[tuple[str, str, str], ...] = ()
    """The seat, the refused action, and the reason."""
    before: Drawing | None = None
    after: Drawing | None = None
    options: str = ""
    """The options that the scenario itself sets differently from the rules."""
    stopped: str = ""


@dataclass(frozen=True)
class Playing:
    """The settings of examples: the game, a ruleset, a configuration, and how tables are drawn."""

    game: Game
    ruleset: Ruleset
    config: Mapping[str, Any]
    language: str
    seat: Callable[[int], str]
    """The name of a seat whose player has no role."""
    not_their_turn: str
    """The sentence for a seat that may not choose because another must."""
    picture: Picture | None


def examples_of(playing: Playing) -> dict[str, Example]:
    """An example for each rule that a scenario shows. From several simple ones it takes the clearest."""
    folder = scenario_folder(playing.game.name)
    shown: dict[str, list[tuple[Any, Path, Scenario]]] = {}
    if not folder.is_dir():
        return {}
    for path in scenario_files([folder]):
        scenario = _scenario(path)
        if scenario.ruleset not in (playing.ruleset.name, playing.game.ruleset().name):
            continue
        for i, rule in enumerate(scenario.rules):
            plain = (scenario.ruleset != playing.ruleset.name, bool(scenario.options), i, not scenario.when,
                     len(scenario.when) + len(scenario.dice), len(scenario.given), str(path))
            shown.setdefault(rule, []).append((plain, path, scenario))
    played: dict[Path, Example] = {}

    def example(path: Path, scenario: Scenario) -> Example:
        if path not in played:
            played[path] = play(playing, scenario, str(path.relative_to(folder)))
        return played[path]
    best = {}
    for rule, candidates in shown.items():
        good: list[Example] = []
        for _, path, scenario in sorted(candidates)[:TRIED]:
            one = example(path, scenario)
            # A scenario of another ruleset may not be valid in this one.
            if not one.stopped or scenario.ruleset == playing.ruleset.name:
                good.append(one)
            if _telling(one) == TELLING:
                break       # nothing is better than this one
        if good:
            best[rule] = min(good, key=_telling)
    return best


@cache
def _scenario(path: Path) -> Scenario:
    """A scenario, read once for all books, because reading takes longer than playing."""
    return load(path)[0]


TELLING = False, 0, False
"""The best possible value of `_telling`."""


def _telling(example: Example) -> tuple[bool, int, bool]:
    """A sort key: examples that can be played come first, then those with the fewest options of their own, then those
    in which something happens, but not too much."""
    told = sum(len(choice.told) for choice in example.choices)
    own = len(example.options.split("; ")) if example.options else 0
    return bool(example.stopped), own, not (FEWEST <= told <= MOST or example.refused)


def play(playing: Playing, scenario: Scenario, file: str) -> Example:
    """Play a scenario and describe in words what happens."""
    game = playing.game
    try:
        options = game.options(playing.ruleset, merge(playing.config, plain_data(scenario.options)))
        session = Session(game, playing.ruleset, options, [None if r == "any" else r for r in scenario.seats],
                          scenario.seed)
        game = session.game
        speech = speech_for(game, playing.language)
        for path, value in scenario.given.items():
            game.scenarios.edit(session.state, path, value)
    except InputError as error:
        return Example(file, "", stopped=str(error))
    session.news()      # of the setup
    names = _names(playing, speech, session)
    before, asked = session.view(), _question(game, speech, session, names)
    session.dice, left = _dice(scenario)
    choices: list[ExampleChoice] = []
    try:
        for line in scenario.when:
            choices.append(_choose(game, speech, session, names, line))
    except (IllegalMoveError, _OtherDice) as error:
        return Example(file, asked, stopped=str(error))
    if left:
        return Example(file, asked, stopped=", ".join(f"d{sides}={face}" for sides, face in left))
    first, last = playing.picture(before, session.view(), names) if playing.picture else (None, None)
    refused = tuple(_refuse(game, speech, session, names, line, playing.not_their_turn) for line in scenario.refused)
    told = choices if len(choices) <= CHOICES + 1 else choices[:CHOICES]
    return Example(file, asked, tuple(told), len(choices) - len(told), refused, first, last,
                   _flat(plain_data(scenario.options)))


def _flat(options: Any, path: str = "") -> str:
    """Options as `king.floor: 2; stairs_move: false`."""
    if isinstance(options, Mapping):
        return "; ".join(_flat(value, f"{path}.{key}" if path else str(key)) for key, value in options.items())
    if isinstance(options, list):
        return f"{path}: {', '.join(map(str, options))}"
    return f"{path}: {str(options).lower() if isinstance(options, bool) else options}"


class _OtherDice(Exception):
    """The game rolls other dice than the scenario has."""


def _dice(scenario: Scenario) -> tuple[Callable[[int], int], list[tuple[int, int]]]:
    left = [read_die(die) for die in scenario.dice]

    def next_die(sides: int) -> int:
        if not left or left[0][0] != sides:
            raise _OtherDice(f"d{sides}")
        return left.pop(0)[1]
    return next_die, left


def _choose(game: Game, speech: Speech, session: Session, names: Sequence[str], line: str) -> ExampleChoice:
    seat, action = _read(game, line)
    game.interaction.let_choose(session.state, seat)
    label = game.wording.label(speech, session.state, action,
                               names) if session.to_move == seat else game.grammar.text(action)
    news = session.play(action, seat, speech)
    told = _sentences(game, speech, news, names)
    kept = told if len(told) <= SHOWN + 1 else told[:SHOWN]
    return ExampleChoice(names[seat], label, tuple(session.rolled), tuple(kept), len(told) - len(kept))


def _sentences(game: Game, speech: Speech, news: Sequence[SessionEvent], names: Sequence[str]) -> list[str]:
    """The sentences of what happened, each once; dice are shown separately."""
    said = [game.wording.sentence(speech, game.wording.happening(told.what, told.a, told.b, told.c), names)
            for told in news if told.what != TOLD_ROLL]
    return [one for i, one in enumerate(said) if one and one not in said[:i]]


def _refuse(game: Game, speech: Speech, session: Session, names: Sequence[str], line: str,
            not_their_turn: str) -> tuple[str, str, str]:
    seat, action = _read(game, line)
    label = game.wording.label(speech, session.state, action, names)
    try:
        session.check_legal(action, seat, speech)
    except IllegalMoveError as error:
        if error.rule == "referee.seat":
            return names[seat], label, not_their_turn
        sentence = str(error).removeprefix(f"{game.grammar.text(action)}: ").removesuffix(f" ({error.rule})")
        return names[seat], label, sentence
    return names[seat], label, ""


def _read(game: Game, line: str) -> tuple[int, int]:
    seat, _, text = line.partition(":")
    return int(seat), game.grammar.parse(text.strip())


def _names(playing: Playing, speech: Speech, session: Session) -> list[str]:
    named = playing.game.wording.names_in(playing.language)
    return [speech.say(f"role-{role}") if role and speech.has(f"role-{role}") else
            named.get(f"role-{role}", role) if role else playing.seat(seat) for seat, role in enumerate(session.roles)]


def _question(game: Game, speech: Speech, session: Session, names: Sequence[str]) -> str:
    return "" if session.over else game.wording.question(speech, session.state, names)
