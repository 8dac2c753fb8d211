"""Where people have word sent when it is their turn."""
from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ...ops.server import Server
from ...people.notices import Notifier
from ...people.secrets import hashed
from ...store.models import Notice
from ..access import Address, Language, TheServer
from ..callers import thing
from ..schema_people import Channel, NewChannel, Notices, SaidCode
from ..schema_play import Done
from .people import OwnKey

router = APIRouter(prefix="/api", tags=["people"])
NoticeId = Annotated[str, Path(max_length=24)]


def _notifier(server: object) -> Notifier:
    assert isinstance(server, Server)
    return server.notifier


@router.get("/mine/notices")
async def shown(server: TheServer, key: OwnKey) -> Notices:
    """Where word is sent to whoever has one's key, and in which ways this server can send it."""
    return await _notifier(server).shown(hashed(key))


@router.post("/mine/notices", status_code=201)
async def add(ask: NewChannel, server: TheServer, key: OwnKey, address: Address, language: Language) -> Channel:
    """Have word sent somewhere, in one's language. A number is sent there first; see `confirm`."""
    server.buckets.take("notices", address)
    if ask.address is not None:
        server.buckets.take("notices", thing("recipient", ask.address.casefold()))
    return await _notifier(server).add(hashed(key), ask, language)


@router.post("/mine/notices/{notice}/confirm")
async def confirm(notice: NoticeId, ask: SaidCode, server: TheServer, key: OwnKey) -> Channel:
    """The number that was sent there: from now on, word is."""
    return await _notifier(server).confirm(hashed(key), notice, ask.code)


@router.post("/mine/notices/{notice}/delete")
async def end(notice: NoticeId, server: TheServer, key: OwnKey) -> Done:
    """Have no more sent there."""
    await _notifier(server).end(Notice.id == notice, Notice.player == hashed(key))
    return Done()


@router.post("/notices/stop/{stop}")
async def stop(stop: Annotated[str, Path(max_length=40)], server: TheServer) -> Done:
    """End what a link in a word says; mail programs ask for it by themselves (RFC 8058)."""
    await _notifier(server).end(Notice.stop == stop)
    return Done()
