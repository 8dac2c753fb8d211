"""The records of High card, and its options."""
from typing import Annotated

from tapete.game import (
    ITS_SEAT,
    OPEN,
    Dice,
    Log,
    Option,
    RulesetOptions,
    i1,
    i2,
    i4,
    menu_of,
    record,
    record_of,
    summary_of,
    u1,
)

from .vocabulary import SEATS

SPECTATOR = 7


class HighCardOptions(RulesetOptions):
    """The options that a configuration may change."""

    hand: Annotated[int, Option("cards dealt to each seat, and rounds", 2, 5)]
    die: Annotated[int, Option("sides of the die that gives the prize", 2, 12)]


Numbers = record_of(HighCardOptions)


@record
class Player:
    hand: i4 | ITS_SEAT     # a bit for each card; 0 for a hand that is hidden
    laid: u1 | OPEN         # the card on the table, 0 for none
    points: i2 | OPEN


@record
class Table:
    dice: Dice
    log: Log
    outcome: i1 | OPEN      # 1 when all cards are played
    fault: u1 | OPEN
    n_seats: i1 | OPEN
    options: Numbers | OPEN
    round_no: i1 | OPEN     # rounds finished
    leader: i1 | OPEN
    prize: i1 | OPEN
    players: Player[SEATS]
    gone: i4 | OPEN         # a bit for each card that has been laid
    n_agenda: i1 | OPEN
    agenda: i4[8] | OPEN


Menu = menu_of(8)
Summary = summary_of(points=i2[SEATS])
