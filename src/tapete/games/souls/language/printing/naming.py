"""The players whom an effect speaks of without a name: the player of its event, the active player, their neighbours."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Name = TypeVar("Name")


def names_of_event(names: Sequence[Name], active: int | None, they: int | None) -> dict[str, Name]:
    """The names of players, by the keys of their words: of the active player, who is also the attacker, of the event's
    player, and of their neighbours. None: it is not known who it is."""
    called: dict[str, Name] = {}
    if active is not None:
        called |= dict.fromkeys(("ACTIVE", "ATTACKER", "KILLER"), names[active])
        called |= {"ACTIVES_LEFT": names[(active + 1) % len(names)], "ACTIVES_RIGHT": names[(active - 1) % len(names)]}
    if they is not None:
        called |= dict.fromkeys(("THEY", "KILLER"), names[they])
        called |= {"THEIR_LEFT": names[(they + 1) % len(names)]}
    return called
