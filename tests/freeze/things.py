"""People's files: configurations, a desk's own database, weights, a package, and the names that it may import."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import quote
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from PIL import Image

from tapete.table.view import library

from ..table.support import Site
from .designs import FILES, RULESETS, differing

ROOT = Path(__file__).parents[2]
PACKAGE = "kept_game"
SURFACE = ("tapete.game", "tapete.games", "tapete.testing")
"""The modules that an author's package may import."""
TRAINED = ("--players", "2", "--lessons", "320", "--iterations", "10", "--hidden", "4")
FITTED = ("--players", "2", "--agent", "greedy", "--games", "125", "--watched", "0.3")
_LEFT_OUT = {"__pycache__", ".pytest_cache"}


def tapete(*arguments: str | Path, folder: Path = ROOT, packages: Iterable[Path] = ()) -> str:
    """The output of a command of Tapete's."""
    paths = os.pathsep.join(map(str, (*packages, ROOT / "src")))
    done = subprocess.run([sys.executable, "-m", "tapete.cli", *map(str, arguments)], cwd=folder, text=True,
                          capture_output=True, check=False, env=os.environ | {"PYTHONPATH": paths})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def zipped(folder: Path, to: Path) -> None:
    """A folder as an archive that is the same whenever and wherever it is made."""
    with ZipFile(to, "w", ZIP_DEFLATED) as file:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not {*path.parts} & _LEFT_OUT:
                file.writestr(ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes(), ZIP_DEFLATED, 9)


def package(to: Path, work: Path) -> None:
    """A package as `tapete new` makes it, and a game of it that was played and saved."""
    tapete("new", PACKAGE, "-o", work)
    folder = work / PACKAGE.replace("_", "-")
    zipped(folder, to / "package.zip")
    site = work / "site"
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index",
                    "--target", site, folder], check=True)
    tapete("play", PACKAGE, "--seats", "greedy,random", "--seed", "3", "--lang", "en", "--save", to / "package.jsonl",
           packages=[site])


def surface(to: Path) -> None:
    """The names that an author's package may import, by module."""
    names = {name: sorted(_public(name)) for name in SURFACE}
    (to / "surface.json").write_text(json.dumps(names, indent=1) + "\n", encoding="utf-8")


def _public(name: str) -> Iterable[str]:
    module = import_module(name)
    own = [each for each, value in vars(module).items() if not each.startswith("_")
           and getattr(value, "__module__", name) == name and not hasattr(value, "__path__")]
    return getattr(module, "__all__", own)


def weights(to: Path) -> None:
    """Weights fitted to games, and a training of the smallest net in its folder."""
    tapete("learn", "value", "gloom", *FITTED, "--out", to / "fitted.json")
    tapete("learn", "train", "carcosa", *TRAINED, "--rounds", "1", "--out", to / "training")
    for log in (to / "training").glob("events.*"):      # TensorBoard's, named after the machine
        log.unlink()


async def designed(site: Site, to: Path, over: str, token: str) -> dict[str, Any]:
    """What a desk keeps: a variant of each game by a file, whose download is written; one that follows from another,
    one that is deleted, a picture, an opinion of a game that is over, and work that was stopped."""
    (to / "variants").mkdir()
    kept: dict[str, Any] = {"variants": {}}
    for game, ruleset in RULESETS.items():
        text = FILES[f"{game}.yaml"] if game != "gloom" else "pack: clasico\nhand: 6\n"
        made = await site.post("/api/desk/variants/file", {"name": f"{game} of one's own", "yaml": text, "game": game,
                                                           "ruleset": ruleset}, status=201)
        file = await site.http.get(f"/api/desk/variants/{made['id']}.yaml")
        assert file.status_code == 200, file.text
        (to / "variants" / f"{game}.yaml").write_bytes(file.content)
        kept["variants"][game] = made["id"]
    ask = {"game": "carcosa", "ruleset": "canon-0.4", "changes": {"end.keys": 2}, "name": "two keys", "note": "harder?",
           "parent": kept["variants"]["carcosa"], "figures": {"games": 10, "seeds": [1, 10], "measures": []}}
    child = await site.post("/api/desk/variants", ask, status=201)
    gone = await site.post("/api/desk/variants", {**ask, "name": "no more"}, status=201)
    await site.http.delete(f"/api/desk/variants/{gone['id']}")
    image = BytesIO()
    Image.new("RGB", (80, 50), (200, 30, 40)).save(image, "png")
    given = await site.http.put("/api/desk/pictures/carcosa/KEY", content=image.getvalue())
    assert given.status_code == 200, given.text
    said = await site.http.put(f"/api/desk/opinions/{over}", json={"fun": 4, "fair": 2, "length": "right"},
                               headers={"Authorization": f"Bearer {token}"})
    assert said.status_code == 204, said.text
    job = await site.post("/api/desk/jobs", {"kind": "sensitivity", "game": "carcosa", "ruleset": "canon-0.4",
                                             "players": 4, "games": 20}, status=201)
    await site.http.delete(f"/api/desk/jobs/{job['id']}")
    kept["child"], kept["deleted"] = child["id"], gone["id"]
    return kept


def links(kept: Mapping[str, Any]) -> dict[str, str]:
    """Addresses of the page as people share them, by what they lead to."""
    playing, over = kept["tables"]["souls playing"]["code"], kept["told"]["tables"]["carcosa over"]["info"]["replay"]
    rule = library.rulebook("carcosa", RULESETS["carcosa"], "en").chapters[1].rules[0].id
    return {"table": f"/t/{playing}", "board": f"/board/{playing}", "replay": f"/replay/{over}#3", "how": "/how/gloom",
            "rule": f"/rules/carcosa/{RULESETS['carcosa']}#{rule}", "me": f"/me#{kept['keys']['Ana']}",
            "design": f"/desk/carcosa/{RULESETS['carcosa']}#" + quote('{"end.keys":2}', safe="!'()*~")}


def configurations(to: Path) -> dict[str, Any]:
    """What each configuration says that differs from its ruleset, by game: those of a folder's `own`, and those that
    the desk gave."""
    return {folder: {game: differing(game, to / folder) for game in RULESETS} for folder in ("own", "variants")}
