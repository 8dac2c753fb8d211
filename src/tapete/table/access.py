"""Who asks: the seat that a token holds, the address for the limits, the language to answer in.

All of it is coroutines: FastAPI has a thread run whatever is none, which takes longer than all that is done here.
"""
from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, cast
from urllib.parse import unquote

from fastapi import Depends, Header, Path, Query, Request

from ..kernel.speech import LANGUAGES
from .refusals import Refusal
from .room import Room
from .seats import clean_code, password_fits, seat_of
from .server import Server
from .store.models import Seat, Table


async def server_of(request: Request) -> Server:
    return cast(Server, request.app.state.server)


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


async def address_of(request: Request) -> str:
    return request.client.host if request.client else "-"


async def token_of(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str | None:
    """The token of `Authorization: Bearer <token>`."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


TheServer = Annotated[Server, Depends(server_of)]
Language = Annotated[str, Depends(language_of)]
Address = Annotated[str, Depends(address_of)]
BearerToken = Annotated[str | None, Depends(token_of)]
Code = Annotated[str, Path(min_length=1, max_length=40, description="The table's code")]


async def room_of(code: Code, server: TheServer, address: Address) -> Room:
    return await visit(server, clean_code(code), address)


async def visit(server: Server, code: str, address: str) -> Room:
    """A table for somebody at an address; one that has tried many codes of no table must wait for further ones."""
    known = (address, code) in server.met
    if not known:
        server.strangers.check(address)
    try:
        room = await server.rooms.visit(code)
    except Refusal as refusal:
        if refusal.code == "no_table":
            server.strangers.take(address)
        raise
    if not known:
        server.met.add((address, code))
    return room


TheRoom = Annotated[Room, Depends(room_of)]


@dataclass(frozen=True)
class Onlooker:
    """Somebody who may see a table: from a seat, or as everybody."""

    room: Room
    seat: Seat | None

    @property
    def number(self) -> int | None:
        return None if self.seat is None else self.seat.seat


async def onlooker(room: TheRoom, server: TheServer, token: BearerToken, address: Address,
                   table_password: Annotated[str | None, Header(max_length=600)] = None) -> Onlooker:
    """The seat of the token; without one somebody who watches, who needs the table's password if it has one.

    A header holds no more than ASCII: the password is percent-encoded there, as by encodeURIComponent.
    """
    if token is not None:
        return Onlooker(room, seated(room, token))
    await check_password(server, room.row, None if table_password is None else unquote(table_password), address)
    return Onlooker(room, None)


async def player(room: TheRoom, token: BearerToken) -> Onlooker:
    """The seat of the token; Refusal without one."""
    if token is None:
        raise Refusal("no_token")
    return Onlooker(room, seated(room, token))


def seated(room: Room, token: str) -> Seat:
    seat = seat_of(room.row, token)
    if seat is None:
        raise Refusal("no_token")
    return seat


AnyOnlooker = Annotated[Onlooker, Depends(onlooker)]
Player = Annotated[Onlooker, Depends(player)]


async def check_password(server: Server, table: Table, password: str | None, address: str) -> None:
    """Refusal unless the table has no password or this is it."""
    if table.password is None:
        return
    if password is None:
        raise Refusal("wrong_password")
    await check_secret(server, address, table.code, password, table.password)


async def check_secret(server: Server, address: str, code: str, password: str, kept: str) -> None:
    """Refusal unless this is the password of a table of which the hash is kept."""
    with server.trying(address, code) as found:
        if not await asyncio.to_thread(password_fits, password, kept):
            raise Refusal("wrong_password")
        found()
