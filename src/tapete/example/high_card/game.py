"""The class that registers High card's rules, texts and views with Tapete."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from pydantic import BaseModel

from tapete.game import (
    EVERYBODY,
    PLAINLY,
    SEEN,
    USED,
    Badge,
    Cards,
    Catalogue,
    Configuration,
    Counted,
    Counter,
    Face,
    Figures,
    Game,
    How,
    Interaction,
    Layout,
    Presentation,
    Printing,
    Ranked,
    Results,
    Ruleset,
    Scenarios,
    Speech,
    Voice,
    Watch,
    Wording,
    Words,
    Zone,
    chooser,
    grammar_of,
    machine_of,
    part,
    rules_of,
)
from tapete.paper import Printed

from . import rules as book
from .model import SPECTATOR, HighCardOptions, Menu, Summary, Table
from .printed import printed
from .view import PATHS, HighCardView, view_of
from .vocabulary import RANKS, SEATS, Act, Card, Op, Seat, Told, Why

CARDS = tuple(str(card) for card in range(1, RANKS + 1))


class HighCardWording(Wording):
    """The sentences of the game."""

    words = Words(Told, Act, Op, Why)

    def names_in(self, language: str) -> Mapping[str, str]:
        """The names of the cards, which are their ranks."""
        return {f"card-{card}": card for card in CARDS}

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        """The question names the prize, which is no argument of its frame."""
        return ("", {"prize": int(voice.state.prize)}) if op is Op.PLAY else PLAINLY


class HighCardResults(Results):
    """Those with the most points win, and share the win."""

    result = Ranked()

    def points(self, state: Any, seat: int) -> int:
        return int(state.players[seat].points)

    def points_of_games(self, rows: Any, seats: int) -> Any:
        return rows["points"][:, :seats]

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        players = zip(names, state.players[:state.n_seats], strict=True)
        return speech.say("cause-CARDS", points=", ".join(f"{name} {player.points}" for name, player in players))


class HighCardConfiguration(Configuration):
    """The numbers of the game."""

    Options = HighCardOptions


class HighCardInteraction(Interaction):
    """When a person at a table is asked, and who hears the words beside a card."""

    stops = ("last",)
    usual_stops = frozenset(stops)

    def note_to(self, state: Any, action: int) -> int:
        """Words beside a card: the leader speaks to all, the others to the leader."""
        seat = int(self.game.rules.chooser(state))
        return EVERYBODY if seat == state.leader else 1 << seat | 1 << state.leader

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The lowest card, if this is the last card of a hand or the seat passes, so that nobody need be asked; else
        None."""
        return min(legal) if passing or (len(legal) == 1 and "last" not in stops) else None

    def turn(self, state: Any) -> int:
        return int(state.round_no)


class HighCardPresentation(Presentation):
    """Where each thing is on the page."""

    layout = Layout(
        status=(Counter("round"),),
        table=(Counter("prize"), Badge("leader", Seat), Zone("gone", Cards("gone", Card))),
        seat=(Counter("players.*.points"), Cards("players.*.laid", Card), Cards("players.*.hand", Card)),
        faces={Card: {card: Face(sign=card, hue=200 - 8 * int(card)) for card in CARDS}})


class HighCardFigures(Figures):
    """The game's own figures for studies, and what a profile counts."""

    catalogue = Catalogue((Counted("card", "card", CARDS, (SEEN, USED)),), without=lambda *_: None)

    def report(self, rows: Any) -> Mapping[str, Any]:
        return {"points": float(np.mean(rows["points"].sum(axis=1)))}


class HighCardScenarios(Scenarios):
    """What scenarios set."""

    paths = PATHS


class HighCardPrinting(Printing):
    """The cards on paper."""

    def printed(self, options: BaseModel, language: str) -> Printed:
        assert isinstance(options, HighCardOptions)
        return printed(options, language)


class HighCard(Game):
    """Bids with hidden cards for prizes that a die gives."""

    name = "high_card"
    title = {"es": "Carta alta", "en": "High card"}
    fewest, most = 2, SEATS
    State, Menu, Summary = Table, Menu, Summary
    grammar = grammar_of(Act)
    rules = rules_of(book)
    machine = machine_of(rules, __name__, Watch(book.lay, book.note, book.note_menu, book.note_choice, book.beat,
                                                chooser, SPECTATOR))
    spectator = SPECTATOR
    rulesets = (Ruleset("standard", 1, Path(__file__).parent / "standard.yaml", {"es": "Normal", "en": "Standard"}),)
    wording = part(HighCardWording)
    results = part(HighCardResults)
    configuration = part(HighCardConfiguration)
    interaction = part(HighCardInteraction)
    presentation = part(HighCardPresentation)
    figures = part(HighCardFigures)
    scenarios = part(HighCardScenarios)
    printing = part(HighCardPrinting)

    def view(self, state: Any) -> HighCardView:
        return view_of(state)


GAME = HighCard()
