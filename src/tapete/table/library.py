"""The rulebook and the glossary of a game, out of its ledger and its texts."""
from __future__ import annotations

from functools import cache
from typing import Any

from ..games import find_game, speech_of
from ..ledger import LedgerRule, ledgers, read_ledger
from ..referee import teach
from ..wording import rules_about, title_of, wording
from .schema import Chapter, HowMark, HowPicture, HowSection, HowTo, Rulebook, RuleText, Term


@cache
def rulebook(name: str, ruleset: str, language: str) -> Rulebook:
    """Every rule of a ruleset in the order of its ledger, by chapter; names of things as people know them. Of a game
    without a ledger there are none."""
    if name not in ledgers():
        return Rulebook(game=name, ruleset=ruleset, source="", chapters=[])
    ledger, speech, worded = read_ledger(name, ruleset), speech_of(name, language), wording(name, language)
    chapters: dict[str, Chapter] = {}
    for rule in ledger.rule:
        if rule.kind == "note":
            continue        # what is said of the program or of the source, where nothing runs
        chapter_id = rule.id.split(".")[1]
        chapter = chapters.get(chapter_id)
        if chapter is None:
            chapter = chapters[chapter_id] = Chapter(id=chapter_id, title=speech.say(f"chapter-{chapter_id}"), rules=[])
        why = None if rule.why is None else worded(_in(rule.why, language))
        text = worded(_text(rule, language))
        chapter.rules.append(RuleText(id=rule.id, title=title_of(text), kind=rule.kind, sections=rule.sections,
                                      text=text, why=why))
    source = "; ".join(_in(source.title, language) for source in ledger.source)
    return Rulebook(game=name, ruleset=ledger.ledger.ruleset, source=source, chapters=list(chapters.values()))


@cache
def glossary(name: str, ruleset: str, language: str) -> list[Term]:
    """Everything that has a name, with the rules that speak of it, the one that says most about it as its text."""
    speech, english, worded = speech_of(name, language), speech_of(name, "en"), wording(name, language)
    ledger = read_ledger(name, ruleset).rule if name in ledgers() else ()
    rules = [rule for rule in ledger if rule.kind != "note"]
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


def how(name: str, ruleset: str, language: str) -> HowTo:
    """How a game is played, for whoever has never played it."""
    page = teach.read_how(name)
    return HowTo(game=name, ruleset=ruleset, minutes=None if page is None else page.minutes, sections=[
        HowSection(about=part.about, lines=part.lines, picture=None if part.picture is None else HowPicture(
            view=part.picture.view, seat=part.picture.seat, roles=part.picture.seats, hand=part.picture.hand,
            marks=[HowMark(thing=thing, text=text) for thing, text in part.picture.marks]))
        for part in teach.how_to(name, ruleset, language)])


@cache
def faces(name: str) -> dict[str, Any]:
    """What is printed on the cards of a game, by their ids."""
    return {card: face.model_dump(mode="json") for card, face in find_game(name).faces().items()}


def _text(rule: LedgerRule, language: str) -> str:
    return rule.es if language == "es" else rule.en


def _in(texts: object, language: str) -> str:
    assert isinstance(texts, dict)
    return str(texts[language])
