"""A kind of arguments that Tapete does not have: rows of marks, one bit each."""
from typing import Any

from tapete.game import Args, Kind, Shown, Voice


class Marks(Kind):
    """The places of a hand whose bits are set: `1 3` in JSON, and "1, 3" with their number in a sentence."""

    page = "string"

    def __init__(self, name: str, places: int) -> None:
        super().__init__(name, 0, (1 << places) - 1)
        self.places = places

    def id(self, lore: Any, value: int) -> str:
        return " ".join(str(place) for place in range(1, self.places + 1) if int(value) >> (place - 1) & 1)

    def said(self, voice: Voice, name: str, args: Args) -> Shown:
        places = str(args[name]).split()
        return {name: ", ".join(places), f"{name}_count": len(places)}


def some_of(letters: str) -> list[str]:
    """Every choice of one or more letters: the n-th has those of the bits of n, from 1 on."""
    every = range(1, 1 << len(letters))
    return ["".join(letter for i, letter in enumerate(letters) if bits >> i & 1) for bits in every]
