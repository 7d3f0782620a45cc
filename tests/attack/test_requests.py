"""Requests made from the server's own description of itself, and beside it: whatever is asked, nothing fails. Streams
and records have tests of their own."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode

from attack import storm
from attack.sound import TITLES
from server.house import PATIENCE, Visitor, open_house, settings_for

REQUESTS = 4
"""Of each kind."""
MUTATED = 200
"""About tables of each title."""
LEFT_OUT = ("/events", "/api/records")
BRISK = settings(
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


async def operations(visitor: Visitor) -> list[Any]:
    """What the server says can be asked of it."""
    described = schemathesis.openapi.from_dict(await visitor.get("/schema/openapi.json"))
    listed: list[Any] = list(described.get_all_operations())
    found = [operation.ok() for operation in listed]
    return [operation for operation in found if not operation.path.endswith(LEFT_OUT)]


async def sent(visitor: Visitor, case: Case[Any], there: dict[str, str]) -> None:
    case.path_parameters.update({name: value for name, value in there.items() if name in case.path_parameters})
    if isinstance(case.body, dict):
        case.body.pop("deal", None)  # deals are looked at by a process of its own, like records
    asked = case.as_transport_kwargs(base_url="http://localhost")
    body = {"content" if name == "data" else name: asked[name] for name in ("json", "data") if name in asked}
    headers = {"Content-Type": "application/json", **asked["headers"]}
    try:
        answer = await visitor.http.request(
            asked["method"], asked["url"], params=asked["params"], headers=headers, **body
        )
    except (UnicodeEncodeError, ValueError, TypeError):
        return  # the client itself will not send that
    assert answer.status_code < 500, (asked, answer.text)
    if answer.status_code >= 400:
        told = answer.json()
        assert told["sentence"] and told["error"].startswith(("error-", "take-back-")), (asked, told)


@pytest.mark.soak
def test_whatever_is_asked_nothing_fails(tmp_path: Path, length: int) -> None:
    """Of each request as many that fit its description as do not, most of them about something that exists."""

    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            ann, loop = house.visitor(), asyncio.get_running_loop()
            seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
            tables = [(await ann.open(seats, title=title))["table"] for title in TITLES]
            there = {"table_id": tables, "title": TITLES, "spoken": ("en", "it")}
            names = st.fixed_dictionaries({}, optional={name: st.sampled_from(known) for name, known in there.items()})

            def ask(operation: Any, mode: GenerationMode) -> None:
                @settings(BRISK, max_examples=REQUESTS * length)
                @given(operation.as_strategy(generation_mode=mode), names)
                def each(case: Case[Any], known: dict[str, str]) -> None:
                    asyncio.run_coroutine_threadsafe(sent(ann, case, known), loop).result(PATIENCE)

                # A request that takes nothing but names cannot be put wrongly.
                with contextlib.suppress(Unsatisfiable):
                    each()

            for operation in await operations(ann):
                for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                    await asyncio.to_thread(ask, operation, mode)

    asyncio.run(run())


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_mutated_requests_are_answered_or_refused(title: str, length: int) -> None:
    """About a table in play, with anything in them changed; figures are in benchmarks/reliability.md."""
    found = asyncio.run(storm.run(title, 0, MUTATED * length))
    assert not found.failures
    assert found.statuses[200] and found.statuses[400] and found.statuses[422] and found.statuses[404]


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
