"""Numbers as people write them in a language."""
from __future__ import annotations

from dataclasses import dataclass

MINUS = "\u2212"
NARROW = "\u202f"


@dataclass(frozen=True)
class Numbers:
    """Number formats: Spanish has a decimal comma and separates thousands by a space from five digits on; English has
    point and comma."""

    language: str

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals, without a minus sign if all digits are zero."""
        text = f"{abs(value):,.{digits}f}"
        if self.language == "es":
            apart = NARROW if abs(value) >= 10_000 else ""
            text = text.replace(",", apart).replace(".", ",")
        return MINUS + text if value < 0 and text.strip("0,.") else text

    def of100(self, share: float) -> str:
        """A share as so many of 100."""
        return self.number(100 * share, 1)

    def signed(self, share: float) -> str:
        """A difference of shares in points of 100, with its sign."""
        text = self.of100(share)
        return text if share <= 0 or not text.strip("0,.") else f"+{text}"

    def plus(self, value: float, digits: int) -> str:
        """A difference of numbers, with its sign."""
        text = self.number(value, digits)
        return text if value <= 0 or not text.strip("0,.") else f"+{text}"

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as a percentage."""
        apart = NARROW if self.language == "es" else ""
        return f"{self.number(100 * share, digits)}{apart}%"
