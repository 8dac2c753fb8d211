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
    Counted,
    Counter,
    Face,
    Game,
    How,
    Layout,
    Ruleset,
    Speech,
    Voice,
    Watch,
    Words,
    Zone,
    chooser,
    grammar_of,
    machine_of,
    rules_of,
)
from tapete.paper import Printed

from . import rules as book
from .model import SPECTATOR, HighCardOptions, Menu, Summary, Table
from .printed import printed
from .view import PATHS, HighCardView, view_of
from .vocabulary import RANKS, SEATS, Act, Card, Op, Seat, Told, Why

CARDS = tuple(str(card) for card in range(1, RANKS + 1))


class HighCard(Game):
    """Bids with hidden cards for prizes that a die gives."""

    name = "high_card"
    title = {"es": "Carta alta", "en": "High card"}
    fewest, most = 2, SEATS
    cooperative = False
    State, Menu, Summary, Options = Table, Menu, Summary, HighCardOptions
    words = Words(Told, Act, Op, Why)
    grammar = grammar_of(Act)
    paths = PATHS
    rules = rules_of(book)
    machine = machine_of(rules, __name__, Watch(book.lay, book.note, book.note_menu, book.note_choice, book.beat,
                                                chooser, SPECTATOR))
    catalogue = Catalogue((Counted("card", "card", CARDS, (SEEN, USED)),), without=lambda *_: None)
    spectator = SPECTATOR
    stops = ("last",)
    usual_stops = frozenset(stops)
    layout = Layout(
        status=(Counter("round"),),
        table=(Counter("prize"), Badge("leader", Seat), Zone("gone", Cards("gone", Card))),
        seat=(Counter("players.*.points"), Cards("players.*.laid", Card), Cards("players.*.hand", Card)),
        faces={Card: {card: Face(sign=card, hue=200 - 8 * int(card)) for card in CARDS}})
    rulesets = (Ruleset("standard", 1, Path(__file__).parent / "standard.yaml", {"es": "Normal", "en": "Standard"}),)

    def view(self, state: Any) -> HighCardView:
        return view_of(state)

    def returns(self, rows: Any, seats: int) -> Any:
        points = rows["points"][:, :seats]
        best = points == points.max(axis=1, keepdims=True)
        return best / best.sum(axis=1, keepdims=True)

    def report(self, rows: Any) -> Mapping[str, Any]:
        return {"points": float(np.mean(rows["points"].sum(axis=1)))}

    # ---- what it says --------------------------------------------------------------------------

    def names_in(self, language: str) -> Mapping[str, str]:
        """The names of the cards, which are their ranks."""
        return {f"card-{card}": card for card in CARDS}

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        """The question names the prize, which is no argument of its frame."""
        return ("", {"prize": int(voice.state.prize)}) if op is Op.PLAY else PLAINLY

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        players = zip(names, state.players[:state.n_seats], strict=True)
        return speech.say("cause-CARDS", points=", ".join(f"{name} {player.points}" for name, player in players))

    def printed(self, options: BaseModel, language: str) -> Printed:
        assert isinstance(options, HighCardOptions)
        return printed(options, language)

    # ---- at a table of people ------------------------------------------------------------------

    def note_to(self, state: Any, action: int) -> int:
        """Words beside a card: the leader speaks to all, the others to the leader."""
        seat = int(self.rules.chooser(state))
        return EVERYBODY if seat == state.leader else 1 << seat | 1 << state.leader

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The lowest card, if this is the last card of a hand or the seat passes, so that nobody need be asked; else
        None."""
        return min(legal) if passing or (len(legal) == 1 and "last" not in stops) else None

    def turn(self, state: Any) -> int:
        return int(state.round_no)


GAME = HighCard()
