"""Requests that no client of ours would send: the right status and one sentence, never a 500."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.server.bodies import DEEPEST, Unfit, check_json
from server.house import DUEL, Ear, House, scenario, scenario_with
from server.test_gate import told

JSON = {"Content-Type": "application/json"}


@scenario_with(hosts=("localhost",))
async def test_hosts_that_are_none(house: House) -> None:
    for host in ("[", "]", "a b", "[::1", "x" * 300, "", "localhost:99999999", "localhost:x", "\x80"):
        await told(house.visitor(), "GET", "/api/games", 400, headers={"Host": host.encode("latin-1")})


@scenario
async def test_a_public_server_does_not_take_any_text_for_its_name(house: House) -> None:
    """The name goes into links and their square codes."""
    for host in ("[", "x" * 300, "a" * 8_000, "<script>", ""):
        await told(house.visitor(), "POST", "/api/tables", 400, headers={"Host": host}, json={})
    for host in ("club.example", "club.example:8443", "127.0.0.1:8000", "[::1]:8000", "my_box"):
        assert (await house.visitor().http.get("/api/games", headers={"Host": host})).status_code == 200


@scenario
async def test_origins_that_are_none(house: House) -> None:
    for origin in ("http://[", "http://]", "[", "", "http://", "//localhost", "localhost", "http://localhost\xa0"):
        await told(house.visitor(), "POST", "/api/me", 403, headers={"Origin": origin.encode("latin-1")}, json={})


@scenario
async def test_addresses_that_are_too_long_or_hold_what_no_address_holds(house: House) -> None:
    ann = house.visitor()
    for path in ("/" + "x" * 300, "/assets/" + "x" * 300, "/" + "x/" * 200, "/api/tables/" + "x" * 300):
        answer = await ann.http.get(path)
        assert answer.status_code in (200, 404), path
    await told(ann, "GET", "/api/tables/" + "x" * 3_000, 414)
    await told(ann, "GET", "/api/tables?title=" + "x" * 9_000, 414)
    for path in ("/api/tables/a%00b", "/api/tables/%ff", "/%00", "/api/tables?title=%00", "/api/tables?lang=%00"):
        await told(ann, "GET", path, 400)
    await told(ann, "POST", "/api/tables/a%00b/join", 400, json={})


@scenario
async def test_bodies_that_are_not_text(house: House) -> None:
    ann, _, table = await house.pair()
    good = b'{"decision": "d", "move": "m", "key": "%s"}'
    for part in (b"\xff", b"\xed\xa0\x80", b"\\ud800", b"\\u0000", b"\x00"):
        await told(ann, "POST", f"/api/tables/{table}/moves", 400, content=good % part, headers=JSON)
        await told(ann, "POST", f"/api/tables/{table}/draft", 400, content=b'{"data": "%s"}' % part, headers=JSON)
        await told(ann, "POST", "/api/tables", 400, content=b'{"title": "%s", "seats": []}' % part, headers=JSON)
        answer = await ann.http.post("/api/records", content=b'{"title": "%s"}' % part, headers=JSON)
        assert answer.status_code in (400, 422), answer.text
    # A backslash before u0000 that is itself written out is ordinary text.
    await ann.post(f"/api/tables/{table}/chat", {"text": "\\u0000"})


@scenario
async def test_bodies_that_are_nested_deeply(house: House) -> None:
    """A draft that can be stored but not read again would shut its table for ever."""
    ann, _, table = await house.pair()
    for depth in (DEEPEST, DEEPEST + 5, 500, 970, 5_000):
        nested = b"[" * depth + b"]" * depth
        await told(ann, "POST", f"/api/tables/{table}/draft", 400, content=b'{"data": %s}' % nested, headers=JSON)
        nested = b'{"a":' * depth + b"1" + b"}" * depth
        await told(ann, "POST", f"/api/tables/{table}/draft", 400, content=b'{"data": %s}' % nested, headers=JSON)
        wish = b'{"title": "%s", "seats": [{"kind": "human"}], "options": %s}' % (DUEL.encode(), nested)
        await told(ann, "POST", "/api/tables", 400, content=wish, headers=JSON)
        answer = await ann.http.post("/api/records", content=nested, headers=JSON)
        assert answer.status_code in (400, 422), answer.text
    depth = DEEPEST - 1
    fits = b'{"data": %s}' % (b"[" * depth + b"]" * depth)
    answer = await ann.http.post(f"/api/tables/{table}/draft", content=fits, headers=JSON)
    assert answer.status_code == 200
    house.service.tables._live.clear()
    assert (await ann.view(table))["draft"] == answer.json()["draft"]


def test_only_real_nesting_counts() -> None:
    check_json(b"[" + b",".join([b"[]"] * 5_000) + b"]")
    check_json(b'"' + b"[" * 5_000 + b'"')
    check_json(b'["\\"' + b"[" * 5_000 + b'"]')
    for body in (b"[" * 33, b'["' + b'\\"' * 3 + b'",' + b"[" * 33, b"{" * 20 + b"[" * 20):
        with pytest.raises(Unfit):
            check_json(body)


@scenario
async def test_numbers_beyond_all_measure(house: House) -> None:
    ann, _, table = await house.pair()
    huge = "9" * 3_900
    for query in (f"seat={huge}", f"at={huge}", "seat=1e3", "at=1.5", "seat=-1", "at=-99", f"at={10**30}"):
        answer = await ann.http.get(f"/api/tables/{table}/view?{query}")
        assert answer.status_code in (400, 403, 404), answer.text
    for body in (f'{{"seat": {huge}}}', f'{{"seat": {10**30}}}', '{"seat": 1e999}', '{"seat": -1e999}'):
        await told(ann, "POST", f"/api/tables/{table}/pause", 400, content=body, headers=JSON)
    for body in (f'{{"data": {huge}{huge}}}', '{"data": 1e999}'):
        await told(ann, "POST", f"/api/tables/{table}/draft", 400, content=body, headers=JSON)
    wish: dict[str, Any] = {"title": DUEL, "seats": [{"kind": "human"}, {"kind": "open"}]}
    for more in ({"seed": 10**30}, {"clock": {"kind": "bank", "seconds": 10**30}}, {"seed": -1}):
        await told(ann, "POST", "/api/tables", 400, json=wish | more)


@scenario
async def test_a_last_event_that_is_no_number_of_ours(house: House) -> None:
    """It was a 500 that threw the table out of memory, and its clocks with it."""
    ann, _, table = await house.pair()
    async with house.service.tables.at(table) as live:
        kept = live.table
    for last in ("9" * 5_000, "-1", "1.5", "x", "", "\u00b2", "9" * 30):
        ear = Ear(house, f"/api/tables/{table}/events", ann)
        ear._scope["headers"].append((b"last-event-id", last.encode()))
        assert (await ear.event())[0] == "packet"
        await ear.close()
    async with house.service.tables.at(table) as live:
        assert live.table is kept


@scenario
async def test_answers_are_not_kept_by_anybody(house: House) -> None:
    ann, _, table = await house.pair()
    for path in ("/api/me", "/api/games", "/api/tables", f"/api/tables/{table}/view", "/api/nothing", "/healthz"):
        assert (await ann.http.get(path)).headers["cache-control"] == "no-store", path
    answer = await ann.http.post(f"/api/tables/{table}/draft", json={"data": 1})
    assert answer.headers["cache-control"] == "no-store"


@scenario
async def test_fields_that_are_of_another_kind(house: House) -> None:
    """Also where a field is called like something that the server hands to its own routes."""
    http = house.visitor().http
    for path, body in (
        ("/api/me", {"language": True}),
        ("/api/me", {"language": {"#": []}, "name": None}),
        ("/api/me", {"name": 3}),
        ("/api/tokens/revoke", {"id": []}),
        ("/api/tables", {"title": 1, "seats": [], "service": 1, "visitor": {}}),
    ):
        answer = await http.post(path, json=body)
        assert answer.status_code == 400 and answer.json()["error"] == "error-bad-request", (body, answer.text)
