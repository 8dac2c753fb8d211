"""What people made of games: those that they played by a design, and what they say at the end of one."""
from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Request
from pydantic import Field

from ...runtime.workers import aside
from ...table.http.access import Language, Onlooker, may
from ...table.http.refusals import Refusal
from ...table.http.schema import Ask
from ...table.ops.server import Server
from ..desk import Desk
from ..people import people
from .access import TheDesk
from .routes import GameQuery, RulesetQuery, design_in, named
from .routes_work import AgentQuery, ChangesQuery, PlayersQuery

router = APIRouter(prefix="/api/desk", tags=["desk"])

Stars = Annotated[int, Field(ge=1, le=5)]


class Opinion(Ask):
    """What a seat says of a game, as far as it says anything; it takes the place of what it said before."""

    fun: Stars | None = None
    fair: Stars | None = None
    length: Literal["short", "right", "long"] | None = None


@router.get("/people")
async def played_by_people(request: Request, desk: TheDesk, language: Language, game: GameQuery,
                           players: PlayersQuery, ruleset: RulesetQuery = None, changes: ChangesQuery = None,
                           agent: AgentQuery = "greedy") -> dict[str, Any]:
    """The games that people played by a design at this server's tables, beside the bots'."""
    design = design_in(game, ruleset, changes)
    study = await aside(desk.study, *named(design), design.changes, players, agent)
    server = cast(Server, request.app.state.server)
    return await people(server.store, desk.store, study, desk.shelf.rows(study), language)


@router.put("/opinions/{code}", status_code=204)
async def say(who: Annotated[Onlooker, may("rematch")], opinion: Opinion, request: Request) -> None:
    """Say what one thought of a game that is over, from one's seat: for whoever designs games at this server."""
    desk: Desk | None = request.app.state.desk
    if desk is None:
        raise Refusal("no_desk")
    replay = who.room.row.replay
    if replay is None:
        raise Refusal("not_over")
    await aside(partial(desk.store.say_opinion, replay, who.own, **opinion.model_dump()))
