"""The base classes of a game's own tests."""
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .conformance import Conformance

__all__ = ["Conformance"]


def __getattr__(name: str) -> Any:
    """Load the kit only on demand, because pytest loads `plugin` in every project where Tapete is installed."""
    if name == "Conformance":
        from .conformance import Conformance
        return Conformance
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
