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

Words are integers, and in a rule, plain or compiled, nothing else. `Worded` makes from them happenings, sentences,
labels, questions, refusals with their rule, and the grammar. Messages are named `told-PLAYED`, `act-PLAY`, `ask-TURN`,
`why-NOT_HELD`. Each argument has a kind (`gamedef.kinds`).
"""
from __future__ import annotations

from abc import ABC
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Any, TypeVar

from ..errors import DefectError
from ..kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ..kernel.constants import Table
from ..kernel.menu import Form, Grammar, first_of, kind_of, second_of
from ..text.plain_text import as_typed
from ..text.speech import Speech, joined
from ..text.spoken import SpokenError
from .kinds import Args, Kind, Seats, Shown, Voice

W = TypeVar("W", bound="Word")
D = TypeVar("D", bound="Doing")
Kinds = Mapping[str, Kind]
NO_ARGUMENTS: Kinds = MappingProxyType({})


class Word(IntEnum):
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
            raise DefectError(f"{number} is no {cls.__name__} of {cls.__module__}") from error

    @classmethod
    def named(cls: type[W], name: str) -> W:
        """The word with a name; DefectError if there is none."""
        if name not in cls.__members__:
            raise DefectError(f"'{name}' is no {cls.__name__} of {cls.__module__}")
        return cls[name]


class Telling(Word):
    """Happenings that the log tells."""

    @property
    def beat(self) -> int:
        """How long a page shows it before the next happening, in milliseconds; 0: it does not pause."""
        return int(self.beside)


class Choosing(Word):
    """Kinds of choices. `text` is the verb with which people write them."""


class Asking(Word):
    """Frames of the agenda. Frames that ask for a choice are declared with `asks`; all others are work."""

    @property
    def waits(self) -> bool:
        """Whether the frame asks somebody."""
        return bool(self.text)

    @property
    def rule(self) -> str:
        """The rule that asks, as the ledger names it, without the game's name."""
        return str(self.beside or "")

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


class Forbidding(Word):
    """Reasons why a choice is refused. `text` is the rule that forbids it, without the game's name. `beside` has the
    questions and choices for which this is the general reason.
    """

    @classmethod
    def against(cls, words: type[Word], otherwise: int) -> Table:
        """A table that rules read: for the number of each question or choice, the reason declared with it."""
        reasons = {int(word): int(each) for each in cls for word in each.beside or () if isinstance(word, words)}
        return Table(reasons.get(number, otherwise) for number in range(max(words) + 1))


class Doing(Word):
    """Effects of cards. The arguments are what a card says with the effect, in order."""

    @classmethod
    def worths(cls) -> Table:
        """A table that rules read: what bots think each effect is worth, by its number."""
        worths = {int(each): each.beside for each in cls}
        return Table(worths.get(number, 0) for number in range(max(worths) + 1))

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


def does(number: int, /, *, worth: int = 0, **args: Kind) -> Declared:
    """An effect: the arguments that a card says with it, and what bots think it is worth."""
    return _declared(number, args, 3, beside=worth)


def why(number: int, rule: str = "", /, *words: Word | type[Asking]) -> Declared:
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


class Worded(ABC):
    """What a game says with its vocabulary. It overrides `told_as`, `act_as`, `asked_as` and `asked_by` for words that
    are not always said in the same way.
    """

    name: str
    words: Words
    lore: Any = None
    """What the kinds of its arguments ask about the cards in play."""

    def told_as(self, voice: Voice, told: Any, args: Args) -> How:
        """How a happening is said."""
        return PLAINLY

    def act_as(self, voice: Voice, act: Any, values: Sequence[int]) -> How:
        """How a choice is said."""
        return PLAINLY

    def asked_as(self, voice: Voice, op: Any, values: Sequence[int]) -> How:
        """How a question is said."""
        return PLAINLY

    def asked_by(self, state: Any, op: Any, values: Sequence[int]) -> tuple[str, str]:
        """The rule of a question, and the suffix of a reason's message if the reason has a message for this question
        alone.
        """
        return op.rule, ""

    def polished(self, said: str, language: str) -> str:
        """A sentence made from parts, corrected for the reader."""
        return said

    def happening(self, what: int, a: int, b: int, c: int) -> Happening:
        """What the log tells, with names instead of numbers. DefectError for a number that no word or kind has."""
        told = self.words.told.of(what)
        return Happening(told.name, self._parts(told, (a, b, c)))

    def sentence(self, speech: Speech, happening: Happening, names: Sequence[str]) -> str:
        """A happening in the reader's language. `names` are the seats' names. DefectError if it is malformed."""
        told = self.words.told.named(happening.what)
        for name in told.args:
            if name not in happening.args:
                raise DefectError(f"{happening.what} lacks the argument {name}")
        voice = Voice(speech, names, self.lore)
        how = self.told_as(voice, told, happening.args)
        return self._say(voice, f"told-{told.name}", told, happening.args, how)

    def first_seat(self, happening: Happening) -> int | None:
        """The seat that a happening names first; None if it names none, or if the game declares no words."""
        if not hasattr(self, "words"):
            return None
        told = self.words.told.named(happening.what)
        named = (int(happening.args[name]) for name, kind in told.args.items()
                 if isinstance(kind, Seats) and happening.args[name] != kind.nobody)
        return next(named, None)

    def label(self, speech: Speech, state: Any, action: int, names: Sequence[str]) -> str:
        """An action as a line of a menu."""
        act, values = self.words.acts.of(kind_of(action)), (first_of(action), second_of(action))
        voice = Voice(speech, names, self.lore, state)
        return self._say(voice, f"act-{act.name}", act, self._parts(act, values), self.act_as(voice, act, values))

    def asking(self, state: Any) -> tuple[Any, Sequence[int]]:
        """The question of a state: the word of the agenda's top frame, and the frame's arguments."""
        frame = top_frame(state)
        return self.words.asked.of(frame_op(frame)), (frame_a(frame), frame_b(frame), frame_c(frame))

    def question(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        """A sentence with what the game waits for. DefectError for a frame that asks nobody."""
        op, values = self.asking(state)
        if not op.waits:
            raise DefectError(f"{op.name} asks nobody anything")
        voice = Voice(speech, names, self.lore, state)
        return self._say(voice, f"ask-{op.name}", op, self._parts(op, values), self.asked_as(voice, op, values))

    def refusal(self, speech: Speech, why: int, state: Any) -> tuple[str, str]:
        """The rule and the sentence of a `why_not` code in a state. DefectError if the code is no reason."""
        reason = self.words.why.of(why)
        if not reason.text:
            raise DefectError(f"{reason.name} is no reason to refuse an action")
        rule, key, suffix = reason.text, f"why-{reason.name}", ""
        if self.words.asked in reason.beside and state.n_agenda:
            rule, suffix = self.asked_by(state, *self.asking(state))
        return f"{self.name}.{rule}", speech.say(key + suffix if speech.has(key + suffix) else key)

    def _parts(self, word: Word, values: Sequence[int]) -> Shown:
        parts: Shown = {}
        for (name, kind), value in zip(word.args.items(), values, strict=False):
            parts.update(kind.parts(self.lore, name, value))
        return parts

    def _say(self, voice: Voice, key: str, word: Word, args: Args, how: How) -> str:
        suffix, more = how
        shown: Shown = {}
        for name, kind in word.args.items():
            shown.update(kind.said(voice, name, args))
        said, language = voice.speech.say(key + suffix, **{**shown, **more}), voice.speech.language
        return self.polished(joined(said, language), language)
