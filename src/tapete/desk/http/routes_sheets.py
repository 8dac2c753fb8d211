"""A design as a spreadsheet: written, and read back without taking anything."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from ...runtime.workers import aside
from ...table.http.access import Address, Language
from ...table.http.described import described
from ...table.http.downloads import as_attachment
from ...table.live.worker_pool import PoolDown
from ...table.refusals import Refusal
from ..design.spreadsheets import FORMATS, sheets_file, sheets_read
from ..messages import SheetsAnswer
from .access import TheDesk
from .routes import GameQuery, RulesetQuery, design_in, named
from .routes_work import ChangesQuery

router = APIRouter(prefix="/api/desk", tags=["desk"])

BINARY = {"schema": {"type": "string", "format": "binary"}}


@router.get("/sheets", response_class=Response, responses={200: {"content": {
    media: BINARY for _, media in FORMATS.values()}}})
async def file(desk: TheDesk, address: Address, language: Language, game: GameQuery, ruleset: RulesetQuery = None,
               changes: ChangesQuery = None,
               kind: Annotated[Literal["xlsx", "ods", "csv"], Query(description="The format; `csv` is an archive with "
                                                                    "a file for each sheet.")] = "xlsx") -> Response:
    """A design as a spreadsheet: its cards, events, roles, lists and numbers."""
    design = design_in(game, ruleset, changes)
    name, rules = await aside(named, design)
    data = await _at_press(desk, address, sheets_file, name, rules, design.changes, kind, language)
    ending, media = FORMATS[kind]
    return Response(data, media_type=media, headers=as_attachment(f"{name}-{rules}{ending}"))


@router.put("/sheets", response_model=described(SheetsAnswer), openapi_extra={"requestBody": {
    "required": True, "content": {"application/octet-stream": BINARY}}})
async def read(request: Request, desk: TheDesk, address: Address, language: Language, game: GameQuery,
               name: Annotated[str, Query(min_length=1, max_length=200, pattern=r"^[^/\\\x00-\x1f]+$",
                                          description="The file's name; its ending says the format.")],
               ruleset: RulesetQuery = None) -> SheetsAnswer:
    """What a filled spreadsheet changes, sheet by sheet, and what is wrong in it. Nothing is taken or saved: `changes`
    are for the page to take."""
    found, rules = await aside(named, design_in(game, ruleset, None))
    answer: SheetsAnswer = await _at_press(desk, address, sheets_read, found, rules, await request.body(), name,
                                           language)
    return answer


async def _at_press(desk: Any, who: str, work: Any, *given: Any) -> Any:
    """The result of work in a process of its own, which no file can take the server down with."""
    try:
        return await desk.press.ask(who, work, *given)
    except PoolDown:
        raise Refusal("busy") from None
