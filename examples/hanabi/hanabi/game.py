"""Hanabi, as everything above the games sees it."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from tapete.game import (
    CardMark,
    Cards,
    Configuration,
    Counter,
    Figures,
    Game,
    Layout,
    Presentation,
    Printing,
    Results,
    Ruleset,
    Scenarios,
    Scored,
    SearchHints,
    Speech,
    Wording,
    Words,
    Zone,
    grammar_of,
    machine_of,
    part,
    rules_of,
)
from tapete.paper import Printed

from . import rules as book
from .catalogue import CATALOGUE, WATCH
from .edit import PATHS
from .faces import UNKNOWN, card_faces, colour_faces, colours_faces, ranks_faces
from .model import SPECTATOR, HanabiOptions, Menu, Summary, Table
from .printed import printed
from .rules.cards import PERFECT, Ending, score_of
from .view import HanabiView, view_of
from .vocabulary import COLOUR_NAMES, SEATS, Act, Card, Colour, Colours, Op, Place, Ranks, Told, Why

HERE = Path(__file__).parent


class HanabiWording(Wording):
    """The sentences of the game."""

    words = Words(Told, Act, Op, Why)
    closing = frozenset({Told.SCORED})

    def names_in(self, language: str) -> Mapping[str, str]:
        """The names of cards, and of what hints leave possible, are made from those of the colours."""
        say = Speech(language, [HERE / "text"]).say
        colours = {name: say(f"colour-{name}") for name in COLOUR_NAMES}
        cards = {f"card-{card}": say("a-card", colour=colours[card[:-2]], rank=card[-1]) for card in Card.names}
        by_letter = {name[0]: colour for name, colour in colours.items()}
        ranks = {rank: rank for rank in Ranks.names[-1]}
        return {**cards, **{f"colours-{each}": said(say, each, by_letter) for each in Colours.names},
                **{f"ranks-{each}": said(say, each, ranks) for each in Ranks.names}}


def said(say: Callable[..., str], possible: str, names: Mapping[str, str]) -> str:
    """What hints leave possible, as short as a terminal's line needs it: red/blue, or which one is excluded."""
    excluded = [name for letter, name in names.items() if letter not in possible]
    if not excluded:
        return UNKNOWN
    return say("all-but", one=excluded[0]) if len(excluded) == 1 else "/".join(names[letter] for letter in possible)


class HanabiResults(Results):
    """All seats together have a score, and nobody wins or loses."""

    result = Scored(0, PERFECT, {"BOOED": 0, "POOR": 6, "HONOURABLE": 11, "EXCELLENT": 16, "AMAZING": 21,
                                 "LEGENDARY": PERFECT})

    def points(self, state: Any, seat: int) -> int:
        return int(score_of(state))

    def points_of_games(self, rows: Any, seats: int) -> Any:
        return rows["score"]

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return speech.say(f"end-{Ending(state.outcome).name}", score=int(score_of(state)))


class HanabiConfiguration(Configuration):
    """The numbers of the game."""

    Options = HanabiOptions
    usual_seats = 4


class HanabiPresentation(Presentation):
    """Where each thing is on the page."""

    layout = Layout(
        status=(Counter("score", always=True), Counter("deck", always=True), Counter("turns_left", always=True)),
        table=(Counter("hints", of="most_hints"), Counter("fuses", of="most_fuses"),
               Zone("fireworks", *(Cards(f"fireworks.{colour}", Card) for colour in COLOUR_NAMES), takes=["PLAY"]),
               Zone("discards", Cards("discards", Card), takes=["DISCARD"])),
        seat=(Cards("players.*.hand", Card, place=Place,
                    marks=(CardMark("players.*.colours", Colours, unless=Colours.names[-1]),
                           CardMark("players.*.ranks", Ranks, unless=Ranks.names[-1]))),),
        faces={Card: card_faces(), Colour: colour_faces(), Colours: colours_faces(), Ranks: ranks_faces()})


class HanabiFigures(Figures):
    """The game's own figures for studies."""

    catalogue = CATALOGUE

    def report(self, rows: Any) -> Mapping[str, Any]:
        turns = rows["turns"]
        return {"turns": {"mean": float(np.mean(turns)), "median": float(np.median(turns)),
                          "longest": int(np.max(turns))},
                "causes": {ending.name: float(np.mean(rows["outcome"] == ending)) for ending in Ending}}


class HanabiSearch(SearchHints):
    """A search imagines hands without regard to what hints mean by convention, so it has to trust `greedy` far."""

    bias = 0.9      # with 0.3, 100 iterations scored 2 points less with two seats


class HanabiScenarios(Scenarios):
    """What scenarios set."""

    paths = PATHS


class HanabiPrinting(Printing):
    """The cards and tokens on paper."""

    def printed(self, options: BaseModel, language: str) -> Printed:
        return printed(cast(HanabiOptions, options), language)


class Hanabi(Game):
    """Five fireworks, built together from hands that only the others see."""

    name = "hanabi"
    title = {"es": "Hanabi", "en": "Hanabi"}
    fewest, most = 2, SEATS
    State, Menu, Summary = Table, Menu, Summary
    grammar = grammar_of(Act)
    rules = rules_of(book)
    machine = machine_of(rules, __name__, WATCH)
    spectator = SPECTATOR
    rulesets = (Ruleset("standard", 2, HERE / "standard.yaml", {"es": "Normal", "en": "Standard"}),)
    wording = part(HanabiWording)
    results = part(HanabiResults)
    configuration = part(HanabiConfiguration)
    presentation = part(HanabiPresentation)
    figures = part(HanabiFigures)
    search = part(HanabiSearch)
    scenarios = part(HanabiScenarios)
    printing = part(HanabiPrinting)

    def view(self, state: Any) -> HanabiView:
        return view_of(state)


GAME = Hanabi()
