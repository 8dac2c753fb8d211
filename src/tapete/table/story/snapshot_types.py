"""How the values of a story are written in a snapshot. A snapshot is untrusted input: each type is bounded here."""
from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from collections.abc import MutableSequence
from dataclasses import fields
from functools import partial
from typing import Annotated, Any, get_args, get_type_hints

from pydantic import (
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    PlainSerializer,
    PlainValidator,
    SerializationInfo,
    ValidationInfo,
    create_model,
)
from pydantic_core import CoreSchema, core_schema

from ...referee.session import Session

_STRICT = ConfigDict(strict=True, extra="forbid", arbitrary_types_allowed=True)


class Unsound(Exception):
    """A snapshot holds something that our programs do not write. The caller rebuilds the story from the entries."""


class Parts:
    """Annotates a dataclass: in a snapshot it is an object with each of its fields, and with nothing else."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        hints = get_type_hints(source, include_extras=True)
        parts: dict[str, Any] = {each.name: (hints[each.name], ...) for each in fields(source)}
        model = create_model(source.__name__, __config__=_STRICT, **parts)
        schema = handler.generate_schema(model)

        def made(read: Any) -> Any:
            return source(**{name: getattr(read, name) for name in parts})

        def written(value: Any) -> Any:
            return model.model_construct(**{name: getattr(value, name) for name in parts})

        return core_schema.no_info_after_validator_function(
            made, schema, serialization=core_schema.plain_serializer_function_ser_schema(written, return_schema=schema))


class Pairs:
    """Annotates a dictionary: in a snapshot it is a list of keys with their values, because a key of JSON is a text."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        key, value = get_args(source)
        schema = handler.generate_schema(list[tuple[key, value]])       # type: ignore[valid-type]
        return core_schema.no_info_after_validator_function(
            dict, schema, serialization=core_schema.plain_serializer_function_ser_schema(
                lambda pairs: list(pairs.items()), return_schema=schema))


def _unpacked(packed: object, info: ValidationInfo) -> Any:
    """The state packed in a base64 text. Raises Unsound if it has the wrong size."""
    data, state_type = _decoded(packed), info.context.game.State        # type: ignore[union-attr]
    if len(data) != state_type.packing.size:
        raise Unsound
    return state_type.from_bytes(data)


def _packed(state: Any, info: SerializationInfo[Any]) -> str:
    return b64encode(info.context.game.State.to_bytes(state)).decode()


def _unpacked_or_none(packed: object, info: ValidationInfo) -> Any:
    return None if packed is None else _unpacked(packed, info)


def _packed_or_none(state: Any, info: SerializationInfo[Any]) -> str | None:
    return None if state is None else _packed(state, info)


def _session_of(packed: object, info: ValidationInfo) -> Session:
    session: Session = info.context.session_at(_unpacked(packed, info))      # type: ignore[union-attr]
    return session


def _state_of(session: Session, info: SerializationInfo[Any]) -> str:
    return _packed(session.state, info)


def _decoded(text: object) -> bytes:
    """The bytes of a base64 text. Raises Unsound if it is not base64."""
    if not isinstance(text, str):
        raise Unsound
    try:
        return b64decode(text, validate=True)
    except ValueError:
        raise Unsound from None


def _text(numbers: array[int]) -> str:
    return b64encode(numbers.tobytes()).decode()


def _numbers(code: str, text: object) -> array[int]:
    """The array of a type code that is packed in a base64 text. Raises Unsound if its size is not whole."""
    numbers, data = array(code), _decoded(text)
    if len(data) % numbers.itemsize:
        raise Unsound
    numbers.frombytes(data)
    return numbers


Count = Annotated[int, Field(ge=0, lt=2**31)]
Number = Annotated[int, Field(ge=-2**63, lt=2**63)]
Length = Annotated[float, Field(ge=0, le=1000)]
Die = tuple[Count, Count]
"""The sides and the face of a die."""
State = Annotated[Any, PlainValidator(_unpacked), PlainSerializer(_packed)]
"""A true state of the game, packed. The validation's context is the table's `GameSetup`."""
StateOrNone = Annotated[Any, PlainValidator(_unpacked_or_none), PlainSerializer(_packed_or_none)]
SessionState = Annotated[Session | None, PlainValidator(_session_of), PlainSerializer(_state_of)]
"""A session, of which a snapshot has the packed state. The context is the table's `GameSetup`."""
Shorts = Annotated[MutableSequence[int], PlainValidator(partial(_numbers, "h")), PlainSerializer(_text)]
"""An array of 16-bit integers."""
Ints = Annotated[MutableSequence[int], PlainValidator(partial(_numbers, "i")), PlainSerializer(_text)]
"""An array of 32-bit integers."""
