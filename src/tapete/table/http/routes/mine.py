"""Routes for the games of the person who asks, by their browser's key."""
from __future__ import annotations

from fastapi import APIRouter, Request

from ...people import my_tables as mine
from ..access import Language, PlayerKey, TheServer
from ..schema import MyGame
from .tables import link_of

router = APIRouter(prefix="/api/mine", tags=["people"])


@router.get("")
async def games(server: TheServer, request: Request, player: PlayerKey, language: Language) -> list[MyGame]:
    """The tables at which your key holds a seat, first those that wait for you. Empty without a key."""
    if player is None:
        return []
    return await mine.games_of(server, player, language, lambda code: link_of(server, request, code))
