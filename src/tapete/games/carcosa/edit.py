"""The paths of the view that are more than a field of the record, so that scenarios can set them."""
from __future__ import annotations

from typing import Any

from ...gamedef.kinds import Kind, Named, YesNo, whole
from ...gamedef.paths import Paths
from ...kernel.piles import ALL_SEATS
from ...text.spoken import as_written
from .invariants import count_card
from .names import CARDS, FLOORS, PLACE_NAMES, ROOM_NAMES, STATES
from .names import Card as Cards
from .names import State as States
from .rules.inventory import is_tale
from .vocabulary import Card, Floor, Monster, Place, Special, State
from .wrong import Wrong

Room = Named("room", ROOM_NAMES)
Flag = YesNo()
PATHS = Paths(first=("monsters.*.place", "souls.*.max_sanity", "souls.*.states", "souls.*.states.*"))
_path = PATHS.path


def account_for_cards(s: Any) -> None:
    """Count what an edit added or took away as cards from outside the decks."""
    for card in range(1, CARDS):
        s.made[card] = 0
        s.made[card] = count_card(s, card) - s.options.deck[card] - s.options.motemey[card] - int(is_tale(card))


def _room_of(floor: int, place: int) -> int:
    if place // 5 != floor or place % 5 == 0:
        raise Wrong("room-of-floor", floor=f"F{floor + 1}", given=PLACE_NAMES[place])
    return place


def _soul(s: Any, seat: str) -> Any:
    return s.souls[whole(int(seat) if seat.isdigit() else seat, 0, s.n_seats - 1)]


@_path("souls.*.states")
def _states(s: Any, _: Any, seat: str, value: Any) -> None:
    """These and no others."""
    if not isinstance(value, dict):
        raise Wrong("states-to-rounds", given=as_written(value))
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


PATHS.pile("decks.*", lambda s, room: (s.decks[s.deck_at[room]], Card), Room)
PATHS.pile("motemey", lambda s: (s.motemey, Card))


@_path("decks.*.seen_by_all", Room, value=Flag)
def _deck_seen(s: Any, _: Any, room: int, seen: int) -> None:
    """Whether all its cards have been seen by everybody, or none by anybody."""
    pile = s.decks[s.deck_at[room]]
    pile.seen[:pile.n] = [ALL_SEATS * seen] * pile.n


@_path("specials.*.place", Floor, value=Place)
def _special_place(s: Any, _: Any, floor: int, place: int) -> None:
    """A room of that floor."""
    s.special_place[floor] = _room_of(floor, place)


PATHS.field("specials.*.kind", "special_kind.*", Floor, value=Special)
PATHS.field("specials.*.revealed", "special_revealed.*", Floor, value=Flag)
PATHS.field("specials.*.destroyed", "special_destroyed.*", Floor, value=Flag)
PATHS.field("temp_stairs", "temp_stairs", values=Place)


@_path("stairs.*", Floor, value=Place)
def _stairs(s: Any, _: Any, floor: int, place: int) -> None:
    """A room of that floor."""
    s.stairs[floor] = _room_of(floor, place)


@_path("monsters.*", Monster)
def _monster_gone(s: Any, _: Any, monster: int, value: Any) -> None:
    """null takes it away."""
    if value is not None:
        raise Wrong("null-or-place")
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
