"""Finished games: watching, sharing, and playing on from a moment of them."""
from __future__ import annotations

import secrets
import time
from pathlib import PurePath
from typing import Annotated, Literal
from urllib.parse import unquote

from fastapi import APIRouter, Header, Path, Query, Request, Response

from ... import games
from ...errors import InputError
from ...referee.story import story
from ...referee.transcript import parse
from .. import archive, host
from ..access import Address, AnyOnlooker, Code, Language, TheServer, check_password
from ..record import kept_record
from ..refusals import Refusal
from ..room import is_left_behind
from ..schema import Curve, Fork, Moments, ReplayInfo, Seated, Uploaded
from ..seats import clean_code
from ..server import Server
from ..store.models import Entry, Replay, Table

router = APIRouter(prefix="/api", tags=["replays"])

ReplayId = Annotated[str, Path(min_length=1, max_length=40)]
LINES = "application/jsonl"


async def kept(server: Server, replay_id: str) -> Replay:
    replay = await server.store.replay(replay_id)
    if replay is None:
        raise Refusal("no_replay")
    return replay


@router.get("/tables/{code}/record", response_class=Response, responses={200: {"content": {LINES: {}}}})
async def record(who: AnyOnlooker, server: TheServer) -> Response:
    """The record of a finished game, as JSON lines that `tapete replay` checks."""
    if who.room.row.replay is None:
        raise Refusal("not_over")
    return _file(await kept(server, who.room.row.replay))


@router.get("/tables/{code}/story", response_class=Response,
            responses={200: {"content": {"text/plain": {}, LINES: {}}}})
async def story_of(code: Code, server: TheServer, address: Address, language: Language,
                   form: Annotated[Literal["text", "record"], Query(alias="format")] = "text",
                   table_password: Annotated[str | None, Header(max_length=600)] = None) -> Response:
    """The story of a table that was begun by rules older than this server's: what everybody chose, to be read or, as
    its record, to be kept. It will never go on here, so nothing is hidden any more."""
    found = await server.store.load(clean_code(code))
    if found is None:
        raise Refusal("no_table", code=clean_code(code))
    row, entries = found
    await check_password(server, row, None if table_password is None else unquote(table_password), address)
    if not is_left_behind(row.game, row.ruleset, row.version):
        raise Refusal("not_over")
    if not entries:
        raise Refusal("waiting")
    record = kept_record(row, entries)
    if form == "record":
        return _lines(record, f"{row.game}-{row.code}")
    told = story(parse(record.encode(), PurePath(f"{row.game}-{row.code}.jsonl")), language,
                 [seat.name or "" for seat in row.seats])
    return Response("".join(line + "\n" for line in told), media_type="text/plain; charset=utf-8")


@router.post("/records", status_code=201, openapi_extra={"requestBody": {
    "required": True, "content": {LINES: {"schema": {"type": "string", "format": "binary"}}}}})
async def upload(request: Request, server: TheServer, address: Address) -> Uploaded:
    """Keep a record of a finished game, if it plays again line for line."""
    server.buckets.take("uploads", address)
    body = await request.body()
    try:
        game, digest = await server.archive.ask(archive.verify, body)
    except Refusal:
        raise
    except InputError as error:
        raise Refusal("bad_upload", why=str(error)) from None
    replay = Replay(id=secrets.token_urlsafe(9), sha256=digest, game=game, names=[], body=body.decode(),
                    created=time.time())
    return Uploaded(replay=await server.store.add_replay(replay))


@router.get("/replays/{replay}")
async def describe(replay: ReplayId, server: TheServer, language: Language) -> ReplayInfo:
    """What a replay is of."""
    found = await kept(server, replay)
    return await server.archive.ask(archive.describe, found.id, found.body.encode(), found.names, language)


@router.get("/replays/{replay}/record", response_class=Response, responses={200: {"content": {LINES: {}}}})
async def download(replay: ReplayId, server: TheServer) -> Response:
    """The record of a replay, as JSON lines."""
    return _file(await kept(server, replay))


@router.get("/replays/{replay}/book", response_class=Response,
            responses={200: {"content": {"text/html": {}, "application/pdf": {}}}})
async def book(replay: ReplayId, server: TheServer, language: Language,
               form: Annotated[Literal["html", "pdf"], Query(alias="format")] = "html") -> Response:
    """The story of the game with its players' own words, to be kept."""
    found = await kept(server, replay)
    made = await server.archive.ask(archive.book, found.body.encode(), found.names, language, form)
    name = f"{found.game}-{found.id}.{form}"
    kind = {"html": "text/html; charset=utf-8", "pdf": "application/pdf"}[form]
    return Response(made, media_type=kind, headers={"Content-Disposition": f'inline; filename="{name}"'})


@router.get("/replays/{replay}/moments")
async def moments(replay: ReplayId, server: TheServer, language: Language,
                  seat: Annotated[str, Query(pattern="^(all|[0-9]{1,2})$",
                                             description="A seat's eyes, or all: everything open")] = "all",
                  first: Annotated[int, Query(ge=0, le=10**6)] = 0,
                  count: Annotated[int, Query(ge=1, le=archive.PAGE)] = 20) -> Moments:
    """Moments of a replay in order, from `first` on."""
    found = await kept(server, replay)
    return await server.archive.ask(archive.moments, found.body.encode(), found.names, language,
                                    None if seat == "all" else int(seat), first, count)


@router.get("/replays/{replay}/curve")
async def curve(replay: ReplayId, server: TheServer, seat: Annotated[int, Query(ge=0, le=15)] = 0) -> Curve:
    """How good things stood for a seat at each moment, by the game's own estimate."""
    found = await kept(server, replay)
    return await server.archive.ask(archive.curve, found.body.encode(), seat)


@router.post("/replays/{replay}/fork", status_code=201)
async def fork(replay: ReplayId, ask: Fork, server: TheServer, address: Address) -> Seated:
    """A new table that goes on from a moment of a replay. What was hidden there lies where it lay."""
    server.buckets.take("tables", address)
    found = await kept(server, replay)
    header, lines = await server.archive.ask(archive.cut, found.body.encode(), ask.moment)
    roles = header["roles"]
    if len(ask.seats) != len(roles) or any(seat.role is not None for seat in ask.seats):
        raise Refusal("bad_request", what="seats")
    game = games.find_game(header["game"])
    table = Table(game=game.name, ruleset=header["ruleset"], version=header["version"], options=header["options"],
                  seed=header["seed"], typed_dice=header["typed_dice"], status="waiting", listed=ask.listed,
                  password=None, clock=None, proposal=None, replay=None)
    now = time.time()
    entries = [Entry(seq=1, kind="start", seat=None, do=None, dice=header["dice"], state=header["state"], at=now)]
    entries += [Entry(seq=line["n"] + 1, kind="choice", seat=line["seat"], do=line["do"], dice=line["dice"],
                      state=line["state"], note=line.get("note"), at=now) for line in lines]
    return await host.open_table(server, table, ask.seats, roles, entries)


def _file(replay: Replay) -> Response:
    return _lines(replay.body, f"{replay.game}-{replay.id}")


def _lines(record: str, name: str) -> Response:
    return Response(record, media_type=LINES, headers={"Content-Disposition": f'attachment; filename="{name}.jsonl"'})
