"""What a viewer sees of one's own cards, with names for numbers."""
from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from ..names import EVERYONE, PLACE_NAMES, ROW, UNKNOWN, Card, Side
from .names import Choice, Occurrence, Role, Tool


class GoalView(BaseModel):
    goal: str | None
    unmasked: bool
    virus: int
    role: str | None


class TokensView(BaseModel):
    """What of one's own cards lies on a card."""

    broccoli: int = 0
    shield: bool = False
    coma: bool = False
    number: int = 0
    number_shown: bool = False
    spy: bool = False
    spy_hit: bool = False
    closed: bool = False
    removed: bool = False


class CustomView(BaseModel):
    seats: list[GoalView]
    tokens: dict[str, dict[str, TokensView]]    # by row and position; only cards on which something lies
    traitor: str | None
    converted: list[int]
    hideout: str | None
    maze: int | None
    mind: str | None
    gas: str | None
    gas_before: list[str]
    pills: int
    laughing: int
    bets: list[list[str | int]]
    prizes: list[int]
    friend: int | None
    cook: int | None
    centre: int
    no_food: bool
    ripe: str | None
    world: str | None
    hand: dict[str, int]
    character: int
    sheriff: int | None
    royal: int | None
    loans: list[list[str | int]]
    body: str | None
    haunted: int | None
    points: int
    robots: int
    haki: list[str]
    foreseen: str | None
    king: bool
    doll: str | None
    immortal_until: int
    clock: list[int]
    time: list[str]
    stopped: int | None
    carts: int
    comas: int
    transplant: str | None
    gambling: bool
    behaving: list[int]
    now: dict[str, int]                 # occurrences and the round in which each is in force
    gone_by: list[str]
    nap: bool
    lynchings: int


HAKI = (Choice.ARMOUR, Choice.SHIELD, Choice.FORESIGHT)
TIMES = ("PAST", "STOP", "FUTURE")


def custom_of(s: Any) -> CustomView:
    own = s.own
    return CustomView(
        seats=[goal_of(s, seat) for seat in range(s.n_players)],
        tokens={str(row): tokens for row in range(s.n_rows) if (tokens := row_tokens(s, row))},
        traitor=Side(own.traitor).name if own.traitor else None, converted=_bits(own.sane | own.mad),
        hideout=_place(s, own.hideout), maze=_seat(own.maze), mind=_card(own.mind), gas=_card(own.gas),
        gas_before=[card.name for card in Card if own.gas_before >> card & 1], pills=own.pills,
        laughing=own.laughing, bets=[[Choice(bet - 1).name, on] for bet, on in zip(own.bet, own.bet_on, strict=True)
                                     if bet],
        prizes=list(own.prizes), friend=_seat(own.friend), cook=_seat(own.cook), centre=own.centre,
        no_food=bool(own.no_food), ripe=_card(own.ripe),
        world=(None, "BANG", "CIUDADELAS")[own.world],
        hand={Tool(tool).name: n for tool, n in enumerate(own.hand) if n}, character=own.character,
        sheriff=_seat(own.sheriff), royal=_seat(own.royal),
        loans=[[Card(loan.card).name, loan.seat - 1] for loan in own.loans if loan.seat],
        body=(None, "SPIRIT", "FLESH")[own.body], haunted=_seat(own.haunted), points=own.points, robots=own.robots,
        haki=[choice.name for i, choice in enumerate(HAKI) if own.haki >> i & 1], foreseen=_place(s, own.foreseen),
        king=bool(own.king), doll=_place(s, own.doll), immortal_until=own.immortal_until,
        clock=[number for number in range(1, 5) if own.clock >> number & 1],
        time=[name for i, name in enumerate(TIMES) if own.time >> i & 1], stopped=_seat(own.stopped),
        carts=own.carts, comas=own.comas, transplant=_place(s, own.transplant), gambling=bool(own.gambling),
        behaving=_bits(own.behaving),
        now={Occurrence(i).name: round_no for i, round_no in enumerate(own.now) if round_no},
        gone_by=[Occurrence(i).name for i, gone in enumerate(own.gone_by) if gone], nap=bool(own.nap or own.again),
        lynchings=own.lynchings)


def goal_of(s: Any, seat: int) -> GoalView:
    own = s.own
    return GoalView(goal=_card(own.goals[seat]), unmasked=own.goals_seen[seat] & EVERYONE == EVERYONE,
                    virus=own.virus[seat], role=Role(own.roles[seat]).name if own.roles[seat] else None)


def row_tokens(s: Any, row: int) -> dict[str, TokensView]:
    every = {str(i + 1): tokens_of(s, s.at[ROW * row + i]) for i in range(ROW)}
    return {position: tokens for position, tokens in every.items() if tokens != TokensView()}


def tokens_of(s: Any, o: int) -> TokensView:
    extra = s.own.extra[o]
    return TokensView(
        broccoli=extra.broccoli, shield=bool(extra.shield), coma=bool(extra.coma), number=extra.number,
        number_shown=bool(extra.number_shown), spy=bool(extra.spy), spy_hit=bool(extra.spy_hit),
        closed=bool(extra.closed), removed=bool(extra.removed))


def _card(card: int) -> str | None:
    return Card(card).name if card and card != UNKNOWN else None


def _seat(value: int) -> int | None:
    return value - 1 if value else None


def _bits(value: int) -> list[int]:
    return [seat for seat in range(16) if value >> seat & 1]


def _place(s: Any, piece: int) -> str | None:
    return PLACE_NAMES[s.place_of[piece - 1]] if piece else None
