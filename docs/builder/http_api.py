"""The page `api/http.md` of the documents' site: the HTTP API as the server's own OpenAPI description has it."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

KINDS = {"null": "null", "string": "text", "integer": "whole number", "number": "number", "boolean": "true or false",
         "object": "object"}
BOUNDS = {"minimum": "from {}", "maximum": "up to {}", "exclusiveMinimum": "above {}", "exclusiveMaximum": "below {}",
          "minLength": "at least {} characters", "maxLength": "at most {} characters",
          "minItems": "at least {}", "maxItems": "at most {}", "pattern": "`{}`"}
NO_NEED = {"lang", "accept-language"}
"""Parameters that every request takes, said once at the top."""


def page_of_the_api() -> str:
    """The page in Markdown. ImportError without the packages of a server (`tapete[table]`)."""
    from tapete.table.http.app import api_description
    return page_of(api_description())


def page_of(api: dict[str, Any]) -> str:
    """A page in Markdown: requests by what they are about, then what they take and answer."""
    return "\n\n".join(["# The HTTP API", api["info"]["description"], *_requests(api), "## What is sent and answered",
                        *(_schema(name, each) for name, each in sorted(api["components"]["schemas"].items()))]) + "\n"


def _requests(api: dict[str, Any]) -> Iterator[str]:
    by_tag: dict[str, list[str]] = {}
    for path, methods in api["paths"].items():
        for method, asked in methods.items():
            by_tag.setdefault(asked["tags"][0], []).append(_request(method.upper(), path, asked))
    for tag, made in by_tag.items():
        yield f"## {tag.capitalize()}"
        yield from made


def _request(method: str, path: str, asked: dict[str, Any]) -> str:
    parts = [f"### `{method} {path}`", asked.get("description", asked["summary"])]
    given = [each for each in asked.get("parameters", ()) if each["name"] not in NO_NEED]
    if given:
        parts.append(_table(("given", "in", "may be", "what it is"), (
            (f"`{each['name']}`{'' if each['required'] else ' (may be left out)'}", each["in"], _kind(each["schema"]),
             each.get("description", "")) for each in given)))
    if "requestBody" in asked:
        parts.append(f"Takes {_content(asked['requestBody'])}.")
    answers = {status: each for status, each in asked["responses"].items() if status != "4XX"}
    parts.append(" ".join(f"Answers {status}: {_content(each)}." for status, each in answers.items()))
    return "\n\n".join(parts)


def _content(body: dict[str, Any]) -> str:
    return " or ".join(_kind(each["schema"]) if each.get("schema") else f"`{media}`"
                       for media, each in body.get("content", {}).items()) or "nothing"


def _schema(name: str, schema: dict[str, Any]) -> str:
    parts = [f"### {name}", schema.get("description", "")]
    needed = schema.get("required", ())
    if fields := schema.get("properties"):
        parts.append(_table(("field", "may be", "what it is"), (
            (f"`{field}`{'' if field in needed else ' (may be missing)'}", _kind(each), each.get("description", ""))
            for field, each in fields.items())))
    elif "enum" in schema or "type" in schema:
        parts.append(_kind(schema))
    return "\n\n".join(filter(None, parts))


def _kind(schema: dict[str, Any]) -> str:
    """What a value may be, in words, with links to what is described on this page."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(_kind(each) for each in schema[several]))
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{each}`" for each in schema["enum"])
    bounds = [said.format(schema[key]) for key, said in BOUNDS.items() if key in schema]
    return ", ".join([_plain(schema), *bounds])


def _plain(schema: dict[str, Any]) -> str:
    kind = schema.get("type", "")
    if kind == "array":
        places = schema.get("prefixItems")
        return f"list of {', '.join(map(_kind, places)) if places else _kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return KINDS.get(kind, "anything")


def _table(head: tuple[str, ...], rows: Any) -> str:
    return "\n".join(_row(line) for line in (head, ("---",) * len(head), *rows))


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(' '.join(cell.split()).replace('|', chr(92) + '|') for cell in cells)} |"
