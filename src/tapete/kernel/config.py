"""Files that people write: read with line numbers, checked against a model, refused in one sentence."""
from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError

from ..errors import InputError

M = TypeVar("M", bound=BaseModel)


class Strict(BaseModel):
    """A model that knows every key it may have."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def read_yaml(path: Path) -> Any:
    """A YAML file as mappings that remember their lines; InputError if it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: is not UTF-8 text") from error
    return parse_yaml(text, str(path))


def parse_yaml(text: str, name: str) -> Any:
    """YAML text as mappings that remember their lines."""
    try:
        return YAML(typ="rt").load(StringIO(text))
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise InputError(f"{name}, line {line}: {error.problem or 'is not YAML'}") from error


def line_of(tree: Any, path: Iterable[Any]) -> int | None:
    """The line of the deepest part of a path that the tree has."""
    line = None
    for key in path:
        lc = getattr(tree, "lc", None)
        if lc is None:
            break
        try:
            if isinstance(tree, Mapping):
                matching = next((k for k in tree if str(k) == str(key)), None)
                if matching is None:
                    break
                line = lc.key(matching)[0] + 1
                tree = tree[matching]
            else:
                line = lc.item(key)[0] + 1
                tree = tree[key]
        except (KeyError, IndexError, TypeError):
            break
    return line


def place_of(name: str, tree: Any, path: Iterable[Any]) -> str:
    """`file, line n`, for a message."""
    line = line_of(tree, path)
    return f"{name}, line {line}" if line else name


def merge(base: Any, over: Any) -> Any:
    """`over` laid on `base`: mappings key by key, everything else whole."""
    if not isinstance(base, Mapping) or not isinstance(over, Mapping):
        return over
    keys = {str(key): key for key in base}
    merged = dict(base)
    for key, value in over.items():
        known = keys.get(str(key), key)
        merged[known] = merge(base[known], value) if known in base else value
    return merged


def read_over(config: Path | Mapping[str, Any] | None, example: str) -> tuple[Mapping[str, Any], str]:
    """The options that a configuration says differ, and what to call it in a message.

    `example` is one of the game's options, for the InputError where there are no options by name.
    """
    name = str(config) if isinstance(config, Path) else "options"
    over = read_yaml(config) if isinstance(config, Path) else config
    if over is None:
        over = {}
    if not isinstance(over, Mapping):
        raise InputError(f"{place_of(name, over, ())}: expected options by name, like  {example}")
    return over, name


def check(model: type[M], data: Any, name: str, tree: Any = None) -> M:
    """The model of some data; InputError with file, line and field at the first thing wrong."""
    try:
        return model.model_validate(plain_data(data))
    except ValidationError as error:
        first = error.errors()[0]
        path = [key for key in first["loc"] if key not in ("function-wrap", "__key__", "[key]")]
        raise InputError(f"{place_of(name, tree if tree is not None else data, path)}: "
                         f"{sentence_of(model, path, first)}") from error


def plain_data(data: Any) -> Any:
    """YAML's own mappings and numbers as Python's."""
    if isinstance(data, Mapping):
        return {_plain_key(key): plain_data(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [plain_data(item) for item in data]
    if isinstance(data, bool):
        return data
    for kind in (int, float, str):
        if isinstance(data, kind):
            return kind(data)
    return data


def _plain_key(key: Any) -> Any:
    return int(key) if isinstance(key, int) and not isinstance(key, bool) else str(key)


def sentence_of(model: type[BaseModel], path: list[Any], first: Any, named: int = 0) -> str:
    """What is wrong, by Pydantic's account of it; the first `named` parts of the path have been said already."""
    where = ".".join(str(key) for key in path[named:])
    if first["type"] in ("extra_forbidden", "unexpected_keyword_argument"):
        known = _keys_at(model, path[:-1])
        near = difflib.get_close_matches(str(path[-1]), known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"expected one of {', '.join(sorted(known))}"
        return f"{where} is not known; {hint}"
    if first["type"] == "missing":
        return f"{where} is missing"
    expected = _EXPECTED.get(first["type"])
    if expected is None:
        message = str(first["msg"]).removeprefix("Value error, ")
        return f"{where}: {message}" if where else message
    given = first.get("input")
    shown = f", got {given!r}" if isinstance(given, str | int | float | bool) else ""
    sentence = expected.format(**first.get("ctx", {}))
    return f"{where}: expected {sentence}{shown}" if where else f"expected {sentence}{shown}"


_EXPECTED = {
    "int_type": "a whole number", "int_from_float": "a whole number", "int_parsing": "a whole number",
    "float_type": "a number", "float_parsing": "a number", "bool_type": "true or false",
    "bool_parsing": "true or false",
    "string_type": "a text", "list_type": "a list", "dict_type": "a mapping", "model_type": "a mapping",
    "greater_than_equal": "at least {ge}", "less_than_equal": "at most {le}", "greater_than": "more than {gt}",
    "string_too_short": "{min_length} characters or more", "dataclass_type": "a mapping", "missing_argument": "a value",
    "tuple_type": "a list",
    "too_short": "at least {min_length} items", "too_long": "at most {max_length} items",
    "literal_error": "{expected}"}
"""What was expected, by Pydantic's name of the mistake."""


def _keys_at(model: type[BaseModel], path: list[Any]) -> list[str]:
    here: Any = model
    for key in path:
        fields = _fields(here)
        if str(key) in fields:
            here = fields[str(key)]
    return list(_fields(here))


def _fields(model: Any) -> dict[str, Any]:
    """The types of a model's or a dataclass's fields by name; none for anything else."""
    if isinstance(model, type) and is_dataclass(model):
        return get_type_hints(model)
    return {name: field.annotation for name, field in getattr(model, "model_fields", {}).items()}
