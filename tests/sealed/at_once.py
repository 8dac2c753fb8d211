"""Sealed bids that are asked at once: as `game`, by the form of question that is made for it."""
from typing import Any

from tapete.game import (
    ITS_SEAT,
    OPEN,
    SECRET,
    Dice,
    Fault,
    Interaction,
    Log,
    Words,
    act_of,
    ask_at_once,
    asks_at_once,
    blind_of,
    chooser,
    fail,
    frame_op,
    i1,
    i4,
    in_order,
    machine_of,
    next_below,
    pack,
    part,
    record,
    rule,
    schedule,
    seen_at_once_of,
    step_of,
    tell,
    top_frame,
    u1,
)
from tapete.gamedef.vocabulary import Asking
from tapete.kernel.registry import Rules

from . import game as sealed
from .game import BIDS, SEATS, Act, Sealed, SealedWording, Seat, Told, Why, best_bid


class Op(Asking):
    BID = asks_at_once(1, seat=Seat)
    OPEN = 20


@record
class Table:
    dice: Dice
    log: Log
    outcome: i1 | OPEN
    fault: u1 | OPEN
    n_seats: i1 | OPEN
    rounds: i1 | OPEN
    round_no: i1 | OPEN
    laid: u1[SEATS] | ITS_SEAT      # face down; 0: not yet
    points: i1[SEATS] | OPEN
    secret: u1 | SECRET             # only for the tests of leaks
    n_agenda: i1 | OPEN
    agenda: i4[8] | OPEN


@rule
def begin_round(s):
    ask_at_once(s, Op.BID, (1 << s.n_seats) - 1)
    schedule(s, Op.OPEN, 0, 0, 0)


@rule
def setup(s):
    begin_round(s)
    in_order(s, 0)


@rule
def answer(s, op, p, b, c, kind, x, y):
    s.laid[p] = x


@rule
def waits(s):
    return frame_op(top_frame(s)) == Op.BID


@rule
def work(s, op, a, b, c):
    if op != Op.OPEN:
        fail(s, Fault.UNKNOWN_FRAME)
        return
    for p in range(s.n_seats):
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


act = act_of(answer, asked=Op)
step = step_of(waits, work)
blind = blind_of(Table, asked=Op)
seen_as = seen_at_once_of(Op, pack(Act.BID, 1, 0))


@rule
def redeal(s, rng, scratch):
    s.dice.seed = next_below(rng, 1 << 30)


@rule
def broken(s):
    for p in range(s.n_seats):
        if s.laid[p] > BIDS:
            return 1
    return 0


RULES = Rules(setup, sealed.legal, act, step, chooser, seen_as, sealed.why_not, blind, redeal, broken, sealed.greedy,
              sealed.clock, sealed.value, sealed.summarise)


class AtOnceWording(SealedWording):
    words = Words(Told, Act, Op, Why)


class SealedAtOnce(Sealed):
    """Sealed bids by a question at once."""

    name = "sealed_at_once"
    title = {"es": "Ofertas a la vez", "en": "Bids at once"}
    State = Table
    rules = RULES
    machine = machine_of(RULES, __name__)
    wording = part(AtOnceWording)
    interaction = part(Interaction)

    def view(self, state: Any) -> sealed.SealedView:
        return sealed.GAME.view(state)


GAME = SealedAtOnce()
