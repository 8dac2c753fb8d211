"""The records of Hanabi, and its options."""
from typing import Annotated

from tapete.game import (
    BUT_ITS_SEAT,
    OPEN,
    SECRET,
    Dice,
    Log,
    Option,
    RulesetOptions,
    deal_room,
    flag,
    i1,
    i2,
    i4,
    menu_of,
    record,
    record_of,
    summary_of,
    u1,
)

from .vocabulary import CARDS, COLOURS, HAND, SEATS

DECK = 50       # cards in the game
SPECTATOR = SEATS


class HanabiOptions(RulesetOptions):
    """The options that a configuration may change."""

    hints: Annotated[int, Option("hint tokens, at the start and at most", 1, 20)]
    fuses: Annotated[int, Option("mistakes that end the game", 1, 10)]
    empty_hints: Annotated[bool, Option("whether a hint may speak of no card at all")]
    bombed_scores_zero: Annotated[bool, Option("whether the last fuse takes all points away")]


Numbers = record_of(HanabiOptions)


@record
class Player:
    n_cards: u1 | OPEN
    hand: u1[HAND] | BUT_ITS_SEAT       # the oldest card first; 0 for a card that is covered, and for none
    colours: u1[HAND] | OPEN            # by place: a bit for each colour that hints leave possible
    ranks: u1[HAND] | OPEN              # the same for ranks
    meant: i4[HAND] | OPEN              # by place: a bit for each card that bots mean by hints, `rules/meaning.py`


@record
class Table:
    dice: Dice
    log: Log
    outcome: i1 | OPEN          # one of `cards.Ending`, 0 while the game goes on
    fault: u1 | OPEN
    n_seats: i1 | OPEN
    options: Numbers | OPEN
    turn: i2 | OPEN             # turns finished
    hints: u1 | OPEN            # tokens left
    fuses: u1 | OPEN            # mistakes left
    fireworks: u1[COLOURS] | OPEN       # the highest card of each
    discarded: u1[CARDS] | OPEN         # how many of each card
    n_deck: u1 | OPEN
    deck: u1[DECK] | SECRET     # the next card is the last one
    last_round: flag | OPEN     # the deck is empty, and each seat has one turn more
    turns_left: u1 | OPEN       # of the last round
    players: Player[SEATS]
    n_agenda: i1 | OPEN
    agenda: i4[8] | OPEN


Menu = menu_of(deal_room(HAND, CARDS + HAND))     # many more numbers than choices: `redeal` counts in a menu
Summary = summary_of(score=i2, turns=i2, fuses=i2)
