"""Shared by all tests."""
from collections import Counter

import pytest

from tapete.games import find_game
from tapete.lab.simulate import make_study, run_study

from .needs import LEFT_OUT


@pytest.fixture(scope="session")
def compiled_machine() -> None:
    """Carcosa's `play` entry is compiled and on the disk."""
    game = find_game("carcosa")
    ruleset = game.ruleset()
    run_study(make_study(game, ruleset, game.options(ruleset), [None, None], ["random"], 1, 1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out because this machine has not got what it needs."""
    reasons = (report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.getreports("skipped"))
    left_out = Counter(reason for reason in reasons if reason.startswith(LEFT_OUT))
    if left_out:
        terminalreporter.section("left out")
        for reason, times in sorted(left_out.items()):
            terminalreporter.line(f"{times} {'test or file' if times == 1 else 'tests or files'} {reason}")
        terminalreporter.line("FULL=1 make test installs the packages, and fails where something is missing.")
