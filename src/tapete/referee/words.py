"""Words that people type, made fit to show to others."""
from __future__ import annotations

import unicodedata

from ..kernel.speech import Speech

LONGEST_NAME = 24
LONGEST_NOTE = 300


def one_line(text: str) -> str:
    """A text without control and direction characters, which could disguise what it says; ValueError if empty."""
    spaced = "".join(" " if unicodedata.category(c) in ("Zl", "Zp", "Zs") or c in "\t\r\n" else c for c in text)
    plain = " ".join("".join(c for c in spaced if unicodedata.category(c)[0] != "C" or c == "\u200d").split())
    if not plain.strip("\u200d"):
        raise ValueError("expected some text")
    return plain


def note_line(text: str) -> str:
    """A player's own words beside a choice: one line of at most LONGEST_NOTE characters; ValueError."""
    note = one_line(unicodedata.normalize("NFC", text))
    if len(note) > LONGEST_NOTE:
        raise ValueError(f"expected at most {LONGEST_NOTE} characters of one's own words, got {len(note)}")
    return note


def display_name(text: str) -> str:
    """A person's name as others see it: one line of at most LONGEST_NAME characters."""
    name = one_line(unicodedata.normalize("NFC", text))
    if len(name) > LONGEST_NAME:
        raise ValueError(f"expected at most {LONGEST_NAME} characters")
    return name


def seat_name(speech: Speech, seat: int, name: str, role: str) -> str:
    """What a seat is called: the person, the role, or both; else which seat it is."""
    label = speech.say(f"role-{role}") if role else ""
    return f"{name} ({label})" if name and label else name or label or speech.say("seat", n=seat + 1)
