"""Four Souls, as everything above the games sees it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from ...errors import InputError
from ...kernel.config import check, merge, read_over, read_yaml
from ...kernel.game import Game, Happening, Offer, Rules, Ruleset
from ...kernel.machine import machine_of
from ...kernel.menu import kind_of
from ...kernel.printed import Printed
from ...kernel.record import RecordType
from ...kernel.speech import Speech
from . import report, terminal, text, told
from .cardnames import Cards
from .edit import edit
from .faces import faces_of
from .forms import grammar_of
from .greedy import greedy
from .hidden import blind, redeal, seen_as
from .invariants import broken
from .language.cards import Kind
from .language.library import SOURCES, UNWRITTEN
from .model import Menu, Summary, Table
from .names import SEATS, SPECTATOR, Act, Outcome
from .options import SoulsOptions, fill, own_cards
from .rules.flow import act, chooser, step
from .rules.may_answer import why_not
from .rules.menu import legal
from .setup import setup
from .stops import STOPS, USUAL, automatic
from .summary import summarise
from .value import clock, value
from .view import SoulsView, view_of

_FOLDER = Path(__file__).parent
_read_once = cache(read_yaml)
_BASE = Ruleset("base", 2, _FOLDER / "rulesets" / "base.yaml", {"es": "Caja básica", "en": "Base box"})

_RULES = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy, clock, value,
               summarise)


class Souls(Game):
    """Two to four players kill monsters, buy items and respond to each other for four souls."""

    name = "souls"
    title = {"es": "Four Souls", "en": "Four Souls"}
    fewest, most = 2, SEATS
    cooperative = False
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    rules = _RULES
    machine = machine_of(_RULES, __name__)
    spectator = SPECTATOR
    rulesets = (_BASE,)
    stops = STOPS
    usual_stops = USUAL
    told_by_options = frozenset({"own"})
    offers = (Offer("bonus_souls", (True, False)), Offer("bargaining", (True, False)), Offer("rooms", (False, True)),
              Offer("draft", (False, True)), Offer("solo.on", (False, True)))

    def __init__(self, own: Sequence[Any] = ()) -> None:
        self.deck = Cards(own)
        self.own_faces = faces_of(self.deck, own=True)
        self.roles = tuple(self.deck.of_kind(Kind.CHARACTER))
        self.grammar = grammar_of(self.deck)

    def options(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None = None) -> SoulsOptions:
        base = _read_once(ruleset.path)
        if config is None:
            return check(SoulsOptions, base, str(ruleset.path))
        over, name = read_over(config, "souls_to_win: 3")
        return check(SoulsOptions, merge(base, over), name, over)

    def playing(self, options: BaseModel) -> Game:
        assert isinstance(options, SoulsOptions)
        return Souls(own_cards(options.own)) if options.own else self

    def cards(self, ruleset: Ruleset) -> Sequence[str]:
        """Every card that comes with Tapete, those still to be written too."""
        return [*(self.deck.ids[number] for number in sorted(SOURCES)), *UNWRITTEN]

    def names_in(self, language: str) -> Mapping[str, str]:
        """What the characters are called."""
        return {f"role-{role}": self.deck.name(self.deck.number(role), language) for role in self.roles}

    def faces(self) -> Mapping[str, BaseModel]:
        return faces_of(self.deck)

    def weight(self, action: int) -> float:
        """Passing is most of what happens, and soon told."""
        return 0.25 if kind_of(action) == Act.PASS else 1.0

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        assert isinstance(options, SoulsOptions)
        state = self.State.plain()
        state.n_players = len(seats)
        fill(state.options, options)
        playable = [card for card in self.deck.of_kind(Kind.CHARACTER)
                    if state.options.copies[self.deck.number(card)]]
        for p, role in enumerate(seats):
            if role is None:
                continue
            if role not in playable:
                raise InputError(f"seat {p}: '{role}' is no character here; expected one of {', '.join(playable)}")
            if role in seats[:p]:
                raise InputError(f"seat {p}: {role} is taken; each player has a character of their own")
            state.asked[p] = self.deck.number(role)
        if len(seats) != 2 and (options.draft or options.solo.on):
            raise InputError(f"{len(seats)} players: a draft and a solo game are for 2 characters")
        if len(seats) > len(playable):
            raise InputError(f"{len(seats)} players but {len(playable)} characters")
        return state

    def view(self, state: Any) -> SoulsView:
        return view_of(state, self.deck, self.own_faces)

    def edit(self, state: Any, path: str, value: Any) -> None:
        edit(state, self.deck, path, value)

    def happening(self, what: int, a: int, b: int, c: int) -> Happening:
        return told.happening(self.deck, what, a, b, c)

    def sentence(self, speech: Speech, happening: Happening, names: Sequence[str]) -> str:
        return told.sentence(speech, self.deck, happening, names)

    def label(self, speech: Speech, state: Any, action: int, names: Sequence[str]) -> str:
        return text.action_label(speech, self.deck, state, action, names)

    def question(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.question(speech, self.deck, state, names)

    def refusal(self, speech: Speech, why: int) -> tuple[str, str]:
        rule, key = text.refusal(why)
        return rule, speech.say(key)

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        return terminal.board(speech, self.deck, self.view(state), names, width)

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only who prints needs the drawings
        return press.printed(options, language)

    def returns(self, rows: Any, seats: int) -> Any:
        """Who has won; of a game that was stopped everybody the same share."""
        won = np.stack([rows["outcome"] == Outcome.SEAT_0 + p for p in range(seats)], axis=1)
        alike = (rows["outcome"] == Outcome.WON) + (rows["outcome"] == Outcome.STOPPED) / seats
        return won + alike[:, None]

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.ending(speech, state.outcome, names)

    def roles_seen(self, state: Any) -> list[str]:
        return [player.character if player.character in GAME.roles else "" for player in self.view(state).players]

    def note_to(self, state: Any, action: int) -> int | None:
        """An offer of cents comes with what is asked for it: everybody hears that."""
        return -1 if kind_of(action) == Act.OFFER else None

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what == "TURN"

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool) -> int | None:
        return automatic(state, legal, stops, passing)

    def turn(self, state: Any) -> int:
        return int(state.turn)


GAME = Souls()
