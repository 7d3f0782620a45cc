"""Writes the client's types, `web/src/wire.ts`, from the OpenAPI description of the server.

`python -m civitas._build.wire` writes the file anew, with `--check` it only says whether it is stale. What one side
renames or forgets, the compiler of the other finds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
PREFIX = "/api"
WIDTH = 120
HEADER = "/** What the server and the client say to each other, written by `python -m civitas._build.wire`. */"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def written(description: Schema) -> str:
    """The text of `wire.ts` for a description."""
    lines = [HEADER, "", "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }"]
    for name, schema in sorted(description["components"]["schemas"].items()):
        lines += ["", f"export interface {name} {{", *_fields(schema), "}"]
    for method in ("get", "post"):
        lines += ["", f"export interface {method.capitalize()}s {{"]
        for path, operations in description["paths"].items():
            if path.startswith(PREFIX) and method in operations:
                lines += _operation(path.removeprefix(PREFIX), operations[method])
        lines += ["}"]
    return "\n".join(lines) + "\n"


def _fields(schema: Schema) -> Iterator[str]:
    required = schema.get("required", ())
    for name, part in schema["properties"].items():
        yield f"  {name}{'' if name in required else '?'}: {type_of(part)}"


def _operation(path: str, operation: Schema) -> Iterator[str]:
    yield f"  '{path}': {{"
    parameters = operation.get("parameters", ())
    told = [f"{part['name']}{'' if part['required'] else '?'}: {type_of(part['schema'])}" for part in parameters]
    line = f"    params: {{ {'; '.join(told)} }}" if told else "    params: Record<never, never>"
    # As the formatter of the client would have it.
    yield from [line] if len(line) <= WIDTH else ["    params: {", *(f"      {part}" for part in told), "    }"]
    if "requestBody" in operation:
        yield f"    body: {_content(operation['requestBody'])}"
    answers = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
    yield f"    answer: {_content(answers[0])}"
    yield "  }"


def _content(part: Schema) -> str:
    return " | ".join(type_of(kind["schema"]) for kind in part["content"].values())


def type_of(schema: Schema) -> str:
    """A schema as a type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "oneOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["oneOf"]))
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        of = type_of(schema["items"])
        return f"({of})[]" if " | " in of else f"{of}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return "Json" if kind is None else PLAIN[kind]


def main(arguments: Sequence[str]) -> int:
    from civitas.server.app import create_app
    from civitas.server.settings import Settings

    text = written(create_app(Settings()).openapi_schema.to_schema())
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in arguments:
        print(f"{TARGET} is stale: run python -m civitas._build.wire", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
