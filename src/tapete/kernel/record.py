"""`@record` turns an annotated class into a fixed memory layout of integers.

    @record
    class Soul:
        sanity: i1              # a signed byte
        objects: u1[8]          # eight bytes

    @record
    class State:
        souls: Soul[4]          # records nest

One layout has three forms:

* `State.array(n)`: n zeroed records as a numpy structured array, for compiled rules;
* `State.plain()`: one zeroed record of Python ints and lists, for rules that run as plain Python;
* `State.checked()`: the same, but it refuses any number or index that the layout cannot hold, for tests.

`State.pack(plain)` and `State.unpack(record)` convert between them. `State.to_bytes(plain)` and
`State.from_bytes(data)` use the same bytes and need no numpy.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from .packing import Packing


class Field:
    """The type of one field: a number or a record, or an array of them. `known` is its visibility, see `visibility.py`.
    """

    __slots__ = ("code", "known", "record", "shape")

    def __init__(self, code: Any, shape: tuple[int, ...] = (), record: Any = None, known: tuple[Any, ...] = ()) -> None:
        self.code, self.shape, self.record, self.known = code, shape, record, known

    def __getitem__(self, shape: int | tuple[int, ...]) -> Field:
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,), self.record, self.known)

    def __or__(self, known: Any) -> Field:
        return Field(self.code, self.shape, self.record, (*self.known, known))


i1, i2, i4, i8 = (Field(code) for code in ("i1", "i2", "i4", "i8"))
u1, u2, u4 = (Field(code) for code in ("u1", "u2", "u4"))
f8 = Field("f8")
"""A real number, for the values of searches, never for a game's own state."""
flag = Field("u1")
"""A yes or no in one byte, because numba takes no array of booleans inside a record."""


class LayoutError(ValueError):
    """A number or an index that the record's layout cannot hold (only checked records raise it), or a field without a
    declared visibility.
    """


class _CheckedList(list[Any]):
    """A list that refuses indices and numbers out of range."""

    __slots__ = ("field", "name")

    def __init__(self, items: list[Any], name: str, field: Field) -> None:
        super().__init__(items)
        self.name, self.field = name, field

    def _index(self, index: Any) -> Any:
        if isinstance(index, int) and not 0 <= index < len(self):
            raise LayoutError(f"{self.name}[{index}]: there are {len(self)}")
        return index

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(self._index(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        _check_range(self.name, self.field, value)
        super().__setitem__(self._index(index), value)


RANGES = {code: (int(np.iinfo(code).min), int(np.iinfo(code).max))
          for code in ("i1", "i2", "i4", "i8", "u1", "u2", "u4")}


def _check_range(name: str, field: Field, value: Any) -> None:
    if field.record is None and field.code != "f8" and not isinstance(value, list):
        low, high = RANGES[field.code]
        if not low <= value <= high:
            raise LayoutError(f"{name} = {value}: a {field.code} holds {low} to {high}")


def copy_record(records: Any, to: int, source: int) -> None:
    """Copy one record of an array over another. Compiled, it is a memcpy; numba's own assignment is slower."""
    records[to] = records[source]


def copy_but_options(records: Any, to: int, source: int) -> None:
    """The same for two states of one game, whose options are equal already: compiled, the options are not copied.

    After the setup no rule leaves other options in a state than it found, so copies of one game have the same.
    """
    records[to] = records[source]


NO_POSITION = ("dice", "log", "options")
"""Fields of a state that do not distinguish two positions of one game, though they may differ or be large."""

HASH_FACTORS = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x27D4EB2F165667C5)
HASH_END = 0xD6E8FEB86659FD93


def hash_position(records: Any, i: int) -> int:
    """A 64-bit hash of the position in the state `records[i]`; the compiled rule returns the same number.

    It covers all bytes except the dice, the log, the options, and old frames above the top of the agenda.
    """
    def mix(lane: int, word: int, factor: int) -> int:
        lane = (lane ^ word) * factor & 0xFFFFFFFFFFFFFFFF
        return lane ^ lane >> 32

    data = records.kind.pack(records[i]).tobytes()
    lanes = list(HASH_FACTORS)
    for begin, end in position_spans(records.kind.dtype):
        rows_end = end - (end - begin) % 32
        for at in range(begin, end, 8):
            k = (at - begin) // 8 % 4 if at < rows_end else 0
            lanes[k] = mix(lanes[k], int.from_bytes(data[at:min(at + 8, end)], "little"), HASH_FACTORS[k])
    for frame in records[i].agenda[:records[i].n_agenda]:
        lanes[0] = mix(lanes[0], frame & 0xFFFFFFFF, HASH_FACTORS[0])
    total = lanes[0]
    for lane in (lanes[1], lanes[2], lanes[3], lanes[3]):
        total = mix(total, lane, HASH_END)
    return total - (1 << 64) if total >> 63 else total


def position_spans(dtype: np.dtype[Any]) -> list[tuple[int, int]]:
    """The byte ranges of a state that hold its position, without the agenda: (start, end), padding included."""
    spans: list[tuple[int, int]] = []
    begin = 0
    for name in sorted(dtype.names or (), key=lambda each: dtype.fields[each][1]):    # type: ignore[index]
        if name in (*NO_POSITION, "agenda"):
            field, offset = dtype.fields[name][:2]      # type: ignore[index]
            spans.append((begin, offset))
            begin = offset + field.itemsize
    return [(first, end) for first, end in [*spans, (begin, dtype.itemsize)] if first < end]


class PlainRecords(list[Any]):
    """A list of plain records that copies what is put in, as a numpy array does."""

    def __init__(self, kind: RecordType, n: int) -> None:
        super().__init__(kind.plain() for _ in range(n))
        self.kind = kind

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, self.kind.copy(value))


class RecordType(type):
    """The class of the classes that `@record` makes."""

    dtype: np.dtype[Any]
    fields: dict[str, Field]
    _packing: Packing

    def __getitem__(cls, shape: int | tuple[int, ...]) -> Field:
        return Field(cls.dtype, (), cls)[shape]

    def __or__(cls, known: Any) -> Any:
        return Field(cls.dtype, (), cls) | known

    def array(cls, n: int) -> np.ndarray[Any, Any]:
        """`n` zeroed records as a numpy array, for compiled rules."""
        return np.zeros(n, cls.dtype)

    def plain(cls) -> Any:
        """One zeroed record of ints and lists, for plain rules."""
        return cls._copy(cls._zeros)  # type: ignore[attr-defined]

    def plains(cls, n: int) -> PlainRecords:
        """`n` zeroed plain records, the plain equivalent of `array`."""
        return PlainRecords(cls, n)

    def checked(cls) -> Any:
        """Like `plain`, but raises LayoutError for a number or an index that the layout cannot hold."""
        return cls._build(None, checked=True)

    def copy(cls, plain: Any) -> Any:
        """A deep copy of a plain or checked record."""
        if isinstance(plain, cls.Plain):  # type: ignore[attr-defined]
            return cls._copy(plain)  # type: ignore[attr-defined]
        return cls._build(plain, checked=True)

    def unpack(cls, record: Any, checked: bool = False) -> Any:
        """The plain (or checked) record with the contents of a numpy record, or of an array of one."""
        value = record[0] if isinstance(record, np.ndarray) else record
        return cls._build(value, checked=True) if checked else cls.from_bytes(value.tobytes())

    def pack(cls, plain: Any) -> np.ndarray[Any, Any]:
        """The contents of a plain record as an array of one, with zeros as padding. struct.error for a number that its
        field cannot hold.
        """
        return np.frombuffer(bytearray(cls.to_bytes(plain)), cls.dtype)

    @property
    def packing(cls) -> Packing:
        """The memory layout of the record."""
        made: Packing | None = cls.__dict__.get("_packing")
        if made is None:
            made = cls._packing = Packing(cls.fields, cls.Plain)  # type: ignore[attr-defined]
        return made

    def to_bytes(cls, plain: Any) -> bytes:
        """The bytes of a plain record, the same as those of `pack`. struct.error for a number that its field cannot
        hold.
        """
        return cls.packing.pack(plain)

    def from_bytes(cls, data: bytes) -> Any:
        """The plain record that `to_bytes` turned into these bytes. struct.error for bytes of another layout."""
        return cls.packing.unpack(data)

    def assign(cls, target: Any, source: Any) -> None:
        """Copy plain `source` into plain `target`. They share nothing afterwards."""
        fresh = cls.copy(source)
        for name in cls.fields:
            setattr(target, name, getattr(fresh, name))

    def _build(cls, source: Any, checked: bool) -> Any:
        self = cls.Checked() if checked else cls.Plain()  # type: ignore[attr-defined]
        numpy_source = isinstance(source, np.void)
        for name, field in cls.fields.items():
            value = None if source is None else source[name] if numpy_source else getattr(source, name)
            object.__setattr__(self, name, _build_field(f"{cls.__name__}.{name}", field, value, 0, checked))
        return self


def _build_field(name: str, field: Field, value: Any, depth: int, checked: bool) -> Any:
    if depth == len(field.shape):
        if field.record:
            return field.record._build(value, checked)
        return _number(field, value)
    size = field.shape[depth]
    if field.record is None and depth == len(field.shape) - 1:
        items: list[Any] = [0] * size if value is None else [_number(field, item) for item in value]
    else:
        items = [_build_field(name, field, None if value is None else value[i], depth + 1, checked)
                 for i in range(size)]
    return _CheckedList(items, name, field) if checked else items


def _number(field: Field, value: Any) -> int | float:
    if field.code == "f8":
        return 0.0 if value is None else float(value)
    return 0 if value is None else int(value)


def _comparer(fields: dict[str, Field]) -> Any:
    """A generated function that says whether two plain records are equal, written out field by field: see `_copier`."""
    return eval(f"lambda one, other: {' and '.join(f'one.{name} == other.{name}' for name in fields)}")


def _copier(plain: type, fields: dict[str, Field]) -> Any:
    """A generated function that copies a plain record, written out field by field: twenty times as fast as a loop.

    Its speed matters, because plain games copy the state each time a seat looks at it.
    """
    names: dict[str, Any] = {"Plain": plain}

    def copied(field: Field, value: str, depth: int) -> str:
        if depth == len(field.shape):
            if field.record is None:
                return value
            names[field.record.__name__] = field.record._copy
            return f"{field.record.__name__}({value})"
        if field.record is None and depth == len(field.shape) - 1:
            return f"{value}[:]"
        return f"[{copied(field, f'item{depth}', depth + 1)} for item{depth} in {value}]"

    lines = ["def copy(source):", "    made = Plain()",
             *(f"    made.{name} = {copied(field, f'source.{name}', 0)}" for name, field in fields.items()),
             "    return made"]
    exec("\n".join(lines), names)
    return names["copy"]


def declares_visibility(kind: RecordType | None) -> bool:
    """Whether a record, or a record in it, declares the visibility of its fields."""
    return kind is not None and any(field.known or declares_visibility(field.record) for field in kind.fields.values())


def check_visibility(name: str, fields: dict[str, Field]) -> None:
    """LayoutError if a field has no declared visibility, because nothing would hide it in a blinded state.

    A field whose record declares its visibility itself is allowed.
    """
    for field in fields:
        if not fields[field].known and not declares_visibility(fields[field].record):
            raise LayoutError(f"{name}.{field}: who knows it? See tapete.kernel.visibility")


def record(cls: type) -> Any:
    """Make a record type from an annotated class. The annotations are Fields or records.

    Raises NameError if a field has the name of an attribute of numpy records. Raises LayoutError if a field has no
    declared visibility and another field has one.
    """
    fields: dict[str, Field] = {}
    for name, field in cls.__annotations__.items():
        if hasattr(np.record, name):
            raise NameError(f"{cls.__name__}.{name}: numpy records already have an attribute of this name")
        fields[name] = Field(field.dtype, (), field) if isinstance(field, RecordType) else field
    if any(field.known for field in fields.values()):
        check_visibility(cls.__name__, fields)
    layout = [(n, f.code, f.shape) if f.shape else (n, f.code) for n, f in fields.items()]

    def checked_set(self: Any, name: str, value: Any) -> None:
        _check_range(f"{cls.__name__}.{name}", fields[name], value)
        object.__setattr__(self, name, value)

    body = {"__slots__": tuple(fields), "__eq__": _comparer(fields), "__hash__": None, "_layout": fields}
    plain = type("Plain" + cls.__name__, (), body)
    checked = type("Checked" + cls.__name__, (), {**body, "__setattr__": checked_set})
    made = RecordType(cls.__name__, (), {
        "dtype": np.dtype(layout, align=True), "fields": fields, "Plain": plain, "Checked": checked,
        "_copy": staticmethod(_copier(plain, fields)),
        "__doc__": cls.__doc__, "__module__": cls.__module__})
    made._zeros = made._build(None, checked=False)  # type: ignore[attr-defined]
    return made
