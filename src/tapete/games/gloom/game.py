"""The class that registers Cthulhu Gloom's rules, texts and views with Tapete."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

from pydantic import BaseModel

from ...errors import DefectError
from ...files.config import merge, plain_data, read_yaml
from ...gamedef.game import SOMEBODY, Game, Offer, Rules, Ruleset
from ...gamedef.kinds import Args, Voice, signed
from ...gamedef.tableau import Tableau
from ...gamedef.vocabulary import PLAINLY, Happening, How, Words, grammar_of
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.flow import chooser, seen_openly
from ...kernel.menu import kind_of
from ...kernel.menu import pack as pack_action
from ...kernel.record import RecordType
from ...paper import Printed
from ...search.machine import Watch, machine_of
from ...text.speech import Speech
from . import report, tableau, text
from .book import book_of
from .edit import PATHS
from .greedy import greedy
from .hidden import SPECTATOR, blind, redeal
from .invariants import broken
from .model import Menu, Summary, Table
from .names import FIRST_ICON, NONE, SEATS, Cause, Kind
from .numbers import fill
from .options import GloomOptions, lay_options
from .pack import OWN, Death, Layer, Pack, checked, own_pack
from .preview import worth_after
from .profile import beat, catalogue_of, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, step
from .rules.may import why_not
from .rules.menu import legal
from .rules.picks import effect_of
from .rules.plays import FOR_STORY
from .rules.sight import family_value, story_of
from .setup import setup
from .summary import summarise
from .value import FEATURES, clock, features, value
from .view import NOT_FINGERPRINTED, GloomView, is_secret, view_of
from .vocabulary import Act, Character, Do, Op, Told, Why
from .words import card_text, effect_rows, icons_of, needed_icons, shown_icons
from .wrong import Wrong

_FOLDER = Path(__file__).parent
_RULES = Ruleset("reglamento", 2, _FOLDER / "rulesets" / "reglamento.yaml",
                 {"es": "Reglamento", "en": "Printed rules"}, {1: _FOLDER / "rulesets" / "version-1.yaml"})
_read_once = cache(read_yaml)


BY_THE_HAND = (Op.RESPOND, Op.FREE, Op.FREE_DEATH, Op.REPLACE, Op.PICK)
"""Questions whose legal answers depend on a hand."""


class Gloom(Game):
    """Competitive misery for two to five families. A `Gloom` is bound to a pack and uses its names."""

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
    Options = GloomOptions
    words = Words(Told, Act, Op, Why)
    paths = PATHS
    rules = Rules(setup, legal, act, step, chooser, seen_openly, why_not, blind, redeal, broken, greedy,
                  clock, value, summarise, features)
    machine = machine_of(rules, __name__, Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR))
    features = FEATURES
    spectator = SPECTATOR
    closing = frozenset({int(Told.WON)})
    not_fingerprinted = NOT_FINGERPRINTED
    rulesets = (_RULES,)
    bounds = frozenset({"max_rounds"})
    written_in = "pack"
    stops = ("response",)
    usual_stops = frozenset(stops)
    groups: Mapping[str, str] = {"families": "family", "stories": "story"}
    shares = frozenset({"turn_order", "on_table", "held"})
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

    def pieces_in(self, tree: Any, name: str) -> Mapping[str, Any] | None:
        if not isinstance(tree, Mapping) or not {"over", "modifiers", "families"} & set(tree):
            return None
        checked(tree, name)
        return {"pack": plain_data(tree)}

    def pieces(self, speech: Speech) -> Iterable[tuple[str, Sequence[str]]]:
        known = [card for name in OWN for _, _, card in own_pack(name).deck]
        for _, _, card in self.pack.deck:
            if card not in known:
                points = card.points if isinstance(card, Layer) else ()
                worth = " / ".join("·" if each is None else signed(each) for each in points)
                yield card.name.of(speech.language), [worth, card_text(speech, self.pack, card)]

    def cards(self, ruleset: Ruleset) -> Sequence[str]:
        """The cards of the packs that come with the program, characters and stories among them."""
        return [key for name in OWN for key in _ids(own_pack(name))]

    def values(self, ruleset: Ruleset) -> Mapping[str, Any]:
        values: Mapping[str, Any] = _read_once(_RULES.path)
        return values if ruleset.path == _RULES.path else merge(values, _read_once(ruleset.path))

    def lay(self, values: Mapping[str, Any], over: Mapping[str, Any], name: str, folder: Path | None) -> GloomOptions:
        return lay_options(values, over, name, folder)

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

    def names_in(self, language: str) -> Mapping[str, str]:
        """The names of the cards, characters and stories of the program's packs, for profiles and figures."""
        names: dict[str, str] = {}
        for pack in (*map(own_pack, OWN), self.pack):
            names |= {f"card-{key}": card.name.of(language) for key, _, card in pack.deck}
            names |= {f"character-{key}": person.name.of(language) for key, person in pack.characters}
            names |= {f"story-{key}": story.name.of(language) for key, story in pack.stories.items()}
            names |= {f"family-{key}": family.name.of(language) for key, family in pack.families.items()}
            names[f"family-{pack.misfits.id}"] = pack.misfits.name.of(language)
        return names

    def view(self, state: Any) -> GloomView:
        return view_of(state, self.book)

    # ---- what it says --------------------------------------------------------------------------

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        """A play shows the self-worth that it leads to, unless it has been made already; a yes or a no says what is
        done or not, by the question."""
        frame = top_frame(voice.state)
        match act:
            case Act.PLAY:
                key = "-death" if self.namer.kind(values[0]) is Kind.DEATH else ""
                worth = worth_after(voice.state, *values)
                if worth is None:
                    return key + "-done", {}
                same = "-same" if worth[0] == worth[1] and not key else ""
                return key + same, {"before": signed(worth[0]), "after": signed(worth[1])}
            case Act.DRAW:
                return "", {"n": int(frame_b(frame)) if frame_op(frame) == Op.EITHER else 0}
            case Act.DISCARD_HAND:
                return "", {"n": int(voice.state.seats[frame_a(frame)].hand.n)}
            case Act.ACCEPT | Act.DECLINE:
                what = f"-{Op(frame_op(frame)).name}"
                return what if voice.speech.has(f"act-{act.name}{what}") else "", {"n": int(frame_c(frame))}
        return PLAINLY

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """A character that loses an untimely death lives again; an effect without its icons names them."""
        if told is Told.MOVED and isinstance(self.namer.card_of(str(args["card"])), Death):
            return "-death", {}
        if told in (Told.IN_FORCE_ON, Told.NO_LONGER_ON):
            icon = self.pack.icon_called(int(args["n"]), voice.speech.language) if args["does"] == "SHOWS" else ""
            return "", {"icon": icon}
        if told is Told.DOES:
            card = self.namer.card_of(str(args["card"]))
            return "", {"icons": shown_icons(voice.speech, self.pack, card)}
        if told is not Told.UNMET:
            return PLAINLY
        return "", {"icons": needed_icons(voice.speech, self.pack, self.namer.card_of(str(args["card"])))}

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        """The question for picking a character says for which effect. The question about cancelling does not name the
        seat."""
        if is_secret(voice.state):
            return "-others", {}
        if op in (Op.FAMILY, Op.GIVE_UP, Op.TURN, Op.RESPOND):
            return PLAINLY
        by = {"by": self.namer.name(self.cause_of(voice.state), voice.speech.language)}
        if op is Op.FREE_DEATH:
            _, here, icons = values
            if here:
                lies_on = {"character": Character.id(voice.lore, here - 1)}
                return "", {**Character.said(voice, "character", lies_on), **by}
            return "-on", {"icons": icons_of(voice.speech, self.pack, icons << FIRST_ICON), **by}
        if op is not Op.PICK:
            return "", by
        _, effect, first = values
        stage, said = ("", {}) if first == 0 else ("-second", Character.said(voice, "first", {
            "first": Character.id(voice.lore, first - 1)}))
        return f"-{Do(effect_of(effect)).name}{stage}", {**said, **by}

    def cause_of(self, state: Any) -> str:
        """The card, or the story, that causes the current question. A tax names its own. Otherwise it is the last card
        with effects that are not done yet. Raises DefectError if there is none."""
        frame = top_frame(state)
        if frame_op(frame) == Op.DISCARD and frame_c(frame) != NONE:
            card = frame_c(frame)
            return str(self.namer.stories[story_of(state, frame_a(frame)) - 1] if card == FOR_STORY
                       else self.namer.card_ids[card - 1])
        for i in range(state.n_agenda - 1, -1, -1):
            if frame_op(state.agenda[i]) in (Op.AWAY, Op.DONE):
                return str(self.namer.card_ids[frame_b(state.agenda[i]) - 1])
        raise DefectError(f"no card asks {Op(frame_op(frame)).name}")

    def polished(self, said: str, language: str) -> str:
        return text.polished(said, language)

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        from . import terminal  # it draws with rich, which a page does not need
        return terminal.board(speech, self.namer, self.view(state), names, width)

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau:
        return tableau.tableau(speech, self.namer, self.view(state), names)

    def look_into(self, speech: Speech, state: Any, names: Sequence[str]) -> Sequence[tuple[str, Any]]:
        from . import terminal
        return terminal.piles(speech, self.namer, self.view(state), names)

    def effects(self, language: str) -> Sequence[Sequence[str]]:
        return list(effect_rows(Speech(language, [self.home / "text"])))

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only printing needs the drawings
        return press.printed(options, language)

    def returns(self, rows: Any, seats: int) -> Any:
        return report.shares(rows, seats)

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows, self.pack)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.ending(speech, Cause(state.cause).name, [seat.worth for seat in self.view(state).seats], names)

    def points(self, state: Any, seat: int) -> int:
        return -int(family_value(state, seat))

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        return speech.say("fared", points=signed(int(family_value(state, seat))))

    # ---- the story of a played game ------------------------------------------------------------

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what == "TURN"

    def befalls(self, happening: Happening) -> Sequence[str]:
        """The characters that something was done to; both, for a card that moves between two."""
        return [str(one) for key in ("character", "to") if (one := happening.args.get(key)) in self.subjects]

    def subject_name(self, speech: Speech, subject: str) -> str:
        return text.polished(self.namer.name(subject, speech.language), speech.language)

    # ---- at a table of people ------------------------------------------------------------------

    def note_to(self, state: Any, action: int) -> int | None:
        """A play may carry a line of narration, for everybody."""
        told = (Act.PLAY, Act.EVENT, Act.CLAIM, Act.CANCEL, Act.DISCARD_HAND)
        return -1 if kind_of(action) in told else None

    def awaited(self, state: Any) -> int:
        """The seat that the game waits for; a seat that is asked whether it cancels stays secret."""
        return SOMEBODY if is_secret(state) else int(chooser(state))

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The only legal answer, unless choosing it at once would show others what is in a hand.

        A seat that does not want to cancel, or passes for this turn, is not asked whether it does."""
        op = frame_op(top_frame(state))
        if len(legal) == 1 and (alone or op not in BY_THE_HAND):
            return legal[0]
        if op != Op.RESPOND:
            return None
        declines = next(action for action in legal if kind_of(action) == Act.DECLINE)
        return declines if passing or "response" not in stops else None

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
    """The game of a complete pack from a configuration or a save, as JSON."""
    return Gloom(Pack.model_validate_json(pack))


GAME = _own("abismo")
