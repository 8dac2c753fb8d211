"""The paths of the view that are more than a field of the record, so that scenarios can set them."""
from __future__ import annotations

from typing import Any

from ...gamedef.kinds import Kind, YesNo
from ...gamedef.paths import Paths, fill_pile, list_of
from ...kernel.agenda import frame_op, schedule, top_frame
from ...kernel.piles import ALL_SEATS
from .invariants import count_cards, is_dealt
from .language.cards import CardType as Of
from .language.library import CARDS
from .names import MOST_SLOTS, NO_THING, CardZone
from .rules.cards import ITEM, column
from .rules.things import character_of, find_thing, put_in_play, take_from_play
from .rules.turn import begin_action
from .vocabulary import Card, CardKind, Deck, Op, Seat
from .wrong import Wrong

PATHS = Paths(first=("asleep", "bonus", "rooms", "players.*.items", "monsters", "shop", "active"))
_path = PATHS.path

_Item = Card.of("item", Of.STARTING, Of.TREASURE, Of.TRINKET)
_Loot, _Treasure = Card.of("loot card", Of.LOOT, Of.TRINKET), Card.of("treasure", Of.TREASURE)
_Monster, _Room = Card.of("monster", Of.MONSTER), Card.of("room", Of.ROOM)
_OF_DECK = (_Loot, _Treasure, Card.of("card of the monster deck", Of.MONSTER, Of.EVENT, Of.CURSE), _Room)


def account(s: Any) -> None:
    """Count what an edit added or took away as cards from outside the decks, and cents as given out of the pool."""
    s.cents_out = sum(s.players[p].cents for p in range(s.n_seats))
    counts = [0] * CARDS
    count_cards(s, counts)
    for card in range(1, CARDS):
        s.made[card] = counts[card] - (s.options.copies[card] if is_dealt(s, card) else 0)


# ---- cards in play -----------------------------------------------------------------------------

def _replace_things(s: Any, zone: CardZone, owner: int, found: list[int], eternal: bool = True) -> None:
    """These lie there and no others; what is eternal goes too, or stays."""
    for i in range(s.n_things - 1, -1, -1):
        if s.things[i].zone == zone and s.things[i].owner == owner and (eternal or not s.things[i].eternal):
            take_from_play(s, i)
    for card in found:
        in_play = sum(it.zone != CardZone.NONE and it.card == card for it in s.things[:s.n_things])
        if in_play and in_play >= s.options.copies[card]:       # no more copies of it
            take_from_play(s, find_thing(s, card))
        put_in_play(s, card, zone, owner)


@_path("players.*.character", Seat, value=Card.of("character", Of.CHARACTER))
def _character(s: Any, cards: Any, p: int, card: int) -> None:
    """With its own item."""
    _replace_things(s, CardZone.CHARACTER, p, [card])
    item = column(s, card, ITEM)
    own = [it.card for it in s.things[:s.n_things] if it.zone == CardZone.ITEM and it.owner == p and not it.eternal]
    _replace_things(s, CardZone.ITEM, p, [*([item] if item else []), *own])


@_path("players.*.items", Seat)
def _items(s: Any, cards: Any, p: int, value: Any) -> None:
    """Those besides the eternal ones, charged."""
    _replace_things(s, CardZone.ITEM, p, list_of(_Item, cards, value, 30), eternal=False)


def _lying(path: str, zone: CardZone, kind: CardKind, most: int) -> None:
    @_path(path, Seat)
    def set_cards(s: Any, cards: Any, p: int, value: Any) -> None:
        """These and no others."""
        _replace_things(s, zone, p, list_of(kind, cards, value, most))


_lying("players.*.curses", CardZone.CURSE, Card.of("curse", Of.CURSE), 5)
_lying("players.*.souls", CardZone.SOUL, Card, 12)


def _slots(path: str, zone: CardZone, kind: CardKind, most: int, count: str = "") -> None:
    @_path(path)
    def set_slots(s: Any, cards: Any, value: Any) -> None:
        """These and no others, one in each slot."""
        found = list_of(kind, cards, value, most)
        for slot in range(most if zone == CardZone.MONSTER else 0):
            _replace_things(s, CardZone.COVERED, slot, [])
        for slot in range(most):
            _replace_things(s, zone, slot, found[slot:slot + 1])
        if count:
            setattr(s, count, len(found))


_slots("monsters", CardZone.MONSTER, _Monster, MOST_SLOTS, "monster_slots")
_slots("shop", CardZone.SHOP, _Treasure, MOST_SLOTS, "shop_slots")
_slots("rooms", CardZone.ROOM, _Room, MOST_SLOTS, "room_slots")
_slots("draft", CardZone.DRAFT, _Treasure, 3)
_slots("bonus", CardZone.BONUS, Card.of("bonus soul", Of.BONUS), 8)


def _of_thing(field: str, kind: Kind) -> None:
    @_path(f"things.*.{field}", Card, value=kind)
    def set_field(s: Any, cards: Any, card: int, value: int) -> None:
        """Of a card in play, by its id."""
        i = find_thing(s, card)
        if i == NO_THING:
            raise Wrong("not-in-play", card=cards.id(card))
        setattr(s.things[i], field, value)


for _name, _kind in (("charged", YesNo()), ("eternal", YesNo()), ("counters", Kind("number", 0, 99)),
                     ("hurt", Kind("number", 0, 99))):
    _of_thing(_name, _kind)


# ---- players -----------------------------------------------------------------------------------

for _name, _most, _about in (("hurt", 20, "Damage not healed."), ("offers", 1000, "Of cents, made this turn."),
                             ("plays", 20, "Loot that it may play in its action phase."),
                             ("more_plays", 20, "Loot besides.")):
    PATHS.field(f"players.*.{_name}", f"players.*.{_name}", Seat, value=Kind("number", 0, _most), about=_about)


@_path("players.*.hand", Seat)
def _hand(s: Any, cards: Any, p: int, value: Any) -> None:
    """These and no others."""
    me, found = s.players[p], list_of(_Loot, cards, value, 40)
    me.n_hand = len(found)
    me.hand[:] = found + [0] * (len(me.hand) - len(found))
    me.known[:] = [3 if s.options.solo else 1 << p] * len(found) + [0] * (len(me.known) - len(found))


@_path("players.*.charged", Seat, value=YesNo())
def _charged(s: Any, cards: Any, p: int, charged: int) -> None:
    s.things[character_of(s, p)].charged = charged


@_path("asleep", values=Seat)
def _asleep(s: Any, cards: Any, seats: list[int]) -> None:
    """Seats that shall not be asked: their hands are discarded, their character and items deactivated."""
    for p in seats:
        _hand(s, cards, p, [])
        for it in s.things[:s.n_things]:
            if it.zone in (CardZone.ITEM, CardZone.CHARACTER) and it.owner == p:
                it.charged = 0


@_path("active", value=Seat)
def _active(s: Any, cards: Any, p: int) -> None:
    """Whose turn it is: they have priority in their action phase, and nothing has happened yet."""
    if frame_op(top_frame(s)) != Op.PRIORITY or s.n_stack or s.n_waiting:
        raise Wrong("happening-already")
    for q in range(s.n_seats):
        s.players[q].buys = s.players[q].attacks = s.players[q].plays = 0
    s.active = s.priority = p
    s.passes = 0
    begin_action(s)
    s.n_agenda = 0
    schedule(s, Op.LOOP, 0, 0, 0)
    schedule(s, Op.PRIORITY, s.active, 0, 0)


# ---- decks -------------------------------------------------------------------------------------

PATHS.pile("decks.*", lambda s, deck: (s.decks[deck], _OF_DECK[deck]), Deck)


@_path("discards.*", Deck)
def _discards(s: Any, cards: Any, deck: int, value: Any) -> None:
    """The pile holds these, from the top down, and no others."""
    pile = s.discards[deck]
    fill_pile(pile, list_of(_OF_DECK[deck], cards, value, len(pile.cards)), ALL_SEATS)
