"""What of a table of Hanabi can be seen."""
from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel

from tapete.game import Given, view_from

from .rules.cards import Ending, score_of
from .vocabulary import CARDS, COLOUR_NAMES, RANKS, Card, Colours, Ranks


class PlayerView(BaseModel):
    """A hand, the oldest card first, and what everybody knows of each card from hints."""

    hand: list[str | None]      # null for each card that is covered
    colours: list[str]          # by card, the first letters of the colours that are still possible
    ranks: list[str]            # by card, the ranks that are still possible


class HanabiView(BaseModel):
    """A table, as a seat or the referee sees it."""

    outcome: str
    cause: str
    turn: int
    score: int
    hints: Annotated[int, Given(high=lambda s: s.options.hints)]
    most_hints: int
    fuses: Annotated[int, Given(low=1, high=lambda s: s.options.fuses)]
    most_fuses: int
    deck: int
    turns_left: int | None      # once the deck is empty
    fireworks: dict[str, str | None]        # by colour, the card on top
    discards: list[str]         # by colour and rank
    players: list[PlayerView]


def view_of(s: Any) -> HanabiView:
    """The view of a plain state: a seat's if it is blinded, the referee's if not."""
    return view_from(
        HanabiView, s, outcome="OVER" if s.outcome else "RUNNING", cause=Ending(s.outcome).name if s.outcome else "",
        turn=s.turn, score=score_of(s), most_hints=s.options.hints, most_fuses=s.options.fuses, deck=s.n_deck,
        turns_left=s.turns_left if s.last_round else None, fireworks=_fireworks(s), discards=_discards(s),
        players=[_player(me) for me in s.players[:s.n_seats]])


def _fireworks(s: Any) -> dict[str, str | None]:
    return {name: Card.id(None, colour * RANKS + s.fireworks[colour]) if s.fireworks[colour] else None
            for colour, name in enumerate(COLOUR_NAMES)}


def _discards(s: Any) -> list[str]:
    return [Card.id(None, card) for card in range(1, CARDS + 1) for _ in range(s.discarded[card - 1])]


def _player(me: Any) -> PlayerView:
    places = range(me.n_cards)
    return PlayerView(hand=[Card.id(None, me.hand[i]) if me.hand[i] else None for i in places],
                      colours=[Colours.id(None, me.colours[i]) for i in places],
                      ranks=[Ranks.id(None, me.ranks[i]) for i in places])
