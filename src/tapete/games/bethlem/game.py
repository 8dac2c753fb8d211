"""The class that registers Bethlem's rules, texts and views with Tapete."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from ...gamedef.game import NOBODY, SOMEBODY, Game, Offer, Rules, Ruleset
from ...gamedef.kinds import Args, Voice
from ...gamedef.paths import none_here
from ...gamedef.tableau import Tableau
from ...gamedef.vocabulary import PLAINLY, Happening, How, Words, grammar_of
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.menu import kind_of, second_of
from ...kernel.playout import settle
from ...kernel.record import RecordType
from ...paper import Printed
from ...search.machine import Watch, machine_of
from ...text.causes import words_of
from ...text.speech import Speech
from ...text.spoken import SpokenError
from . import balance, report, tableau, text
from .calls import LENGTHS
from .catalogue import CATALOGUE
from .custom.part import OWN_CARDS
from .edit import PATHS, finish_setup
from .glossary import EXPLAINED
from .greedy import greedy
from .hidden import blind, seen_as, sees_all
from .invariants import broken
from .model import Menu, Summary, Table
from .names import SEATS, SPECTATOR, Call, Op, Outcome, Phase, Side
from .options import BethlemOptions, fill
from .profile import beat, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, chooser, step
from .rules.may import why_not
from .rules.menu import legal
from .rules.redealing import redeal
from .rules.sides import side_of
from .setup import setup
from .summary import summarise
from .value import FEATURES, clock, features, value
from .view import BethlemView, view_of
from .vocabulary import THINGS, Act, Ask, Told, Why
from .wrong import Wrong

_FOLDER = Path(__file__).parent
_BASE = Ruleset("base-1", 4, _FOLDER / "rulesets" / "base-1.yaml", {"es": "Juego base", "en": "Base game"})
_OWN = Ruleset("propias-1", 7, _FOLDER / "rulesets" / "propias-1.yaml",
               {"es": "Cartas propias", "en": "Cards of one's own"})

OWN_CARDS.require_all()


OPEN_ANSWERS = frozenset((Ask.DRAFT, Ask.REPLACE, Ask.CHIP))
"""Questions with as many answers as everybody can count."""


class Bethlem(Game):
    """Hidden roles for two to seven players in a madhouse; the program narrates, or an eighth player does."""

    name = "bethlem"
    title = {"es": "El manicomio de Bethlem", "en": "The madhouse of Bethlem"}
    fewest, most = 2, SEATS
    roles = ()
    cooperative = False
    groups: Mapping[str, str] = {"sides": "side", "mains": "card", "cards": "card"}
    teams = ("sides",)
    usual = 7
    things = THINGS
    explained = EXPLAINED
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    Options = BethlemOptions
    words = Words(Told, Act, Ask, Why)
    grammar = grammar_of(Act)
    rules = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy, clock, value,
                  summarise, features)
    machine = machine_of(rules, __name__, Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR))
    catalogue = CATALOGUE
    features = FEATURES
    paths = PATHS
    spectator = SPECTATOR
    subjects = tuple(text.FIGURES)
    calls = frozenset({int(Told.CALL)})
    closing = frozenset({int(Told.WON), int(Told.ENDED)})
    sparse = frozenset({"guards", "proposals", "may", "tokens", "hand", "now"})
    offers = (Offer("narrator_from", (8, 7, 5, 9)), Offer("talk", (0, 2, 3, 1)))
    rulesets = (_BASE, _OWN)

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        assert isinstance(options, BethlemOptions)
        for seat, role in enumerate(seats):
            if role is not None:
                raise Wrong("role-secret", seat=seat, role=role)
        state = self.State.plain()
        state.n_seats = len(seats)
        try:
            fill(state.options, options, len(seats))
        except ValueError as error:
            raise Wrong("seats-wrong", seats=len(seats), wrong=words_of(error)) from error
        return state

    def before(self, speech: Speech, options: BaseModel, roles: Sequence[str | None]) -> Sequence[str]:
        assert isinstance(options, BethlemOptions)
        return balance.before(speech, self.rulesets, options, len(roles))

    def merged(self, base: Any, over: Any) -> Any:
        """Sets are by number of players, which is a text if the options were stored as JSON."""
        return _numbered(super().merged(base, over))

    def counts(self, options: BaseModel) -> Sequence[int]:
        """The numbers of players for which the options have sets of cards; from `narrator_from` seats on, one
        narrates."""
        assert isinstance(options, BethlemOptions)
        def can_play(seats: int) -> bool:
            try:
                return options.players(seats) > 0
            except ValueError:
                return False
        return [seats for seats in range(self.fewest, self.most + 1) if can_play(seats)]

    def view(self, state: Any) -> BethlemView:
        return view_of(state)

    def edit(self, state: Any, path: str, value: Any) -> None:
        finish_setup(state)
        if path.startswith("custom.") and not state.options.custom:
            raise SpokenError("at", where=path, wrong=none_here())
        PATHS.edit(state, state, self.view(state), path, value)
        if path in ("phase", "call"):       # the game goes on from there
            settle(state, self.rules.step)

    # ---- what it says --------------------------------------------------------------------------

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """The narrator varies the wording. A player's own question is told without its content. What a player does to
        themselves is told without naming them twice."""
        if text.is_to_oneself(told, args):
            return "-FREE-self" if args.get("question") == "FREE" else "-self", {}
        if told in text.VOICED:
            said = {"variant": text.voice_of(told, args, voice.names), **text.explained(voice, told, args)}
            return text.voiced_as(args), said
        if told is Told.BET_WON:
            return f"-{args['choice']}", {}
        if told in (Told.HOLDS, Told.GOAL_SHOWN, Told.DEAD_ALREADY):
            return text.voiced_as(args), {}
        if told in (Told.MARKED, Told.SECRET) and voice.speech.has(f"told-{told.name}-{args['card']}"):
            return f"-{args['card']}", {}
        return ("-FREE", {}) if args.get("question") == "FREE" and told is not Told.FUTURE_JUDGED else PLAINLY

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        way = text.chosen_as(voice.state, act)
        return way if voice.speech.has(f"act-{act.name}{way}") else "", text.chosen(voice, act, *values)

    def asking(self, state: Any) -> tuple[Ask, Sequence[int]]:
        frame = top_frame(state)
        return Ask(frame_b(frame)), (frame_a(frame), frame_c(frame))

    def asked_as(self, voice: Voice, op: Ask, values: Sequence[int]) -> How:
        return text.asked_as(voice.state, op, *values), text.asked(voice, op, *values)

    def asked_by(self, state: Any, op: Ask, values: Sequence[int]) -> tuple[str, str]:
        return text.asked_by(state, op, *values)

    def polished(self, said: str, language: str) -> str:
        """A card's article is small in the middle of a sentence: "Recibes la parca"."""
        said = re.sub(r"(?<=[a-záéíóúñ,] )(El|La|Los|Las|The)(?= [a-z])", lambda found: found[1].lower(), said)
        return re.sub(r"\b(de|a) el ", r"\1l ", said) if language == "es" else said

    def question(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        """For a seat that is asked in private, it says no more than the call."""
        if state.n_agenda == 0 or frame_op(top_frame(state)) != Op.ASK:
            if state.call:
                return speech.say("ask-somebody", call=speech.say(f"call-{Call(state.call).name}"))
            return speech.say("ask-nothing")
        return super().question(speech, state, names)

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        from . import terminal  # it draws with rich, which a page does not need
        return terminal.board(speech, view_of(state), names, width)

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau:
        return tableau.tableau(speech, view_of(state), names)

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only printing needs the drawings
        return press.printed(options, language)

    def returns(self, rows: Any, seats: int) -> Any:
        return (rows["winners"][:, None] >> np.arange(seats) & 1).astype(float)

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.ending(speech, state, names)

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        if seat >= state.n_players:
            return speech.say("fared-narrator")
        return speech.say(f"side-{Side(side_of(state, seat)).name}")

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what in ("ROUND", "DAY")

    def befalls(self, happening: Happening) -> Sequence[str]:
        """The card or event that the happening names."""
        named = (text.figure(str(happening.args.get(key, ""))) for key in ("card", "event"))
        return [figure for figure in named if figure in text.FIGURES]

    def subject_name(self, speech: Speech, subject: str) -> str:
        return speech.say(text.FIGURES[subject])

    def subject_story(self, speech: Speech, subject: str) -> str:
        return speech.say(f"lore-{subject}")

    def awaited(self, state: Any) -> int:
        """The awaited seat. Nobody learns who is called at night, nor who is asked in private by day."""
        seat = int(self.rules.chooser(state))
        if seat >= 0 or state.outcome != Outcome.RUNNING or state.n_agenda == 0:
            return seat if seat >= 0 else NOBODY
        return SOMEBODY

    def lasts(self, what: int, a: int) -> float:
        return LENGTHS.get(a, 1.0)

    def narrates(self, state: Any, seat: int) -> bool:
        return bool(sees_all(state, seat))

    def note_to(self, state: Any, action: int) -> int | None:
        """Notes are for everybody by day; beside a question or its answer, for the two concerned."""
        frame = top_frame(state)
        if frame_op(frame) != Op.ASK:
            return None
        ask, seat, detail = int(frame_b(frame)), int(frame_a(frame)), int(frame_c(frame))
        if ask in (Ask.DAY, Ask.OMEN, Ask.TALK):
            return -1
        narrator = 1 << int(state.n_seats - 1) if state.options.narrator else 0
        if ask in (Ask.ANSWER, Ask.FUTURE_ANSWER):
            return (1 << seat) | (1 << detail) | narrator
        if ask == Ask.FUTURE:
            return (1 << seat) | narrator
        if ask == Ask.ANXIETY and kind_of(action) == Act.QUESTION:
            return (1 << seat) | (1 << int(second_of(action))) | narrator
        return None

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The only legal answer, unless choosing it at once would show others what a seat holds."""
        frame = top_frame(state)
        shown = frame_op(frame) == Op.ASK and frame_b(frame) in OPEN_ANSWERS
        return legal[0] if len(legal) == 1 and (alone or shown) else None

    def turn(self, state: Any) -> int:
        return int(2 * state.round_no + (state.phase > Phase.NIGHT))


def _numbered(tree: Any) -> Any:
    if not isinstance(tree, Mapping):
        return tree
    return {int(key) if isinstance(key, str) and key.isdigit() else key: _numbered(value)
            for key, value in tree.items()}


GAME = Bethlem()
