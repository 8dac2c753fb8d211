"""Errors in input to this game."""
from __future__ import annotations

from pathlib import Path

from ...text.spoken import SpokenError


class Wrong(SpokenError):
    """Its texts are the messages `wrong-<key>` of `text/wrong`."""

    home = Path(__file__).parent / "text" / "wrong"
