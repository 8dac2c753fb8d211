"""Routes for finished games: watch, share, and continue from one of their moments."""
from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Annotated, Any, Literal
from urllib.parse import unquote

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from ....errors import InputError
from ....referee.story import story
from ....referee.transcript import parse
from ...live import clock
from ...live.place import Place
from ...people import forks
from ...people.secrets import clean_code, hashed
from ...refusals import Refusal
from ...store.models import EntryRow, ReplayRow, TableRow
from ...story.record import holders_of, kept_record
from ...story.versions import is_left_behind
from ...view import archive
from ..access import (
    Address,
    BearerToken,
    Code,
    Language,
    PlayerKey,
    Requester,
    TablePassword,
    TheServer,
    check_password,
    check_secret,
    find_by_code,
    may,
)
from ..authority import Asker, TableState, refusal
from ..callers import Caller
from ..downloads import as_attachment
from ..schema import Seated
from ..schema_play import ChanceLog, Curve, Fork, Moments, ReplayInfo, Uploaded

router = APIRouter(prefix="/api", tags=["replays"])

ReplayId = Annotated[str, Path(min_length=1, max_length=40)]
LINES = "application/jsonl"


@dataclass(frozen=True)
class Reader:
    """Somebody who asks for the story of a finished game."""

    replay: ReplayRow
    table: TableRow | None
    seat: int | None
    open: bool
    """Whether they may see everything; else what a spectator saw."""
    words: frozenset[int] | None
    """The seats whose private words they may read. None for all, in a record that somebody uploaded."""

    @property
    def body(self) -> bytes:
        return self.replay.body.encode()


async def reader_of(server: Place, replay_id: str, token: str | None, password: str | None, who: Caller,
                    key: str | None) -> Reader:
    """Who asks. Raises Refusal for a stranger. After a table is gone, its story stays open to those who sat there."""
    found = await server.store.replay(replay_id)
    if found is None:
        raise Refusal("no_replay")
    if found.code is None:
        return Reader(found, None, None, True, None)
    table = await server.store.table(found.code)
    lock = found.password if table is None else table.password
    holders = found.holders if table is None else holders_of(table)
    asker, seat = Asker.STRANGER, None
    if token is not None:
        given = hashed(token)
        held = [each for each, kept in holders if kept == given]
        if not held:
            raise Refusal("no_token")
        seat = next((each for each in held if each is not None), None)
        asker = Asker.FORMER if seat is None else Asker.SEAT
    elif lock is None:
        asker = Asker.WATCHER
    elif password is not None:
        await check_secret(server, who, found.code, unquote(password), lock, key)
        asker = Asker.WATCHER
    code = refusal("recall", asker, TableState.OVER, lock is not None)
    if code:
        raise Refusal(code)
    return Reader(found, table, seat, not refusal("read_story", asker, TableState.OVER, lock is not None),
                  frozenset(() if seat is None else (seat,)))


def reads(deed: str) -> Any:
    """A dependency for routes: who asks for a story. Raises Refusal unless they may do this with it."""
    async def reader(replay: ReplayId, server: TheServer, token: BearerToken, address: Address, key: PlayerKey,
                     table_password: TablePassword = None) -> Reader:
        found = await reader_of(server, replay, token, table_password, address, key)
        if deed == "read_story" and not found.open:
            raise Refusal("not_open")
        return found

    reader.deed = deed      # type: ignore[attr-defined]
    return Depends(reader)


Recalling = Annotated[Reader, reads("recall")]
Reading = Annotated[Reader, reads("read_story")]


@router.get("/tables/{code}/record", response_class=Response, responses={200: {"content": {LINES: {}}}})
async def record(who: Annotated[Requester, may("read_story", later=True)], server: TheServer, token: BearerToken,
                 address: Address, key: PlayerKey, table_password: TablePassword = None) -> Response:
    """The record of a finished game, as JSON lines that `tapete replay` checks."""
    row = who.room.row
    who.check("read_story")
    if row.replay is None:
        raise Refusal("not_over")
    return await _record(server, await reader_of(server, row.replay, token, table_password, address, key))


@router.get("/tables/{code}/story", response_class=Response,
            responses={200: {"content": {"text/plain": {}, LINES: {}}}})
async def story_of(code: Code, server: TheServer, address: Address, key: PlayerKey, language: Language,
                   form: Annotated[Literal["text", "record"], Query(alias="format")] = "text",
                   token: BearerToken = None, table_password: TablePassword = None) -> Response:
    """The story of a table whose rules are older than this server's. It has everybody's choices as text, or as a record
    to keep. The game never continues here, so nothing is hidden any more. It is open with the table's password, or with
    the token of somebody who sat there."""
    async def load(code: str) -> tuple[TableRow, Sequence[EntryRow]]:
        kept = await server.store.load(code)
        if kept is None:
            raise Refusal("no_table", code=code)
        return kept

    row, entries = await find_by_code(server, clean_code(code), address, token, key, load)
    if token is None or hashed(token) not in {kept for _, kept in holders_of(row)}:
        await check_password(server, row, None if table_password is None else unquote(table_password), address, key)
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
    """Store a record of a finished game, if it replays line for line."""
    server.buckets.take("uploads", address)
    body = await request.body()
    try:
        game, text, digest = await server.archive.ask(archive.verify, body)
    except Refusal:
        raise
    except InputError as error:
        raise Refusal("bad_upload", why=error) from None
    replay = ReplayRow(id=secrets.token_urlsafe(9), sha256=digest, game=game, names=[], body=text,
                       created=clock.now())
    return Uploaded(replay=await server.store.add_replay(replay))


@router.get("/replays/{replay}")
async def describe(reader: Recalling, server: TheServer, language: Language) -> ReplayInfo:
    """A description of a replay. If its table has a password, it needs that, or the token of somebody who sat there."""
    found = reader.replay
    told = await server.archive.ask(archive.describe, found.id, reader.body, found.names, language)
    return told.model_copy(update={"seat": reader.seat, "open": reader.open})


@router.get("/replays/{replay}/record", response_class=Response, responses={200: {"content": {LINES: {}}}})
async def download(reader: Reading, server: TheServer) -> Response:
    """The record of a replay, as JSON lines, without words that were told to others in private."""
    return await _record(server, reader)


@router.get("/replays/{replay}/book", response_class=Response,
            responses={200: {"content": {"text/html": {}, "application/pdf": {}}}})
async def book(reader: Reading, server: TheServer, language: Language,
               form: Annotated[Literal["html", "pdf"], Query(alias="format")] = "html") -> Response:
    """The story of the game with its players' own words, to keep."""
    found = reader.replay
    made = await server.archive.ask(archive.book, reader.body, found.names, language, form)
    name = f"{found.game}-{found.id}.{form}"
    kind = {"html": "text/html; charset=utf-8", "pdf": "application/pdf"}[form]
    return Response(made, media_type=kind, headers=as_attachment(name, shown=True))


@router.get("/replays/{replay}/moments")
async def moments(reader: Recalling, server: TheServer, language: Language,
                  seat: Annotated[str, Query(pattern="^(all|watch|[0-9]{1,2})$",
                                             description="Whose view: a seat's number, `watch` for a spectator, or "
                                                         "`all` with everything open")] = "all",
                  first: Annotated[int, Query(ge=0, le=10**6)] = 0,
                  count: Annotated[int, Query(ge=1, le=archive.PAGE)] = 20) -> Moments:
    """Moments of a replay in order, from `first` on."""
    if seat != "watch" and not reader.open:
        raise Refusal("not_open")
    eyes = None if seat == "all" else archive.WATCHER if seat == "watch" else int(seat)
    return await server.archive.ask(archive.moments, reader.body, reader.replay.names, language, eyes, reader.words,
                                    first, count)


@router.get("/replays/{replay}/curve")
async def curve(reader: Reading, server: TheServer, seat: Annotated[int, Query(ge=0, le=15)] = 0,
                refine: Annotated[bool, Query(description="Search some more moments first")] = False,
                ) -> Curve:
    """A seat's chances at each moment. It combines the game's own estimate with searches; each refinement adds more of
    them."""
    return await server.curves.curve(reader.replay.game, reader.body, seat, refine)


@router.get("/replays/{replay}/chance")
async def chance(reader: Reading, server: TheServer) -> ChanceLog:
    """Every die, lot, draw and shuffle of a finished game, with the rule that asked for it."""
    return await server.archive.ask(archive.chance, reader.body)


@router.post("/replays/{replay}/fork", status_code=201)
async def fork(reader: Reading, ask: Fork, server: TheServer, address: Address, player: PlayerKey) -> Seated:
    """A new table that continues from a moment of a replay. Hidden things are dealt again, or left as they were."""
    server.buckets.take("tables", address)
    return await forks.make(server, reader.replay, reader.table, reader.words, ask, player)


async def _record(server: Place, reader: Reader) -> Response:
    found = reader.replay
    body = found.body
    if reader.words is not None and '"note"' in body:
        body = await server.archive.ask(archive.without_words, body.encode(), reader.words)
    return _lines(body, f"{found.game}-{found.id}")


def _lines(record: str, name: str) -> Response:
    return Response(record, media_type=LINES, headers=as_attachment(f"{name}.jsonl"))
