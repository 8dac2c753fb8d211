"""Export the page without a server, as a folder of files for any web host or USB stick: see docs/in-a-link.md."""
from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from pydantic import TypeAdapter

from ..compiler.wasm_modules import find_module
from ..files.atomic import write_folder
from ..games import NAMES, find_game
from ..sheets.files import config_in
from ..table.http.routes import games as routes
from ..table.live.place import Place
from ..table.ops.settings import Settings
from ..table.view.own_board import document_of
from ..text.speech import LANGUAGES
from ..text.spoken import SpokenError
from .bots import PageBots
from .packages import LACKING, package_pack
from .squeeze import SIZES
from .variants import options_of

PAGE = Path(__file__).parent / "page"
"""The folder that `make site` builds: the page, Python for it, and the games' packs."""
MANIFEST = "chunks.json"
DESK, BOARD = "src/desk/", "src/lib/board/"
LATER = ("book.pack.zst",)
"""Files that are fetched only when somebody first needs them."""
RUNTIME = ("pyodide.asm.wasm", "pyodide.asm.mjs", "python_stdlib.zip", "python.pack", "book.pack")


def export(games: Sequence[str], folder: Path, language: str | None = None,
           config: Path | None = None) -> dict[str, int]:
    """Write a site with these games, or with one game and the options in a file. Returns the files' sizes in bytes by
    path. Raises InputError for a game that is unknown or that asks for more than a page has, wrong options, a page that
    is not built, or a folder that exists already."""
    for name in games:
        find_game(name)
    if config is not None and len(games) != 1:
        raise SpokenError("config-of-one")
    files = site_files(games, language, config)
    write_folder(folder, files)
    return {path: len(data) for path, data in files.items()}


def site_files(games: Sequence[str], language: str | None, config: Path | None = None) -> dict[str, bytes]:
    """All files of a site by path. The same build, games and language give the same bytes."""
    if not (PAGE / "index.html").is_file() or not (PAGE / "python" / SIZES).is_file():
        raise SpokenError("no-site")
    packs = (*RUNTIME, *(f"game-{game}.pack" for game in games if game in NAMES))
    runtime = {f"{name}.zst": (PAGE / "python" / f"{name}.zst").read_bytes() for name in packs}
    built = json.loads((PAGE / "python" / SIZES).read_text(encoding="utf-8"))
    sizes = {name: built[name] for name in packs}
    packages = [game for game in games if game not in NAMES]
    for game in packages:
        pack, size = package_pack(game, _lacking())
        runtime[f"game-{game}.pack.gz"] = pack
        sizes[f"game-{game}.pack"] = [len(pack), size]
        script = find_game(game).presentation.own_board
        if script is not None:
            runtime[f"own-board-{game}.html"] = document_of(script).encode()
    runtime["pyodide-lock.json"] = (PAGE / "python" / "pyodide-lock.json").read_bytes()
    found = modules(games)
    runtime |= {name: data for files in found.values() for name, data in files.items()}
    runtime |= {f"said.{each}.json.gz": _zipped(_json(said(games, each, found))) for each in LANGUAGES}
    variants = {}
    if config is not None:
        own = find_game(games[0])
        variants = {own.name: {"name": config.name, "options": options_of(
            own, own.ruleset(), config_in(own, own.ruleset(), config))}}
    page = dict(_page(games))
    version = _digest({**page, **runtime, "variants": _json(variants)})
    place = f"python-{version}/"
    files = {**page, **{f"{place}{name}": data for name, data in runtime.items()}}
    files["site.json"] = _json({"version": version, "runtime": place, "games": list(games), "thinking": list(found),
                                "variants": variants, "language": language, "packages": packages, "sizes": sizes})
    later = {f"{place}{name}" for name in (*LATER, *(name for each in found.values() for name in each))}
    listed = ["./", *sorted(set(files) - {"index.html", "sw.js"} - later)]
    worker = files["sw.js"].decode().replace("'@VERSION@'", json.dumps(version))
    files["sw.js"] = worker.replace("['@FILES@']", json.dumps(listed)).encode()
    return files


def _lacking() -> frozenset[str]:
    return frozenset(json.loads((PAGE / "python" / LACKING).read_text(encoding="utf-8")))


def modules(games: Sequence[str]) -> dict[str, dict[str, bytes]]:
    """The WebAssembly modules that bots search with, fetched when first needed: by game, its files. Games without a
    module are left out."""
    found = {}
    for name in games:
        module = find_module(find_game(name).machine.think.plain)
        if module is not None:
            told = {key: module.told[key] for key in ("entry", "leaves", "records")}
            found[name] = {f"think-{name}.wasm.gz": _zipped(module.code),
                           f"think-{name}.json.gz": _zipped(_json(told))}
    return found


def said(games: Sequence[str], language: str, thinking: Iterable[str]) -> dict[str, Any]:
    """Answers of the API that are the same for everybody, by address, so that the page need not wait for Python. Bots
    can search in the games `thinking`."""
    settings = Settings(database="sqlite+aiosqlite:///:memory:", workers=0)
    place = Place(settings, cast(Any, None), cast(Any, None), "export", lambda room: False,
                  PageBots(cast(Any, None), thinking))
    infos = [each for each in routes.games(place, language) if each.name in games]
    answers: dict[str, Any] = {"/api/games": infos}
    for info in infos:
        home = f"/api/games/{info.name}"
        answers |= {f"{home}/board": routes.board(info.name, language), f"{home}/cards": routes.cards(info.name)}
        for ruleset in (None, *(each.name for each in info.rulesets)):
            asked = "" if ruleset is None else f"?ruleset={ruleset}"
            answers |= {f"{home}/rulebook{asked}": routes.rulebook(info.name, language, ruleset),
                        f"{home}/how{asked}": routes.how(info.name, language, ruleset),
                        f"{home}/glossary{asked}": routes.glossary(info.name, language, ruleset)}
    return cast(dict[str, Any], TypeAdapter(dict[str, Any]).dump_python(answers, mode="json", serialize_as_any=True))


def _page(games: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """The page's own files, except those of games that the site does not hold."""
    others = _of_others(json.loads((PAGE / MANIFEST).read_text(encoding="utf-8")), games)
    for file in sorted(PAGE.rglob("*")):
        path = file.relative_to(PAGE).as_posix()
        if file.is_file() and path != MANIFEST and path not in others and not path.startswith("python/"):
            data = file.read_bytes()
            if path == "manifest.webmanifest":      # relative addresses, so that the folder may be placed anywhere
                data = data.replace(b'"/', b'"./')
            yield path, data


def _of_others(manifest: Mapping[str, Any], games: Sequence[str]) -> set[str]:
    """Files that only the desk or the pages of other games use, by Vite's manifest. The desk needs a server. The board
    of any game shows the games of other packages."""
    board = () if any(name not in NAMES for name in games) else (BOARD,)
    others = (DESK, *board, *(f"src/games/{name}/" for name in NAMES if name not in games))
    reached: set[str] = set()
    waiting = [key for key, chunk in manifest.items() if chunk.get("isEntry")]
    while waiting:
        key = waiting.pop()
        if key not in reached and not key.startswith(others):
            reached.add(key)
            waiting += [*manifest[key].get("imports", ()), *manifest[key].get("dynamicImports", ())]

    def files(keys: Iterable[str]) -> set[str]:
        return {path for key in keys for path in (
            manifest[key]["file"], *manifest[key].get("css", ()), *manifest[key].get("assets", ()))}
    return files(set(manifest) - reached) - files(reached)


def _digest(files: dict[str, bytes]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path} {len(files[path])}\n".encode() + files[path])
    return digest.hexdigest()[:12]


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _zipped(data: bytes) -> bytes:
    """Data compressed with gzip. The page unpacks it itself, so it works on any host. The bytes do not depend on the
    time."""
    return gzip.compress(data, 9, mtime=0)
