"""Requests made from the server's own description of itself, and beside it: whatever is asked, nothing fails. Streams
and records have tests of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from attack.sound import TITLES
from server.house import House, Visitor, open_house, settings_for

REQUESTS = 250
LEFT_OUT = ("/events", "/api/records")

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["\u202e", "-1", "0", "../..", "{0}", "'; --", "a" * 300, "level:9", "build:", ":", "+"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def values(schema: Any, parts: dict[str, Any]) -> st.SearchStrategy[Any]:
    """What fits a schema of the description."""
    if "$ref" in schema:
        return st.deferred(lambda: values(parts[schema["$ref"].rpartition("/")[2]], parts))
    for one_of in ("oneOf", "anyOf"):
        if one_of in schema:
            return st.one_of([values(part, parts) for part in schema[one_of]])
    if "enum" in schema or "const" in schema:
        return st.sampled_from(schema.get("enum", [schema.get("const")]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return st.one_of([values({**schema, "type": name}, parts) for name in kind])
    return _of_kind(kind, schema, parts)


def _of_kind(kind: str | None, schema: Any, parts: dict[str, Any]) -> st.SearchStrategy[Any]:
    if kind == "object":
        named = schema.get("properties", {})
        needed = {name: values(part, parts) for name, part in named.items() if name in schema.get("required", ())}
        free = {name: values(part, parts) for name, part in named.items() if name not in needed}
        return (
            st.fixed_dictionaries(needed, optional=free)
            if named
            else st.dictionaries(st.text(max_size=8), JUNK, max_size=3)
        )
    if kind == "array":
        return st.lists(values(schema.get("items", {}), parts), min_size=schema.get("minItems", 0), max_size=4)
    if kind == "integer":
        return st.integers(schema.get("minimum", -9), schema.get("maximum", 99))
    if kind == "number":
        return st.floats(schema.get("minimum", -9), schema.get("maximum", 1e6))
    if kind == "string":
        return st.text(min_size=schema.get("minLength", 0), max_size=min(40, schema.get("maxLength", 40)))
    return {"boolean": st.booleans(), "null": st.none()}.get(str(kind), JUNK)


class Attack:
    """What can be asked of a house with a table of every title in it."""

    def __init__(self, house: House) -> None:
        found: Any = house.app.openapi_schema.to_schema()
        self.parts = found["components"]["schemas"]
        self.asked = [
            (method, path, about)
            for path, methods in found["paths"].items()
            for method, about in methods.items()
            if not path.endswith(LEFT_OUT)
        ]
        self.tables: list[str] = []

    def requests(self) -> st.SearchStrategy[tuple[str, str, dict[str, Any], Any]]:
        return st.one_of([self._request(*asked) for asked in self.asked])

    def _request(self, method: str, path: str, about: Any) -> st.SearchStrategy[tuple[str, str, dict[str, Any], Any]]:
        names = {"{table_id}": self.tables, "{title}": TITLES, "{spoken}": ("en", "it")}
        filled: st.SearchStrategy[str] = st.just(path)
        for name, known in names.items():
            if name in path:
                part = st.sampled_from(known) | st.sampled_from(["x", "-", "%2e%2e", "a" * 200, "%F0%9F%8E%B2"])
                filled = st.builds(lambda text, value, name=name: text.replace(name, value), filled, part)
        query = {
            part["name"]: values(part["schema"], self.parts) | st.text(max_size=5)
            for part in about.get("parameters", ())
            if part["in"] == "query"
        }
        body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        bodies = st.just({}) if body is None else values(body, self.parts) | JUNK
        return st.tuples(st.just(method), filled, st.fixed_dictionaries({}, optional=query), bodies)


async def sent(visitor: Visitor, request: tuple[str, str, dict[str, Any], Any]) -> None:
    method, path, query, body = request
    if isinstance(body, dict):
        body.pop("deal", None)  # deals are looked at by a process of its own, like records
    query = {name: value for name, value in query.items() if value is not None}
    more = {} if method == "get" else {"json": body}
    try:
        answer = await visitor.http.request(method.upper(), path, params=query, **more)
    except (UnicodeEncodeError, ValueError):
        return  # the client itself will not send that
    assert answer.status_code < 500, (request, answer.text)
    if answer.status_code >= 400:
        told = answer.json()
        assert told["sentence"] and told["error"].startswith(("error-", "take-back-")), (request, told)


@pytest.mark.soak
def test_whatever_is_asked_nothing_fails(tmp_path: Path, length: int) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            ann, attack, loop = house.visitor(), Attack(house), asyncio.get_running_loop()
            for title in TITLES:
                seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
                attack.tables.append((await ann.open(seats, title=title))["table"])

            @settings(
                max_examples=REQUESTS * length,
                derandomize=True,
                deadline=None,
                database=None,
                suppress_health_check=list(HealthCheck),
            )
            @given(attack.requests())
            def ask(request: tuple[str, str, dict[str, Any], Any]) -> None:
                asyncio.run_coroutine_threadsafe(sent(ann, request), loop).result(120)

            await asyncio.to_thread(ask)

    asyncio.run(run())


@pytest.mark.soak
def test_texts_that_are_no_moves(tmp_path: Path, length: int) -> None:
    """Moves of every title with letters changed: refused with a rule or a sentence, played, or no longer asked."""

    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            ann = house.visitor()
            for title in TITLES:
                table = (await ann.open([{"kind": "human"}, {"kind": "human"}], title=title, hot_seat=True))["table"]
                await spelt_wrongly(ann, table, 12 * length)

    asyncio.run(run())


async def spelt_wrongly(visitor: Visitor, table: str, rounds: int) -> None:
    from attack.mutations import mutated

    for number in range(rounds):
        decision = (await visitor.view(table))["decision"]
        if decision is None:
            return
        moves = [move["move"] for move in decision["moves"]]
        for text in {str(mutated([moves[number % len(moves)]], number * 10 + k)[:1] or "") for k in range(3)}:
            text = text.strip("[]'\"")[:200]
            wish = {"decision": decision["id"], "move": text, "key": f"{number} {text}"[:60] or "k"}
            answer = await visitor.http.post(f"/api/tables/{table}/moves", json=wish)
            assert answer.status_code in (200, 400, 409, 422), (text, answer.text)
            why = await visitor.http.get(f"/api/tables/{table}/why", params={"move": text})
            assert why.status_code in (200, 422), (text, why.text)
        if (await visitor.view(table))["decision"] is not None:
            await visitor.move(table, number)
