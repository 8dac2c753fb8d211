"""Tampered backups, and files that are none: a sentence, and the database is unchanged."""
from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from tapete.errors import InputError
from tapete.table.ops import backup
from tapete.table.ops.backup import back_up, restore
from tapete.table.ops.settings import Settings

from ..fuzz.mutate import mangled
from ..sweep import sweep
from .cluster import find_program
from .support import serving, settings_for
from .test_backup import another, rows

pytestmark = pytest.mark.anyio

FEW, MANY = range(12), range(12, 600)


async def _served(database: str, folder: Path) -> tuple[Settings, Path, Any]:
    """A database at which something has happened, a copy of it, and what both hold."""
    async with serving(settings_for(database)) as site:
        code, tokens = await site.table("me", "human")
        await site.play_randomly(code, tokens, 3, seed=1)
        await site.post(f"/api/tables/{code}/chat", {"text": "á 💀"}, tokens[0])
        await site.server.rooms.loader.keep(await site.server.rooms.get(code))
        other, others = await site.table("me", "human", game="gloom")
        await site.post(f"/api/tables/{other}/pause", token=others[0])
    copy = folder / "copy"
    settings = settings_for(database)
    back_up(settings, copy)
    return settings, copy, await rows(database)


async def _refused(settings: Settings, copy: Path, was: Any) -> str:
    """Why a copy is refused. The database stays as it was, and no file is left behind."""
    before = sorted(os.listdir(copy.parent))
    with pytest.raises(InputError) as refused:
        restore(settings, copy, replace=True)
    said = str(refused.value)
    assert said and "\n" not in said and len(said) < 400, said
    assert sorted(os.listdir(copy.parent)) == before
    assert await rows(settings.database) == was
    return said


@pytest.mark.parametrize("seeds", sweep([FEW, MANY], kept=[FEW]))
async def test_a_copy_of_which_a_byte_is_changed_is_refused(sqlite: str, tmp_path: Path, seeds: range) -> None:
    """Or it is the same but for what lay behind the data."""
    settings, copy, was = await _served(sqlite, tmp_path)
    sound = copy.read_bytes()
    data = sound.rfind(b"\ntapete sha256 ")
    for at in range(0, data, data // 12):
        copy.write_bytes(sound[:at] + bytes([sound[at] ^ 1]) + sound[at + 1:])
        await _refused(settings, copy, was)
    for seed in seeds:
        chance = random.Random(seed)
        content = mangled(sound, chance) if seed % 3 else _flipped(sound, chance)
        copy.write_bytes(content)
        try:
            restore(settings, copy, replace=True)
        except InputError:
            await _refused(settings, copy, was)
        else:
            assert await rows(sqlite) == was, seed
    copy.write_bytes(sound)
    restore(settings, copy, replace=True)
    assert await rows(sqlite) == was


async def test_a_copy_of_which_a_byte_is_changed_is_refused_by_postgres(postgres: str, tmp_path: Path) -> None:
    settings, copy, was = await _served(postgres, tmp_path)
    sound = copy.read_bytes()
    for seed in FEW:
        copy.write_bytes(_flipped(sound, random.Random(seed)) if seed % 2 else sound[:len(sound) * (seed + 1) // 14])
        await _refused(settings, copy, was)
    bare = sound[:sound.rfind(b"\ntapete sha256 ")]
    for seed in FEW:        # without the line that says what it was, some changes cannot be seen
        copy.write_bytes(_flipped(bare, random.Random(seed)))
        try:
            restore(settings, copy, replace=True)
        except InputError:
            await _refused(settings, copy, was)
        else:
            copy.write_bytes(sound)
            restore(settings, copy, replace=True)
    copy.write_bytes(sound)
    restore(settings, copy, replace=True)
    assert await rows(postgres) == was


def _flipped(content: bytes, chance: random.Random) -> bytes:
    """The bytes with one bit of one byte changed."""
    out = bytearray(content)
    out[chance.randrange(len(out) - 100)] ^= 1 << chance.randrange(8)
    return bytes(out)


# ---- databases that are not ours -------------------------------------------------------------------

HOSTILE = {
    "trigger": "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END",
    "view": "CREATE VIEW v AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
    "generated": "ALTER TABLE seats ADD COLUMN x TEXT GENERATED ALWAYS AS (hex(zeroblob(900000000))) VIRTUAL",
    "virtual": "CREATE VIRTUAL TABLE f USING fts5(x)",
    "check": "CREATE TABLE c (x CHECK (length(zeroblob(900000000)) > 0))",
    "reckoned index": "CREATE INDEX i ON entries (length(zeroblob(900000000)))",
    "a table more that is reckoned": "CREATE TABLE k (x, y AS (x || x))",
    "no table": "DROP TABLE words",
    "another column": "ALTER TABLE words ADD COLUMN more TEXT",
    "a column less": "ALTER TABLE chat DROP COLUMN at",
    "another type": "DROP TABLE words; CREATE TABLE words (name BLOB PRIMARY KEY, value JSON)",
    "a view as a table": "ALTER TABLE words RENAME TO words2; CREATE VIEW words AS SELECT * FROM words2",
    "no revision": "DELETE FROM alembic_version",
    "two revisions": "INSERT INTO alembic_version VALUES ('0001')",
    "a newer revision": "UPDATE alembic_version SET version_num = '9999'",
    "an older revision": "UPDATE alembic_version SET version_num = '0003'",
    "a word as a number": "UPDATE seats SET seat = 'x' WHERE seat = 1",
    "bytes as a word": "UPDATE chat SET text = x'ff00'",
    "a long word": "UPDATE tables SET game = hex(zeroblob(100))",
    "a value of megabytes": "UPDATE chat SET text = hex(zeroblob(40000000))",
    "no JSON": "UPDATE tables SET options = '{'",
    "deep JSON": "UPDATE tables SET options = replace(hex(zeroblob(50000)), '00', '[')",
    "nothing where there must be something": "PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql = "
                                             "replace(sql, 'text TEXT NOT NULL', 'text TEXT') WHERE name = 'chat'",
}


@pytest.mark.parametrize("what", HOSTILE)
async def test_a_database_that_is_not_as_ours_is_refused(sqlite: str, tmp_path: Path, what: str) -> None:
    settings, copy, was = await _served(sqlite, tmp_path)
    with closing(sqlite3.connect(copy)) as db:
        db.executescript(HOSTILE[what])
        db.commit()
    _unseal(copy)
    await _refused(settings, copy, was)


def _unseal(copy: Path) -> None:
    """A copy that says nothing of what it was: what SQLite writes to it makes its last line go, or stand amid it."""
    content = copy.read_bytes()
    at = content.rfind(b"\ntapete sha256 ")
    copy.write_bytes(content[:at] + bytes(80) + content[at + 80:] if at >= 0 else content)


async def test_a_table_of_the_hosts_own_is_no_harm(sqlite: str, tmp_path: Path) -> None:
    """As programs that copy databases put one there."""
    settings, _, was = await _served(sqlite, tmp_path)
    with closing(sqlite3.connect(make_url(sqlite).database or "")) as db:
        db.executescript("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER); ANALYZE")
    back_up(settings, tmp_path / "second")
    restore(settings, tmp_path / "second", replace=True)
    assert await rows(sqlite) == was


async def test_a_database_that_could_not_be_put_back_is_not_copied(sqlite: str, tmp_path: Path) -> None:
    settings, _, _ = await _served(sqlite, tmp_path)
    with closing(sqlite3.connect(make_url(sqlite).database or "")) as db:
        db.executescript(HOSTILE["trigger"])
    with pytest.raises(InputError, match="trigger t"):
        back_up(settings, tmp_path / "second")
    assert not (tmp_path / "second").exists()


# ---- files left behind -----------------------------------------------------------------------------

async def test_a_database_that_is_a_link_stays_one(sqlite: str, tmp_path: Path) -> None:
    _, copy, was = await _served(sqlite, tmp_path)
    real, link = Path(make_url(sqlite).database or ""), tmp_path / "there" / "link.db"
    link.parent.mkdir()
    link.symlink_to(real)
    linked = settings_for(f"sqlite+aiosqlite:///{link}")
    (tmp_path / "copy-link").symlink_to(copy)
    with closing(sqlite3.connect(real)) as db:
        db.execute("DELETE FROM chat")
        db.commit()
    restore(linked, tmp_path / "copy-link", replace=True)
    assert link.is_symlink() and link.resolve() == real and await rows(sqlite) == was
    (tmp_path / "copy-link").unlink()
    (tmp_path / "copy-link").symlink_to(tmp_path / "nowhere")
    await _refused(linked, tmp_path / "copy-link", was)


async def test_what_is_in_the_log_is_not_lost_where_the_copy_cannot_take_its_place(
        sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was killed leaves a log with the last choices beside the file."""
    settings, copy, _ = await _served(sqlite, tmp_path)
    real = make_url(sqlite).database or ""
    with closing(sqlite3.connect(real)) as db:
        db.executescript("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0; DELETE FROM chat")
        for end in ("", "-wal"):
            shutil.copy(real + end, tmp_path / f"kept{end}")
    for end in ("", "-wal"):
        shutil.copy(tmp_path / f"kept{end}", real + end)
    was = await rows(sqlite)
    assert not was["chat"]
    for end in ("", "-wal"):
        shutil.copy(tmp_path / f"kept{end}", real + end)
    with monkeypatch.context() as failing:
        failing.setattr(Path, "replace", _fails)
        with pytest.raises(InputError, match="permission is missing"):
            restore(settings, copy, replace=True)
    assert await rows(sqlite) == was


def _fails(*_: Any) -> None:
    raise PermissionError(1, "Operation not permitted")


async def test_a_copy_for_which_there_is_no_room_is_not_begun(sqlite: str, tmp_path: Path,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    settings, copy, was = await _served(sqlite, tmp_path)
    with copy.open("ab") as file:
        file.truncate(1 << 40)      # a file with a hole takes no room itself
    _unseal_header(copy)
    monkeypatch.setattr(backup, "_copy", _fails)
    assert "1048576 MiB" in await _refused(settings, copy, was)


def _unseal_header(copy: Path) -> None:
    """Have the file say that it is all pages."""
    with copy.open("r+b") as file:
        file.seek(28)
        file.write(((1 << 40) // 4096 - 1).to_bytes(4, "big"))


# ---- archives of PostgreSQL's ------------------------------------------------------------------------

def _psql(database: str, script: str) -> None:
    url = make_url(database)
    program = find_program("psql")
    subprocess.run([program, "-h", str(url.query["host"]), "-U", "tapete", "-q", "-c", script, str(url.database)],
                   check=True, capture_output=True)


NO_ARCHIVES: dict[str, str] = {
    "another program's, with a table of revisions": "CREATE TABLE alembic_version (version_num text); "
                                                   "INSERT INTO alembic_version VALUES ('0011'); CREATE TABLE a ()",
    "one whose tables are called like ours": "CREATE TABLE alembic_version (version_num text); " + "".join(
        f"CREATE TABLE {name} (x int); " for name in ("tables", "seats", "entries", "chat", "replays")),
    "one without anything": "SELECT 1",
}


@pytest.mark.parametrize("what", NO_ARCHIVES)
async def test_an_archive_of_another_program_changes_nothing(postgres: str, tmp_path: Path, what: str) -> None:
    settings, copy, was = await _served(postgres, tmp_path)
    other = await another(postgres, tmp_path)
    _psql(other, NO_ARCHIVES[what])
    copy.unlink()
    _dump(other, copy)
    await _refused(settings, copy, was)


def _dump(database: str, to: Path) -> None:
    url = make_url(database)
    program = find_program("pg_dump")
    subprocess.run([program, "-h", str(url.query["host"]), "-U", "tapete", "-Fc", "-f", str(to), str(url.database)],
                   check=True, capture_output=True)


async def test_an_archive_of_a_newer_revision_is_refused_and_what_would_run_is_left_out(postgres: str,
                                                                                    tmp_path: Path) -> None:
    settings, copy, was = await _served(postgres, tmp_path)
    there = await another(postgres, tmp_path)
    restore(settings_for(there), copy)
    _psql(there, "UPDATE alembic_version SET version_num = '9999'")
    copy.unlink()
    _dump(there, copy)
    assert "9999" in await _refused(settings, copy, was)
    _psql(there, "UPDATE alembic_version SET version_num = '0011'; CREATE FUNCTION f() RETURNS trigger LANGUAGE "
                       "plpgsql AS 'BEGIN DELETE FROM entries; RETURN NEW; END'; CREATE TRIGGER t AFTER INSERT ON "
                       "chat EXECUTE FUNCTION f(); CREATE VIEW v AS SELECT 1; CREATE SCHEMA other")
    copy.unlink()
    _dump(there, copy)
    restore(settings, copy, replace=True)
    assert await rows(postgres) == was
    _psql(postgres, "DO $$ BEGIN ASSERT (SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal) = 0; "
                          "ASSERT to_regclass('v') IS NULL; END $$")
