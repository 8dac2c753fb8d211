"""What sets the paths of a view: by what scenarios say what is given."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..errors import InputError

Setter = Callable[..., None]


class Paths:
    """Setters by the paths that they set. A setter gets what `set` is given, then each part that `*` stands for, then
    the value; what will not do it says with a ValueError, IndexError or KeyError."""

    def __init__(self) -> None:
        self._setters: list[tuple[re.Pattern[str], Setter]] = []

    def path(self, pattern: str) -> Callable[[Setter], Setter]:
        """Register what sets a path; `*` stands for one part. The first that fits is taken."""
        regex = re.compile(re.escape(pattern).replace(r"\*", r"([^.]+)"))

        def register(setter: Setter) -> Setter:
            self._setters.append((regex, setter))
            return setter
        return register

    def set(self, *given: Any, path: str, value: Any) -> None:
        """Set a path; InputError if path or value will not do."""
        for regex, setter in self._setters:
            match = regex.fullmatch(path)
            if match:
                try:
                    setter(*given, *match.groups(), value)
                except (ValueError, IndexError, KeyError) as error:
                    raise InputError(f"{path}: {error}") from error
                return
        raise InputError(f"{path}: there is no such path that can be set")
