"""The rulebook and the glossary of a game, out of its ledger and its texts."""
from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from ..games import find_game, speech_of
from ..ledger import LedgerRule, read_ledger
from .schema import Chapter, Rulebook, RuleText, Term


@cache
def rulebook(name: str, language: str) -> Rulebook:
    """Every rule in the order of the ledger, by chapter; names of things as people know them."""
    ledger, speech, worded = read_ledger(name), speech_of(name, language), _wording(name, language)
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
def glossary(name: str, language: str) -> list[Term]:
    """Everything that has a name, with the rules that speak of it, the one that says most about it as its text."""
    speech, rules, worded = speech_of(name, language), read_ledger(name).rule, _wording(name, language)
    terms = []
    for kind, things in find_game(name).things.items():
        for thing in things:
            about = sorted((rule for rule in rules if rule.kind != "note" and _names(thing, rule)),
                           key=lambda rule: _distance(thing, rule))
            terms.append(Term(kind=kind, name=thing, label=speech.say(f"{kind}-{thing}"),
                              text=worded(_text(about[0], language)) if about else "", rules=[r.id for r in about]))
    return terms


def _names(thing: str, rule: LedgerRule) -> bool:
    return re.search(rf"\b{thing}\b", rule.en) is not None


def _distance(thing: str, rule: LedgerRule) -> tuple[bool, int]:
    """How far a rule is from being the one about a thing: it begins with it, or names it and little else."""
    return not rule.en.startswith(thing), len(set(re.findall(r"\b[A-Z][A-Z_]{2,}\b", rule.en)))


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
