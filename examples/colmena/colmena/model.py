"""The records of Colmena, and its options."""
from typing import Annotated

from tapete.game import (
    BY_RULE,
    ITS_SEAT,
    OPEN,
    SECRET,
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

from .vocabulary import CELLS, HAND, SEATS

ROUNDS = 2
DECK = 72           # cards in the game: enough for the most seats, cards and rounds
SPECTATOR = SEATS


class ColmenaOptions(RulesetOptions):
    """The options that a configuration may change."""

    hand: Annotated[int, Option("cards that each seat gets in a round", 4, HAND)]
    rounds: Annotated[int, Option("rounds of a game", 1, ROUNDS)]
    both_ways: Annotated[bool, Option("whether hands go the other way in the second round")]
    keep_last: Annotated[bool, Option("whether the last card of a hand is laid too, and not out of the game")]
    robbers: Annotated[bool, Option("whether a wasp robs honey from the next hive")]


Numbers = record_of(ColmenaOptions)


@record
class Player:
    n_hand: u1 | OPEN
    hand: u1[HAND] | BY_RULE    # whoever has held these cards in this round knows them; 0 for a covered card, and none
    seen: u1 | OPEN             # a bit for each seat that has held these cards
    laid: u1 | ITS_SEAT         # the card chosen in this turn; 0: not yet
    hive: u1[CELLS] | OPEN      # how many of each card, in the order of `Cell`


@record
class Table:
    dice: Dice
    log: Log
    outcome: i1 | OPEN          # 1: the hives have been counted
    fault: u1 | OPEN
    n_seats: i1 | OPEN
    options: Numbers | OPEN
    round_no: u1 | OPEN         # from 1 on
    turn: u1 | OPEN             # turns finished, in all rounds
    robbed: u1 | OPEN           # pots of honey that wasps have robbed
    dropped: u1[CELLS] | OPEN   # last cards that are out of the game
    n_deck: u1 | OPEN
    deck: u1[DECK] | SECRET     # the next card is the last one
    players: Player[SEATS]
    n_agenda: i1 | OPEN
    agenda: i4[12] | OPEN


Menu = menu_of(2 * CELLS)
Summary = summary_of(points=i2[SEATS], turns=i2, robbed=i2)
