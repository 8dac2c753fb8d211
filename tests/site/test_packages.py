"""Games of other packages in a page: what is carried, what is refused, and a whole game in the page's own Python."""
from __future__ import annotations

import gzip
import json
import subprocess
import sys
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tapete import games
from tapete.errors import InputError
from tapete.files.atomic import write_folder
from tapete.games import find_game
from tapete.referee.transcript import Replay, read
from tapete.site.gather import gather
from tapete.site.packages import package_files, package_pack

POINTS = {"hanabi": "hanabi.game:GAME", "colmena": "colmena.game:GAME", "asking": "asking.game:GAME"}
LACKING = frozenset(("sqlite3", "email.message"))


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {name: EntryPoint(name, at, "tapete.games") for name, at in POINTS.items()}
    monkeypatch.setattr(games, "_installed", lambda: found)


@pytest.mark.parametrize("name", ["hanabi", "colmena"])
def test_a_whole_game_is_played_in_the_pages_python(name: str, tmp_path: Path) -> None:
    write_folder(tmp_path / "site", {**gather(), **package_files(name)})
    (tmp_path / "core").mkdir()
    spec = find_spec("pydantic_core")
    assert spec is not None and spec.origin is not None
    (tmp_path / "core" / "pydantic_core").symlink_to(Path(spec.origin).parent)
    done = subprocess.run([sys.executable, "-I", "-S", Path(__file__).with_name("packaged.py"), tmp_path / "site",
                           tmp_path / "core", name], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["games"] == ["carcosa", "gloom", "bethlem", "souls", name] and told["lesson"] == 201
    assert told["en"]["outcome"]["sentence"] != told["es"]["outcome"]["sentence"]
    file = tmp_path / "page.jsonl"
    file.write_text(told["record"], encoding="utf-8")
    replay = Replay(find_game(name), read(file))
    assert sum(1 for _ in replay.steps()) > 3 and replay.transcript.end is not None


def test_a_pack_is_the_packages_files_and_where_its_game_is() -> None:
    files = package_files("hanabi")
    assert files["hanabi-0.dist-info/entry_points.txt"] == b"[tapete.games]\nhanabi = hanabi.game:GAME\n"
    assert {"hanabi/game.py", "hanabi/text/es.ftl", "hanabi/standard.yaml", "hanabi/teach/lesson.yaml",
            "hanabi/ledger/hanabi.toml"} <= set(files)
    assert not any("scenarios" in path or "__pycache__" in path for path in files)
    packed, size = package_pack("hanabi", LACKING)
    pack = gzip.decompress(packed)
    head = 4 + int.from_bytes(pack[:4], "little")
    index = json.loads(pack[4:head])
    assert len(pack) == size
    assert {path: pack[head + at:head + at + length] for path, (at, length) in index.items()} == files
    assert package_pack("hanabi", LACKING) == (packed, size)


ASKS = {
    "import scipy": "scipy", "import tapete.testing": "tapete.testing", "from sqlite3 import connect": "sqlite3",
    "from tapete.press.cards import x": "tapete.press.cards", "import email.message": "email.message",
    "import numpy.linalg": "numpy.linalg", "class A:\n    import scipy": "scipy",
    "from . import other": "scipy"}
"""Lines of a package that a page cannot carry out, and what it lacks for them."""
ASKS_NOTHING = ("import colorsys, numpy, pydantic, tapete.game, tapete.paper", "def f():\n    import scipy",
                "try:\n    import scipy\nexcept ImportError:\n    pass",
                "import typing\nif typing.TYPE_CHECKING:\n    import scipy")


def asking(folder: Path, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package whose game's module has such a line, and beside it a module that no page could load."""
    (folder / "asking").mkdir()
    (folder / "asking/__init__.py").write_text("")
    (folder / "asking/game.py").write_text("from .rules import x\n")
    (folder / "asking/rules.py").write_text(f"x = 1\n{line}\n")
    (folder / "asking/other.py").write_text("import scipy\n")
    monkeypatch.syspath_prepend(str(folder))


@pytest.mark.parametrize("line", ASKS)
def test_what_a_page_lacks_is_named(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asking(tmp_path, line, monkeypatch)
    with pytest.raises(InputError) as refused:
        package_pack("asking", LACKING)
    file = "asking/other.py, line 1" if "other" in line else f"asking/rules.py, line {1 + len(line.splitlines())}"
    assert f"{file}: a page without a server has no {ASKS[line]};" in str(refused.value)


@pytest.mark.parametrize("line", ASKS_NOTHING)
def test_what_a_page_does_not_load_is_not_refused(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asking(tmp_path, line, monkeypatch)
    assert package_pack("asking", LACKING)[1] > 100


def test_a_package_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asking(tmp_path, "", monkeypatch)
    (tmp_path / "asking/cards.json").write_bytes(b"0" * (5 << 20))
    with pytest.raises(InputError, match="6 MB; a page takes at most 4"):
        package_pack("asking", LACKING)
