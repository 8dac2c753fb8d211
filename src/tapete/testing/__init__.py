"""What a game's own tests are made of."""
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .conformance import Conformance

__all__ = ["Conformance"]


def __getattr__(name: str) -> Any:
    """Loaded when it is asked for: pytest loads `plugin` in every project beside which Tapete is installed."""
    if name == "Conformance":
        from .conformance import Conformance
        return Conformance
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
