"""Four Souls, as everything above the games sees it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from ...errors import InputError
from ...kernel.agenda import frame_op, top_frame
from ...kernel.config import check, merge, read_over, read_yaml
from ...kernel.flow import chooser
from ...kernel.game import Game, Offer, Rules, Ruleset
from ...kernel.kinds import Args, Voice
from ...kernel.menu import kind_of
from ...kernel.record import RecordType
from ...kernel.speech import Speech
from ...kernel.vocabulary import PLAINLY, Happening, How, Words, grammar_of
from ...paper import Printed
from ...search.machine import machine_of
from . import report, terminal, text
from .cardnames import Cards
from .edit import edit
from .faces import faces_of
from .greedy import greedy
from .hidden import blind, redeal, seen_as
from .invariants import broken
from .language.cards import Kind
from .language.library import SOURCES, UNWRITTEN
from .model import Menu, Summary, Table
from .names import SEATS, SPECTATOR, Outcome
from .options import SoulsOptions, fill, own_cards
from .rules.flow import act, step
from .rules.may_answer import why_not
from .rules.menu import legal
from .setup import setup
from .stops import PASS, STOPS, USUAL, automatic, may_respond
from .summary import summarise
from .value import clock, value
from .view import SoulsView, view_of
from .vocabulary import Act, Op, Told, Why

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
    words = Words(Told, Act, Op, Why)
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
        self.deck = self.lore = Cards(own)
        self.own_faces = faces_of(self.deck, own=True)
        self.roles = tuple(self.deck.of_kind(Kind.CHARACTER))
        self.grammar = grammar_of(Act, self.lore)

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

    def weight(self, state: Any) -> float:
        """Passing is most of what happens where somebody may respond."""
        return 0.25 if may_respond(state) else 1.0

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

    # ---- what it says --------------------------------------------------------------------------

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """What an effect does that is carried out, or what the face of its roll brings."""
        return ("", {"effect": text.told_effect(voice.speech, self.deck, args)}) if "ability" in args else PLAINLY

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        if act in (Act.YES, Act.NO):
            op = self.words.asked.of(frame_op(top_frame(voice.state)))
            key = f"act-{act.name}-{op.name}"
            return (f"-{op.name}", {}) if op in text.NAMED_ANSWERS and voice.speech.has(key) else PLAINLY
        return "", text.chosen(voice, act, *values)

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        empty = op is Op.PRIORITY and not voice.state.n_stack
        to_somebody = op is Op.LOSE_ITEM and values[2]
        return "-empty" if empty else "-to" if to_somebody else "", text.asked(voice, op, values[1], values[2])

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

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        return automatic(state, legal, stops, passing, alone)

    def silence(self, state: Any) -> int | None:
        return PASS if may_respond(state) else None

    def turn(self, state: Any) -> int:
        return int(state.turn)


GAME = Souls()
