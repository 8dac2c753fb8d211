"""A first lesson: a prepared game for somebody who has never played, with a guide's words for each thing to do.

It is data beside the game, `teach/lesson.yaml`. The file has a table laid out as in a scenario, the dice that fall, and
a line for each choice, the learner's and the others'. The lesson's progress is the number of choices made, so nothing
more is stored. After its last line an ordinary game continues.
"""
from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import product
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

from pydantic import Field

from ..errors import DefectError, InputError
from ..files.config import Strict, check, place_of, placed, plain_data, read_yaml
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..games import find_game, speech_for
from ..ledger.ledger import PLACEHOLDER, at_path
from ..text.causes import words_of
from ..text.speech import LANGUAGES
from ..text.spoken import SpokenError
from .scenario import TableSetup
from .session import DiceSource, Session
from .transcript import read_die

R = TypeVar("R")

Place = Literal["page", "terminal"]
PLACES: tuple[Place, ...] = get_args(Place)
"""Where a lesson can be taken."""

RELEASED: Mapping[str, str] = {
    "7019f348e65c0a069002481267399bb1": "a4e9680d1483c0cd2750d69a4deaba6f",
    "f92562d2e2918649223572c1eb86b210": "8d74ae190187dbb40351b9995f5c7a14",
    "3332eee28d0a38416f3f5679ffea4098": "c47ef0c0483a6ba41db376cc27a7e343",
    "443496ae1110547f4b0fe0faefc36733": "b4082658863fd743caadf3819d26938f",
}
"""Lessons of 0.1.0, which stored the fingerprint of the whole file: to each, the fingerprint of its dice and choices.
"""

WORDS: Any = {"minutes": True, "steps": {"__all__": {*LANGUAGES, "show", "wrong"}}, "end": {*LANGUAGES}}
"""What a lesson's file says to the learner. It changes no choice."""

NAME = re.compile(r"\{([a-z]+-[A-Za-z0-9_]+)\}")
"""A placeholder in the guide's words: the name of a thing, by the key of the game's message, or of a seat: `seat-1`."""


class Wordings(Strict):
    """A paragraph with one wording per place, because what the learner sees and does differs there."""

    page: str
    terminal: str


class Spoken(Strict):
    """Paragraphs in both languages."""

    es: list[str | Wordings] = Field(min_length=1)
    en: list[str | Wordings] = Field(min_length=1)


class LessonStep(Spoken):
    """The guide's words, and the learner's choice after them: one of `do`. All of them lead to the same later lines."""

    show: list[str] = []
    """Things to look at, by the page's names for them."""
    when: dict[str, Any] = {}
    """The values of the view, by path, that the table must have before the step. Until then the usual choices are
    made."""
    do: list[str] = Field(min_length=1)
    wrong: Spoken | None = None
    """The words for a learner who tries something else."""
    then: list[str] = []
    """The choices that follow by themselves, in order: `seat: choice`."""


class End(Spoken):
    when: dict[str, Any] = {}
    """The values that the table must have, as for a step."""


class Outline(TableSetup):
    """The lesson's file. `docs/game-reference.md` says what each key means."""

    ruleset: str
    you: int = 0
    minutes: int = 5
    usual: str | None = None
    """The choice for seats that are asked between two lines: to pass, in a game that asks often."""
    dice: list[str] = []
    steps: list[LessonStep] = Field(min_length=1)
    end: End


@dataclass(frozen=True)
class LessonLine:
    """A choice of the lesson: its seat, the accepted actions, and the step that it belongs to."""

    seat: int
    choices: tuple[int, ...]
    step: int
    asked: bool
    """Whether the learner must find it. The program makes all other choices."""
    at_once: bool = False
    """Whether it is made without a pause, because nobody needs to see it."""


@dataclass(frozen=True)
class Guide:
    """The guide's words at a moment. `actions`: what the learner must do, empty while others act."""

    step: int
    steps: int
    lines: list[str]
    show: list[str]
    actions: list[str]
    wrong: list[str]
    done: bool


class Lesson:
    """A game's lesson, loaded from its file. Raises InputError with file and line if it is wrong."""

    def __init__(self, game: Game, path: Path) -> None:
        self.path, self.tree = path, read_yaml(path)
        self.outline: Outline = check(Outline, self.tree, str(path), self.tree)
        self.ruleset: Ruleset = self._checked(lambda: game.ruleset(self.outline.ruleset), "ruleset")
        self.options = self._checked(lambda: game.options(self.ruleset, self.differing), "options")
        self.game = game.playing(self.options)
        self.dice = [self._checked(partial(read_die, die), "dice", i) for i, die in enumerate(self.outline.dice)]
        if not 0 <= self.you < len(self.outline.seats):
            raise self._wrong(SpokenError("lesson-seat", seat=self.you), "you")

    @property
    def you(self) -> int:
        """The learner's seat."""
        return self.outline.you

    @property
    def differing(self) -> dict[str, Any]:
        options: dict[str, Any] = plain_data(self.outline.options)
        return options

    @property
    def given(self) -> dict[str, Any]:
        """The position set before the first choice, by paths."""
        given: dict[str, Any] = plain_data(self.outline.given)
        return given

    @property
    def roles(self) -> list[str | None]:
        return [None if role == "any" else role for role in self.outline.seats]

    @cached_property
    def fingerprint(self) -> str:
        """The fingerprint of the position, dice and choices, without the guide's words. Tables store it, so keys that
        are added to the file later must leave it as it is: values that are the default are left out."""
        played = self.outline.model_dump(mode="json", exclude=WORDS, exclude_defaults=True)
        return _digest(json.dumps(plain_data(played), sort_keys=True, ensure_ascii=False).encode())

    def is_known_by(self, stored: str) -> bool:
        """Whether a table that stored such a fingerprint is in this lesson. Tables of 0.1.0 stored that of the file."""
        return RELEASED.get(stored, stored) in (self.fingerprint, _digest(self.path.read_bytes()))

    def begin(self, dice: DiceSource) -> Session:
        """The game before the first choice. `dice` answers every roll from the setup on."""
        session = self._checked(lambda: Session(self.game, self.ruleset, self.options, self.roles, self.outline.seed,
                                                dice), "seats")
        for key, value in self.given.items():
            self._checked(partial(session.lay, {key: value}, whole=False), "given", key)
        self._checked(session.check_laid, "given")
        return session

    @cached_property
    def lines(self) -> list[LessonLine]:
        """Every choice in order, including the usual ones that the file leaves out. They are found by playing the
        lesson."""
        usual = None if self.outline.usual is None else self._action(self.outline.usual, "usual")
        dice = LessonDice(self.dice, self._no_more_dice)
        session = self.begin(dice)
        lines: list[LessonLine] = []
        for i in range(len(self.outline.steps)):
            for line in self._lines(i):
                while usual is not None and not self._is_due(session, line) and usual in session.legal():
                    lines.append(LessonLine(session.to_move, (usual,), lines[-1].step if lines else 0, False,
                                            at_once=True))
                    session.play(usual)
                try:
                    session.play(line.choices[0], line.seat)
                except (InputError, DefectError) as error:
                    raise self._refused(i, line.seat, line.choices[0], error) from error
                lines.append(line)
        while usual is not None and not session.over and not self._is_like(session, self.outline.end.when):
            lines.append(LessonLine(session.to_move, (usual,), lines[-1].step, False, at_once=True))
            self._checked(partial(session.play, usual), "end", "when")
        if dice.left:
            raise self._wrong(SpokenError("lesson-dice-left", n=len(dice.left)), "dice")
        return lines

    def _is_due(self, session: Session, line: LessonLine) -> bool:
        """Whether it is time for a line."""
        if session.over or session.to_move != line.seat or line.choices[0] not in session.legal():
            return session.over
        return not line.asked or self._is_like(session, self.outline.steps[line.step].when)

    def _is_like(self, session: Session, when: Mapping[str, Any]) -> bool:
        view = session.view().model_dump(mode="json")
        return all(at_path(view, path) == value for path, value in plain_data(when).items())

    def _no_more_dice(self, sides: int) -> int:
        raise self._wrong(SpokenError("lesson-dice-out", sides=sides), "dice")

    def line(self, number: int) -> LessonLine | None:
        """The line after so many choices; None at the lesson's end."""
        return self.lines[number] if number < len(self.lines) else None

    def guide(self, number: int, language: str, names: Sequence[str] = (), at: Place = "page") -> Guide:
        """The guide's words after so many choices. `names` are the seats' names."""
        line, steps = self.line(number), len(self.outline.steps)
        if line is None:
            return Guide(steps, steps, self._said(self.outline.end, language, names, at, "end"), [], [], [],
                         True)
        step = self.outline.steps[line.step]
        actions = [self.game.grammar.text(action) for action in line.choices] if line.asked else []
        wrong = [] if step.wrong is None else self._said(step.wrong, language, names, at, "steps",
                                                           line.step, "wrong")
        return Guide(line.step, steps, self._said(step, language, names, at, "steps", line.step), list(step.show),
                     actions, wrong, False)

    def _lines(self, number: int) -> list[LessonLine]:
        step = self.outline.steps[number]
        own = tuple(self._action(text, "steps", number, "do", i) for i, text in enumerate(step.do))
        lines = [LessonLine(self.you, own, number, True)]
        for i, text in enumerate(step.then):
            seat, colon, action = text.partition(":")
            if not colon or not seat.strip().isdigit():
                raise self._wrong(SpokenError("lesson-line", line=text), "steps", number, "then", i)
            lines.append(LessonLine(int(seat), (self._action(action, "steps", number, "then", i),), number, False))
        return lines

    def _action(self, text: str, *keys: Any) -> int:
        return self._checked(lambda: int(self.game.grammar.parse(text.strip())), *keys)

    def _said(self, spoken: Spoken, language: str, names: Sequence[str], at: Place, *keys: Any) -> list[str]:
        """Paragraphs with the values of options and the names of things and people filled in."""
        speech, options = speech_for(self.game, language), self.options.model_dump(mode="json")

        def named(found: re.Match[str]) -> str:
            kind, _, which = found[1].partition("-")
            if kind == "seat" and which.isdigit() and int(which) < len(self.outline.seats):
                return names[int(which)] if names else speech.say("seat", n=int(which) + 1)
            if not speech.has(found[1]):
                raise self._wrong(SpokenError("lesson-message", key=found[1]), *keys, language)
            return speech.say(found[1])

        def valued(found: re.Match[str]) -> str:
            value = at_path(options, found[1])
            if value is None:
                raise self._wrong(SpokenError("lesson-option", key=found[1]), *keys, language)
            return str(value)

        return [PLACEHOLDER.sub(valued, NAME.sub(named, text if isinstance(text, str) else getattr(text, at)))
                for text in (spoken.es if language == "es" else spoken.en)]

    def things_named(self, number: int) -> list[tuple[SpokenError | str, str]]:
        """The things that a step mentions and shows, each with its place in the file, for the check."""
        step = self.outline.steps[number]
        texts = [(key, wording) for key in LANGUAGES for text in getattr(step, key)
                 for wording in ([text] if isinstance(text, str) else [getattr(text, at) for at in PLACES])]
        named = [(self._at("steps", number, key), name.partition("-")[2]) for key, text in texts
                 for name in NAME.findall(text)]
        shown = [(self._at("steps", number, "show", i), thing.rpartition(":")[2]) for i, thing in enumerate(step.show)]
        return named + shown

    def _at(self, *keys: Any) -> SpokenError | str:
        return place_of(str(self.path), self.tree, keys)

    def _checked(self, work: Callable[[], R], *keys: Any) -> R:
        try:
            return work()
        except (InputError, ValueError) as error:
            raise self._wrong(error, *keys) from error

    def _wrong(self, error: Exception, *keys: Any) -> SpokenError:
        """The error for a place in the file."""
        return placed(str(self.path), self.tree, keys, error)

    def _refused(self, step: int, seat: int, action: int, error: Exception) -> SpokenError:
        """The error for a choice of a step that the game refuses."""
        wrong = words_of(error)
        choice = SpokenError("at", where=f"{seat}: {self.game.grammar.text(action)}", wrong=wrong)
        return self._wrong(choice, "steps", step)


def _digest(text: bytes) -> str:
    return hashlib.blake2b(text, digest_size=16).hexdigest()


@cache
def lesson_of(name: str) -> Lesson | None:
    """A game's first lesson; None if it has none. Raises InputError with file and line if it is wrong."""
    game = find_game(name)
    path = game.lessons.folder / "lesson.yaml"
    return Lesson(game, path) if path.is_file() else None


def need_lesson(name: str) -> Lesson:
    """A game's first lesson. Raises InputError if it has none."""
    lesson = lesson_of(name)
    if lesson is None:
        raise SpokenError("no-lesson", game=name)
    return lesson


class LessonDice:
    """The lesson's dice in order, and then those of `after`."""

    def __init__(self, dice: Sequence[tuple[int, int]], after: DiceSource) -> None:
        self.left, self.after = list(dice), after

    def __call__(self, sides: int) -> int:
        if not self.left:
            return self.after(sides)
        had, face = self.left.pop(0)
        if had != sides:
            raise DefectError(f"a d{sides} is rolled, the lesson's next die is d{had}={face}")
        return face


def check_lesson(lesson: Lesson) -> None:
    """Play a lesson through, with every accepted choice. Raises InputError with file and line if something does not
    fit.

    The learner must see everything that the guide mentions. Each choice must be legal, no other seat's turn may come
    between, all dice must fall, and the game must not be over at the end.
    """
    for language in LANGUAGES:
        for number, at in product(range(len(lesson.lines) + 1), PLACES):
            lesson.guide(number, language, at=at)
    _play(lesson, None)
    for number, line in enumerate(lesson.lines):
        for other in line.choices[1:]:
            _play(lesson, (number, other))


def _play(lesson: Lesson, instead: tuple[int, int] | None) -> None:
    dice = LessonDice(lesson.dice, lesson._no_more_dice)
    session = lesson.begin(dice)
    heard: set[str] = set()
    for number, line in enumerate(lesson.lines):
        action = instead[1] if instead is not None and instead[0] == number else line.choices[0]
        if line.asked:
            seen = heard | set(_words(session.view(lesson.you).model_dump(mode="json")))
            seen |= {word for each in session.legal() for word in session.game.grammar.text(each).split()}
            for where, thing in lesson.things_named(line.step):
                if thing not in seen and not thing.isdigit() and ":" not in thing and thing.upper() == thing:
                    raise SpokenError("at", where=where, wrong=SpokenError("lesson-thing", thing=thing))
        try:
            news = session.play(action, line.seat)
        except (InputError, DefectError) as error:
            raise lesson._refused(line.step, line.seat, action, error) from error
        happened = [session.game.wording.happening(told.what, told.a, told.b, told.c) for told in news
                    if told.is_for(lesson.you)]
        heard |= {word for each in happened for word in _words(dict(each.args))}
    if dice.left:
        raise lesson._wrong(SpokenError("lesson-dice-left", n=len(dice.left)), "dice")
    if session.over:
        raise lesson._wrong(SpokenError("lesson-over"), "steps")


def _words(value: Any) -> list[str]:
    """All words in a view: its keys and texts."""
    if isinstance(value, Mapping):
        return [word for key, each in value.items() for word in (str(key), *_words(each))]
    if isinstance(value, list):
        return [word for each in value for word in _words(each)]
    return [value] if isinstance(value, str) else []
