"""A designer's own things, one by one: their fields, their data, and what is wrong with one of them."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import ValidationError

from ...errors import InputError
from ...files.config import parse_yaml, plain_data
from ...files.model_errors import sentence_of
from ...files.yaml_writer import as_yaml
from ...gamedef.options import declared
from ...games import find_game
from ...text.speech import LANGUAGES
from ...text.spoken import SpokenError, said
from ..messages import BenchCards, CardBench, CardFault
from .changes import Changes, config_of, data_in
from .form import allowed, fields_in, fields_of_things, form_of, value_at

MOST = 200
"""Most things of one field that are read."""


@cache
def bench_of(game: str, ruleset: str, path: str, language: str) -> CardBench:
    """The bench for the things that designers write in a field. Raises InputError for a field without such things."""
    fields = fields_of_things(game, ruleset, path, language)
    if fields is None:
        raise SpokenError("desk-no-bench", path=path)
    found = find_game(game)
    options = found.options(found.ruleset(ruleset))
    sample = plain_data(parse_yaml(fields_in(form_of(game, ruleset, language))[path]["sample"], path))
    fresh = {key: _in_one(value, language) for key, value in next(iter(sample.values())).items()}
    return {"fields": fields, "places": _places(options, path), "fresh": found.own_cards.in_words(fresh, language),
            "sentences": list(found.own_cards.sentences(path, options, language)),
            "begins": bool(found.own_cards.starting_points(path))}


def _in_one(value: Any, language: str) -> Any:
    """Texts in several languages as the one of a language: whoever begins with them changes one, and not the others."""
    texts = isinstance(value, Mapping) and language in value and set(value) <= set(LANGUAGES)
    return {language: value[language]} if texts else value


def _places(options: Any, path: str) -> list[str]:
    """The keys that a field's mapping may have."""
    *sections, name = path.split(".")
    for section in sections:
        options = getattr(options, section)
    return next(allowed(each.option.by) for each in declared(type(options)) if each.name == name)


def cards_in(game: str, ruleset: str, changes: Changes, path: str) -> BenchCards:
    """The things that changes write in a field. Raises InputError if their text says no such things."""
    bench_of(game, ruleset, path, "en")
    value = changes[path] if path in changes else value_at(form_of(game, ruleset, "en")["values"], path)
    cards = data_in(value, path) if value is not None else {}
    if not isinstance(cards, Mapping) or len(cards) > MOST:
        raise SpokenError("desk-bench-mapping", path=path, most=MOST)
    return {"cards": {str(key): card for key, card in cards.items()}, "yaml": as_yaml(cards) if cards else ""}


def only(path: str, card: str, value: Any) -> dict[str, Any]:
    """The changes that add nothing but one thing."""
    return {path: {card: value}}


def faults_of(game: str, ruleset: str, path: str, card: str, value: Any, language: str) -> list[CardFault]:
    """What is wrong with one thing, whatever is wrong elsewhere in the design."""
    found = find_game(game)
    try:
        found.options(found.ruleset(ruleset), config_of(game, ruleset, only(path, card, value)))
    except InputError as error:
        if not isinstance(error.__cause__, ValidationError):
            return [{"path": "", "sentence": said(error, language)}]
        model, named = type(found.options(found.ruleset(ruleset))), len(path.split(".")) + 1
        return [_fault(model, each, path, card, named, language) for each in error.__cause__.errors()]
    return []


def _fault(model: Any, wrong: Any, path: str, card: str, named: int, language: str) -> CardFault:
    parts = [str(key) for key in wrong["loc"] if key not in ("function-wrap", "__key__", "[key]")]
    inside = parts[:named] == [*path.split("."), card]
    within = parts[named:] if inside else []
    sentence = sentence_of(model, list(plain_data(parts)), wrong, len(parts) if within else named if inside else 0)
    return {"path": ".".join(within), "sentence": said(sentence, language)}
