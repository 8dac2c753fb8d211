"""The desk's bench: cards of one's own, one by one, and the drawings for them."""
from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from pydantic import Field

from ...icons import drawn
from ...icons.finder import LONGEST, find_icons
from ...runtime.workers import aside
from ...table.http.access import Address, Language
from ...table.http.described import described
from ...table.live.worker_pool import PoolDown
from ...table.refusals import Refusal
from .. import cards
from ..design.bench import bench_of, cards_in
from ..messages import BenchCard, BenchCards, CardBench, IconsFound, OwnFace
from .access import TheDesk, desk_of
from .routes import Design, GameQuery, RulesetQuery, Word, named

router = APIRouter(prefix="/api/desk", tags=["desk"])

PAGE = 24
"""Drawings of one answer."""
PathQuery = Annotated[str, Query(max_length=200, description="The path of the field in which the cards are written.")]


class DesignField(Design):
    """A field of a design in which a designer writes cards."""

    path: Annotated[str, Field(max_length=200)]


class DesignCard(DesignField):
    """One of the cards there."""

    card: Word


@router.get("/bench", dependencies=[Depends(desk_of)], response_model=described(CardBench))
def bench(game: GameQuery, path: PathQuery, language: Language, ruleset: RulesetQuery = None) -> CardBench:
    """The fields that each card of a designer's own has, the ids that are free to use, and what it may say."""
    name, rules = named(Design(game=game, ruleset=ruleset))
    return bench_of(name, rules, path, language)


@router.post("/bench/cards", dependencies=[Depends(desk_of)], response_model=described(BenchCards))
def bench_cards(ask: DesignField) -> BenchCards:
    """The cards of one's own that changes write in a field, as data and as the text of a file."""
    return cards_in(*named(ask), ask.changes, ask.path)


@router.post("/bench/card", response_model=described(BenchCard))
async def bench_card(ask: DesignCard, desk: TheDesk, address: Address, language: Language) -> BenchCard:
    """A card of one's own as it is printed, its text in each language, and what is wrong with it."""
    game, rules = await aside(named, ask)
    picture = await aside(_picture, desk, game, ask.card)
    try:
        told: BenchCard = await desk.bench.ask(address, cards.card_told, game, rules, ask.changes, ask.path, ask.card,
                                               language, picture)
    except PoolDown:
        raise Refusal("busy") from None
    return told


@router.post("/bench/faces", response_model=described(list[OwnFace]))
async def bench_faces(ask: Design, desk: TheDesk, address: Address, language: Language) -> list[OwnFace]:
    """The designer's own cards that a design prints, at most 12, each as it is printed."""
    game, rules = await aside(named, ask)
    try:
        told: list[OwnFace] = await desk.bench.ask(address, cards.own_faces, game, rules, ask.changes, language)
    except PoolDown:
        raise Refusal("busy") from None
    return told


@router.get("/icons", dependencies=[Depends(desk_of)], response_model=described(IconsFound))
def icons(language: Language, text: Annotated[str, Query(max_length=LONGEST)] = "",
          start: Annotated[int, Query(ge=0, le=10_000)] = 0) -> IconsFound:
    """24 drawings of game-icons.net that fit the words of a text, in English or Spanish, the best first."""
    found = find_icons(text, language)
    return {"found": len(found), "icons": [{"name": one.name, "title": one.title, "path": drawn()[one.name]}
                                           for one in found[start:start + PAGE]]}


def _picture(desk: Any, game: str, card: str) -> Any:
    """The custom picture of a card as it is stored, if it has one."""
    return desk.store.pictures(game).get(card) if card in desk.store.small_pictures(game) else None
