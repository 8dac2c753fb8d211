"""The history of designs: what differs between two of them, and the changelog of a variant."""
from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends, Response

from ...runtime.workers import aside
from ...table.http.access import Language
from ...table.http.described import described
from ...table.http.downloads import as_attachment
from ...table.http.schema import RequestBody
from ..design.history import changelog_of, differences_told
from ..desk import Desk
from ..messages import DesignDifferences, SavedVariant
from .access import TheDesk, desk_of
from .routes import Design, VariantId, Word, named, variant_of

router = APIRouter(prefix="/api/desk", tags=["desk"])


class OtherDesign(RequestBody):
    """Another design of the same game."""

    ruleset: Word | None = None
    changes: dict[str, Any] = {}


class TwoDesigns(Design):
    """A design, and the one to compare it with; by default the ruleset as it is."""

    beside: OtherDesign | None = None


@router.post("/differences", dependencies=[Depends(desk_of)], response_model=described(DesignDifferences))
def compared(ask: TwoDesigns, language: Language) -> DesignDifferences:
    """What a design has otherwise than the one beside it: values, things, and rules that read otherwise."""
    game, ruleset = named(ask)
    other = ask.beside or OtherDesign(ruleset=ruleset)
    _, before = named(Design(game=game, ruleset=other.ruleset))
    return differences_told(game, (before, other.changes), (ruleset, ask.changes), language)


@router.get("/variants/{variant}/changelog.md", response_class=Response,
            responses={200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}})
async def changes(variant: VariantId, desk: TheDesk, language: Language) -> Response:
    """What each version changed on the way to a variant, the newest first, to send to people who play it."""
    versions = await aside(_versions, desk, variant)
    text = await aside(changelog_of, versions, language)
    return Response(text, media_type="text/markdown; charset=utf-8",
                    headers=as_attachment(f"{versions[-1]['game']}-{variant}.md"))


def _versions(desk: Desk, which: str) -> list[SavedVariant]:
    """A variant and those that it was made from, the first of them first; deleted ones are left out."""
    found = variant_of(desk, which)
    versions = [found]
    while found["parent"] is not None:
        found = variant_of(desk, found["parent"])
        if not found["deleted"]:
            versions.append(found)
    return versions[::-1]
