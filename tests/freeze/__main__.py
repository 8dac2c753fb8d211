"""`python -m tests.freeze FOLDER`: write this program's data of people beside the records of its release.

FOLDER is that of the release, `tests/fixtures/released/VERSION`. If it has no records yet, those of `tests/fixtures`
are copied; everything else goes into `kept`. Existing files are never made again. The hashes of new files are added to
`SHA256SUMS` beside the folder.
"""
from __future__ import annotations

import asyncio
import json
import lzma
import shutil
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tapete.table.live import clock
from tapete.table.ops.backup import back_up
from tapete.table.store import lasting

from ..chance import Drawn
from ..table.support import serving
from . import databases, designs, page, things, told
from .evening import evening

FIXTURES = Path(__file__).parents[1] / "fixtures"


def main(release: Path) -> None:
    kept = release / "kept"
    if kept.exists():
        sys.exit(f"{kept} is there already: a released file never changes")
    patch = pytest.MonkeyPatch()
    patch.setattr(lasting, "_start_of_machine", lambda: "")     # which machine this is stays here
    Drawn("freeze").put_in(patch)
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder) / "kept", Path(folder))
        release.mkdir(parents=True, exist_ok=True)
        shutil.copytree(Path(folder) / "kept", kept)
    for game in designs.RULESETS:
        if not (release / game).exists():
            shutil.copytree(FIXTURES / game, release / game)
    add_sums(release)


def make(to: Path, work: Path) -> None:
    """Write everything into a new folder; `work` is one for what is on the way."""
    to.mkdir()
    designs.write(to / "own")
    shutil.copy(things.ROOT / "deploy" / "host.yaml", to / "host.yaml")
    sqlite = work / "table.db"
    asyncio.run(tables(f"sqlite+aiosqlite:///{sqlite}", to, "sqlite"))
    back_up(told.house(f"sqlite+aiosqlite:///{sqlite}"), to / "backup-sqlite")
    for name, path in (("sqlite.db", databases.folded(sqlite)), ("desk.sqlite", work / "desk.sqlite")):
        pack(path, to / f"{name}.xz")
    pack(to / "backup-sqlite", to / "backup-sqlite.xz")
    (to / "backup-sqlite").unlink()
    with databases.postgres() as (address, _):
        asyncio.run(tables(address, to, "postgres"))
        databases.dump(address, work / "postgres.sql")
        pack(work / "postgres.sql", to / "postgres.sql.xz")
        back_up(told.house(address), to / "backup-postgres")
    write(to / "configurations.json.xz", things.configurations(to))
    things.surface(to)
    things.package(to, work)
    things.weights(to)
    write(to / "page.json.xz", page.storage(work))


async def tables(database: str, to: Path, name: str) -> None:
    """An evening at a server of a database, and what it tells of it when it begins again."""
    desk = "local" if name == "sqlite" else "off"
    async with serving(told.house(database, desk=desk)) as site:
        kept = await evening(site, to / "own")
        if desk == "local":
            over = kept["tables"]["carcosa over"]
            kept["desk"] = await things.designed(site, to, over["code"], over["tokens"]["0"])
        kept["at"] = clock.now()
    async with serving(told.house(database)) as site:
        kept["told"] = await told.all_told(site, kept)
    await databases.trim(database)
    if desk == "local":
        write(to / "links.json", things.links(kept))
    write(to / f"{name}.json.xz", kept)


def write(to: Path, value: Any) -> None:
    """Write something as JSON, packed if the file's name says so."""
    text = (json.dumps(value, ensure_ascii=False, sort_keys=True, indent=1) + "\n").encode()
    to.write_bytes(packed(text) if to.suffix == ".xz" else text)


def packed(data: bytes) -> bytes:
    return lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)


def pack(path: Path, to: Path) -> None:
    to.write_bytes(packed(path.read_bytes()))


def add_sums(release: Path) -> None:
    """Add to the list of hashes what is not in it yet."""
    root = release.parent
    sums = root / "SHA256SUMS"
    lines = sums.read_text().splitlines() if sums.exists() else []
    listed = {line.partition("  ")[2] for line in lines}
    for path in sorted(release.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and name not in listed:
            lines.append(f"{sha256(path.read_bytes()).hexdigest()}  {name}")
    sums.write_text("\n".join(sorted(lines, key=lambda line: line.partition("  ")[2])) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
