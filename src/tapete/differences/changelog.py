"""Differences of designs as Markdown, for people who play them."""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..text.plain_text import one_line
from .between import Differences, RuleDifference, differences_speech

_MARKS = re.compile(r"[\\`*_<>\[\]#|~&]")
_LIST = re.compile(r"^(\d*)([-+=.)])")
"""What begins a list or underlines a heading."""


@dataclass(frozen=True)
class ChangelogEntry:
    """A version of a design, and what it changes in the one before."""

    name: str
    date: str
    note: str
    found: Differences


def differences_in_markdown(found: Differences, language: str) -> str:
    """What differs, a line each; then each rule that reads otherwise, and how it read before."""
    speech = differences_speech(language)
    lines = [f"- {_plain(each.sentence(language))}" for each in found.values]
    if found.rules:
        lines += ["", speech.say("differs-rules"), ""]
        lines += [line for rule in found.rules for line in _rule(rule, language)]
    return "\n".join(lines) if lines else speech.say("differs-nothing")


def changelog(title: str, entries: Sequence[ChangelogEntry], language: str) -> str:
    """All versions of a design, the newest first."""
    parts = [f"# {_plain(title)}"]
    for each in entries:
        note = [_plain(each.note)] if each.note.strip() else []
        parts += [f"## {_plain(each.name)} ({each.date})", *note, differences_in_markdown(each.found, language)]
    return "\n\n".join(parts) + "\n"


def _rule(rule: RuleDifference, language: str) -> list[str]:
    speech = differences_speech(language)
    if not rule.after:
        return [f"- {speech.say('differs-rule-gone', rule=_plain(rule.before))}"]
    before = [f"  - {speech.say('differs-rule-before', rule=_plain(rule.before))}"] if rule.before else []
    return [f"- {_plain(rule.after)}", *before]


def _plain(text: str) -> str:
    """A text on one line in which Markdown sees no marks: neither within it nor of a list at its beginning."""
    line = _MARKS.sub(r"\\\g<0>", " ".join(one_line(text).split()))
    return _LIST.sub(r"\1\\\2", line)
