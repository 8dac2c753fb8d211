"""People's games of a design, and people's opinions at the end of a game."""
from __future__ import annotations

from functools import partial
from typing import Annotated, Literal, cast

from fastapi import APIRouter, Request
from pydantic import Field

from ...runtime.workers import aside
from ...table.http.access import Language, Requester, may
from ...table.http.described import described
from ...table.http.schema import RequestBody
from ...table.ops.server import Server
from ...table.refusals import Refusal
from ..desk import Desk
from ..people import people
from ..studies.messages import PeoplesGames
from .access import TheDesk
from .routes import GameQuery, RulesetQuery, design_in, named
from .routes_work import AgentQuery, ChangesQuery, PlayersQuery

router = APIRouter(prefix="/api/desk", tags=["desk"])

Stars = Annotated[int, Field(ge=1, le=5)]


class Opinion(RequestBody):
    """A seat's opinion of a game, complete or partial. It replaces the seat's earlier opinion."""

    fun: Stars | None = None
    fair: Stars | None = None
    length: Literal["short", "right", "long"] | None = None


@router.get("/people", response_model=described(PeoplesGames))
async def played_by_people(request: Request, desk: TheDesk, language: Language, game: GameQuery,
                           players: PlayersQuery, ruleset: RulesetQuery = None, changes: ChangesQuery = None,
                           agent: AgentQuery = "greedy") -> PeoplesGames:
    """The games that people played with a design at this server's tables, compared with the bots' games."""
    design = design_in(game, ruleset, changes)
    study = await aside(desk.study, *named(design), design.changes, players, agent)
    server = cast(Server, request.app.state.server)
    return await people(server.store, desk.store, study, desk.shelf.rows(study), language)


@router.put("/opinions/{code}", status_code=204)
async def say(who: Annotated[Requester, may("rematch")], opinion: Opinion, request: Request) -> None:
    """Send an opinion of a finished game, from one's own seat, to this server's designers."""
    desk: Desk | None = request.app.state.desk
    if desk is None:
        raise Refusal("no_desk")
    replay = who.room.row.replay
    if replay is None:
        raise Refusal("not_over")
    await aside(partial(desk.store.say_opinion, replay, who.own, **opinion.model_dump()))
