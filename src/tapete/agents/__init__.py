"""Who may sit in an empty seat. An agent is given what its seat may know, never the state."""
from __future__ import annotations

from ..errors import InputError
from ..kernel.playout import GREEDY, RANDOM

CODES = {"random": RANDOM, "greedy": GREEDY}


def agent_code(name: str) -> int:
    """The code of an agent by name; InputError if there is none."""
    if name not in CODES:
        raise InputError(f"'{name}' is no agent; expected one of {', '.join(CODES)}")
    return CODES[name]
