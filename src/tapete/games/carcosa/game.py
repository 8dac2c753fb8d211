"""The class that registers Carcosa's rules, texts and views with Tapete."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from ...files.config import merge, read_yaml
from ...gamedef.core import Core
from ...gamedef.game import Game
from ...gamedef.parts.configuration import Configuration
from ...gamedef.parts.figures import Figures
from ...gamedef.parts.interaction import Interaction
from ...gamedef.parts.observation import Observation
from ...gamedef.parts.own_cards import Beginning, OwnCards
from ...gamedef.parts.part import part
from ...gamedef.parts.presentation import Presentation
from ...gamedef.parts.printing import Printing
from ...gamedef.parts.results import Results
from ...gamedef.parts.scenarios import Scenarios
from ...gamedef.parts.search import SearchHints
from ...gamedef.parts.sheets import Sheets
from ...gamedef.parts.tale import Tale
from ...gamedef.result import Won
from ...gamedef.ruleset import Ruleset
from ...gamedef.tableau import Tableau
from ...gamedef.vocabulary import Happening, grammar_of
from ...kernel.agenda import frame_op, top_frame
from ...kernel.flow import chooser
from ...kernel.record import RecordType
from ...kernel.registry import Rules
from ...paper import PaperCard, Printed
from ...search.machine import Watch, machine_of
from ...text.speech import Speech
from . import report, tableau, text
from .beginnings import beginnings
from .edit import PATHS, account_for_cards
from .greedy import greedy
from .hidden import SPECTATOR, blind, redeal, seen_as
from .invariants import broken
from .model import Menu, Summary, Table
from .names import NOBODY, SOULS, Outcome, Role
from .numbers import fill
from .observation import SIGHT
from .options import CarcosaOptions
from .own import OwnCardView, OwnThings, own_views
from .profile import beat, catalogue_of, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, step
from .rules.may_answer import why_not
from .rules.menu import legal
from .sentences import row_forms, row_in_words
from .setup import setup
from .summary import summarise
from .value import FEATURES, clock, features, value
from .view import CarcosaView, view_of
from .vocabulary import THINGS, Act, Op
from .wording import CarcosaWording
from .wrong import Wrong

_FOLDER = Path(__file__).parent
_read_once = cache(read_yaml)
_RULESETS = _FOLDER / "rulesets"
_OLDER = {version: _RULESETS / f"version-{version}.yaml" for version in (1, 2)}
_CANON_NUMBERS, _TECNICO_NUMBERS = _RULESETS / "canon-0.4.yaml", _RULESETS / "tecnico-0.1.yaml"
_CANON = Ruleset("canon-0.4", 7, _CANON_NUMBERS, {"es": "Canon v0.4", "en": "Canon v0.4"},
                 {**_OLDER, 3: _CANON_NUMBERS, 4: _CANON_NUMBERS, 5: _CANON_NUMBERS, 6: _CANON_NUMBERS})
_TECNICO = Ruleset("tecnico-0.1", 7, _TECNICO_NUMBERS, {"es": "Libro técnico v0.1", "en": "Technical book v0.1"},
                   {**_OLDER, 3: _TECNICO_NUMBERS, 4: _TECNICO_NUMBERS, 5: _TECNICO_NUMBERS, 6: _TECNICO_NUMBERS})
"""A ruleset's file holds the differences from the canon. An earlier version's file holds its differences, for both
rulesets."""

class CarcosaConfiguration(Configuration):
    """The numbers of both rulesets. The file of a ruleset holds its differences from the canon."""

    Options = CarcosaOptions
    bounds = frozenset({"end.max_rounds"})

    def values(self, ruleset: Ruleset) -> Mapping[str, Any]:
        values: Mapping[str, Any] = _read_once(_CANON.path)
        for path in dict.fromkeys((self.game.ruleset(ruleset.name).path, ruleset.path)):
            if path != _CANON.path:
                values = self.merged(values, _read_once(path))
        return values

    def set_version(self, state: Any, version: int) -> None:
        state.options.before_4 = int(version < 4)
        state.options.before_5 = int(version < 5)
        state.options.before_6 = int(version < 6)
        state.options.before_7 = int(version < 7)

    def merged(self, base: Any, over: Any) -> Any:
        """A table is replaced completely, because its rows cannot be merged."""
        whole = merge(base, over)
        for section in ("events", "cards", "own_rooms"):
            events = over.get(section)
            for name, event in events.items() if isinstance(events, Mapping) else ():
                if isinstance(event, Mapping) and "table" in event:
                    whole[section][name]["table"] = event["table"]
        return whole


class CarcosaResults(Results):
    """The souls win or lose together."""

    result = Won("game")

    def returns(self, rows: Any, seats: int) -> Any:
        return np.repeat(rows["outcome"][:, None] == Outcome.WON, seats, axis=1).astype(float)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.ending(speech, state)

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        return speech.say("fared", sanity=int(state.souls[seat].sanity))


class CarcosaInteraction(Interaction):
    """When a person at the table is asked."""

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The only legal answer, unless choosing it at once would show others what only one soul has seen."""
        secret = frame_op(top_frame(state)) in (Op.FORESEE, Op.PURCHASE)
        return legal[0] if len(legal) == 1 and (alone or not secret) else None


class CarcosaPresentation(Presentation):
    """The house drawn, and what a reader can look up."""

    game: Carcosa

    def __init__(self, game: Core) -> None:
        super().__init__(game)
        own = self.game.own
        self.things = {**THINGS, "card": (*THINGS["card"], *own.cards), "special": (*THINGS["special"], *own.rooms),
                       "monster": (*THINGS["monster"], *own.monsters)}

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        from . import terminal  # it draws with rich, which a page does not need
        return terminal.board(speech, self.game.view(state), names, width)

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau:
        return tableau.tableau(speech, self.game.view(state), names)

    def roles_seen(self, state: Any) -> list[str]:
        return [Role(state.souls[p].role).name for p in range(state.n_seats)]


class CarcosaFigures(Figures):
    """The figures of the roles, and what a profile counts."""

    game: Carcosa

    def __init__(self, game: Core) -> None:
        super().__init__(game)
        self.catalogue = catalogue_of(self.game.own)

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows)


class CarcosaObservation(Observation):
    """What a soul sees, as numbers."""

    own = SIGHT
    features = FEATURES


class CarcosaSearch(SearchHints):
    """Measured for this game: see docs/strength.md."""

    bias = 0.0      # it helps in the other games, and not here
    near = 300      # a far look is too noisy to help so short a search


class CarcosaScenarios(Scenarios):
    """The paths of a state."""

    paths = PATHS
    sparse = frozenset({"states", "monsters", "discards"})
    not_fingerprinted = frozenset({"goal", "clockwise", "presence", "own", "king_steps", "limited"})

    def edit(self, state: Any, path: str, value: Any) -> None:
        super().edit(state, path, value)
        account_for_cards(state)


class CarcosaTale(Tale):
    """A chapter for each round."""

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what == "ROUND"


class CarcosaPrinting(Printing):
    """The house, the cards and the sheets on paper."""

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only printing needs the drawings
        return press.printed(options, language)

    def card(self, options: BaseModel, card: str, language: str) -> PaperCard | None:
        from . import press
        return press.one_card(options, card, language)


class CarcosaOwnCards(OwnCards):
    """Cards and rooms that a designer writes in a configuration."""

    game: Carcosa
    option = "cards"

    def texts(self, speech: Speech) -> Iterable[tuple[str, Sequence[str]]]:
        for seen in self.game.seen.values():
            yield seen.title[speech.language], seen.lines[speech.language]

    def printed_on(self, thing: str, language: str) -> Sequence[str]:
        return self.game.seen[self.game.own.monsters.get(thing, thing)].lines[language]

    def starting_points(self, option: str) -> Sequence[Beginning]:
        return beginnings(_read_once(_CANON_NUMBERS)) if option == self.option else ()

    def in_words(self, tree: Any, language: str) -> Any:
        numbers = _read_once(_CANON_NUMBERS)
        bottom, too = numbers["sanity"]["bottom"], numbers["king"]["running_round_too"]
        return {**tree, "table": {total: row_in_words(row, language, bottom, too)
                                  for total, row in tree["table"].items()}}

    def sentences(self, option: str, options: BaseModel, language: str) -> Sequence[str]:
        assert isinstance(options, CarcosaOptions)
        return row_forms(language, options.sanity.bottom, options.king.running_round_too)

    def effects(self, language: str) -> Sequence[Sequence[str]]:
        from . import press  # only printing needs the drawings
        return list(press.effect_rows(press.print_speech(language)))


class CarcosaSheets(Sheets):
    """In a spreadsheet, what the rows of tables do is said in sentences."""

    def spread(self, values: Mapping[str, Any], options: BaseModel, language: str,
               base: str | None = None) -> Mapping[str, Any]:
        assert isinstance(options, CarcosaOptions)
        bottom, too = options.sanity.bottom, options.king.running_round_too
        return {**values, **{section: {name: {**event, "table": {
            total: row_in_words(row, language, bottom, too) for total, row in event["table"].items()}}
            for name, event in values[section].items()} for section in ("events", "cards", "own_rooms")}}


class Carcosa(Game):
    """Cooperative horror for two to four souls in a house of three floors; a designer may add things."""

    name = "carcosa"
    title = {"es": "Carcosa", "en": "Carcosa"}
    fewest, most = 2, SOULS
    roles = tuple(Role.__members__)
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    grammar = grammar_of(Act)
    rules = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy,
                  clock, value, summarise, features)
    machine = machine_of(rules, __name__, Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR), SIGHT)
    spectator = SPECTATOR
    rulesets = (_CANON, _TECNICO)
    results = part(CarcosaResults)
    configuration = part(CarcosaConfiguration)
    interaction = part(CarcosaInteraction)
    presentation = part(CarcosaPresentation)
    figures = part(CarcosaFigures)
    observation = part(CarcosaObservation)
    search = part(CarcosaSearch)
    scenarios = part(CarcosaScenarios)
    tale = part(CarcosaTale)
    printing = part(CarcosaPrinting)
    own_cards = part(CarcosaOwnCards)
    sheets = part(CarcosaSheets)

    def __init__(self, own: OwnThings | None = None, seen: Mapping[str, OwnCardView] | None = None) -> None:
        self.own, self.seen = own or OwnThings(), seen or {}
        self.wording = CarcosaWording(self, self.own)

    def playing(self, options: BaseModel) -> Carcosa:
        assert isinstance(options, CarcosaOptions)
        return _with(options.model_dump_json()) if options.cards or options.own_rooms else GAME

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        assert isinstance(options, CarcosaOptions)
        state = self.State.plain()
        state.n_seats = len(seats)
        if len(seats) not in options.start:
            raise Wrong("no-starts", souls=len(seats))
        fill(state.options, options, len(seats))
        for p in range(SOULS):
            state.souls[p].role = NOBODY
        for p, role in enumerate(seats):
            if role is None:
                continue
            if role not in self.roles:
                raise Wrong("no-such-role", seat=p, role=role, known=", ".join(self.roles))
            if role in seats[:p]:
                raise Wrong("role-taken", seat=p, role=role)
            state.souls[p].role = int(Role[role])
        return state

    def view(self, state: Any) -> CarcosaView:
        return view_of(state, self.seen)


@lru_cache(maxsize=32)
def _with(options: str) -> Carcosa:
    """The game with options that contain custom cards or rooms, as JSON."""
    found = CarcosaOptions.model_validate_json(options)
    return Carcosa(OwnThings(found.cards, found.own_rooms), own_views(found))


GAME = Carcosa()
