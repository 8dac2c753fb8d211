"""The file of a package's own board, and the document that holds it."""
from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from pathlib import Path

import pytest

from tapete.errors import InputError
from tapete.files.own_board import MOST, read_own_board
from tapete.games import find_game
from tapete.table.view.own_board import document_of, policy_of

OWN = Path(__file__).parents[2] / "examples/colmena/colmena"


def written(folder: Path, data: bytes) -> Path:
    (folder / "page").mkdir(exist_ok=True)
    (folder / "page/board.js").write_bytes(data)
    return folder


def test_a_document_runs_its_two_scripts_alone() -> None:
    script = read_own_board(OWN)
    assert script is not None
    document, policy = document_of(script), policy_of(script)
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", document, re.S)
    assert len(scripts) == 2 and scripts[1] == script
    assert re.findall(r"'sha256-([^']+)'", policy) == [
        b64encode(hashlib.sha256(each.encode()).digest()).decode() for each in scripts]
    assert f'content="{policy}"' in document and policy.startswith("default-src 'none';")


def test_a_game_without_the_file_has_no_own_board(tmp_path: Path) -> None:
    assert read_own_board(tmp_path) is None
    (tmp_path / "page").write_text("no folder", encoding="utf-8")
    assert read_own_board(tmp_path) is None
    assert find_game("carcosa").presentation.own_board is None


@pytest.mark.parametrize(("data", "said"), [
    (b"x" * (MOST + 1), "page/board.js: too large; a board’s script has 256 kB at most"),
    (b"\xff", "page/board.js: not UTF-8; expected a script as text"),
    (b"let a\nlet b = '</SCRIPT>'", "page/board.js, line 2: a script in a document cannot have </SCRIPT;"),
    (b"<!-- b", "page/board.js, line 1: a script in a document cannot have <!--;")])
def test_a_file_that_cannot_be_put_into_a_document_is_refused(tmp_path: Path, data: bytes, said: str) -> None:
    with pytest.raises(InputError) as refused:
        read_own_board(written(tmp_path, data))
    assert str(refused.value).startswith(said)
