"""High card, as everything above the games sees it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from pydantic import BaseModel

from tapete.errors import InputError
from tapete.kernel.catalogue import SEEN, USED, Catalogue, Kind
from tapete.kernel.config import check, merge, read_yaml
from tapete.kernel.game import Game, Happening, Rules, Ruleset
from tapete.kernel.log import EVERYBODY
from tapete.kernel.menu import Domain, Form, Grammar
from tapete.kernel.speech import Speech
from tapete.paper import Printed
from tapete.search.machine import Watch, machine_of

from . import rules as book
from .model import RANKS, SPECTATOR, Act, Menu, Options, Summary, Table, Told, Why
from .printed import printed

CARD = Domain("card", tuple(str(rank) for rank in range(1, RANKS + 1)), 1)


class HighCardView(BaseModel):
    outcome: str
    cause: str
    round: int
    prize: int
    leader: int
    laid: list[int]
    gone: list[int]
    points: list[int]
    hands: list[list[int]]      # empty where hidden


def ranks_of(bits: int) -> list[int]:
    return [rank for rank in range(1, RANKS + 1) if bits >> rank & 1]


class HighCard(Game):
    """Bids with hidden cards for prizes that a die gives."""

    name = "high_card"
    title = {"es": "Carta alta", "en": "High card"}
    fewest, most = 2, 4
    roles = ()
    cooperative = False
    State, Menu, Summary = Table, Menu, Summary
    grammar = Grammar({Act.PLAY: Form("play", (CARD,))})
    rules = Rules(book.setup, book.legal, book.act, book.step, book.chooser, book.seen_as, book.why_not, book.blind,
                  book.redeal, book.broken, book.greedy, book.clock, book.value, book.summarise)
    machine = machine_of(rules, __name__, Watch(book.lay, book.note, book.note_menu, book.note_choice, book.beat,
                                                book.chooser, SPECTATOR))
    catalogue = Catalogue((Kind("card", "card", tuple(CARD.names), (SEEN, USED)),), without=lambda *_: None)
    spectator = SPECTATOR
    stops = ("last",)
    usual_stops = frozenset({"last"})
    rulesets = (Ruleset("standard", 1, Path(__file__).parent / "standard.yaml", {"es": "Normal", "en": "Standard"}),)

    def options(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None = None) -> Options:
        over = (read_yaml(config) if isinstance(config, Path) else config) or {}
        return check(Options, merge(read_yaml(ruleset.path), over), str(config), over)

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        state = self.State.plain()
        state.n_seats, state.hand, state.die = len(seats), options.hand, options.die
        return state

    def returns(self, rows: Any, seats: int) -> Any:
        points = rows["points"][:, :seats]
        best = points == points.max(axis=1, keepdims=True)
        return best / best.sum(axis=1, keepdims=True)

    def view(self, state: Any) -> HighCardView:
        n = state.n_seats
        return HighCardView(outcome="OVER" if state.outcome else "RUNNING", cause="CARDS" if state.outcome else "",
                            round=state.round_no, prize=state.prize, leader=state.leader, laid=list(state.laid[:n]),
                            gone=ranks_of(state.gone), points=list(state.points[:n]),
                            hands=[ranks_of(hand) for hand in state.hands[:n]])

    def edit(self, state: Any, path: str, value: Any) -> None:
        name, _, seat = path.partition(".")
        if name != "points" or not seat.isdigit() or int(seat) >= state.n_seats:
            raise InputError(f"{path}: there is no such path; expected points.0 to points.{state.n_seats - 1}")
        state.points[int(seat)] = value

    def happening(self, what: int, a: int, b: int, c: int) -> Happening:
        return Happening(Told(what).name, {"seat": a, "number": b})

    def sentence(self, speech: Speech, happening: Happening, names: Sequence[str]) -> str:
        seat, number = int(happening.args["seat"]), int(happening.args["number"])
        match happening.what:
            case "ROLL": return speech.say("high-card-roll", points=number)
            case "PLAY": return speech.say("high-card-play", name=names[seat], rank=number)
            case _: return speech.say("high-card-take", name=names[seat], points=number)

    def label(self, speech: Speech, state: Any, action: int, names: Sequence[str]) -> str:
        return speech.say("high-card-label", rank=int(book.first_of(action)))

    def question(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return speech.say("high-card-question", name=names[book.chooser(state)], points=state.prize)

    def note_to(self, state: Any, action: int) -> int:
        """The leader speaks to all, the others to the leader."""
        seat = book.chooser(state)
        return EVERYBODY if seat == state.leader else 1 << seat | 1 << state.leader

    def automatic(self, state: Any, legal: Sequence[int], stops: frozenset[str], passing: bool,
                  alone: bool = True) -> int | None:
        return min(legal) if passing or (len(legal) == 1 and "last" not in stops) else None

    def turn(self, state: Any) -> int:
        return int(state.round_no)

    def refusal(self, speech: Speech, why: int) -> tuple[str, str]:
        if why == Why.OVER:
            return "high_card.score", speech.say("high-card-over")
        return "high_card.play", speech.say("high-card-not-held")

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> str:
        return "\n".join(f"{name}: {laid or '-'} {points}" for name, laid, points
                         in zip(names, state.laid, state.points, strict=False))

    def report(self, rows: Any) -> Mapping[str, Any]:
        return {"points": float(np.mean(rows["points"].sum(axis=1)))}

    def printed(self, options: BaseModel, language: str) -> Printed:
        assert isinstance(options, Options)
        return printed(options, language)

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        points = zip(names, state.points[:state.n_seats], strict=True)
        return speech.say("high-card-end", points=", ".join(f"{name} {each}" for name, each in points))


GAME = HighCard()
