"""The program needs no particular system: it is tested on Linux alone, so at least no part of it may need one."""
import ast
from pathlib import Path

import pytest

from tapete.compiler.machine_code import cache_folder
from tapete.files.atomic import cache_home, data_home
from tapete.games import find_game
from tapete.table.ops.settings import default_database

ROOT = Path(__file__).parents[2]
UNIX = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "posix", "syslog", "uvloop"}
UNIX_CALLS = {"fork", "forkpty", "getuid", "geteuid", "getpgid", "killpg", "setsid", "mkfifo", "add_signal_handler",
              "SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "alarm", "sched_getaffinity"}


def unix_things(tree: ast.AST, guarded: bool = False) -> list[str]:
    """Modules that only Unix has, imported without asking for the system first, and calls that only it knows."""
    found = []
    for node in ast.iter_child_nodes(tree):
        asks = guarded or (isinstance(node, ast.FunctionDef | ast.If) and any(
            isinstance(each, ast.Attribute) and each.attr == "platform" for each in ast.walk(node)))
        if isinstance(node, ast.Import | ast.ImportFrom) and not guarded:
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [each.name for each in node.names]
            found += [name for name in names if name.partition(".")[0] in UNIX]
        if isinstance(node, ast.Attribute) and node.attr in UNIX_CALLS and not guarded and (
                isinstance(node.value, ast.Name) and node.value.id in ("os", "signal")):
            found.append(node.attr)
        found += unix_things(node, asks)
    return found


@pytest.mark.parametrize("text", ["import fcntl", "from resource import getrlimit", "os.fork()", "signal.SIGHUP"])
def test_what_only_unix_has_is_found(text: str) -> None:
    assert unix_things(ast.parse(text))


def test_nothing_needs_unix() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "src" / "tapete").rglob("*.py")}
    found = {str(path.relative_to(ROOT)): things for path, text in texts.items()
             if any(word in text for word in UNIX | UNIX_CALLS) and (things := unix_things(ast.parse(text)))}
    assert found == {}


def test_the_doctor_names_the_folders_that_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert cache_folder(find_game("gloom").machine.play.plain).parent == cache_home()
    assert Path(default_database().removeprefix("sqlite+aiosqlite:///")).parent == data_home()
