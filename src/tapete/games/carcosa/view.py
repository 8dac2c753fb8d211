"""The view: what a seat may know, as a typed object and as JSON."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, cast

from pydantic import BaseModel, Field

from ...gamedef.paths import Given, view_from
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from . import vocabulary as of
from .names import (
    CARDS,
    FLOORS,
    MONSTERS,
    NOBODY,
    PLACE_NAMES,
    PLACES,
    ROOM_NAMES,
    TALES,
    UNKNOWN,
    Card,
    Cause,
    Decree,
    Monster,
    Outcome,
    Special,
    Step,
)
from .own import OwnCardView
from .rules.king import presence_of_round
from .rules.round_end import is_kings
from .rules.sanity import key_slots, object_slots, sanity_limit
from .vocabulary import Op


def _is_none(value: object) -> bool:
    return value is None


OPTIONAL: Any = Field(default=None, exclude_if=_is_none)
"""A field that only some rulesets have. The JSON of the others omits it, so that their digests stay the same."""


def _bottom(s: Any) -> int:
    return int(s.options.sanity.bottom)


def _last_seat(s: Any) -> int:
    return int(s.n_seats - 1)


def _most_doses(s: Any) -> int:
    return int(s.options.sanity.poison_doses)


def _most_steps(s: Any) -> int:
    return int(2 * s.options.turn.loop_cycles)


def _room_in_armory(s: Any) -> int:
    return int(s.options.rooms.armory_size)


class SoulView(BaseModel):
    role: Annotated[str, Given(kind=of.Role)]
    place: Annotated[str, Given(kind=of.Place)]
    sanity: Annotated[int, Given(low=_bottom, high=60)]
    max_sanity: Annotated[int, Given(low=_bottom, high=60)]
    limit: int
    """The highest sanity it can have now: `max_sanity`, one more with the key ring."""
    actions: Annotated[int, Given(high=20)]
    keys: Annotated[int, Given(high=20)]
    key_slots: int
    objects: Annotated[list[str], Given(kind=of.Card, count="n_objects")]
    object_slots: int
    slots_lost: Annotated[int, Given(high=20)]
    states: Annotated[dict[str, int], Given(by=of.State)]
    """Rounds left of each of its states."""
    doses: Annotated[int | None, Given(low=1, high=_most_doses)] = OPTIONAL
    """The doses of poison, if it adds up."""
    loop: Annotated[int | None, Given(high=_most_steps)] = OPTIONAL
    """Steps walked in a row from room to room, if too many are punished."""
    slowed: Annotated[bool | None, Given()] = OPTIONAL
    """Whether its next turn is limited, if a decree can do so."""
    skips: Annotated[bool, Given()]
    answered: Annotated[bool, Given()]
    peeked: Annotated[bool, Given()]
    moved_free: Annotated[bool, Given()]
    rolled_twice: Annotated[bool, Given()]
    shielded: Annotated[bool, Given()]


class DeckView(BaseModel):
    count: int
    top: list[str | None]
    """The cards from the top down; null is a card that the seat has not seen."""


class SpecialView(BaseModel):
    place: str
    kind: str | None
    """null while it is face down for the seat."""
    revealed: bool
    destroyed: bool


class MonsterView(BaseModel):
    place: str
    stunned: Annotated[int, Given(high=50)]
    fresh: Annotated[bool, Given()]


class KingView(BaseModel):
    floor: int
    away: Annotated[int, Given("king_away", high=50)]
    """Ends of round that he still skips."""
    doubled: Annotated[bool, Given("king_doubled")]
    presence_too: bool | None = OPTIONAL
    """Whether his presence is doubled too, if it can be."""
    limits: Annotated[bool, Given("king_limits")]


class GoalView(BaseModel):
    """The goal of the souls, and the limit that they must avoid."""

    keys: int
    threshold: str
    bottom: int


class CrownView(BaseModel):
    sanctuary: str
    price: int | None = OPTIONAL
    """How many keys it costs, if it is not one."""
    bearer: Annotated[int | None, Given("crown", high=_last_seat, nothing=NOBODY)]
    threshold: Annotated[int, Given("crown_threshold", low=_bottom, high=999)]
    """The total that the False King must exceed at the next end of round; 0 while there is none."""


class GoblinView(BaseModel):
    objects: Annotated[list[str], Given("loot", kind=of.Card, count="n_loot")]
    keys: Annotated[int, Given("loot_keys", high=20)]


class KeysView(BaseModel):
    pool: Annotated[int, Given("key_pool", high=30)]
    destroyed: int


class WaitingView(BaseModel):
    seat: int
    choice: str
    """The kind of choice, a name of `Op`."""
    args: list[int]


class CarcosaView(BaseModel):
    """The table as a seat sees it; places are named F1_R1 to F3_R4 and F1_P to F3_P."""

    round: Annotated[int, Given("round_no", 1, 9999)]
    starter: Annotated[int, Given(high=_last_seat)]
    active: int | None
    outcome: str
    cause: str
    waiting: WaitingView | None
    souls: list[SoulView]
    decks: dict[str, DeckView]
    motemey: DeckView
    specials: dict[str, SpecialView]
    stairs: dict[str, str]
    temp_stairs: list[str]
    armory: Annotated[list[str], Given(kind=of.Card, count="n_armory", high=_room_in_armory)]
    salon_uses: Annotated[int, Given(high=999)]
    ritual_done: Annotated[bool, Given()]
    stairs_charges: Annotated[int, Given(high=50)]
    monsters: Annotated[dict[str, MonsterView], Given("pieces", by=of.Monster)]
    captive: Annotated[int | None, Given(high=_last_seat, nothing=NOBODY)]
    goblin: Annotated[GoblinView, Given(flat=True)]
    tue_tue: Annotated[int, Given(high=99)]
    king: Annotated[KingView, Given(flat=True)]
    presence: list[int]
    """The cost of the King's presence for souls on his floor at the end of this round, and of the next."""
    king_steps: list[str] | None = OPTIONAL
    """The King's actions at the end of a round, in order, if they differ from the canon's: roulette, presence,
    decree."""
    limited: int | None = OPTIONAL
    """How many actions a limited soul has, if it is not one."""
    crown: Annotated[CrownView | None, Given(flat=True)] = OPTIONAL
    """Only if a crown is in play."""
    goal: GoalView | None = OPTIONAL
    """Only if it differs from the canon's: four keys at F2_P, and the bottom at -5."""
    clockwise: bool | None = OPTIONAL
    """Whether the board has R1 to R4 clockwise about the corridor; otherwise they are in a row."""
    own: dict[str, OwnCardView] | None = OPTIONAL
    """The texts of custom events, if there are any."""
    rotate_floors: Annotated[bool, Given()]
    keys: Annotated[KeysView, Given(flat=True)]
    tales_annexed: Annotated[int, Given(high=TALES)]
    discards: dict[str, int]


@dataclass(frozen=True)
class _RoundOf:
    """The values that the King's presence depends on, for another round of the same game."""

    state: Any
    round_no: int

    @property
    def options(self) -> Any:
        return self.state.options

    @property
    def king_doubled(self) -> int:
        return int(self.state.king_doubled)


def card_name(card: int) -> str | None:
    return None if card == UNKNOWN else Card(card).name


def seen_cards(pile: Any) -> list[str | None]:
    """A pile's cards from the top down."""
    return [card_name(pile.cards[i]) for i in range(pile.n - 1, -1, -1)]


def view_of(s: Any, own: Mapping[str, OwnCardView] | None = None) -> CarcosaView:
    """The view of a plain state: a seat's if it has been blinded, the referee's if not. `own` are the custom events in
    play."""
    return view_from(
        CarcosaView, s, active=None if s.active == NOBODY else s.active,
        outcome=Outcome(s.outcome).name, cause=Cause(s.cause).name, waiting=waiting_of(s),
        souls=[soul_of(s, p) for p in range(s.n_seats)],
        decks={name: deck_of(s.decks[s.deck_at[room]]) for room, name in enumerate(ROOM_NAMES)},
        motemey=deck_of(s.motemey),
        specials={f"F{floor + 1}": special_of(s, floor) for floor in range(FLOORS)},
        stairs={f"F{floor + 1}": PLACE_NAMES[s.stairs[floor]] for floor in range(FLOORS)},
        temp_stairs=[PLACE_NAMES[p] for p in range(PLACES) if s.temp_stairs >> p & 1],
        monsters={Monster(m).name: monster_of(s.pieces[m]) for m in range(MONSTERS) if s.pieces[m].here},
        goblin=view_from(GoblinView, s), crown=crown_of(s), goal=goal_of(s), own=own or None,
        clockwise=bool(s.options.rooms_clockwise) or None, king=king_of(s), king_steps=king_steps(s),
        limited=None if s.options.turn.limited == 1 else s.options.turn.limited,
        presence=[presence_of_round(cast(Any, _RoundOf(s, s.round_no + ahead))) for ahead in (0, 1)],
        keys=view_from(KeysView, s, destroyed=s.keys_destroyed),
        discards={Card(card).name: s.discards[card] for card in range(1, CARDS) if s.discards[card]})


def waiting_of(s: Any) -> WaitingView | None:
    if s.outcome != Outcome.RUNNING or s.n_agenda == 0:
        return None
    frame = top_frame(s)
    return WaitingView(seat=frame_a(frame), choice=Op(frame_op(frame)).name, args=[frame_b(frame), frame_c(frame)])


def soul_of(s: Any, p: int) -> SoulView:
    me, options = s.souls[p], s.options
    return view_from(
        SoulView, me, limit=sanity_limit(s, p), key_slots=key_slots(s, p), object_slots=object_slots(s, p),
        doses=me.doses if options.sanity.poison_doses > 1 else None,
        loop=me.loop if options.turn.loop_cycles else None,
        slowed=bool(me.slowed) if Decree.ONE_ACTION_EACH in options.king.decrees else None)


def king_of(s: Any) -> KingView:
    return view_from(KingView, s, floor=s.king_floor + 1, presence_too=bool(s.options.king.doubled_presence) or None)


def king_steps(s: Any) -> list[str] | None:
    steps = [Step(s.options.steps[i]).name for i in range(s.options.n_steps) if is_kings(s.options.steps[i])]
    return None if steps == ["ROULETTE", "PRESENCE", "DECREE"] else steps


CANON = GoalView(keys=4, threshold="F2_P", bottom=-5)


def goal_of(s: Any) -> GoalView | None:
    end = s.options.end
    goal = GoalView(keys=end.keys, threshold=PLACE_NAMES[end.threshold], bottom=s.options.sanity.bottom)
    return None if goal == CANON else goal


def crown_of(s: Any) -> CrownView | None:
    if not s.options.crown.in_play:
        return None
    return view_from(CrownView, s, sanctuary=PLACE_NAMES[s.options.king.sanctuary],
                     price=None if s.options.crown.price == 1 else s.options.crown.price)


def deck_of(pile: Any) -> DeckView:
    return DeckView(count=pile.n, top=seen_cards(pile))


def special_of(s: Any, floor: int) -> SpecialView:
    kind = s.special_kind[floor]
    return SpecialView(place=PLACE_NAMES[s.special_place[floor]],
                       kind=None if kind == UNKNOWN else Special(kind).name,
                       revealed=bool(s.special_revealed[floor]), destroyed=bool(s.special_destroyed[floor]))


def monster_of(piece: Any) -> MonsterView:
    return view_from(MonsterView, piece, place=PLACE_NAMES[piece.place])
