"""The rulebook as data: every rule of the ledger by chapter, its decision, its numbers, its example; then an index."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..games import speech_of
from ..ledger.ledger import LedgerRule, read_ledger
from ..ledger.wording import rules_about, wording
from ..paper import Printed
from ..text.speech import Speech
from .examples import Example

NOTES = "notes"
"""The chapter of rules without code, which comes last."""


def chapters(game: Game, ruleset: Ruleset, options: BaseModel, language: str, printed: Printed,
             examples: Mapping[str, Example]) -> list[dict[str, Any]]:
    """The chapters, each a title and its rules in the ledger's order."""
    ledger, speech, worded = read_ledger(game.name, ruleset.name), speech_of(game.name, language), \
        wording(game.name, language)
    own = game.options(ruleset).model_dump(mode="json")
    now = options.model_dump(mode="json")
    found: dict[str, dict[str, Any]] = {}
    shown: set[str] = set()
    for rule in ledger.rule:
        chapter = rule.id.split(".")[1]
        found.setdefault(chapter, {"id": chapter, "title": speech.say(f"chapter-{chapter}"), "rules": []})
        example = examples.get(rule.id)
        same = _identity_of(example)
        first = same != "" and same not in shown
        shown.add(same)
        found[chapter]["rules"].append({
            "id": rule.id, "kind": rule.kind, "sections": rule.sections, "text": worded(_in(rule, language)),
            "why": worded(dict(rule.why)[_code(language)]) if rule.why else "",
            "changed": changed(rule, own, now), "tables": printed.tables.get(rule.id, ()),
            "example": example if first else None})
    order = _order(game, list(found))
    return sorted(found.values(), key=lambda chapter: (chapter["id"] == NOTES, order.index(chapter["id"])))


def for_players(chapters: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The chapters for people who want to play and not to check: without notes, reasons, and examples that no longer
    match."""
    def shown(rule: Mapping[str, Any]) -> dict[str, Any]:
        example = rule["example"]
        return {**rule, "why": "", "example": None if example is None or example.stopped else example}
    kept = [{**chapter, "rules": [shown(rule) for rule in chapter["rules"] if rule["kind"] != "note"]}
            for chapter in chapters]
    return [chapter for chapter in kept if chapter["rules"]]


def _identity_of(example: Example | None) -> str:
    """The identity of an example. A scenario is shown once, and so is a table at which nothing happens."""
    if example is None:
        return ""
    if example.choices or example.refused or example.stopped:
        return example.file
    return str(example.after or "")


def _order(game: Game, own: Sequence[str]) -> list[str]:
    """Chapters in the order of the default ruleset. A chapter of another ruleset only comes after the chapter that
    precedes it there."""
    order = list(dict.fromkeys(rule.id.split(".")[1] for rule in read_ledger(game.name).rule))
    for i, chapter in enumerate(own):
        if chapter not in order:
            order.insert(order.index(own[i - 1]) + 1 if i else 0, chapter)
    return order


def changed(rule: LedgerRule, own: Mapping[str, Any], now: Mapping[str, Any]) -> list[dict[str, str]]:
    """The options of a rule that differ from its ruleset; the rule's words may then be out of date."""
    return [{"path": path, "was": _shown(was), "is": _shown(is_now)}
            for option in rule.options
            for path, was, is_now in _differences(option, _at(own, option), _at(now, option))]


def _differences(path: str, was: Any, is_now: Any) -> list[tuple[str, Any, Any]]:
    if was == is_now:
        return []
    if isinstance(was, Mapping) and isinstance(is_now, Mapping) and not path.endswith(".table"):
        return [difference for key in dict.fromkeys([*was, *is_now])
                for difference in _differences(f"{path}.{key}", was.get(key), is_now.get(key))]
    return [(path, was, is_now)]


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return "; ".join(f"{key}: {_shown(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(_shown, value))
    return "–" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def index(game: Game, ruleset: Ruleset, language: str) -> list[dict[str, Any]]:
    """Everything that has a name, in alphabetical order, with the rules that mention it."""
    speech, english = speech_of(game.name, language), speech_of(game.name, "en")
    rules = [rule for rule in read_ledger(game.name, ruleset.name).rule if rule.kind != "note"]
    entries: dict[str, list[str]] = {}
    for kind, things in game.presentation.things.items():
        for thing in things:
            about = rules_about(game, rules, thing, english.say(f"{kind}-{thing}"))
            found = entries.setdefault(speech.say(f"{kind}-{thing}"), [])
            found += [rule.id for rule in about if rule.id not in found]
    return [{"term": term, "rules": entries[term]} for term in sorted(entries, key=_letters) if entries[term]]


def checklist(printed: Printed, words: Speech) -> list[dict[str, Any]]:
    """All that must be printed and cut before a game, with the number of each."""
    parts = [{"title": deck.title, "count": deck.count,
              "items": [{"title": card.title, "count": card.copies} for card in deck.cards]}
             for deck in printed.decks if not deck.instead]
    for key, things in (("boards", [(board.title, 1) for board in printed.boards]),
                        ("sheets", [(sheet.title, sheet.copies) for sheet in printed.sheets]),
                        ("tokens", [(token.title, token.copies) for token in printed.tokens]),
                        ("dice", [(f"d{die.sides}", die.copies) for die in printed.dice])):
        if things:
            parts.append({"title": words.say(f"press-{key}"), "count": sum(count for _, count in things),
                          "items": [{"title": title, "count": count} for title, count in things]})
    return parts


def sources(game: Game, ruleset: Ruleset, language: str) -> list[str]:
    """The documents that the rules come from."""
    return [dict(source.title)[_code(language)] for source in read_ledger(game.name, ruleset.name).source]


def _at(options: Mapping[str, Any], path: str) -> Any:
    here: Any = options
    for part in path.split("."):
        here = here.get(part) if isinstance(here, Mapping) else None
    return here


def _letters(text: str) -> str:
    """A sort key that ignores capitals and accents, with ñ after n."""
    plain: Sequence[tuple[str, str]] = (("á", "a"), ("é", "e"), ("í", "i"), ("ó", "o"), ("ú", "u"), ("ü", "u"),
                                        ("ñ", "n~"))
    lower = text.lower()
    for accented, letter in plain:
        lower = lower.replace(accented, letter)
    return lower


def _in(rule: LedgerRule, language: str) -> str:
    return rule.es if language == "es" else rule.en


def _code(language: str) -> Any:
    return language
