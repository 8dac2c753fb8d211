"""Fixtures and settings shared by all tests."""
import gc
import io
import math
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tapete.gamedef.game import Game
from tapete.games import game_names

from . import hung
from .chance import Drawn, name_of
from .needs import LEFT_OUT


def pytest_configure(config: pytest.Config) -> None:
    """The same conditions for the tests and their children however, wherever and by whomever they are started."""
    os.chdir(config.rootpath)
    settings.register_profile("on any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("on any machine")
    config.pluginmanager.register(hung)
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:       # as in the background of a shell without jobs
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in [*os.environ]:
        if name.startswith(("TAPETE_", "LC_")) or name in ("LANGUAGE", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"):
            del os.environ[name]
    os.environ.update(LANG="C.UTF-8", TZ="UTC", TERM="dumb")
    os.environ.setdefault("PYTHONHASHSEED", "0")                # for the children, which must collect the same tests
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)     # each process would rewrite the asserts of every file again
    sys.dont_write_bytecode = False
    time.tzset()
    gc.set_threshold(50_000)        # plain states are thousands of lists each, and none of them goes round in a circle


def group_of(item: pytest.Item) -> str:
    """What should share a process: the tests of a game, for rules are lowered once in each that compiles them; else
    those of a file, which share what they print, serve and draw. A mark `xdist_group` of a test's own stands."""
    marked = item.get_closest_marker("xdist_group")
    file = item.nodeid.partition("::")[0]
    if marked or item.path.parent.name in ("table", "browser", "press"):
        return marked.args[0] if marked else file
    callspec = getattr(item, "callspec", None)
    for value in callspec.params.values() if callspec else ():
        if isinstance(value, str) and value.partition("/")[0] in game_names():
            return value.partition("/")[0]
    for owner in (getattr(item, "cls", None), getattr(item, "module", None)):
        games = {thing.name for thing in vars(owner).values() if isinstance(thing, Game)} if owner else set()
        if len(games) == 1:
            return games.pop()
    return file


def unordered(item: pytest.Item) -> bool:
    """Whether a test's name or place hangs on the order of a set, which is another one in each process."""
    callspec = getattr(item, "callspec", None)
    return any(isinstance(mark.args[1], set | frozenset) for mark in item.iter_markers("parametrize")) or any(
        isinstance(value, set | frozenset) and str(value) in item.name
        for value in (callspec.params.values() if callspec else ()))


def wanting(item: pytest.Item) -> set[str]:
    """What a test asks for, itself or by what it asks for, and nobody gives: pytest says so when its turn comes."""
    info = getattr(item, "_fixtureinfo", None)
    return set(info.names_closure) - set(info.name2fixturedefs) - {"request"} if info else set()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those of a game go first, one group after the other: they take longest, and others find their rules compiled."""
    if alone := [f"{item.nodeid}: {', '.join(sorted(names))}" for item in items if (names := wanting(item))]:
        raise pytest.UsageError(f"tests that ask for a fixture that nobody gives where they stand: {alone[:5]}")
    if named := [item.nodeid for item in items if unordered(item)]:
        raise pytest.UsageError(f"tests that hang on the order of a set: sort it, or give ids: {named[:5]}")
    groups = {item: group_of(item) for item in items}
    for item, group in groups.items():
        item.add_marker(pytest.mark.xdist_group(group))
    order = {name: place for place, name in enumerate(game_names())}
    items.sort(key=lambda item: order.get(groups[item], len(order)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: Any, ids: list[str]) -> None:
    """What should share a process does. pytest-xdist says so in a test's name, which pytest 9.2 does not let it: then
    each process would compile each game, and nobody would say why all is slow."""
    if node.config.getoption("dist") == "loadgroup" and not all("@" in name for name in ids):
        pytest.exit("pytest-xdist cannot keep groups of tests together with this pytest: see pyproject.toml", 2)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out because this machine has not got what it needs."""
    reasons = (report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.getreports("skipped"))
    left_out = Counter(reason for reason in reasons if reason.startswith(LEFT_OUT))
    if left_out:
        terminalreporter.section("left out")
        for reason, times in sorted(left_out.items()):
            terminalreporter.line(f"{times} {'test or file' if times == 1 else 'tests or files'} {reason}")
        terminalreporter.line("FULL=1 make test installs the packages, and fails where something is missing.")


@pytest.fixture(scope="session", autouse=True)
def _data_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Studies that tests begin are not listed among the user's own studies."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        patch.setattr("tapete.compiler.backends.COMPILE_AFTER", math.inf)    # or a busy machine begins compilers
        yield


@pytest.fixture(autouse=True)
def _chance_comes_again(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test depends on luck."""
    Drawn(name_of(request.node)).put_in(monkeypatch)


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the program says where nobody asks for a language is in English."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture
def tapete(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command with some input: (exit code, standard output, standard error)."""
    from tapete.cli.app import main

    def run(*args: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tapete", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        monkeypatch.setenv("LANG", "en_GB.UTF-8")
        monkeypatch.setenv("COLUMNS", "120")
        with pytest.raises(SystemExit) as stop:
            main()
        printed = capsys.readouterr()
        return int(stop.value.code or 0), printed.out, printed.err

    return run
