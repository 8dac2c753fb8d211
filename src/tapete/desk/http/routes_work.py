"""More of the desk's API: example games, long work, and playing, printing and reporting a variant."""
from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from importlib.util import find_spec
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field, model_validator

from ...lab.study import Study, game_of
from ...lab.study_folders import study_folders
from ...lab.tuning.aims import check_measure
from ...press.boxes import THICKNESS
from ...runtime.workers import aside
from ...table.http.access import Address, Language, PlayerKey
from ...table.http.described import described
from ...table.http.downloads import as_attachment
from ...table.http.schema import BotName, Name, NewTable, RequestBody, SeatAsk
from ...table.live.worker_pool import PoolDown
from ...table.ops.server import Server
from ...table.people import host
from ...table.refusals import Refusal
from ...table.store.models import ReplayRow
from ...text.spoken import SpokenError
from .. import examples, printed
from ..design.changes import config_of
from ..design.names import desk_speech
from ..design.switches import switches_told
from ..desk import AGENTS, Desk
from ..messages import Switch
from ..studies.contest import contest_of
from ..studies.messages import DeskJob, ExampleGame, JobBegun, OpenedTable, TerminalRun
from ..studies.played import key_of
from ..studies.queue import EACH, OPEN
from ..studies.sensitivity import sound_steps, study_of
from ..studies.tuning import goal_of, spans_of
from .access import TheDesk, desk_of
from .routes import Design, GameQuery, RulesetQuery, design_in, named, variant_of
from .told import job_told, jobs_told, runs_told

router = APIRouter(prefix="/api/desk", tags=["desk"])

ChangesQuery = Annotated[str | None, Query(max_length=5_000, description="Changes, as JSON")]
"""Changes in a URL. The URL must fit into the 64 KiB that a server reads, with up to twelve characters for one."""
PlayersQuery = Annotated[int, Query(ge=1, le=20)]
Seats = Annotated[int, Field(ge=1, le=20)]
PlayersList = Annotated[list[Seats], Query(min_length=1, max_length=8)]
AgentQuery = Annotated[str, Query(max_length=100)]
JobId = Annotated[str, Path(max_length=40)]
PATIENCE = 30.0
"""Seconds that a request waits for rules to be ready."""


def server_of(request: Request) -> Server:
    return cast(Server, request.app.state.server)


# ---- examples ----------------------------------------------------------------------------------

@router.get("/examples", response_model=described(ExampleGame))
async def example(request: Request, desk: TheDesk, address: Address, language: Language, game: GameQuery,
                  players: PlayersQuery, ruleset: RulesetQuery = None, changes: ChangesQuery = None,
                  agent: AgentQuery = "greedy",
                  kind: Annotated[str, Query(max_length=20)] = "typical") -> ExampleGame:
    """An example game of a design: its seed, a sentence about it, the id of its replay, and the moment at which it
    turned."""
    study, rows = await _played(desk, address, design_in(game, ruleset, changes), players, agent, examples.GAMES,
                                examples.FEW)
    told = await _ask(desk, address, examples.example, key_of(study), rows, kind)
    body = told["body"]
    replay = await server_of(request).store.add_replay(ReplayRow(
        id=secrets.token_urlsafe(9), sha256=hashlib.sha256(body.encode()).hexdigest(), game=study.game, names=[],
        body=body, created=time.time()))
    say = desk_speech(language).say
    if kind == "typical" and game_of(study).results.has_scores:
        kind = "typical-score"
    return {"seed": told["seed"], "replay": replay, "choices": told["choices"], "moment": told["moment"],
            "sentence": say(f"desk-example-{kind}", seed=str(told["seed"]), choices=told["choices"], games=len(rows))}


async def _played(desk: Desk, who: str, design: Design, players: int, agent: str, games: int,
                  few: int) -> tuple[Study, Any]:
    """Games of a design: the cached ones, or as many as are asked for."""
    study = await aside(desk.study, *named(design), design.changes, players, agent)
    try:
        await asyncio.wait_for(desk.ready(study), PATIENCE)
        rows = desk.shelf.rows(study)
        return study, await desk.play_on(who, study, rows, few if ":" in agent else games)
    except TimeoutError:        # they are still made ready in the background
        raise Refusal("desk_preparing") from None
    except PoolDown:
        raise Refusal("busy") from None


async def _ask(desk: Desk, who: str, work: Any, *given: Any) -> Any:
    try:
        return await desk.shop.ask(who, work, *given)
    except PoolDown:
        raise Refusal("busy") from None


# ---- long work ---------------------------------------------------------------------------------

class Aim(RequestBody):
    measure: Annotated[str, Field(max_length=100)]


class Also(Aim):
    low: float
    high: float


class Target(Aim):
    """A target value, or two between which each value is as good."""

    value: float | None = None
    low: float | None = None
    high: float | None = None

    @model_validator(mode="after")
    def _whole(self) -> Target:
        if (self.low is None) != (self.high is None) or (self.low is None) == (self.value is None):
            raise SpokenError("desk-target")
        return self


class JobAsk(Design):
    """Long work on a design.

    `sensitivity` and `why` take one number of players and a measure. `tune` takes any number of them; with `apart`,
    each number of players gets its own values of the changed numbers. `tournament` takes the `agents` that play.
    `check` takes the agent `by` which the figures are played again."""

    kind: Literal["sensitivity", "tune", "why", "tournament", "check"]
    players: Seats | Annotated[list[Seats], Field(min_length=1, max_length=8)]
    agent: Annotated[str, Field(max_length=100)] = "greedy"
    measure: Annotated[str, Field(max_length=100)] | None = None
    games: Annotated[int, Field(ge=20, le=20_000)] | None = None
    target: Target | None = None
    also: Annotated[list[Also], Field(max_length=8)] = []
    may: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=200)] = []
    most: Annotated[int, Field(ge=1, le=10)] = 3
    apart: bool = False
    agents: Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=5)] = []
    by: Annotated[str, Field(max_length=100)] | None = None
    trials: Annotated[int, Field(ge=1, le=1000)] | None = None
    watched: Annotated[int, Field(ge=4, le=1000)] | None = None

    @model_validator(mode="after")
    def _whole(self) -> JobAsk:
        if (self.kind == "tune") != isinstance(self.players, list):
            raise SpokenError("desk-players")
        if self.kind == "tune" and self.target is None:
            raise SpokenError("desk-target")
        return self


@router.post("/jobs", status_code=201, response_model=described(JobBegun))
async def begin(ask: JobAsk, desk: TheDesk, address: Address, language: Language) -> JobBegun:
    """Start long work. Pieces of different callers take turns. It goes on if no page is open, and after a restart."""
    which = await desk.jobs.add(ask.kind, await aside(_whole, ask, language), address)
    if which is None:
        raise SpokenError("desk-many-jobs", most=EACH)
    return {"id": which}


def _whole(ask: JobAsk, language: str) -> dict[str, Any]:
    """All settings that the work needs. Raises InputError for work that is impossible."""
    game, ruleset = named(ask)
    if find_spec("pyarrow") is None:        # a minimal server is installed without it
        raise SpokenError("desk-needs-lab", package="pyarrow")
    for agent in (ask.agent, *ask.agents, *([ask.by] if ask.by is not None else [])):
        if agent not in AGENTS:
            raise SpokenError("desk-agent", agent=agent, known=", ".join(AGENTS))
    whole = ask.model_dump(exclude_none=True, exclude={"kind"}) | {"game": game, "ruleset": ruleset, "lang": language}
    for seats in ask.players if isinstance(ask.players, list) else [ask.players]:
        study = study_of(whole, {}, seats, 1)       # the unchanged game must be valid
        if ask.measure is not None:
            check_measure(game_of(study), seats, ask.measure)
    if ask.kind == "tournament":
        contest_of(whole)
    elif ask.kind == "check":
        if ask.by in (None, ask.agent):
            raise SpokenError("desk-check-by")
    elif ask.kind == "tune":
        spans_of(whole)
        goal_of(whole)
    elif ask.kind == "sensitivity" and next(sound_steps(whole, cast(int, ask.players), 1), None) is None:
        raise SpokenError("desk-none-to-move")
    return whole


@router.get("/jobs", response_model=described(list[DeskJob]))
def jobs(desk: TheDesk, address: Address, language: Language) -> list[DeskJob]:
    """All long work, the newest first, with results. `mine` marks open work that this address asked for."""
    return jobs_told(desk.store.jobs(), language, desk.jobs.left, address)


@router.delete("/jobs/{job}", response_model=described(DeskJob))
async def stop(job: JobId, desk: TheDesk, address: Address, language: Language) -> DeskJob:
    """Stop long work; finished work does not change."""
    found = await aside(desk.store.job, job)
    if found is None:
        raise Refusal("no_job", id=job)
    if found["state"] in OPEN:
        await desk.jobs.cancel(job)
        found = await aside(desk.store.job, job) or found
    return job_told(found, [], language, asker=address)


@router.get("/switches", dependencies=[Depends(desk_of)], response_model=described(list[Switch]))
async def switches(language: Language, game: GameQuery, players: PlayersList, ruleset: RulesetQuery = None,
                   changes: ChangesQuery = None) -> list[Switch]:
    """The switches that a search may change beside numbers, with any of so many players: flags, and things in or
    out."""
    design = design_in(game, ruleset, changes)
    name, rules = await aside(named, design)
    ask = {"game": name, "ruleset": rules, "changes": design.changes}
    return await aside(switches_told, ask, players, language)


# ---- what a terminal has begun -----------------------------------------------------------------

@router.get("/runs", dependencies=[Depends(desk_of)], response_model=described(list[TerminalRun]))
def runs(language: Language) -> list[TerminalRun]:
    """Studies with a folder that a terminal of this machine has started, the latest first, by their folders' names."""
    return runs_told(study_folders(lambda one: not one.desk), language)


@router.get("/runs/{run}", response_class=Response, responses={200: {"content": {"text/html": {}}}})
async def run_report(run: Annotated[str, Path(max_length=40)], desk: TheDesk, address: Address,
                     language: Language) -> Response:
    """The page of `tapete lab report` of such a study."""
    found = next((one for one in await aside(study_folders) if one.id == run and one.reported), None)
    if found is None:
        raise Refusal("no_job", id=run)
    page = await _ask(desk, address, printed.report_of, found.folder, language)
    return Response(page, media_type="text/html; charset=utf-8", headers=as_attachment(
        f"{found.game}-report.html", shown=True))


# ---- playing, printing, reporting --------------------------------------------------------------

class PlayAsk(RequestBody):
    """A variant, or a game with changes, to play with bots."""

    variant: Annotated[str, Field(max_length=40)] | None = None
    game: Annotated[str, Field(max_length=40)] | None = None
    ruleset: Annotated[str, Field(max_length=40)] | None = None
    changes: dict[str, Any] = {}
    players: Seats
    name: Name | None = None
    bot: BotName | None = None
    open_seats: Annotated[int, Field(ge=0, le=15)] = 0


@router.post("/play", status_code=201, response_model=described(OpenedTable))
async def play(ask: PlayAsk, request: Request, desk: TheDesk, address: Address, player: PlayerKey) -> OpenedTable:
    """Open a table of a variant: a seat for the caller, open seats, and bots in the others."""
    server = server_of(request)
    server.buckets.take("tables", address)
    if ask.variant is not None:
        found = await aside(variant_of, desk, ask.variant)
        design = Design(game=found["game"], ruleset=found["ruleset"], changes=found["changes"])
    elif ask.game is not None:
        design = Design(game=ask.game, ruleset=ask.ruleset, changes=ask.changes)
    else:
        raise Refusal("bad_request", what=SpokenError("game-or-variant"))
    game, ruleset = named(design)
    config = await aside(config_of, game, ruleset, design.changes)
    bot: BotName = ask.bot or ("normal" if server.settings.workers else "easy")
    people = min(ask.open_seats, ask.players - 1)
    seats = [SeatAsk(kind="me", name=ask.name), *[SeatAsk(kind="open")] * people,
             *[SeatAsk(kind="bot", bot=bot)] * (ask.players - 1 - people)]
    seated = await host.make_table(server, NewTable(game=game, ruleset=ruleset, options=config, seats=seats), player)
    return {"table": seated, "url": f"/t/{seated.code}"}


@router.get("/print", response_class=Response,
            responses={200: {"content": {"application/pdf": {}, "application/zip": {}}}})
async def on_paper(desk: TheDesk, address: Address, language: Language, game: GameQuery, ruleset: RulesetQuery = None,
                   changes: ChangesQuery = None,
                   what: Annotated[Literal["all", "how", "rulebook", "cards", "board", "sheets", "tokens", "boxes",
                                           "cutting"], Query()] = "all",
                   players: Annotated[int | None, Query(ge=1, le=20)] = None,
                   paper: Annotated[Literal["a4", "letter"], Query()] = "a4",
                   size: Annotated[Literal["standard", "mini"], Query(description="The size of cards.")] = "standard",
                   bleed: Annotated[float, Query(ge=0, le=6, description="The bleed around each card, in mm.")] = 0,
                   png: Annotated[bool, Query(description="Also make each card as a picture.")] = False,
                   edition: Annotated[bool, Query(description="Make the players' edition of the rulebook.")] = False,
                   url: Annotated[str, Query(max_length=500, pattern="^(https?://.*)?$", description="The address at "
                                             "which Tabletop Simulator will find its pictures. Without it, no files "
                                             "for that program are made.")]
                   = "",
                   thickness: Annotated[float, Query(ge=0.1, le=2, description="The thickness of a card, for boxes, in "
                                                     "mm.")] = THICKNESS,
                   sleeved: Annotated[bool, Query(description="Make boxes for cards in sleeves.")] = False) -> Response:
    """A design on paper for so many players, as `tapete press` prints it: a PDF, or an archive if there are several
    files."""
    design = design_in(game, ruleset, changes)
    wish = printed.PrintSettings(what, paper, size, bleed, png, edition, url, thickness, sleeved)
    game, rules = named(design)
    pictures = await aside(desk.store.pictures, game)
    try:
        name, data = await desk.press.ask(address, printed.pages, game, rules, design.changes, wish, language, players,
                                          pictures)
    except PoolDown:
        raise Refusal("busy") from None
    kind = "application/zip" if name.endswith(".zip") else "application/pdf"
    return Response(data, media_type=kind, headers=as_attachment(name))


@router.get("/folder", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def folder(desk: TheDesk, address: Address, language: Language, game: GameQuery, ruleset: RulesetQuery = None,
                 changes: ChangesQuery = None) -> Response:
    """An archive of the page that plays a design without a server; only for a game's default ruleset."""
    design = design_in(game, ruleset, changes)
    try:
        name, data = await desk.press.ask(address, printed.folder, *named(design), design.changes, language)
    except PoolDown:
        raise Refusal("busy") from None
    return Response(data, media_type="application/zip", headers=as_attachment(name))


@router.get("/report", response_class=Response, responses={200: {"content": {"text/html": {}}}})
async def report(desk: TheDesk, address: Address, language: Language, game: GameQuery, players: PlayersQuery,
                 ruleset: RulesetQuery = None, changes: ChangesQuery = None, agent: AgentQuery = "greedy") -> Response:
    """The page of `tapete lab report` about the simulated games of a design."""
    study, rows = await _played(desk, address, design_in(game, ruleset, changes), players, agent, 2000, examples.FEW)
    page = await _ask(desk, address, printed.report, key_of(study), rows, language)
    return Response(page, media_type="text/html; charset=utf-8", headers=as_attachment(
        f"{study.game}-report.html", shown=True))
