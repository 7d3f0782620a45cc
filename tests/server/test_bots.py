"""Bots in processes of their own: whatever becomes of one, the table gets a legal move."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import pytest

import civitas
from civitas.server.bots import BotPool
from civitas.server.levels import accept_bot, levels
from civitas.server.shares import Share
from civitas.server.thinker import Job, choose
from server.house import House, scenario, scenario_with

POSITION = civitas.new("seven_wonders_duel", seed=3)
SEAT = POSITION.waiting()[0]
ANN = Share("t", "ann")
LEGAL = [POSITION.title.moves.text(move) for move in POSITION.legal(SEAT)]


async def program(pool: BotPool, code: str) -> None:
    """Let the pool start another program instead of ours."""

    async def start() -> Process:
        return await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)

    pool._start = start  # type: ignore[method-assign]


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    async def run() -> None:
        pool = BotPool(1, 60.0)
        moves = [await pool.choose("greedy", POSITION, SEAT, None, ANN) for _ in range(3)]
        assert set(moves) <= set(LEGAL) and len(pool._idle) == 1
        await pool.end()

    asyncio.run(run())


@pytest.mark.parametrize(
    "code", ["import sys; sys.exit(1)", "import time; time.sleep(600)", "print('', flush=True); input()"]
)
def test_a_bot_that_fails_or_never_answers_is_replaced_for_this_move(code: str) -> None:
    async def run() -> None:
        pool = BotPool(1, 1.0)
        await program(pool, code)
        assert await pool.choose("greedy", POSITION, SEAT, None, ANN) in LEGAL
        assert not pool._idle and not pool._busy
        await pool.end()

    asyncio.run(run())


@scenario
async def test_a_bot_that_answers_nonsense_does_not_stall_the_table(house: House) -> None:
    await program(house.service.tables._bots, "import sys\nfor line in sys.stdin: print('fly:moon', flush=True)")
    ann = house.visitor()
    table = (await ann.open([{"kind": "human"}, {"kind": "bot", "bot": "level:1"}]))["table"]
    for _ in range(6):
        async with asyncio.timeout(30):
            while (await ann.view(table))["decision"] is None:
                await asyncio.sleep(0.01)
        await ann.move(table)


def test_a_thinker_never_gets_what_its_seat_cannot_see() -> None:
    twin = POSITION.imagine(SEAT, civitas.Chance(1))
    job = Job("random", SEAT, 5, None, twin.dump())
    assert choose(job) in LEGAL
    assert "secret" not in str(job.position)


def test_strangers_may_ask_for_the_levels_and_friends_for_more() -> None:
    tried = ("greedy", "search:sims=400", "search:seconds=2")
    for spec in ("random", "level:1", "level:5"):
        assert accept_bot(spec) == accept_bot(spec, any_bot=True) == spec
    for spec in tried:
        assert accept_bot(spec, any_bot=True) == spec
    for spec in ("", "external:ls", "search:weights=/etc/passwd", "search:seconds=100", "level:9", "random\n"):
        with pytest.raises(civitas.BadInput):
            accept_bot(spec, any_bot=True)
    for spec in tried:
        with pytest.raises(civitas.BadInput) as refused:
            accept_bot(spec)
        assert "search" not in str(refused.value.figures["bots"])
    title = POSITION.title
    for language in ("en", "it"):
        offered = levels(title, language)
        assert all(accept_bot(str(level["spec"])) and level["name"] for level in offered)
        # A rating is shown only where it was measured: in this title, with so many seats.
        assert all(int(seats) in title.seat_counts for level in offered for seats in level["ratings"])


@scenario_with(any_bot=True)
async def test_a_server_among_friends_takes_other_bots(house: House) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    assert (await house.visitor().open(seats))["packet"]["seats"][1]["bot"] == "greedy"


@scenario
async def test_an_ordinary_server_does_not(house: House) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "search:seconds=9"}]
    refused = await house.visitor().post("/api/tables", {"title": "seven_wonders_duel", "seats": seats}, 422)
    assert refused["error"] == "error-unknown-bot"
