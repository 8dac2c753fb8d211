"""Every message that the program asks for by name exists, also if the name is composed."""
import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import tapete

SOURCE = Path(tapete.__file__).parent


def written() -> set[str]:
    """The messages of all files of text, the games' too."""
    return {entry.id.name for file in SOURCE.rglob("*.ftl") if "wasm" not in file.parts
            for entry in parse(file.read_text(encoding="utf-8")).body if isinstance(entry, Message)}


def asked_for(code: str) -> Iterator[str]:
    """The names that code gives to `say`: as they stand, or an f-string with a name of a row that stands there too."""
    tree = ast.parse(code)
    rows = {target.id: node.value for node in ast.walk(tree) if isinstance(node, ast.Assign)
            for target in node.targets if isinstance(target, ast.Name)}
    for node in ast.walk(tree):
        for each in getattr(node, "generators", []):
            if isinstance(each.target, ast.Name):
                row = rows.get(getattr(each.iter, "id", ""), each.iter)
                names = [text.value for part in (row.keys if isinstance(row, ast.Dict) else [row]) if part
                         for text in ast.walk(part) if isinstance(text, ast.Constant) and isinstance(text.value, str)]
                for said in _said(node):
                    if isinstance(said, ast.JoinedStr):
                        yield from _filled(said, each.target.id, names)
    yield from (said.value for said in _said(tree) if isinstance(said, ast.Constant) and isinstance(said.value, str))


def _said(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "say":
                yield node.args[0]


def _filled(said: ast.JoinedStr, variable: str, names: list[str]) -> Iterator[str]:
    """An f-string with each name in its only place, if that place is the variable's alone."""
    places = [part for part in said.values if isinstance(part, ast.FormattedValue)]
    if len(places) == 1 and isinstance(places[0].value, ast.Name) and places[0].value.id == variable:
        for name in names:
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else name for part in said.values)


@pytest.mark.parametrize(("code", "names"), [
    ('speech.say("one", a=1)', ["one"]),
    ('Table(*(speech.say(f"lab-{column}") for column in ("a", "b")))', ["lab-a", "lab-b"]),
    ('columns = ["a", "b" if x else "c"]\nTable(*(say(f"lab-{column}") for column in columns))',
     ["lab-a", "lab-b", "lab-c"]),
    ('say(f"lab-{what}-{which}")', []),
])
def test_names_are_found_in_code(code: str, names: list[str]) -> None:
    assert list(asked_for(code)) == names


def test_every_message_that_is_asked_for_by_name_is_written() -> None:
    known = written()
    asked = {(file.relative_to(SOURCE).as_posix(), name) for file in SOURCE.rglob("*.py")
             for name in asked_for(file.read_text(encoding="utf-8"))}
    assert len(asked) > 300
    assert sorted(each for each in asked if each[1] not in known) == []
