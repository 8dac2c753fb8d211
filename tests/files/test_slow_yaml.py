"""The slow YAML reader in Python reads only texts that it can read quickly."""
from __future__ import annotations

from typing import Any

import pytest

from tapete.errors import InputError
from tapete.files import config
from tapete.files.config import parse_yaml

PIECES = ["?,", "? a,", "a,", "?,\n", "[],", "{},", "a: ,", "'',", "\"\",", "*a,", "&a ,", "!!str ,", "::1, ", "[", "{",
          "}", "a:\n", "- ", "? ", "a: b\n", "#\n", "---\n", "|\n"]
"""Of these a text can have many parts, or marks that the reader looks at one by one."""


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that the slow reader is given."""
    read: list[str] = []
    by = config._by

    def watched(what: str, text: str, name: str, pure: bool) -> Any:
        if pure:
            read.append(text)
        return by(what, text, name, pure)
    monkeypatch.setattr(config, "_by", watched)
    return read


@pytest.mark.parametrize("end", ["", "]"])
@pytest.mark.parametrize("piece", PIECES)
def test_a_text_of_many_parts_is_not_read_slowly(piece: str, end: str, slow: list[str]) -> None:
    with pytest.raises(InputError, match="mine, line"):
        parse_yaml(f"x: [::1, {piece * (60_000 // len(piece))}{end}", "mine")
    assert slow == []


def test_a_text_that_only_the_slow_reader_knows_is_read(slow: list[str]) -> None:
    honest = "".join(f"setting_{i}: 'a text, with signs: and - dashes'\n" for i in range(500))
    assert parse_yaml(f"{honest}hosts: [::1, 10.0.0.1]\n", "mine")["hosts"] == ["::1", "10.0.0.1"]
    assert len(slow) == 1


def test_an_anchor_that_is_there_twice_is_refused_without_a_warning(recwarn: pytest.WarningsRecorder) -> None:
    """The library prints a line with a part of the text for each."""
    with pytest.raises(InputError, match="mine, line 2: "):
        parse_yaml("a: &x 1\nb: &x 2\nc: *x\n", "mine")
    assert parse_yaml("a: &x 1\nb: *x\n", "mine") == {"a": 1, "b": 1}
    assert not recwarn.list
