"""The page's types are generated from what the server describes and from what games declare."""
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest

from tapete.errors import DefectError
from tapete.gamedef.kinds import Kind
from tapete.games import NAMES, find_game
from tapete.tooling import api_types
from tapete.tooling.page_types import FILE, declared_of, typescript

from ..needs import missing

ROOT = Path(__file__).parents[2] / "web"
WEB = ROOT / "src"
API = api_types.description()
SHAPES = API["components"]["schemas"]
OF_THE_GAME = {"GET /api/games/{game}/cards"}
"""Answers with a form of each game's own."""


# ---- the API -----------------------------------------------------------------------------------

def test_the_page_has_the_types_that_the_server_describes() -> None:
    """`python -m tapete.tooling.api_types web` writes them again, and so does `make web`."""
    if not (ROOT / api_types.TOOL).is_file():
        missing("openapi-typescript", "npm ci in web")
    written = (ROOT / api_types.FILE).read_text(encoding="utf-8")
    assert written == api_types.typescript_of(API, ROOT)


def test_no_shape_of_the_api_is_written_by_hand() -> None:
    """Two files once had them all a second time."""
    generated = {api_types.FILE.name, FILE}
    again = {str(file.relative_to(WEB)): both for kind in ("*.ts", "*.svelte") for file in sorted(WEB.rglob(kind))
             if file.name not in generated and (both := by_hand(file.read_text(encoding="utf-8")) & set(SHAPES))}
    assert again == {}


def by_hand(text: str) -> set[str]:
    """The names of types that a file of the page writes out. Types made of others are none of them."""
    found = re.findall(r"^ *(?:export )?(?:interface (\w+)|type (\w+)(?:<[^>]*>)? = \{(?! *\[))", text, re.MULTILINE)
    return {"".join(names) for names in found}


def test_a_shape_that_is_written_by_hand_is_found() -> None:
    assert by_hand("export interface Now<V> {\ntype Why = { legal: boolean }\n  type A = B & { c: 1 }\n"
                   "type F = { [K in L]: 1 }\nexport type D = E['f']") == {"Now", "Why"}


def test_every_answer_is_described_by_name() -> None:
    """An answer that is called an object and nothing more would be anything at all in the page."""
    loose = {where for where, schema in answers() if "$ref" not in str(schema)}
    assert loose == OF_THE_GAME


def answers() -> Iterator[tuple[str, Any]]:
    """The schema of each answer of the API that is JSON."""
    for path, methods in API["paths"].items():
        for method, asked in methods.items():
            for status, answer in asked["responses"].items():
                if status.startswith("2") and "application/json" in answer.get("content", {}):
                    yield f"{method.upper()} {path}", answer["content"]["application/json"]["schema"]


def test_every_shape_of_the_api_has_a_name_of_its_own() -> None:
    """Pydantic tells two of one name apart by their modules, and FastAPI by `-Input` and `-Output`."""
    assert [name for name in SHAPES if not re.fullmatch(r"[A-Z][A-Za-z]+", name)] == []


# ---- what games declare ------------------------------------------------------------------------

DECLARED = sorted(WEB.glob(f"games/*/{FILE}"))


@pytest.mark.parametrize("file", DECLARED, ids=lambda file: file.parent.name)
def test_the_page_reads_what_the_game_declares(file: Path) -> None:
    """`python -m tapete.tooling.page_types web/src/games` writes it again."""
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
            parts, typed = set(kind.parts(find_game(name).lore, argument, value)), set(kind.pages(argument))
            always = {each for each in typed if not each.endswith("?")}
            assert always <= parts <= {each.removesuffix("?") for each in typed}, told.name


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
"""The stage's own buttons are on the parts around it. Sheets that scroll that way are sticky."""


def test_what_scrolls_holds_all_that_lies_in_it() -> None:
    """Else what is there for screen readers alone, absolutely placed, makes the page longer than the window."""
    loose = [f"{file.relative_to(WEB)}: {selector.strip()}"
             for kind in ("*.svelte", "*.css") for file in sorted(WEB.rglob(kind))
             for selector, body in SCROLLS.findall(file.read_text(encoding="utf-8"))
             if "position:" not in body and selector.strip() not in HELD_ELSEWHERE]
    assert not loose, "expected position: relative in " + "; ".join(loose)
