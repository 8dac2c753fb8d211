"""The rulebook and the glossary of a game, out of its ledger and its texts."""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache

from ..games import find_game, speech_of
from ..ledger import LedgerRule, read_ledger
from .schema import Chapter, Rulebook, RuleText, Term


@cache
def rulebook(name: str, ruleset: str, language: str) -> Rulebook:
    """Every rule of a ruleset in the order of its ledger, by chapter; names of things as people know them."""
    ledger, speech, worded = read_ledger(name, ruleset), speech_of(name, language), _wording(name, language)
    chapters: dict[str, Chapter] = {}
    for rule in ledger.rule:
        chapter_id = rule.id.split(".")[1]
        chapter = chapters.get(chapter_id)
        if chapter is None:
            chapter = chapters[chapter_id] = Chapter(id=chapter_id, title=speech.say(f"chapter-{chapter_id}"), rules=[])
        why = None if rule.why is None else worded(_in(rule.why, language))
        chapter.rules.append(RuleText(id=rule.id, kind=rule.kind, sections=rule.sections,
                                      text=worded(_text(rule, language)), why=why))
    source = "; ".join(_in(source.title, language) for source in ledger.source)
    return Rulebook(game=name, ruleset=ledger.ledger.ruleset, source=source, chapters=list(chapters.values()))


@cache
def glossary(name: str, ruleset: str, language: str) -> list[Term]:
    """Everything that has a name, with the rules that speak of it, the one that says most about it as its text."""
    speech, english, worded = speech_of(name, language), speech_of(name, "en"), _wording(name, language)
    rules = [rule for rule in read_ledger(name, ruleset).rule if rule.kind != "note"]
    terms = []
    for kind, things in find_game(name).things.items():
        for thing in things:
            about = _about(rules, thing, english.say(f"{kind}-{thing}"))
            terms.append(Term(kind=kind, name=thing, label=speech.say(f"{kind}-{thing}"),
                              text=worded(_text(about[0], language)) if about else "", rules=[r.id for r in about]))
    return terms


def _about(rules: Sequence[LedgerRule], thing: str, label: str) -> list[LedgerRule]:
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


def _wording(name: str, language: str) -> Callable[[str], str]:
    """What puts people's names for things where the ledger has ids."""
    speech = speech_of(name, language)
    labels = {thing: speech.say(f"{kind}-{thing}") for kind, things in find_game(name).things.items()
              for thing in things}
    ids = re.compile(rf"\b({'|'.join(sorted(labels, key=len, reverse=True))})\b")
    return lambda text: ids.sub(lambda found: labels[found[0]], text)


def _text(rule: LedgerRule, language: str) -> str:
    return rule.es if language == "es" else rule.en


def _in(texts: object, language: str) -> str:
    assert isinstance(texts, dict)
    return str(texts[language])
