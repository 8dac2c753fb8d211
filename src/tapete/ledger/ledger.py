"""The ledger: every rule of the sources with its id, our wording, and what shows that it runs.

A rule is carried out by code (`@rule("id")`) or by data (a path among the ruleset's options), and is shown by
one scenario or more. So is every card that a game lists (`Game.cards`). `ledger_check` says what is missing.

In the game's folder (`data.ledger_folder`), `<game>.toml` is the ledger of its default ruleset,
`<game>/<ruleset>.toml` that of another, which says what of the default's holds in it too.
`<game>/sentences/<ruleset>.toml` lists every sentence of the ruleset's sources with the entries that have it.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import Field

from ..files.config import Strict, check, parse_toml, read_text
from ..files.package_data import ledger_folder
from ..games import find_game, game_names
from ..text.spoken import SpokenError

M = TypeVar("M", bound=Strict)

Texts = dict[Literal["es", "en"], str]

PLACEHOLDER = re.compile(r"\{([\w.]+)\}")
"""Where a wording has the value of an option: `{turn.actions}`, `{king.tales.0}`."""


class LedgerHead(Strict):
    game: str
    ruleset: str


class Source(Strict):
    """A document that rules come from, and all its numbered sections."""

    id: str
    title: Texts
    sections: list[str]
    called: Texts | None = None
    """What reasons call it, where a game has several."""
    continues: str | None = None
    """The default ruleset's source that this one goes on from: what it says holds here too."""
    written: bool = True
    """False for what this project made itself: it has no sentences."""


class LedgerRule(Strict):
    """One rule. `kind`: the source says it, we decided it, or there is nothing to run. Where the sources have but one
    section, nothing need be said of it.

    A wording may have the value of an option: `{turn.actions}`.
    """

    id: str
    kind: Literal["rule", "ruling", "note"] = "rule"
    sections: list[str] = []
    es: str
    en: str
    options: list[str] = []
    why: Texts | None = None
    instead_of: list[str] = []
    """The default ruleset's rules that do not hold where this one does."""


class Held(Strict):
    """What is otherwise with some of the default ruleset's rules where they hold in another: its source may say
    what the other left open, or leave open what the other said."""

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
    """By section, the default ruleset's rules that hold here too."""
    held: list[Held] = []
    rule: list[LedgerRule]


class Sentences(Strict):
    """By section, its sentences in their order: what each says, in a few words of ours, and the entries that have
    it."""

    sentences: dict[str, list[list[str]]]


def read_ledger(game: str, ruleset: str | None = None, options: Mapping[str, Any] | None = None) -> Ledger:
    """The ledger of a ruleset, the default one for None, with what it has from the default's and the values of
    options in its wordings: the ruleset's, or others as plain values.

    InputError if there is none or it is malformed.
    """
    ledger = read_raw(game, ruleset)
    values = options_of(game, ledger.ledger.ruleset) if options is None else options
    return ledger.model_copy(update={"rule": [_filled(rule, values) for rule in ledger.rule]})


def read_raw(game: str, ruleset: str | None = None) -> Ledger:
    """The same with placeholders where a wording has the value of an option."""
    first = _read_ledger(ledger_folder(game) / f"{game}.toml")
    if ruleset is None or ruleset == first.ledger.ruleset:
        return first
    own = _read_ledger(ledger_folder(game) / game / f"{ruleset}.toml")
    return own.model_copy(update={"rule": [*own.rule, *_held(own, first)]})


@cache
def instead_of(game: str, ruleset: str) -> Mapping[str, str]:
    """Rules that a ruleset has put others in place of: by which. Nothing for a game without a ledger."""
    if not (ledger_folder(game) / f"{game}.toml").is_file():
        return {}
    rules = read_raw(game, ruleset).rule
    here = {rule.id for rule in rules}
    return {gone: rule.id for rule in rules for gone in rule.instead_of if gone not in here}


def read_sentences(game: str, ruleset: str) -> Sentences:
    """The table of the sentences of a ruleset's sources; InputError if there is none or it is malformed."""
    return _read(Sentences, ledger_folder(game) / game / "sentences" / f"{ruleset}.toml")


@cache
def options_of(game: str, ruleset: str) -> Mapping[str, Any]:
    """A ruleset's options as plain values."""
    found = find_game(game)
    return found.options(found.ruleset(ruleset)).model_dump(mode="json")


def at_path(options: Any, path: str) -> Any:
    """The value of an option, by its path; None where there is none."""
    for part in path.split("."):
        if isinstance(options, Mapping):
            options = options.get(part)
        elif isinstance(options, list) and part.isdecimal() and int(part) < len(options):
            options = options[int(part)]
        else:
            return None
    return options


def _read_ledger(path: Path) -> Ledger:
    """A ledger with the sections of every rule."""
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
    """The default ruleset's rules that hold in another's ledger, with that one's sections and changes."""
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
        return PLACEHOLDER.sub(lambda found: str(at_path(options, found[1])), text)

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
