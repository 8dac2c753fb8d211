"""The ledger's texts for readers: names instead of ids, titles, and the rules about a thing."""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ..gamedef.game import Game
from ..games import find_game, speech_of
from .ledger import LedgerRule


def wording(name: str, language: str) -> Callable[[str], str]:
    """A function that replaces the ids in a ledger's text with the names of the things."""
    speech = speech_of(name, language)
    labels = {thing: speech.say(f"{kind}-{thing}") for kind, things in find_game(name).presentation.things.items()
              for thing in things}
    if not labels:
        return lambda text: text
    ids = re.compile(rf"\b({'|'.join(sorted(labels, key=len, reverse=True))})\b")
    return lambda text: ids.sub(lambda found: labels[found[0]], text)


LONGEST_TITLE = 64


def title_of(text: str, longest: int = LONGEST_TITLE) -> str:
    """A short title of a rule: its first words, as many as make sense by themselves."""
    first = re.split(r"(?<=[.:;!?])\s", text, maxsplit=1)[0].rstrip(".:;")
    if len(first) <= longest:
        return first
    clause = first[:longest].rpartition(",")[0]
    return clause if len(clause) > longest // 2 else first[:longest].rpartition(" ")[0].rstrip(",") + "…"


def rules_about(game: Game, rules: Sequence[LedgerRule], thing: str, label: str) -> list[LedgerRule]:
    """The rules about a thing: those that the game lists, or those found by their words (see `about_thing`)."""
    if not game.presentation.explained:
        return about_thing(rules, thing, label)
    by_id = {rule.id: rule for rule in rules}
    return [by_id[rule] for rule in game.presentation.explained.get(thing, ()) if rule in by_id]


def about_thing(rules: Sequence[LedgerRule], thing: str, label: str) -> list[LedgerRule]:
    """The rules about a thing, the most relevant first.

    A rule is about a thing if its text has the thing's id or English label, or if its own id has a word of one. A rule
    is more relevant if it begins with the thing, and if its id names nothing else. Rules about components and setup
    come last.
    """
    label = "[ -]".join(label.split())
    named = re.compile(rf"(?<!\w)(?:{thing}|{label})(?!\w)", re.IGNORECASE)
    words = set(re.findall("[a-z]+", f"{thing} {label}".lower())) - {"yellow", "the"}
    found = []
    for i, rule in enumerate(rules):
        _, chapter, called, *_ = rule.id.split(".")
        match, own = named.search(rule.en), called.split("_")
        after = sum(word in words or word.removesuffix("s") in words for word in own) / len(own)
        if match is not None or after:
            begins = match is not None and match.start() <= len("the ")
            found.append((chapter in ("components", "setup"), -2 * begins - after, i))
    return [rules[i] for *_, i in sorted(found)]
