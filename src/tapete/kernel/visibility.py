"""Visibility: each field declares which seats know it, and a generated rule hides it from all others.

    @record
    class Player:
        points: i1 | OPEN
        hand: u1[8] | ITS_SEAT                      # in an array by seats: each seat knows its own
        badge: u1 | BUT_ITS_SEAT                    # the opposite: all others know it, spectators too
        spied_by: u1 | OWN_BIT                      # a bit for each seat: each seat knows its own bit

    @record
    class Table:
        dice: Dice
        players: Player[SEATS]                      # the record declares it, field by field
        next_event: u1 | SECRET
        target: u1 | named_in("hunter")             # the seat in that field, counted from 1, knows it
        alibi: u1 | when("holds_card", Card.SPY)    # a seat knows it if this rule of the game says yes
        deck: Pile | BY_RULE                        # it depends on the state: a rule of the game covers it

    hide_table = hiding_of(Table, holds_card)

If one field of a record declares its visibility, every field must, or `@record` raises. So no field is forgotten. With
several markers, a seat sees the field if every marker allows it.
"""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from .at_once import hide_answered, words_at_once
from .record import Field, RecordType, check_visibility
from .rule import rule


@dataclass(frozen=True)
class Visibility:
    """The visibility of a field: `how`, and the fields or the rule that it depends on."""

    how: str
    by: tuple[Any, ...] = ()


OPEN = Visibility("open")
SECRET = Visibility("secret")
"""No seat knows the field: in a blinded state it is zero."""
ITS_SEAT = Visibility("its_seat")
"""Each seat knows its own field in an array of records by seats. Otherwise the field is an array by seats, and each
seat knows its own item.
"""
BUT_ITS_SEAT = Visibility("but_its_seat")
"""Each seat knows all others' fields in an array of records by seats, and not its own. Otherwise the field is an array
by seats, and each seat knows all items but its own. Spectators know all.
"""
OWN_BIT = Visibility("own_bit")
BY_RULE = Visibility("by_rule")
"""Rules of the game cover it, in its `blind`."""


def named_in(*fields: str) -> Visibility:
    """The seat that one of these fields of the same record holds, counted from 1, knows it."""
    return Visibility("named_in", fields)


def when(name: str, *arguments: int) -> Visibility:
    """A seat knows it if the rule with that name, name(s, seat, *arguments), says yes before any field is hidden."""
    return Visibility("when", (name, *map(int, arguments)))


def blind_of(kind: Any, *knows: Callable[..., Any], asked: Iterable[Any] | None = None) -> Any:
    """The rule `blind` of a game whose records declare all visibility, see `hiding_of`.

    `asked`: the game's questions (`gamedef.vocabulary.Asking`), if some of them ask at once (`kernel.at_once`).
    """
    return _source_of("blind", kind, "s", knows, sys._getframe(1).f_globals, words_at_once(asked))


def hiding_of(kind: Any, *knows: Callable[..., Any], at: str = "") -> Any:
    """A rule hide_table(s, seat), for a record Table, that sets to zero all fields of a state that the seat may not
    know.

    The rule is made for the module that calls this, and must get that name there. `knows`: the rules that the record's
    fields name by `when`. `at`: the field of the state that holds the record, if it is not the state itself.

    LookupError for a rule that is named and not given, or given and not named. LayoutError for a field without a
    declared visibility.
    """
    name = f"hide_{kind.__name__.lower()}"
    return _source_of(name, kind, f"s.{at}" if at else "s", knows, sys._getframe(1).f_globals)


def _source_of(name: str, kind: RecordType, here: str, knows: Iterable[Callable[..., Any]],
               home: dict[str, Any], at_once: int = 0) -> Any:
    writer = _Writer()
    body = list(writer.hide(kind, here, 1, ""))
    given = {each.__name__ for each in knows}
    if odd := {called for called, *_ in writer.asked}.symmetric_difference(given):
        raise LookupError(f"{kind.__name__}: rules by which fields are known, not both named and given: {sorted(odd)}")
    asking = [f"    {answer} = ({called}({', '.join(['s', 'seat', *map(str, arguments)])}) != 0) * 1"
              for (called, *arguments), answer in writer.asked.items()]
    made: dict[str, Any] = {}
    answered = []
    if at_once:
        home[hide_answered.__name__] = hide_answered
        answered.append(f"    {hide_answered.__name__}(s, seat, {at_once})")
    exec("\n".join([f"def {name}(s, seat):", *asking, *body, *answered, "    return"]), home, made)
    made[name].__doc__ = f"Hide the fields of {kind.__name__} that a seat does not know, as they are declared."
    return rule(made[name])


Names = dict[tuple[Any, ...], str]
"""The variables that say whether the seat is named in some fields of a record."""


def _is_row(field: Field) -> bool:
    """Whether the field is an array of numbers that are all hidden in the same way."""
    return len(field.shape) == 1 and field.record is None and not {ITS_SEAT, BUT_ITS_SEAT} & {*field.known}


class _Writer:
    """Writes the source of the rule, as a person would write it by hand."""

    def __init__(self) -> None:
        self.asked: dict[tuple[Any, ...], str] = {}
        """For each rule that is asked, with its arguments: the variable that holds the answer. Each is asked once."""
        self.variables = 0

    def hide(self, kind: RecordType, here: str, depth: int, row: str) -> Iterator[str]:
        """The lines that hide the fields of the record `here`.

        `row` is its index in an array by seats, if it is in one.
        """
        check_visibility(kind.__name__, kind.fields)
        indent = "    " * depth
        named: Names = {}
        for known in (known for field in kind.fields.values() for known in field.known if known.how == "named_in"):
            if known.by not in named:
                self.variables += 1
                named[known.by] = f"named{self.variables}"
                names = " or ".join(f"{here}.{each} == seat + 1" for each in known.by)
                yield f"{indent}{named[known.by]} = ({names}) * 1"
        for shape, group in groupby(kind.fields.items(), lambda each: each[1].shape if _is_row(each[1]) else None):
            if shape:       # arrays of one length share a loop, which takes half the time of one loop each
                loop, inner = f"i{depth}", indent + "    "
                each = [(f"{here}.{name}[{loop}]", Field(field.code, (), None, field.known)) for name, field in group]
                lines = [line for place, one in each for line in self._field(one, place, inner, row, named)]
                yield from [f"{indent}for {loop} in range({shape[0]}):", *lines] if lines else []
                continue
            for name, field in group:
                write = self._field if field.known else self._inside
                yield from write(field, f"{here}.{name}", indent, row, named)

    def _conditions(self, field: Field, row: str, named: Names) -> Iterator[str]:
        """When a seat knows the field, as expressions."""
        for known in field.known:
            match known.how:
                case "secret":
                    yield "0"
                case "its_seat" if row:
                    yield f"({row} == seat)"
                case "but_its_seat" if row:
                    yield f"({row} != seat)"
                case "named_in":
                    yield named[known.by]
                case "when":
                    yield self.asked.setdefault(known.by, f"knows{len(self.asked)}")

    def _field(self, field: Field, here: str, indent: str, row: str, named: Names) -> Iterator[str]:
        hows = {known.how for known in field.known}
        conditions = list(self._conditions(field, row, named))
        if "0" in conditions:
            yield from _each(field, here, indent, "{} = 0")
        elif conditions:        # no branch, because a branch on the seat is hard to predict
            yield from _each(field, here, indent, f"{{}} *= {' * '.join(conditions)}")
        if "own_bit" in hows:
            yield from _each(field, here, indent, "{} &= 1 << seat")
        if "its_seat" in hows and not row:
            yield f"{indent}for other in range({field.shape[0]}):"
            yield f"{indent}    if other != seat:"
            one = Field(field.code, field.shape[1:], field.record)
            yield from _each(one, f"{here}[other]", indent + "        ", "{} = 0")

        if "but_its_seat" in hows and not row:
            yield f"{indent}if seat < {field.shape[0]}:"
            one = Field(field.code, field.shape[1:], field.record)
            yield from _each(one, f"{here}[seat]", indent + "    ", "{} = 0")

    def _inside(self, field: Field, here: str, indent: str, row: str, named: Names) -> Iterator[str]:
        """The lines for a record, or an array of records, that declares the visibility of its fields itself."""
        for size in field.shape:
            self.variables += 1
            row = f"at{self.variables}"
            yield f"{indent}for {row} in range({size}):"
            indent, here = indent + "    ", f"{here}[{row}]"
        self.variables += 1
        it = f"it{self.variables}"
        yield f"{indent}{it} = {here}"
        yield from self.hide(field.record, it, len(indent) // 4, row)


def _each(field: Field, here: str, indent: str, change: str) -> Iterator[str]:
    """The lines that change every number of a field."""
    for k in range(len(field.shape)):
        index = f"i{len(indent) // 4}_{k}"
        yield f"{indent}for {index} in range({field.shape[k]}):"
        indent, here = indent + "    ", f"{here}[{index}]"
    if field.record is None:
        yield indent + change.format(here)
    else:
        for name, leaf in field.record.fields.items():
            yield from _each(leaf, f"{here}.{name}", indent, change)
