"""Functions that several commands share: languages, lists of names, progress."""
from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ..compiler import progress
from ..text.speech import Speech
from ..text.spoken import SpokenError

TEXTS = Path(__file__).parent.parent / "text"
LARGEST = 2**63 - 1
MOST_PLAYERS = 100
"""More than any game has."""


def language_of(given: str | None) -> str:
    """The language asked for, else the environment's: English if the environment says so, else Spanish."""
    if given is not None:
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value and value not in ("C", "POSIX") and not value.startswith("C."):
            return "en" if value.startswith("en") else "es"
    return "es"


def whole_number(text: str, what: str) -> int:
    """A whole number from a typed text. Raises InputError."""
    try:
        number = int(text)
    except ValueError:
        raise SpokenError("whole-number", what=what, text=text) from None
    if abs(number) > LARGEST:
        raise SpokenError("number-64", what=what, text=text)
    return number


def players_in(text: str) -> int:
    """The number of players from a typed text. Raises InputError for one that no game has."""
    players = whole_number(text, "--players")
    if not 0 <= players <= MOST_PLAYERS:
        raise SpokenError("players-option", players=text, most=MOST_PLAYERS)
    return players


def names_in(text: str, what: str) -> list[str]:
    """Names separated by commas. Raises InputError if one is missing."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise SpokenError("names-by-commas", what=what, text=text)
    return names


def seat_names(speech: Speech, roles: Sequence[str]) -> list[str]:
    """The names of seats on a screen: the number, counted from 1 as people type it, and the role. Without a role, the
    seat."""
    return [f"{seat + 1} {speech.say(f'role-{role}')}" if role else speech.say("seat", n=seat + 1)
            for seat, role in enumerate(roles)]


def roles_in(text: str | None, players: int) -> list[str | None]:
    """Roles by seat. `any`, or no text at all, draws them. Raises InputError for the wrong number of roles."""
    if text is None:
        return [None] * players
    roles = [None if role == "any" else role.upper() for role in names_in(text, "--roles")]
    if len(roles) != players:
        raise SpokenError("roles-for-players", roles=len(roles), players=players)
    return roles


@contextmanager
def compiling(speech: Speech) -> Iterator[None]:
    """Show the progress of a compilation on standard error. Nothing is shown if the code is in the cache on disk."""
    console = Console(stderr=True, markup=False)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"),
                   TimeElapsedColumn(), console=console, transient=True)
    task = None

    def show(done: int, total: int, name: str) -> None:
        nonlocal task
        if task is None:
            if not console.is_terminal:
                print(speech.say("simulate-compiling"), file=sys.stderr, flush=True)
            else:
                bar.start()
            task = bar.add_task(speech.say("simulate-compiling"), total=total)
        bar.update(task, completed=done, total=total)

    progress.watcher = show
    try:
        yield
    finally:
        progress.watcher = None
        if task is not None and console.is_terminal:
            bar.stop()
