"""A designer's changes: a flat mapping of paths to values, applied to a ruleset, checked, and written as the file that
every command takes."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

from pydantic import BaseModel, ValidationError

from ...errors import InputError
from ...files.config import merge, only_data, parse_yaml, plain_data
from ...files.model_errors import sentence_of
from ...files.yaml_writer import as_yaml
from ...gamedef.by_players import KEY, others_of
from ...gamedef.formulas import formulas_in, is_formula, with_formulas_resolved
from ...gamedef.game import Game
from ...gamedef.ruleset import Ruleset
from ...games import find_game
from ...lab.tuning.design import configuration
from ...ledger.option_names import OptionNames
from ...text.plain_text import all_as_typed
from ...text.spoken import SpokenError, said
from ..messages import Change, CheckedDesign, DesignFault, DeskForm, FormField, FormSection
from .by_players import for_players, parts_of, with_players
from .form import fields_in, form_of, is_words, sections_in, value_at
from .names import desk_speech

Changes = Mapping[str, Any]
MOST = 500
"""Most changes of one configuration."""
_LANGUAGE = "en"
"""The language of forms that are read only for their structure."""


def config_of(game: str, ruleset: str, changes: Changes) -> dict[str, Any]:
    """The configuration that changes make, with only the values that differ from the ruleset.

    Raises InputError for a path of no option, or for a change that a configuration cannot express.
    """
    form, (usual, others) = form_of(game, ruleset, _LANGUAGE), parts_of(changes)
    wanted = with_changes(form["values"], usual)
    config, found = _config(form, form["values"], wanted), {}
    for seats, more in others.items():
        try:
            found[seats] = _config(form, wanted, with_changes(wanted, more))
        except SpokenError as error:
            raise SpokenError("with-seats", seats=seats, wrong=error) from None
    return config | ({KEY: found} if found else {})


def _config(form: DeskForm, base: Any, wanted: Any) -> dict[str, Any]:
    config: dict[str, Any] = {}
    for path, value in _differing(form["sections"], base, wanted):
        config = merge(config, configuration({path: value}))
    return config


def with_changes(values: Mapping[str, Any], changes: Changes) -> Any:
    """The values of a ruleset with changes applied. Raises InputError for a path that does not exist."""
    if len(changes) > MOST:
        raise SpokenError("desk-many-changes", most=MOST)
    wanted = deepcopy(dict(values))
    for path, value in sorted(changes.items(), key=lambda item: item[0].count(".")):
        only_data(value, path)
        value = deepcopy(value)     # because a table's entry may be set in it below
        parent, _, last = path.rpartition(".")
        try:
            at = value_at(wanted, parent)
            if isinstance(at, list) and not last.isdecimal():
                _apply_to_row(at, last, value, path)
            elif isinstance(at, list):
                value_at(at, last)
                at[int(last)] = value
            elif isinstance(at, dict) and (last in at or _is_table(values, parent)):
                at[last] = value
            else:
                raise KeyError(path)
        except KeyError:
            raise SpokenError("desk-no-option", path=path) from None
    return wanted


def _apply_to_row(row: list[Any], thing: str, value: Any, path: str) -> None:
    """Add a thing to a row of things, remove it, or replace it by another. Raises KeyError if that is impossible."""
    if (row and not is_words(row)) or (thing in row) == (value is True):
        raise KeyError(path)
    if value is True:
        row.append(thing)
    elif value is False or isinstance(value, str):
        row[:] = [each if each != thing else value for each in row if value is not False or each != thing]
    else:
        raise KeyError(path)


def _is_table(values: Any, path: str) -> bool:
    """Whether the value at a path is a mapping of keys to numbers, which may get further keys."""
    found = value_at(values, path)
    return bool(path) and isinstance(found, Mapping) and all(
        isinstance(each, int) or is_formula(each) for each in found.values())


def _differing(sections: Sequence[FormSection], base: Any, wanted: Any) -> Iterator[tuple[str, Any]]:
    """The paths and values of a configuration that turns a ruleset's values into the wanted ones."""
    for section in sections:
        path = section["path"]
        here, there = value_at(base, path), value_at(wanted, path)
        if section.get("nullable") and (here is None or there is None):
            if here != there:
                yield path, there
            continue
        if isinstance(here, list):
            if here != there:
                yield path, there       # a list is replaced completely
            continue
        if not isinstance(there, Mapping):
            raise SpokenError("desk-no-section", path=path)
        for field in section["fields"]:
            name = field["path"].rpartition(".")[2]
            if name not in there:
                raise SpokenError("desk-no-option", path=field["path"])
            if here[name] != there[name]:
                yield from _changed(field, here[name], there[name])
        yield from _differing(section["sections"], base, wanted)


def _changed(field: FormField, before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """A field's change. For a table with known names, only the differences are written, and a removed entry is 0. If
    the ruleset does not set an option, None may differ from leaving the option out."""
    counts = field["kind"] == "table" and field["of"]["kind"] == "number" and "keys" in field
    if counts and isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in {**before, **after}:
            if key not in before or after.get(key, 0) != before[key]:
                yield f"{field['path']}.{key}", after.get(key, 0)
    elif field["kind"] == "data":
        yield field["path"], data_in(after, field["path"])
    elif field["kind"] == "row" and field["of"]["kind"] == "data" and isinstance(after, list):
        yield field["path"], [data_in(each, field["path"]) for each in after]
    else:
        yield field["path"], after


def _is_data(field: FormField) -> bool:
    """Whether a field is written as YAML, because the game reads it in its own way."""
    return "data" in (field["kind"], field.get("of", {}).get("kind"))


def data_in(value: Any, path: str) -> Any:
    """The parsed value of a YAML text; other values stay as they are. Raises InputError that names the field."""
    if not isinstance(value, str):
        return value
    try:
        return plain_data(parse_yaml(value, path))
    except InputError as wrong:
        raise SpokenError("desk-data", path=path, wrong=wrong) from wrong


def _written(value: Any) -> Any:
    """Data as its original YAML text, or as new YAML text."""
    if isinstance(value, list):
        return [_written(each) for each in value]
    return as_yaml(plain_data(value)) if isinstance(value, Mapping) else value


def options_of(game: str, ruleset: str, changes: Changes) -> tuple[Game, Ruleset, BaseModel, dict[str, Any]]:
    """A game with changed options, and their configuration. Raises InputError that says what is wrong."""
    found = find_game(game)
    rules, config = found.ruleset(ruleset), config_of(game, ruleset, changes)
    options = found.options(rules, config)
    form, (usual, others) = form_of(game, ruleset, _LANGUAGE), parts_of(changes)
    _check_kept(form, options, usual, usual)
    for seats, more in others.items():
        try:
            _check_kept(form, others_of(options).get(int(seats), options), usual | more, more)
        except SpokenError as error:
            raise SpokenError("with-seats", seats=seats, wrong=error) from None
    return found, rules, options, config


def _check_kept(form: DeskForm, options: BaseModel, changes: Changes, paths: Iterable[str]) -> None:
    """Raise InputError for the first of these paths at which the options lack the wanted value."""
    got, wanted = options.model_dump(mode="json"), with_formulas_resolved(form["values"],
                                                                          with_changes(form["values"], changes))
    written = {path for path, field in fields_in(form).items() if _is_data(field)}
    for path in paths:
        if path not in written and not _same(*(all_as_typed(_base_of(tree, path)) for tree in (got, wanted))):
            raise SpokenError("desk-not-kept", path=path)


def _same(got: Any, wanted: Any) -> bool:
    """Whether options have the wanted value; a missing count is 0."""
    if isinstance(got, Mapping) and isinstance(wanted, Mapping):
        return all(_same(got.get(key, 0), wanted.get(key, 0)) for key in {**got, **wanted})
    return bool(got == wanted)


def check(game: str, ruleset: str, changes: Changes, language: str) -> CheckedDesign:
    """Whether changes make a valid game: the differences, the errors with their fields, and the configuration file."""
    form = form_of(game, ruleset, language)
    titles = {section["path"]: section["title"] for section in sections_in(form["sections"]) if section["path"]}
    titles |= {path: field["name"] for path, field in fields_in(form).items()}
    faults, config = _faults(game, ruleset, changes, language, set(titles))
    usual, others = parts_of(changes)
    told: list[Change] = [
        {"path": path, "title": titles.get(path, path), "base": _base_of(form["values"], path), "value": value}
        for path, value in usual.items()]
    for seats, more in others.items():
        told += [{"path": f"{KEY}.{seats}.{path}", "base": usual.get(path, _base_of(form["values"], path)),
                  "title": desk_speech(language).say("desk-with-players", what=titles.get(path, path), n=seats),
                  "value": value} for path, value in more.items()]
    return {"sound": not faults, "faults": faults, "yaml": as_yaml(config) if config else "{}\n",
            "tied": {} if faults else formula_values(form["values"], changes), "changes": told,
            "called": {} if faults else _called(game, ruleset, changes, language)}


def _called(game: str, ruleset: str, changes: Changes, language: str) -> dict[str, dict[str, str]]:
    """The names of the design's own cards among the keys of tables, by the tables' paths."""
    found, _, options, _ = options_of(game, ruleset, changes)
    names, called = OptionNames(found.playing(options), language), dict[str, dict[str, str]]()
    for path, field in fields_in(form_of(game, ruleset, language)).items():
        for key in field.get("keys", ()):
            title = names.thing(key["value"], path.split("."))
            if title != key["title"]:
                called.setdefault(path, {})[key["value"]] = title
    return called


def formula_values(values: Any, changes: Changes) -> dict[str, int]:
    """The values of the formulas among changes, by their paths."""
    usual, others = parts_of(changes)
    found = _formula_values(values, usual)
    for seats, more in others.items():
        found |= with_players(seats,
                              {path: n for path, n in _formula_values(values, usual | more).items() if path in more
                                      or n != found.get(path)})
    return found


def _formula_values(values: Any, changes: Changes) -> dict[str, int]:
    wanted = with_changes(values, changes)
    found = with_formulas_resolved(values, wanted)
    return {".".join(path): value_at(found, ".".join(path)) for path in formulas_in(values, wanted)}


def _base_of(values: Any, path: str) -> Any:
    try:
        return value_at(values, path)
    except KeyError:
        return None


def _faults(game: str, ruleset: str, changes: Changes, language: str,
            known: set[str]) -> tuple[list[DesignFault], dict[str, Any]]:
    """The errors, each at its field, and the configuration if there is one."""
    config: dict[str, Any] = {}
    try:
        config = config_of(game, ruleset, changes)
        options_of(game, ruleset, changes)
    except SpokenError as error:
        if error.key == "with-seats" and isinstance(wrong := error.given["wrong"], InputError):
            seats = str(error.given["seats"])
            within = _fault_of(game, ruleset, for_players(changes, seats), language, known, wrong, error.__cause__)
            return [{"path": f"{KEY}.{seats}.{each['path']}" if each["path"] else "",
                     "sentence": SpokenError("with-seats", seats=seats, wrong=each["sentence"]).sentence(language)}
                    for each in within], config
        return _fault_of(game, ruleset, changes, language, known, error, error.__cause__), config
    except InputError as error:
        return _fault_of(game, ruleset, changes, language, known, error, error.__cause__), config
    return [], config


def _fault_of(game: str, ruleset: str, changes: Changes, language: str, known: set[str], error: InputError,
              cause: BaseException | None) -> list[DesignFault]:
    """The errors that an exception reports, each at its field."""
    model = type(find_game(game).options(find_game(game).ruleset(ruleset)))
    if isinstance(cause, ValidationError) and cause.title == model.__name__:
        return [_fault(model, each, language, known) for each in cause.errors()]
    if isinstance(cause, SpokenError) and "path" in cause.given:    # from a formula, which has no file here
        error = cause
    at = str(error.given.get("path", "")) if isinstance(error, SpokenError) else ""
    within = any(at == path or at.startswith(f"{path}.") for path in changes)
    where = at if within else _data_at_fault(form_of(game, ruleset, _LANGUAGE), changes, error)
    return [{"path": where, "sentence": said(error, language)}]


def _data_at_fault(form: DeskForm, changes: Changes, error: InputError) -> str:
    """The field whose data a game refuses. The game's error names the field, or only this field's data was checked."""
    written = [path for path, field in fields_in(form).items() if _is_data(field) and path in changes]
    return next((path for path in written if re.search(rf"\b{re.escape(path)}\b", str(error))
                 or isinstance(error.__cause__, ValidationError)), "")


def _fault(model: type[BaseModel], wrong: Any, language: str, known: set[str]) -> DesignFault:
    """One of Pydantic's errors at its field. An error about several options has no field, unless it begins with one's
    path."""
    parts = [str(key) for key in wrong["loc"] if key not in ("function-wrap", "__key__", "[key]")]
    path = next((path for n in range(len(parts), 0, -1) if (path := ".".join(parts[:n])) in known), "")
    named = path.count(".") + 1 if path else 0
    sentence = said(sentence_of(model, list(plain_data(parts)), wrong, named), language)
    if not path:
        start = sentence.partition(":")[0]
        path = start if start in known else ""
    return {"path": path, "sentence": sentence}


def flat(game: str, ruleset: str, config: Mapping[str, Any]) -> dict[str, Any]:
    """The changes that a configuration makes: values by the paths of fields. Raises InputError for an invalid game."""
    found, form = find_game(game), form_of(game, ruleset, _LANGUAGE)
    options = found.options(found.ruleset(ruleset), config)
    usual = options.model_dump(mode="json")
    changes = _flat(form, form["values"], usual, config)
    for seats, other in others_of(options).items():
        over = next(each for key, each in config[KEY].items() if str(key) == str(seats))
        changes |= with_players(str(seats), _flat(form, usual, other.model_dump(mode="json"), over))
    return changes


def _flat(form: DeskForm, base: Any, wanted: Any, config: Mapping[str, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for section in sections_in(form["sections"]):
        here, there = (_section_at(values, section["path"]) for values in (base, wanted))
        if here is None or there is None:
            if section.get("nullable") and here != there:
                changes[section["path"]] = there
            continue
        for field in section["fields"]:
            name = field["path"].rpartition(".")[2]
            if here[name] != there[name] and _says(config, field["path"]):
                changes[field["path"]] = _written(value_at(config, field["path"])) if _is_data(field) else there[name]
    return changes | {".".join(path): text for path, text in formulas_in(form["values"], config).items()}


def _says(config: Mapping[str, Any], path: str) -> bool:
    """Whether a configuration sets an option. The game derives the options that it does not set."""
    try:
        value_at(config, path)
    except KeyError:
        return False
    return True


def _section_at(values: Any, path: str) -> Any:
    try:
        return value_at(values, path)
    except KeyError:
        return None
