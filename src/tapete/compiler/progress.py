"""Whom a cold compile tells how far it has come."""
from collections.abc import Callable

Progress = Callable[[int, int, str], None]
watcher: Progress | None = None
"""Called with (rules compiled, rules in all, name) during a cold compile, where somebody set it."""
