"""Tests pass or fail independent of how they are started: by which user, from which folder, in which language, or in
the background."""
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_child_can_be_interrupted() -> None:
    code = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "True\n"


def test_place_time_and_language_are_always_the_same() -> None:
    assert Path.cwd() == ROOT
    assert time.strftime("%H", time.localtime(0)) == "00"
    assert os.environ["LANG"] == "C.UTF-8"
    assert not [name for name in os.environ if name.startswith(("LC_", "TAPETE_")) or name == "COLUMNS"]


def test_no_test_is_steered_by_a_variable_that_is_taken_away() -> None:
    """A person who sets it would believe that it has an effect."""
    reads = re.compile(r"environ(\.get\(|\[)\W*TAPETE_")
    assert not [path.name for path in (ROOT / "tests").rglob("*.py") if reads.search(path.read_text(encoding="utf-8"))]


def test_odd_conditions_are_no_matter(tmp_path: Path) -> None:
    """The two tests above once more, started as badly as can be."""
    odd = {"LC_ALL": "de_DE.UTF-8", "TZ": "Pacific/Kiritimati", "COLUMNS": "20", "TAPETE_PORT": "no port",
           "FORCE_COLOR": "1", "HOME": str(tmp_path)}
    started = subprocess.run([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", __file__, "-k", "not odd"],
                             cwd=tmp_path, env=os.environ | odd, capture_output=True, text=True,
                             preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    assert started.returncode == 0, started.stdout + started.stderr


HANGS = """
import threading
from greenlet import greenlet

def waits_for_a_page():
    asked.parent.switch()

asked = greenlet(waits_for_a_page)

def test_it():
    asked.switch()
    never_answered = threading.Event()
    never_answered.wait()
"""


def test_a_test_that_hangs_says_where_also_in_a_process_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(HANGS, encoding="utf-8")
    hung = subprocess.run([sys.executable, "-m", "pytest", "-p", "tests.hung", "-n", "1", "--timeout", "2", "-c",
                           "pyproject.toml", "--rootdir", ".", "-p", "no:cacheprovider", str(tmp_path / "test_it.py")],
                          cwd=ROOT, capture_output=True, text=True)
    assert hung.returncode == 1, hung.stdout
    assert "test_it hangs for 2 seconds" in hung.stderr
    assert "never_answered.wait()" in hung.stderr and "asked.parent.switch()" in hung.stderr, hung.stderr
