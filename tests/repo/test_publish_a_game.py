"""docs/publish-a-game.md, followed step by step, in both languages: a package is built, and installed from an index."""
from __future__ import annotations

import os
import re
import signal
import socket
import stat
import subprocess
import sysconfig
import time
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..sweep import sweep

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.xdist_group("docs: publish a game")
BLOCK = re.compile(r"```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)```", re.S)
PORT = "8765"
SHIMS = {name: f'exec "$PYTHON" -m {module} "$@"\n' for name, module in (("tapete", "tapete.cli"), ("pip", "pip"))}
SHIMS["python"] = 'exec "$PYTHON" "$@"\n'


class Follower:
    """Somebody who follows a page in an environment of their own, which has Tapete and the packages of this one."""

    def __init__(self, root: Path) -> None:
        self.home = self.folder = root / "home"
        self.home.mkdir()
        venv.create(root / "own", with_pip=True, symlinks=True)
        (root / "bin").mkdir()
        for name, body in SHIMS.items():
            (root / "bin" / name).write_text(f"#!/bin/sh\n{body}", encoding="utf-8")
            (root / "bin" / name).chmod(stat.S_IRWXU)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = str(free.getsockname()[1])
        self.site = next((root / "own/lib").glob("python*/site-packages"))
        paths = (self.site, ROOT / "src", sysconfig.get_path("purelib"))
        self.environment = os.environ | {
            "PATH": f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}", "PYTHON": str(root / "own/bin/python"),
            "PYTHONPATH": os.pathsep.join(map(str, paths)), "COLUMNS": "120", "PIP_CONFIG_FILE": os.devnull,
            "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        self.groups: list[int] = []

    def run(self, command: str, expected: list[str]) -> None:
        if command.startswith("cd "):
            self.folder = (self.folder / command.removeprefix("cd ")).resolve()
            return
        done = subprocess.Popen(["sh", "-c", command.replace(PORT, self.port)], cwd=self.folder, env=self.environment,
                                text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        self.groups.append(done.pid)
        said, _ = done.communicate(timeout=300)
        assert done.returncode == 0, f"{command}\n{said}"
        if command.endswith("&"):
            self.wait()
        for line in expected:
            assert line in said, f"{command}: expected '{line}'\n{said}"

    def wait(self) -> None:
        """Until the index answers."""
        for _ in range(600):
            with socket.socket() as there:
                there.settimeout(0.1)
                if there.connect_ex(("127.0.0.1", int(self.port))) == 0:
                    return
            time.sleep(0.05)
        pytest.fail("the index does not answer")

    def end(self) -> None:
        for group in self.groups:
            try:
                os.killpg(group, signal.SIGKILL)
            except ProcessLookupError:
                continue


PAGES = ("publish-a-game.md", "publish-a-game.es.md")


@pytest.fixture(scope="module", params=sweep(PAGES, kept=PAGES[1:]))
def follower(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Follower]:
    """Somebody who has reached the end of the page."""
    follower = Follower(tmp_path_factory.mktemp("publishing"))
    try:
        for kind, title, text in BLOCK.findall((ROOT / "docs" / request.param).read_text(encoding="utf-8")):
            if kind != "console":
                (follower.folder / title).write_text(text, encoding="utf-8")
                continue
            for step in re.split(r"^\$ ", text, flags=re.M)[1:]:
                command, *expected = step.strip().splitlines()
                follower.run(command, expected)
        yield follower
    finally:
        follower.end()


def test_the_page_leads_from_an_empty_folder_to_an_installed_game(follower: Follower) -> None:
    assert (follower.site / "lantern/game.py").is_file()
    assert (follower.site / "lantern-0.1.1.dist-info").is_dir()
    wheels = sorted(path.name for path in (follower.home / "index/lantern").glob("*.whl"))
    assert wheels == ["lantern-0.1.0-py3-none-any.whl", "lantern-0.1.1-py3-none-any.whl"]


def test_a_wheel_has_the_compiled_rules_although_git_ignores_them(follower: Follower) -> None:
    package = follower.home / "lantern"
    (package / ".gitignore").write_text("lantern/wasm/\n", encoding="utf-8")
    (package / "lantern/wasm").mkdir()
    (package / "lantern/wasm/think.wasm").write_bytes(b"code")
    follower.folder = package
    follower.run("python -m hatchling build -t wheel", [])
    with zipfile.ZipFile(package / "dist/lantern-0.1.1-py3-none-any.whl") as wheel:
        assert "lantern/wasm/think.wasm" in wheel.namelist()
