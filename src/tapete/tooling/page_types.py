"""Generates TypeScript types from a game's declarations, for its part of the page.

    python -m tapete.tooling.page_types web/src/games       writes them again

It writes the types of each game whose folder has a `declared.ts`. Then the page's build fails if the page does not
handle an event, or uses an argument with a wrong type.
"""
from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from ..gamedef.game import Game
from ..gamedef.vocabulary import VocabularyWord
from ..games import find_game
from .changed import write_changed

FILE = "declared.ts"
HEAD = "/** Made of what the game declares, by `python -m tapete.tooling.page_types`: not to be written by hand. */\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def declared_of(game: Game) -> str:
    """A game's words and the types of its view, as TypeScript."""
    view: type[BaseModel] = get_type_hints(type(game).view)["return"]
    return "\n".join([HEAD, *_words(game), *(_interface(model) for model in _models(view))])


def _words(game: Game) -> Iterator[str]:
    yield "/** What the log tells, with its arguments. */\nexport interface Told {"
    for told in game.wording.words.told:
        args = "; ".join(f"{name}: {kind}" for name, kind in _parts(told).items())
        yield f"  {told.name}: {{ {args} }}" if args else f"  {told.name}: Record<string, never>"
    yield "}\n"
    pace = ", ".join(f"{told.name}: {told.beat}" for told in game.wording.words.told)
    yield ("/** How long each is shown, in milliseconds; 0 in passing. */\n"
           f"export const PACE: Record<keyof Told, number> = {{ {pace} }}\n")
    yield f"/** Kinds of choices. */\nexport type ActName = {_union(act.name for act in game.wording.words.acts)}\n"
    yield ("/** What is asked. */\nexport type AskName = "
           f"{_union(op.name for op in game.wording.words.asked if op.waits)}\n")


def _parts(told: VocabularyWord) -> dict[str, str]:
    return {name: page for argument, kind in told.args.items() for name, page in kind.pages(argument).items()}


def _union(names: Iterator[str]) -> str:
    return " | ".join(f"'{name}'" for name in names)


def _models(model: type[BaseModel]) -> list[type[BaseModel]]:
    """A model and all models inside it, the innermost first."""
    found: list[type[BaseModel]] = []
    for info in model.model_fields.values():
        for inner in _inside(info.annotation):
            found.extend(each for each in _models(inner) if each not in found)
    return [*found, model]


def _inside(kind: Any) -> Iterator[type[BaseModel]]:
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
    for part in get_args(kind):
        yield from _inside(part)


def _interface(model: type[BaseModel]) -> str:
    fields = "".join(f"  {name}: {typescript(info.annotation)}\n" for name, info in model.model_fields.items())
    return f"export interface {_called(model)} {{\n{fields}}}\n"


def _called(model: type[BaseModel]) -> str:
    """The name of a model on the page: `SeatView` becomes Seat; the whole view keeps its name."""
    short = model.__name__.removesuffix("View")
    return model.__name__ if model.__module__.split(".")[-2] == short.lower() else short


def typescript(kind: Any) -> str:
    """A Python type as TypeScript; TypeError for a type that JSON does not have."""
    if kind in PLAIN:
        return PLAIN[kind]
    parts = get_args(kind)
    match get_origin(kind):
        case origin if origin in (list, Sequence):
            inner = typescript(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case origin if origin in (dict, Mapping):
            return f"Record<{typescript(parts[0])}, {typescript(parts[1])}>"
        case origin if origin in (Union, UnionType):
            return " | ".join(typescript(part) for part in parts)
        case origin if origin is Literal:
            return " | ".join(f"'{part}'" if isinstance(part, str) else str(part) for part in parts)
        case origin if origin is Annotated:
            return typescript(parts[0])
        case origin if origin is tuple:
            return f"[{', '.join(typescript(part) for part in parts)}]"
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return _called(kind)
    raise TypeError(f"{kind}: JSON has no such type")


def main(folder: Path) -> None:
    for file in sorted(folder.glob(f"*/{FILE}")):
        write_changed(file, declared_of(find_game(file.parent.name)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
