"""What differs between two designs of the desk, and the changelog of a variant."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from ...differences.between import Compared, Differences, differences
from ...differences.changelog import ChangelogEntry, changelog
from ...gamedef.game import Game
from ...games import find_game
from ..messages import DesignDifferences, SavedVariant
from .changes import config_of
from .names import desk_speech

Design = tuple[str, Mapping[str, Any]]
"""A ruleset's name, and changes to it."""
MOST_VERSIONS = 100
"""The most versions of one changelog."""


def differences_told(game: str, before: Design, after: Design, language: str) -> DesignDifferences:
    """What differs in the second of two designs, each a ruleset with changes. Raises InputError if one of them makes no
    game."""
    found = _differences(find_game(game), before, after, language)
    return {"values": [{"kind": each.kind, "path": each.path, "what": each.what, "before": each.before,
                        "after": each.after, "sentence": each.sentence(language)} for each in found.values],
            "rules": [{"id": each.id, "before": each.before, "after": each.after} for each in found.rules]}


def changelog_of(variants: Sequence[SavedVariant], language: str) -> str:
    """The changelog of the last of these variants, each of which was made from the one before; as Markdown. Of very
    many it has the last MOST_VERSIONS."""
    last, told = variants[-1], variants[-MOST_VERSIONS:]
    game, speech = find_game(last["game"]), desk_speech(language)
    entries: list[ChangelogEntry] = []
    older = variants[:-MOST_VERSIONS]
    before: Design = (older[-1]["ruleset"], older[-1]["changes"]) if older else (variants[0]["ruleset"], {})
    for each in told:
        after = (each["ruleset"], each["changes"])
        date = datetime.fromtimestamp(each["created"], UTC).date().isoformat()
        entries.append(ChangelogEntry(each["name"], date, each["note"], _differences(game, before, after, language)))
        before = after
    title = speech.say("desk-changelog", name=last["name"], ruleset=last["ruleset"])
    return changelog(title, entries[::-1], language)


def _differences(game: Game, before: Design, after: Design, language: str) -> Differences:
    one, other = (Compared(game.ruleset(ruleset), config_of(game.name, ruleset, changes) or None)
                  for ruleset, changes in (before, after))
    return differences(game, one, other, language)
