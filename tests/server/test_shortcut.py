"""The straight way to the handler of moves says what the long way through the framework says."""

from __future__ import annotations

import json
from typing import Any

import httpx

from civitas.server import meters
from civitas.server.shortcut import TEMPLATE, Shortcut
from server.house import House, scenario


async def both_ways(house: House, visitor: Any, path: str, content: bytes, **headers: str) -> httpx.Response:
    """The answer by the shortcut, which is that of the long way: another query leads there."""
    told = {"content-type": "application/json", "accept-language": "it", **headers}
    ways = [await visitor.http.post(path + query, content=content, headers=told) for query in ("", "?x=1")]
    assert ways[0].status_code == ways[1].status_code, (ways[0].text, ways[1].text)
    assert ways[0].content == ways[1].content
    assert headers_of(ways[0]) == headers_of(ways[1])
    answer: httpx.Response = ways[0]
    return answer


def headers_of(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name != "x-request-id"}


def gone_straight() -> float:
    return sum(
        sample.value
        for sample in meters.REQUESTS.family().samples
        if dict(sample.labels)["route"] == TEMPLATE and dict(sample.labels)["status"] == "200"
    )


@scenario
async def test_whatever_is_asked_the_answer_is_the_same(house: House) -> None:
    ann, bob, table = await house.pair()
    path = f"/api/tables/{table}/moves"
    mover, other = (ann, bob) if (await ann.view(table))["decision"] else (bob, ann)
    decision = (await mover.view(table))["decision"]
    sound = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": "k"}
    statuses = set()
    wrong: list[Any] = [sound | {"decision": "x"}, sound | {"move": "no such move"}, sound | {"move": "build:baths"}]
    wrong += [sound | {"seat": 9}, sound | {"seat": -1}, sound | {"seat": "x"}, sound | {"key": ""}]
    wrong += [sound | {"move": 5}, {}, [], None, "move", sound | {"move": "m" * 201}]
    for wish in [json.dumps(each).encode() for each in wrong]:
        statuses.add((await both_ways(house, mover, path, wish)).status_code)
        statuses.add((await both_ways(house, other, path, wish)).status_code)
    for content in (b"", b"{", b"\xff", b"[" * 40, b'{"decision": "\\ud800", "move": "x", "key": "k"}'):
        statuses.add((await both_ways(house, mover, path, content)).status_code)
    for away in ("/api/tables/none/moves", f"/api/tables/{table}x/moves", "/api/tables/a%00b/moves"):
        statuses.add((await both_ways(house, mover, away, json.dumps(sound).encode())).status_code)
    assert statuses == {400, 403, 404, 409, 422}
    before = gone_straight()
    made = await both_ways(house, mover, path, json.dumps(sound).encode())
    assert made.status_code == 200 and made.json()["packet"]["viewer"] == decision["seat"]
    assert gone_straight() == before + 2, "the long way is counted under the same name"


@scenario
async def test_the_shortcut_is_taken(house: House) -> None:
    """Else all of the above would compare the long way with itself."""
    shortcut = house.app.asgi_handler._app  # type: ignore[attr-defined]
    assert isinstance(shortcut, Shortcut)
    framework, asked = shortcut._app, []

    async def noting(scope: Any, receive: Any, send: Any) -> None:
        asked.append(scope["path"])
        await framework(scope, receive, send)

    ann, bob, table = await house.pair()
    shortcut._app = noting
    path = f"/api/tables/{table}/moves"
    for mover in (ann, bob):
        decision = (await mover.view(table))["decision"]
        if decision is not None:
            wish = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": "k"}
            await mover.post(path, wish)
            await mover.post(f"{path}?listener=mine", wish)
            assert path not in asked
            await mover.post(f"{path}?listener=mine&lang=it", wish)
            await mover.post(path, {}, 400)
            assert asked.count(path) == 2
            return
