"""The door: bad input gets the right status and one sentence, foreign pages get nothing, secrets stay inside."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from civitas.server.limits import PACES, Limits
from server.house import DUEL, House, Visitor, scenario, scenario_with

ENGLISH = {"Accept-Language": "en"}
ITALIAN = {"Accept-Language": "it-IT, en;q=0.5"}


async def told(visitor: Visitor, method: str, path: str, status: int, **settings: object) -> str:
    """The sentence of an error, which is one, in both languages."""
    sentences = []
    for headers in (ENGLISH, ITALIAN):
        more = {**headers, **settings.get("headers", {})}  # type: ignore[dict-item]
        answer = await visitor.http.request(method, path, **{**settings, "headers": more})  # type: ignore[arg-type]
        assert answer.status_code == status, answer.text
        body = answer.json()
        assert set(body) >= {"error", "sentence"} and "Traceback" not in answer.text
        assert body["sentence"][-1] in ".»)", body["sentence"]
        assert body["error"].startswith(("error-", "take-back-"))
        sentences.append(body["sentence"])
    assert sentences[0] != sentences[1]
    return str(sentences[0])


@scenario
async def test_unknown_tables_pages_and_methods(house: House) -> None:
    ann = house.visitor()
    for path in ("", "/view", "/log", "/why?move=build:baths", "/events", "/record", "/curve"):
        await told(ann, "GET", f"/api/tables/nowhere{path}", 404)
    for path in ("join", "leave", "moves", "back", "reset", "chat", "notes", "draft", "resign", "orders", "pause"):
        body = {"decision": "d", "move": "m", "key": "k", "text": "hello", "data": 1}
        await told(ann, "POST", f"/api/tables/nowhere/{path}", 404, json=body)
    await told(ann, "GET", "/api/nothing", 404)
    await told(ann, "DELETE", "/api/tables", 405, json={})
    await told(ann, "GET", "/api/games/chess/things", 422)


@scenario
async def test_bodies_that_cannot_be_understood(house: House) -> None:
    ann, _, table = await house.pair()
    path = f"/api/tables/{table}/moves"
    json_type = {"Content-Type": "application/json"}
    for content in (b"", b"{", b"[]", b"null", b'{"decision": 1}', b"\xff\xfe", b"[" * 20_000):
        await told(ann, "POST", path, 400, content=content, headers=json_type)
    good = {"decision": "d", "move": "m", "key": "k"}
    for change in ({"key": "x" * 65}, {"key": ""}, {"seat": -1}, {"move": None}, {"move": "x" * 300}):
        await told(ann, "POST", path, 400, json=good | change)
    await told(ann, "POST", "/api/tables", 400, json={"title": DUEL, "seats": []})
    await told(ann, "GET", f"/api/tables/{table}/view?seat=x", 400)
    await told(ann, "GET", f"/api/tables/{table}/view?at=999", 404)
    await told(ann, "GET", f"/api/tables/{table}/view?at=-1", 404)


@scenario
async def test_bodies_that_are_too_large_or_no_json(house: House) -> None:
    ann, _, table = await house.pair()
    path = f"/api/tables/{table}/moves"
    await told(ann, "POST", path, 413, json={"decision": "d" * 70_000, "move": "m", "key": "k"})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        await told(ann, "POST", path, 415, content=b"{}", headers={"Content-Type": kind})
    await told(ann, "POST", "/api/records", 413, content=b" " * (3 << 20), headers={"Content-Type": "application/json"})
    await told(ann, "POST", f"/api/tables/{table}/draft", 413, json={"data": "x" * 9_000})


@scenario
async def test_wishes_for_impossible_tables(house: House) -> None:
    ann = house.visitor()
    two = [{"kind": "human"}, {"kind": "bot"}]
    for wish in (
        {"title": "chess", "seats": two},
        {"title": DUEL, "seats": two[:1]},
        {"title": DUEL, "seats": two, "options": {"flying": True}},
        {"title": DUEL, "seats": two, "options": {"first_game": "perhaps"}},
        {"title": DUEL, "seats": two, "deal": {"wonders": ["the moon"]}},
        # Nobody sits there yet who could be told when it begins.
        {"title": "historia", "seats": [{"kind": "human"}, {"kind": "open"}], "options": {"civbots": ["king"] * 50}},
        {"title": DUEL, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "external:rm -rf /"}]},
        {"title": DUEL, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "search:weights=/etc/passwd"}]},
        {"title": DUEL, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "search:seconds=3600"}]},
    ):
        await told(ann, "POST", "/api/tables", 422, json=wish)


@pytest.mark.sqlite
@scenario
async def test_expired_and_invented_sessions(house: House) -> None:
    ann = house.visitor()
    await ann.post("/api/me", {"name": "Ann"})
    with sqlite3.connect(house.settings.database.removeprefix("sqlite:///")) as database:
        database.execute("UPDATE tokens SET expires_at = 1")
    house.service.identity._known.clear()
    answer = await ann.http.get("/api/me")
    assert answer.status_code == 401 and answer.json()["error"] == "error-session-expired"
    assert "Max-Age=0" in answer.headers["set-cookie"] and "civitas" not in ann.http.cookies
    # The browser has dropped the cookie: the next request begins anew.
    assert (await ann.post("/api/me", {}))["name"] == ""
    await told(house.visitor(), "GET", "/api/me", 401, headers={"Authorization": "Bearer invented"})
    await told(house.visitor(), "GET", "/api/me", 401, headers={"Authorization": "Basic YTpi"})


@scenario
async def test_pages_open_for_whoever_comes_with_a_session_that_has_ended(house: House) -> None:
    ann = house.visitor()
    ann.http.cookies.set("civitas", "ended", domain="localhost.local")
    page = await ann.http.get("/account")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert (await ann.get("/api/me"))["guest"]


@scenario
async def test_other_websites_change_nothing(house: House) -> None:
    ann = house.visitor()
    body = {"json": {"name": "Eve"}}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        await told(ann, "POST", "/api/me", 403, headers=headers, **body)
    assert (await ann.get("/api/me"))["guest"]
    await ann.post("/api/me", {"name": "Ann"}, headers={"Origin": "http://localhost"})
    assert (await ann.get("/api/me"))["name"] == "Ann"


@scenario_with(hosts=("localhost",))
async def test_a_server_at_home_answers_to_its_own_name_alone(house: House) -> None:
    ann = house.visitor()
    await ann.get("/api/games")
    await told(ann, "GET", "/api/games", 400, headers={"Host": "evil.example"})


@scenario
async def test_every_answer_carries_the_security_headers(house: House) -> None:
    ann = house.visitor()
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/schema/openapi.json", "/api/tables/x/view"):
        headers = (await ann.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy and "style-src 'self';" in policy and "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer" and headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in headers


@scenario
async def test_parts_of_the_client_carry_only_what_concerns_them(house: House) -> None:
    ann = house.visitor()
    page = (await ann.http.get("/")).text
    for path in re.findall(r'"(/assets/[^"]+\.(?:js|css))"', page):
        headers = (await ann.http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers and "immutable" in headers["cache-control"]
    missing = await ann.http.get("/assets/nothing.js")
    assert "content-security-policy" in missing.headers


@pytest.mark.sqlite
@scenario
async def test_sessions_are_kept_from_scripts_and_stored_hashed(house: House) -> None:
    ann = house.visitor()
    answer = await ann.http.post("/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/" in cookie and "Secure" not in cookie
    script = (await ann.post("/api/tokens", status=201))["token"]
    opened = await ann.open()
    link = opened["links"][0]["url"].partition("#")[2]
    assert len(link) >= 22
    folder = Path(house.settings.database.removeprefix("sqlite:///")).parent
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    assert b"seven_wonders_duel" in stored
    for secret in (ann.http.cookies["civitas"], script, link):
        assert secret.encode() not in stored
    bearer = house.visitor()
    bearer.http.headers["Authorization"] = f"Bearer {script}"
    assert (await bearer.get("/api/me"))["name"] == "Ann"
    assert (await bearer.view(opened["table"]))["viewer"] == 0


def test_a_bucket_empties_and_fills() -> None:
    limits, pace = Limits(enabled=True), PACES["write"]
    assert all(limits.allows("write", "ann", 0.0) for _ in range(int(pace.burst)))
    assert not limits.allows("write", "ann", 0.0)
    assert limits.allows("write", "bob", 0.0)
    assert limits.allows("write", "ann", 1.0 / pace.per_second)
    assert not limits.allows("write", "ann", 1.0 / pace.per_second)


@scenario_with(limits=True)
async def test_everybody_is_held_to_a_pace(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    await ann.post("/api/me", {"name": "Ann"})
    answers = await asyncio.gather(*(ann.http.post("/api/me", json={}) for _ in range(300)))
    assert {answer.status_code for answer in answers} == {200, 429}
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.headers["retry-after"] and refused.json()["error"] == "error-too-fast"
    await bob.post("/api/me", {"name": "Bob"})


def hold_time(house: House) -> None:
    """No pace is made good by a machine that is slow."""
    limits, allows = house.service.limits, house.service.limits.allows
    limits.allows = lambda kind, who, now: allows(kind, who, 0.0)  # type: ignore[method-assign]


@scenario_with(limits=True)
async def test_many_names_of_one_address_are_held_together(house: House) -> None:
    """Whoever makes himself thirty guests has a wider pace than one, but not thirty times that of one."""
    hold_time(house)
    one, all_together = int(PACES["read"].burst), int(PACES["read-here"].burst)
    crowd = [house.visitor() for _ in range(all_together // one + 2)]
    for guest in crowd:
        await guest.post("/api/me", {"name": "Eve"})
    answers = Counter[int]()
    for guest in crowd:
        answers.update([(await guest.http.get("/api/tables/none")).status_code for _ in range(one)])
    assert answers == {404: all_together, 429: 2 * one}


@scenario_with(limits=True)
async def test_long_looks_have_a_pace_of_their_own(house: House) -> None:
    hold_time(house)
    ann = house.visitor()
    table = (await ann.open([{"kind": "human"}, {"kind": "human"}], hot_seat=True))["table"]
    await ann.post(f"/api/tables/{table}/resign", {"seat": 0})
    for path in (f"/api/tables/{table}/log", f"/api/tables/{table}/record", f"/api/tables/{table}/curve"):
        await ann.get(path)
    found = ("/api/archive", f"/api/statistics?title={DUEL}&seats=2", f"/api/ranking?title={DUEL}&seats=2")
    for number in range(int(PACES["search"].burst) - 3):
        await ann.get(found[number % len(found)])
    for path in (*found, f"/api/tables/{table}/log", f"/api/tables/{table}/record", f"/api/tables/{table}/curve"):
        await ann.get(path, 429)
    await ann.view(table)


@scenario_with(limits=True)
async def test_chat_and_new_tables_have_a_pace_of_their_own(house: House) -> None:
    ann = house.visitor()
    table = (await ann.open())["table"]
    path = f"/api/tables/{table}/chat"
    answers = await asyncio.gather(*(ann.http.post(path, json={"text": "hello"}) for _ in range(40)))
    assert {answer.status_code for answer in answers} == {200, 429}
    wish = {"title": DUEL, "seats": [{"kind": "human"}, {"kind": "open"}]}
    answers = await asyncio.gather(*(ann.http.post("/api/tables", json=wish) for _ in range(60)))
    assert {answer.status_code for answer in answers} == {201, 429}


@scenario
async def test_our_own_mistakes_are_told_in_one_sentence_and_leave_the_table_as_it_was(house: House) -> None:
    ann, bob, table = await house.pair()
    mover = ann if (await ann.view(table))["decision"] else bob
    before = await mover.view(table)

    async with house.service.tables.at(table) as live:
        sound = live.table.play

    def broken(*args: object) -> None:
        sound(*args)  # type: ignore[arg-type]
        raise RuntimeError("secret things")

    live.table.play = broken  # type: ignore[method-assign, assignment]
    wish = {"decision": before["decision"]["id"], "move": before["decision"]["moves"][0]["move"], "key": "k"}
    answer = await mover.post(f"/api/tables/{table}/moves", wish, 500)
    assert answer["error"] == "error-server" and "secret" not in str(answer)
    assert await mover.view(table) == before
    await mover.post(f"/api/tables/{table}/moves", wish)


@scenario
async def test_health_and_readiness(house: House) -> None:
    ann = house.visitor()
    assert (await ann.get("/healthz"))["status"] == "alive"
    assert (await ann.get("/readyz"))["status"] == "ready"
    assert "civitas" not in ann.http.cookies


@scenario
async def test_the_api_describes_itself(house: House) -> None:
    described = await house.visitor().get("/schema/openapi.json")
    paths = described["paths"]
    for path in ("/api/tables", "/api/tables/{table_id}/moves", "/api/tables/{table_id}/events", "/api/games"):
        assert path in paths
    # Every answer and every body has a type, and so have all their fields but those that a title fills.
    free = {"Option.default", "Packet.draft", "Kept.draft", "Draft.data"}
    for path, operations in paths.items():
        for operation in operations.values():
            for part in (*operation["responses"].values(), operation.get("requestBody", {})):
                assert all(kind["schema"] for kind in part.get("content", {}).values()), path
    for name, schema in described["components"]["schemas"].items():
        assert {f"{name}.{field}" for field, part in schema["properties"].items() if not part} <= free


@scenario
async def test_every_refusal_is_described(house: House) -> None:
    described = await house.visitor().get("/schema/openapi.json")
    fault = {"$ref": "#/components/schemas/Fault"}
    for path, operations in described["paths"].items():
        for operation in operations.values():
            refusals = [answer for status, answer in operation["responses"].items() if status.startswith("4")]
            assert refusals or not path.startswith("/api/")
            assert all(answer["content"]["application/json"]["schema"] == fault for answer in refusals), path
