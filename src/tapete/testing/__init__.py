"""What a game's own tests are made of."""
from .conformance import Conformance

__all__ = ["Conformance"]
