"""Texts that people type, cleaned for display to others."""
from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ..text.plain_text import one_line
from ..text.speech import Speech
from ..text.spoken import SpokenError

LONGEST_NAME = 24
LONGEST_NOTE = 300


def note_line(text: str) -> str:
    """A player's own words beside a choice: one line of at most LONGEST_NOTE characters. Raises ValueError."""
    note = one_line(unicodedata.normalize("NFC", text))
    if len(note) > LONGEST_NOTE:
        raise SpokenError("long-note", most=LONGEST_NOTE, n=len(note))
    return note


def display_name(text: str) -> str:
    """A person's name for display: one line of at most LONGEST_NAME characters. Raises ValueError."""
    name = one_line(unicodedata.normalize("NFC", text))
    if len(name) > LONGEST_NAME:
        raise SpokenError("long-name", most=LONGEST_NAME)
    return name


def seat_names(speech: Speech, names: Sequence[str], roles: Sequence[str]) -> tuple[str, ...]:
    """The names of the seats in sentences: the person's, with the role too if several have that name; else the role's;
    else "guest", with a number if there are several. A page shows the same names on its sheets."""
    several = sum(not name and not role for name, role in zip(names, roles, strict=True)) > 1
    called = []
    for seat, (name, role) in enumerate(zip(names, roles, strict=True)):
        label = speech.say(f"role-{role}") if role else ""
        called.append(f"{name} ({label})" if label and names.count(name) > 1 and name else
                      name or label or speech.say("guest", n=seat + 1 if several else 0))
    return tuple(called)
