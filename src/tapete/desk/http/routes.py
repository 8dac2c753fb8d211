"""The desk's HTTP API: the form, checked changes, variants, and live figures."""
from __future__ import annotations

from functools import partial
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Path, Query, Response, WebSocket
from pydantic import AfterValidator, BaseModel, Field, ValidationError

from ...files.config import parse_yaml, plain_data
from ...files.yaml_writer import as_yaml
from ...games import find_game
from ...table.http.access import Language, pick_language
from ...table.http.callers import caller_at
from ...table.http.described import described
from ...table.http.downloads import as_attachment
from ...table.http.schema import RequestBody
from ...table.ops.moderation import desk_access
from ...table.ops.server import Server
from ...table.people.host import game_of, ruleset_of
from ...table.refusals import Refusal, not_understood
from ...text.plain_text import one_line
from ...text.spoken import SpokenError
from ..design.beginnings import beginning_of, beginnings_told
from ..design.changes import check, config_of, flat
from ..design.form import form_of
from ..desk import Desk, games_told
from ..messages import CardToCopy, CheckedDesign, CopiedCard, DeskForm, DeskGame, SavedVariant
from ..studies.live import serve
from .access import TheDesk, check_key, desk_of

router = APIRouter(prefix="/api/desk", tags=["desk"])

Word = Annotated[str, Field(max_length=40)]
GameQuery = Annotated[str, Query(max_length=40)]
RulesetQuery = Annotated[str | None, Query(max_length=40, description="The ruleset. Without it, the game's default.")]
VariantName = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(one_line)]
VariantId = Annotated[str, Path(max_length=40)]


class Design(RequestBody):
    """A game by changed options: `changes` are values by the dotted paths of a form's fields."""

    game: Word
    ruleset: Word | None = None
    changes: dict[str, Any] = {}


class SentFigures(BaseModel):
    """The figures measured for a variant, as the page sent them."""

    model_config = {"extra": "allow"}

    games: int
    seeds: list[int]


class NewVariant(Design):
    name: VariantName
    note: Annotated[str, Field(max_length=2000)] = ""
    parent: Word | None = None
    figures: SentFigures | None = None


class VariantChange(RequestBody):
    name: VariantName | None = None
    note: Annotated[str, Field(max_length=2000)] | None = None
    parent: Word | None = None
    changes: dict[str, Any] | None = None
    figures: SentFigures | None = None
    deleted: bool | None = None


class VariantFile(RequestBody):
    name: VariantName
    yaml: Annotated[str, Field(max_length=60_000)]
    game: Word
    ruleset: Word | None = None


def named(design: Design) -> tuple[str, str]:
    """The names of a design's game and ruleset; Refusal if one of them does not exist."""
    game = game_of(design.game)
    return game.name, ruleset_of(game, design.ruleset).name


# ---- the form ----------------------------------------------------------------------------------

@router.get("/games", dependencies=[Depends(desk_of)], response_model=described(list[DeskGame]))
def games(language: Language) -> list[DeskGame]:
    """The games, with their rulesets, numbers of players, and who may play them."""
    return games_told(language)


@router.get("/form", dependencies=[Depends(desk_of)], response_model=described(DeskForm))
def form(game: GameQuery, language: Language, ruleset: RulesetQuery = None) -> DeskForm:
    """Every option of a ruleset, in sections, with its value."""
    found = game_of(game)
    return form_of(found.name, ruleset_of(found, ruleset).name, language)


@router.get("/beginnings", dependencies=[Depends(desk_of)], response_model=described(list[CardToCopy]))
def beginnings(game: GameQuery, language: Language,
               path: Annotated[str, Query(max_length=200)]) -> list[CardToCopy]:
    """The game's cards that a custom card may begin from, in the field of a path."""
    return beginnings_told(game_of(game).name, path, language)


@router.get("/beginnings/{card}", dependencies=[Depends(desk_of)], response_model=described(CopiedCard))
def beginning(card: Annotated[str, Path(max_length=40)], game: GameQuery, language: Language,
              path: Annotated[str, Query(max_length=200)]) -> CopiedCard:
    """`texts`: such a card's text with a new name, and that of the character who begins with it. `instead`: the changes
    that remove the originals."""
    return beginning_of(game_of(game).name, path, card, language)


@router.post("/check", dependencies=[Depends(desk_of)], response_model=described(CheckedDesign))
def checked(ask: Design, language: Language) -> CheckedDesign:
    """Whether changes make a valid game, the errors with their fields, and the configuration file."""
    return check(*named(ask), ask.changes, language)


# ---- variants ----------------------------------------------------------------------------------

@router.get("/variants", response_model=described(list[SavedVariant]))
def variants(desk: TheDesk) -> list[SavedVariant]:
    """All saved variants, the oldest first, including deleted ones, because they can be restored."""
    return desk.store.variants()


@router.post("/variants", status_code=201, response_model=described(SavedVariant))
def keep(ask: NewVariant, desk: TheDesk) -> SavedVariant:
    """Save a variant."""
    game, ruleset = named(ask)
    _check_parent(desk, ask.parent, None)
    config_of(game, ruleset, ask.changes)       # a variant that no file could express is not saved
    return desk.store.add_variant(parent=ask.parent, game=game, ruleset=ruleset, name=ask.name, note=ask.note,
                                  changes=ask.changes,
                                  figures=None if ask.figures is None else ask.figures.model_dump())


@router.post("/variants/file", status_code=201, response_model=described(SavedVariant))
def bring(ask: VariantFile, desk: TheDesk) -> SavedVariant:
    """Save a configuration file as a variant."""
    game, ruleset = named(Design(game=ask.game, ruleset=ask.ruleset))
    tree = plain_data(parse_yaml(ask.yaml, ask.name))
    find_game(game).options(find_game(game).ruleset(ruleset), tree)
    return desk.store.add_variant(parent=None, game=game, ruleset=ruleset, name=ask.name, note="", figures=None,
                                  changes=flat(game, ruleset, tree or {}))


@router.patch("/variants/{variant}", response_model=described(SavedVariant))
def change(variant: VariantId, ask: VariantChange, desk: TheDesk) -> SavedVariant:
    """Rename a variant, write a note on it, change it, or restore it."""
    found = variant_of(desk, variant)
    given = ask.model_dump(exclude_unset=True)
    nullable = ("parent", "figures")
    wrong = next((name for name, value in given.items() if value is None and name not in nullable), None)
    if wrong is not None:
        raise Refusal("bad_request", what=SpokenError("no-null", where=wrong))
    if "parent" in given:
        _check_parent(desk, ask.parent, variant)
    if ask.changes is not None:
        config_of(found["game"], found["ruleset"], ask.changes)
    return (desk.store.change_variant(variant, **given) if given else found) or found


@router.delete("/variants/{variant}", response_model=described(SavedVariant))
def delete(variant: VariantId, desk: TheDesk) -> SavedVariant:
    """Delete a variant; it can be restored."""
    found = variant_of(desk, variant)
    return desk.store.change_variant(variant, deleted=True) or found


@router.get("/variants/{variant}.yaml", response_class=Response,
            responses={200: {"content": {"application/yaml": {"schema": {"type": "string"}}}}})
def file(variant: VariantId, desk: TheDesk) -> Response:
    """A variant as the file that every command takes."""
    found = variant_of(desk, variant)
    config = config_of(found["game"], found["ruleset"], found["changes"])
    text = as_yaml(config, f"{found['name']}: {found['game']} {found['ruleset']}")
    return Response(text, media_type="application/yaml", headers=as_attachment(f"{found['game']}-{found['id']}.yaml"))


def variant_of(desk: Desk, which: str) -> SavedVariant:
    found = desk.store.variant(which)
    if found is None:
        raise Refusal("no_variant", id=which)
    return found


def _check_parent(desk: Desk, parent: str | None, child: str | None) -> None:
    """Refusal for a parent that does not exist, or that descends from its child."""
    seen = {child}
    while parent is not None:
        if parent in seen:
            raise SpokenError("desk-own-parent")
        seen.add(parent)
        parent = variant_of(desk, parent)["parent"]


# ---- live --------------------------------------------------------------------------------------

@router.websocket("/live")
async def live(socket: WebSocket) -> None:
    """Questions about designs over a WebSocket, each answered by figures that become more certain."""
    server = cast(Server, socket.app.state.server)
    caller = caller_at(socket.client)
    if not server.sockets.enter(caller, server.settings.limits.sockets_each):
        await socket.close(1008)
        return
    try:
        await socket.accept()
        desk: Desk | None = socket.app.state.desk
        if desk is None or desk_access(server.settings, caller) == "off":
            language = pick_language(socket.query_params.get("lang"), socket.headers.get("accept-language"))
            await socket.send_json({"ask": -1, "state": "refused", "sentence": Refusal("no_desk").sentence(language)})
            await socket.close(1008)
        else:
            await serve(desk, socket, caller, partial(check_key, server, caller))
    finally:
        server.sockets.leave(caller)


def design_in(game: str, ruleset: str | None, changes: str | None) -> Design:
    """A design from a query; Refusal if it is invalid."""
    try:
        return Design(game=game, ruleset=ruleset, changes=plain_data(parse_yaml(changes or "{}", "changes")))
    except ValidationError as error:
        raise not_understood(error.errors()) from None
