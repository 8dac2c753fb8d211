"""Every file is written completely or not at all: a single module writes files."""
from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import tapete
from tapete.errors import InputError
from tapete.files.atomic import write_whole

SOURCES = Path(tapete.__file__).parent
WRITERS = {"write_text", "write_bytes", "savefig", "savez", "savez_compressed", "write_table", "to_parquet"}
MEMORY = {"file", "out", "buffer", "into"}
"""Names of files in memory."""
ALLOWED = {"files/atomic.py", "lab/study_folders.py", "table/live/ownership.py", "table/ops/backup_checksum.py",
           "testing/conformance.py"}
"""The helper itself; a list to which several programs append a line at a time, and skip a line that is cut off; a lock,
which is empty; the last line of a copy that has no name yet; the files that the conformance kit damages on purpose."""


def _writes(node: ast.AST) -> bool:
    """Whether a call may write a file whose place it is given."""
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name == "open":
        modes = [each.value for each in [*node.args, *(word.value for word in node.keywords if word.arg == "mode")]
                 if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        return any(set(mode) & set("wax+") and set(mode) <= set("rwaxbt+") for mode in modes)
    return name in WRITERS and not any(isinstance(each, ast.Name) and each.id in MEMORY for each in node.args)


def test_only_one_module_writes_files() -> None:
    found = [f"{path.relative_to(SOURCES)}:{node.lineno}" for path in sorted(SOURCES.rglob("*.py"))
             if str(path.relative_to(SOURCES)) not in ALLOWED
             for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if _writes(node)]
    assert not found


def test_what_was_there_stays_until_the_new_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept"
    write_whole(path, b"old")

    def interrupted(number: int) -> None:
        raise KeyboardInterrupt
    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_one_and_a_file_that_must_be_new_is_not_overwritten(tmp_path: Path) -> None:
    path, link = tmp_path / "file", tmp_path / "link"
    write_whole(path, b"one")
    link.symlink_to(path)
    write_whole(link, b"two")
    assert (link.is_symlink(), path.read_bytes()) == (True, b"two")
    with pytest.raises(InputError, match=r"file: cannot be written \(it is there already\)"):
        write_whole(path, b"three", new=True)
    with pytest.raises(InputError, match="cannot be written"):
        write_whole(tmp_path / "nowhere" / "file", b"four")


def test_a_writer_that_is_killed_leaves_no_half(tmp_path: Path) -> None:
    """Killed at some moment of writing a large file over and over: who looks always finds all of one writing."""
    path, size = tmp_path / "file", 4_000_000
    script = ("import sys\nfrom pathlib import Path\nfrom tapete.files.atomic import write_whole\n"
              f"for n in range(10**6): write_whole(Path(sys.argv[1]), bytes([n % 256]) * {size}, durable=False)")
    for _ in range(3):
        writer = subprocess.Popen([sys.executable, "-c", script, str(path)],
                                  env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})
        try:
            while not path.exists() and writer.poll() is None:
                pass
            seen = [path.read_bytes() for _ in range(20)]
        finally:
            writer.send_signal(signal.SIGKILL)
            writer.wait()
        for content in [*seen, path.read_bytes()]:
            assert len(content) == size
            assert len(set(content)) == 1
        path.unlink()
