"""The paths of the view that are more than a field of the record, so that scenarios can set them."""
from __future__ import annotations

from typing import Any

from ...gamedef.paths import Paths
from .names import ALL_SEATS, CENTRE, CHARACTERS, FAMILY_SIZE, MISFITS, NOBODY, NONE, SEATS, Fate, Kind
from .rules.sight import lay_on, look, note_requirements, story_of
from .text import Namer
from .view import pile_of
from .vocabulary import Card, Character, Family, Seat, Story
from .wrong import Wrong

PATHS = Paths(first=("seats.*.family", "seats.*.hand"))
_path = PATHS.path


# ---- moving cards ------------------------------------------------------------------------------

def _fetch(s: Any, card: int) -> None:
    """Remove a card from its current place."""
    for pile in (s.deck, s.discards, s.removed, *(s.seats[p].hand for p in range(SEATS))):
        cards = list(pile.cards[:pile.n])
        if card in cards:
            cards.remove(card)
            _replace(pile, cards)
    for ch in range(CHARACTERS):
        pile = _pile(s, ch)
        if card in pile:
            pile.remove(card)
            _lay_pile(s, ch, pile)
            s.met[card] = 0


def _replace(pile: Any, cards: list[int]) -> None:
    pile.n = len(cards)
    pile.cards[:] = cards + [NONE] * (len(pile.cards) - len(cards))


def _pile(s: Any, ch: int) -> list[int]:
    """A character's cards from the bottom up."""
    return pile_of(s, ch)[::-1]


def _lay_pile(s: Any, ch: int, cards: list[int]) -> None:
    below = NONE
    for card in cards:
        s.under[card] = below
        s.seen[card] = ALL_SEATS
        below = card
    s.characters[ch].top = below
    look(s, ch)


def _put_under_deck(s: Any, cards: list[int]) -> None:
    for card in cards:
        s.seen[card] = s.met[card] = 0
    _replace(s.deck, [*cards, *s.deck.cards[:s.deck.n]])


def _let_go(s: Any, pile: Any) -> None:
    """Put the contents of a hand or a pile under the draw pile."""
    held = list(pile.cards[:pile.n])
    _replace(pile, [])
    _put_under_deck(s, held)


def _gather(s: Any, pile: Any, cards: list[int], seen: int) -> None:
    """Make a pile hold these cards and no others."""
    for card in cards:
        _fetch(s, card)
        s.seen[card] = seen
    _replace(pile, cards)


# ---- paths -------------------------------------------------------------------------------------

@_path("seats.*.hand", Seat, values=Card)
def _hand(s: Any, namer: Namer, p: int, cards: list[int]) -> None:
    """The seat holds these and no others; what it held goes under the draw pile."""
    _let_go(s, s.seats[p].hand)
    _gather(s, s.seats[p].hand, cards, 1 << p)


@_path("seats.*.known", Seat, values=Card)
def _known(s: Any, namer: Namer, p: int, cards: list[int]) -> None:
    """Everybody knows that these cards are in the seat's hand."""
    hand = s.seats[p].hand
    for card in cards:
        if card not in hand.cards[:hand.n]:
            raise Wrong("not-in-hand", card=namer.card_ids[card - 1])
        s.seen[card] = ALL_SEATS


def _give_family(s: Any, p: int, family: int) -> None:
    for ch in range(CHARACTERS):
        me = s.characters[ch]
        if me.owner == p:
            _put_under_deck(s, _pile(s, ch))
            _lay_pile(s, ch, [])
            me.owner, me.fate = NOBODY, Fate.UNUSED
    for ch in range(FAMILY_SIZE * family, FAMILY_SIZE * (family + 1)):
        s.characters[ch].owner, s.characters[ch].fate = p, Fate.ALIVE
    s.seats[p].family = family


@_path("seats.*.family", Seat, value=Family)
def _family(s: Any, namer: Namer, p: int, family: int) -> None:
    """The seat plays this family of five. The seat that had it gets the old one."""
    old = s.seats[p].family
    if MISFITS in (old, family) or any(s.seats[q].family == NOBODY for q in range(s.n_seats)):
        raise Wrong("families-not-dealt")
    for q in range(s.n_seats):
        if s.seats[q].family == family:
            _give_family(s, q, old)
    _give_family(s, p, family)


@_path("seats.*.story", Seat)
def _story(s: Any, namer: Namer, p: int, value: Any) -> None:
    """The story that it holds, null for none."""
    if story_of(s, p):
        s.story_at[story_of(s, p)] = CENTRE
    if value is not None:
        story = Story.read(namer, value)
        if s.story_at[story] < CENTRE:
            raise Wrong("story-not-there", story=str(value))
        s.story_at[story] = p


@_path("characters.*.pile", Character, values=Card)
def _character_pile(s: Any, namer: Namer, ch: int, cards: list[int]) -> None:
    """These cards lie on the character as if played on it one by one; with an untimely death on top it is dead."""
    me = s.characters[ch]
    if me.owner == NOBODY:
        raise Wrong("of-no-seat", character=namer.character_ids[ch])
    old = _pile(s, ch)
    _lay_pile(s, ch, [])
    _put_under_deck(s, old)
    for card in cards:
        _fetch(s, card)
    for card in cards:
        s.seen[card] = ALL_SEATS
        note_requirements(s, card, me.icons)
        lay_on(s, card, ch)
    me.fate = Fate.DEAD if cards and namer.kind(cards[-1]) is Kind.DEATH else Fate.ALIVE


@_path("deck.top", values=Card)
def _deck_top(s: Any, namer: Namer, cards: list[int]) -> None:
    """The next cards to be drawn, in order."""
    for card in cards:
        _fetch(s, card)
        s.seen[card] = 0
    _replace(s.deck, [*s.deck.cards[:s.deck.n], *reversed(cards)])


@_path("deck.cards", values=Card)
def _deck_cards(s: Any, namer: Namer, cards: list[int]) -> None:
    """The draw pile holds these, the first to be drawn first, and no others: those are out of the game."""
    for card in cards:
        _fetch(s, card)
    out = list(s.deck.cards[:s.deck.n])
    _gather(s, s.removed, [*s.removed.cards[:s.removed.n], *out], ALL_SEATS)
    _gather(s, s.deck, list(reversed(cards)), 0)


@_path("discards", values=Card)
def _discards(s: Any, namer: Namer, cards: list[int]) -> None:
    """The discards, from the bottom up; what lay there goes under the draw pile."""
    _let_go(s, s.discards)
    _gather(s, s.discards, cards, ALL_SEATS)
