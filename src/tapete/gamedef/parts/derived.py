"""The observation of a game that describes none of its own: what its view declares, and the rest of the blinded state.

Every field of the state has its place in the record, under its own name, in 16 bits. The view's declarations (`Given`)
say which numbers name things, which hold a bit for each thing, and how far a number goes. A number that needs more than
16 bits, and one that the view reads as bits, becomes a 1 or 0 for each bit. Seats keep their numbers.
"""
from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import numpy as np
from pydantic import BaseModel

from ...kernel.record import Field, RecordType, i2, record
from ...kernel.rule import rule
from ..core import Core
from ..kinds import Kind, Points, YesNo
from ..observation import ASKED, UNSEEN, ObservationSpec
from ..paths import Given, given_fields

ALSO_UNSEEN = (*UNSEEN, "fault", "blinded", "n_agenda")
"""Fields of a state that say nothing about the game."""
BITS = {"u2": 16, "u4": 32, "i4": 32, "i8": 64}
"""Widths of numbers that do not fit into 16 bits with a sign."""
Declared = Mapping[str, tuple[Given, Any]]
"""By path of the record: how the view declares the field, and the type that it has there."""


def derived_observation(game: Core) -> ObservationSpec:
    """The observation of a game without one of its own, from its records and its view's declarations."""
    lore = game.lore
    shown = {name: leaf for name, leaf in game.State.fields.items() if name not in ALSO_UNSEEN}
    view = get_type_hints(type(game).view)["return"]
    declared = dict(_declared(view, game.State, "")) if _is_view(view) else {}
    described = _Description(declared, lore)
    kind = _record(game.State, {"viewer": i2, "asked": i2[4]}, described.fields(shown, ""))
    lines = ["def observe(s, seat, seen):", "    seen.viewer = seat + 1", "    if s.n_agenda > 0 and s.outcome == 0:",
             "        frame = s.agenda[s.n_agenda - 1]",
             *(f"        seen.asked[{k}] = frame >> {24 - 8 * k} & 255" for k in range(4)),
             *described.lines(shown, "", "s", "seen", 1)]
    described.names["viewer"] = game.spectator + 2
    described.ranges["asked"] = (0, 255)
    described.meanings = {"viewer": "whose eyes these are, a seat from 1", "asked": ASKED, **described.meanings}
    return ObservationSpec(kind, _rule_of(f"{type(game).__module__}.{game.State.__name__}", lines), described.names,
                           described.meanings, ranges=described.ranges)


def _rule_of(home: str, lines: Sequence[str]) -> Any:
    """The rule with these lines, under a name that tells it apart in the cache of compiled rules."""
    digest = blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()
    name = f"observe_{home.replace('.', '_')}_{digest}"
    here = sys.modules[__name__]
    if not hasattr(here, name):
        made: dict[str, Any] = {"__name__": __name__}
        exec("\n".join(lines).replace("observe", name, 1), made)
        setattr(here, name, rule(made[name]))       # numba caches code by the names of the rules in a closure
    return getattr(here, name)


class _Description:
    """The fields of the record, with what is said of them, and the lines that fill them."""

    def __init__(self, declared: Declared, lore: Any) -> None:
        self.declared, self.lore = declared, lore
        self.names: dict[str, int] = {}
        self.ranges: dict[str, tuple[int, int]] = {}
        self.meanings: dict[str, str] = {}

    def fields(self, fields: Mapping[str, Field], path: str) -> dict[str, Field]:
        made = {}
        for name, leaf in fields.items():
            here = path + name
            if leaf.record is not None:
                inner = _record(leaf.record, {}, self.fields(leaf.record.fields, f"{here}."))
                made[name] = Field(inner.dtype, leaf.shape, inner)
            elif bits := self._bits(here, leaf):
                made[name] = Field(i2.code, (*leaf.shape, bits))
                self.ranges[here], self.meanings[here] = (0, 1), "1 or 0 for each bit"
            else:
                made[name] = Field(i2.code, leaf.shape)
                self._describe(here, leaf)
        return made

    def _bits(self, path: str, leaf: Field) -> int:
        """How many bits a number is spread over; 0 if it stays a number."""
        given = self.declared.get(path)
        if given is not None and given[0].bits and given[0].kind is not None:
            return min(int(8 * np.dtype(leaf.code).itemsize), self._things(given[0].kind))
        return BITS.get(leaf.code, 0)

    def _describe(self, path: str, leaf: Field) -> None:
        limits = np.iinfo(leaf.code)
        given, kind = self.declared.get(path, (Given(low=int(limits.min)), int))
        low, high = (limit if isinstance(limit, int) else None for limit in (given.low, given.high))
        low = min(low or 0, given.nothing or 0)
        named = given.kind
        if self._is_name(path):
            assert named is not None
            self.names[path] = self._things(named) + 2
            self.meanings[path] = f"a {named.name}: its number plus 1; {self._things(named) + 1} for any other number"
        elif kind is bool:
            self.ranges[path], self.meanings[path] = (0, 1), "1 or 0"
        else:
            self.ranges[path] = (low, int(limits.max) if high is None else high)
            self.meanings[path] = "a number"

    def _is_name(self, path: str) -> bool:
        named = self.declared[path][0].kind if path in self.declared else None
        return named is not None and type(named) not in (Kind, Points, YesNo)

    def _things(self, kind: Kind) -> int:
        return kind.start + len(kind.ids(self.lore))

    def lines(self, fields: Mapping[str, Field], path: str, source: str, target: str, depth: int) -> Iterator[str]:
        """The lines that copy fields one by one, as a person would write them."""
        for name, leaf in fields.items():
            indent, here, there = "    " * depth, f"{source}.{name}", f"{target}.{name}"
            for k in range(len(leaf.shape)):
                yield f"{indent}for i{depth}_{k} in range({leaf.shape[k]}):"
                indent += "    "
                here, there = f"{here}[i{depth}_{k}]", f"{there}[i{depth}_{k}]"
            if leaf.record is not None:
                inner = depth + len(leaf.shape)
                yield f"{indent}a{inner} = {here}"
                yield f"{indent}b{inner} = {there}"
                yield from self.lines(leaf.record.fields, f"{path}{name}.", f"a{inner}", f"b{inner}", inner)
            elif bits := self._bits(path + name, leaf):
                yield f"{indent}for bit in range({bits}):"
                yield f"{indent}    {there}[bit] = {here} >> bit & 1"
            elif path + name in self.names:
                yield f"{indent}{there} = min(max({here} + 1, 0), {self.names[path + name] - 1})"
            else:
                yield f"{indent}{there} = {here}"


def _record(kind: RecordType, before: Mapping[str, Field], fields: Mapping[str, Field]) -> Any:
    return record(type(f"{kind.__name__}Seen", (), {"__annotations__": {**before, **fields},
                                                    "__module__": kind.__module__}))


def _declared(view: type[BaseModel], kind: RecordType, path: str) -> Iterator[tuple[str, tuple[Given, Any]]]:
    """What a view declares of the fields of a record and of the records in it, by their paths."""
    given = {name: (each, shown) for name, each, shown in given_fields(view)}
    for name, info in view.model_fields.items():
        each, shown = given.get(name, (Given(), None))
        inner = next((one for one in _parts(info.annotation) if _is_view(one)), None)
        if each.flat and inner is not None:
            yield from _declared(inner, kind, path)
            continue
        leaf = kind.fields.get(each.field or name)
        if leaf is None:
            continue
        if leaf.record is not None and inner is not None:
            yield from _declared(inner, leaf.record, f"{path}{each.field or name}.")
        elif name in given and leaf.record is None and each.by is None:
            yield f"{path}{each.field or name}", (each, shown)


def _parts(kind: Any) -> Iterator[Any]:
    """The types that a list, a mapping or an optional value holds, or the type itself."""
    if get_origin(kind) in (list, dict, Union, UnionType):
        for part in get_args(kind):
            yield from _parts(part)
    else:
        yield kind


def _is_view(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseModel)
