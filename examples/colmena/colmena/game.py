"""Colmena, as everything above the games sees it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from pydantic import BaseModel

from tapete.game import (
    Badge,
    Cards,
    Configuration,
    Counter,
    Figures,
    Game,
    Interaction,
    Layout,
    Presentation,
    Printing,
    Results,
    Ruleset,
    Scenarios,
    Scored,
    Speech,
    Wording,
    Words,
    grammar_of,
    machine_of,
    part,
    rules_of,
)
from tapete.paper import Printed

from . import rules as book
from .catalogue import CATALOGUE, WATCH
from .edit import PATHS
from .faces import TABLE, card_faces
from .model import SPECTATOR, ColmenaOptions, Menu, Summary, Table
from .printed import printed
from .rules.score import MOST, score_of
from .view import ColmenaView, view_of
from .vocabulary import SEATS, Act, Card, Cell, Laid, Op, Told, Way, Why

HERE = Path(__file__).parent


class ColmenaWording(Wording):
    """The sentences of the game."""

    words = Words(Told, Act, Op, Why)

    def names_in(self, language: str) -> Mapping[str, str]:
        """A card in a hive has the card's name."""
        say = Speech(language, [HERE / "text"]).say
        return {f"cell-{cell.name}": say(f"card-{cell.name}") for cell in Cell}


class ColmenaResults(Results):
    """Each seat has a score, and nobody wins or loses."""

    result = Scored(0, MOST, {"BARE": 0, "SMALL": 12, "BUSY": 19, "RICH": 26, "GOLDEN": 34}, per="seat")

    def points(self, state: Any, seat: int) -> int:
        return int(score_of(state, seat))

    def points_of_games(self, rows: Any, seats: int) -> Any:
        return rows["points"][:, :seats]

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return speech.say("end-COUNTED")


class ColmenaConfiguration(Configuration):
    """The numbers of the game."""

    Options = ColmenaOptions
    usual_seats = 3


class ColmenaInteraction(Interaction):
    """When a person at a table is asked."""

    def turn(self, state: Any) -> int:
        return int(state.turn)


class ColmenaPresentation(Presentation):
    """Where each thing is on the page."""

    layout = Layout(
        status=(Counter("round", of="rounds"), Badge("way", Way)),
        table=(Counter("deck"), Cards("dropped", Laid)),
        seat=(Counter("players.*.points"), Badge("players.*.chosen", Card),
              Cards("players.*.hive", Laid, shape="tile"), Cards("players.*.hand", Card)),
        faces={Card: card_faces(), Laid: card_faces()}, hue=TABLE)


class ColmenaFigures(Figures):
    """The game's own figures for studies."""

    catalogue = CATALOGUE

    def report(self, rows: Any) -> Mapping[str, Any]:
        turns = rows["turns"]
        return {"turns": {"mean": float(np.mean(turns)), "median": float(np.median(turns)),
                          "longest": int(np.max(turns))},
                "robbed": float(np.mean(rows["robbed"]))}


class ColmenaScenarios(Scenarios):
    """What scenarios set."""

    paths = PATHS


class ColmenaPrinting(Printing):
    """The cards on paper."""

    def printed(self, options: BaseModel, language: str) -> Printed:
        return printed(language)


class Colmena(Game):
    """Hives, built from hands that go round the table."""

    name = "colmena"
    title = {"es": "Colmena", "en": "Colmena"}
    fewest, most = 2, SEATS
    State, Menu, Summary = Table, Menu, Summary
    grammar = grammar_of(Act)
    rules = rules_of(book)
    machine = machine_of(rules, __name__, WATCH)
    spectator = SPECTATOR
    rulesets = (Ruleset("standard", 1, HERE / "standard.yaml", {"es": "Normal", "en": "Standard"}),)
    wording = part(ColmenaWording)
    results = part(ColmenaResults)
    configuration = part(ColmenaConfiguration)
    interaction = part(ColmenaInteraction)
    presentation = part(ColmenaPresentation)
    figures = part(ColmenaFigures)
    scenarios = part(ColmenaScenarios)
    printing = part(ColmenaPrinting)

    def view(self, state: Any) -> ColmenaView:
        return view_of(state)


GAME = Colmena()
