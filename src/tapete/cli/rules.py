"""`tapete rules`: show the ledger, and what covers it."""
from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from ..games import speech_of
from ..ledger.coverage import Coverage, check_ledger
from ..ledger.ledger import ledgers
from ..text.speech import Speech
from ..text.spoken import SpokenError
from .common import TEXTS, language_of


def rules(game: Annotated[str | None, typer.Argument(help="A game; without it, all games.")] = None,
          check: Annotated[bool, typer.Option("--check", help="Fail if a rule lacks code or a scenario.")]
          = False,
          ruleset: Annotated[str | None, typer.Option(help="The ruleset to show. By default the first.")] = None,
          as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
          lang: Annotated[str | None, typer.Option(help="es or en.")] = None) -> None:
    """Show every rule with its id, its wording and what shows it; --check says what is missing."""
    problems = 0
    for name in [game] if game else ledgers():
        covered = check_ledger(name)
        problems += sum(len(coverage.problems) for coverage in covered)
        if check and not as_json:
            for coverage in covered:
                _print_check(name, coverage, language_of(lang))
            continue
        shown = _of_ruleset(name, covered, ruleset)
        if as_json:
            print(json.dumps(_as_json(name, shown, language_of(lang)), ensure_ascii=False, indent=2))
        else:
            _print_rules(shown, language_of(lang))
    if check and problems:
        raise typer.Exit(1)


def _of_ruleset(name: str, covered: list[Coverage], ruleset: str | None) -> Coverage:
    for coverage in covered:
        if ruleset in (None, coverage.ledger.ledger.ruleset):
            return coverage
    known = ", ".join(coverage.ledger.ledger.ruleset for coverage in covered)
    raise SpokenError("ledgers", ruleset=str(ruleset), game=name, known=known)


def _as_json(name: str, coverage: Coverage, language: str) -> dict[str, object]:
    return {"game": name, "ruleset": coverage.ledger.ledger.ruleset,
            "problems": [problem.sentence(language) for problem in coverage.problems], "cards": coverage.cards,
            "rules": [{**rule.model_dump(), "scenarios": coverage.scenarios.get(rule.id, [])}
                      for rule in coverage.ledger.rule]}


def _print_check(name: str, coverage: Coverage, language: str) -> None:
    for problem in coverage.problems:
        print(problem.sentence(language))
    kinds = [rule.kind for rule in coverage.ledger.rule]
    sections = sum(len(source.sections) for source in coverage.ledger.source)
    files = {file for found in coverage.scenarios.values() for file in found}
    print(Speech(language, [TEXTS]).say(
        "rules-total", game=name, ruleset=coverage.ledger.ledger.ruleset, rules=kinds.count("rule"),
        rulings=kinds.count("ruling"), notes=kinds.count("note"), sections=sections, cards=len(coverage.cards),
        scenarios=len(files), problems=len(coverage.problems)))


def _print_rules(coverage: Coverage, language: str) -> None:
    console, speech = Console(markup=False), speech_of(coverage.ledger.ledger.game, language)
    for rule in coverage.ledger.rule:
        line = speech.say("rules-line", kind=rule.kind, sections=", ".join(rule.sections),
                          scenarios=len(coverage.scenarios.get(rule.id, [])))
        console.print(Text.assemble((rule.id, "bold"), "  ", (line, "dim")))
        console.print("  " + (rule.es if language == "es" else rule.en))
        if rule.why:
            console.print("  " + rule.why["es" if language == "es" else "en"], style="italic")
