"""Routes for notices: where people want to be told that it is their turn."""
from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ...ops.server import Server
from ...people.notices import Notifier
from ...people.secrets import hashed
from ...store.models import NoticeRow
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
    """The addresses for your notices, by your key, and the kinds that this server can send."""
    return await _notifier(server).shown(hashed(key))


@router.post("/mine/notices", status_code=201)
async def add(ask: NewChannel, server: TheServer, key: OwnKey, address: Address, language: Language) -> Channel:
    """Add an address for notices, in your language. A number is sent there first; see `confirm`."""
    server.buckets.take("notices", address)
    if ask.address is not None:
        server.buckets.take("notices", thing("recipient", ask.address.casefold()))
    return await _notifier(server).add(hashed(key), ask, language)


@router.post("/mine/notices/{notice}/confirm")
async def confirm(notice: NoticeId, ask: SaidCode, server: TheServer, key: OwnKey) -> Channel:
    """Confirm an address with the number that was sent there. From now on notices go there."""
    return await _notifier(server).confirm(hashed(key), notice, ask.code)


@router.post("/mine/notices/{notice}/delete")
async def end(notice: NoticeId, server: TheServer, key: OwnKey) -> Done:
    """Send no more notices there."""
    await _notifier(server).end(NoticeRow.id == notice, NoticeRow.player == hashed(key))
    return Done()


@router.post("/notices/stop/{stop}")
async def stop(stop: Annotated[str, Path(max_length=40)], server: TheServer) -> Done:
    """Unsubscribe with the link in a notice. Mail programs use it by themselves (RFC 8058)."""
    await _notifier(server).end(NoticeRow.stop == stop)
    return Done()
