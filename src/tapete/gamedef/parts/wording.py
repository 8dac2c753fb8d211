"""What a game says: it makes sentences from the words of its vocabulary."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel

from ...errors import DefectError
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.menu import first_of, kind_of, second_of
from ...text.speech import Speech, joined
from ..kinds import Args, Seats, Shown, Voice
from ..vocabulary import PLAINLY, Happening, How, VocabularyWord, Words
from .part import GamePart


class Wording(GamePart):
    """What a game says with its vocabulary. It overrides `told_as`, `act_as`, `asked_as` and `asked_by` for words that
    are not always said in the same way.
    """

    words: Words
    closing: frozenset[int] = frozenset()
    """Happenings about a game's end that `Results.cause` repeats. If a page shows the cause at the end, it leaves these
    out.
    """
    idle: Mapping[int, int] = MappingProxyType({})
    """By question: the choice by which a seat lets things be, such as a pass. Where a game is told, such choices in a
    row are one line, unless the reader wants to see each.
    """

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

    def sentence(self, speech: Speech, happening: Happening, names: Sequence[str], to: int | None = None) -> str:
        """A happening in the reader's language. `names` are the seats' names, `to` is the only seat that is told it.
        DefectError if it is malformed.
        """
        told = self.words.told.named(happening.what)
        for name in told.args:
            if name not in happening.args:
                raise DefectError(f"{happening.what} lacks the argument {name}")
        voice = Voice(speech, names, self.game.lore, to=to)
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
        voice = Voice(speech, names, self.game.lore, state)
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
        voice = Voice(speech, names, self.game.lore, state)
        return self._say(voice, f"ask-{op.name}", op, self._parts(op, values), self.asked_as(voice, op, values))

    def is_idle(self, state: Any, action: int) -> bool:
        """Whether an action lets things be, in the state in which it is chosen."""
        return bool(self.idle) and self.idle.get(int(self.asking(state)[0])) == kind_of(action)

    def refusal(self, speech: Speech, why: int, state: Any) -> tuple[str, str]:
        """The rule and the sentence of a `why_not` code in a state. DefectError if the code is no reason."""
        reason = self.words.why.of(why)
        if not reason.text:
            raise DefectError(f"{reason.name} is no reason to refuse an action")
        rule, key, suffix = reason.text, f"why-{reason.name}", ""
        if self.words.asked in reason.beside and state.n_agenda:
            rule, suffix = self.asked_by(state, *self.asking(state))
        return f"{self.game.name}.{rule}", speech.say(key + suffix if speech.has(key + suffix) else key)

    def names_in(self, language: str) -> Mapping[str, str]:
        """Messages that come from the game's data and not from its texts, such as the names of its cards."""
        return {}

    def before_a_game(self, speech: Speech, options: BaseModel, roles: Sequence[str | None]) -> Sequence[str]:
        """What is good to know before a game with these options: whole sentences for the person who opens a table.

        `roles` has a role for each seat, or None for a role that is drawn.
        """
        return ()

    def _parts(self, word: VocabularyWord, values: Sequence[int]) -> Shown:
        parts: Shown = {}
        for (name, kind), value in zip(word.args.items(), values, strict=False):
            parts.update(kind.parts(self.game.lore, name, value))
        return parts

    def _say(self, voice: Voice, key: str, word: VocabularyWord, args: Args, how: How) -> str:
        suffix, more = how
        shown: Shown = {}
        for name, kind in word.args.items():
            shown.update(kind.said(voice, name, args))
        said, language = voice.speech.say(key + suffix, **{**shown, **more}), voice.speech.language
        return self.polished(joined(said, language), language)
