"""The rulebook and the glossary of a game, out of its ledger and its texts."""
from __future__ import annotations

from functools import cache
from typing import Any

from ..games import find_game, speech_of
from ..ledger import LedgerRule, read_ledger
from ..wording import rules_about, wording
from .schema import Chapter, Rulebook, RuleText, Term


@cache
def rulebook(name: str, ruleset: str, language: str) -> Rulebook:
    """Every rule of a ruleset in the order of its ledger, by chapter; names of things as people know them."""
    ledger, speech, worded = read_ledger(name, ruleset), speech_of(name, language), wording(name, language)
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
    speech, english, worded = speech_of(name, language), speech_of(name, "en"), wording(name, language)
    rules = [rule for rule in read_ledger(name, ruleset).rule if rule.kind != "note"]
    terms = []
    game = find_game(name)
    for kind, things in game.things.items():
        for thing in things:
            about = rules_about(game, rules, thing, english.say(f"{kind}-{thing}"))
            if game.explained and not about:
                continue        # a thing of another ruleset
            terms.append(Term(kind=kind, name=thing, label=speech.say(f"{kind}-{thing}"),
                              text=worded(_text(about[0], language)) if about else "", rules=[r.id for r in about]))
    return terms


@cache
def faces(name: str) -> dict[str, Any]:
    """What is printed on the cards of a game, by their ids."""
    return {card: face.model_dump(mode="json") for card, face in find_game(name).faces().items()}


def _text(rule: LedgerRule, language: str) -> str:
    return rule.es if language == "es" else rule.en


def _in(texts: object, language: str) -> str:
    assert isinstance(texts, dict)
    return str(texts[language])
