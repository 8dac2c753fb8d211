"""Choices that let things be, in a row, told as one line: how many, whose and what."""
from __future__ import annotations

from ..text.speech import Speech, listed


class IdleRun:
    """A run of choices for which `Wording.is_idle` is true, until it is told."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self._label, self._names = "", list[str]()

    def add(self, name: str, label: str) -> str:
        """Add a choice. Returns the line of the run before it, if that was of other choices; else nothing."""
        before = self.told() if label != self._label else ""
        self._label = label
        self._names.append(name)
        return before

    def told(self) -> str:
        """The line of the run, which ends here; empty if there is none."""
        names, self._names = self._names, []
        once = list(dict.fromkeys(names))
        return "" if not names else self.speech.say("idle-run", who=listed(self.speech, once), label=self._label,
                                                    n=1 if once == names else len(names))
