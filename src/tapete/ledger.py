"""The ledger: every rule of the sources with its id, our wording, and what shows that it runs.

A rule is carried out by code (`@rule("id")`) or by data (a path among the ruleset's options), and is shown by
one scenario or more. `check_ledger` says what is missing.
"""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
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


class Ledger(Strict):
    ledger: LedgerHead
    source: list[Source]
    rule: list[LedgerRule]


@dataclass(frozen=True)
class Coverage:
    """A ledger held against code, options and scenarios."""

    ledger: Ledger
    scenarios: Mapping[str, list[str]]
    """The files that show each rule."""
    problems: list[str]


def read_ledger(game: str) -> Ledger:
    """The ledger of a game; InputError if there is none or it is malformed."""
    path = data_folder("rules") / f"{game}.toml"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror})") from error
    except tomllib.TOMLDecodeError as error:
        raise InputError(f"{path}: is not TOML: {error}") from error
    return check(Ledger, data, str(path))


def check_ledger(name: str) -> Coverage:
    """What a ledger lacks: sections without a rule, rules without code or scenario, ids that are none."""
    game, ledger = find_game(name), read_ledger(name)
    options = game.options(game.ruleset(ledger.ledger.ruleset)).model_dump(mode="json")
    scenarios: dict[str, list[str]] = {}
    folder = data_folder("scenarios") / name
    for path in scenario_files([folder]):
        for rule_id in load(path)[0].rules:
            scenarios.setdefault(rule_id, []).append(str(path.relative_to(folder)))
    problems = [*_duplicates(ledger), *_sections(ledger), *_rules(ledger, options, scenarios),
                *_strangers(name, ledger, scenarios)]
    return Coverage(ledger, scenarios, problems)


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


def _rules(ledger: Ledger, options: Any, scenarios: Mapping[str, list[str]]) -> list[str]:
    problems = []
    for rule in ledger.rule:
        for path in rule.options:
            if not _has_path(options, path):
                problems.append(f"{rule.id}: the ruleset has no option {path}")
        if rule.kind == "ruling" and rule.why is None:
            problems.append(f"{rule.id}: a ruling without a reason")
        if rule.kind == "note":
            continue
        if rule.id not in IDS and not rule.options:
            problems.append(f"{rule.id}: neither code nor an option carries it out")
        if rule.id not in scenarios:
            problems.append(f"{rule.id}: no scenario shows it")
    return problems


def _strangers(name: str, ledger: Ledger, scenarios: Mapping[str, list[str]]) -> list[str]:
    ids = {rule.id for rule in ledger.rule}
    return ([f"{rule_id}: in the code but not in the ledger" for rule_id in sorted(IDS)
             if rule_id.startswith(f"{name}.") and rule_id not in ids]
            + [f"{rule_id}: shown by {files[0]} but not in the ledger"
               for rule_id, files in sorted(scenarios.items()) if rule_id not in ids])


def _has_path(options: Any, path: str) -> bool:
    for part in path.split("."):
        if not isinstance(options, Mapping) or part not in options:
            return False
        options = options[part]
    return True


def ledgers() -> list[str]:
    """The games that have a ledger."""
    return sorted(path.stem for path in data_folder("rules").glob("*.toml"))
