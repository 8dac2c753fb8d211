"""Identity of a request: the seat that its token holds, the caller for the rate limits, the language of the answer.

All functions are coroutines, because FastAPI runs others in a thread, which takes longer than the work here.
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
from ..refusals import Refusal
from ..store.models import SeatRow, TableRow
from .authority import DEEDS, Asker, refusal, state_of
from .callers import Caller, Thing, caller_at

T = TypeVar("T")


async def server_of(request: Request) -> Place:
    return cast(Place, request.app.state.server)


async def language_of(lang: Annotated[str | None, Query(max_length=10, description="es or en")] = None,
                accept_language: Annotated[str | None, Header(max_length=500)] = None) -> str:
    """The language in `?lang=`, else the first language in Accept-Language that Tapete has, else Spanish."""
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
                                         description="This browser's key, from `Seated.player`")]


async def player_of(player_key: KeyHeader = None) -> str | None:
    """A browser's key. A table remembers by it who has sat in which seat."""
    return player_key


TablePassword = Annotated[str | None, Header(max_length=600, description="The table's password, percent-encoded")]
PlayerKey = Annotated[str | None, Depends(player_of)]
Code = Annotated[str, Path(min_length=1, max_length=40, description="The table's code")]


async def room_of(code: Code, server: TheServer, address: Address, token: BearerToken, key: PlayerKey) -> Room:
    return await visit(server, clean_code(code), address, token, key)


async def visit(server: Place, code: str, who: Caller, token: str | None, key: str | None) -> Room:
    """The room of a table that somebody looks at."""
    return await find_by_code(server, code, who, token, key, server.rooms.visit)


async def find_by_code(server: Place, code: str, who: Caller, token: str | None, key: str | None,
                       find: Callable[[str], Awaitable[T]]) -> T:
    """The result of `find` for a table's code. A caller who has tried many unknown codes must wait, except at tables
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
class Requester:
    """Somebody who sends a request to a table, and their role there."""

    room: Room
    seat: SeatRow | None
    asker: Asker
    trusted: bool
    """Whether they may know who sits there: they sit there themselves, or have given the password if there is one."""

    @property
    def number(self) -> int | None:
        return None if self.seat is None else self.seat.seat

    @property
    def own(self) -> int:
        """The number of their seat. Only for deeds that are refused to people without a seat."""
        assert self.seat is not None
        return self.seat.seat

    def check(self, deed: str) -> None:
        """Raise Refusal unless they may do this now."""
        room = self.room
        code = refusal(deed, self.asker, state_of(room.row, room.story.seq > 0), room.row.password is not None,
                       room.row.chat)
        if code:
            raise Refusal(code)

    def check_who(self, deed: str) -> None:
        """Raise Refusal unless they may do this in some state. The code that does it checks the state, under a lock."""
        code = DEEDS[deed].who.get(self.asker)
        if code:
            raise Refusal(code)


async def requester(room: TheRoom, server: TheServer, token: BearerToken, address: Address, request: Request,
                    key: PlayerKey, table_password: TablePassword = None) -> Requester:
    """Who sends a request: the seat of the token. Without a token, a spectator if the table's password was given.

    A header holds only ASCII, so the password is percent-encoded, as by encodeURIComponent.
    """
    said = table_password is not None
    if said:
        await check_password(server, room.row, unquote(table_password or ""), address, key)
    about = request.path_params.get("seat")
    who = identify(room, token, said, int(about) if about is not None and about.isdigit() else None)
    if who.number is not None:
        room.last_seen[who.number] = clock.now()
    return who


def identify(room: Room, token: str | None, said: bool, about: int | None = None) -> Requester:
    """The identity of a token, or of None. `said`: whether the right password was given. `about`: the seat that the
    request concerns."""
    trusted = said or room.row.password is None
    if token is None:
        return Requester(room, None, Asker.WATCHER if trusted else Asker.STRANGER, trusted)
    seat = seat_of(room.row, token)
    if seat is None:
        return Requester(room, None, Asker.FORMER, trusted)
    if seat.seat == about:
        return Requester(room, seat, Asker.SEAT, True)
    if seat.seat == host_of(room.row):
        return Requester(room, seat, Asker.HOST, True)
    return Requester(room, seat, Asker.SEAT if about is None else Asker.OTHER, True)


Asking = Annotated[Requester, Depends(requester)]


def may(deed: str, *, later: bool = False) -> Any:
    """A dependency for routes: who asks. Raises Refusal unless they may do this deed in the table's state.

    `later`: the route itself checks, once it knows more.
    """
    async def checked(who: Asking) -> Requester:
        if not later:
            who.check(deed)
        return who

    checked.deed = deed     # type: ignore[attr-defined]
    return Depends(checked)


def does(deed: str) -> Any:
    """A dependency that only names the deed of a route. The route checks it itself, because it is not an HTTP
    request."""
    async def nothing() -> None:
        pass

    nothing.deed = deed     # type: ignore[attr-defined]
    return Depends(nothing)


async def check_password(server: Place, table: TableRow, password: str | None, who: Caller,
                         key: str | None = None) -> None:
    """Raise Refusal unless the table has no password or this is it."""
    if table.password is None:
        return
    if password is None:
        raise Refusal("wrong_password")
    await check_secret(server, who, table.code, password, table.password, key)


async def check_secret(server: Place, who: Caller, code: str, password: str, kept: str,
                       key: str | None = None) -> None:
    """Raise Refusal unless this is the password with the hash `kept`. Attempts are rate-limited."""
    with server.trying(who, code, key) as found:
        if not await aside(password_fits, password, kept):
            raise Refusal("wrong_password")
        found()
