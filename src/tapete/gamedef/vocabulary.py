"""A game's vocabulary, each word declared once: happenings, choices, questions and refusals.

    class Told(Telling):
        ROLL = tells(1, sides=Number, face=Number, beat=800)     # shown so many milliseconds
        PLAYED = tells(8, seat=Seat, card=Card)
    class Act(Choosing):
        PLAY = act(3, "play", card=Card)
    class Op(Asking):
        TURN = asks(3, seat=Seat)           # a frame that waits for a choice
        REFILL = 22                         # a frame of work
    class Why(Forbidding):
        NOT_HELD = why(3, "cards.from_the_hand")
        TURN_FIRST = why(4, "turn.order", Op.TURN)      # refuses choices that do not answer that question
    class Do(Doing):
        DRAW = does(10, n=Kind("n", 1, 10))     # an effect that a card may print

Words are integers, and in a rule, plain or compiled, nothing else. `Wording` (`gamedef.parts.wording`) makes from them
happenings, sentences, labels, questions and refusals with their rule. `grammar_of` makes the grammar. Messages are
named `told-PLAYED`, `act-PLAY`, `ask-TURN`, `why-NOT_HELD`. Each argument has a kind (`gamedef.kinds`).
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Any, TypeVar

from ..errors import DefectError, PackageError
from ..kernel.at_once import OPERATIONS_AT_ONCE, words_at_once
from ..kernel.constants import ConstantTable
from ..kernel.menu import Form, Grammar
from ..text.plain_text import as_typed
from ..text.spoken import SpokenError
from .kinds import Args, Kind

W = TypeVar("W", bound="VocabularyWord")
D = TypeVar("D", bound="Doing")
Kinds = Mapping[str, Kind]
NO_ARGUMENTS: Kinds = MappingProxyType({})


class VocabularyWord(IntEnum):
    """An integer that knows its arguments, a text, and further data in `beside`."""

    args: Kinds
    text: str
    beside: Any

    def __new__(cls, number: int, args: Kinds = NO_ARGUMENTS, text: str = "", beside: Any = 0) -> Any:
        made = int.__new__(cls, number)
        made._value_, made.args, made.text, made.beside = number, args, text, beside
        return made

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        for name, word in cls.__members__.items():
            if name != word.name:
                raise TypeError(f"{cls.__name__}.{name} has the number of {word.name}")

    @classmethod
    def of(cls: type[W], number: int) -> W:
        """The word with a number; DefectError if there is none."""
        try:
            return cls(number)
        except ValueError as error:
            raise _defect(cls)(f"{number} is no {cls.__name__} of {cls.__module__}") from error

    @classmethod
    def named(cls: type[W], name: str) -> W:
        """The word with a name; DefectError if there is none."""
        if name not in cls.__members__:
            raise _defect(cls)(f"'{name}' is no {cls.__name__} of {cls.__module__}")
        return cls[name]


def _defect(words: type[VocabularyWord]) -> type[DefectError]:
    """The class of a defect in a vocabulary."""
    return DefectError if words.__module__.startswith("tapete.") else PackageError


class Telling(VocabularyWord):
    """Happenings that the log tells."""

    @property
    def beat(self) -> int:
        """How long a page shows it before the next happening, in milliseconds; 0: it does not pause."""
        return int(self.beside)


class Choosing(VocabularyWord):
    """Kinds of choices. `text` is the verb with which people write them."""


class Asking(VocabularyWord):
    """Frames of the agenda. Frames that ask for a choice are declared with `asks`; all others are work."""

    @property
    def waits(self) -> bool:
        """Whether the frame asks somebody."""
        return bool(self.text)

    @property
    def at_once(self) -> bool:
        """Whether the frame asks several seats at once (`asks_at_once`)."""
        return self.text == _AT_ONCE

    @property
    def rule(self) -> str:
        """The rule that asks, as the ledger names it, without the game's name."""
        return str(self.beside or "")

    @classmethod
    def at_once_words(cls) -> int:
        """The questions that are asked at once, as bits."""
        return words_at_once(cls)

    @classmethod
    def last_choice(cls) -> int:
        """The highest number that waits for a choice.

        TypeError if there is work below it, because rules compare numbers.
        """
        last = max((int(op) for op in cls if op.waits), default=0)
        below = [op.name for op in cls if 0 < op <= last and not op.waits]
        if below:
            raise TypeError(f"{cls.__name__}: {', '.join(below)} is work and must have a number above all choices")
        return last


class Forbidding(VocabularyWord):
    """Reasons why a choice is refused. `text` is the rule that forbids it, without the game's name. `beside` has the
    questions and choices for which this is the general reason.
    """

    @classmethod
    def against(cls, words: type[VocabularyWord], otherwise: int) -> ConstantTable:
        """A table that rules read: for the number of each question or choice, the reason declared with it."""
        reasons = {int(word): int(each) for each in cls for word in each.beside or () if isinstance(word, words)}
        return ConstantTable(reasons.get(number, otherwise) for number in range(max(words) + 1))


class Doing(VocabularyWord):
    """Effects of cards. The arguments are what a card says with the effect, in order."""

    @classmethod
    def worths(cls) -> ConstantTable:
        """A table that rules read: what bots think each effect is worth, by its number."""
        worths = {int(each): each.beside for each in cls}
        return ConstantTable(worths.get(number, 0) for number in range(max(worths) + 1))

    @property
    def word(self) -> str:
        """How cards write it: SKIP_TURN is `skip turn`."""
        return self.name.lower().replace("_", " ")

    @property
    def form(self) -> str:
        """Its word and its arguments: `state NAME N`."""
        return " ".join([self.word, *(kind.name.upper() for kind in self.args.values())])

    @classmethod
    def read(cls: type[D], text: str, lore: Any = None) -> tuple[D, dict[str, int]]:
        """An effect and its arguments, from a card's text; ValueError says what was expected."""
        text = as_typed(text)
        for each in cls:
            rest = text.removeprefix(each.word).split()
            if f"{text} ".startswith(f"{each.word} ") and len(rest) == len(each.args):
                try:
                    return each, {name: kind.read(lore, part)
                                  for (name, kind), part in zip(each.args.items(), rest, strict=True)}
                except ValueError as error:
                    wrong = error if isinstance(error, SpokenError) else str(error)
                    raise SpokenError("effect-part", given=text, wrong=wrong) from None
        raise SpokenError("no-effect", given=text, known=", ".join(sorted(each.form for each in cls)))


Declared = Any
"""The value from which an enumeration makes a member."""


def tells(number: int, /, *, beat: int = 0, **args: Kind) -> Declared:
    """A happening: the arguments that `tell` gets after its number, at most three, and how many milliseconds its page
    pauses for it.

    If an argument has the name of a Python keyword, it is declared with an underscore after it: `from_` becomes `from`.
    """
    return _declared(number, args, 3, beside=beat)


def act(number: int, verb: str, /, **args: Kind) -> Declared:
    """A choice: its verb, and the arguments of the packed action, at most two."""
    return _declared(number, args, 2, verb)


def asks(number: int, rule: str = "", /, **args: Kind) -> Declared:
    """A frame that waits for a choice: the rule that asks, if a reason needs it (`why`), and the first arguments, as
    far as its question needs them.
    """
    return _declared(number, args, 3, "asks", rule)


_AT_ONCE = "asks at once"


def asks_at_once(number: int, rule: str = "", /, **args: Kind) -> Declared:
    """A frame that waits for the choices of several seats at once (`kernel.at_once`): as `asks`, but its only argument
    is the seat. The number is at most 62.
    """
    if not 0 < number < OPERATIONS_AT_ONCE:
        raise TypeError(f"word {number}: a question at once has a number from 1 to {OPERATIONS_AT_ONCE - 1}")
    return _declared(number, args, 1, _AT_ONCE, rule)


def does(number: int, /, *, worth: int = 0, **args: Kind) -> Declared:
    """An effect: the arguments that a card says with it, and what bots think it is worth."""
    return _declared(number, args, 3, beside=worth)


def why(number: int, rule: str = "", /, *words: VocabularyWord | type[Asking]) -> Declared:
    """A reason to refuse, and the rule that forbids.

    With words, it is the reason for a choice that does not answer such a question, or that answers no question now
    (`against`). With the class of all questions, any question may have it, and its rule is that of the question.
    """
    return number, NO_ARGUMENTS, rule, words


def _declared(number: int, args: Kinds, most: int, text: str = "", beside: Any = 0) -> Declared:
    for name, kind in args.items():
        if not isinstance(kind, Kind):
            raise TypeError(f"word {number}: its argument {name} is of no kind: {kind!r}")
    if len(args) > most:
        raise TypeError(f"word {number}: expected {most} arguments at most, got {', '.join(args)}")
    return number, MappingProxyType({name.rstrip("_"): kind for name, kind in args.items()}), text, beside


def grammar_of(acts: type[Choosing], lore: Any = None) -> Grammar:
    """The grammar of a game's choices, with the values of each argument."""
    return Grammar({each: Form(each.text, tuple(kind.domain(lore) for kind in each.args.values())) for each in acts})


@dataclass(frozen=True)
class Happening:
    """One thing that the log told: the name of a Told, and its arguments as JSON stores them."""

    what: str
    args: Args


How = tuple[str, Mapping[str, int | str]]
"""How a word is said: the suffix of its message's name (`-done`), and further arguments of the message."""
PLAINLY: How = ("", MappingProxyType({}))


@dataclass(frozen=True)
class Words:
    """A game's vocabulary."""

    told: type[Telling]
    acts: type[Choosing]
    asked: type[Asking]
    why: type[Forbidding]
