"""What a seat may know, in words: the happenings, the table, the question and the legal choices with their rules.

Everything here is made from the seat's blinded state and from the events that the seat was told.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from io import StringIO
from typing import Any

from pydantic import BaseModel
from rich.console import Console

from ..errors import InputError
from ..files.config import parse_json
from ..gamedef.game import Game
from ..games import speech_for
from ..referee.session import Session, SessionEvent, sentence_of
from ..referee.typed import typed_grammar
from ..runtime.integers import whole_numbers
from ..table.view.text_board import table_of
from ..text.spoken import said
from .rules import RuleSentences

WIDTH = 100
"""The characters of a line of the table."""
NEAR = 3
"""Choices that are offered to a program whose words are none."""


@dataclass(frozen=True)
class OfferedChoice:
    """A legal choice: how it is written, what it says, whether words of one's own may go with it, and the rules about
    the things that it names.
    """

    do: str
    says: str
    words: bool
    rules: Sequence[str] = ()


@dataclass(frozen=True)
class SeatText:
    """All that a seat is told when it must choose."""

    about: str
    happened: Sequence[str]
    table: str
    question: str
    rule: str
    choices: Sequence[OfferedChoice]
    text: str
    """All of it as one text."""

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    def with_text(self, text: str) -> SeatText:
        return replace(self, text=text)


class SeatTeller:
    """Tells one seat of a game, in one language."""

    @whole_numbers
    def __init__(self, game: Game, ruleset: str, options: BaseModel, seat: int, seats: int, language: str) -> None:
        self.game = game = game.playing(options)
        self.ruleset, self.seat, self.seats = ruleset, seat, seats
        self.options, self.speech = options, speech_for(game, language)
        self.grammar, self.rules = typed_grammar(game), _rules(game, ruleset, options, language)

    def __reduce__(self) -> Any:
        return type(self), (self.game._origin or self.game, self.ruleset, self.options, self.seat, self.seats,
                            self.speech.language)

    def names(self, state: Any) -> Sequence[str]:
        """The names of the seats, as the seat's blinded state shows them."""
        roles = self.game.presentation.roles_seen(state) or [""] * self.seats
        return [f"{seat + 1} {self.speech.say(f'role-{role}')}" if role else self.speech.say("seat", n=seat + 1)
                for seat, role in enumerate(roles)]

    def happened(self, events: Sequence[SessionEvent], state: Any) -> list[str]:
        """The events that the seat may know of, a sentence each."""
        names = self.names(state)
        return [sentence_of(self.game, self.speech, event, names) for event in events if event.is_for(self.seat)]

    def table(self, state: Any) -> str:
        """The table as lines of text."""
        page = StringIO()
        Console(file=page, width=WIDTH, markup=False, highlight=False).print(
            table_of(self.game, self.speech, state, self.names(state), WIDTH))
        return "\n".join(line.rstrip() for line in page.getvalue().splitlines() if line.strip())

    def about(self, state: Any) -> str:
        """Which game this is, who sits where, and what is good to know before it."""
        names = self.names(state)
        others = ", ".join(name for seat, name in enumerate(names) if seat != self.seat)
        lines = self.game.wording.before_a_game(self.speech, self.options, [None] * self.seats)
        return "\n".join([self.speech.say("talk-about", game=self.game.title[self.speech.language],
                                          ruleset=self.ruleset, name=names[self.seat], others=others), *lines])

    @whole_numbers
    def choices(self, state: Any, legal: Sequence[int]) -> list[OfferedChoice]:
        names = self.names(state)
        return [OfferedChoice(self.grammar.text(action), self.game.wording.label(self.speech, state, action, names),
                       self.game.interaction.note_to(state, action) is not None, self.rules.of_action(action))
                for action in legal]

    @whole_numbers
    def tell(self, state: Any, events: Sequence[SessionEvent], legal: Sequence[int]) -> SeatText:
        """What the seat is told before it chooses. Without `legal` it does not choose, and is asked nothing."""
        say = self.speech.say
        about, happened, table = self.about(state), self.happened(events, state), self.table(state)
        choices = self.choices(state, legal)
        question = self.game.wording.question(self.speech, state, self.names(state)) if legal else ""
        rule = self.rules.of_question(state) if legal else ""
        parts = [about, "\n".join([say("talk-happened"), *(f"- {line}" for line in happened)]) if happened else "",
                 say("talk-table") + "\n" + table, question and "\n".join([question, *([rule] if rule else [])]),
                 self._menu(choices), say("talk-how") if legal else ""]
        return SeatText(about, happened, table, question, rule, choices, "\n\n".join(part for part in parts if part))

    def _menu(self, choices: Sequence[OfferedChoice]) -> str:
        if not choices:
            return ""
        lines, all_take = [self.speech.say("talk-choices")], all(choice.words for choice in choices)
        for i, choice in enumerate(choices, 1):
            words = f" {self.speech.say('talk-words')}" if choice.words and not all_take else ""
            lines.append(f"{i}. {choice.do}: {choice.says}{words}")
        if all_take:
            lines.append(self.speech.say("talk-words-all"))
        told = dict.fromkeys(rule for choice in choices for rule in choice.rules)
        return "\n".join([*lines, *(f"* {rule}" for rule in told)])

    @whole_numbers
    def understand(self, text: str, session: Session, legal: Sequence[int]) -> int | Refused:
        """The legal action that a text names, by its words or its number on the menu; else why it is none."""
        text = " ".join(text.split())
        if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        written = {self.grammar.text(action): action for action in legal}
        try:
            action = self.grammar.parse(text)
        except InputError as error:
            near = get_close_matches(text.lower(), [each.lower() for each in written], NEAR, 0.5)
            found = [each for each in written if each.lower() in near]
            why = said(error, self.speech.language)
            if found:
                stop = "" if why.endswith((".", "?", "!")) else "."
                why += f"{stop} {self.speech.say('talk-near', near=', '.join(found))}"
            return Refused(why, tuple(found))
        try:
            session.check_legal(action, self.seat, self.speech)
        except InputError as error:
            return Refused(said(error, self.speech.language))
        return action


@dataclass(frozen=True)
class Refused:
    """Why a text is no legal choice, in a sentence, and the choices that are written like it."""

    why: str
    near: Sequence[str] = ()


@lru_cache(maxsize=32)
def _cached(game: Game, ruleset: str, options: str, language: str) -> RuleSentences:
    return RuleSentences(game, ruleset, parse_json(options, ruleset), speech_for(game, language))


def _rules(game: Game, ruleset: str, options: BaseModel, language: str) -> RuleSentences:
    return _cached(game, ruleset, options.model_dump_json(), language)
