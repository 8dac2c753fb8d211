"""The installed release: a wheel with its page, its ledgers, scenarios and fonts, that plays and serves by itself."""
import json
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import tomllib
import urllib.error
import urllib.request
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tapete.compiler import wasm_modules as modules
from tapete.compiler.wasm_modules import fingerprint_of
from tapete.games import NAMES

from ..compiler.test_wasm_modules import need_modules
from ..needs import CHROMIUM, find_program, missing

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "tapete" / "table" / "static" / "index.html"
BUILD = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d"]

pytestmark = pytest.mark.xdist_group("release")


def run(*command: object, cwd: Path = ROOT, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(each) for each in command], cwd=cwd, capture_output=True, text=True, timeout=180,
                          check=False, env={key: os.environ[key] for key in os.environ if key != "PYTHONPATH"} | more)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not PAGE.is_file():
        missing("the built page", "make web")
    need_modules(*NAMES)
    folder = tmp_path_factory.mktemp("dist")
    built = run(*BUILD, folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return next(folder.glob("*.whl"))


def brought_by(*extras: str) -> set[str]:
    """The packages that come with Tapete and some of its extras, and those that they ask for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [*project["dependencies"], *(each for extra in extras
                                           for each in project["optional-dependencies"][extra])]
    found: dict[str, set[str]] = {}
    while waiting:
        need = Requirement(waiting.pop())
        name = canonicalize_name(need.name)
        asked = {"", *need.extras}      # for what is asked of it by itself, and for each extra of its own
        if asked <= found.get(name, set()) or (need.marker and not need.marker.evaluate()):
            continue
        found[name] = found.get(name, set()) | asked
        waiting += [str(each).partition(";")[0] for each in map(Requirement, requires(name) or ()) if
                    not each.marker or any(each.marker.evaluate({"extra": extra}) for extra in asked)]
    return set(found)


def without(kept: Iterable[str]) -> str:
    """The code that Python runs at its start, so that it finds only these packages."""
    had = {*kept, "tapete"}
    away = [name for name, packages in packages_distributions().items()
            if not {*map(canonicalize_name, packages)} & had]
    assert {"numba", "pytest"} <= {*away}
    return f"import sys\nsys.modules.update(dict.fromkeys({sorted(away)}))\n"


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands of an environment with the wheel and what comes with `tapete[table]`, no more."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, with_pip=False)
    done = run(sys.executable, "-m", "pip", "--python", folder, "install", "-q", "--no-deps", "--no-index", wheel)
    assert done.returncode == 0, done.stderr
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    beside = [path for path in sys.path if Path(path).name == "site-packages" and Path(path).is_dir()]
    (packages / "beside.pth").write_text("\n".join(beside) + "\n", encoding="utf-8")
    (packages / "sitecustomize.py").write_text(without(brought_by("table")), encoding="utf-8")
    return Path(sysconfig.get_path("scripts", vars={"base": str(folder)}))


def test_a_wheel_without_its_page_or_its_modules_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules, "PACKAGE", tmp_path / "src" / "tapete")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "tapete").mkdir(parents=True)
    (tmp_path / "src" / "tapete" / "__init__.py").touch()
    for name in ("rules", "scenarios"):
        (tmp_path / name).mkdir()
    refused = run(*BUILD, tmp_path / "dist", cwd=tmp_path)
    assert refused.returncode != 0
    assert "index.html is missing: build the page first" in refused.stderr
    (tmp_path / PAGE.relative_to(ROOT)).parent.mkdir(parents=True)
    (tmp_path / PAGE.relative_to(ROOT)).touch()
    refused = run(*BUILD, tmp_path / "dist", cwd=tmp_path)
    assert refused.returncode != 0
    assert "drawn.json is missing: build the page first" in refused.stderr
    (tmp_path / "src" / "tapete" / "icons").mkdir()
    (tmp_path / "src" / "tapete" / "icons" / "drawn.json").touch()
    game = tmp_path / "src" / "tapete" / "games" / "skull"
    (game / "wasm").mkdir(parents=True)
    (game / "game.py").touch()
    refused = run(*BUILD, tmp_path / "dist", cwd=tmp_path)
    assert refused.returncode != 0
    assert "skull/wasm/play.json is missing: build the games' modules first" in refused.stderr
    rules = ["tapete/games/skull/game.py"]
    told = {"sources": rules, "fingerprint": fingerprint_of(rules, tmp_path / "src" / "tapete" / "games" / "skull")}
    for entry in ("play", "contest", "think", "reckon"):
        (game / "wasm" / f"{entry}.json").write_text(json.dumps(told))
        (game / "wasm" / f"{entry}.wasm").touch()
    (game / "game.py").write_text("# another rule\n")
    refused = run(*BUILD, tmp_path / "dist", cwd=tmp_path)
    assert refused.returncode != 0
    assert "skull/wasm/play.json was made of other rules than these" in refused.stderr
    (game / "game.py").write_text("")
    done = run(*BUILD, tmp_path / "dist", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    (built,) = (tmp_path / "dist").glob("*.whl")
    assert "tapete/games/skull/wasm/think.wasm" in zipfile.ZipFile(built).namelist()


def test_the_wheel_holds_all_that_a_game_needs(wheel: Path) -> None:
    files = set(zipfile.ZipFile(wheel).namelist())
    static = PAGE.parent
    wanted = {f"tapete/table/static/{path.relative_to(static).as_posix()}" for path in static.rglob("*")
              if path.is_file()}
    for folder in ("rules", "scenarios"):
        wanted |= {f"tapete/_data/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / folder).rglob("*")
                   if path.is_file()}
    wanted |= {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "tapete").rglob("*")
               if path.is_file() and "__pycache__" not in path.parts and ".mypy_cache" not in path.parts}
    wanted |= {f"tapete/_data/docs/{path.name}" for path in (ROOT / "docs").glob("*.md")}
    assert wanted - files == set()
    assert any(name.endswith((".ttf", ".otf")) for name in files), "no font"


def test_the_source_distribution_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    done = run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path)
    assert done.returncode == 0, done.stderr
    (packed,) = tmp_path.glob("*.tar.gz")
    shutil.unpack_archive(packed, tmp_path, filter="data")
    done = run(*BUILD, tmp_path / "dist", cwd=tmp_path / packed.name.removesuffix(".tar.gz"))
    assert done.returncode == 0, done.stderr
    made, again = (zipfile.ZipFile(each) for each in (wheel, tmp_path / "dist" / wheel.name))
    assert {each.filename: each.CRC for each in again.infolist()} == {each.filename: each.CRC
                                                                      for each in made.infolist()}


def test_an_installed_wheel_says_what_it_is_and_plays(installed: Path, tmp_path: Path) -> None:
    said = run(installed / "tapete", "--version", cwd=tmp_path)
    assert said.stdout.startswith("tapete "), said.stderr
    well = run(installed / "tapete", "doctor", "--lang", "en", cwd=tmp_path)
    assert well.returncode == 0, well.stdout + well.stderr
    assert f"The program is in {installed.parent}" in well.stdout
    assert "The page of the table is built." in well.stdout
    assert "begin at once: their modules match the present rules." in well.stdout
    assert "there are no modules" not in well.stdout
    played = run(installed / "tapete", "play", "gloom", "--seats", "random,random", "--seed", "1", "--lang", "en",
                 cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "The game is over" in played.stdout
    assert run(installed / "tapete", "rules", "gloom", "--check", cwd=tmp_path).returncode == 0


def test_an_installed_wheel_serves_its_page(installed: Path, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen([installed / "tapete", "serve", "--port", str(port), "--database",
                               f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"], cwd=tmp_path,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        page, games = (fetched(server, f"http://127.0.0.1:{port}/{path}") for path in ("", "api/games"))
        if find_program(*CHROMIUM):
            played = run(sys.executable, "-m", "tests.first_game", f"http://127.0.0.1:{port}/")
            assert played.returncode == 0, played.stdout + played.stderr
    finally:
        server.terminate()
        server.wait(60)
    assert page == PAGE.read_text(encoding="utf-8")
    assert {"carcosa", "gloom", "souls", "bethlem"} <= {game["name"] for game in json.loads(games)}


def fetched(server: subprocess.Popen[bytes], address: str) -> str:
    """The content at an address, as soon as the server listens. Fails if the server ends before."""
    while server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=60) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(0.1)
    pytest.fail(f"the server has ended ({server.returncode}) before it answered {address}")
