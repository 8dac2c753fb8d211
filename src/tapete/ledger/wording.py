"""The ledger's texts as people read them: names of things for ids, and which rules speak of a thing."""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ..gamedef.game import Game
from ..games import find_game, speech_of
from .ledger import LedgerRule


def wording(name: str, language: str) -> Callable[[str], str]:
    """What puts people's names for things where the ledger has ids."""
    speech = speech_of(name, language)
    labels = {thing: speech.say(f"{kind}-{thing}") for kind, things in find_game(name).things.items()
              for thing in things}
    if not labels:
        return lambda text: text
    ids = re.compile(rf"\b({'|'.join(sorted(labels, key=len, reverse=True))})\b")
    return lambda text: ids.sub(lambda found: labels[found[0]], text)


LONGEST_TITLE = 64


def title_of(text: str, longest: int = LONGEST_TITLE) -> str:
    """What a rule is called where there is no room for it: its first words, as far as they make sense by themselves."""
    first = re.split(r"(?<=[.:;!?])\s", text, maxsplit=1)[0].rstrip(".:;")
    if len(first) <= longest:
        return first
    clause = first[:longest].rpartition(",")[0]
    return clause if len(clause) > longest // 2 else first[:longest].rpartition(" ")[0].rstrip(",") + "…"


def rules_about(game: Game, rules: Sequence[LedgerRule], thing: str, label: str) -> list[LedgerRule]:
    """The rules that speak of a thing: those that the game names, or what their words tell (see `about_thing`)."""
    if not game.explained:
        return about_thing(rules, thing, label)
    by_id = {rule.id: rule for rule in rules}
    return [by_id[rule] for rule in game.explained.get(thing, ()) if rule in by_id]


def about_thing(rules: Sequence[LedgerRule], thing: str, label: str) -> list[LedgerRule]:
    """The rules that speak of a thing, nearest first.

    A rule speaks of a thing whose id or English label it uses, or which it is called after; it is near if it
    begins with the thing, and if it is called after it and after nothing else. What says how a game is laid out
    comes last.
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
