"""The ledger: every rule of the sources with its id, our wording, and the options that carry its numbers.

Code (`@rule("id")`) or data (a path among the ruleset's options) carries a rule out, and one or more scenarios show it.
Scenarios also show every card that a game lists (`Scenarios.cards`). `ledger.coverage` reports what is missing.

In the game's folder (`files.package_data.ledger_folder`), `<game>.toml` is the ledger of its default ruleset.
`<game>/<ruleset>.toml` is the ledger of another ruleset, and says which of the default's rules it keeps.
`<game>/sentences/<ruleset>.toml` lists every sentence of the ruleset's sources with the entries that cover it.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import Field

from ..files.config import Strict, check, parse_toml, read_text
from ..games import find_game, game_names
from ..text.spoken import SpokenError
from .folders import ledger_folder

M = TypeVar("M", bound=Strict)

Texts = dict[Literal["es", "en"], str]

PLACEHOLDER = re.compile(r"\{([\w.*]+)\}")
"""The placeholder for an option's value in a wording: `{turn.actions}`, `{king.tales.0}`. Of a list it may have
all items (`{king.tales}`), their number (`{king.tales.length}`), or one value of each (`{rooms.ritual.*.actor}`)."""


class LedgerHead(Strict):
    game: str
    ruleset: str


class Source(Strict):
    """A document that rules come from, and all its numbered sections."""

    id: str
    title: Texts
    sections: list[str]
    called: Texts | None = None
    """Its name in reasons, if a game has several sources."""
    continues: str | None = None
    """The id of the default ruleset's source that this source continues. Its rules are valid here too."""
    written: bool = True
    """False for a source that this project made itself, which has no sentences."""


class LedgerRule(Strict):
    """One rule. `kind`: the source says it (rule), we decided it (ruling), or there is nothing to run (note).

    If the sources have only one section, `sections` may be left out. A wording may have the value of an option:
    `{turn.actions}`.
    """

    id: str
    kind: Literal["rule", "ruling", "note"] = "rule"
    sections: list[str] = []
    es: str
    en: str
    options: list[str] = []
    compared: list[int] = []
    """Numbers of the wording that neither an option nor the code has as a number: a person has compared them."""
    why: Texts | None = None
    instead_of: list[str] = []
    """The default ruleset's rules that this rule replaces."""


class InheritedRules(Strict):
    """Changes to some of the default ruleset's rules that another ruleset keeps.

    That ruleset's source may say what the other left open, or leave open what the other said.
    """

    rules: list[str] = Field(min_length=1)
    kind: Literal["rule", "ruling"] | None = None
    es: str | None = None
    en: str | None = None
    options: list[str] | None = None
    why: Texts | None = None


class Ledger(Strict):
    ledger: LedgerHead
    source: list[Source]
    holds: dict[str, list[str]] = {}
    """By section: the default ruleset's rules that are valid here too."""
    held: list[InheritedRules] = []
    rule: list[LedgerRule]


class Sentences(Strict):
    """By section: its sentences in order, each with a short form in our words and the entries that cover it."""

    sentences: dict[str, list[list[str]]]


def read_ledger(game: str, ruleset: str | None = None, options: Mapping[str, Any] | None = None) -> Ledger:
    """The ledger of a ruleset (None: the default one), with the rules kept from the default ruleset, and with values in
    its wordings.

    The values are those of the ruleset's options, or of `options` as plain values. InputError if there is no ledger or
    it is malformed.
    """
    ledger = read_raw(game, ruleset)
    values = options_of(game, ledger.ledger.ruleset) if options is None else options
    return ledger.model_copy(update={"rule": [_filled(rule, values) for rule in ledger.rule]})


def read_raw(game: str, ruleset: str | None = None) -> Ledger:
    """The ledger of a ruleset, with placeholders for the values of options in its wordings."""
    first = _read_ledger(ledger_folder(game) / f"{game}.toml")
    if ruleset is None or ruleset == first.ledger.ruleset:
        return first
    own = _read_ledger(ledger_folder(game) / game / f"{ruleset}.toml")
    return own.model_copy(update={"rule": [*own.rule, *_held(own, first)]})


@cache
def instead_of(game: str, ruleset: str) -> Mapping[str, str]:
    """For each rule that a ruleset replaces: the rule that replaces it. Empty for a game without a ledger."""
    if not (ledger_folder(game) / f"{game}.toml").is_file():
        return {}
    rules = read_raw(game, ruleset).rule
    here = {rule.id for rule in rules}
    return {gone: rule.id for rule in rules for gone in rule.instead_of if gone not in here}


def read_sentences(game: str, ruleset: str) -> Sentences:
    """The sentences of a ruleset's sources; InputError if the file is missing or malformed."""
    return _read(Sentences, ledger_folder(game) / game / "sentences" / f"{ruleset}.toml")


@cache
def options_of(game: str, ruleset: str) -> Mapping[str, Any]:
    """A ruleset's options as plain values."""
    found = find_game(game)
    return found.options(found.ruleset(ruleset)).model_dump(mode="json")


def at_path(options: Any, path: str) -> Any:
    """The value of an option, by its path; None if there is none. Of a list, `length` is how many items it has, and `*`
    stands for each item.
    """
    for part in path.split("."):
        if isinstance(options, list) and part == "length":
            options = len(options)
        elif isinstance(options, list) and part == "*":
            rest = path.partition(".*.")[2]
            return [at_path(each, rest) for each in options]
        elif isinstance(options, Mapping):
            options = options.get(part)
        elif isinstance(options, list) and part.isdecimal() and int(part) < len(options):
            options = options[int(part)]
        else:
            return None
    return options


def in_words(value: Any) -> str:
    """An option's value as a wording has it."""
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)


def _read_ledger(path: Path) -> Ledger:
    """A ledger, with sections filled in for every rule."""
    ledger = _read(Ledger, path)
    sections = [section for source in ledger.source for section in source.sections]
    for rule in ledger.rule:
        if not rule.sections and len(sections) > 1:
            raise SpokenError("ledger-sections", path=str(path), rule=rule.id)
    return ledger.model_copy(update={"rule": [
        rule if rule.sections else rule.model_copy(update={"sections": sections}) for rule in ledger.rule]})


def _read(model: type[M], path: Path) -> M:
    return check(model, parse_toml(read_text(path), str(path)), str(path))


def _held(own: Ledger, first: Ledger) -> Iterator[LedgerRule]:
    """The default ruleset's rules that another ledger keeps, with that ledger's sections and changes."""
    sections: dict[str, list[str]] = {}
    for section, ids in own.holds.items():
        for rule_id in ids:
            sections.setdefault(rule_id, []).append(section)
    changes: dict[str, dict[str, Any]] = {}
    for held in own.held:
        said = held.model_dump(exclude_none=True, exclude={"rules"})
        for rule_id in held.rules:
            changes.setdefault(rule_id, {}).update(said)
    for rule in first.rule:
        if rule.id in sections:
            changed = {"sections": sections[rule.id], **changes.get(rule.id, {})}
            if changed.get("kind") == "rule":
                changed["why"] = None
            yield rule.model_copy(update=changed)


def _filled(rule: LedgerRule, options: Mapping[str, Any]) -> LedgerRule:
    def fill(text: str) -> str:
        return PLACEHOLDER.sub(lambda found: in_words(at_path(options, found[1])), text)

    why = None if rule.why is None else {language: fill(text) for language, text in rule.why.items()}
    return rule.model_copy(update={"es": fill(rule.es), "en": fill(rule.en), "why": why})


def ledgers() -> list[str]:
    """The games that have a ledger."""
    return sorted(name for name in game_names() if (ledger_folder(name) / f"{name}.toml").is_file())


def rulesets_of(game: str) -> list[str]:
    """The rulesets of a game that have a ledger, the default first."""
    folder = ledger_folder(game)
    first = _read_ledger(folder / f"{game}.toml").ledger.ruleset
    return [first, *sorted(path.stem for path in (folder / game).glob("*.toml"))]
