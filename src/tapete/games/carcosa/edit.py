"""The paths of the view that are more than a field of the record: how scenarios set up what they show."""
from __future__ import annotations

from typing import Any

from ...kernel.kinds import Kind, Named, whole
from ...kernel.paths import Paths, list_of
from ...kernel.piles import ALL_SEATS
from .invariants import count_card
from .names import CARDS, FLOORS, PLACE_NAMES, ROOM_NAMES, STATES
from .names import Card as Cards
from .names import State as States
from .rules.inventory import is_tale
from .vocabulary import Card, Floor, Monster, Place, Special, State

Room = Named("room", ROOM_NAMES)
PATHS = Paths()
_path = PATHS.path


def account_for_cards(s: Any) -> None:
    """Count what an edit added or took away as cards from outside the decks."""
    for card in range(1, CARDS):
        s.made[card] = 0
        s.made[card] = count_card(s, card) - s.options.deck[card] - s.options.motemey[card] - int(is_tale(card))


def _flag(value: Any) -> int:
    if not isinstance(value, bool):
        raise ValueError(f"expected true or false, got {value!r}")
    return int(value)


def _room_of(floor: int, place: int) -> int:
    if place // 5 != floor or place % 5 == 0:
        raise ValueError(f"expected a room of F{floor + 1}, got {PLACE_NAMES[place]}")
    return place


def _soul(s: Any, seat: str) -> Any:
    return s.souls[whole(int(seat) if seat.isdigit() else seat, 0, s.n_souls - 1)]


@_path("souls.*.states")
def _states(s: Any, _: Any, seat: str, value: Any) -> None:
    """These and no others."""
    if not isinstance(value, dict):
        raise ValueError(f"expected a mapping from states to rounds, got {value!r}")
    soul = _soul(s, seat)
    soul.states[:], soul.doses = [0] * STATES, 0
    for name, rounds in value.items():
        _state(s, _, seat, name, rounds)


@_path("souls.*.states.*")
def _state(s: Any, _: Any, seat: str, name: str, value: Any) -> None:
    """Rounds; ENVENENADO with one dose of poison."""
    soul, state = _soul(s, seat), State.read(_, name)
    soul.states[state] = whole(value, 0, 50)
    if state == States.ENVENENADO:
        soul.doses = int(value > 0)


@_path("decks.*.top", Room)
def _deck_top(s: Any, _: Any, room: int, value: Any) -> None:
    """From the top down, in the places of as many; the rest stays."""
    _lay_on_top(s.decks[s.deck_at[room]], value)


@_path("decks.*.cards", Room)
def _deck_cards(s: Any, _: Any, room: int, value: Any) -> None:
    """The deck holds these, from the top down, and no others."""
    _replace(s.decks[s.deck_at[room]], value)


@_path("decks.*.seen_by_all", Room)
def _deck_seen(s: Any, _: Any, room: int, value: Any) -> None:
    """Whether all its cards have been seen by everybody, or none by anybody."""
    pile = s.decks[s.deck_at[room]]
    pile.seen[:pile.n] = [ALL_SEATS if _flag(value) else 0] * pile.n


@_path("motemey.top")
def _motemey_top(s: Any, _: Any, value: Any) -> None:
    """As for a deck."""
    _lay_on_top(s.motemey, value)


@_path("motemey.cards")
def _motemey_cards(s: Any, _: Any, value: Any) -> None:
    """As for a deck."""
    _replace(s.motemey, value)


def _lay_on_top(pile: Any, value: Any) -> None:
    cards = list_of(Card, None, value, len(pile.cards))
    pile.n = max(pile.n, len(cards))
    for depth, card in enumerate(cards):
        pile.cards[pile.n - 1 - depth] = card
        pile.seen[pile.n - 1 - depth] = 0


def _replace(pile: Any, value: Any) -> None:
    size = len(pile.cards)
    cards = list_of(Card, None, value, size)
    pile.n = len(cards)
    pile.cards[:] = cards[::-1] + [0] * (size - len(cards))
    pile.seen[:] = [0] * size


@_path("specials.*.place", Floor, value=Place)
def _special_place(s: Any, _: Any, floor: int, place: int) -> None:
    """A room of that floor."""
    s.special_place[floor] = _room_of(floor, place)


@_path("specials.*.kind", Floor, value=Special)
def _special_kind(s: Any, _: Any, floor: int, special: int) -> None:
    s.special_kind[floor] = special


@_path("specials.*.revealed", Floor)
def _special_revealed(s: Any, _: Any, floor: int, value: Any) -> None:
    s.special_revealed[floor] = _flag(value)


@_path("specials.*.destroyed", Floor)
def _special_destroyed(s: Any, _: Any, floor: int, value: Any) -> None:
    s.special_destroyed[floor] = _flag(value)


@_path("stairs.*", Floor, value=Place)
def _stairs(s: Any, _: Any, floor: int, place: int) -> None:
    """A room of that floor."""
    s.stairs[floor] = _room_of(floor, place)


@_path("temp_stairs", values=Place)
def _temp_stairs(s: Any, _: Any, places: list[int]) -> None:
    s.temp_stairs = sum(1 << place for place in places)


@_path("monsters.*", Monster)
def _monster_gone(s: Any, _: Any, monster: int, value: Any) -> None:
    """null takes it away."""
    if value is not None:
        raise ValueError("expected null, or its place by `.place`")
    s.pieces[monster].here = 0


@_path("monsters.*.place", Monster, value=Place)
def _monster_place(s: Any, _: Any, monster: int, place: int) -> None:
    """Puts it on the board too."""
    s.pieces[monster].place, s.pieces[monster].here = place, 1


@_path("king.floor", value=Kind("floor", 1, FLOORS))
def _king_floor(s: Any, _: Any, floor: int) -> None:
    s.king_floor = floor - 1


@_path("keys.destroyed", value=Kind("number", 0, 20))
def _keys_destroyed(s: Any, _: Any, destroyed: int) -> None:
    s.discards[Cards.KEY] += destroyed - s.keys_destroyed
    s.keys_destroyed = destroyed
