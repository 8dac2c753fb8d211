"""The rulebook and the glossary of a game, from its ledger and its texts."""
from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from pydantic import BaseModel

from ...gamedef.game import Game
from ...games import find_game, speech_for, speech_of
from ...ledger.ledger import LedgerRule, ledgers, read_ledger
from ...ledger.wording import rules_about, title_of, wording
from ...referee import teach
from ..http.schema import Chapter, HowMark, HowPicture, HowSection, HowTo, Rulebook, RuleText, TermInfo


class _Options:
    """A table's options as a cache key for rulebooks and glossaries."""

    def __init__(self, options: BaseModel) -> None:
        self.options, self.values = options, options.model_dump(mode="json")
        self.written = options.model_dump_json()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Options) and self.written == other.written

    def __hash__(self) -> int:
        return hash(self.written)


def rulebook(name: str, ruleset: str, language: str, options: BaseModel | None = None) -> Rulebook:
    """Every rule of a ruleset in ledger order, by chapter. Things have their printed names, and numbers are the
    ruleset's or those of a table's own options. A game without a ledger has no chapters."""
    return _rulebook(name, ruleset, language, None if options is None else _Options(options))


@lru_cache(maxsize=64)
def _rulebook(name: str, ruleset: str, language: str, given: _Options | None) -> Rulebook:
    if name not in ledgers():
        return Rulebook(game=name, ruleset=ruleset, source="", chapters=[])
    ledger, speech, worded = _ledger(name, ruleset, given), speech_of(name, language), wording(name, language)
    chapters: dict[str, Chapter] = {}
    for rule in ledger.rule:
        if rule.kind == "note":
            continue        # a note about the program or the source, with no code behind it
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


def _ledger(name: str, ruleset: str, given: _Options | None) -> Any:
    return read_ledger(name, ruleset, None if given is None else given.values)


def glossary(name: str, ruleset: str, language: str, options: BaseModel | None = None) -> list[TermInfo]:
    """Every named thing, with the rules about it; the rule that says most is its text. With a table's own options, also
    its custom cards with their printed text."""
    return _glossary(name, ruleset, language, None if options is None else _Options(options))


@lru_cache(maxsize=64)
def _glossary(name: str, ruleset: str, language: str, given: _Options | None) -> list[TermInfo]:
    speech, english, worded = speech_of(name, language), speech_of(name, "en"), wording(name, language)
    ledger = _ledger(name, ruleset, given).rule if name in ledgers() else ()
    rules = [rule for rule in ledger if rule.kind != "note"]
    terms = []
    game = find_game(name)
    for kind, things in game.presentation.things.items():
        for thing in things:
            about = rules_about(game, rules, thing, english.say(f"{kind}-{thing}"))
            if game.presentation.explained and not about:
                continue        # a thing of another ruleset
            terms.append(TermInfo(kind=kind, name=thing, label=speech.say(f"{kind}-{thing}"),
                                  text=worded(_text(about[0], language)) if about else "", rules=[r.id for r in about]))
    return terms if given is None else [*terms, *_own_terms(find_game(name).playing(given.options), language)]


def _own_terms(game: Game, language: str) -> list[TermInfo]:
    """The terms of custom cards."""
    speech, known = speech_for(game, language), find_game(game.name).presentation.things
    return [TermInfo(kind=kind, name=thing, label=speech.say(f"{kind}-{thing}"),
                     text=" ".join(game.own_cards.printed_on(thing, language)), rules=[])
            for kind, things in game.presentation.things.items() for thing in things if thing not in known[kind]]


def how(name: str, ruleset: str, language: str) -> HowTo:
    """How a game is played, for somebody who has never played it."""
    page = teach.read_how(name)
    return HowTo(game=name, ruleset=ruleset, minutes=None if page is None else page.minutes, sections=[
        HowSection(about=part.about, lines=part.lines, picture=None if part.picture is None else HowPicture(
            view=part.picture.view, seat=part.picture.seat, roles=part.picture.seats, hand=part.picture.hand,
            marks=[HowMark(thing=thing, text=text) for thing, text in part.picture.marks]))
        for part in teach.how_to(name, ruleset, language)])


@cache
def faces(name: str) -> dict[str, Any]:
    """The printed content of a game's cards, by their ids."""
    return {card: face.model_dump(mode="json") for card, face in find_game(name).presentation.faces().items()}


def _text(rule: LedgerRule, language: str) -> str:
    return rule.es if language == "es" else rule.en


def _in(texts: object, language: str) -> str:
    assert isinstance(texts, dict)
    return str(texts[language])
