"""The class that registers Carcosa's rules, texts and views with Tapete."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from ...files.config import merge, read_yaml
from ...gamedef.game import Game, Rules, Ruleset
from ...gamedef.kinds import Args, Voice
from ...gamedef.tableau import Tableau
from ...gamedef.vocabulary import PLAINLY, Happening, How, Words, grammar_of
from ...kernel.agenda import frame_op, top_frame
from ...kernel.flow import chooser
from ...kernel.menu import first_of, kind_of
from ...kernel.record import RecordType
from ...paper import Printed
from ...search.machine import Watch, machine_of
from ...text.speech import Speech
from . import report, tableau, text
from .edit import PATHS, account_for_cards
from .greedy import greedy
from .hidden import SPECTATOR, blind, redeal, seen_as
from .invariants import broken
from .model import Menu, Summary, Table
from .names import NOBODY, SOULS, Card, Outcome, Role
from .numbers import fill
from .options import CarcosaOptions, OwnCard
from .own import OwnCardView, own_names, own_views
from .profile import beat, catalogue_of, lay, note, note_choice, note_menu, turn_of
from .rules.flow import act, step
from .rules.inventory import is_event
from .rules.may_answer import why_not
from .rules.menu import legal
from .setup import setup
from .sight import SIGHT
from .summary import summarise
from .value import FEATURES, clock, features, value
from .view import CarcosaView, view_of
from .vocabulary import THINGS, Act, Op, Told, Why
from .wrong import Wrong

_FOLDER = Path(__file__).parent
_read_once = cache(read_yaml)
_RULESETS = _FOLDER / "rulesets"
_OLDER = {1: _RULESETS / "version-1.yaml"}
_CANON = Ruleset("canon-0.4", 2, _RULESETS / "canon-0.4.yaml", {"es": "Canon v0.4", "en": "Canon v0.4"}, _OLDER)
_TECNICO = Ruleset("tecnico-0.1", 2, _RULESETS / "tecnico-0.1.yaml",
                   {"es": "Libro técnico v0.1", "en": "Technical book v0.1"}, _OLDER)
"""A ruleset's file holds the differences from the canon. An earlier version's file holds its differences, for both
rulesets."""

EVENT_NAMES = frozenset(card.name for card in Card if is_event(card))
"""Cards for which a total below 0 counts as 0."""


class Carcosa(Game):
    """Cooperative horror for two to four souls in a house of three floors, with or without custom events."""

    name = "carcosa"
    title = {"es": "Carcosa", "en": "Carcosa"}
    fewest, most = 2, SOULS
    roles = tuple(Role.__members__)
    cooperative = True
    search_bias = 0.0       # docs/strength.md shows that it helps in the other games, and not here
    search_near = 300       # the same page: a far look is too noisy to help so short a search
    State: RecordType = cast(Any, Table)
    Menu: RecordType = cast(Any, Menu)
    Summary: RecordType = cast(Any, Summary)
    Options = CarcosaOptions
    words = Words(Told, Act, Op, Why)
    grammar = grammar_of(Act)
    rules = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy,
                  clock, value, summarise, features)
    machine = machine_of(rules, __name__, Watch(lay, note, note_menu, note_choice, beat, turn_of, SPECTATOR), SIGHT)
    sight = SIGHT
    features = FEATURES
    spectator = SPECTATOR
    closing = frozenset({int(Told.WON), int(Told.LOST), int(Told.STOPPED)})
    paths = PATHS
    not_fingerprinted = frozenset({"goal", "clockwise", "presence", "own", "king_steps", "limited"})
    sparse = frozenset({"states", "monsters", "discards"})
    written_in = "cards"
    rulesets = (_CANON, _TECNICO)
    bounds = frozenset({"end.max_rounds"})

    def __init__(self, own: Mapping[str, OwnCard] | None = None, seen: Mapping[str, OwnCardView] | None = None) -> None:
        self.own, self.seen = own or {}, seen or {}
        self.things = {**THINGS, "card": (*THINGS["card"], *self.own)}
        self.catalogue = catalogue_of(self.own)

    def playing(self, options: BaseModel) -> Carcosa:
        assert isinstance(options, CarcosaOptions)
        return _with(options.model_dump_json()) if options.cards else GAME

    def pieces(self, speech: Speech) -> Iterable[tuple[str, Sequence[str]]]:
        for name, card in self.own.items():
            yield card.title[speech.language], self.seen[name].lines[speech.language]

    def printed_on(self, thing: str, language: str) -> Sequence[str]:
        return self.seen[thing].lines[language]

    def names_in(self, language: str) -> Mapping[str, str]:
        return own_names(self.own, language)

    def values(self, ruleset: Ruleset) -> Mapping[str, Any]:
        values: Mapping[str, Any] = _read_once(_CANON.path)
        for path in dict.fromkeys((self.ruleset(ruleset.name).path, ruleset.path)):
            if path != _CANON.path:
                values = self.merged(values, _read_once(path))
        return values

    def merged(self, base: Any, over: Any) -> Any:
        """A table is replaced completely, because its rows cannot be merged."""
        whole = merge(base, over)
        for section in ("events", "cards"):
            events = over.get(section)
            for name, event in events.items() if isinstance(events, Mapping) else ():
                if isinstance(event, Mapping) and "table" in event:
                    whole[section][name]["table"] = event["table"]
        return whole

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

    def effects(self, language: str) -> Sequence[Sequence[str]]:
        from . import press  # only printing needs the drawings
        return list(press.effect_rows(press.print_speech(language)))

    def roles_seen(self, state: Any) -> list[str]:
        return [Role(state.souls[p].role).name for p in range(state.n_seats)]

    def edit(self, state: Any, path: str, value: Any) -> None:
        super().edit(state, path, value)
        account_for_cards(state)

    def before(self, speech: Speech, options: BaseModel, roles: Sequence[str | None]) -> Sequence[str]:
        assert isinstance(options, CarcosaOptions)
        return [text.keys_carried(speech, options, roles)]

    def opens_chapter(self, happening: Happening) -> bool:
        return happening.what == "ROUND"

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        """The only legal answer, unless choosing it at once would show others what only one soul has seen."""
        secret = frame_op(top_frame(state)) in (Op.FORESEE, Op.PURCHASE)
        return legal[0] if len(legal) == 1 and (alone or not secret) else None

    # ---- what it says --------------------------------------------------------------------------

    def told_as(self, voice: Voice, told: Told, args: Args) -> How:
        """Some events need another wording than usual: for example a move to the place where the soul already is."""
        match told:
            case Told.SANITY_SET | Told.SET_TO_LIMIT if args["before"] == args["now"]: return "-stays", {}
            case Told.MOVED if args["from"] == args["to"]: return "-nowhere", {}
            case Told.DESTROYED_SPECIAL if args["special"] == "UNKNOWN": return "-unseen", {}
            case Told.GAVE | Told.STORED | Told.TOOK | Told.ASKED | Told.REFUSED if args["card"] == "KEY":
                return "-key", {}
            case Told.CHAPEL: return "", {"total": int(args["die"]) + int(args["more"])}
            case Told.FELL | Told.ACCEPTED | Told.ROBBED if not (args["objects"] or args["keys"]): return "-nothing", {}
            # each soul that has nothing to lose gets its own message
            case Told.KING_DECREE if args["decree"] in ("DISCARD", "CHOOSE_DISCARD"): return "", {"souls": 1}
            case Told.TOTAL if int(args["total"]) < 0 and args["card"] in EVENT_NAMES: return "-clamped", {}
            case Told.FALSE_KING if int(args["total"]) > int(args["threshold"]): return "-holds", {}
            case Told.MONSTER_CAME if args["away"]: return "-away", {}
            case Told.MONSTER_CAME if args["monster"] == "REINA_HELADA": return "-freezes", {}
        return PLAINLY

    def act_as(self, voice: Voice, act: Act, values: Sequence[int]) -> How:
        """A no says what is declined, by the question; a key has no title."""
        if act in (Act.GIVE, Act.ASK, Act.DROP, Act.TAKE, Act.PICK) and values[0] == Card.KEY:
            return "-key", {}
        if act is not Act.DECLINE or voice.state is None or not voice.state.n_agenda:
            return PLAINLY
        what = f"-{Op(frame_op(top_frame(voice.state))).name}"
        return what if voice.speech.has(f"act-{act.name}{what}") else "", {}

    def asked_as(self, voice: Voice, op: Op, values: Sequence[int]) -> How:
        return ("-key", {}) if op is Op.ASKED and values[1] == Card.KEY else PLAINLY

    def label(self, speech: Speech, state: Any, action: int, names: Sequence[str]) -> str:
        """The label of an action, with its costs or gains in brackets."""
        label = super().label(speech, state, action, names)
        found = text.notes(Act(kind_of(action)), first_of(action), None if state is None else state)
        notes = [speech.say(key, **numbers) for key, numbers in found]
        return speech.say("label", label=label, notes=", ".join(notes)) if notes else label

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        from . import terminal  # it draws with rich, which a page does not need
        return terminal.board(speech, self.view(state), names, width)

    def tableau(self, speech: Speech, state: Any, names: Sequence[str]) -> Tableau:
        return tableau.tableau(speech, self.view(state), names)

    def printed(self, options: BaseModel, language: str) -> Printed:
        from . import press  # only printing needs the drawings
        return press.printed(options, language)

    def returns(self, rows: Any, seats: int) -> Any:
        return np.repeat(rows["outcome"][:, None] == Outcome.WON, seats, axis=1).astype(float)

    def report(self, rows: Any) -> Mapping[str, Any]:
        return report.figures(rows)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return text.ending(speech, state.outcome, state.cause)

    def fared(self, speech: Speech, state: Any, seat: int) -> str:
        return speech.say("fared", sanity=int(state.souls[seat].sanity))


@lru_cache(maxsize=32)
def _with(options: str) -> Carcosa:
    """The game with options that contain custom cards, as JSON."""
    found = CarcosaOptions.model_validate_json(options)
    return Carcosa(found.cards, own_views(found))


GAME = Carcosa()
