"""Old names of a module's members, which a program may still ask for."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from warnings import warn


def old_names(module: str, names: Mapping[str, str], members: Mapping[str, Any]) -> Callable[[str], Any]:
    """The `__getattr__` of a module: it answers for each old name and warns with the new one.

    `names`: new names by old ones. `members`: the module's `globals()`. AttributeError for any other name.
    """
    def answer(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warn(f"{module}.{name} is now called {module}.{names[name]}", DeprecationWarning, stacklevel=2)
        return members[names[name]]
    return answer
