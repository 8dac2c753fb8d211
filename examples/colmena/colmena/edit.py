"""What scenarios may set, beside the numbers of the view. No card is made or lost: cards change places."""
from __future__ import annotations

from typing import Any

from tapete.game import Paths

from .vocabulary import CELLS, HAND, Card, Seat

PATHS = Paths()


@PATHS.path("players.*.hand", Seat, values=Card, repeated=True)
def _hand(s: Any, lore: Any, seat: int, cards: list[int]) -> None:
    """The seat holds these and no others. All hands must have the same number of cards."""
    me = s.players[seat]
    if len(cards) > HAND:
        raise ValueError(f"expected at most {HAND} cards, got {len(cards)}")
    for i in range(me.n_hand):
        _put_under(s, int(me.hand[i]))
        me.hand[i] = 0
    for i, card in enumerate(cards):
        _take(s, seat, card)
        me.hand[i] = card
    me.n_hand = len(cards)


@PATHS.path("players.*.hive", Seat, values=Card, repeated=True)
def _hive(s: Any, lore: Any, seat: int, cards: list[int]) -> None:
    """These and no others lie in the hive."""
    me = s.players[seat]
    for card in range(1, CELLS + 1):
        while me.hive[card - 1]:
            me.hive[card - 1] -= 1
            _put_under(s, card)
    for card in cards:
        _take(s, seat, card)
        me.hive[card - 1] += 1


def _put_under(s: Any, card: int) -> None:
    """Put a card at the bottom of the deck."""
    for i in range(s.n_deck, 0, -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[0] = card
    s.n_deck += 1


def _take(s: Any, seat: int, card: int) -> None:
    """Take a card out of the deck, or out of the hand of a later seat, which gets another one from the deck."""
    for i in range(s.n_deck):
        if s.deck[i] == card:
            _remove(s, i)
            return
    for other in s.players[seat + 1:s.n_seats]:
        for i in range(other.n_hand):
            if other.hand[i] == card and s.n_deck:
                other.hand[i] = s.deck[0]
                _remove(s, 0)
                return
    raise ValueError(f"no {Card.id(None, card)} is left")


def _remove(s: Any, place: int) -> None:
    s.n_deck -= 1
    for i in range(place, s.n_deck):
        s.deck[i] = s.deck[i + 1]
    s.deck[s.n_deck] = 0
