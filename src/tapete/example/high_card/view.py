"""The view of a High card table, and the paths that scenarios may set."""
from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel

from tapete.game import Given, Paths, view_from

from .rules import cards_due
from .vocabulary import RANKS, Card, Seat

PATHS = Paths()


class PlayerView(BaseModel):
    """The cards in front of a seat."""

    hand: list[int | None]      # null for each card that is hidden
    laid: int | None
    points: Annotated[int, Given()]


class HighCardView(BaseModel):
    """A table, as a seat or the referee sees it."""

    outcome: str
    cause: str
    round: int
    prize: Annotated[int, Given(high=12)]
    leader: Annotated[int, Given(kind=Seat)]
    players: list[PlayerView]
    gone: list[int]


def view_of(s: Any) -> HighCardView:
    """The view of a plain state: a seat's if it is blinded, the referee's if not."""
    return view_from(
        HighCardView, s, outcome="OVER" if s.outcome else "RUNNING", cause="CARDS" if s.outcome else "",
        round=s.round_no, gone=cards_in(s.gone),
        players=[view_from(PlayerView, me, hand=_hand(s, p), laid=me.laid or None)
                 for p, me in enumerate(s.players[:s.n_seats])])


def cards_in(bits: int) -> list[int]:
    """The cards whose bits are set."""
    return [card for card in range(1, RANKS + 1) if bits >> card & 1]


def _hand(s: Any, p: int) -> list[int | None]:
    known = cards_in(s.players[p].hand)
    return [*known, *[None] * (cards_due(s, p) - len(known))]


@PATHS.path("players.*.hand", Seat, values=Card)
def _deal(s: Any, lore: Any, seat: int, cards: list[int]) -> None:
    """a hand of as many cards as are due; whoever has one of them gets one of the seat's in its stead"""
    if len(cards) != cards_due(s, seat):
        raise ValueError(f"expected {cards_due(s, seat)} cards, got {len(cards)}")
    mine = s.players[seat]
    for card in cards:
        bit = 1 << card
        if s.gone & bit:
            raise ValueError(f"{card} has been laid")
        if not mine.hand & bit:
            spare = next(1 << each for each in cards_in(mine.hand) if each not in cards)
            for other in s.players[:s.n_seats]:
                if other.hand & bit:
                    other.hand ^= bit | spare
            mine.hand ^= bit | spare
