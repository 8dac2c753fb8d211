"""`tapete desk`, and the desk of `tapete serve`."""
from __future__ import annotations

import webbrowser
from collections.abc import Callable
from typing import Any

import pytest

from tapete.table.ops import run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The settings of each server that would have been begun."""
    found: list[Any] = []

    def begin(settings: Any, answers: Callable[[], None]) -> None:
        found.append(settings)
        answers()
    monkeypatch.setattr(run, "run", begin)
    return found


@pytest.mark.parametrize(("words", "desk"), [
    (("desk", "--no-open"), "local"), (("desk", "--no-open", "--desk", "off"), "off"), (("serve",), "off"),
    (("serve", "--desk", "local"), "local"), (("serve", "--host", "0.0.0.0"), "off")])
def test_who_has_a_desk(tapete: Any, served: list[Any], tmp_path: Any, words: tuple[str, ...], desk: str) -> None:
    code, _, said = tapete(*words, "--database", f"sqlite+aiosqlite:///{tmp_path}/t.db", "--lang", "en")
    assert code == 0, said
    assert [each.desk for each in served] == [desk] and served[0].desk_folder == tmp_path


def test_the_desks_page_is_opened(tapete: Any, served: list[Any], tmp_path: Any,
                                  monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    assert tapete("desk", "--port", "8123", "--database", f"sqlite+aiosqlite:///{tmp_path}/t.db")[0] == 0
    assert opened == ["http://localhost:8123/desk"]


def test_a_desk_that_asks_for_a_key_needs_one(tapete: Any, served: list[Any], tmp_path: Any) -> None:
    code, _, said = tapete("desk", "--desk", "key", "--database", f"sqlite+aiosqlite:///{tmp_path}/t.db")
    assert code == 2 and "desk_key" in said and said.count("\n") == 1 and served == []
