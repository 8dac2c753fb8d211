"""What several commands share: languages, lists of names, progress."""
from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from ..errors import InputError
from ..kernel.speech import Speech


def language_of(given: str | None) -> str:
    """The language asked for, else the environment's: English where that says so, else Spanish."""
    if given is not None:
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value and value not in ("C", "POSIX") and not value.startswith("C."):
            return "en" if value.startswith("en") else "es"
    return "es"


def whole_number(text: str, what: str) -> int:
    """A whole number that somebody typed, or InputError."""
    try:
        return int(text)
    except ValueError:
        raise InputError(f"{what} '{text}': expected a whole number") from None


def names_in(text: str, what: str) -> list[str]:
    """Names separated by commas, or InputError where one is missing."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise InputError(f"{what} '{text}': expected names separated by commas")
    return names


def seat_names(speech: Speech, roles: Sequence[str]) -> list[str]:
    """What seats are called on a screen: number and role as they are typed, or which seat it is where none has one."""
    return [f"{seat} {role}" if role else speech.say("seat", n=seat + 1) for seat, role in enumerate(roles)]


def roles_in(text: str | None, players: int) -> list[str | None]:
    """Roles by seat; `any` draws one, and so does saying nothing. InputError for the wrong number."""
    if text is None:
        return [None] * players
    roles = [None if role == "any" else role.upper() for role in names_in(text, "--roles")]
    if len(roles) != players:
        raise InputError(f"--roles: {len(roles)} roles for {players} players")
    return roles


@contextmanager
def compiling(speech: Speech) -> Iterator[None]:
    """Show on standard error how far a cold compile has come; nothing when the code is on disk."""
    from ..kernel import compile  # numba takes half a second to import: only who simulates
    console = Console(stderr=True)
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

    compile.progress = show
    try:
        yield
    finally:
        compile.progress = None
        if task is not None and console.is_terminal:
            bar.stop()
