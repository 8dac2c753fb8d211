"""The words of Colmena: what is asked, chosen, told and refused, each with its arguments."""
from enum import IntEnum

from tapete.game import (
    Asking,
    Choosing,
    Forbidding,
    Kind,
    Named,
    Seats,
    Telling,
    act,
    asks_at_once,
    tells,
    why,
)

SEATS = 5
HAND = 7            # cards of the largest hand


class Cell(IntEnum):
    """What a card builds in a hive."""

    CLOVER = 1
    SUNFLOWER = 2
    DANDELION = 3
    HONEY = 4
    GUARD = 5
    BROOD = 6
    QUEEN = 7
    POLLEN = 8
    WASP = 9


CELLS = len(Cell)

Number = Kind()
Seat = Seats(SEATS)
Card = Named("card", Cell, forms=("object",))
Laid = Named("cell", Cell)          # a card in a hive: on the page a press on it chooses nothing
Way = Named("way", ("NEXT", "BEFORE"))


class Op(Asking):
    """Frames of the agenda."""

    CHOOSE = asks_at_once(1, seat=Seat)
    ROUND = 20          # hands are dealt
    TURN = 21           # every seat chooses a card
    REVEAL = 22         # all have chosen
    PASS = 23           # hands go on, or the round ends
    END = 24


class Act(Choosing):
    LAY = act(1, "lay", card=Card)


class Told(Telling):
    ROUND = tells(2, round=Number, way=Way)
    LAID = tells(3, seat=Seat, card=Card)
    ROBBED = tells(4, seat=Seat, other=Seat)
    KEPT = tells(5, seat=Seat, card=Card)           # the last card of a hand, laid without a choice
    DROPPED = tells(6, seat=Seat, card=Card)        # the last card of a hand, out of the game
    SCORED = tells(7, seat=Seat, points=Number)


class Why(Forbidding):
    NOTHING = why(0)
    OVER = why(1, "end.count")
    NOT_HELD = why(2, "turn.choose")
