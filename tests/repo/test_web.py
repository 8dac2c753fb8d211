"""The page's types equal those of the server, because TypeScript cannot see when they differ."""
import re
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel

from tapete.errors import DefectError
from tapete.gamedef.kinds import Kind
from tapete.games import NAMES, find_game
from tapete.table.http import schema, schema_people, schema_play
from tapete.table.view import board
from tapete.tooling.page_types import FILE, declared_of, typescript

WEB = Path(__file__).parents[2] / "web/src"
CALLED = {"Event": "Happening", "Error": "Failure"}
"""What the page calls otherwise: Event and Error are names of the browser's own."""


def interface(path: Path, name: str) -> set[str] | None:
    """The keys of a TypeScript interface; None if there is none of this name."""
    text = path.read_text(encoding="utf-8")
    head = rf"interface {name}(?:<[^>]*>)? \{{"
    found = re.search(head + r"\n(.*?)\n\}", text, re.S) or re.search(head + r" (.*) \}$", text, re.M)
    if found is None:
        return None
    plain, inner = found[1], 1
    while inner:                                        # a record within the record has keys of its own
        plain, inner = re.subn(r"\{[^{}]*\}", "", plain)
    return set(re.findall(r"(?:^|[;\n])\s*(\w+)\??:", plain))


MESSAGES = {**vars(schema), **vars(schema_play), **vars(schema_people)}.values()
ANSWERS = [model for model in MESSAGES if isinstance(model, type) and issubclass(model, BaseModel)
           and not issubclass(model, schema.Ask) and model is not BaseModel]


@pytest.mark.parametrize("model", ANSWERS, ids=lambda model: model.__name__)
def test_what_the_server_answers_is_what_the_page_reads(model: type[BaseModel]) -> None:
    keys = interface(WEB / "lib/types.ts", CALLED.get(model.__name__, model.__name__))
    if keys is not None:
        assert keys == set(model.model_fields)


BOARD = [model for model in vars(board).values() if isinstance(model, type) and issubclass(model, BaseModel)
         and model.__module__ == board.__name__]


@pytest.mark.parametrize("model", BOARD, ids=lambda model: model.__name__)
def test_what_the_server_says_of_a_board_is_what_the_page_reads(model: type[BaseModel]) -> None:
    assert interface(WEB / "lib/board/spec.ts", model.__name__) == set(model.model_fields)


def test_the_page_knows_most_answers() -> None:
    known = [model for model in ANSWERS if interface(WEB / "lib/types.ts", CALLED.get(model.__name__, model.__name__))]
    assert len(known) >= 20


DECLARED = sorted(WEB.glob(f"games/*/{FILE}"))


@pytest.mark.parametrize("file", DECLARED, ids=lambda file: file.parent.name)
def test_the_page_reads_what_the_game_declares(file: Path) -> None:
    """`python -m tapete.tooling.page_types web/src/games` writes it anew."""
    assert file.read_text(encoding="utf-8") == declared_of(find_game(file.parent.name))


@pytest.mark.parametrize("file", DECLARED, ids=lambda file: file.parent.name)
def test_no_shape_is_written_by_hand_that_the_game_declares(file: Path) -> None:
    """Carcosa, Four Souls and Bethlem once had them twice, and one of Bethlem's had become another."""
    declared = shapes(file)
    again = {other.name: declared & shapes(other) for other in file.parent.glob("*.ts") if other != file}
    assert {name: both for name, both in again.items() if both} == {}


def shapes(file: Path) -> set[str]:
    return set(re.findall(r"^(?:export )?interface (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_game_of_ours_has_a_page_whose_types_it_declares() -> None:
    """So no happening is unknown to its page: each has the beat that it is declared with, and one that changes the view
    is changed by its own arguments."""
    assert [file.parent.name for file in DECLARED] == sorted(NAMES)
    for file in DECLARED:
        beats = (file.parent / "beats.ts").read_text(encoding="utf-8")
        pace = re.search(r"PACE: Record<keyof Told, number> = \{ (.*) \}", file.read_text(encoding="utf-8"))
        assert pace and pace[1].split(", ") == [
            f"{told.name}: {told.beat}" for told in find_game(file.parent.name).wording.words.told], file.parent.name
        assert re.search(r"const BEATS = beatsOf<Told, \w+View>\(PACE, \{", beats), file.parent.name


@pytest.mark.parametrize("name", [file.parent.name for file in DECLARED])
def test_each_happening_has_the_arguments_that_its_type_names(name: str) -> None:
    """A kind whose argument is several in JSON says the types of all."""
    for told in find_game(name).wording.words.told:
        for argument, kind in told.args.items():
            value = next(value for value in range(kind.start, 256) if is_value(kind, find_game(name).lore, value))
            assert set(kind.parts(find_game(name).lore, argument, value)) == set(kind.pages(argument)), told.name


def is_value(kind: Kind, lore: object, value: int) -> bool:
    try:
        kind.id(lore, value)
    except DefectError:
        return False
    return True


@pytest.mark.parametrize(("kind", "said"), [
    (int, "number"), (str | None, "string | null"), (list[str | None], "(string | null)[]"),
    (dict[str, list[int]], "Record<string, number[]>"), (Literal["a", 2], "'a' | 2"),
    (Annotated[bool, "x"], "boolean"), (tuple[int, str], "[number, string]")])
def test_types_of_json_are_written_as_typescript(kind: Any, said: str) -> None:
    assert typescript(kind) == said


def test_what_json_does_not_hold_has_no_type() -> None:
    with pytest.raises(TypeError, match="JSON has no such type"):
        typescript(bytes)


SCROLLS = re.compile(r"([^{}]*)\{([^{}]*overflow(?:-[xy])?: (?:auto|scroll)[^{}]*)\}")
HELD_ELSEWHERE = {".stage", ".hand .sheets"}
"""The stage's own buttons lie on what is around it; sheets are sticky wherever they scroll so."""


def test_what_scrolls_holds_all_that_lies_in_it() -> None:
    """Else what is there for screen readers alone, absolutely placed, makes the page longer than the window."""
    loose = [f"{file.relative_to(WEB)}: {selector.strip()}"
             for kind in ("*.svelte", "*.css") for file in sorted(WEB.rglob(kind))
             for selector, body in SCROLLS.findall(file.read_text(encoding="utf-8"))
             if "position:" not in body and selector.strip() not in HELD_ELSEWHERE]
    assert not loose, "expected position: relative in " + "; ".join(loose)
