"""Reads files that people write: with line numbers, checked against a model, and refused in one sentence."""
from __future__ import annotations

import json
import math
import re
import tomllib
from ast import literal_eval
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from io import StringIO
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from ..errors import UNPRINTABLE, InputError
from ..runtime.in_page import IN_PAGE
from ..runtime.integers import index_of
from ..text.causes import cause_of, json_problem, toml_problem, words_of, yaml_problem
from ..text.plain_text import LARGEST_FILE, as_typed, decode, tidy, too_many_marks
from ..text.spoken import SpokenError, as_written
from .json_bounds import DEEPEST, depth_of
from .model_errors import wrong_fields
from .yaml_bounds import MOST_PARTS, check_bounds, with_minus

M = TypeVar("M", bound=BaseModel)
E = TypeVar("E", bound=InputError)

LARGEST_NUMBER = 2**63 - 1
READY = "# ready\n"
"""The first line of a YAML file whose rest is a Python literal.

The build of a page writes such files, because a page has no libyaml.
"""
SLOWLY = 256 * 1024
"""The most characters of a text for the slower reader."""
SLOW_MARKS = 5_000
"""The most YAML signs and line ends in such a text.

Every part begins with one, and the slower reader takes long for each part.
"""
_MARKS = re.compile(r"[,:?\-\[\]{}\n|>]")


class Model(BaseModel):
    """A model that is built at its first use, because a program needs only a few of all models when it starts."""

    # An answer always has its keys with a default, and is described so.
    model_config = ConfigDict(defer_build=True, json_schema_serialization_defaults_required=True)


class Strict(Model):
    """A model that refuses unknown keys."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Lined:
    """A mapping or list read from YAML text.

    It finds the lines of its parts only on demand, because only errors need them.
    """

    text: str

    @cached_property
    def node(self) -> Node:
        """The tree of YAML nodes, which know where each part begins."""
        node: Node = _by_either("compose", self.text, "")
        return node

    def line_of(self, path: Iterable[Any]) -> int | None:
        """The line of the deepest part of a path that exists."""
        pair = self._deepest(path)
        return pair[0].start_mark.line + 1 if pair else None

    def spot_of(self, path: Iterable[Any], word: str = "") -> tuple[int, int] | None:
        """The line and the column of the deepest part of a path that exists: of a word in it; for a text, of the text
        itself; otherwise of its key.
        """
        pair = self._deepest(path)
        if pair is None:
            return None
        key, value = pair
        for node in (key, value) if key.value == word else (value, key):
            mark = node.start_mark
            if isinstance(node, ScalarNode) and mark.line == node.end_mark.line and node.value:
                found = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", node.value) if word else None
                if found or not word:
                    return mark.line + 1, mark.column + 1 + (found.start() + bool(node.style) if found else 0)
        return key.start_mark.line + 1, key.start_mark.column + 1

    def cell_of(self, path: Iterable[Any]) -> tuple[str, str] | None:
        """The sheet and the cell of the deepest part of a path that has one; None if it was not read from sheets."""
        return None

    def _deepest(self, path: Iterable[Any]) -> tuple[Node, Node] | None:
        """The deepest part of a path that exists: its key and its value; in a list, twice the part itself."""
        node, deepest = self.node, None
        for key in path:
            if isinstance(node, MappingNode):
                wanted = as_typed(str(key))
                pair = next((pair for pair in node.value if as_typed(pair[0].value) == wanted), None)
            else:
                whole = isinstance(node, SequenceNode) and isinstance(key, int) and 0 <= key < len(node.value)
                pair = (node.value[key], node.value[key]) if whole else None
            if pair is None:
                break
            deepest, node = pair, pair[1]
        return deepest


class LinedMapping(Lined, dict[Any, Any]):
    pass


class LinedList(Lined, list[Any]):
    pass


class CellMapping(LinedMapping):
    """A mapping read from the cells of sheets. It has no lines."""

    name: str
    """What messages call the file."""

    def line_of(self, path: Iterable[Any]) -> int | None:
        return None

    def spot_of(self, path: Iterable[Any], word: str = "") -> tuple[int, int] | None:
        return None


def read_yaml(path: Path) -> Any:
    """The data of a YAML file, which knows its lines; InputError if it cannot be read."""
    text = read_text(path)
    if IN_PAGE and text.startswith(READY):
        return _lined(literal_eval(text[len(READY):]), text)
    return parse_yaml(text, str(path))


def read_bytes(path: Path, most: int = LARGEST_FILE) -> bytes:
    """The bytes of a file from outside; InputError if it cannot be read or is larger than `most` bytes."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:      # ValueError: a path with a NUL character
        raise SpokenError("read", path=str(path), why=cause_of(error)) from error
    if len(data) > most:
        raise SpokenError("large-file", path=str(path), most=most // 1024**2)
    return data


def read_text(path: Path) -> str:
    """The text of a file that people write; InputError if it cannot be read, is too large or is no text."""
    return decode(read_bytes(path), str(path))


def parse_yaml(text: str, name: str) -> Any:
    """The data of YAML text, which knows its lines; InputError if it is not plain data.

    The text is bounded before it is parsed: its size here, and its depth, parts and references by `check_bounds`.
    """
    if len(text) > LARGEST_FILE:
        raise SpokenError("large-file", path=name, most=LARGEST_FILE // 1024**2)
    text = tidy(text, name)
    try:
        tree = _lined(_by_either("load", text, name), text)
    except InputError:
        raise
    except MarkedYAMLError as error:
        line = min(error.problem_mark.line if error.problem_mark else 0, text.count("\n")) + 1     # not past the end
        raise SpokenError("in-line", name=name, line=line,
                          wrong=SpokenError("yaml-problem", problem=yaml_problem(error.problem))) from error
    except Exception as error:
        # For a text that is no YAML, the library also raises errors by accident: KeyError, AttributeError,
        # RecursionError... With any of them, the text cannot be read.
        raise _misread(text, name) or SpokenError("no-yaml", name=name) from error
    return only_data(tree, name)


def _misread(text: str, name: str) -> SpokenError | None:
    """An error for the first value that does not fit its own type, such as `!!int abc` and `2001-99-99`; None if all
    fit.
    """
    try:
        waiting = [_by_either("compose", text, name)]
    except Exception:       # as above: then no part has a position
        return None
    while waiting:
        node = waiting.pop()
        if isinstance(node, ScalarNode):
            try:
                YAML(typ="safe").constructor.construct_object(node)
            except Exception:   # as above
                return SpokenError("in-line", name=name, line=node.start_mark.line + 1, wrong=SpokenError(
                    "yaml-value", given=as_written(node.value), kind=str(node.tag).rpartition(":")[2]))
        elif isinstance(node, MappingNode):
            waiting += [each for pair in reversed(node.value) for each in reversed(pair)]
        elif isinstance(node, SequenceNode):
            waiting += reversed(node.value)
    return None


def _by_either(what: str, text: str, name: str) -> Any:
    """The result of libyaml for a text, or of the slower reader in Python if libyaml refuses it.

    libyaml refuses, for example, an address with a port in a list between brackets. The slower reader knows all of YAML
    1.2.
    """
    try:
        return _by(what, text, name, pure=False)
    except MarkedYAMLError:
        if len(text) > SLOWLY or sum(1 for _ in _MARKS.finditer(text)) > SLOW_MARKS:
            raise
        return _by(what, text, name, pure=True)


def _by(what: str, text: str, name: str, pure: bool) -> Any:
    dashes = check_bounds(YAML(typ="safe", pure=pure).parse(StringIO(text)), name)
    return getattr(YAML(typ="safe", pure=pure), what)(StringIO(with_minus(text, dashes)))


def _lined(data: Any, text: str) -> Any:
    """Data that can say where each of its parts is in the text."""
    if not isinstance(data, dict | list):
        return data
    tree = LinedMapping(data) if isinstance(data, dict) else LinedList(data)
    tree.text = text
    return tree


def parse_json(text: str | bytes, name: str) -> Any:
    """The data of JSON text; InputError if it is no JSON, or is larger than a file may be."""
    if len(text) > LARGEST_FILE:
        raise SpokenError("large-file", path=name, most=LARGEST_FILE // 1024**2)

    def no_number(word: str) -> float:
        raise SpokenError("no-json-why", name=name, why=SpokenError("json-number", word=word))

    try:
        text = text if isinstance(text, str) else text.decode()
        if depth_of(text) > DEEPEST:
            raise SpokenError("in-file", name=name, wrong=SpokenError("too-deep", most=DEEPEST))
        return only_data(json.loads(text, parse_constant=no_number), name)
    except InputError:
        raise
    except json.JSONDecodeError as error:
        raise SpokenError("no-json-why", name=name, why=json_problem(error)) from error
    except UnicodeDecodeError as error:
        raise SpokenError("no-text", path=name) from error
    except (ValueError, RecursionError) as error:
        raise SpokenError("no-json-why", name=name, why=SpokenError("json-deep")) from error


def parse_toml(text: str, name: str) -> Any:
    """The data of TOML text; InputError if it is no TOML, or is larger than a file may be."""
    if len(text) > LARGEST_FILE:
        raise SpokenError("large-file", path=name, most=LARGEST_FILE // 1024**2)
    try:
        return only_data(tomllib.loads(text), name)
    except tomllib.TOMLDecodeError as error:
        raise SpokenError("no-toml", path=name, why=toml_problem(error)) from error
    except RecursionError as error:
        raise SpokenError("in-file", name=name, wrong=SpokenError("too-deep", most=DEEPEST)) from error


def only_data(tree: Any, name: str) -> Any:
    """The same data, if the rest of the program can work with it; InputError says what is wrong and where.

    Allowed are mappings, lists, texts, 64-bit numbers, true, false and null, with limits on their number and depth.
    Texts must be printable.
    """
    parts = 0
    waiting: list[tuple[Any, tuple[Any, ...]]] = [(tree, ())]
    while waiting:
        here, path = waiting.pop()
        parts += 1
        wrong = None if parts <= MOST_PARTS else SpokenError("data-parts", most=MOST_PARTS)
        if len(path) > DEEPEST:
            wrong = SpokenError("data-deep", most=DEEPEST)
            path = path[:3]
        wrong = wrong or _no_data(here)
        if wrong:
            where = ".".join(str(key) for key in path)
            raise placed(name, tree, path, SpokenError("at", where=where, wrong=wrong) if where else wrong)
        if isinstance(here, Mapping):
            waiting += [part for key, value in here.items() for part in ((key, (*path, key)), (value, (*path, key)))]
        elif isinstance(here, list):
            waiting += [(value, (*path, i)) for i, value in enumerate(here)]
    return tree


def _no_data(value: Any) -> SpokenError | None:
    """Why a part is not plain data; None if it is."""
    if isinstance(value, str):
        found = UNPRINTABLE.search(value.replace("\n", " ").replace("\t", " "))
        return SpokenError("data-character", code=f"U+{ord(found[0]):04X}") if found else too_many_marks(value)
    number = value if isinstance(value, int) else index_of(value)
    if number is not None:
        return None if abs(number) <= LARGEST_NUMBER else SpokenError("data-large")
    if isinstance(value, float):
        return None if math.isfinite(value) else SpokenError("data-no-number")
    if value is None or isinstance(value, Mapping | list):
        return None
    return SpokenError("data-kind", given=f"'{str(value)[:50]}'")


def line_of(tree: Any, path: Iterable[Any]) -> int | None:
    """The line of the deepest part of a path that exists in data read from YAML; None for other data."""
    return tree.line_of(path) if isinstance(tree, Lined) else None


def spot_of(tree: Any, path: Iterable[Any], word: str = "") -> tuple[int, int] | None:
    """The line and the column of the deepest part of a path that exists in data read from YAML, or of a word in it.

    None for other data.
    """
    return tree.spot_of(path, word) if isinstance(tree, Lined) else None


def place_of(name: str, tree: Any, path: Iterable[Any]) -> SpokenError | str:
    """`file, line n`, for a message."""
    line = line_of(tree, path)
    return SpokenError("place", name=name, line=line) if line else name


def placed(name: str, tree: Any, path: Iterable[Any], error: Exception) -> SpokenError:
    """An error at a path of a file, with file and line."""
    path, wrong = tuple(path), words_of(error)
    paths = [(*path, *each) for each in _about(wrong)]
    above = line_of(tree, path)
    line = next((line for each in paths if (line := line_of(tree, each)) not in (None, above)), above)
    cell = next((cell for each in paths or [path] if (cell := _cell_of(tree, each))), None)
    made = SpokenError("in-line", name=name, line=line, wrong=wrong) if line else \
        SpokenError("in-cell", name=name, sheet=cell[0], cell=cell[1], wrong=wrong) if cell else \
        SpokenError("in-file", name=name, wrong=wrong)
    return made.of(*paths or [path])


def _cell_of(tree: Any, path: Iterable[Any]) -> tuple[str, str] | None:
    return tree.cell_of(path) if isinstance(tree, Lined) else None


def _about(wrong: object) -> Sequence[tuple[Any, ...]]:
    """The parts that an error, or the error inside it, is about."""
    if not isinstance(wrong, SpokenError):
        return ()
    return wrong.about or _about(wrong.given.get("wrong"))


def merge(base: Any, over: Any) -> Any:
    """`over` merged onto `base`: mappings key by key, everything else whole."""
    if not isinstance(base, Mapping) or not isinstance(over, Mapping):
        return over
    keys = {str(key): key for key in base}
    merged = dict(base)
    for key, value in over.items():
        known = keys.get(str(key), key)
        merged[known] = merge(base[known], value) if known in base else value
    return merged


def differing(options: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """The part of `options` that differs from `usual`; merged onto `usual` it makes `options`."""
    found = {}
    for name, value in options.items():
        here = usual.get(name)
        if isinstance(value, Mapping) and isinstance(here, Mapping):
            inner = differing(value, here)
            if inner:
                found[name] = inner
        elif value != here:
            found[name] = value
    return found


def read_over(config: Path | Mapping[str, Any] | None, example: str) -> tuple[Mapping[str, Any], str]:
    """The options that a configuration changes, and its name for messages.

    `example` is one of the game's options. The InputError for a file without options by name shows it.
    """
    name = str(config) if isinstance(config, Path) else config.name if isinstance(config, CellMapping) else "options"
    over = read_yaml(config) if isinstance(config, Path) else only_data(config, name)
    if over is None:
        over = {}
    if not isinstance(over, Mapping):
        raise SpokenError("options-by-name", file=name, example=example)
    return over, name


def check(model: type[M], data: Any, name: str, tree: Any = None) -> M:
    """The model of some data; InputError with file, line and field of the first error, and all `others`."""
    try:
        return model.model_validate(plain_data(data))
    except ValidationError as error:
        wrongs = [placed(name, tree if tree is not None else data, path, wrong)
                  for path, wrong in wrong_fields(model, data, error)]
        raise first_of(wrongs) from error


def first_of(wrongs: Sequence[E]) -> E:
    """The first of several errors, with the others in its `others`."""
    wrongs[0].others = wrongs[1:]
    return wrongs[0]


def plain_data(data: Any) -> Any:
    """YAML's mappings and numbers as Python's own types."""
    if isinstance(data, Mapping):
        return {_plain_key(key): plain_data(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [plain_data(item) for item in data]
    if isinstance(data, bool):
        return data
    for kind in (int, float, str):
        if isinstance(data, kind):
            return kind(data)
    number = index_of(data)
    return data if number is None else number


def _plain_key(key: Any) -> Any:
    return int(key) if isinstance(key, int) and not isinstance(key, bool) else str(key)
