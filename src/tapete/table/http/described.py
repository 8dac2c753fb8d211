"""Describes answers that are built as plain data, without checking each one at run time."""
from __future__ import annotations

from typing import Annotated, Any

from pydantic import TypeAdapter
from pydantic.annotated_handlers import GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core.core_schema import CoreSchema, definition_reference_schema, definitions_schema


class Described:
    """The type of plain data, for the OpenAPI description alone. Tests compare the answers with it."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __get_pydantic_json_schema__(self, _: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        schema = TypeAdapter(self.kind).core_schema
        if "ref" in schema:     # pydantic would describe it here, without its name
            schema = definitions_schema(definition_reference_schema(schema["ref"]), [schema])
        return handler(schema)


def described(kind: Any) -> Any:
    """The `response_model` of a route whose answer is plain data of a kind."""
    return Annotated[Any, Described(kind)]
