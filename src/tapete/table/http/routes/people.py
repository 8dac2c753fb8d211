"""Routes for the data of the person who asks, by their browser's key."""
from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from ...people import key_words as keys
from ...people import profiles as people
from ...people.secrets import hashed
from ...refusals import Refusal
from ...view.qr_codes import picture_of
from ..access import Language, PlayerKey, TheServer
from ..schema_people import Forgotten, KeyWords, Profile, SaidKey, SaidWords
from .tables import site_of

router = APIRouter(prefix="/api/mine", tags=["people"])


async def own_key(player: PlayerKey) -> str:
    """The key of the person who asks. Raises Refusal without one."""
    if player is None:
        raise Refusal("no_key")
    return player


OwnKey = Annotated[str, Depends(own_key)]


@router.get("/profile")
async def profile(server: TheServer, key: OwnKey, language: Language) -> Profile:
    """The finished games of your key, with statistics."""
    return await people.profile_of(server.store, hashed(key), language)


@router.post("/forget")
async def forget(server: TheServer, key: OwnKey) -> Forgotten:
    """Delete all of it. Your seats at existing tables remain, with their chat. The host can delete those."""
    async with server.store.writing() as db:
        return Forgotten(games=await people.forget(db, hashed(key)))


@router.get("/words")
async def words(key: OwnKey, language: Language) -> KeyWords:
    """Your key as words, to type on another device."""
    return KeyWords(words=keys.words_of(key, language))


@router.post("/key")
async def said(ask: SaidWords) -> SaidKey:
    """The key that the words stand for, in either language."""
    return SaidKey(key=keys.key_of(ask.words))


@router.get("/qr.svg", response_class=Response,
            responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
async def qr(server: TheServer, request: Request, key: OwnKey) -> Response:
    """A link that gives your key to another device, as a QR code. Browsers send no server the part after #."""
    return picture_of(f"{site_of(server, request)}/me#{key}")
