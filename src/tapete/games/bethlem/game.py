"""Bethlem, as everything above the games sees it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from ...errors import InputError
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.config import check, merge, read_over, read_yaml
from ...kernel.game import NOBODY, SOMEBODY, Game, Offer, Rules, Ruleset
from ...kernel.kinds import Args, Voice
from ...kernel.menu import kind_of, second_of
from ...kernel.playout import settle
from ...kernel.record import RecordType
from ...kernel.speech import Speech
from ...kernel.vocabulary import PLAINLY, Happening, How, Words, grammar_of
from ...paper import Printed
from ...search.machine import machine_of
from . import report, terminal, text
from .calls import LENGTHS
from .edit import edit
from .glossary import EXPLAINED
from .greedy import greedy
from .hidden import blind, seen_as, sees_all
from .invariants import broken
from .model import Menu, Summary, Table
from .names import SEATS, SPECTATOR, Call, Op, Outcome, Phase
from .options import BethlemOptions, fill
from .rules.flow import act, chooser, step
from .rules.may import why_not
from .rules.menu import legal
from .rules.redealing import redeal
from .setup import setup
from .summary import summarise
from .value import clock, value
from .view import BethlemView, view_of
from .vocabulary import THINGS, Act, Ask, Told, Why

_FOLDER = Path(__file__).parent
_read_once = cache(read_yaml)
_BASE = Ruleset("base-1", 3, _FOLDER / "rulesets" / "base-1.yaml", {"es": "Juego base", "en": "Base game"})
_OWN = Ruleset("propias-1", 3, _FOLDER / "rulesets" / "propias-1.yaml",
               {"es": "Cartas propias", "en": "Cards of one's own"})


class Bethlem(Game):
    """Hidden roles for two to seven players in a madhouse; the program narrates, or an eighth player does."""

    name = "bethlem"
    title = {"es": "El manicomio de Bethlem", "en": "The madhouse of Bethlem"}
    fewest, most = 2, SEATS
    roles = ()
    cooperative = False
    usual = 7
    things = THINGS
    explained = EXPLAINED
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    words = Words(Told, Act, Ask, Why)
    grammar = grammar_of(Act)
    rules = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy, clock, value,
                  summarise)
    machine = machine_of(rules, __name__)
    spectator = SPECTATOR
    calls = frozenset({int(Told.CALL)})
    sparse = frozenset({"guards", "proposals", "may", "tokens", "hand", "now"})
    offers = (Offer("narrator_from", (8, 5, 9)),)
    rulesets = (_BASE, _OWN)

    def options(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None = None) -> BethlemOptions:
        base = _read_once(ruleset.path)
        if config is None:
            return check(BethlemOptions, base, str(ruleset.path))
        over, name = read_over(config, "spy_seen: 0")
        return check(BethlemOptions, merge(base, over), name, over)

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        assert isinstance(options, BethlemOptions)
        for seat, role in enumerate(seats):
            if role is not None:
                raise InputError(f"seat {seat}: '{role}': who is who is dealt in secret and cannot be asked for")
        narrators = int(len(seats) >= options.narrator_from)
        if len(seats) - narrators not in options.cards:
            raise InputError(f"{len(seats)} seats: {len(seats) - narrators} players cannot play; expected "
                             f"{min(options.cards)} to {max(options.cards)}, and with 8 seats a narrator among them")
        state = self.State.plain()
        state.n_seats = len(seats)
        fill(state.options, options, len(seats))
        return state

    def counts(self, options: BaseModel) -> Sequence[int]:
        """Those for which the options have sets of cards; from `narrator_from` seats on, one of them narrates."""
        assert isinstance(options, BethlemOptions)
        return [seats for seats in range(self.fewest, self.most + 1)
                if seats - (seats >= options.narrator_from) in options.cards]

    def view(self, state: Any) -> BethlemView:
        return view_of(state)

    def edit(self, state: Any, path: str, value: Any) -> None:
        edit(state, path, value)
        if path in ("phase", "call"):       # the game goes on from there
            settle(state, self.rules.step)

    # ---- what it says --------------------------------------------------------------------------

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """A question of one's own words is told without what it asks."""
        return ("-FREE", {}) if args.get("question") == "FREE" and told is not Told.FUTURE_JUDGED else PLAINLY

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        return text.chosen_as(voice.state, act), text.chosen(voice, act, *values)

    def asking(self, state: Any) -> tuple[Ask, Sequence[int]]:
        frame = top_frame(state)
        return Ask(frame_b(frame)), (frame_a(frame), frame_c(frame))

    def asked_as(self, voice: Voice, op: Ask, values: Sequence[int]) -> How:
        return text.asked_as(voice.state, op, *values), text.asked(voice, op, *values)

    def question(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        """Of somebody asked in private it says no more than the call."""
        if state.n_agenda == 0 or frame_op(top_frame(state)) != Op.ASK:
            if state.call:
                return speech.say("ask-somebody", call=speech.say(f"call-{Call(state.call).name}"))
            return speech.say("ask-nothing")
        return super().question(speech, state, names)

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        return terminal.board(speech, view_of(state), names, width)

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only who prints needs the drawings
        return press.printed(options, language)

    def returns(self, rows: Any, seats: int) -> Any:
        return (rows["winners"][:, None] >> np.arange(seats) & 1).astype(float)

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.ending(speech, state, names)

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what in ("ROUND", "DAY")

    def awaited(self, state: Any) -> int:
        """Nobody learns who is called at night, nor who is asked in private by day."""
        seat = int(self.rules.chooser(state))
        if seat >= 0 or state.outcome != Outcome.RUNNING or state.n_agenda == 0:
            return seat if seat >= 0 else NOBODY
        return SOMEBODY

    def lasts(self, what: int, a: int) -> float:
        return LENGTHS.get(a, 1.0)

    def narrates(self, state: Any, seat: int) -> bool:
        return bool(sees_all(state, seat))

    def note_to(self, state: Any, action: int) -> int | None:
        """Words for everybody by day; beside a question or its answer, for the two concerned."""
        frame = top_frame(state)
        if frame_op(frame) != Op.ASK:
            return None
        ask, seat, detail = int(frame_b(frame)), int(frame_a(frame)), int(frame_c(frame))
        if ask in (Ask.DAY, Ask.OMEN):
            return -1
        narrator = 1 << int(state.n_seats - 1) if state.options.narrator else 0
        if ask in (Ask.ANSWER, Ask.FUTURE_ANSWER):
            return (1 << seat) | (1 << detail) | narrator
        if ask == Ask.FUTURE:
            return (1 << seat) | narrator
        if ask == Ask.ANXIETY and kind_of(action) == Act.QUESTION:
            return (1 << seat) | (1 << int(second_of(action))) | narrator
        return None

    def turn(self, state: Any) -> int:
        return int(2 * state.round_no + (state.phase > Phase.NIGHT))


GAME = Bethlem()
