"""Cthulhu Gloom, as everything above the games sees it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

from pydantic import BaseModel

from ...errors import InputError
from ...kernel.agenda import frame_a, frame_b, frame_op, top_frame
from ...kernel.config import read_yaml
from ...kernel.flow import chooser
from ...kernel.game import SOMEBODY, Game, Offer, Rules, Ruleset
from ...kernel.kinds import Voice, signed
from ...kernel.menu import kind_of
from ...kernel.menu import pack as pack_action
from ...kernel.record import RecordType
from ...kernel.speech import Speech
from ...kernel.vocabulary import PLAINLY, Happening, How, Words, grammar_of
from ...paper import Printed
from ...search.machine import Watch, machine_of
from . import report, terminal, text
from .book import book_of
from .edit import PATHS
from .fill import fill
from .greedy import greedy
from .hidden import SPECTATOR, blind, redeal, seen_as
from .invariants import broken
from .model import Menu, Summary, Table
from .names import SEATS, Cause, Kind
from .options import GloomOptions, read_options
from .pack import OWN, Pack, own_pack
from .preview import worth_after
from .profile import beat, catalogue_of, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, step
from .rules.may import why_not
from .rules.menu import legal
from .setup import setup
from .summary import summarise
from .value import clock, value
from .view import TOLD_BY_OPTIONS, GloomView, is_secret, view_of
from .vocabulary import Act, Op, Told, Why

_FOLDER = Path(__file__).parent
_RULES = Ruleset("reglamento", 1, _FOLDER / "rulesets" / "reglamento.yaml",
                 {"es": "Reglamento", "en": "Printed rules"})
_read_once = cache(read_yaml)


class Gloom(Game):
    """Competitive misery for two to five families. A `Gloom` is bound to a pack, whose names it speaks."""

    name = "gloom"
    title = {"es": "Cthulhu Gloom", "en": "Cthulhu Gloom"}
    fewest, most = 2, SEATS
    roles = ()
    cooperative = False
    constant_sum = True
    things = {"kind": ("CHARACTER", "MODIFIER", "EVENT", "DEATH", "STORY")}
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    words = Words(Told, Act, Op, Why)
    paths = PATHS
    rules = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy,
                  clock, value, summarise)
    machine = machine_of(rules, __name__, Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR))
    spectator = SPECTATOR
    told_by_options = TOLD_BY_OPTIONS
    rulesets = (_RULES,)
    stops = ("response",)
    usual_stops = frozenset(stops)
    offers = (Offer("pack", OWN), Offer("families", ("chosen", "lot")))

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.namer = self.lore = text.Namer(pack)
        self.book = book_of(self.namer)
        self.grammar = grammar_of(Act, self.lore)
        self.catalogue = catalogue_of(pack)
        self.subjects = tuple(key for key, _ in pack.characters)

    def playing(self, options: BaseModel) -> Gloom:
        assert isinstance(options, GloomOptions)
        return _own(options.pack) if isinstance(options.pack, str) else _whole(options.pack.model_dump_json())

    def cards(self, ruleset: Ruleset) -> Sequence[str]:
        """The cards of the packs that come with the program, characters and stories among them."""
        return [key for name in OWN for key in _ids(own_pack(name))]

    def options(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None = None) -> GloomOptions:
        return read_options(_read_once(ruleset.path), config)

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        assert isinstance(options, GloomOptions)
        state = self.State.plain()
        state.n_seats = len(seats)
        fill(state.options, options)
        if options.first != "lot" and options.first >= len(seats):
            raise InputError(f"first: there is no seat {options.first} among {len(seats)}")
        for seat, role in enumerate(seats):
            if role is not None:
                raise InputError(f"seat {seat}: '{role}' is no role; families are chosen in the game")
        return state

    def names_in(self, language: str) -> Mapping[str, str]:
        """What the cards, characters and stories of the program's packs are called, for profiles."""
        names: dict[str, str] = {}
        for name in OWN:
            pack = own_pack(name)
            names |= {f"card-{key}": card.name.of(language) for key, _, card in pack.deck}
            names |= {f"character-{key}": person.name.of(language) for key, person in pack.characters}
            names |= {f"story-{key}": story.name.of(language) for key, story in pack.stories.items()}
        return names

    def view(self, state: Any) -> GloomView:
        return view_of(state, self.book)

    # ---- what it says --------------------------------------------------------------------------

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        """A play shows the self-worth that it leads to, unless it has been made already."""
        frame = top_frame(voice.state)
        match act:
            case Act.PLAY:
                key = "-death" if self.namer.kind(values[0]) is Kind.DEATH else ""
                worth = worth_after(voice.state, *values)
                if worth is None:
                    return key + "-done", {}
                return key, {"before": signed(worth[0]), "after": signed(worth[1])}
            case Act.DRAW:
                return "", {"n": int(frame_b(frame)) if frame_op(frame) == Op.EITHER else 0}
            case Act.DISCARD_HAND:
                return "", {"n": int(voice.state.seats[frame_a(frame)].hand.n)}
        return PLAINLY

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        return ("-others", {}) if is_secret(voice.state) else PLAINLY

    def polished(self, said: str, language: str) -> str:
        return text.polished(said, language)

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        return terminal.board(speech, self.namer, self.view(state), names, width)

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only who prints needs the drawings
        return press.printed(options, language)

    def returns(self, rows: Any, seats: int) -> Any:
        return report.shares(rows, seats)

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows, self.pack)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        view = self.view(state)
        values = ", ".join(f"{name} {signed(seat.worth)}" for name, seat in zip(names, view.seats, strict=False))
        return speech.say(f"cause-{Cause(state.cause).name}", values=values)

    # ---- the story of a played game ------------------------------------------------------------

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what == "TURN"

    def befalls(self, happening: Happening) -> Sequence[str]:
        """The character that something was done to; of a card that moves both."""
        return [str(happening.args[key]) for key in ("character", "to") if key in happening.args]

    def subject_name(self, speech: Speech, subject: str) -> str:
        return text.polished(self.namer.name(subject, speech.language), speech.language)

    # ---- at a table of people ------------------------------------------------------------------

    def note_to(self, state: Any, action: int) -> int | None:
        """A play may carry a line of narration, for everybody."""
        told = (Act.PLAY, Act.EVENT, Act.CLAIM, Act.CANCEL, Act.DISCARD_HAND)
        return -1 if kind_of(action) in told else None

    def awaited(self, state: Any) -> int:
        """The seat that the game waits for; whom it asks whether they cancel is that seat's secret."""
        return SOMEBODY if is_secret(state) else int(chooser(state))

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """A seat that does not care to cancel or passes for this turn need not be asked whether it does, nor, where
        nobody else would see that it has to think, one that cannot."""
        if frame_op(top_frame(state)) != Op.RESPOND:
            return None
        declines = next(action for action in legal if kind_of(action) == Act.DECLINE)
        return declines if (alone and len(legal) == 1) or passing or "response" not in stops else None

    def silence(self, state: Any) -> int | None:
        return int(pack_action(Act.DECLINE, 0, 0)) if frame_op(top_frame(state)) == Op.RESPOND else None

    def turn(self, state: Any) -> int:
        return int(state.turn_no)


def _ids(pack: Pack) -> list[str]:
    return [*(key for key, _ in pack.characters), *(key for key, _, _ in pack.deck), *pack.story_ids]


@cache
def _own(name: str) -> Gloom:
    return Gloom(own_pack(name))


@lru_cache(maxsize=32)
def _whole(pack: str) -> Gloom:
    """The game of a pack that a configuration or a save brought, as JSON."""
    return Gloom(Pack.model_validate_json(pack))


GAME = _own("abismo")
