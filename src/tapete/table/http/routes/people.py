"""What belongs to whoever asks, by the key of their browser."""
from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from ...people import key_words as keys
from ...people import profiles as people
from ...people.secrets import hashed
from ...view.qr_codes import picture_of
from ..access import Language, PlayerKey, TheServer
from ..refusals import Refusal
from ..schema_people import Forgotten, KeyWords, Profile, SaidKey, SaidWords
from .tables import site_of

router = APIRouter(prefix="/api/mine", tags=["people"])


async def own_key(player: PlayerKey) -> str:
    """The key of whoever asks; Refusal without one."""
    if player is None:
        raise Refusal("no_key")
    return player


OwnKey = Annotated[str, Depends(own_key)]


@router.get("/profile")
async def profile(server: TheServer, key: OwnKey, language: Language) -> Profile:
    """The games that one's key has played to their end, and what follows from them."""
    return await people.profile_of(server.store, hashed(key), language)


@router.post("/forget")
async def forget(server: TheServer, key: OwnKey) -> Forgotten:
    """Have all of it deleted. Seats of tables that there are go on, with what was said there: those are the host's to
    delete."""
    async with server.store.writing() as db:
        return Forgotten(games=await people.forget(db, hashed(key)))


@router.get("/words")
async def words(key: OwnKey, language: Language) -> KeyWords:
    """One's key in words, to be typed on another device."""
    return KeyWords(words=keys.words_of(key, language))


@router.post("/key")
async def said(ask: SaidWords) -> SaidKey:
    """The key that words say, in either language."""
    return SaidKey(key=keys.key_of(ask.words))


@router.get("/qr.svg", response_class=Response,
            responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
async def qr(server: TheServer, request: Request, key: OwnKey) -> Response:
    """A link by which another device takes on one's key, as a QR code. What is behind its # goes to no server."""
    return picture_of(f"{site_of(server, request)}/me#{key}")
