"""The folder of a page without a server, with a placeholder for the built page."""
from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tapete.errors import InputError
from tapete.site import export as written
from tapete.site.gather import OF_COMMANDS, gather, only_commands_say

CHUNKS: dict[str, dict[str, Any]] = {
    "index.html": {"file": "assets/index.js", "isEntry": True, "dynamicImports": [
        "src/games/carcosa/index.ts", "src/games/gloom/index.ts", "src/games/gloom/Cover.svelte"]},
    "_shared.js": {"file": "assets/shared.js", "css": ["assets/shared.css"]},
    "_ink.js": {"file": "assets/ink.js"},
    "src/games/carcosa/index.ts": {"file": "assets/carcosa.js", "imports": ["_shared.js"]},
    "src/games/gloom/index.ts": {"file": "assets/gloom.js", "imports": ["_shared.js", "_ink.js"],
                                 "css": ["assets/gloom.css"]},
    "src/games/gloom/Cover.svelte": {"file": "assets/cover.js", "imports": ["_ink.js"]}}
"""Vite's manifest of the page's parts: two games, and one of them has a file of its own."""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    page = tmp_path / "page"
    (page / "python").mkdir(parents=True)
    for name in (*written.RUNTIME, "game-carcosa.pack", "game-gloom.pack"):
        (page / "python" / f"{name}.zst").write_bytes(name.encode())
    (page / "python" / "pyodide-lock.json").write_bytes(b"{}")
    sizes = {name: [len(name), 99] for name in (*written.RUNTIME, "game-carcosa.pack", "game-gloom.pack")}
    (page / "python" / "sizes.json").write_text(json.dumps(sizes))
    (page / "index.html").write_bytes(b"<html>")
    (page / "assets").mkdir()
    for chunk in CHUNKS.values():
        for name in (chunk["file"], *chunk.get("css", [])):
            (page / name).write_bytes(b"code")
    (page / "assets/worker.js").write_bytes(b"code")
    (page / written.MANIFEST).write_text(json.dumps(CHUNKS))
    (page / "sw.js").write_bytes((Path(__file__).parents[2] / "web/site/sw.js").read_bytes())
    monkeypatch.setattr(written, "PAGE", page)
    return page


def site(files: dict[str, bytes]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files["site.json"])
    return found


def test_what_bots_search_by_lies_there_and_is_no_part_of_a_first_visit(
        built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = {"gloom": {"think-gloom.wasm.gz": b"code", "think-gloom.json.gz": b"told"}}
    monkeypatch.setattr(written, "modules", lambda games: {name: module[name] for name in games if name in module})
    files = written.site_files(["carcosa", "gloom"], "es")
    said = site(files)
    later = [f"{said['runtime']}{name}" for name in ("think-gloom.wasm.gz", "think-gloom.json.gz", "book.pack.zst")]
    listed = json.loads(files["sw.js"].decode().split("const FILES = ")[1].split("\n")[0])
    assert said["thinking"] == ["gloom"] and set(later) <= set(files)
    assert set(listed) == {"./", *files} - {"index.html", "sw.js", *later}
    assert {f"{said['runtime']}{name}.zst" for name in said["sizes"]} == {name for name in files if ".zst" in name}
    assert all(packed == len(files[f"{said['runtime']}{name}.zst"]) for name, (packed, _) in said["sizes"].items())
    games = json.loads(gzip.decompress(files[f"{said['runtime']}said.en.json.gz"]))["/api/games"]
    assert {game["name"]: [bot["name"] for bot in game["bots"]] for game in games} == {
        "carcosa": ["easy"], "gloom": ["easy", "normal", "strong"]}
    assert all(game["bots_ready"] for game in games)


def test_a_game_may_be_played_with_options_of_ones_own(built: Path, tmp_path: Path) -> None:
    file = tmp_path / "short.yaml"
    file.write_text("end: {keys: 3}\n", encoding="utf-8")
    plain, own = (written.site_files(["carcosa"], None, config) for config in (None, file))
    assert site(plain)["variants"] == {}
    assert site(own)["variants"] == {"carcosa": {"name": "short.yaml", "options": {"end": {"keys": 3}}}}
    assert site(own)["version"] != site(plain)["version"]
    with pytest.raises(InputError, match="name one"):
        written.export(["carcosa", "gloom"], tmp_path / "out", None, file)
    file.write_text("end: {keys: 99}\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"short\.yaml, line 1"):
        written.export(["carcosa"], tmp_path / "out", None, file)
    assert not (tmp_path / "out").exists()


def test_a_site_holds_nothing_of_other_games(built: Path) -> None:
    both, one = (set(written.site_files(games, None)) for games in (["carcosa", "gloom"], ["carcosa"]))
    page = {path for path in one if path.startswith("assets/")}
    assert page == {"assets/index.js", "assets/shared.js", "assets/shared.css", "assets/carcosa.js", "assets/worker.js"}
    assert {path for path in both if path.startswith("assets/")} - page == {
        "assets/gloom.js", "assets/gloom.css", "assets/cover.js", "assets/ink.js"}
    assert written.MANIFEST not in both and not any("gloom" in path for path in one)


def test_no_module_of_a_page_says_what_only_commands_say() -> None:
    """The page leaves their messages out."""
    names = re.compile(rf"""["'](?:{'|'.join(OF_COMMANDS)})""")
    assert [path for path, data in gather().items() if path.endswith(".py") and path.startswith("tapete/")
            and path != "tapete/site/gather.py" and names.search(data.decode())] == []


def test_no_module_of_a_page_raises_an_error_whose_message_a_page_lacks() -> None:
    """The message of `SpokenError("lesson-line")` is `wrong-lesson-line`."""
    raised = re.compile(r"""(?:SpokenError|Wrong)\(\s*f?["']([\w-]+)""")
    assert [(path, key) for path, data in gather().items() if path.endswith(".py") and path.startswith("tapete/")
            for key in raised.findall(data.decode()) if only_commands_say(f"wrong-{key}")] == []
