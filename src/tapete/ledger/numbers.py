"""Checks the numbers of a ledger's wordings: against options, against the code, and between the two languages."""
from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..kernel.rule import IDS
from ..runtime.syntax import syntax_tree
from ..text.spoken import SpokenError
from .ledger import PLACEHOLDER, Ledger, LedgerRule, at_path, options_of

WORDS = {"es": ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"],
         "en": ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]}
"""The numbers from two on, as a wording may write them out."""
COUNTED = 3
"""The least number that counts if it is written out: `two` also stands for `both`, and `one` for `a`."""
IDS_IN_TEXT = re.compile(r"\b[A-Z][A-Z0-9]*_[A-Z0-9_]*\b")
NUMBER_OR_WORD = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*")


def number_problems(ledger: Ledger) -> Iterator[SpokenError]:
    """Problems of numbers, rule by rule."""
    options = options_of(ledger.ledger.game, ledger.ledger.ruleset)
    for rule in ledger.rule:
        yield from _between_languages(rule)
        yield from _of_options(rule, options, ledger.ledger.ruleset)
        if rule.kind != "note":
            yield from _of_the_code(rule, options)


def numbers_in(text: str, language: str) -> set[int]:
    """The numbers of a text, in figures or, from three on, in words. Ids and placeholders have none."""
    words = {word: number for number, word in enumerate(WORDS[language], 2) if number >= COUNTED}
    found = NUMBER_OR_WORD.findall(IDS_IN_TEXT.sub(" ", PLACEHOLDER.sub(" ", text)).lower())
    return {words[each] if each in words else int(each) for each in found if each in words or each.isdecimal()}


def _between_languages(rule: LedgerRule) -> Iterator[SpokenError]:
    """A rule and its reason have the same numbers in both languages."""
    for es, en in ((rule.es, rule.en), *([(rule.why["es"], rule.why["en"])] if rule.why else [])):
        here, there = numbers_in(es, "es"), numbers_in(en, "en")
        if here != there:
            yield SpokenError("ledger-languages-differ", rule=rule.id, es=_listed(here - there),
                              en=_listed(there - here))


def _of_options(rule: LedgerRule, options: Mapping[str, Any], ruleset: str) -> Iterator[SpokenError]:
    """If a number is an option's value, the wording takes it from the option, in both languages."""
    told = {language: PLACEHOLDER.findall(text) for language, text in (("es", rule.es), ("en", rule.en))}
    if sorted(told["es"]) != sorted(told["en"]):
        yield SpokenError("ledger-values-differ", rule=rule.id)
    for path in sorted({*told["es"], *told["en"]}):
        if not _is_said(at_path(options, path)):
            yield SpokenError("ledger-no-value", rule=rule.id, value=_value(path), ruleset=ruleset)
        elif not any(under(path, option) for option in rule.options):
            yield SpokenError("ledger-option-not-named", rule=rule.id, option=path)
    for path in rule.options:
        value = at_path(options, path)
        if isinstance(value, int) and not isinstance(value, bool) and path not in told["es"]:
            if _says(rule.es, value, "es") or _says(rule.en, value, "en"):
                yield SpokenError("ledger-number", rule=rule.id, number=str(value), value=_value(path))


def _of_the_code(rule: LedgerRule, options: Mapping[str, Any]) -> Iterator[SpokenError]:
    """Every number of the wording is a literal of the functions that carry the rule out, or is in one of its options,
    or the ledger says that a person has compared it (`compared`)."""
    carried = {number for function in IDS.get(rule.id, ()) for number in _literals(function)}
    carried |= {number for path in rule.options for number in _numbers_of(at_path(options, path))}
    alone = {number for number in numbers_in(rule.es, "es") if number > 1} - carried
    for number in sorted(alone - {*rule.compared}):
        yield SpokenError("ledger-number-alone", rule=rule.id, number=str(number))
    for number in sorted({*rule.compared} - alone):
        if number in carried:
            yield SpokenError("ledger-number-had", rule=rule.id, number=str(number))
        else:
            yield SpokenError("ledger-number-not-worded", rule=rule.id, number=str(number))


@cache
def _literals(function: Callable[..., Any], deep: bool = True) -> frozenset[int]:
    """The numbers in a rule's code, by name too, and in the functions that it calls itself."""
    found = set[int]()
    for node in ast.walk(syntax_tree(textwrap.dedent(inspect.getsource(function)))):
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            found.add(node.value)
        elif isinstance(node, ast.Name):
            named = function.__globals__.get(node.id)
            if isinstance(named, int):
                found.add(int(named))
            elif deep and inspect.isfunction(named) and _is_written(named):
                found |= _literals(named, False)
    return frozenset(found)


def _is_written(function: Callable[..., Any]) -> bool:
    """Whether a function is in a file; the kernel generates some."""
    return Path(function.__code__.co_filename).is_file() and "<" not in function.__qualname__


def _numbers_of(value: Any) -> set[int]:
    """The numbers in an option's value, and how many items its lists have."""
    match value:
        case bool() | None: return set()
        case int(): return {abs(value)}
        case str(): return {int(each) for each in re.findall(r"\d+", value)}
        case list(): return {len(value)}.union(*map(_numbers_of, value))
        case _: return set().union(*map(_numbers_of, value), *map(_numbers_of, value.values()))


def _is_said(value: Any) -> bool:
    """Whether a wording can have a value: a number, a word, or a list of them."""
    if isinstance(value, list):
        return bool(value) and all(_is_said(each) for each in value)
    return isinstance(value, int | str) and not isinstance(value, bool)


def _value(path: str) -> str:
    """The placeholder for an option's value in a wording."""
    return f"{{{path}}}"


def _says(text: str, number: int, language: str) -> bool:
    """Whether a text has a number, in figures or in words. One counts in figures only."""
    word = WORDS[language][number - 2] if 2 <= number <= 12 else number
    return re.search(rf"(?<![\w{{.-])({number}|{word})(?![\w}}])", PLACEHOLDER.sub("", text), re.IGNORECASE) is not None


def under(path: str, option: str) -> bool:
    """Whether an option at a path is another one, or within it."""
    path = path.partition(".*.")[0]
    return path == option or path.startswith(f"{option}.")


def _listed(numbers: set[int]) -> str:
    return ", ".join(map(str, sorted(numbers))) or "—"
