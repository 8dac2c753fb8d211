"""pytest's part of `make check-changed`: the closest tests first, and none after the time is up. What is left is said.

`pytest -p tests.concern.order --plan=FILE`, where FILE holds a `Plan`.
"""
from __future__ import annotations

import ast
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tapete.compiler import backends
from tapete.games import NAMES

from .change import rare, words_in
from .costs import costs, key_of

FAILURES = "failures"
"""The file beside the plan that says which tests failed and why, because a stopped pytest gives no reasons."""
LEFT = "left for make test: "
UP, COMPILED = f"{LEFT}the time was up", f"{LEFT}needs compiled rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--plan", metavar="FILE", help="the plan that tests.concern made")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Order(Path(config.getoption("plan"))))


class Order:
    """Sorts tests by the plan, and leaves out those for which there is no time."""

    def __init__(self, file: Path) -> None:
        plan: dict[str, Any] = json.loads(file.read_text())
        self.far: dict[str, float] = plan["far"]
        self.words: dict[str, float] = plan["words"]
        self.game: str | None = plan["game"]
        self.until: float = plan["until"]
        self.patience: float = plan["patience"]
        self.failures = file.with_name(FAILURES)
        if not plan["compile"]:
            _leave_compiled()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        if self.game:
            others = [item for item in items if _games(item) and self.game not in _games(item)]
            config.hook.pytest_deselected(items=others)
            items[:] = [item for item in items if item not in others]
        texts = {item.nodeid: _text(item) for item in items}
        weights = rare(self.words, texts)
        shared = {item.nodeid: sum(weights[word] for word in texts[item.nodeid] & weights.keys()) for item in items}
        items.sort(key=lambda item: (self.far.get(_file(item), 99.0), -shared[item.nodeid], item.nodeid))

    def pytest_collection_finish(self) -> None:
        """A page that waits in vain fails in time to be told: by itself it may take minutes."""
        if shared := sys.modules.get("tests.browser.conftest"):
            shared.PATIENCE = self.patience * 1000
            shared.expect.set_options(timeout=self.patience * 1000)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if time.time() + costs().get(key_of(item.nodeid), 0.0) > self.until:
            pytest.skip(UP)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        """Only what a test does itself is broken off, for what it asked for must be put away."""
        before = signal.signal(signal.SIGALRM, _stop)
        signal.setitimer(signal.ITIMER_REAL, max(0.01, self.until - time.time()))
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
            with self.failures.open("a") as out:
                out.write(f"{key_of(report.nodeid)}: {_reason(report)}\n")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        left: Counter[tuple[str, str]] = Counter()
        for report in terminalreporter.getreports("skipped"):
            reason = report.longrepr[2].removeprefix("Skipped: ") if isinstance(report.longrepr, tuple) else ""
            if reason.startswith(LEFT):
                left[reason, report.nodeid.partition("::")[0]] += 1
        for reason in sorted({reason for reason, _ in left}):
            files = {file: times for (why, file), times in left.items() if why == reason}
            terminalreporter.line(f"{reason}: {sum(files.values())} tests: " + ", ".join(
                f"{file} ({times})" for file, times in sorted(files.items())))


def _reason(report: pytest.TestReport) -> str:
    """The place and the first line of what a failed test raised."""
    crash = getattr(report.longrepr, "reprcrash", None)
    if crash is None:
        return report.longreprtext.strip().rpartition("\n")[2]
    return f"{Path(crash.path).name}:{crash.lineno}: {crash.message.partition(chr(10))[0]}"


def _stop(*_: object) -> NoReturn:
    pytest.skip(UP)


def _leave_compiled() -> None:
    """Leave out tests that would compile the changed rules: it takes most of a minute."""
    usual = backends.compile_native

    def at_hand_only(function: Any, module: Any) -> Any:
        native: Any = usual(function, module)
        name = function.__qualname__.replace("<", "").replace(">", "")
        if not any(Path(native.stats.cache_path).glob(f"*.{name}-*.nbc")):
            pytest.skip(COMPILED)
        return native

    pytest.MonkeyPatch().setattr(backends, "compile_native", at_hand_only)


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def _games(item: pytest.Item) -> set[str]:
    """The games that the parameters of a test name."""
    callspec = getattr(item, "callspec", None)
    named = {str(value) for value in callspec.params.values()} | {callspec.id} if callspec else set()
    return {game for game in NAMES for value in named if game in words_in(value)}


def _text(item: pytest.Item) -> set[str]:
    """The words of a test's function and parameters, and of the scenarios in a folder that a parameter names."""
    callspec = getattr(item, "callspec", None)
    words = _function(item.path, getattr(item, "originalname", item.name)) | words_in(callspec.id if callspec else "")
    for value in callspec.params.values() if callspec else ():
        if isinstance(value, Path) and value.is_dir() and "scenarios" in value.parts:
            words |= _folder(value)
    return words


@cache
def _functions(path: Path) -> dict[str, set[str]]:
    source = path.read_text(encoding="utf-8")
    return {node.name: words_in(ast.get_source_segment(source, node) or "") for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def _function(path: Path, name: str) -> set[str]:
    return _functions(path).get(name, set())


@cache
def _folder(folder: Path) -> set[str]:
    return {word for file in folder.rglob("*.yaml") for word in words_in(file.read_text(encoding="utf-8"))}
