"""The layout of a floor's rooms, in a row above their corridor or clockwise about it; in millimetres."""
from __future__ import annotations

from dataclasses import dataclass

CLOCKWISE = {1: (0, 0), 2: (1, 0), 3: (1, 1), 4: (0, 1)}


@dataclass(frozen=True)
class Plan:
    """The rooms of a floor, from its width and the heights of rooms and corridor.

    `thin` is the wall with a door, between R1 and R2 and between R3 and R4. `thick` is the one between R2 and R3, which
    are neighbours in a row.
    """

    clockwise: bool
    left: float
    width: float
    height: float
    corridor: float
    thin: float = 0.0
    thick: float = 0.0

    @property
    def room(self) -> float:
        """The width of a room."""
        return (self.width - self.thin) / 2 if self.clockwise else (self.width - 2 * self.thin - self.thick) / 4

    @property
    def storey(self) -> float:
        return self.under + self.height if self.clockwise else self.under

    @property
    def under(self) -> float:
        """The distance from the top of a floor to the end of its corridor."""
        return self.height + self.corridor

    def x(self, number: int) -> float:
        """The left edge of a room by its number on the floor."""
        if self.clockwise:
            return self.left + CLOCKWISE[number][0] * (self.room + self.thin)
        return (self.left + (number - 1) * self.room
                + (0, self.thin, self.thin + self.thick, 2 * self.thin + self.thick)[number - 1])

    def y(self, number: int) -> float:
        """The upper edge of a room, from the top of its floor."""
        return CLOCKWISE[number][1] * self.under if self.clockwise else 0.0

    @property
    def doors(self) -> tuple[int, int]:
        """The rooms that have a door to the next on their right."""
        return (1, 4) if self.clockwise else (1, 3)
