"""The vocabulary of High card: questions, actions, events and refusals, each with its arguments."""
from tapete.game import Asking, Choosing, Forbidding, Kind, Seats, Telling, act, asks, tells, why

SEATS = 4
RANKS = 22          # two more than the largest hands of all seats, so that no hand is known by elimination

Number = Kind()
Card = Kind("card", 1, RANKS)
Seat = Seats(SEATS)


class Op(Asking):
    """Frames of the agenda. The first argument is the seat that is asked."""

    PLAY = asks(1, seat=Seat)
    ROUND = 20          # the prize is rolled, and every seat is asked for a card
    SCORE = 21          # the highest card takes the prize


class Act(Choosing):
    PLAY = act(1, "play", card=Card)


class Told(Telling):
    ROLL = tells(1, sides=Number, face=Number)      # from the kernel, for every die
    PLAY = tells(2, seat=Seat, card=Card)
    TAKE = tells(3, seat=Seat, points=Number)


class Why(Forbidding):
    NOTHING = why(0)
    OVER = why(1, "end.points")
    NOT_HELD = why(2, "round.lay")
