"""A hook that reports the progress of a cold compile."""
from collections.abc import Callable

Progress = Callable[[int, int, str], None]
watcher: Progress | None = None
"""If set, a cold compile calls it with (rules compiled, rules in all, name)."""
