"""The class that registers Bethlem's rules, texts and views with Tapete."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from ...gamedef.game import Game
from ...gamedef.observation import ObservationSpec
from ...gamedef.parts.configuration import Configuration, Offer
from ...gamedef.parts.figures import Figures
from ...gamedef.parts.observation import Observation
from ...gamedef.parts.part import part
from ...gamedef.parts.presentation import Presentation
from ...gamedef.parts.printing import Printing
from ...gamedef.parts.results import Results
from ...gamedef.parts.scenarios import Scenarios
from ...gamedef.parts.tale import Tale
from ...gamedef.paths import none_here
from ...gamedef.result import Won
from ...gamedef.ruleset import Ruleset
from ...gamedef.tableau import Tableau
from ...gamedef.vocabulary import Happening, grammar_of
from ...kernel.playout import settle
from ...kernel.record import RecordType
from ...kernel.registry import Rules
from ...paper import Printed
from ...search.machine import Watch, machine_of
from ...text.causes import words_of
from ...text.speech import Speech
from ...text.spoken import SpokenError
from . import report, tableau, text
from .catalogue import CATALOGUE
from .custom.part import OWN_CARDS
from .edit import PATHS, finish_setup
from .glossary import EXPLAINED
from .greedy import greedy
from .hidden import blind, seen_as
from .interaction import BethlemInteraction
from .invariants import broken
from .model import Menu, Summary, Table
from .names import SEATS, SPECTATOR, Side
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
from .vocabulary import THINGS, Act
from .wording import BethlemWording
from .wrong import Wrong

_FOLDER = Path(__file__).parent
_BASE_NUMBERS = _FOLDER / "rulesets" / "base-1.yaml"
_OWN_NUMBERS = _FOLDER / "rulesets" / "propias-1.yaml"
# The two rulesets share their rules, so from 8 on they also share the number of their version.
_BASE = Ruleset("base-1", 17, _BASE_NUMBERS, {"es": "Juego base", "en": "Base game"},
                older={4: _BASE_NUMBERS, 8: _BASE_NUMBERS, 9: _BASE_NUMBERS, 10: _BASE_NUMBERS,
                       11: _BASE_NUMBERS, 12: _BASE_NUMBERS, 13: _BASE_NUMBERS, 14: _BASE_NUMBERS,
                       15: _BASE_NUMBERS, 16: _BASE_NUMBERS})
_OWN = Ruleset("propias-1", 17, _OWN_NUMBERS, {"es": "Cartas propias", "en": "Cards of one's own"},
               older={7: _OWN_NUMBERS, 8: _OWN_NUMBERS, 9: _OWN_NUMBERS, 10: _OWN_NUMBERS, 11: _OWN_NUMBERS,
                      12: _OWN_NUMBERS, 13: _OWN_NUMBERS, 14: _OWN_NUMBERS, 15: _OWN_NUMBERS,
                      16: _OWN_NUMBERS})

OWN_CARDS.require_all()


class BethlemConfiguration(Configuration):
    """The sets of cards by number of players."""

    Options = BethlemOptions
    usual_seats = 7
    offers = (Offer("narrator_from", (8, 7, 5, 9)), Offer("talk", (0, 2, 3, 1)))

    def set_version(self, state: Any, version: int) -> None:
        state.options.before_8 = int(version < 8)
        state.options.before_9 = int(version < 9)
        state.options.before_10 = int(version < 10)
        state.options.before_11 = int(version < 11)
        state.options.before_12 = int(version < 12)
        state.options.before_13 = int(version < 13)
        state.options.before_14 = int(version < 14)
        state.options.before_15 = int(version < 15)
        state.options.before_16 = int(version < 16)
        state.options.before_17 = int(version < 17)
        state.options.one_haki |= version < 9

    def merged(self, base: Any, over: Any) -> Any:
        """Sets are by number of players, which is a text if the options were stored as JSON."""
        return _numbered(super().merged(base, over))


class BethlemResults(Results):
    """Several may win: a side, or a card of its own."""

    result = Won("side")

    def returns(self, rows: Any, seats: int) -> Any:
        return (rows["winners"][:, None] >> np.arange(seats) & 1).astype(float)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.ending(speech, state, names)

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        if seat >= state.n_players:
            return speech.say("fared-narrator")
        return speech.say(f"side-{Side(side_of(state, seat)).name}")


class BethlemPresentation(Presentation):
    """The table drawn, and what a reader can look up."""

    things = THINGS
    explained = EXPLAINED

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        from . import terminal  # it draws with rich, which a page does not need
        return terminal.board(speech, view_of(state), names, width)

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau:
        return tableau.tableau(speech, view_of(state), names)


class BethlemFigures(Figures):
    """The figures of sides, main cards and cards."""

    groups: Mapping[str, str] = {"sides": "side", "mains": "card", "cards": "card"}
    teams = ("sides",)
    catalogue = CATALOGUE

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows)


class BethlemObservation(Observation):
    """How a player stands, as numbers."""

    features = FEATURES

    @property
    def own(self) -> ObservationSpec:   # type: ignore[override]
        from .learner import SIGHT  # only learners need it, and a page has none
        return SIGHT


class BethlemScenarios(Scenarios):
    """The paths of a state."""

    paths = PATHS
    sparse = frozenset({"guards", "proposals", "may", "tokens", "hand", "now"})

    def edit(self, state: Any, path: str, value: Any) -> None:
        finish_setup(state)
        if path.startswith("custom.") and not state.options.custom:
            raise SpokenError("at", where=path, wrong=none_here())
        PATHS.edit(state, state, self.game.view(state), path, value)
        if path in ("phase", "call"):       # the game goes on from there
            settle(state, self.game.rules.step)


class BethlemTale(Tale):
    """A chapter for each night and day, and the lives of the cards."""

    subjects = tuple(text.FIGURES)

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


class BethlemPrinting(Printing):
    """The cards and the narrator's book on paper."""

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only printing needs the drawings
        return press.printed(options, language)


class Bethlem(Game):
    """Hidden roles for two to seven players in a madhouse; the program narrates, or an eighth player does."""

    name = "bethlem"
    title = {"es": "El manicomio de Bethlem", "en": "The madhouse of Bethlem"}
    fewest, most = 2, SEATS
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    grammar = grammar_of(Act)
    rules = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy, clock, value,
                  summarise, features)
    machine = machine_of(rules, __name__, Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR))
    spectator = SPECTATOR
    rulesets = (_BASE, _OWN)
    wording = part(BethlemWording)
    results = part(BethlemResults)
    configuration = part(BethlemConfiguration)
    interaction = part(BethlemInteraction)
    presentation = part(BethlemPresentation)
    figures = part(BethlemFigures)
    observation = part(BethlemObservation)
    scenarios = part(BethlemScenarios)
    tale = part(BethlemTale)
    printing = part(BethlemPrinting)

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


def _numbered(tree: Any) -> Any:
    if not isinstance(tree, Mapping):
        return tree
    return {int(key) if isinstance(key, str) and key.isdigit() else key: _numbered(value)
            for key, value in tree.items()}


GAME = Bethlem()
