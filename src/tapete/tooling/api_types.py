"""Generates the TypeScript types of the API from the server's OpenAPI description.

    python -m tapete.tooling.api_types web       writes web/src/lib/openapi.ts again

The page has no other types of what a server receives and answers. So if a request or an answer changes on one side
alone, the page's build fails.
"""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from ..errors import DefectError
from ..site import variants
from ..table.http.app import api_description
from .changed import write_changed

FILE = Path("src", "lib", "openapi.ts")
HEAD = """/** Generated from the server's OpenAPI description by `python -m tapete.tooling.api_types`. Do not edit. */
export type Json = boolean | number | string | null | Json[] | { [key: string]: Json }
"""
ANYTHING = "        JsonValue: unknown;\n"
"""The type that refers to itself, which TypeScript allows only outside an interface."""
TOOL = Path("node_modules", ".bin", "openapi-typescript")
OPTIONS = ("--root-types", "--root-types-no-schema-prefix", "--root-types-keep-casing",
           "--default-non-nullable=false")      # a default makes a key of a request optional
_LEFT_OUT = {"title": str, "summary": str, "operationId": str, "parameters": list, "4XX": dict}
"""What the page's types have no use for. Properties of these names are of another type."""


def description() -> dict[str, Any]:
    """The OpenAPI description of a server, with the routes that only a page without a server has."""
    return api_description(variants.router)


def typescript_of(api: dict[str, Any], web: Path) -> str:
    """A description as TypeScript, by the tool that is installed in the page's folder. Raises OSError without it."""
    made = subprocess.run([web / TOOL, *OPTIONS], input=json.dumps(_bare(api)), capture_output=True, check=True,
                          encoding="utf-8", cwd=web)
    before, found, after = made.stdout.partition(ANYTHING)
    if not found:
        raise DefectError("the API describes no JsonValue")
    return HEAD + before + ANYTHING.replace("unknown", "Json") + after


def _bare(part: Any) -> Any:
    """The description without names that Pydantic and FastAPI make, refusals and parameters: all requests of the page
    have the same headers and refusals, and it writes addresses itself."""
    if isinstance(part, dict):
        return {key: _bare(each) for key, each in part.items() if not isinstance(each, _LEFT_OUT.get(key, ()))}
    return [_bare(each) for each in part] if isinstance(part, list) else part


def main(web: Path) -> None:
    write_changed(web / FILE, typescript_of(description(), web))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
