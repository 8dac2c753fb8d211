"""The class that registers Four Souls' rules, texts and views with Tapete."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from ...files.config import first_of, plain_data
from ...gamedef.game import Beginning, Game, Offer, Rules, Ruleset, Worth
from ...gamedef.kinds import Args, Voice
from ...gamedef.tableau import Tableau
from ...gamedef.vocabulary import PLAINLY, Happening, How, Words, grammar_of
from ...kernel.flow import chooser
from ...kernel.menu import kind_of
from ...kernel.record import RecordType
from ...paper import Printed
from ...search.machine import Watch, machine_of
from ...text.speech import Speech
from . import report, tableau, text
from .beginnings import beginnings
from .cardnames import Cards
from .edit import PATHS, account
from .faces import faces_of
from .greedy import greedy
from .hidden import blind, redeal, seen_as
from .invariants import broken
from .language.cards import Kind
from .language.library import IDS, SOURCES, UNWRITTEN
from .language.schema import cards_schema
from .model import Menu, Summary, Table
from .names import SEATS, SIDES, SPECTATOR, Outcome, Pend, Phase
from .numbers import fill
from .options import SoulsOptions, look_at_own, own_cards
from .pending_words import happens
from .profile import beat, catalogue_of, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, step
from .rules.may_answer import why_not
from .rules.menu import legal
from .rules.things import count_souls
from .setup import setup
from .stops import FEW, PASS, STOPS, USUAL, automatic, may_respond
from .summary import summarise
from .value import FEATURES, clock, features, value
from .view import SoulsView, view_of
from .vocabulary import Act, Op, Told, Why
from .wrong import Wrong

_FOLDER = Path(__file__).parent
_NUMBERS = _FOLDER / "rulesets" / "base.yaml"
_BASE = Ruleset("base", 7, _NUMBERS, {"es": "Caja básica", "en": "Base box"},
                older={2: _NUMBERS, 3: _NUMBERS, 4: _NUMBERS, 5: _NUMBERS, 6: _NUMBERS})

_RULES = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy, clock, value,
               summarise, features)


CARDS_THEMSELVES = frozenset(pend.name for pend in (Pend.LOOT, Pend.ABILITY, Pend.TRIGGER, Pend.EVENT))
"""Kinds of items on the stack that are their card, or its effect. All other kinds are steps that a card is part of."""

class Souls(Game):
    """Two to four players kill monsters, buy items and respond to each other for four souls."""

    name = "souls"
    title = {"es": "Four Souls", "en": "Four Souls"}
    fewest, most = 2, SEATS
    cooperative = False
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    Options = SoulsOptions
    words = Words(Told, Act, Op, Why)
    rules = _RULES
    machine = machine_of(_RULES, __name__, Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR))
    features = FEATURES
    spectator = SPECTATOR
    closing = frozenset({int(Told.LOST), int(Told.STOPPED)})
    written_in = "own"
    rulesets = (_BASE,)
    bounds = frozenset({"turns", "uses", "offers", "combat_rolls", "stacked"})
    paths = PATHS
    stops = STOPS
    usual_stops = USUAL
    few_stops = FEW
    first_stops = FEW
    not_fingerprinted = frozenset({"own", "later"})   # `later` is younger than records of unfinished games
    groups: Mapping[str, str] = {"characters": "role", "items": "card"}
    shares = frozenset({"stopped", "first_player_wins"})
    offers = (Offer("bonus_souls", (True, False)), Offer("bargaining", (True, False)), Offer("rooms", (False, True)),
              Offer("draft", (False, True)), Offer("solo.on", (False, True)))

    def __init__(self, own: Sequence[Any] = ()) -> None:
        self.deck = self.lore = Cards(own)
        self.own_faces = faces_of(self.deck, own=True)
        self.roles = tuple(self.deck.of_kind(Kind.CHARACTER))
        self.grammar = grammar_of(Act, self.lore)
        self.catalogue = catalogue_of(self.deck)

    def playing(self, options: BaseModel) -> Game:
        assert isinstance(options, SoulsOptions)
        return Souls(own_cards(options.own)) if options.own else self

    def pieces_in(self, tree: Any, name: str) -> Mapping[str, Any] | None:
        if not isinstance(tree, Mapping) or "cards" not in tree:
            return None
        _, wrong = look_at_own([(tree, name)])
        if wrong:
            raise first_of(wrong)
        return {"own": [plain_data(tree)]}

    def beginnings(self, option: str) -> Sequence[Beginning]:
        return beginnings() if option == self.written_in else ()

    def worth_of_pieces(self, rows: Any) -> Mapping[str, Worth]:
        return {card: worth for card, worth in report.worth_of_items(rows, self.deck).items() if card in self.own_faces}

    def pieces_schema(self) -> Mapping[str, Any] | None:
        return cards_schema()

    def pieces(self, speech: Speech) -> Iterable[tuple[str, Sequence[str]]]:
        for card in self.deck.sources.values():
            if card.text.id in self.own_faces:
                yield self.deck.name(self.deck.number(card.text.id), speech.language), text.effect_lines(
                    speech, self.deck, card.text.id)

    def room_for_pieces(self, speech: Speech) -> str:
        own = [card for number, card in self.deck.sources.items() if number not in SOURCES]
        return text.room_taken(speech, self.deck, own) if own else ""

    def cards(self, ruleset: Ruleset) -> Sequence[str]:
        """Every card that comes with Tapete, including those still to be written."""
        return [*(self.deck.ids[number] for number in sorted(SOURCES)), *UNWRITTEN]

    def names_in(self, language: str) -> Mapping[str, str]:
        """The names of cards and characters; custom ones also by their places, as `copies` counts them."""
        cards = {f"card-{one}": self.deck.name(card, language) for card in self.deck.sources
                 for one in (self.deck.ids[card], IDS[card])}
        return cards | {f"role-{role}": self.deck.name(self.deck.number(role), language) for role in self.roles}

    def faces(self) -> Mapping[str, BaseModel]:
        return faces_of(self.deck)

    def weight(self, state: Any) -> float:
        """Passing is most of what happens when several seats may respond."""
        return 0.25 if may_respond(state) else 1.0

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        assert isinstance(options, SoulsOptions)
        state = self.State.plain()
        state.n_seats = len(seats)
        fill(state.options, options)
        playable = [card for card in self.deck.of_kind(Kind.CHARACTER)
                    if state.options.copies[self.deck.number(card)]]
        for p, role in enumerate(seats):
            if role is None:
                continue
            if role not in playable:
                raise Wrong("no-character", seat=p, role=role, known=", ".join(playable))
            if role in seats[:p]:
                raise Wrong("character-taken", seat=p, role=role)
            state.asked[p] = self.deck.number(role)
        if len(seats) != 2 and (options.draft or options.solo.on):
            raise Wrong("two", players=len(seats))
        if len(seats) > len(playable):
            raise Wrong("few-characters", players=len(seats), characters=len(playable))
        return state

    def go_by(self, state: Any, version: int) -> None:
        state.options.before_3 = int(version < 3)
        state.options.before_4 = int(version < 4)
        state.options.before_5 = int(version < 5)
        state.options.before_6 = int(version < 6)
        state.options.before_7 = int(version < 7)

    def view(self, state: Any) -> SoulsView:
        return view_of(state, self.deck, self.own_faces)

    def edit(self, state: Any, path: str, value: Any) -> None:
        super().edit(state, path, value)
        account(state)

    # ---- what it says --------------------------------------------------------------------------

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """The text of an effect that is carried out, or of a face of its roll; what has changed a roll; why something
        is cancelled without an effect."""
        bare = "-bare" if args.get("card") == "NONE" else ""
        if told is Told.CANCELLED:
            step = "" if bare or args["pend"] in CARDS_THEMSELVES else "-step"
            return f"{bare}{step}{'' if args['why'] == 'NONE' else '-why'}", {}
        if told is Told.MONSTER_PREVENTED and args["by"] == args["card"]:
            return "-own", {}
        if told is Told.MISSED and int(args["needed"]) > SIDES:
            return "-never", {}
        if told is Told.PHASE and args["phase"] == "LOOT":
            return "-loot", {}
        if told is Told.BECOMES and args["card"] == args["copy"]:
            return "-itself", {}
        if told is Told.AT_PENDING:
            return bare, {}
        if told in (Told.CHANGED, Told.STAYS) and args["card"] != "NONE":
            return "-by", {}
        if told is Told.TRIGGERED:
            return "", {"event": text.told_event(voice.speech, self.deck, args)}
        if told is Told.HAND_SEEN and args["seat"] == args["to"]:
            return "-own", {}
        if told is Told.CURSED:
            brings = text.curse_brings(voice.speech, self.deck, args)
            return ("-does", {"effect": brings}) if brings else PLAINLY
        if told is Told.EARNED:
            return "", {"effect": text.earned_by(voice.speech, self.deck, args)}
        return ("", {"effect": text.told_effect(voice.speech, self.deck, args)}) if "ability" in args else PLAINLY

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        way = text.way_to_say(act, voice.state, values[0])
        return way if voice.speech.has(f"act-{act.name}{way}") else "", text.chosen(voice, act, *values)

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        empty = op is Op.PRIORITY and not voice.state.n_stack
        to_somebody = op is Op.LOSE_ITEM and values[2]
        said = dict(text.asked(voice, op, values[1], values[2]))
        if op is Op.PRIORITY and not empty:
            said["happens"] = happens(voice.speech, voice.lore, self.view(voice.state), values[0], voice.names)
        s = voice.state
        if empty and s.phase == Phase.ACTION and s.active == values[0] and not s.fight.on:
            return "-action", said
        return "-empty" if empty else "-to" if to_somebody else "", said

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        from . import terminal  # it draws with rich, which a page does not need
        return terminal.board(speech, self.deck, self.view(state), names, width)

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau:
        return tableau.tableau(speech, self.deck, self.view(state), names)

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only printing needs the drawings
        return press.printed(options, language)

    def returns(self, rows: Any, seats: int) -> Any:
        """The winner; for a game that was stopped, the same share for everybody."""
        won = np.stack([rows["outcome"] == Outcome.SEAT_0 + p for p in range(seats)], axis=1)
        alike = (rows["outcome"] == Outcome.WON) + (rows["outcome"] == Outcome.STOPPED) / seats
        return won + alike[:, None]

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows, self.deck)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.ending(speech, state.outcome, names)

    def won(self, state: Any, seat: int) -> bool:
        """Whether a seat has won. Nobody has won a game that was too long, though a search shares it out among all."""
        return bool(state.outcome != Outcome.STOPPED and self.rules.value(state, seat) > 0)

    def points(self, state: Any, seat: int) -> int:
        return int(count_souls(state, seat))

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        return speech.say("fared", souls=int(count_souls(state, seat)))

    def roles_seen(self, state: Any) -> list[str]:
        return [player.character if player.character in GAME.roles else "" for player in self.view(state).players]

    def note_to(self, state: Any, action: int) -> int | None:
        """An offer of cents carries a text of what is asked for it, which everybody hears."""
        return -1 if kind_of(action) == Act.OFFER else None

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what == "TURN"

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        return automatic(state, legal, stops, passing, alone)

    def silence(self, state: Any) -> int | None:
        return PASS if may_respond(state) else None

    def one_player(self, state: Any) -> bool:
        return bool(state.options.solo)

    def turn(self, state: Any) -> int:
        return int(state.turn)


GAME = Souls()
