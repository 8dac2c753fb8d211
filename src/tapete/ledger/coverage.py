"""Checks a game's ledgers against sources, code, options and scenarios, and against each other."""
from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..compiler.call_graph import reached
from ..gamedef.game import Game
from ..games import find_game
from ..kernel.rule import IDS
from ..referee.scenario import load, scenario_files
from ..text.spoken import SpokenError
from .folders import scenario_folder
from .ledger import PLACEHOLDER, Ledger, LedgerRule, at_path, options_of, read_ledger, read_raw, rulesets_of
from .numbers import number_problems, under
from .sentences import sentence_problems


@dataclass(frozen=True)
class Coverage:
    """The checked ledger of a ruleset. `ledger.rule` has all rules that are valid in it."""

    ledger: Ledger
    scenarios: Mapping[str, list[str]]
    """For each rule: the files of this ruleset that show it."""
    cards: Mapping[str, list[str]]
    """For each card: the files that show it."""
    problems: list[SpokenError]


def check_ledger(name: str) -> list[Coverage]:
    """The problems of a game's ledgers, ruleset by ruleset.

    They are sections and sentences without a rule, rules without code or scenario, and unknown ids. They are also
    wordings and reasons that are false with another ruleset's options or source.
    """
    game, folder = find_game(name), scenario_folder(name)
    shown: dict[str, dict[str, list[str]]] = {}
    cards: dict[str, dict[str, list[str]]] = {}
    unusable: list[SpokenError] = []
    for path in scenario_files([folder]):
        try:
            scenario, file = load(path)[0], str(path.relative_to(folder))
        except SpokenError as error:
            unusable.append(error)
            continue
        for rule_id in scenario.rules:
            shown.setdefault(scenario.ruleset, {}).setdefault(rule_id, []).append(file)
        for card in scenario.cards:
            cards.setdefault(scenario.ruleset, {}).setdefault(card, []).append(file)
    ledgers = [read_raw(name, ruleset) for ruleset in rulesets_of(name)]
    everywhere = {rule_id for of_ruleset in shown.values() for rule_id in of_ruleset}
    covered = []
    for ledger in ledgers:
        ruleset = ledger.ledger.ruleset
        scenarios, found = shown.get(ruleset, {}), cards.get(ruleset, {})
        problems = [*_duplicates(ledger), *_sections(ledger), *_whole(ledger, ledgers[0]),
                    *_rules(ledger, options_of(name, ruleset), scenarios, everywhere),
                    *_shown_strangers(ledger, scenarios), *number_problems(ledger), *_reasons(ledger, ledgers),
                    *_taken_over(ledger, ledgers[0]), *sentence_problems(ledger),
                    *_cards(ruleset, game.scenarios.cards(game.ruleset(ruleset)), found)]
        covered.append(Coverage(read_ledger(name, ruleset), scenarios, found, problems))
    covered[0].problems.extend([*unusable, *_code_strangers(name, ledgers), *_idle(name, game),
                                *_options_without_entry(name, ledgers)])
    return covered


def _duplicates(ledger: Ledger) -> list[SpokenError]:
    ids = [rule.id for rule in ledger.rule]
    return [SpokenError("ledger-twice", rule=rule_id) for rule_id in sorted({i for i in ids if ids.count(i) > 1})]


def _sections(ledger: Ledger) -> list[SpokenError]:
    covered = {section for rule in ledger.rule for section in rule.sections}
    known = {section for source in ledger.source for section in source.sections}
    return ([SpokenError("ledger-section-idle", section=section, source=source.id) for source in ledger.source
             for section in source.sections if section not in covered]
            + [SpokenError("ledger-section-unknown", rule=rule.id, section=section) for rule in ledger.rule
               for section in rule.sections if section not in known])


def _whole(ledger: Ledger, first: Ledger) -> list[SpokenError]:
    """Problems if a rule of the default ruleset is neither kept nor replaced in another ruleset."""
    if ledger is first:
        return []
    held = [rule_id for ids in ledger.holds.values() for rule_id in ids]
    replaced = [rule_id for rule in ledger.rule for rule_id in rule.instead_of]
    known = {rule.id for rule in first.rule if rule.kind != "note"}
    ruleset = ledger.ledger.ruleset
    return ([SpokenError("ledger-forgotten", rule=rule_id, ruleset=ruleset)
             for rule_id in sorted(known - {*held, *replaced})]
            + [SpokenError("ledger-held-and-replaced", rule=rule_id, ruleset=ruleset)
               for rule_id in sorted({*held} & {*replaced})]
            + [SpokenError("ledger-changed-not-held", rule=rule_id, ruleset=ruleset) for changed in ledger.held
               for rule_id in changed.rules if rule_id not in held]
            + [SpokenError("ledger-no-rule", rule=rule_id, ruleset=first.ledger.ruleset)
               for rule_id in sorted({*held, *replaced} - known)])


def _rules(ledger: Ledger, options: Any, scenarios: Mapping[str, list[str]],
           everywhere: set[str]) -> Iterator[SpokenError]:
    """Problems of the rules. A rule kept from another ruleset may have its scenario there."""
    held = {rule_id for ids in ledger.holds.values() for rule_id in ids}
    ruleset = ledger.ledger.ruleset
    for rule in ledger.rule:
        for path in rule.options:
            if not _has_path(options, path):
                yield SpokenError("ledger-no-option", rule=rule.id, ruleset=ruleset, option=path)
        if rule.kind == "ruling" and rule.why is None:
            yield SpokenError("ledger-no-reason", rule=rule.id)
        if rule.kind == "rule" and rule.why is not None:
            yield SpokenError("ledger-reason-of-a-rule", rule=rule.id)
        if rule.kind == "note":
            continue
        if rule.id not in IDS and not rule.options:
            yield SpokenError("ledger-not-carried-out", rule=rule.id)
        if rule.id not in scenarios and not (rule.id in held and rule.id in everywhere):
            yield SpokenError("ledger-not-shown", rule=rule.id, ruleset=ruleset)


def _shown_strangers(ledger: Ledger, scenarios: Mapping[str, list[str]]) -> list[SpokenError]:
    ids = {rule.id for rule in ledger.rule}
    return [SpokenError("ledger-shown-stranger", rule=rule_id, file=files[0], ruleset=ledger.ledger.ruleset)
            for rule_id, files in sorted(scenarios.items()) if rule_id not in ids]


def _reasons(ledger: Ledger, ledgers: Sequence[Ledger]) -> Iterator[SpokenError]:
    """Problems of reasons: if a reason names another ruleset's source, it must name this ruleset's source too."""
    own, others = _names(ledger), {name for other in ledgers for name in _names(other)} - _names(ledger)
    for rule in ledger.rule:
        for language, text in (rule.why or {}).items():
            said = {(language, word) for word in re.findall(r"\w+", text)}
            if said & others and not said & own:
                yield SpokenError("ledger-reason-of-another", rule=rule.id, language=language,
                                  ruleset=ledger.ledger.ruleset)


def _names(ledger: Ledger) -> set[tuple[str, str]]:
    return {(str(language), name) for source in ledger.source for language, name in (source.called or {}).items()}


def _taken_over(ledger: Ledger, first: Ledger) -> Iterator[SpokenError]:
    """Problems of wordings taken from the default ruleset that are false here, because options differ."""
    if ledger is first:
        return
    game = ledger.ledger.game
    here, there = options_of(game, ledger.ledger.ruleset), options_of(game, first.ledger.ruleset)
    words = {text for rule in first.rule for text in (rule.es, rule.en)}
    looked_at = {rule_id for held in ledger.held for rule_id in held.rules}
    for rule in ledger.rule:
        if rule.es not in words and rule.en not in words:
            continue
        told = {*PLACEHOLDER.findall(rule.es)} & {*PLACEHOLDER.findall(rule.en)}
        for option in rule.options:
            for path, is_here, is_there in _differing(option, at_path(here, option), at_path(there, option)):
                if isinstance(is_here, list | dict) or isinstance(is_there, list | dict):
                    if rule.id not in looked_at:
                        yield SpokenError("ledger-taken-over", rule=rule.id, ruleset=first.ledger.ruleset, option=path)
                elif path not in told:
                    yield SpokenError("ledger-words-of-another", rule=rule.id, ruleset=first.ledger.ruleset,
                                      option=path, there=json.dumps(is_there), here=json.dumps(is_here))
    for path, *_ in _differing("", here, there):
        if not any(_named(rule, path) or under(option, path) for rule in ledger.rule for option in rule.options):
            yield SpokenError("ledger-differs", option=path, other=first.ledger.ruleset, ruleset=ledger.ledger.ruleset)


def _differing(path: str, here: Any, there: Any) -> Iterator[tuple[str, Any, Any]]:
    """The options that differ, each with its path and its two values. A list counts as one option."""
    if here == there:
        return
    if isinstance(here, Mapping) and isinstance(there, Mapping):
        for key in dict.fromkeys([*here, *there]):
            yield from _differing(f"{path}.{key}" if path else str(key), here.get(key), there.get(key))
    else:
        yield path, here, there


def _named(rule: LedgerRule, path: str) -> bool:
    return any(under(path, option) for option in rule.options)


def _cards(ruleset: str, cards: Sequence[str], shown: Mapping[str, list[str]]) -> list[SpokenError]:
    """Problems of cards: every card needs a scenario, and every card that a scenario names must exist."""
    return ([SpokenError("ledger-card-not-shown", card=card, ruleset=ruleset) for card in cards if card not in shown]
            + [SpokenError("ledger-card-stranger", card=card, file=files[0], ruleset=ruleset)
               for card, files in sorted(shown.items()) if card not in cards])


def _code_strangers(name: str, ledgers: Sequence[Ledger]) -> list[SpokenError]:
    ids = {rule.id for ledger in ledgers for rule in ledger.rule}
    return [SpokenError("ledger-code-stranger", rule=rule_id) for rule_id in sorted(IDS)
            if rule_id.startswith(f"{name}.") and rule_id not in ids]


def _idle(name: str, game: Game) -> list[SpokenError]:
    """Problems of functions that have a rule's id, but that none of the game's rules calls."""
    live = reached(game.rules)
    return [SpokenError("ledger-idle", rule=rule_id, function=function.__name__)
            for rule_id, functions in sorted(IDS.items()) if rule_id.startswith(f"{name}.")
            for function in functions if function not in live]


def _options_without_entry(name: str, ledgers: Sequence[Ledger]) -> list[SpokenError]:
    """Problems of options: every option needs an entry in this ruleset's ledger or another's."""
    named = {option for ledger in ledgers for rule in ledger.rule for option in rule.options}
    paths = dict.fromkeys(path for ledger in ledgers for path in _paths("", options_of(name, ledger.ledger.ruleset)))
    return [SpokenError("ledger-option-idle", option=path) for path in paths
            if not any(under(path, option) or under(option, path) for option in named)]


def _paths(path: str, options: Any) -> Iterator[str]:
    if isinstance(options, Mapping) and options:
        for key in options:
            yield from _paths(f"{path}.{key}" if path else str(key), options[key])
    else:
        yield path


def _has_path(options: Any, path: str) -> bool:
    *parents, last = path.split(".")
    above = at_path(options, ".".join(parents)) if parents else options
    return last in above if isinstance(above, Mapping) else at_path(options, path) is not None
