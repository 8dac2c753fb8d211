"""A viewer's view of custom cards, with names for numbers."""
from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel

from ....gamedef.kinds import Kind, Named
from ....gamedef.paths import Given, view_from
from .. import vocabulary as of
from ..given import Piece, Player, Seated, card_name, seats_of
from ..names import EVERYONE, ROW, Card
from .names import ChoiceName, Occurrence, Role

WORLDS = ("", "BANG", "CIUDADELAS")
BODIES = ("", "SPIRIT", "FLESH")
HAKI = ("ARMOUR", "SHIELD", "FORESIGHT")
TIMES = ("PAST", "STOP", "FUTURE")
World = Named("world", WORLDS)
Body = Named("body", BODIES)
Haki = Named("haki", HAKI)
Time = Named("time", TIMES)
Number = Kind("number", 1, 4)


class GoalView(BaseModel):
    goal: str | None
    unmasked: bool
    virus: int
    role: str | None


class TokensView(BaseModel):
    """The tokens of the custom game on a card."""

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
    tokens: dict[str, dict[str, TokensView]]    # by row and position; only cards with tokens
    traitor: Annotated[str | None, Given(kind=of.Side, nothing=0)]
    converted: list[int]
    hideout: Annotated[str | None, Given(kind=Piece, nothing=0)]
    maze: Annotated[int | None, Given(kind=Seated, nothing=0)]
    mind: Annotated[str | None, Given(kind=of.Card, nothing=0)]
    gas: Annotated[str | None, Given(kind=of.Card, nothing=0)]
    gas_before: Annotated[list[str], Given(kind=of.Card, bits=True)]
    pills: Annotated[int, Given(high=2)]
    laughing: Annotated[int, Given(high=2)]
    bets: list[list[str | int]]
    prizes: list[int]
    friend: Annotated[int | None, Given(kind=Seated, nothing=0)]
    cook: Annotated[int | None, Given(kind=Seated, nothing=0)]
    centre: Annotated[int, Given(high=99)]
    no_food: Annotated[bool, Given()]
    ripe: Annotated[str | None, Given(kind=of.Card, nothing=0)]
    world: Annotated[str | None, Given(kind=World, nothing=0)]
    hand: Annotated[dict[str, int], Given(by=of.Tool, high=9)]
    character: Annotated[int, Given(high=3)]
    sheriff: Annotated[int | None, Given(kind=Seated, nothing=0)]
    royal: Annotated[int | None, Given(kind=Seated, nothing=0)]
    loans: list[list[str | int]]
    body: Annotated[str | None, Given(kind=Body, nothing=0)]
    haunted: Annotated[int | None, Given(kind=Seated, nothing=0)]
    points: Annotated[int, Given(high=9)]
    robots: Annotated[int, Given(high=2)]
    haki: Annotated[list[str], Given(kind=Haki, bits=True)]
    foreseen: Annotated[str | None, Given(kind=Piece, nothing=0)]
    king: Annotated[bool, Given()]
    doll: Annotated[str | None, Given(kind=Piece, nothing=0)]
    immortal_until: Annotated[int, Given(high=200)]
    clock: Annotated[list[int], Given(kind=Number, bits=True)]
    time: Annotated[list[str], Given(kind=Time, bits=True)]
    stopped: Annotated[int | None, Given(kind=Seated, nothing=0)]
    carts: Annotated[int, Given(high=9)]
    comas: Annotated[int, Given(high=20)]
    transplant: Annotated[str | None, Given(kind=Piece, nothing=0)]
    gambling: Annotated[bool, Given()]
    behaving: Annotated[list[int], Given(kind=Player, bits=True)]
    now: Annotated[dict[str, int], Given(by=of.Occurrence, high=200)]      # the round in which each is in force
    gone_by: list[str]
    nap: Annotated[bool, Given()]
    lynchings: Annotated[int, Given(high=9)]


def custom_of(s: Any) -> CustomView:
    own = s.own
    return view_from(
        CustomView, own, s, seats=[goal_of(s, seat) for seat in range(s.n_players)],
        tokens={str(row): tokens for row in range(s.n_rows) if (tokens := row_tokens(s, row))},
        converted=seats_of(own.sane | own.mad),
        bets=[[ChoiceName(bet - 1).name, on] for bet, on in zip(own.bet, own.bet_on, strict=True) if bet],
        prizes=list(own.prizes),
        loans=[[Card(loan.card).name, loan.seat - 1] for loan in own.loans if loan.seat],
        gone_by=[Occurrence(i).name for i, gone in enumerate(own.gone_by) if gone], nap=bool(own.nap or own.again))


def goal_of(s: Any, seat: int) -> GoalView:
    own = s.own
    return GoalView(goal=card_name(own.goals[seat]), unmasked=own.goals_seen[seat] & EVERYONE == EVERYONE,
                    virus=own.virus[seat], role=Role(own.roles[seat]).name if own.roles[seat] else None)


def row_tokens(s: Any, row: int) -> dict[str, TokensView]:
    every = {str(i + 1): tokens_of(s, s.at[ROW * row + i]) for i in range(ROW)}
    return {position: tokens for position, tokens in every.items() if tokens != TokensView()}


def tokens_of(s: Any, piece: int) -> TokensView:
    extra = s.own.extra[piece]
    return TokensView(
        broccoli=extra.broccoli, shield=bool(extra.shield), coma=bool(extra.coma), number=extra.number,
        number_shown=bool(extra.number_shown), spy=bool(extra.spy), spy_hit=bool(extra.spy_hit),
        closed=bool(extra.closed), removed=bool(extra.removed))
