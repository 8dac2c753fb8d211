"""What can be seen of a table of Colmena."""
from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel

from tapete.game import Given, view_from

from .rules.cards import goes_back
from .rules.score import score_of
from .vocabulary import Card, Way


class PlayerView(BaseModel):
    """A hand and a hive. The seats that have held the hand in this round know it."""

    hand: list[str | None]      # null for each card that is covered
    chosen: str | None          # in this turn, if the viewer may know it
    hive: list[str]             # in the order of the kinds of cards
    points: int                 # that the hive is worth now


class ColmenaView(BaseModel):
    """A table, as a seat or the referee sees it."""

    outcome: str
    cause: str
    round: Annotated[int, Given("round_no", 1, lambda s: s.options.rounds)]
    rounds: int
    turn: int
    way: str                    # in which hands go
    deck: int
    dropped: list[str]          # last cards that are out of the game
    players: list[PlayerView]


def view_of(s: Any) -> ColmenaView:
    """The view of a plain state: a seat's if it is blinded, the referee's if not."""
    return view_from(
        ColmenaView, s, outcome="OVER" if s.outcome else "RUNNING", cause="COUNTED" if s.outcome else "",
        rounds=s.options.rounds, turn=s.turn, way=Way.id(None, int(goes_back(s))), deck=s.n_deck,
        dropped=_cards(s.dropped), players=[_player(s, p) for p in range(s.n_seats)])


def _player(s: Any, p: int) -> PlayerView:
    me = s.players[p]
    return PlayerView(hand=[_card(me.hand[i]) for i in range(me.n_hand)], chosen=_card(me.laid), hive=_cards(me.hive),
                      points=score_of(s, p))


def _card(card: int) -> str | None:
    return Card.id(None, card) if card else None


def _cards(counts: Any) -> list[str]:
    """The cards of a row that says how many there are of each."""
    return [Card.id(None, card) for card, count in enumerate(counts, 1) for _ in range(count)]
