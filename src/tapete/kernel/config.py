"""Files that people write: read with line numbers, checked against a model, refused in one sentence."""
from __future__ import annotations

import difflib
import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError

from ..errors import UNPRINTABLE, InputError

M = TypeVar("M", bound=BaseModel)

LARGEST_FILE = 4 * 1024 * 1024
"""Bytes of a file that people write."""
DEEPEST = 30
"""How deep data from outside may be nested: many times what any of it needs."""
MOST_PARTS = 200_000
"""Parts of data from outside, what is referred to counted each time: YAML can say very much in few words."""
LARGEST_NUMBER = 2**63 - 1


class Strict(BaseModel):
    """A model that knows every key it may have."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def read_yaml(path: Path) -> Any:
    """A YAML file as mappings that remember their lines; InputError if it cannot be read."""
    return parse_yaml(read_text(path), str(path))


def read_text(path: Path) -> str:
    """A file that people write; InputError if it cannot be read, is very large or is no text."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise InputError(f"{path}: is larger than {LARGEST_FILE // 1024**2} MiB")
        return data.decode("utf-8-sig")
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror})") from error
    except (UnicodeDecodeError, ValueError) as error:
        if isinstance(error, InputError):
            raise
        raise InputError(f"{path}: is not UTF-8 text") from error


def parse_yaml(text: str, name: str) -> Any:
    """YAML text as mappings that remember their lines; InputError for what is no plain data."""
    try:
        tree = YAML(typ="rt").load(StringIO(text))
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise InputError(f"{name}, line {line}: {error.problem or 'is not YAML'}") from error
    except Exception as error:
        # At texts that are no YAML the library also raises what it never meant to: KeyError, AttributeError,
        # RecursionError, ... Whatever it is, the text could not be read.
        raise InputError(f"{name}: is not YAML that can be read ({type(error).__name__})") from error
    return only_data(tree, name)


def parse_json(text: str | bytes, name: str) -> Any:
    """JSON as plain data; InputError for what is none."""
    def no_number(word: str) -> float:
        raise ValueError(f"{word} is no number")

    try:
        return only_data(json.loads(text, parse_constant=no_number), name)
    except InputError:
        raise
    except json.JSONDecodeError as error:
        raise InputError(f"{name}: is not JSON ({error.msg})") from error
    except (ValueError, RecursionError) as error:
        raise InputError(f"{name}: is not JSON that can be read ({error})") from error


def only_data(tree: Any, name: str) -> Any:
    """The same data if it is what everything behind this can work with; InputError says what is not, and where.

    That is: mappings, lists, texts, numbers of 64 bits, true, false and null, neither very many nor deeply nested,
    and texts that can be shown.
    """
    parts = 0
    waiting: list[tuple[Any, tuple[Any, ...]]] = [(tree, ())]
    while waiting:
        here, path = waiting.pop()
        parts += 1
        wrong = "" if parts <= MOST_PARTS else f"holds more than {MOST_PARTS:,} parts"
        if len(path) > DEEPEST:
            wrong = f"is nested more than {DEEPEST} deep"
            path = path[:3]
        if not wrong:
            wrong = _no_data(here)
        if wrong:
            where = ".".join(str(key) for key in path)
            raise InputError(f"{place_of(name, tree, path)}: {where}{': ' if where else ''}{wrong}")
        if isinstance(here, Mapping):
            waiting += [part for key, value in here.items() for part in ((key, (*path, key)), (value, (*path, key)))]
        elif isinstance(here, list):
            waiting += [(value, (*path, i)) for i, value in enumerate(here)]
    return tree


def _no_data(value: Any) -> str:
    """Why a part is no plain data; empty if it is."""
    if isinstance(value, str):
        found = UNPRINTABLE.search(value.replace("\n", " ").replace("\t", " "))
        return f"holds the character U+{ord(found[0]):04X}, which is part of no text" if found else ""
    if isinstance(value, int):
        return "" if abs(value) <= LARGEST_NUMBER else "is too large a number"
    if isinstance(value, float):
        return "" if math.isfinite(value) else "is no number that can be reckoned with"
    if value is None or isinstance(value, Mapping | list):
        return ""
    return f"expected a text, a number, true, false, a list or a mapping, got {type(value).__name__}"


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
    over = read_yaml(config) if isinstance(config, Path) else only_data(config, name)
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
