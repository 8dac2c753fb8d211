"""Shared by all tests."""
import os
import signal
import time
from collections import Counter

import pytest

from tapete.games import game_names
from tapete.kernel.game import Game

from .needs import LEFT_OUT


def pytest_configure(config: pytest.Config) -> None:
    """The same conditions for the tests and their children however, wherever and by whomever they are started."""
    os.chdir(config.rootpath)
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:       # as in the background of a shell without jobs
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in [*os.environ]:
        if name.startswith(("TAPETE_", "LC_")) or name in ("LANGUAGE", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"):
            del os.environ[name]
    os.environ.update(LANG="C.UTF-8", TZ="UTC", TERM="dumb")
    time.tzset()


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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those of a game go first, one group after the other: they take longest, and others find their rules compiled."""
    groups = {item: group_of(item) for item in items}
    for item, group in groups.items():
        item.add_marker(pytest.mark.xdist_group(group))
    order = {name: place for place, name in enumerate(game_names())}
    items.sort(key=lambda item: order.get(groups[item], len(order)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out because this machine has not got what it needs."""
    reasons = (report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.getreports("skipped"))
    left_out = Counter(reason for reason in reasons if reason.startswith(LEFT_OUT))
    if left_out:
        terminalreporter.section("left out")
        for reason, times in sorted(left_out.items()):
            terminalreporter.line(f"{times} {'test or file' if times == 1 else 'tests or files'} {reason}")
        terminalreporter.line("FULL=1 make test installs the packages, and fails where something is missing.")
