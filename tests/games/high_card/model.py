"""The records of High card, its options, and its numbers."""
from enum import IntEnum

from pydantic import Field

from tapete.kernel.config import Strict
from tapete.kernel.dice import Dice
from tapete.kernel.log import Log
from tapete.kernel.record import i1, i2, i4, i8, record, u1

SEATS = 4
RANKS = 22          # two more than the largest hands of all seats, so that no hand is known by elimination
SPECTATOR = 7


class Op(IntEnum):
    PLAY = 1            # seat a lays a card
    ROUND = 20          # the prize is rolled
    SCORE = 21          # the highest card takes it


class Act(IntEnum):
    PLAY = 1            # a: the rank


class Told(IntEnum):
    ROLL = 1
    PLAY = 2            # a: seat, b: rank
    TAKE = 3            # a: seat, b: points


class Why(IntEnum):
    OVER = 1
    NOT_HELD = 2


class Options(Strict):
    hand: int = Field(ge=2, le=5)
    die: int = Field(ge=2, le=12)


@record
class Table:
    dice: Dice
    log: Log
    outcome: i1         # 1 when all cards are played
    fault: u1
    n_seats: i1
    hand: i1            # the options
    die: i1
    round_no: i1        # rounds finished
    leader: i1
    prize: i1
    hands: i4[SEATS]    # a bit for each rank; 0 for a hand that is hidden
    laid: u1[SEATS]     # the card on the table, 0 for none
    gone: i4            # a bit for each rank that has been laid
    points: i2[SEATS]
    n_agenda: i1
    agenda: i4[8]


@record
class Menu:
    n: i4
    actions: i4[8]


@record
class Summary:
    seed: i8
    choices: i4
    forced: i4
    outcome: i1
    points: i2[SEATS]
