"""The class that registers Four Souls' rules, texts and views with Tapete."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from ...files.config import first_of, plain_data
from ...gamedef.core import Core
from ...gamedef.game import Game
from ...gamedef.observation import ObservationSpec
from ...gamedef.parts.configuration import Configuration, Offer
from ...gamedef.parts.figures import Figures
from ...gamedef.parts.observation import Observation
from ...gamedef.parts.own_cards import Beginning, OwnCards, Worth
from ...gamedef.parts.part import part
from ...gamedef.parts.presentation import Presentation
from ...gamedef.parts.printing import Printing
from ...gamedef.parts.results import Results
from ...gamedef.parts.scenarios import Scenarios
from ...gamedef.parts.tale import Tale
from ...gamedef.result import Won
from ...gamedef.ruleset import Ruleset
from ...gamedef.tableau import Tableau
from ...gamedef.vocabulary import Happening, grammar_of
from ...kernel.flow import chooser
from ...kernel.record import RecordType
from ...kernel.registry import Rules
from ...paper import Printed
from ...search.machine import Watch, machine_of
from ...text.speech import Speech
from . import report, tableau, text
from .beginnings import beginnings
from .cardnames import CardNames
from .edit import PATHS, account
from .faces import faces_of
from .greedy import greedy
from .hidden import blind, redeal, seen_as
from .interaction import SoulsInteraction
from .invariants import broken
from .language.cards import CardType
from .language.library import SOURCES, UNWRITTEN
from .language.schema import cards_schema
from .language.typed import in_words
from .model import Menu, Summary, Table
from .names import SEATS, SPECTATOR, Outcome
from .numbers import fill
from .options import SoulsOptions, look_at_own, own_cards
from .profile import beat, catalogue_of, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, step
from .rules.may_answer import why_not
from .rules.menu import legal
from .rules.things import count_souls
from .setup import setup
from .sheet import SoulsSheets
from .summary import summarise
from .value import FEATURES, clock, features, value
from .view import SoulsView, view_of
from .vocabulary import Act
from .wording import SoulsWording
from .wrong import Wrong

_FOLDER = Path(__file__).parent
_NUMBERS = _FOLDER / "rulesets" / "base.yaml"
_BASE = Ruleset("base", 11, _NUMBERS, {"es": "Caja básica", "en": "Base box"},
                older={2: _NUMBERS, 3: _NUMBERS, 4: _NUMBERS, 5: _NUMBERS, 6: _NUMBERS, 7: _NUMBERS,
                       8: _NUMBERS, 9: _NUMBERS, 10: _NUMBERS})

_RULES = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy, clock, value,
               summarise, features)


class SoulsConfiguration(Configuration):
    """The numbers of the base box, and a designer's own cards."""

    Options = SoulsOptions
    bounds = frozenset({"turns", "uses", "offers", "combat_rolls", "stacked"})
    offers = (Offer("bonus_souls", (True, False)), Offer("bargaining", (False, True)), Offer("rooms", (False, True)),
              Offer("draft", (False, True)), Offer("solo.on", (False, True)))

    def set_version(self, state: Any, version: int) -> None:
        state.options.before_3 = int(version < 3)
        state.options.before_4 = int(version < 4)
        state.options.before_5 = int(version < 5)
        state.options.before_6 = int(version < 6)
        state.options.before_7 = int(version < 7)
        state.options.before_8 = int(version < 8)
        state.options.before_9 = int(version < 9)
        state.options.before_10 = int(version < 10)
        state.options.before_11 = int(version < 11)


class SoulsResults(Results):
    """The first seat with four souls wins."""

    result = Won()

    def returns(self, rows: Any, seats: int) -> Any:
        """The winner; for a game that was stopped, the same share for everybody."""
        won = np.stack([rows["outcome"] == Outcome.SEAT_0 + p for p in range(seats)], axis=1)
        alike = (rows["outcome"] == Outcome.WON) + (rows["outcome"] == Outcome.STOPPED) / seats
        return won + alike[:, None]

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.ending(speech, state.outcome, names)

    def won(self, state: Any, seat: int) -> bool:
        """Whether a seat has won. Nobody has won a game that was too long, though a search shares it out among all."""
        return bool(state.outcome != Outcome.STOPPED and self.game.rules.value(state, seat) > 0)

    def points(self, state: Any, seat: int) -> int:
        return int(count_souls(state, seat))

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        return speech.say("fared", souls=int(count_souls(state, seat)))


class SoulsPresentation(Presentation):
    """The table drawn, and the faces of the cards."""

    game: Souls

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        from . import terminal  # it draws with rich, which a page does not need
        return terminal.board(speech, self.game.deck, self.game.view(state), names, width)

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau:
        return tableau.tableau(speech, self.game.deck, self.game.view(state), names)

    def faces(self) -> Mapping[str, BaseModel]:
        return faces_of(self.game.deck)

    def roles_seen(self, state: Any) -> list[str]:
        return [player.character if player.character in GAME.roles else "" for player in self.game.view(state).players]


class SoulsFigures(Figures):
    """The figures of characters and items."""

    game: Souls
    groups: Mapping[str, str] = {"characters": "role", "items": "card"}
    shares = frozenset({"stopped", "first_player_wins"})

    def __init__(self, game: Core) -> None:
        super().__init__(game)
        self.catalogue = catalogue_of(self.game.deck)

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows, self.game.deck)


class SoulsObservation(Observation):
    """How a player stands, as numbers."""

    features = FEATURES

    @property
    def own(self) -> ObservationSpec:   # type: ignore[override]
        from .learner import SIGHT  # only learners need it, and a page has none
        return SIGHT


class SoulsScenarios(Scenarios):
    """The paths of a state, and the cards that need a scenario."""

    game: Souls
    paths = PATHS
    not_fingerprinted = frozenset({"own", "later", "shop_price", "treasure_price"})
    """Younger than records of unfinished games."""

    def edit(self, state: Any, path: str, value: Any) -> None:
        super().edit(state, path, value)
        account(state)

    def cards(self, ruleset: Ruleset) -> Sequence[str]:
        """Every card that comes with Tapete, including those still to be written."""
        return [*(self.game.deck.ids[number] for number in sorted(SOURCES)), *UNWRITTEN]


class SoulsTale(Tale):
    """A chapter for each turn."""

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what == "TURN"


class SoulsPrinting(Printing):
    """The cards on paper."""

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only printing needs the drawings
        return press.printed(options, language)


class SoulsOwnCards(OwnCards):
    """Cards that a designer writes as data."""

    game: Souls
    option = "own"

    def read(self, tree: Any, name: str) -> Mapping[str, Any] | None:
        if not isinstance(tree, Mapping) or "cards" not in tree:
            return None
        _, wrong = look_at_own([(tree, name)])
        if wrong:
            raise first_of(wrong)
        return {"own": [plain_data(tree)]}

    def schema(self) -> Mapping[str, Any] | None:
        return cards_schema()

    def starting_points(self, option: str) -> Sequence[Beginning]:
        return beginnings() if option == self.option else ()

    def in_words(self, tree: Any, language: str) -> Any:
        return in_words(tree, language)

    def worth(self, rows: Any) -> Mapping[str, Worth]:
        worths = report.worth_of_items(rows, self.game.deck)
        return {card: worth for card, worth in worths.items() if card in self.game.own_faces}

    def texts(self, speech: Speech) -> Iterable[tuple[str, Sequence[str]]]:
        deck = self.game.deck
        for card in deck.sources.values():
            if card.text.id in self.game.own_faces:
                name = deck.name(deck.number(card.text.id), speech.language)
                yield name, text.effect_lines(speech, deck, card.text.id)

    def room_left(self, speech: Speech) -> str:
        own = [card for number, card in self.game.deck.sources.items() if number not in SOURCES]
        return text.room_taken(speech, self.game.deck, own) if own else ""


class Souls(Game):
    """Two to four players kill monsters, buy items and respond to each other for four souls."""

    name = "souls"
    title = {"es": "Four Souls", "en": "Four Souls"}
    fewest, most = 2, SEATS
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    rules = _RULES
    machine = machine_of(_RULES, __name__, Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR))
    spectator = SPECTATOR
    rulesets = (_BASE,)
    wording = part(SoulsWording)
    results = part(SoulsResults)
    configuration = part(SoulsConfiguration)
    interaction = part(SoulsInteraction)
    presentation = part(SoulsPresentation)
    figures = part(SoulsFigures)
    observation = part(SoulsObservation)
    scenarios = part(SoulsScenarios)
    tale = part(SoulsTale)
    printing = part(SoulsPrinting)
    own_cards = part(SoulsOwnCards)
    sheets = part(SoulsSheets)

    def __init__(self, own: Sequence[Any] = ()) -> None:
        self.deck = self.lore = CardNames(own)
        self.own_faces = faces_of(self.deck, own=True)
        self.roles = tuple(self.deck.of_kind(CardType.CHARACTER))
        self.grammar = grammar_of(Act, self.lore)

    def playing(self, options: BaseModel) -> Game:
        assert isinstance(options, SoulsOptions)
        return Souls(own_cards(options.own)) if options.own else self

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        assert isinstance(options, SoulsOptions)
        state = self.State.plain()
        state.n_seats = len(seats)
        fill(state.options, options)
        playable = [card for card in self.deck.of_kind(CardType.CHARACTER)
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

    def view(self, state: Any) -> SoulsView:
        return view_of(state, self.deck, self.own_faces)


GAME = Souls()
