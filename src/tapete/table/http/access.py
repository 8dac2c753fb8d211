"""Who asks: the seat that a token holds, the address for the limits, the language to answer in.

All of it is coroutines: FastAPI has a thread run whatever is none, which takes longer than all that is done here.
"""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, cast
from urllib.parse import unquote

from fastapi import Depends, Header, Path, Query, Request

from ...runtime.workers import aside
from ...text.speech import LANGUAGES
from ..live import clock
from ..live.place import Place, browser_of
from ..live.room import Room
from ..people.secrets import clean_code, held_by, host_of, password_fits, seat_of
from ..store.models import Seat, Table
from .authority import DEEDS, Asker, refusal, state_of
from .callers import Caller, Thing, caller_at
from .refusals import Refusal

T = TypeVar("T")


async def server_of(request: Request) -> Place:
    return cast(Place, request.app.state.server)


async def language_of(lang: Annotated[str | None, Query(max_length=10, description="es or en")] = None,
                accept_language: Annotated[str | None, Header(max_length=500)] = None) -> str:
    """The language asked for by `?lang=`, else the first of Accept-Language that Tapete speaks, else Spanish."""
    return pick_language(lang, accept_language)


def pick_language(lang: str | None, accepted: str | None) -> str:
    for wanted in [lang or "", *(accepted or "").split(",")]:
        short = wanted.strip().lower()[:2]
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


async def caller_of(request: Request) -> Caller:
    return caller_at(request.client)


async def token_of(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str | None:
    """The token of `Authorization: Bearer <token>`."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


TheServer = Annotated[Place, Depends(server_of)]
Language = Annotated[str, Depends(language_of)]
Address = Annotated[Caller, Depends(caller_of)]
BearerToken = Annotated[str | None, Depends(token_of)]


KeyHeader = Annotated[str | None, Header(min_length=20, max_length=100,
                                         description="This browser's key, as `Seated.player` gave it")]


async def player_of(player_key: KeyHeader = None) -> str | None:
    """The key of a browser, by which a table knows who has sat in which seat."""
    return player_key


TablePassword = Annotated[str | None, Header(max_length=600, description="Percent-encoded")]
PlayerKey = Annotated[str | None, Depends(player_of)]
Code = Annotated[str, Path(min_length=1, max_length=40, description="The table's code")]


async def room_of(code: Code, server: TheServer, address: Address, token: BearerToken, key: PlayerKey) -> Room:
    return await visit(server, clean_code(code), address, token, key)


async def visit(server: Place, code: str, who: Caller, token: str | None, key: str | None) -> Room:
    """A table for somebody."""
    return await look_up(server, code, who, token, key, server.rooms.visit)


async def look_up(server: Place, code: str, who: Caller, token: str | None, key: str | None,
                  find: Callable[[str], Awaitable[T]]) -> T:
    """What `find` finds by a table's code. A caller who has tried many codes of no table must wait, except at tables
    where they have been or sit."""
    askers: list[Caller | Thing] = [who] if key is None else [who, browser_of(key)]
    known = all((each, code) in server.met for each in askers)
    if not any((each, code) in server.met for each in askers):
        try:
            server.strangers.check(who)
        except Refusal:
            if not await _sits_there(server, code, token, key):
                raise
    try:
        what = await find(code)
    except Refusal as refusal:
        if refusal.code == "no_table":
            server.strangers.take(who)
        raise
    if not known:
        for each in askers:
            server.met.add((each, code))
    return what


async def _sits_there(server: Place, code: str, token: str | None, key: str | None) -> bool:
    """Whether a token or a browser's key holds a seat of a table, or has held one."""
    if token is None and key is None:
        return False
    row = await server.store.table(code)
    return row is not None and ((token is not None and seat_of(row, token) is not None)
                                or (key is not None and bool(held_by(row, key))))


TheRoom = Annotated[Room, Depends(room_of)]


@dataclass(frozen=True)
class Onlooker:
    """Somebody who asks at a table, and what they are to it."""

    room: Room
    seat: Seat | None
    asker: Asker
    trusted: bool
    """Whether they may know who sits there: they do themselves, or have said the password if there is one."""

    @property
    def number(self) -> int | None:
        return None if self.seat is None else self.seat.seat

    @property
    def own(self) -> int:
        """The number of the seat that they hold; only for deeds that are refused to whoever holds none."""
        assert self.seat is not None
        return self.seat.seat

    def check(self, deed: str) -> None:
        """Refusal unless they may do this, and now."""
        room = self.room
        code = refusal(deed, self.asker, state_of(room.row, room.seq > 0), room.row.password is not None, room.row.chat)
        if code:
            raise Refusal(code)

    def check_who(self, deed: str) -> None:
        """Refusal unless they may do this in some state; whoever carries it out looks at the state, under a lock."""
        code = DEEDS[deed].who.get(self.asker)
        if code:
            raise Refusal(code)


async def onlooker(room: TheRoom, server: TheServer, token: BearerToken, address: Address, request: Request,
                   key: PlayerKey, table_password: TablePassword = None) -> Onlooker:
    """Who asks: the seat of the token; without one somebody who watches if the table's password has been said.

    A header holds no more than ASCII: the password is percent-encoded there, as by encodeURIComponent.
    """
    said = table_password is not None
    if said:
        await check_password(server, room.row, unquote(table_password or ""), address, key)
    about = request.path_params.get("seat")
    who = known(room, token, said, int(about) if about is not None and about.isdigit() else None)
    if who.number is not None:
        room.last_seen[who.number] = clock.now()
    return who


def known(room: Room, token: str | None, said: bool, about: int | None = None) -> Onlooker:
    """Somebody with this token, or none, who has or has not said the right password, and a seat that they ask about."""
    trusted = said or room.row.password is None
    if token is None:
        return Onlooker(room, None, Asker.WATCHER if trusted else Asker.STRANGER, trusted)
    seat = seat_of(room.row, token)
    if seat is None:
        return Onlooker(room, None, Asker.FORMER, trusted)
    if seat.seat == about:
        return Onlooker(room, seat, Asker.SEAT, True)
    if seat.seat == host_of(room.row):
        return Onlooker(room, seat, Asker.HOST, True)
    return Onlooker(room, seat, Asker.SEAT if about is None else Asker.OTHER, True)


Asking = Annotated[Onlooker, Depends(onlooker)]


def may(deed: str, *, later: bool = False) -> Any:
    """For a route: who asks, refused unless they may do this deed in the table's state.

    `later`: it is for the route to check, once it knows more.
    """
    async def checked(who: Asking) -> Onlooker:
        if not later:
            who.check(deed)
        return who

    checked.deed = deed     # type: ignore[attr-defined]
    return Depends(checked)


def does(deed: str) -> Any:
    """For a route that is no request: it sees to the deed's check itself."""
    async def nothing() -> None:
        pass

    nothing.deed = deed     # type: ignore[attr-defined]
    return Depends(nothing)


async def check_password(server: Place, table: Table, password: str | None, who: Caller,
                         key: str | None = None) -> None:
    """Refusal unless the table has no password or this is it."""
    if table.password is None:
        return
    if password is None:
        raise Refusal("wrong_password")
    await check_secret(server, who, table.code, password, table.password, key)


async def check_secret(server: Place, who: Caller, code: str, password: str, kept: str,
                       key: str | None = None) -> None:
    """Refusal unless this is the password of a table of which the hash is kept."""
    with server.trying(who, code, key) as found:
        if not await aside(password_fits, password, kept):
            raise Refusal("wrong_password")
        found()
