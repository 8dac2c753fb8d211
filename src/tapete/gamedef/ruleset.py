"""Rulesets: the named and versioned sets of rules of a game."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from ..text.spoken import SpokenError


@dataclass(frozen=True)
class Ruleset:
    """A named, versioned set of rules of a game. The version changes only when behaviour changes."""

    name: str
    version: int
    path: Path
    title: Mapping[str, str]
    older: Mapping[int, Path] = field(default_factory=dict)
    """Earlier versions that the rules can still play, each with the file of its numbers."""

    @property
    def versions(self) -> Sequence[int]:
        """All versions that can be played, the oldest first."""
        return sorted({*self.older, self.version})

    def at(self, version: int) -> Ruleset:
        """This ruleset at a version. InputError if that version is no longer played, or not yet known."""
        if version == self.version:
            return self
        if version not in self.older:
            raise SpokenError("version", ruleset=self.name, version=version,
                              known=", ".join(map(str, self.versions)))
        return replace(self, version=version, path=self.older[version], older={})
