"""Sealed bids: records, words, rules and the game, in one file."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field

from tapete.files.config import Strict, check, merge, read_yaml
from tapete.game import Game, Presentation, Ranked, Results, Wording, part
from tapete.gamedef.kinds import Kind, Seats
from tapete.gamedef.ruleset import Ruleset
from tapete.gamedef.vocabulary import Asking, Choosing, Forbidding, Telling, Words, asks, grammar_of, tells, why
from tapete.gamedef.vocabulary import act as chosen
from tapete.kernel.agenda import Fault, fail, frame_op, in_order, schedule, top_frame
from tapete.kernel.dice import Dice, blind_chance, next_below, pick
from tapete.kernel.flow import act_of, chooser, greedy_of, step_of
from tapete.kernel.log import Log, tell
from tapete.kernel.menu import Domain, first_of, offer, pack
from tapete.kernel.record import i1, i4, i8, record, u1
from tapete.kernel.registry import Rules
from tapete.kernel.rule import rule
from tapete.search.machine import machine_of
from tapete.text.speech import Speech

SEATS, BIDS, SPECTATOR = 3, 3, 7
COVERED = 9


class BidKind(Kind):
    def domain(self, lore: Any) -> Domain:
        return Domain("bid", tuple(str(bid) for bid in range(1, BIDS + 1)), 1)


Seat, Bid, Number = Seats(SEATS), BidKind(), Kind()


class Op(Asking):
    BID = asks(1, seat=Seat)
    OPEN = 20


class Act(Choosing):
    BID = chosen(1, "bid", bid=Bid)


class Told(Telling):
    ROLL = tells(1, sides=Number, face=Number)
    LAID = tells(2, seat=Seat)
    OPENED = tells(3, seat=Seat, bid=Number)
    CALLED = tells(4, seat=Seat)        # only where a test has it told


class Why(Forbidding):
    NOTHING = why(0)
    OVER = why(1, "over")


@record
class Table:
    dice: Dice
    log: Log
    outcome: i1
    fault: u1
    n_seats: i1
    rounds: i1
    round_no: i1
    laid: u1[SEATS]         # face down; 0: not yet, COVERED: not to be seen
    points: i1[SEATS]
    n_agenda: i1
    agenda: i4[8]


@record
class Menu:
    n: i4
    actions: i4[BIDS]


@record
class Summary:
    seed: i8
    outcome: i1
    choices: i4
    forced: i4
    points: i1[SEATS]


@rule
def begin_round(s):
    for p in range(s.n_seats):
        schedule(s, Op.BID, p, 0, 0)
    schedule(s, Op.OPEN, 0, 0, 0)


@rule
def setup(s):
    begin_round(s)
    in_order(s, 0)


@rule
def why_not(s, action):
    return Why.OVER if s.outcome else Why.NOTHING


@rule("sealed.over")
def legal(s, menu):
    menu.n = 0
    if s.outcome == 0:
        for bid in range(1, BIDS + 1):
            offer(menu, Act.BID, bid, 0)


@rule
def answer(s, op, p, b, c, kind, x, y):
    s.laid[p] = x
    tell(s, Told.LAID, p, 0, 0)


@rule
def waits(s):
    return frame_op(top_frame(s)) == Op.BID


@rule
def best_bid(s):
    """The seat with the highest bid that is alone; -1 for none."""
    for bid in range(BIDS, 0, -1):
        seat = -1
        times = 0
        for p in range(s.n_seats):
            if s.laid[p] == bid:
                seat = p
                times += 1
        if times == 1:
            return seat
    return -1


@rule
def work(s, op, a, b, c):
    if op != Op.OPEN:
        fail(s, Fault.UNKNOWN_FRAME)
        return
    for p in range(s.n_seats):
        if s.laid[p] == COVERED:        # in a blinded state
            s.laid[p] = 1 + pick(s, BIDS)
        tell(s, Told.OPENED, p, s.laid[p], 0)
    best = best_bid(s)
    if best >= 0:
        s.points[best] += 1
    for p in range(s.n_seats):
        s.laid[p] = 0
    s.round_no += 1
    if s.round_no == s.rounds:
        s.outcome = 1
    else:
        begin_round(s)


act = act_of(answer)
step = step_of(waits, work)


@rule
def blind(s, seat):
    blind_chance(s)
    for p in range(s.n_seats):
        if p != seat and s.laid[p]:
            s.laid[p] = COVERED


@rule
def redeal(s, rng, scratch):
    for p in range(s.n_seats):
        if s.laid[p] == COVERED:
            s.laid[p] = 1 + next_below(rng, BIDS)
    s.dice.seed = next_below(rng, 1 << 30)


@rule
def seen_as(s, action, seat):
    """Others see that a bid is laid: the lowest stands for all."""
    return action if seat == chooser(s) else pack(Act.BID, 1, 0)


@rule
def broken(s):
    for p in range(s.n_seats):
        if s.laid[p] > BIDS:
            return 1
    return 0


@rule
def points_of(s, p, frame, action, aim):
    return first_of(action)


greedy = greedy_of(points_of)


@rule
def clock(s):
    return s.round_no


@rule
def value(s, seat):
    best = 0
    shared = 0
    for p in range(s.n_seats):
        if s.points[p] > best:
            best = s.points[p]
            shared = 0
        shared += 1 if s.points[p] == best else 0
    return 1.0 / shared if s.points[seat] == best else 0.0


@rule
def summarise(s, row):
    for p in range(s.n_seats):
        row.points[p] = s.points[p]


class Options(Strict):
    rounds: int = Field(ge=1, le=5)


class SealedView(BaseModel):
    outcome: str
    cause: str
    round: int
    laid: list[int]
    points: list[int]


class SealedWording(Wording):
    """The sentences of the game."""

    words = Words(Told, Act, Op, Why)


class SealedResults(Results):
    """Those with the most points win, and share the win."""

    result = Ranked()

    def points(self, state: Any, seat: int) -> int:
        return int(state.points[seat])

    def points_of_games(self, rows: Any, seats: int) -> Any:
        return rows["points"][:, :seats]

    def cause(self, speech: Speech, state: Any, names: Sequence[str]) -> str:
        return speech.say("sealed-end")


class SealedPresentation(Presentation):
    """A line for a terminal."""

    def board(self, speech: Speech, state: Any, names: Sequence[str], width: int) -> Any:
        return " ".join(f"{name}: {points}" for name, points in zip(names, state.points, strict=False))


class Sealed(Game):
    """Bids that all lay at once, and nothing drawn."""

    name = "sealed"
    title = {"es": "Ofertas cubiertas", "en": "Sealed bids"}
    fewest, most = 1, SEATS
    State, Menu, Summary = Table, Menu, Summary
    grammar = grammar_of(Act)
    rules = Rules(setup, legal, act, step, chooser, seen_as, why_not, blind, redeal, broken, greedy, clock, value,
                  summarise)
    machine = machine_of(rules, __name__)
    spectator = SPECTATOR
    rulesets = (Ruleset("standard", 1, Path(__file__).parent / "standard.yaml", {"es": "Normal", "en": "Standard"}),)
    wording = part(SealedWording)
    results = part(SealedResults)
    presentation = part(SealedPresentation)

    def options(self, ruleset: Ruleset, config: Path | Mapping[str, Any] | None = None) -> Options:
        over = (read_yaml(config) if isinstance(config, Path) else config) or {}
        return check(Options, merge(read_yaml(ruleset.path), over), str(config), over)

    def blank(self, options: BaseModel, seats: Sequence[str | None]) -> Any:
        assert isinstance(options, Options)
        state = self.State.plain()
        state.n_seats, state.rounds = len(seats), options.rounds
        return state

    def view(self, state: Any) -> SealedView:
        n = state.n_seats
        return SealedView(outcome="OVER" if state.outcome else "RUNNING", cause="ROUNDS" if state.outcome else "",
                          round=state.round_no, laid=list(state.laid[:n]), points=list(state.points[:n]))


GAME = Sealed()
