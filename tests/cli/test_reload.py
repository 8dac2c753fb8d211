"""`tapete serve --reload`: a mistake is named and the server goes on; a change without one starts it again."""
from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapete import example

from ..table.support import die_with_us, free_port

PLUGINS = Path(__file__).parents[1] / "plugins"
SECONDS = 180


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """High card as a package of its own, installed."""
    at = tmp_path / "packages"
    shutil.copytree(Path(example.__path__[0]) / "high_card", at / "high_card",
                    ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(PLUGINS / "high_card-1.0.dist-info", at / "high_card-1.0.dist-info")
    return at / "high_card"


class Command:
    """The command in a process of its own, and what it has printed."""

    def __init__(self, folder: Path, packages: Path) -> None:
        self.lines: list[str] = []
        self._heard = threading.Condition()
        environment = {**os.environ, "PYTHONPATH": str(packages), "PYTHONUNBUFFERED": "1",
                       "XDG_DATA_HOME": str(folder / "data")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tapete.cli", "serve", "--local", "--reload", "--lang", "en", "--port",
             str(free_port())], env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            cwd=folder, preexec_fn=die_with_us)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._heard:
                self.lines.append(line.rstrip())
                self._heard.notify_all()

    def until(self, text: str, times: int = 1) -> None:
        """Wait until lines with a text have been printed so many times."""
        with self._heard:
            found = self._heard.wait_for(lambda: sum(text in line for line in self.lines) >= times, SECONDS)
        assert found, "\n".join(self.lines)


@pytest.fixture
def command(tmp_path: Path, package: Path) -> Iterator[Command]:
    made = Command(tmp_path, package.parent)
    yield made
    made.process.send_signal(signal.SIGTERM)
    assert made.process.wait(60) == 0


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.timeout(600)
def test_a_mistake_is_named_and_what_mends_it_starts_the_server_again(command: Command, package: Path) -> None:
    command.until("Tapete: http://")
    rules = package / "rules.py"
    change(rules, "s.prize = roll(s, s.options.die)", "s.price = roll(s, s.options.die)")
    command.until("The server goes on as it was until this is mended.")
    mistake = next(line for line in command.lines if "rules.py:" in line)
    assert "price" in mistake
    change(rules, "s.price = roll(s, s.options.die)", "s.prize = roll(s, s.options.die)")
    command.until("Tapete: http://", 2)


def test_without_a_game_of_a_package_there_is_nothing_to_watch(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, "-m", "tapete.cli", "serve", "--reload", "--lang", "en"], cwd=tmp_path,
                           env={**os.environ, "PYTHONPATH": "", "XDG_DATA_HOME": str(tmp_path)}, text=True,
                           capture_output=True, timeout=SECONDS, check=False)
    assert ended.returncode == 2
    assert "no game of a package is installed" in ended.stderr
