"""Changing a state by the paths of its view: how scenarios set up what they show."""
from __future__ import annotations

from typing import Any

from ...kernel.agenda import frame_op, schedule, top_frame
from ...kernel.paths import Paths
from ...kernel.piles import ALL_SEATS
from .cardnames import Cards
from .invariants import count_cards, is_dealt
from .language.cards import Kind
from .language.library import CARDS
from .names import DECK_NAMES, MOST_SLOTS, NO_THING, Phase, Zone
from .rules.cards import ITEM, column
from .rules.things import character_of, find_thing, put_in_play, take_from_play
from .rules.turn import begin_action
from .vocabulary import Op

_PATHS = Paths()
_path = _PATHS.path

_ITEMS = (Kind.STARTING, Kind.TREASURE, Kind.TRINKET)
_OF_DECK = ((Kind.LOOT, Kind.TRINKET), (Kind.TREASURE,), (Kind.MONSTER, Kind.EVENT, Kind.CURSE), (Kind.ROOM,))


def edit(s: Any, cards: Cards, path: str, value: Any) -> None:
    """Set what a path of the referee's view names; InputError if path or value will not do."""
    _PATHS.set(s, cards, path=path, value=value)
    _account(s)


def _account(s: Any) -> None:
    """Count what an edit added or took away as cards from outside the decks, and cents as given out of the pool."""
    s.cents_out = sum(s.players[p].cents for p in range(s.n_players))
    counts = [0] * CARDS
    count_cards(s, counts)
    for card in range(1, CARDS):
        s.made[card] = counts[card] - (s.options.copies[card] if is_dealt(s, card) else 0)


def _number(value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"expected a whole number from {low} to {high}, got {value!r}")
    return value


def _flag(value: Any) -> int:
    if not isinstance(value, bool):
        raise ValueError(f"expected true or false, got {value!r}")
    return int(value)


def _cards(cards: Cards, value: Any, most: int, *kinds: Kind) -> list[int]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError(f"expected a list of at most {most} cards, got {value!r}")
    return [cards.number(item, *kinds) for item in value]


def _seat(s: Any, value: Any) -> int:
    return _number(int(value) if isinstance(value, str) and value.isdigit() else value, 0, s.n_players - 1)


def _replace_things(s: Any, zone: Zone, owner: int, found: list[int]) -> None:
    for i in range(s.n_things - 1, -1, -1):
        if s.things[i].zone == zone and s.things[i].owner == owner:
            take_from_play(s, i)
    for card in found:
        _take_from_elsewhere(s, card)
        put_in_play(s, card, zone, owner)


def _take_from_elsewhere(s: Any, card: int) -> None:
    """A card that is in play somewhere else leaves it: each lies in one place."""
    i = find_thing(s, card)
    if i != NO_THING:
        take_from_play(s, i)


@_path("players.*.character")
def _character(s: Any, cards: Cards, seat: str, value: Any) -> None:
    p, card = _seat(s, seat), cards.number(value, Kind.CHARACTER)
    _replace_things(s, Zone.CHARACTER, p, [card])
    item = column(s, card, ITEM)
    own = [it.card for it in s.things[:s.n_things] if it.zone == Zone.ITEM and it.owner == p and not it.eternal]
    _replace_things(s, Zone.ITEM, p, [*([item] if item else []), *own])


@_path("players.*.items")
def _player_items(s: Any, cards: Cards, seat: str, value: Any) -> None:
    """The items besides the character's own, charged."""
    p = _seat(s, seat)
    for i in range(s.n_things - 1, -1, -1):
        if s.things[i].zone == Zone.ITEM and s.things[i].owner == p and not s.things[i].eternal:
            take_from_play(s, i)
    for card in _cards(cards, value, 30, *_ITEMS):
        _take_from_elsewhere(s, card)
        put_in_play(s, card, Zone.ITEM, p)


@_path("players.*.curses")
def _curses(s: Any, cards: Cards, seat: str, value: Any) -> None:
    _replace_things(s, Zone.CURSE, _seat(s, seat), _cards(cards, value, 5, Kind.CURSE))


@_path("players.*.souls")
def _souls(s: Any, cards: Cards, seat: str, value: Any) -> None:
    _replace_things(s, Zone.SOUL, _seat(s, seat), _cards(cards, value, 12))


@_path("players.*.hand")
def _hand(s: Any, cards: Cards, seat: str, value: Any) -> None:
    p = _seat(s, seat)
    me, found = s.players[p], _cards(cards, value, 40, Kind.LOOT, Kind.TRINKET)
    me.n_hand = len(found)
    me.hand[:] = found + [0] * (len(me.hand) - len(found))
    me.known[:] = [3 if s.options.solo else 1 << p] * len(found) + [0] * (len(me.known) - len(found))


@_path("players.*.charged")
def _charged(s: Any, cards: Cards, seat: str, value: Any) -> None:
    s.things[character_of(s, _seat(s, seat))].charged = _flag(value)


@_path("players.*.*")
def _player_field(s: Any, cards: Cards, seat: str, field: str, value: Any) -> None:
    me = s.players[_seat(s, seat)]
    numbers = {"cents": (0, 999), "hurt": (0, 20), "buys": (0, 20), "attacks": (0, 20), "more_plays": (0, 20),
               "plays": (0, 20), "skips": (0, 5), "offers": (0, 1000)}
    if field == "dead":
        me.dead = _flag(value)
    elif field in numbers:
        setattr(me, field, _number(value, *numbers[field]))
    else:
        raise ValueError("there is no such path that can be set")


@_path("things.*.*")
def _thing_field(s: Any, cards: Cards, card: str, field: str, value: Any) -> None:
    """Something of a card in play: charged, counters, hurt, eternal."""
    i = find_thing(s, cards.number(card))
    if i == NO_THING:
        raise ValueError(f"{card} is not in play")
    if field in ("charged", "eternal"):
        setattr(s.things[i], field, _flag(value))
    elif field in ("counters", "hurt"):
        setattr(s.things[i], field, _number(value, 0, 99))
    else:
        raise ValueError("there is no such path that can be set")


def _slots(s: Any, cards: Cards, value: Any, zone: Zone, field: str, *kinds: Kind) -> None:
    found = _cards(cards, value, MOST_SLOTS, *kinds)
    for slot in range(max(len(found), getattr(s, field))):
        _replace_things(s, zone, slot, found[slot:slot + 1])
    setattr(s, field, len(found))


@_path("monsters")
def _monsters(s: Any, cards: Cards, value: Any) -> None:
    for i in range(s.n_things - 1, -1, -1):
        if s.things[i].zone == Zone.COVERED:
            take_from_play(s, i)
    _slots(s, cards, value, Zone.MONSTER, "monster_slots", Kind.MONSTER)


@_path("shop")
def _shop(s: Any, cards: Cards, value: Any) -> None:
    _slots(s, cards, value, Zone.SHOP, "shop_slots", Kind.TREASURE)


@_path("rooms")
def _rooms(s: Any, cards: Cards, value: Any) -> None:
    _slots(s, cards, value, Zone.ROOM, "room_slots", Kind.ROOM)


@_path("draft")
def _draft(s: Any, cards: Cards, value: Any) -> None:
    """The treasures laid out for a draft."""
    for slot, card in enumerate(_cards(cards, value, 3, Kind.TREASURE)):
        _replace_things(s, Zone.DRAFT, slot, [card])


@_path("bonus")
def _bonus(s: Any, cards: Cards, value: Any) -> None:
    for slot in range(8):
        _replace_things(s, Zone.BONUS, slot, [])
    for slot, card in enumerate(_cards(cards, value, 8, Kind.BONUS)):
        _replace_things(s, Zone.BONUS, slot, [card])


def _pile_of(s: Any, piles: Any, deck: str) -> tuple[Any, tuple[Kind, ...]]:
    if deck not in DECK_NAMES:
        raise ValueError(f"'{deck}' is no deck; expected one of {', '.join(DECK_NAMES)}")
    d = DECK_NAMES.index(deck)
    return piles[d], _OF_DECK[d]


@_path("decks.*.top")
def _deck_top(s: Any, cards: Cards, deck: str, value: Any) -> None:
    """Cards, from the top down, in the places of as many on top; the rest of the deck stays."""
    pile, kinds = _pile_of(s, s.decks, deck)
    found = _cards(cards, value, 40, *kinds)
    pile.n = max(pile.n, len(found))
    for depth, card in enumerate(found):
        pile.cards[pile.n - 1 - depth] = card
        pile.seen[pile.n - 1 - depth] = 0


@_path("decks.*.cards")
def _deck_cards(s: Any, cards: Cards, deck: str, value: Any) -> None:
    pile, kinds = _pile_of(s, s.decks, deck)
    _lay(pile, _cards(cards, value, len(pile.cards), *kinds), 0)


@_path("discards.*")
def _discards(s: Any, cards: Cards, deck: str, value: Any) -> None:
    pile, kinds = _pile_of(s, s.discards, deck)
    _lay(pile, _cards(cards, value, len(pile.cards), *kinds), ALL_SEATS)


def _lay(pile: Any, found: list[int], seen: int) -> None:
    """The pile holds these cards, from the top down, and no others."""
    size, pile.n = len(pile.cards), len(found)
    pile.cards[:] = found[::-1] + [0] * (size - len(found))
    pile.seen[:] = [seen] * len(found) + [0] * (size - len(found))


@_path("active")
def _active(s: Any, cards: Cards, value: Any) -> None:
    """Whose turn it is: they have priority in their action phase, and nothing has happened yet."""
    if frame_op(top_frame(s)) != Op.PRIORITY or s.n_stack or s.n_waiting:
        raise ValueError("something is happening already")
    for p in range(s.n_players):
        s.players[p].buys = s.players[p].attacks = s.players[p].plays = 0
    s.active = s.priority = _seat(s, value)
    s.passes = 0
    begin_action(s)
    s.n_agenda = 0
    schedule(s, Op.LOOP, 0, 0, 0)
    schedule(s, Op.PRIORITY, s.active, 0, 0)


@_path("asleep")
def _asleep(s: Any, cards: Cards, value: Any) -> None:
    """Seats that shall not be asked: their hands are discarded, their character and items deactivated."""
    for seat in value if isinstance(value, list) else [value]:
        p = _seat(s, seat)
        _hand(s, cards, str(p), [])
        for it in s.things[:s.n_things]:
            if it.zone in (Zone.ITEM, Zone.CHARACTER) and it.owner == p:
                it.charged = 0


@_path("phase")
def _phase(s: Any, cards: Cards, value: Any) -> None:
    if value not in Phase.__members__:
        raise ValueError(f"'{value}' is no phase; expected one of {', '.join(Phase.__members__)}")
    s.phase = int(Phase[value])


@_path("*")
def _number_of_table(s: Any, cards: Cards, field: str, value: Any) -> None:
    if field == "turn":
        s.turn = _number(value, 1, 4999)
    elif field == "solo_die":
        s.solo_die = _number(value, 0, 20)
    else:
        raise ValueError("there is no such path that can be set")
