"""Custom pictures for cards, stored by game and card. Every print of a design that has the card uses its picture."""
from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from ...games import find_game
from ...runtime.workers import aside
from ...table.http.access import Address, Language
from ...table.http.described import described
from ...table.live.worker_pool import PoolDown
from ...table.refusals import Refusal
from ...text.spoken import SpokenError
from .. import printed
from ..studies.messages import PicturedCard, PutPicture
from .access import TheDesk
from .routes import GameQuery, RulesetQuery, design_in, named
from .routes_work import ChangesQuery

router = APIRouter(prefix="/api/desk", tags=["desk"])

MOST = 500
"""Most pictures of one game."""
CardName = Annotated[str, Path(min_length=1, max_length=80)]
GameName = Annotated[str, Path(max_length=40)]
PICTURE = {"schema": {"type": "string", "format": "binary"}}


@router.get("/pictures", response_model=described(list[PicturedCard]))
async def pictures(desk: TheDesk, address: Address, language: Language, game: GameQuery, ruleset: RulesetQuery = None,
                   changes: ChangesQuery = None,
                   players: Annotated[int | None, Query(ge=1, le=20)] = None) -> list[PicturedCard]:
    """The cards of a design that take a picture, in the order of printing. `picture` is the custom picture, small and
    as a data URL, or null. Pictures of cards that this design does not have come last, with `deck` null."""
    design = design_in(game, ruleset, changes)
    name, rules = await aside(named, design)
    kept = await aside(desk.store.small_pictures, name)
    cards = await _at_press(desk, address, printed.pictured, name, rules, design.changes, language, players)
    there = {card["card"] for card in cards}
    found: list[PicturedCard] = [
        {"card": card["card"], "title": card["title"], "deck": card["deck"], "picture": kept.get(card["card"])}
        for card in cards]
    others: list[PicturedCard] = [{"card": card, "title": card, "deck": None, "picture": small}
                                  for card, small in kept.items() if card not in there]
    return found + others


@router.put("/pictures/{game}/{card}", response_model=described(PutPicture), openapi_extra={"requestBody": {
    "required": True, "content": {"image/png": PICTURE, "image/jpeg": PICTURE, "image/webp": PICTURE}}})
async def put(game: GameName, card: CardName, request: Request, desk: TheDesk, address: Address) -> PutPicture:
    """Give a card a custom picture (PNG, JPEG or WebP) in place of the one before."""
    name = await aside(_game, game)
    kept, small = await _at_press(desk, address, printed.prepared, await request.body(), card)
    if not await aside(_put, desk, name, card, kept, small):
        raise SpokenError("desk-many-pictures", most=MOST)
    return {"card": card, "picture": small, "width": kept.width, "height": kept.height}


@router.delete("/pictures/{game}/{card}", status_code=204)
async def drop(game: GameName, card: CardName, desk: TheDesk) -> Response:
    """Remove a card's custom picture, so that the game's own drawing is used."""
    if not await aside(desk.store.drop_picture, await aside(_game, game), card):
        raise SpokenError("desk-no-picture", card=card)
    return Response(status_code=204)


def _game(name: str) -> str:
    return find_game(name).name


def _put(desk: Any, game: str, card: str, kept: Any, small: str) -> bool:
    done: bool = desk.store.put_picture(game, card, MOST, kind=kept.kind, width=kept.width, height=kept.height,
                                        data=kept.data, small=small)
    return done


async def _at_press(desk: Any, who: str, work: Any, *given: Any) -> Any:
    try:
        return await desk.press.ask(who, work, *given)
    except PoolDown:
        raise Refusal("busy") from None
