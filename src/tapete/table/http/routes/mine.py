"""The games of whoever asks, by the key of their browser."""
from __future__ import annotations

from fastapi import APIRouter, Request

from ...people import my_tables as mine
from ..access import Language, PlayerKey, TheServer
from ..schema import MyGame
from .tables import link_of

router = APIRouter(prefix="/api/mine", tags=["people"])


@router.get("")
async def games(server: TheServer, request: Request, player: PlayerKey, language: Language) -> list[MyGame]:
    """The tables at which one's key holds a seat, those that wait for one first; none without a key."""
    if player is None:
        return []
    return await mine.games_of(server, player, language, lambda code: link_of(server, request, code))
