"""The words of Hanabi: what is asked, chosen, told and refused, each with its arguments."""
from tapete.game import Asking, Choosing, Forbidding, Kind, Named, Seats, Telling, act, asks, tells, why

from .kinds import Marks, some_of

SEATS = 5
HAND = 5            # cards of the largest hand
COLOURS = 5
RANKS = 5
CARDS = COLOURS * RANKS     # different ones

COLOUR_NAMES = ("RED", "YELLOW", "GREEN", "BLUE", "WHITE")

Number = Kind()
Seat = Seats(SEATS)
Place = Kind("place", 1, HAND)      # of a card in a hand: 1 is the oldest
Colour = Named("colour", COLOUR_NAMES)
Rank = Kind("rank", 1, RANKS)
Card = Named("card", [f"{colour}_{rank}" for colour in COLOUR_NAMES for rank in range(1, RANKS + 1)], 1)
Colours = Named("colours", some_of("".join(name[0] for name in COLOUR_NAMES)), 1)     # that hints leave possible
Ranks = Named("ranks", some_of("12345"), 1)
Touched = Marks("touched", HAND)


class Op(Asking):
    """Frames of the agenda. The first argument is the seat that acts."""

    TURN = asks(1, seat=Seat)
    PLAY = 20           # seat a plays the card at place b
    DISCARD = 21        # seat a discards the card at place b
    DRAW = 22           # seat a draws a card, if there is one
    NEXT = 23           # seat a has finished its turn


class Act(Choosing):
    PLAY = act(1, "play", place=Place)
    DISCARD = act(2, "discard", place=Place)
    COLOUR = act(3, "colour", other=Seat, colour=Colour)
    RANK = act(4, "rank", other=Seat, rank=Rank)


class Told(Telling):
    COLOUR = tells(2, seat=Seat, other=Seat, colour=Colour)
    RANK = tells(3, seat=Seat, other=Seat, rank=Rank)
    TOUCHED = tells(4, seat=Seat, touched=Touched)          # after each hint: the cards that it names
    PLAYED = tells(5, seat=Seat, card=Card)
    MISPLAYED = tells(6, seat=Seat, card=Card, fuses=Number)
    DISCARDED = tells(7, seat=Seat, card=Card)
    TOKEN = tells(8, hints=Number)                          # a five gave a hint token back
    DREW = tells(9, seat=Seat, card=Card)                   # to all but the seat
    LAST_ROUND = tells(10, seat=Seat)
    SCORED = tells(11, score=Number)


class Why(Forbidding):
    NOTHING = why(0)
    OVER = why(1, "end.last_round")
    NO_CARD = why(2, "turn.play")
    ALL_HINTS = why(3, "turn.discard")
    NO_HINTS = why(4, "turn.hint")
    NOT_THEM = why(5, "turn.hint")
    TOUCHES_NOTHING = why(6, "turn.empty_hint")
