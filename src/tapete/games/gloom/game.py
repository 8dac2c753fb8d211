"""The class that registers Cthulhu Gloom's rules, texts and views with Tapete."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

from pydantic import BaseModel

from ...files.config import merge, plain_data, read_yaml
from ...gamedef.core import Core
from ...gamedef.game import Game
from ...gamedef.kinds import signed
from ...gamedef.observation import ObservationSpec
from ...gamedef.parts.configuration import Configuration, Offer
from ...gamedef.parts.figures import Figures
from ...gamedef.parts.observation import Observation
from ...gamedef.parts.own_cards import OwnCards
from ...gamedef.parts.part import part
from ...gamedef.parts.presentation import Presentation
from ...gamedef.parts.printing import Printing
from ...gamedef.parts.results import Results
from ...gamedef.parts.scenarios import Scenarios
from ...gamedef.parts.tale import Tale
from ...gamedef.result import Ranked
from ...gamedef.ruleset import Ruleset
from ...gamedef.tableau import Tableau
from ...gamedef.vocabulary import Happening, grammar_of
from ...kernel.flow import chooser, seen_openly
from ...kernel.record import RecordType
from ...kernel.registry import Rules
from ...paper import Printed
from ...search.machine import Watch, machine_of
from ...text.speech import Speech
from . import report, tableau, text
from .book import book_of
from .edit import PATHS
from .greedy import greedy
from .hidden import SPECTATOR, blind, redeal
from .interaction import GloomInteraction
from .invariants import broken
from .model import Menu, Summary, Table
from .names import SEATS, Cause
from .numbers import fill
from .options import GloomOptions, lay_options
from .pack import OWN, LayerCard, Pack, checked, own_pack
from .profile import beat, catalogue_of, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, step
from .rules.may import why_not
from .rules.menu import legal
from .rules.sight import family_value, story_of
from .sentences import effects_read
from .setup import setup
from .sheet import GloomSheets
from .summary import summarise
from .value import FEATURES, clock, features, value
from .view import NOT_FINGERPRINTED, GloomView, view_of
from .vocabulary import Act
from .wording import GloomWording
from .words import card_text, effect_rows
from .wrong import Wrong

_FOLDER = Path(__file__).parent
_NUMBERS = _FOLDER / "rulesets" / "reglamento.yaml"
_RULES = Ruleset("reglamento", 3, _NUMBERS, {"es": "Reglamento", "en": "Printed rules"},
                 older={1: _FOLDER / "rulesets" / "version-1.yaml", 2: _NUMBERS})
_read_once = cache(read_yaml)


class GloomConfiguration(Configuration):
    """The numbers of the printed rules, and the pack of cards."""

    Options = GloomOptions
    offers = (Offer("pack", OWN), Offer("families", ("chosen", "lot")))
    bounds = frozenset({"max_rounds"})

    def set_version(self, state: Any, version: int) -> None:
        state.options.before_3 = int(version < 3)

    def values(self, ruleset: Ruleset) -> Mapping[str, Any]:
        values: Mapping[str, Any] = _read_once(_RULES.path)
        return values if ruleset.path == _RULES.path else merge(values, _read_once(ruleset.path))

    def build(self, values: Mapping[str, Any], over: Mapping[str, Any], name: str, folder: Path | None) -> GloomOptions:
        return lay_options(values, over, name, folder)


class GloomResults(Results):
    """The family with the lowest self-worth wins."""

    result = Ranked(fewest=True)
    constant_sum = True

    def points_of_games(self, rows: Any, seats: int) -> Any:
        return rows["values"][:, :seats]

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        worths = [int(family_value(state, seat)) for seat in range(state.n_seats)]
        namer: text.Namer = self.game.lore
        stories = {}
        for seat in range(state.n_seats):
            story = story_of(state, seat)
            if story and state.options.stories[story].points:
                name = namer.name(namer.stories[story - 1], speech.language)
                stories[seat] = name, int(state.options.stories[story].points)
        return text.ending(speech, Cause(state.cause).name, worths, names, stories)

    def points(self, state: Any, seat: int) -> int:
        return int(family_value(state, seat))

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        return speech.say("fared", points=signed(int(family_value(state, seat))))


class GloomPresentation(Presentation):
    """The table drawn, with the names of the pack in play."""

    game: Gloom
    things = {"kind": ("CHARACTER", "MODIFIER", "EVENT", "DEATH", "STORY")}

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        from . import terminal  # it draws with rich, which a page does not need
        return terminal.board(speech, self.game.namer, self.game.view(state), names, width)

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau:
        return tableau.tableau(speech, self.game.namer, self.game.view(state), names)

    def look_into(self, speech: Speech, state: Any, names: Sequence[str]) -> Sequence[tuple[str, Any]]:
        from . import terminal
        return terminal.piles(speech, self.game.namer, self.game.view(state), names)


class GloomFigures(Figures):
    """The figures of the families, the stories and the cards of the pack in play."""

    game: Gloom
    groups: Mapping[str, str] = {"families": "family", "stories": "story"}
    shares = frozenset({"turn_order", "on_table", "held"})

    def __init__(self, game: Core) -> None:
        super().__init__(game)
        self.catalogue = catalogue_of(self.game.pack)

    def report(self, rows: Any) -> Mapping[str, Any]:
        got = self.game.results.returns(rows, int(rows["seats"][0]))
        return report.figures(rows, self.game.pack, got)


class GloomObservation(Observation):
    """How a family stands, as numbers."""

    features = FEATURES

    @property
    def own(self) -> ObservationSpec:   # type: ignore[override]
        from .learner import SIGHT  # only learners need it, and a page has none
        return SIGHT


class GloomScenarios(Scenarios):
    """The paths of a state, and the cards that need a scenario."""

    paths = PATHS
    not_fingerprinted = NOT_FINGERPRINTED

    def cards(self, ruleset: Ruleset) -> Sequence[str]:
        """The cards of the packs that come with the program, characters and stories among them."""
        return [key for name in OWN for key in _ids(own_pack(name))]


class GloomTale(Tale):
    """A chapter for each turn, and the life of each character."""

    game: Gloom

    def __init__(self, game: Core) -> None:
        super().__init__(game)
        self.subjects = tuple(key for key, _ in self.game.pack.characters)

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what == "TURN"

    def befalls(self, happening: Happening) -> Sequence[str]:
        """The characters that something was done to; both, for a card that moves between two."""
        return [str(one) for key in ("character", "to") if (one := happening.args.get(key)) in self.subjects]

    def subject_name(self, speech: Speech, subject: str) -> str:
        return text.polished(self.game.namer.name(subject, speech.language), speech.language)


class GloomPrinting(Printing):
    """The cards of a pack on paper."""

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only printing needs the drawings
        return press.printed(options, language)


class GloomOwnCards(OwnCards):
    """A designer's own pack."""

    game: Gloom
    option = "pack"

    def read(self, tree: Any, name: str) -> Mapping[str, Any] | None:
        if not isinstance(tree, Mapping) or not {"over", "modifiers", "families"} & set(tree):
            return None
        checked(tree, name, effects_read)
        return {"pack": plain_data(tree)}

    def texts(self, speech: Speech) -> Iterable[tuple[str, Sequence[str]]]:
        known = [card for name in OWN for _, _, card in own_pack(name).deck]
        for _, _, card in self.game.pack.deck:
            if card not in known:
                points = card.points if isinstance(card, LayerCard) else ()
                worth = " / ".join("·" if each is None else signed(each) for each in points)
                yield card.name.of(speech.language), [worth, card_text(speech, self.game.pack, card)]

    def effects(self, language: str) -> Sequence[Sequence[str]]:
        return list(effect_rows(Speech(language, [_FOLDER / "text"])))


class Gloom(Game):
    """Competitive misery for two to five families. A `Gloom` is bound to a pack and uses its names."""

    name = "gloom"
    title = {"es": "Cthulhu Gloom", "en": "Cthulhu Gloom"}
    fewest, most = 2, SEATS
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    rules = Rules(setup, legal, act, step, chooser, seen_openly, why_not, blind, redeal, broken, greedy,
                  clock, value, summarise, features)
    machine = machine_of(rules, __name__, Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR))
    spectator = SPECTATOR
    rulesets = (_RULES,)
    wording = part(GloomWording)
    results = part(GloomResults)
    configuration = part(GloomConfiguration)
    interaction = part(GloomInteraction)
    presentation = part(GloomPresentation)
    figures = part(GloomFigures)
    observation = part(GloomObservation)
    scenarios = part(GloomScenarios)
    tale = part(GloomTale)
    printing = part(GloomPrinting)
    own_cards = part(GloomOwnCards)
    sheets = part(GloomSheets)

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.namer = self.lore = text.Namer(pack)
        self.book = book_of(self.namer)
        self.grammar = grammar_of(Act, self.lore)

    def playing(self, options: BaseModel) -> Gloom:
        assert isinstance(options, GloomOptions)
        return _own(options.pack) if isinstance(options.pack, str) else _whole(options.pack.model_dump_json())

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        assert isinstance(options, GloomOptions)
        state = self.State.plain()
        state.n_seats = len(seats)
        fill(state.options, options)
        if options.first != "lot" and options.first >= len(seats):
            raise Wrong("first", first=options.first, seats=len(seats))
        for seat, role in enumerate(seats):
            if role is not None:
                raise Wrong("role", seat=seat, role=role)
        return state

    def view(self, state: Any) -> GloomView:
        return view_of(state, self.book)


def _ids(pack: Pack) -> list[str]:
    return [*(key for key, _ in pack.characters), *(key for key, _, _ in pack.deck), *pack.story_ids]


@cache
def _own(name: str) -> Gloom:
    return Gloom(own_pack(name))


@lru_cache(maxsize=32)
def _whole(pack: str) -> Gloom:
    """The game of a complete pack from a configuration or a save, as JSON."""
    return Gloom(Pack.model_validate_json(pack))


GAME = _own("abismo")
