"""docs/add-a-game.md, followed step by step: each file in it is written, each command is run."""
from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ..skull import PAGE, files, steps
from ..table.support import begin_table, visit

ROOT = PAGE.parent.parent
MOST_LINES = 460
COUNTED = re.compile(r"skull/.*")
pytestmark = pytest.mark.xdist_group("docs: add a game")

SHIMS = {
    "tapete": 'exec "$PYTHON" -m tapete.cli "$@"', "pytest": 'exec "$PYTHON" -m pytest -p no:cacheprovider "$@"',
    "python": 'exec "$PYTHON" "$@"',
    # What `pip install -e` does, without asking a network for the build: the folder is on the path, and its entry
    # points are known.
    "pip": 'exec "$PYTHON" -c "$INSTALL" "$3"'}
INSTALL = """
import os, pathlib, sys, tomllib
folder = pathlib.Path(sys.argv[1].partition("[")[0])
project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
info = pathlib.Path(os.environ["SITE"]) / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
info.mkdir(parents=True)
(info / "METADATA").write_text(f"Metadata-Version: 2.1\\nName: {project['name']}\\nVersion: {project['version']}\\n")
(info / "entry_points.txt").write_text("".join(
    f"[{group}]\\n" + "".join(f"{name} = {value}\\n" for name, value in points.items())
    for group, points in project["entry-points"].items()))
"""


def plain(text: str) -> str:
    """A text without the lines of tables, each space once."""
    return re.sub(r"[\s│┃┌┐└┘├┤─]+", " ", text)


class Reader:
    """Somebody who follows the page."""

    def __init__(self, root: Path) -> None:
        self.folder, site, bin_folder = root, root / "site", root / "bin"
        self.written: dict[str, str] = {}
        site.mkdir()
        bin_folder.mkdir()
        for name, body in SHIMS.items():
            (bin_folder / name).write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
            (bin_folder / name).chmod(stat.S_IRWXU)
        self.environment = os.environ | {
            "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}", "PYTHON": sys.executable, "INSTALL": INSTALL,
            "SITE": str(site), "COLUMNS": "120",
            "PYTHONPATH": os.pathsep.join(map(str, (root / "skull", site, ROOT, ROOT / "src")))}

    def run(self, command: str, expected: list[str]) -> None:
        if command.startswith("cd "):
            self.folder /= command.removeprefix("cd ")
            return
        done = subprocess.run(["sh", "-c", command], cwd=self.folder, env=self.environment, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        assert done.returncode == 0, f"{command}\n{done.stdout}"
        for line in expected:
            assert plain(line).strip() in plain(done.stdout), f"{command}: expected '{line}'\n{done.stdout}"

    def write(self, name: str, text: str) -> None:
        """A file's first part is all of it; others are added below."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        before = self.written.get(name)
        self.written[name] = text if before is None else f"{before}\n\n{text}"
        path.write_text(self.written[name], encoding="utf-8")


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    """A reader who has reached the end of the page."""
    reader = Reader(tmp_path_factory.mktemp("reader"))
    for what, text in steps():
        if what == "run":
            command, *expected = text.strip().splitlines()
            reader.run(command, expected)
        else:
            reader.write(what, text)
    return reader


def test_every_step_of_the_page_does_what_it_says(reader: Reader) -> None:
    assert (reader.folder / "print" / "skull-rulebook.pdf").is_file()
    assert {name: text for name, text in reader.written.items() if name != "try.py"} == files()


def test_the_game_is_as_small_as_the_page_says() -> None:
    lines = [line for what, text in files().items() if COUNTED.fullmatch(what) for line in text.splitlines()
             if line.strip() and not line.lstrip().startswith("#")]
    assert 300 < len(lines) <= MOST_LINES
    assert f"in {len(lines)} lines" in PAGE.read_text(encoding="utf-8")


def test_rules_run_without_a_game_as_the_reference_says(reader: Reader) -> None:
    """The rules of the page, by the program of docs/game-reference.md."""
    told = (PAGE.parent / "game-reference.md").read_text(encoding="utf-8").partition("### Rules without a game")[2]
    printed, program = re.findall(r'prints "(.*?)"', told)[0], re.findall(r"```python\n(.*?)```", told, re.S)[0]
    reader.write("try.py", program)
    reader.run("python try.py", [printed])


def test_the_page_is_no_longer_than_it_was() -> None:
    """It had 781 lines and 4,440 words when it was decided to be short. What a game may also have is in the reference.
    """
    text = PAGE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 755 and len(text.split()) <= 4100


def test_it_is_played_in_the_browser(reader: Reader, tmp_path: Path) -> None:
    visit(tmp_path, reader.environment, "es", _looked_at)


async def _looked_at(http: httpx.AsyncClient) -> None:
    """The requests of a browser's page: the game, its board, its rules, and a table."""
    assert "Calavera" in {game["title"] for game in (await http.get("/api/games")).json()}
    board = (await http.get("/api/games/skull/board")).json()
    assert [part["path"] for part in board["seat"]][2:] == ["players.*.laid", "players.*.hand"]
    assert board["things"]["disc"] == {"ROSE": "rosa", "SKULL": "calavera"}
    assert len((await http.get("/api/games/skull/rulebook")).json()["chapters"]) == 3
    table, seat = await begin_table(http, "skull", bots=2)
    now = (await http.get(f"{table}/now")).json()
    hands = [player["hand"] for player in now["view"]["players"]]
    assert sorted(hands[seat]) == ["ROSE", "ROSE", "ROSE", "SKULL"]
    assert all(disc is None for each, hand in enumerate(hands) if each != seat for disc in hand)
