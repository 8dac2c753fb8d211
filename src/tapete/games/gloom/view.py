"""The view: what a seat may know, as a typed object and as JSON."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import BaseModel

from ...gamedef.paths import Given, view_from
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from .names import (
    BLANK,
    CENTRE,
    CHARACTERS,
    CLEAR,
    FIRST_ICON,
    ICONS,
    NOBODY,
    NONE,
    PERSISTENT,
    UNKNOWN,
    Cause,
    Fate,
    Kind,
    Outcome,
)
from .rules.picks import effect_of
from .rules.sight import draw_limit, family_value, story_of
from .text import Namer
from .vocabulary import Do, Op

Text = dict[str, str]
"""By language."""


class CardView(BaseModel):
    """The print of a card, from the pack alone; the same in every game played with it."""

    kind: str
    """MODIFIER, EVENT, DEATH or STORY."""
    name: Text
    text: Text
    """The text of its effects; empty if it has none."""
    flavour: Text
    points: list[int | None]
    """Top, middle, bottom; null shows what is below, 0 covers. Three nulls for a story and an event."""
    worth: int
    """A story's points."""
    icon: str | None
    """An icon's id, BLANK for the opaque block, null where it shows what is below."""
    corner: str | None
    """The same for the upper right corner; PERSISTENT is the sign of a persistent effect."""
    persistent: bool
    standing: bool
    """Whether it has effects that stay in force, not only immediate ones."""
    picture: bool
    """Whether the centre is opaque."""
    box: bool
    """Whether it covers the text of the cards below."""
    needs: list[str]
    """A story's icons that count."""
    cancels: list[str]


class PersonView(BaseModel):
    """A character with the print of its card."""

    name: Text
    flavour: Text
    family: str


class VisibleView(BaseModel):
    """The visible print of a pile, and the cards that it is on; null where nothing is printed."""

    points: list[int | None]
    points_by: list[str | None]
    icon: str | None
    icon_by: str | None
    corner: str | None
    corner_by: str | None
    picture_by: str | None
    text_by: str | None
    """The card with the visible text; null for the character's own."""
    persistent_by: str | None
    """The card with the persistent effect in force."""
    icons: list[str]
    """All icons that the character shows, including those added by an effect."""


class CharacterView(BaseModel):
    seat: int | None
    """The seat of its family; null if no seat has it."""
    fate: str
    """UNUSED, ALIVE, DEAD or GONE."""
    worth: int
    """Its self-worth."""
    pile: list[str]
    """The cards on it, from the bottom up."""
    visible: VisibleView


class SeatView(BaseModel):
    family: str | None
    hand: list[str | None]
    """null is a card that the viewing seat does not know."""
    count: int
    limit: int
    """The number of cards that it draws up to now."""
    story: str | None
    worth: int
    """Its family value: the visible points of its dead, and of its story."""
    skips: Annotated[int, Given(high=9)]
    """Turns to come that it does not take."""
    dry: Annotated[int, Given(high=9)]
    """Refills to come that it does not make."""


class StoryView(BaseModel):
    seat: int | None
    """The seat that holds it; null in the centre."""


class WaitingView(BaseModel):
    seat: int | None
    """null if the viewer must not know which seat is asked."""
    choice: str
    """The kind of choice, a name of `Op`."""
    card: str | None
    """The card being played, if the question is whether it is cancelled."""
    character: str | None
    """The character that it is played on, or whose top modifier is replaced."""
    n: int
    """Cards to discard, draw or take, or free plays left; 0 if there is no number."""
    effect: str | None
    """The effect that characters are picked for, a name of `Do`."""
    first: str | None
    """The character picked already, if two are needed."""


class GloomView(BaseModel):
    """The table as a seat sees it. Cards, characters, families and stories have the pack's ids."""

    outcome: str
    cause: str
    turn: Annotated[int, Given("turn_no", 1, 9999)]
    first: int
    active: int | None
    """The seat whose turn it is; null before the first."""
    plays: Annotated[int, Given(high=lambda s: s.options.plays - 1)]
    """Plays made in this turn, free ones apart."""
    waiting: WaitingView | None
    seats: list[SeatView]
    characters: dict[str, CharacterView]
    stories: dict[str, StoryView]
    """Those on the table."""
    deck: int
    discards: list[str]
    """From the bottom up."""
    removed: list[str]
    playing: list[str]
    """Cards on the table with effects still to come."""
    winners: list[int]
    idle: Annotated[int, Given(high=999)]
    # the part that only repeats the pack
    pack: str
    plays_a_turn: int
    cards: dict[str, CardView]
    """Every card that is visible somewhere in this view, and the stories on the table."""
    people: dict[str, PersonView]
    families: dict[str, Text]
    icons: dict[str, Text]


NOT_FINGERPRINTED = frozenset({"pack", "plays_a_turn", "cards", "people", "families", "icons"})


class Book:
    """The part of a pack that a view needs, made once."""

    def __init__(self, namer: Namer, cards: dict[str, CardView], people: dict[str, PersonView],
                 families: dict[str, Text], icons: dict[str, Text]) -> None:
        self.namer, self.cards, self.people, self.families, self.icons = namer, cards, people, families, icons
        self.ids = [None, *(key for key, _, _ in namer.deck)]
        self.person_ids = [key for key, _ in namer.people]
        self.icon_ids = namer.pack.icon_ids

    def icon(self, number: int) -> str | None:
        """An icon's id as printed: null for clear, BLANK, PERSISTENT or the pack's."""
        if number == CLEAR:
            return None
        if number in (BLANK, PERSISTENT):
            return "BLANK" if number == BLANK else "PERSISTENT"
        return self.icon_ids[number - FIRST_ICON]

    def known(self, cards: Iterable[int]) -> list[str | None]:
        return [None if card == UNKNOWN else self.ids[card] for card in cards]

    def all(self, cards: Iterable[int]) -> list[str]:
        return [str(self.ids[card]) for card in cards]


def view_of(s: Any, book: Book) -> GloomView:
    """The view of a plain state: a seat's if it has been blinded, the referee's if not."""
    characters = {book.person_ids[ch]: character_of(s, ch, book) for ch in range(CHARACTERS)}
    seats = [seat_of(s, p, book) for p in range(s.n_seats)]
    stories = {story: StoryView(seat=None if s.story_at[i] == CENTRE else s.story_at[i])
               for i, story in enumerate(book.namer.stories, 1) if s.story_at[i] >= CENTRE}
    discards, removed = (book.all(pile.cards[:pile.n]) for pile in (s.discards, s.removed))
    playing = book.all(s.in_play[:s.n_in_play])
    in_sight = [*discards, *removed, *playing, *stories, *(card for one in characters.values() for card in one.pile),
                *(card for seat in seats for card in seat.hand if card is not None)]
    lowest = min(seat.worth for seat in seats)
    return view_from(
        GloomView, s, outcome=Outcome(s.outcome).name, cause=Cause(s.cause).name, first=s.first,
        active=None if s.active == NOBODY else s.active, waiting=waiting_of(s, book), seats=seats,
        characters=characters, stories=stories, deck=s.deck.n, discards=discards, removed=removed, playing=playing,
        winners=[p for p, seat in enumerate(seats) if s.outcome and seat.worth == lowest],
        pack=book.namer.pack.pack, plays_a_turn=s.options.plays,
        cards={card: book.cards[card] for card in sorted(set(in_sight))}, people=book.people,
        families=book.families, icons=book.icons)


def waiting_of(s: Any, book: Book) -> WaitingView | None:
    if s.outcome != Outcome.RUNNING or s.n_agenda == 0:
        return None
    frame = top_frame(s)
    op, seat, b, c = Op(frame_op(frame)), frame_a(frame), frame_b(frame), frame_c(frame)
    waiting = WaitingView(seat=None if is_secret(s) else seat, choice=op.name, card=None, character=None, n=0,
                          effect=None, first=None)
    match op:
        case Op.RESPOND:
            waiting.card = book.ids[b]
            if book.namer.kind(b) != Kind.EVENT:
                waiting.character = book.person_ids[c]
        case Op.DISCARD | Op.EITHER: waiting.n = b
        case Op.TAKE | Op.SPOIL | Op.FREE: waiting.n = c
        case Op.REPLACE: waiting.character = book.person_ids[b]
        case Op.FREE_DEATH if b: waiting.character = book.person_ids[b - 1]
        case Op.PICK:
            waiting.effect = Do(effect_of(b)).name
            waiting.first = book.person_ids[c - 1] if c else None
    return waiting


def is_secret(s: Any) -> bool:
    """Whether this is the knowledge of a seat that must not know which seat is asked whether it cancels."""
    return bool(s.blinded and frame_op(top_frame(s)) == Op.RESPOND and s.blinded - 1 != frame_a(top_frame(s)))


def seat_of(s: Any, p: int, book: Book) -> SeatView:
    me = s.seats[p]
    story = story_of(s, p)
    return view_from(
        SeatView, me, family=None if me.family == NOBODY else book.namer.families[me.family],
        hand=book.known(me.hand.cards[:me.hand.n]), count=me.hand.n, limit=draw_limit(s, p),
        story=book.namer.stories[story - 1] if story else None, worth=family_value(s, p))


def pile_of(s: Any, ch: int) -> list[int]:
    """The cards on a character, from the top down."""
    cards = []
    card = s.characters[ch].top
    while card != NONE:
        cards.append(card)
        card = s.under[card]
    return cards


def character_of(s: Any, ch: int, book: Book) -> CharacterView:
    me = s.characters[ch]
    return CharacterView(seat=None if me.owner == NOBODY else me.owner, fate=Fate(me.fate).name, worth=me.worth,
                         pile=book.all(reversed(pile_of(s, ch))), visible=visible_of(s, ch, book))


def visible_of(s: Any, ch: int, book: Book) -> VisibleView:
    me, pile = s.characters[ch], pile_of(s, ch)
    rows = s.options.cards

    def first(shows: Any) -> int:
        return next((card for card in pile if shows(rows[card])), NONE)

    slots = [first(lambda row, k=k: row.prints >> k & 1) for k in range(3)]
    icon, corner = first(lambda row: row.icon != CLEAR), first(lambda row: row.corner != CLEAR)
    return VisibleView(
        points=[rows[card].points[k] if card else None for k, card in enumerate(slots)],
        points_by=[book.ids[card] for card in slots], icon=book.icon(rows[icon].icon) if icon else None,
        icon_by=book.ids[icon], corner=book.icon(rows[corner].corner) if corner else None,
        corner_by=book.ids[corner], picture_by=book.ids[first(lambda row: row.picture)], text_by=book.ids[me.text],
        persistent_by=book.ids[me.lasting],
        icons=[book.icon_ids[i] for i in range(min(ICONS, len(book.icon_ids))) if me.icons >> (FIRST_ICON + i) & 1])
