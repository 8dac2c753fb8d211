"""The ledger: every rule of the sources with its id, our wording, and what shows that it runs.

A rule is carried out by code (`@rule("id")`) or by data (a path among the ruleset's options), and is shown by
one scenario or more. So is every card that a game lists (`Game.cards`). `check_ledger` says what is missing.

`rules/<game>.toml` is the ledger of a game's default ruleset, `rules/<game>/<ruleset>.toml` that of another,
which says what of the default's holds in it too.
"""
from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from .data import data_folder
from .errors import InputError
from .games import find_game
from .kernel.config import Strict, check
from .kernel.rule import IDS
from .referee.scenario import load, scenario_files

Texts = dict[Literal["es", "en"], str]


class LedgerHead(Strict):
    game: str
    ruleset: str


class Source(Strict):
    """A document that rules come from, and all its numbered sections."""

    id: str
    title: Texts
    sections: list[str]


class LedgerRule(Strict):
    """One rule. `kind`: the source says it, we decided it, or there is nothing to run."""

    id: str
    kind: Literal["rule", "ruling", "note"]
    sections: list[str] = Field(min_length=1)
    es: str
    en: str
    options: list[str] = []
    why: Texts | None = None
    instead_of: list[str] = []
    """The default ruleset's rules that do not hold where this one does."""


class Ledger(Strict):
    ledger: LedgerHead
    source: list[Source]
    holds: dict[str, list[str]] = {}
    """By section, the default ruleset's rules that hold here too."""
    rule: list[LedgerRule]


@dataclass(frozen=True)
class Coverage:
    """The ledger of a ruleset held against code, options and scenarios; `ledger.rule` has all that holds in it."""

    ledger: Ledger
    scenarios: Mapping[str, list[str]]
    """The files that show each rule by this ruleset."""
    cards: Mapping[str, list[str]]
    """The files that show each card."""
    problems: list[str]


def read_ledger(game: str, ruleset: str | None = None) -> Ledger:
    """The ledger of a ruleset, the default one for None, with what it has from the default's.

    InputError if there is none or it is malformed.
    """
    first = _read(data_folder("rules") / f"{game}.toml")
    if ruleset is None or ruleset == first.ledger.ruleset:
        return first
    own = _read(data_folder("rules") / game / f"{ruleset}.toml")
    return own.model_copy(update={"rule": [*own.rule, *_held(own, first)]})


def _read(path: Path) -> Ledger:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror})") from error
    except tomllib.TOMLDecodeError as error:
        raise InputError(f"{path}: is not TOML: {error}") from error
    return check(Ledger, data, str(path))


def _held(own: Ledger, first: Ledger) -> Iterator[LedgerRule]:
    """The default ruleset's rules that hold in another's ledger, with that one's sections."""
    sections: dict[str, list[str]] = {}
    for section, ids in own.holds.items():
        for rule_id in ids:
            sections.setdefault(rule_id, []).append(section)
    for rule in first.rule:
        if rule.id in sections:
            yield rule.model_copy(update={"sections": sections[rule.id]})


def check_ledger(name: str) -> list[Coverage]:
    """What a game's ledgers lack, ruleset by ruleset: sections without a rule, rules without code or scenario, ids
    that are none."""
    game, folder = find_game(name), data_folder("scenarios") / name
    shown: dict[str, dict[str, list[str]]] = {}
    cards: dict[str, dict[str, list[str]]] = {}
    for path in scenario_files([folder]):
        scenario, file = load(path)[0], str(path.relative_to(folder))
        for rule_id in scenario.rules:
            shown.setdefault(scenario.ruleset, {}).setdefault(rule_id, []).append(file)
        for card in scenario.cards:
            cards.setdefault(scenario.ruleset, {}).setdefault(card, []).append(file)
    ledgers = [read_ledger(name, ruleset) for ruleset in rulesets_of(name)]
    covered = []
    for ledger in ledgers:
        ruleset = game.ruleset(ledger.ledger.ruleset)
        scenarios, found = shown.get(ruleset.name, {}), cards.get(ruleset.name, {})
        options = game.options(ruleset).model_dump(mode="json")
        everywhere = {rule_id for of_ruleset in shown.values() for rule_id in of_ruleset}
        problems = [*_duplicates(ledger), *_sections(ledger), *_whole(ledger, ledgers[0]),
                    *_rules(ledger, options, scenarios, everywhere), *_shown_strangers(ledger, scenarios),
                    *_cards(ruleset.name, game.cards(ruleset), found)]
        covered.append(Coverage(ledger, scenarios, found, problems))
    covered[0].problems.extend(_code_strangers(name, ledgers))
    return covered


def _duplicates(ledger: Ledger) -> list[str]:
    ids = [rule.id for rule in ledger.rule]
    return [f"{rule_id}: stands more than once" for rule_id in sorted({i for i in ids if ids.count(i) > 1})]


def _sections(ledger: Ledger) -> list[str]:
    covered = {section for rule in ledger.rule for section in rule.sections}
    known = {section for source in ledger.source for section in source.sections}
    return ([f"section {section} of {source.id}: no rule comes from it" for source in ledger.source
             for section in source.sections if section not in covered]
            + [f"{rule.id}: section {section} is in no source" for rule in ledger.rule
               for section in rule.sections if section not in known])


def _whole(ledger: Ledger, first: Ledger) -> list[str]:
    """Of the default ruleset's rules each holds in another ruleset or another stands in its place."""
    if ledger is first:
        return []
    held = [rule_id for ids in ledger.holds.values() for rule_id in ids]
    replaced = [rule_id for rule in ledger.rule for rule_id in rule.instead_of]
    known = {rule.id for rule in first.rule if rule.kind != "note"}
    ruleset = ledger.ledger.ruleset
    return ([f"{rule_id}: neither holds in {ruleset} nor has a rule in its place"
             for rule_id in sorted(known - {*held, *replaced})]
            + [f"{rule_id}: both holds in {ruleset} and is replaced" for rule_id in sorted({*held} & {*replaced})]
            + [f"{rule_id}: is no rule of {first.ledger.ruleset}" for rule_id in sorted({*held, *replaced} - known)])


def _rules(ledger: Ledger, options: Any, scenarios: Mapping[str, list[str]], everywhere: set[str]) -> list[str]:
    """What the rules lack. One that holds here from another ruleset may be shown there."""
    held = {rule_id for ids in ledger.holds.values() for rule_id in ids}
    problems = []
    for rule in ledger.rule:
        for path in rule.options:
            if not _has_path(options, path):
                problems.append(f"{rule.id}: {ledger.ledger.ruleset} has no option {path}")
        if rule.kind == "ruling" and rule.why is None:
            problems.append(f"{rule.id}: a ruling without a reason")
        if rule.kind == "note":
            continue
        if rule.id not in IDS and not rule.options:
            problems.append(f"{rule.id}: neither code nor an option carries it out")
        if rule.id not in scenarios and not (rule.id in held and rule.id in everywhere):
            problems.append(f"{rule.id}: no scenario of {ledger.ledger.ruleset} shows it")
    return problems


def _shown_strangers(ledger: Ledger, scenarios: Mapping[str, list[str]]) -> list[str]:
    ids = {rule.id for rule in ledger.rule}
    return [f"{rule_id}: shown by {files[0]} but no rule of {ledger.ledger.ruleset}"
            for rule_id, files in sorted(scenarios.items()) if rule_id not in ids]


def _cards(ruleset: str, cards: Sequence[str], shown: Mapping[str, list[str]]) -> list[str]:
    """Every card has a scenario, and every card that a scenario says it shows is one."""
    return ([f"card {card}: no scenario of {ruleset} shows it" for card in cards if card not in shown]
            + [f"card {card}: shown by {files[0]} but no card of {ruleset}"
               for card, files in sorted(shown.items()) if card not in cards])


def _code_strangers(name: str, ledgers: Sequence[Ledger]) -> list[str]:
    ids = {rule.id for ledger in ledgers for rule in ledger.rule}
    return [f"{rule_id}: in the code but in no ledger" for rule_id in sorted(IDS)
            if rule_id.startswith(f"{name}.") and rule_id not in ids]


def _has_path(options: Any, path: str) -> bool:
    for part in path.split("."):
        if not isinstance(options, Mapping) or part not in options:
            return False
        options = options[part]
    return True


def ledgers() -> list[str]:
    """The games that have a ledger."""
    return sorted(path.stem for path in data_folder("rules").glob("*.toml"))


def rulesets_of(game: str) -> list[str]:
    """The rulesets of a game that have a ledger, the default first."""
    folder = data_folder("rules")
    first = _read(folder / f"{game}.toml").ledger.ruleset
    return [first, *sorted(path.stem for path in (folder / game).glob("*.toml"))]
