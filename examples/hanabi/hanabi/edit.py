"""What scenarios may set, beside the numbers of the view. No card is made or lost: cards change places."""
from __future__ import annotations

from typing import Any

from tapete.game import Paths

from .rules.cards import ANY_COLOUR, ANY_RANK, colour_of, rank_of
from .rules.sets import ANY_CARD
from .vocabulary import Card, Colour, Number, Seat

# The deck loses the cards at its bottom last, so that those that other paths take from it are there.
PATHS = Paths(last=("next", "deck"))


@PATHS.path("players.*.hand", Seat, values=Card, repeated=True)
def _hand(s: Any, lore: Any, seat: int, cards: list[int]) -> None:
    """As many cards as the seat holds, the oldest first. No hint has told anything of them."""
    me = s.players[seat]
    if len(cards) != me.n_cards:
        raise ValueError(f"expected {me.n_cards} cards, got {len(cards)}")
    for i, card in enumerate(cards):
        if me.hand[i] != card:
            _swap_in(s, me.hand, i, card, [(me.hand, k) for k in range(i + 1, me.n_cards)])
        me.colours[i], me.ranks[i], me.meant[i] = ANY_COLOUR, ANY_RANK, ANY_CARD


@PATHS.path("fireworks.*", Colour, value=Card)
def _firework(s: Any, lore: Any, colour: int, top: int) -> None:
    """The card on top; those below it are there too."""
    if colour_of(top) != colour:
        raise ValueError("a card of another colour")
    while s.fireworks[colour] < rank_of(top):
        _take_away(s, top - rank_of(top) + s.fireworks[colour] + 1)
        s.fireworks[colour] += 1


@PATHS.path("next", values=Card, repeated=True)
def _next(s: Any, lore: Any, cards: list[int]) -> None:
    """The next cards of the deck, the very next first."""
    for k, card in enumerate(cards):
        place = s.n_deck - 1 - k
        if s.deck[place] != card:
            _swap_in(s, s.deck, place, card, [(s.deck, i) for i in range(place)])


@PATHS.path("deck", value=Number)
def _deck(s: Any, lore: Any, n: int) -> None:
    """So many cards are left; those below them are discarded."""
    if n > s.n_deck:
        raise ValueError(f"the deck has {s.n_deck} cards")
    while s.n_deck > n:
        s.discarded[_take_bottom(s) - 1] += 1


def _swap_in(s: Any, row: Any, place: int, card: int, near: list[tuple[Any, int]]) -> None:
    """Put a card at a place, and the one that was there where the card was: near, in the deck, or in another hand."""
    others = [(s.deck, i) for i in range(s.n_deck)]
    others += [(other.hand, i) for other in s.players[:s.n_seats] for i in range(other.n_cards)]
    for there, i in [*near, *others]:
        if there[i] == card and not (there is row and i == place):
            row[place], there[i] = there[i], row[place]
            return
    raise ValueError(f"no {Card.id(None, card)} is left")


def _take_away(s: Any, card: int) -> None:
    """Take a card out of the deck, or out of a hand, which gets another one from the deck."""
    if s.deck[0] != card:
        _swap_in(s, s.deck, 0, card, [])
    _take_bottom(s)


def _take_bottom(s: Any) -> int:
    card = int(s.deck[0])
    s.n_deck -= 1
    for i in range(s.n_deck):
        s.deck[i] = s.deck[i + 1]
    s.deck[s.n_deck] = 0
    return card
