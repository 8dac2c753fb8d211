"""Switches that a search may change beside numbers: a flag, or a thing that a row contains, omits or replaces by
another."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from ...errors import InputError
from ...games import find_game
from ...lab.study import pack_blank
from .. import messages
from ..studies.sensitivity import study_of
from .by_players import whose
from .changes import with_changes
from .form import fields_in, form_of, value_at
from .names import desk_speech

Ask = Mapping[str, Any]
Switch = tuple[str, tuple[Any, ...]]
"""A path, and its possible values, the current one first."""


def switches_of(ask: Ask, players: Sequence[int], among: Collection[str] | None = None) -> list[Switch]:
    """All switches, or those of some paths, that change the game with any of so many players. If a thing cannot be left
    out alone (the number of cards may be fixed), it may be replaced by another."""
    base = {seats: _blank(ask, {}, seats) for seats in players}

    def sound(path: str, value: Any) -> bool:
        return any(_blank(ask, {path: value}, seats) not in (None, blank) for seats, blank in base.items())
    found: list[Switch] = []
    for path, stands, value, others in _switches(ask):
        if among is not None and path not in among:
            continue
        if sound(path, value):
            found.append((path, (stands, value)))
        elif others:
            values = tuple(other for other in others if sound(path, other))
            if values:
                found.append((path, (stands, *values)))
    return found


def _switches(ask: Ask) -> Iterator[tuple[str, Any, Any, list[str]]]:
    """Each path, its current value, its alternative, and further alternatives if the first is invalid."""
    bounds = find_game(ask["game"]).configuration.bounds
    form = form_of(ask["game"], ask["ruleset"], "en")
    values = with_changes(form["values"], ask.get("changes", {}))
    for path, field in fields_in(form).items():
        try:
            value = value_at(values, path)
        except KeyError:        # in a part that this game does not have
            continue
        if path in bounds:
            continue
        if field["kind"] == "flag" and isinstance(value, bool):
            yield path, value, not value, []
        of = field.get("of", {})
        rows = {path: (field, value)} if field["kind"] == "row" else {
            f"{path}.{key}": (of, row) for key, row in value.items()} if of.get("kind") == "row" else {}
        for at, (shape, row) in rows.items():
            if shape["of"]["kind"] == "word" and row:
                yield from _of_row(at, shape, row)


def _of_row(path: str, shape: Mapping[str, Any], row: Sequence[str]) -> Iterator[tuple[str, Any, Any, list[str]]]:
    absent = [word["value"] for word in shape["of"]["words"] if word["value"] not in row]
    for thing in dict.fromkeys(row):
        yield f"{path}.{thing}", True, False, absent if shape["once"] and not shape["chosen"] else []
    for thing in absent if shape["chosen"] else ():
        yield f"{path}.{thing}", False, True, []


def _blank(ask: Ask, more: Mapping[str, Any], seats: int) -> bytes | None:
    """The initial state of a game with these options, as bytes; None if they are invalid."""
    try:
        return pack_blank(study_of(ask, more, seats, 1)).tobytes()
    except InputError:
        return None


# ---- as people call them -----------------------------------------------------------------------

def switches_told(ask: Ask, players: Sequence[int], language: str) -> list[messages.Switch]:
    """All switches with so many players: the path of each, its option, and its name there. A flag has its option's
    name. Raises InputError for an invalid game."""
    for seats in players:
        study_of(ask, {}, seats, 1)
    told: list[messages.Switch] = []
    for path, values in switches_of(ask, players):
        option, name = called(ask, path, language)
        one: messages.Switch = {"path": path, "option": option, "name": name}
        if not isinstance(values[1], bool):
            one["others"] = ", ".join(thing_called(ask, path, other, language) for other in values[1:])
        told.append(one)
    return told


def called(ask: Ask, path: str, language: str) -> tuple[str, str]:
    """The name of a path's option, and the name of the place within it, which is empty for the option itself."""
    seats, path = whose(path)
    at, inner = _within(ask, path, language)
    fields = fields_in(form_of(ask["game"], ask["ruleset"], language))
    option = fields[at]["name"] if at in fields else at
    if seats is not None:
        option = desk_speech(language).say("desk-with-players", what=option, n=seats)
    return option, ", ".join(str(int(each) + 1) if each.isdecimal() and not fields[at].get("keys") else
                             thing_called(ask, at, each, language) for each in inner)


def thing_called(ask: Ask, path: str, thing: str, language: str) -> str:
    """The name of a thing that an option contains or may contain."""
    at, _ = _within(ask, path, language)
    shape: messages.FieldShape | None = fields_in(form_of(ask["game"], ask["ruleset"], language)).get(at)
    words: list[messages.FormWord] = []
    while shape:
        words += [*shape.get("keys", ()), *shape.get("words", ())]
        shape = shape.get("of")
    return next((word["title"] for word in words if word["value"] == thing), thing)


def _within(ask: Ask, path: str, language: str) -> tuple[str, list[str]]:
    """The option of a path, and the place in it; the path itself if there is no option."""
    fields, parts = fields_in(form_of(ask["game"], ask["ruleset"], language)), path.split(".")
    for n in range(len(parts), 0, -1):
        if ".".join(parts[:n]) in fields:
            return ".".join(parts[:n]), parts[n:]
    return path, []
