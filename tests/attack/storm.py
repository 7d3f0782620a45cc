"""Sound requests about a table in play, each made unsound in another way and sent to a whole server in this process.
Streams, records and deals are left out: they have tests of their own, and so have hints and analyses, which think.

    cd tests && python -m attack.storm TITLE FIRST COUNT
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

from attack.mutations import mutated
from civitas.kernel import registry
from server.house import House, Visitor, open_house, settings_for

ROUND = 50
"""After so many requests the game goes on by a move."""
TABLES = 40
"""After so many rounds another table is opened, if the old one has not come to an end before."""
SLOW = 2.0
"""Seconds of processor time that no request may take."""


class Storm:
    def __init__(self, title: str) -> None:
        self.title = title
        self.statuses: Counter[int] = Counter()
        self.unsent = 0
        """What the client itself would not send."""
        self.longest = 0.0
        self.failures: list[str] = []

    async def blow(self, house: House, first: int, count: int) -> None:
        ann, eve = house.visitor(), house.visitor()
        table, sound = "", list[dict[str, Any]]()
        for number in range(first, first + count):
            if (number - first) % (ROUND * TABLES) == 0 or not table:
                table = await opened(ann, self.title, number)
            if (number - first) % ROUND == 0:
                shown = await ann.view(table)
                if shown["decision"] is None:
                    table = await opened(ann, self.title, number)
                    shown = await ann.view(table)
                await ann.move(table, number)
                sound = requests(await ann.view(table), table, self.title)
            await self._send(eve if number % 7 == 0 else ann, sound[number % len(sound)], number)

    async def _send(self, visitor: Visitor, sound: dict[str, Any], number: int) -> None:
        dice = random.Random(number)
        asked = mutated(sound, number) if dice.randrange(8) == 0 else {**sound, **mutated(inner(sound), number)}
        begun = time.process_time()
        try:
            answer = await visitor.http.send(request(visitor.http, asked, dice))
        except (httpx.InvalidURL, httpx.UnsupportedProtocol, httpx.LocalProtocolError, UnicodeError):
            self.unsent += 1
            return
        except Exception as problem:
            self.failures.append(f"{number}: {type(problem).__name__} {problem}: {asked}")
            return
        took = time.process_time() - begun
        self.longest = max(self.longest, took)
        self.statuses[answer.status_code] += 1
        if answer.status_code >= 500 or took > SLOW or not is_told(answer):
            self.failures.append(f"{number}: {answer.status_code} {took:.2f} s {answer.text[:200]}: {asked}")


def inner(sound: dict[str, Any]) -> dict[str, Any]:
    """What a request carries: mutated most of the time, for with another address most say little."""
    return {name: value for name, value in sound.items() if name not in ("method", "path")}


def is_told(answer: httpx.Response) -> bool:
    """Is whatever our own routes refuse refused in a sentence?"""
    if answer.status_code < 400:
        return True
    told = answer.json() if "json" in answer.headers.get("content-type", "") else {}
    return bool(told.get("sentence")) and told["error"].startswith(("error-", "take-back-"))


def request(http: httpx.AsyncClient, asked: dict[str, Any], dice: random.Random) -> httpx.Request:
    """As much of what a mutation has left as can be put into words; every fourth body is damaged as bytes besides."""
    body = asked.get("body")
    try:
        content = b"" if asked.get("method") == "GET" else json.dumps(body).encode()
    except ValueError:
        content = b"1e999"
    if content and dice.randrange(4) == 0:
        content = damaged(content, dice)
    queried = asked.get("query")
    query = {str(name): str(value) for name, value in queried.items()} if isinstance(queried, dict) else {}
    headers = {"content-type": "application/json"}
    told = asked.get("headers")
    if isinstance(told, dict):
        headers |= {str(name): str(value) for name, value in told.items() if str(name)}
    method, path = str(asked.get("method", "POST")), str(asked.get("path", "/"))
    return http.build_request(method, path, params=query, headers=headers, content=content)


def damaged(content: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(content))
    choice = dice.randrange(4)
    if choice == 0:
        return content[:at]
    if choice == 1:
        return content[:at] + bytes([dice.randrange(256)]) + content[at + 1 :]
    if choice == 2:
        return content[:at] + content[at:] * dice.choice([2, 3, 400])
    return content[:at] + dice.choice([b"[" * 5_000, b"\xff", b"\\u0000", b"9" * 5_000, b'"']) + content[at:]


async def opened(ann: Visitor, title: str, number: int) -> str:
    """A table that one person plays alone, on all sides."""
    counts = registry.title(title).seat_counts
    seats = [{"kind": "human"}] * counts[number % len(counts)]
    return str((await ann.open(seats, title=title, hot_seat=True))["table"])


def requests(shown: dict[str, Any], table: str, title: str) -> list[dict[str, Any]]:
    """What may be asked about a table, soundly."""
    decision = shown["decision"] or {"id": "x", "moves": [{"move": "pass"}]}
    moves = [move["move"] for move in decision["moves"]]
    here, seat = f"/api/tables/{table}", {"seat": 0}
    wish: dict[str, Any] = {"title": title, "seats": [{"kind": "human", "name": "a"}, {"kind": "open"}], "options": {}}
    wish |= {"clock": {"kind": "bank", "seconds": 600, "increment": 5}, "hot_seat": True, "patience": 600, "seed": 4}
    wish |= {"public": False, "orders": {"auto_single": True, "auto_pass": False}, "pack": None}
    found: list[dict[str, Any]] = [
        {"path": f"{here}/moves", "body": {"decision": decision["id"], "move": move, "key": move[:60], "seat": None}}
        for move in [*moves[:3], moves[-1]]
    ]
    found += [{"method": "GET", "path": f"{here}/why", "query": {"move": move, "seat": 0}} for move in moves[:2]]
    found += [
        {"path": f"{here}/{name}", "body": copy.deepcopy(body)}
        for name, body in (
            *(("draft", {"data": {"plan": [1, {"a": "b"}]}, **seat}), ("notes", {"text": "note", **seat})),
            *(("chat", {"text": "hello", **seat}), ("orders", {"auto_pass": True, "auto_follow": False, **seat})),
            *(("back", seat), ("reset", seat), ("ask-back", seat), ("pause", seat), ("resume", seat)),
            *(("answer", {"yes": True, **seat}), ("links", seat), ("join", {"seat": 1, "name": "b", "link": "x"})),
            *(("leave", {"seat": 1, "for_good": False}), ("take-over", {"seat": 1, "bot": "level:1"})),
            *(("hurry", seat), ("end", seat), ("remind", seat), ("rematch", {})),
        )
    ]
    found += [
        {"method": "GET", "path": here + path, "query": {"seat": 0, "at": 1}, "headers": {"accept-language": "it"}}
        for path in ("", "/view", "/log", "/replay", "/record", "/curve", "/outlook")
    ]
    found += [{"path": "/api/tables", "body": copy.deepcopy(wish)}, {"path": "/api/me", "body": {"name": "Ann"}}]
    found += [
        {"method": "GET", "path": path, "query": {"status": "mine", "title": title, "page": 1}}
        for path in ("/api/tables", f"/api/games/{title}/things", f"/api/games/{title}/texts", "/api/archive")
    ]
    for one in found:
        one.setdefault("method", "POST")
    return found


async def run(title: str, first: int, count: int) -> Storm:
    storm = Storm(title)
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(settings_for(Path(folder))) as house:
            await storm.blow(house, first, count)
    return storm


def main() -> None:
    title, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    storm = asyncio.run(run(title, first, count))
    told = f"{dict(sorted(storm.statuses.items()))}, {storm.unsent} not sent, longest {storm.longest:.3f} s"
    print(f"{title}: {count} requests from {first} on, {told}, {len(storm.failures)} failures")
    print("\n".join(storm.failures[:20]))


if __name__ == "__main__":
    main()
