"""The view, with names for numbers: a seat's from a blinded state, the referee's from the true one."""
from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, SerializerFunctionWrapHandler, model_serializer

from ...gamedef.paths import Given, view_from
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from . import vocabulary as of
from .custom.rules.idle import is_named
from .custom.view import CustomView, custom_of
from .given import Piece, Player, Seated, card_name, place_name, seats_of
from .names import (
    CARDS,
    DISCARDED,
    EVENTS,
    EVERYONE,
    PAIRS_ON_TABLE,
    PLACE_NAMES,
    ROW,
    UNKNOWN,
    Call,
    Card,
    Cause,
    Event,
    Group,
    Mode,
    Omen,
    Op,
    Outcome,
    Phase,
    Question,
    Reply,
    Side,
    Word,
)
from .rules.cards import group_of, is_in_game
from .rules.sides import side_of
from .vocabulary import Ask


class CardView(BaseModel):
    """A card of a row; `card` is null if the viewer does not know it."""

    card: str | None
    dealt: str                  # place where it was dealt: identifies the physical card
    shown: bool                 # everybody knows it
    main: bool                  # the viewer knows that it is a main character, not which
    dead: bool
    reserve: bool
    awakened: bool
    used: bool
    lobotomized: bool
    gloomy: bool
    isolated: bool
    doomed: bool
    due: int | None             # the round in which it dies


class SeatView(BaseModel):
    trait: str | None
    trait_shown: bool
    rows: list[int]
    events: list[str]           # those that the viewer knows
    hand: int                   # how many
    in_game: bool
    voteless: bool
    vote: int | None
    card_vote: str | None
    side: str | None            # at the end, and when it is open
    claim: str | None = None            # the side that it claims
    said: list[str | None] | None = None    # its last statement about each player; without talk neither field is there

    @model_serializer(mode="wrap")
    def _as_without_talk(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Records of games without talk are compared by views that had neither field."""
        shown: dict[str, Any] = write(self)
        return shown if self.said is not None else {key: each for key, each in shown.items()
                                                    if key not in ("claim", "said")}


class RowView(BaseModel):
    seat: int
    cards: list[CardView]


class WaitingView(BaseModel):
    seat: int | None            # null: somebody is asked in private
    ask: str
    detail: int


class MarksView(BaseModel):
    """Tokens on the table, by places."""

    reaper: Annotated[str | None, Given("reaped", kind=Piece, nothing=0)]
    accused: Annotated[list[str], Given(kind=Piece)]
    prophecies: list[list[str]]
    prophecies_reversed: list[bool]
    chips: list[str]
    chips_reversed: list[bool]


class OwnView(BaseModel):
    """Facts that only some know; the viewer's own."""

    guards: dict[str, list[int]]    # by place, the seats that protect the card
    guarded: str | None         # last night
    mary_asked: Annotated[list[int], Given(kind=Player, bits=True)]
    archive_lost: Annotated[bool, Given()]
    ali_used: Annotated[bool, Given()]
    ali_card: str | None
    sleeps: list[list[str]]     # own card, chosen card
    pact: list[int]
    pact_of_hate: Annotated[bool, Given("hate")]
    puppet: Annotated[int | None, Given(kind=Seated, nothing=0)]
    order: Annotated[str | None, Given(kind=Piece, nothing=0)]
    anxiety_asked: Annotated[list[int], Given(kind=Player, bits=True)]
    proposals: dict[str, str | None]
    awake: list[int]
    may: dict[str, list[int]]   # rows (of a personality: seats) in which the viewer may look for a card


class FutureView(BaseModel):
    """A question to the narrator that is waiting."""

    asker: int
    question: str
    about: int
    said: str | None
    until: int


class OmenView(BaseModel):
    seat: int
    omen: str
    about: int
    until: int
    fate: str | None


class BethlemView(BaseModel):
    outcome: str
    cause: str
    mode: str
    round: Annotated[int, Given("round_no", low=1, high=200)]
    phase: str
    call: str | None
    waiting: WaitingView | None
    narrator: int | None
    seats: list[SeatView]
    rows: list[RowView]
    marks: Annotated[MarksView, Given(flat=True)]
    own: Annotated[OwnView, Given(flat=True)]
    borrowed: Annotated[str | None, Given(kind=of.Card, nothing=0)]
    borrowed_before: list[str]
    suggestion: Annotated[str | None, Given(kind=of.Card, nothing=0)]
    hypnotized: Annotated[int | None, Given(kind=Seated, nothing=0)]
    banned: Annotated[int | None, Given(kind=Seated, nothing=0)]
    elected: int | None
    lynched: str | None
    gloom_asked: Annotated[list[int], Given(kind=Player, bits=True)]
    hostile_asked: Annotated[list[int], Given(kind=Player, bits=True)]
    scythe: Annotated[bool, Given()]
    defied: Annotated[int, Given(high=9)]
    quiet: Annotated[int, Given(high=60)]                  # rounds in a row without a death
    omen: OmenView | None
    future: list[FutureView]
    events_left: int
    events_out: list[str]
    pool: list[str]
    winners: list[int]
    custom: Annotated[CustomView | None, Given("own", within=True)] = None    # with custom cards


def view_of(s: Any) -> BethlemView:
    """The view of a plain state: a viewer's if it has been blinded, the referee's if not."""
    return view_from(
        BethlemView, s, s, outcome=Outcome(s.outcome).name, cause=Cause(s.cause).name, mode=Mode(s.mode).name,
        phase=Phase(s.phase).name, call=Call(s.call).name if s.call else None, waiting=waiting_of(s),
        narrator=s.n_seats - 1 if s.options.narrator else None,
        seats=[seat_of(s, seat) for seat in range(s.n_players)],
        rows=[RowView(seat=s.owner[row], cards=[card_of(s, ROW * row + i) for i in range(ROW)])
              for row in range(s.n_rows)],
        marks=marks_of(s), own=own_of(s),
        borrowed_before=[Card(card).name for card in range(CARDS) if s.borrowed_before >> card & 1],
        elected=counted(s.elected), lynched=place_name(s, s.lynched), omen=omen_of(s), future=future_of(s),
        events_left=events_left(s),
        events_out=[Event(event).name for event in range(EVENTS) if s.event_at[event] == DISCARDED],
        pool=[Card(card).name for card in range(CARDS) if s.pool[card] and group_of(card) != Group.P1]
        if s.phase == Phase.SETUP else [],
        winners=seats_of(s.winners), custom=custom_of(s) if s.options.custom else None)


def events_left(s: Any) -> int:
    """How many events are in the deck, as everybody can count."""
    in_game = sum(s.options.events[event] for event in range(EVENTS))
    out = sum(s.event_at[event] == DISCARDED for event in range(EVENTS))
    return int(in_game - out - sum(s.n_hand))


def counted(value: int) -> int | None:
    """A seat that is counted from 1, 0 for none."""
    return value - 1 if value else None


def waiting_of(s: Any) -> WaitingView | None:
    if s.outcome != Outcome.RUNNING or s.n_agenda == 0:
        return None
    frame = top_frame(s)
    if frame_op(frame) != Op.ASK:
        return WaitingView(seat=None, ask="NONE", detail=0)
    return WaitingView(seat=frame_a(frame), ask=Ask(frame_b(frame)).name, detail=frame_c(frame))


def card_of(s: Any, place: int) -> CardView:
    piece = s.pieces[s.at[place]]
    return CardView(
        card=card_name(piece.card), dealt=PLACE_NAMES[s.at[place]], shown=piece.known & EVERYONE == EVERYONE,
        main=bool(piece.card == UNKNOWN and piece.grouped), dead=bool(piece.dead), reserve=bool(piece.reserve),
        awakened=bool(piece.woken), used=bool(piece.used), lobotomized=bool(piece.lobotomized),
        gloomy=bool(piece.gloomy or (piece.card and is_named(s, s.at[place]))), isolated=bool(piece.isolated),
        doomed=bool(piece.doom), due=piece.due or None)


def seat_of(s: Any, seat: int) -> SeatView:
    trait = s.traits[seat]
    return SeatView(
        trait=card_name(trait), trait_shown=s.traits_seen[seat] & EVERYONE == EVERYONE,
        rows=[row for row in range(s.n_rows) if s.owner[row] == seat],
        events=[Event(event).name for event in range(EVENTS)
                if s.event_at[event] == seat + 1 and not s.event_spent[event]],
        hand=s.n_hand[seat], in_game=bool(is_in_game(s, seat)), voteless=bool(s.voteless >> seat & 1),
        vote=counted(s.votes[seat]), card_vote=place_name(s, s.card_votes[seat]),
        side=Side(side_of(s, seat)).name if not s.blinded or s.mode or s.outcome else None,
        claim=Side(s.claims[seat]).name if s.claims[seat] else None,
        said=[Word(word).name if word else None for word in s.said[seat][:s.n_players]] if s.options.talk else None)


def marks_of(s: Any) -> MarksView:
    prophecies = [s.prophecies[k] for k in range(PAIRS_ON_TABLE) if s.prophecies[k].first]
    return view_from(
        MarksView, s, s,
        prophecies=[[str(place_name(s, each.first)), str(place_name(s, each.second))] for each in prophecies],
        prophecies_reversed=[bool(each.reverse) for each in prophecies],
        chips=[str(place_name(s, each.on)) for each in s.chips if each.on],
        chips_reversed=[bool(each.reverse) for each in s.chips if each.on])


def own_of(s: Any) -> OwnView:
    viewer = s.blinded - 1
    guards = {str(place_name(s, piece + 1)): seats_of(seats) for piece, seats in enumerate(s.guards) if seats}
    sleeps = [[str(place_name(s, each.mine)), str(place_name(s, each.chosen))] for each in s.sleeps if each.mine]
    proposals = {str(seat): None if piece == UNKNOWN else place_name(s, piece)
                 for seat, piece in enumerate(s.proposals) if piece and s.phase == Phase.NIGHT}
    may = {Card(card).name: seats_of(s.may[viewer][card]) for card in Card if s.may[viewer][card]} if s.blinded else {}
    pact = [] if s.unbound or s.pact[0] == 0 else [seat - 1 for seat in s.pact]
    return view_from(
        OwnView, s, s, guards=guards, guarded=place_name(s, s.guarded), ali_card=card_name(s.ali_card), sleeps=sleeps,
        pact=pact, proposals=proposals, awake=seats_of(s.awake), may=may)


def future_of(s: Any) -> list[FutureView]:
    return [FutureView(asker=seat, question=Question(each.asked - 1).name, about=each.about,
                       said=Reply(each.said - 1).name if each.said else None, until=each.until)
            for seat, each in enumerate(s.foretold) if each.asked]


def omen_of(s: Any) -> OmenView | None:
    omens = s.omens
    if omens.by == 0:
        return None
    return OmenView(seat=omens.by - 1, omen=Omen(omens.omen).name, about=omens.about, until=omens.until,
                    fate=place_name(s, omens.fate))
