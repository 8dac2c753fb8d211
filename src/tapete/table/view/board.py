"""The data that a page needs to draw a game's board: what is placed where, and the names of everything."""
from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from ... import icons
from ...errors import DefectError
from ...files.home import home_of
from ...gamedef.faces import PATTERN_OF, Face, Fill, Pattern, face_of, picture_of
from ...gamedef.game import Game
from ...gamedef.kinds import Kind, Named, Points, Seats, Voice
from ...gamedef.layout import Badge, Cards, Counter, Layout, LayoutPart, Pile, Places, Shape, Sheet, Track, Zone
from ...gamedef.paths import Given
from ...games import find_game, speech_of
from ...kernel.menu import Domain
from ...text.speech import Speech
from ..refusals import table_speech
from .guessed_layout import guess

NAMES: Mapping[type[LayoutPart], str] = {Counter: "counter", Badge: "badge", Track: "track", Cards: "cards",
                                         Pile: "pile",
                                         Places: "places", Sheet: "sheet"}
SEAT, NUMBER = "seat", "number"
"""The kinds whose values are shown as players' names, and as plain numbers."""


class MarkInfo(BaseModel):
    """What is known of each thing in a row: the path of a list in the row's order."""

    path: str
    label: str
    kind: str | None
    unless: str
    """The id that is not shown."""


class PartInfo(BaseModel):
    """A part of the board. `*` in a path stands for a seat."""

    part: Literal["counter", "badge", "track", "cards", "pile", "places", "sheet"]
    path: str
    label: str
    kind: str | None
    shape: Shape
    count: str | None
    top: str | None
    of: int | str | None
    low: int
    high: int
    spots: dict[str, tuple[float, float]]
    ways: list[tuple[str, str]]
    things: str | None
    who: str | None
    acts: list[str]
    """The choices that clicking a thing here means. If empty, all choices that name the thing."""
    place: str | None
    """The kind of the places in one's own row. Its first thing is at the first place."""
    places: list[str]
    """The ids of those places, in order."""
    marks: list[MarkInfo]
    takes: list[str]
    """The choices that dragging a thing here means."""
    always: bool
    """Whether the part is also shown if it is 0 or empty."""


class ZoneInfo(BaseModel):
    label: str
    parts: list[PartInfo]
    takes: list[str]
    """The choices that dragging a thing onto any of the parts means."""


class FaceInfo(BaseModel):
    """How a thing is drawn: its sign, and a picture as a data URL, or SVG paths in a square of 24 units, an icon's in
    one of 512; its colour as a hue, or as a fill with its pattern."""

    sign: str
    line: str
    ink: str
    icon: str
    hue: int | None
    fill: Fill | None
    pattern: Pattern | None
    picture: str


class ActInfo(BaseModel):
    """A kind of choice: how it is written, and the kinds of its arguments."""

    verb: str
    kinds: list[str]


class BoardInfo(BaseModel):
    """The data to draw a game's board, in one language."""

    game: str
    title: str
    hue: int | None
    status: list[PartInfo]
    table: list[ZoneInfo]
    seat: list[PartInfo]
    things: dict[str, dict[str, str]]
    """By kind: the name of each thing, by its id."""
    faces: dict[str, dict[str, FaceInfo]]
    acts: dict[str, ActInfo]
    told: dict[str, dict[str, str]]
    """By event: the kind of each argument."""
    fields: dict[str, str]
    """The labels of the view's fields."""
    own: bool
    """Whether the game draws its board itself, at the address `own-board`. If it fails, the rest of this draws it."""


@cache
def board_of(name: str, language: str) -> BoardInfo:
    """The board of a game by its name, cached."""
    return drawn(find_game(name), speech_of(name, language))


def drawn(game: Game, speech: Speech) -> BoardInfo:
    """The board of a game. Raises DefectError if labels of its layout have no message."""
    layout = game.presentation.layout or guess(game)
    say = Labels(game, speech)
    things = {key: dict(say.names(kinds)) for key, kinds in _by_name(_kinds(game, layout)).items()}
    board = BoardInfo(
        game=game.name, title=game.title[speech.language], hue=layout.hue,
        status=[say.part(part) for part in layout.status], table=[say.zone(each) for each in layout.table],
        seat=[say.part(part) for part in layout.seat],
        things=things | {"role": {role: speech.say(f"role-{role}") for role in game.roles}},
        faces={_called(kind): {key: _face_info(game, face_of(face)) for key, face in faces.items()}
               for kind, faces in layout.faces.items()},
        acts=_acts(game), told=_told(game),
        fields={field: say.label(field, must=False) for field in sorted(_fields(_view(game)))},
        own=game.presentation.own_board is not None)
    if say.unsaid:
        raise DefectError(f"{speech.language}: there is no message {', '.join(say.unsaid)}")
    return board


def _face_info(game: Game, face: Face) -> FaceInfo:
    picture = ""
    if face.picture:
        media_type, data = picture_of(face, home_of(game))
        picture = f"data:{media_type};base64,{b64encode(data).decode()}"
    return FaceInfo(sign=face.sign, line=face.line, ink=face.ink, hue=face.hue, picture=picture,
                    icon=icons.drawn()[face.icon] if face.icon else "", fill=face.fill,
                    pattern=face.pattern or (PATTERN_OF[face.fill] if face.fill else None))


class Labels:
    """The labels of a game's board, in one language."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.game, self.speech, self.common = game, speech, table_speech(speech.language)
        self.unsaid: list[str] = []
        """Messages that the author's own labels need, and that are missing."""

    def label(self, name: str, must: bool) -> str:
        """The label of a name: the game's own, else a common one, else the name in the code. `must`: note a missing
        message, because the author has laid this label out."""
        key = f"field-{name.replace('_', '-')}"
        for speech in (self.speech, self.common):
            if speech.has(key):
                return speech.say(key)
        if must:
            self.unsaid.append(key)
        return name.replace("_", " ").capitalize()

    def zone(self, each: Zone | LayoutPart) -> ZoneInfo:
        if isinstance(each, LayoutPart):
            return ZoneInfo(label="", parts=[self.part(each)], takes=[])
        return ZoneInfo(label=self.label(each.label, must=self.game.presentation.layout is not None) if each.label
                        else "",
                        parts=[self.part(part) for part in each.parts], takes=list(each.takes))

    def part(self, part: Any) -> PartInfo:
        declared = self.game.presentation.layout is not None

        def asked(name: str) -> Any:
            return getattr(part, name, None) or None

        kind, things, place = asked("kind"), asked("things"), asked("place")
        return PartInfo.model_validate({
            "part": NAMES[type(part)], "path": part.path, "label": self.label(part.label or part.name, must=declared),
            "kind": _called(kind) if kind else None, "things": _called(things) if things else None,
            "shape": asked("shape") or "card", "count": asked("count"), "top": asked("top"), "of": asked("of"),
            "low": asked("low") or 0, "high": asked("high") or 0, "spots": asked("spots") or {},
            "ways": asked("ways") or [], "who": asked("who"), "acts": list(asked("acts") or ()),
            "place": _called(place) if place else None,
            "places": list(place.ids(self.game.lore)) if place else [],
            "marks": [MarkInfo(path=mark.path, label=self.label(mark.label or mark.name, must=declared),
                               kind=_called(mark.kind) if mark.kind else None, unless=mark.unless)
                      for mark in asked("marks") or ()],
            "takes": list(asked("takes") or ()), "always": bool(asked("always"))})

    def names(self, kinds: Sequence[Kind]) -> Iterator[tuple[str, str]]:
        """The things of kinds that share a name, each with its own name."""
        for kind in kinds:
            own = isinstance(kind, Named) and type(kind).name_of is not Named.name_of
            for key in filter(None, kind.ids(self.game.lore)):
                if own or self.speech.has(f"{kind.name}-{key}"):
                    yield from self._named(kind, key)
                else:
                    yield key, key

    def _named(self, kind: Kind, key: str) -> Iterator[tuple[str, str]]:
        try:
            if isinstance(kind, Named):
                yield key, kind.name_of(Voice(self.speech, (), self.game.lore), key)
            else:
                yield key, self.speech.say(f"{kind.name}-{key}")
        except (ValueError, DefectError):   # an id reserved for custom cards, or a message that needs arguments
            return


def _view(game: Game) -> type[BaseModel]:
    view: type[BaseModel] = get_type_hints(type(game).view)["return"]
    return view


def _fields(model: type[BaseModel]) -> Iterator[str]:
    """The names of all fields of a view, and of the models within it."""
    for name, info in model.model_fields.items():
        yield name
        for inner in _models(info.annotation):
            yield from _fields(inner)


def _models(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and get_origin(annotation) is None and issubclass(annotation, BaseModel):
        yield annotation
    for each in get_args(annotation):
        yield from _models(each)


def _called(kind: Kind | Domain) -> str:
    """The page's name of a kind."""
    if isinstance(kind, Seats):
        return SEAT
    return NUMBER if isinstance(kind, Points) else kind.name


def _kinds(game: Game, layout: Layout) -> Iterator[Kind]:
    """All kinds of things that a view or a choice may name, except seats and numbers."""
    shown = [one for part in layout.parts() for one in (part, *getattr(part, "marks", ()))]
    named = [getattr(each, name, None) for each in shown for name in ("kind", "things", "place")]
    words = [*game.wording.words.told, *game.wording.words.acts] if hasattr(game.wording, "words") else []
    spoken = [kind for word in words for kind in word.args.values()]
    given = [kind for model in {_view(game), *_models_in(_view(game))} for info in model.model_fields.values()
             for said in info.metadata if isinstance(said, Given) for kind in (said.kind, said.by)]
    for kind in (*named, *layout.faces, *spoken, *given):
        if kind is not None and _called(kind) not in (SEAT, NUMBER):
            yield kind


def _models_in(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for info in model.model_fields.values():
        for inner in _models(info.annotation):
            yield inner
            yield from _models_in(inner)


def _by_name(kinds: Iterator[Kind]) -> dict[str, list[Kind]]:
    found: dict[str, list[Kind]] = {}
    for kind in kinds:
        same = found.setdefault(_called(kind), [])
        if kind not in same:
            same.append(kind)
    return found


def _acts(game: Game) -> dict[str, ActInfo]:
    found = {}
    for key, form in game.grammar.forms.items():
        kinds: Sequence[Kind | Domain] = list(getattr(key, "args", {}).values()) or form.domains
        name = getattr(key, "name", form.verb.upper().replace(" ", "_"))
        found[name] = ActInfo(verb=form.verb, kinds=[_called(kind) for kind in kinds])
    return found


def _told(game: Game) -> dict[str, dict[str, str]]:
    if not hasattr(game.wording, "words"):
        return {}
    return {told.name: {name: _called(kind) for name, kind in told.args.items()} for told in game.wording.words.told}
