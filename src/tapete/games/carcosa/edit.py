"""Changing a state by the paths of its view: how scenarios set up what they show."""
from __future__ import annotations

from typing import Any

from ...kernel.paths import Paths
from ...kernel.piles import ALL_SEATS
from .invariants import count_card
from .names import CARDS, NOBODY, PLACE_NAMES, ROOM_NAMES, STATES, Card, Monster, Role, Special, State

_PATHS = Paths()
_path = _PATHS.path


def edit(s: Any, path: str, value: Any) -> None:
    """Set what a path of the referee's view names; InputError if path or value will not do."""
    _PATHS.set(s, path=path, value=value)
    _account_for_cards(s)


def _account_for_cards(s: Any) -> None:
    """Count what an edit added or took away as cards from outside the decks."""
    for card in range(1, CARDS):
        s.made[card] = 0
        tales = int(Card.TALE_REPAIRER <= card <= Card.TALE_SIGN)
        s.made[card] = count_card(s, card) - s.options.deck[card] - s.options.motemey[card] - tales


def _number(value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"expected a whole number from {low} to {high}, got {value!r}")
    return value


def _flag(value: Any) -> int:
    if not isinstance(value, bool):
        raise ValueError(f"expected true or false, got {value!r}")
    return int(value)


def _name(value: Any, known: Any, what: str) -> int:
    names = list(known)
    if value not in names:
        raise ValueError(f"'{value}' is no {what}; expected one of {', '.join(names)}")
    return names.index(value)


def _card(value: Any) -> int:
    return _name(value, [card.name for card in Card], "card")


def _cards(value: Any, most: int) -> list[int]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError(f"expected a list of at most {most} cards, got {value!r}")
    return [_card(item) for item in value]


def _place(value: Any) -> int:
    return _name(value, PLACE_NAMES, "place")


def _soul(s: Any, seat: str) -> Any:
    return s.souls[_seat(s, int(seat) if seat.isdigit() else seat)]


def _seat(s: Any, value: Any) -> int:
    return _number(value, 0, s.n_souls - 1)


@_path("souls.*.role")
def _role(s: Any, seat: str, value: Any) -> None:
    _soul(s, seat).role = _name(value, Role.__members__, "role")


@_path("souls.*.place")
def _soul_place(s: Any, seat: str, value: Any) -> None:
    _soul(s, seat).place = _place(value)


@_path("souls.*.*")
def _soul_field(s: Any, seat: str, field: str, value: Any) -> None:
    soul = _soul(s, seat)
    bottom = s.options.sanity.bottom
    numbers = {"sanity": (bottom, 60), "max_sanity": (bottom, 60), "actions": (0, 20), "keys": (0, 20),
               "slots_lost": (0, 20), "doses": (1, s.options.sanity.poison_doses),
               "loop": (0, 2 * s.options.turn.loop_cycles)}
    flags = ("skips", "answered", "peeked", "moved_free", "rolled_twice", "shielded", "slowed")
    if field in numbers:
        setattr(soul, field, _number(value, *numbers[field]))
    elif field in flags:
        setattr(soul, field, _flag(value))
    elif field == "objects":
        cards = _cards(value, len(soul.objects))
        soul.n_objects = len(cards)
        soul.objects[:] = cards + [0] * (len(soul.objects) - len(cards))
    elif field == "states":
        if not isinstance(value, dict):
            raise ValueError(f"expected a mapping from states to rounds, got {value!r}")
        soul.states[:] = [0] * STATES
        soul.doses = 0
        for name, rounds in value.items():
            _soul_state(s, seat, name, rounds)
    else:
        raise ValueError("there is no such path that can be set")


@_path("souls.*.states.*")
def _soul_state(s: Any, seat: str, name: str, value: Any) -> None:
    soul, state = _soul(s, seat), _name(name, State.__members__, "state")
    soul.states[state] = _number(value, 0, 50)
    if state == State.ENVENENADO:
        soul.doses = int(value > 0)


@_path("decks.*.top")
def _deck_top(s: Any, room: str, value: Any) -> None:
    _lay_on_top(s.decks[s.deck_at[_name(room, ROOM_NAMES, "room")]], value)


@_path("decks.*.cards")
def _deck_cards(s: Any, room: str, value: Any) -> None:
    _replace(s.decks[s.deck_at[_name(room, ROOM_NAMES, "room")]], value)


@_path("motemey.top")
def _motemey_top(s: Any, value: Any) -> None:
    _lay_on_top(s.motemey, value)


@_path("motemey.cards")
def _motemey_cards(s: Any, value: Any) -> None:
    _replace(s.motemey, value)


def _lay_on_top(pile: Any, value: Any) -> None:
    """Put cards, from the top down, in the places of as many on top; the rest of the pile stays."""
    cards = _cards(value, len(pile.cards))
    pile.n = max(pile.n, len(cards))
    for depth, card in enumerate(cards):
        pile.cards[pile.n - 1 - depth] = card
        pile.seen[pile.n - 1 - depth] = 0


def _replace(pile: Any, value: Any) -> None:
    """The pile holds these cards, from the top down, and no others."""
    cards = _cards(value, len(pile.cards))
    size = len(pile.cards)
    pile.n = len(cards)
    pile.cards[:] = cards[::-1] + [0] * (size - len(cards))
    pile.seen[:] = [0] * size


@_path("decks.*.seen_by_all")
def _deck_seen(s: Any, room: str, value: Any) -> None:
    pile = s.decks[s.deck_at[_name(room, ROOM_NAMES, "room")]]
    pile.seen[:pile.n] = [ALL_SEATS if _flag(value) else 0] * pile.n


@_path("specials.*.*")
def _special(s: Any, floor: str, field: str, value: Any) -> None:
    i = _name(floor, ("F1", "F2", "F3"), "floor")
    if field == "place":
        place = _place(value)
        if place // 5 != i or place % 5 == 0:
            raise ValueError(f"expected a room of {floor}, got {value}")
        s.special_place[i] = place
    elif field == "kind":
        s.special_kind[i] = _name(value, Special.__members__, "special room")
    elif field == "revealed":
        s.special_revealed[i] = _flag(value)
    elif field == "destroyed":
        s.special_destroyed[i] = _flag(value)
    else:
        raise ValueError("there is no such path that can be set")


@_path("stairs.*")
def _stairs(s: Any, floor: str, value: Any) -> None:
    i = _name(floor, ("F1", "F2", "F3"), "floor")
    place = _place(value)
    if place // 5 != i or place % 5 == 0:
        raise ValueError(f"expected a room of {floor}, got {value}")
    s.stairs[i] = place


@_path("temp_stairs")
def _temp_stairs(s: Any, value: Any) -> None:
    s.temp_stairs = sum(1 << _place(place) for place in value)


@_path("armory")
def _armory(s: Any, value: Any) -> None:
    cards = _cards(value, s.options.rooms.armory_size)
    s.n_armory = len(cards)
    s.armory[:] = cards + [0] * (len(s.armory) - len(cards))


@_path("monsters.*")
def _monster_gone(s: Any, monster: str, value: Any) -> None:
    if value is not None:
        raise ValueError(f"expected null, or monsters.{monster}.place")
    s.pieces[_name(monster, Monster.__members__, "monster")].here = 0


@_path("monsters.*.*")
def _monster(s: Any, monster: str, field: str, value: Any) -> None:
    piece = s.pieces[_name(monster, Monster.__members__, "monster")]
    if field == "place":
        piece.place, piece.here = _place(value), 1
    elif field == "stunned":
        piece.stunned = _number(value, 0, 50)
    elif field == "fresh":
        piece.fresh = _flag(value)
    else:
        raise ValueError("there is no such path that can be set")


@_path("captive")
def _captive(s: Any, value: Any) -> None:
    s.captive = NOBODY if value is None else _seat(s, value)


@_path("goblin.objects")
def _goblin_objects(s: Any, value: Any) -> None:
    cards = _cards(value, len(s.loot))
    s.n_loot = len(cards)
    s.loot[:] = cards + [0] * (len(s.loot) - len(cards))


@_path("goblin.keys")
def _goblin_keys(s: Any, value: Any) -> None:
    s.loot_keys = _number(value, 0, 20)


@_path("king.*")
def _king(s: Any, field: str, value: Any) -> None:
    if field == "floor":
        s.king_floor = _number(value, 1, 3) - 1
    elif field == "away":
        s.king_away = _number(value, 0, 50)
    elif field == "doubled":
        s.king_doubled = _flag(value)
    elif field == "limits":
        s.king_limits = _flag(value)
    else:
        raise ValueError("there is no such path that can be set")


@_path("crown.*")
def _crown(s: Any, field: str, value: Any) -> None:
    if not s.options.crown.in_play:
        raise ValueError("there is no crown in play")
    if field == "bearer":
        s.crown = NOBODY if value is None else _seat(s, value)
    elif field == "threshold":
        s.crown_threshold = _number(value, 0, 999)
    else:
        raise ValueError("there is no such path that can be set")


@_path("keys.*")
def _keys(s: Any, field: str, value: Any) -> None:
    if field == "destroyed":
        destroyed = _number(value, 0, 20)
        s.discards[Card.KEY] += destroyed - s.keys_destroyed
        s.keys_destroyed = destroyed
    elif field == "pool":
        s.key_pool = _number(value, 0, 30)
    else:
        raise ValueError("there is no such path that can be set")


@_path("*")
def _number_of_table(s: Any, field: str, value: Any) -> None:
    numbers = {"round": ("round_no", 1, 9999), "salon_uses": ("salon_uses", 0, 999), "tue_tue": ("tue_tue", 0, 99),
               "stairs_charges": ("stairs_charges", 0, 50), "tales_annexed": ("tales_annexed", 0, 4),
               "starter": ("starter", 0, s.n_souls - 1)}
    flags = {"ritual_done": "ritual_done", "rotate_floors": "rotate_floors"}
    if field in numbers:
        name, low, high = numbers[field]
        setattr(s, name, _number(value, low, high))
    elif field in flags:
        setattr(s, flags[field], _flag(value))
    else:
        raise ValueError("there is no such path that can be set")
