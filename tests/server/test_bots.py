"""Bots in processes of their own: whatever becomes of one, the table gets a legal move."""

from __future__ import annotations

import asyncio
import sys
import threading
from asyncio.subprocess import DEVNULL, PIPE, Process

import pytest

import civitas
from civitas.bots import turn_of
from civitas.bots.players import SearchBot
from civitas.kernel.playout import play_out
from civitas.server.bots import LEAST, BotPool, Spent
from civitas.server.levels import accept_bot, levels
from civitas.server.shares import Share
from civitas.server.thinker import Job, Mind
from server.house import PATIENCE, House, scenario, scenario_with

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
    await program(
        house.service.tables._bots,
        'import sys\nfor line in sys.stdin: print(\'{"move": "fly:moon", "spent": 0}\', flush=True)',
    )
    ann = house.visitor()
    table = (await ann.open([{"kind": "human"}, {"kind": "bot", "bot": "level:1"}]))["table"]
    for _ in range(6):
        async with asyncio.timeout(PATIENCE):
            while (await ann.view(table))["decision"] is None:
                await asyncio.sleep(0.01)
        await ann.move(table)


def answers_when_hurried(move: str) -> str:
    answer = f'{{"move": "{move}", "spent": 1}}'
    return f"import sys\nfor line in sys.stdin:\n if line == 'hurry\\n': print('{answer}', flush=True)"


def job_for(bot: str, game: str = "table") -> Job:
    return Job(game, bot, SEAT, 5, None, POSITION.imagine(SEAT, civitas.Chance(1)).dump())


def test_what_a_bot_found_is_kept_between_the_decisions_of_its_game() -> None:
    mind = Mind()
    for _ in range(2):
        mind.choose(job_for("search:sims=40"))
    (bot,) = mind._bots.values()
    assert isinstance(bot, SearchBot) and bot.search is not None
    assert sum(option.count for option in bot.search.root.options) == 80
    for number in range(20):
        mind.choose(job_for("greedy", f"other {number}"))
    assert bot not in mind._bots.values() and len(mind._bots) == 8, "memory is bounded"


def test_a_table_goes_to_the_process_that_knows_it() -> None:
    async def run() -> None:
        pool = BotPool(2, 60.0)
        shares = [Share("one", "ann"), Share("two", "ann")]
        await asyncio.gather(*[pool.choose("greedy", POSITION, SEAT, None, share) for share in shares])
        known = {table: process.pid for process, table in pool._idle.items()}
        for share in [*shares, *reversed(shares)]:
            await pool.choose("greedy", POSITION, SEAT, None, share)
            assert {table: process.pid for process, table in pool._idle.items()} == known
        await pool.end()

    asyncio.run(run())


def test_a_bot_that_thinks_can_be_hurried() -> None:
    mind = Mind()
    found: list[str] = []
    thread = threading.Thread(target=lambda: found.append(mind.choose(job_for("search:seconds=3600")).move))
    thread.start()
    while thread.is_alive():
        mind.hurry()
    assert found[0] in LEGAL


def test_the_pool_hands_on_that_somebody_is_in_a_hurry() -> None:
    code = answers_when_hurried(LEGAL[0])

    async def run() -> None:
        pool = BotPool(1, 600.0)
        await program(pool, code)
        asked = asyncio.create_task(pool.choose("greedy", POSITION, SEAT, None, ANN))
        while not pool._busy:
            await asyncio.sleep(0)
        pool.hurry(ANN.table)
        assert await asked == LEGAL[0]
        assert not pool._hurried
        await pool.end()

    asyncio.run(run())


def test_a_bot_that_takes_too_long_is_hurried_before_it_is_given_up() -> None:
    code = answers_when_hurried(LEGAL[-1])

    async def run() -> None:
        pool = BotPool(1, 0.05)
        await program(pool, code)
        assert await pool.choose("greedy", POSITION, SEAT, None, ANN) == LEGAL[-1]
        await pool.end()

    asyncio.run(run())


def test_the_decisions_of_a_turn_share_its_time() -> None:
    spent, position = Spent(), POSITION.clone()
    total, caps = 0.0, []
    for _ in range(60):
        caps.append(spent.cap("t", SEAT, position, 2.0))
        spent.add("t", SEAT, caps[-1])
        total += caps[-1]
    assert caps[0] == pytest.approx(0.475) and caps == sorted(caps, reverse=True) and caps[-1] == LEAST
    assert total < 2.2
    turn = turn_of(position)
    while turn_of(position) == turn:
        play_out(position, civitas.Chance(3), most=1)
    assert spent.cap("t", SEAT, position, 2.0) == caps[0]
    assert spent.cap("other", SEAT, position, 2.0) == caps[0]


@scenario
async def test_people_at_a_table_may_hurry_its_bots(house: House) -> None:
    ann, eve = house.visitor(), house.visitor()
    table = (await ann.open([{"kind": "human"}, {"kind": "bot", "bot": "level:1"}]))["table"]
    await eve.get("/api/games")
    assert set(await ann.post(f"/api/tables/{table}/hurry")) == {"hurried"}
    await eve.post(f"/api/tables/{table}/hurry", status=403)


def test_a_thinker_never_gets_what_its_seat_cannot_see() -> None:
    twin = POSITION.imagine(SEAT, civitas.Chance(1))
    job = Job("table", "random", SEAT, 5, None, twin.dump())
    assert Mind().choose(job).move in LEGAL
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
        assert all(accept_bot(str(level.spec)) and level.name for level in offered)
        # A rating is shown only where it was measured: in this title, with so many seats.
        assert all(int(seats) in title.seat_counts for level in offered for seats in level.ratings)


@scenario_with(any_bot=True)
async def test_a_server_among_friends_takes_other_bots(house: House) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    assert (await house.visitor().open(seats))["packet"]["seats"][1]["bot"] == "greedy"


@scenario
async def test_an_ordinary_server_does_not(house: House) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "search:seconds=9"}]
    refused = await house.visitor().post("/api/tables", {"title": "seven_wonders_duel", "seats": seats}, 422)
    assert refused["error"] == "error-unknown-bot"


@pytest.mark.soak
@pytest.mark.parametrize("title", ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"])
def test_no_turn_takes_longer_than_its_level_says(title: str, length: int) -> None:
    """All seats are bots of the strongest level, with as many seats as there are."""
    seats = civitas.title(title).seat_counts[-1]
    game = civitas.new(title, seats, seed=11)
    mind, spent, turns = Mind(), Spent(), dict[tuple[int, object], float]()
    decisions = 0
    while decisions < 12 * length and (seat := game.turn()) >= 0:
        legal = game.contending(seat)
        move = game.title.moves.text(legal[0])
        if len(legal) > 1:
            cap = spent.cap("t", seat, game, 4.0)
            twin = game.imagine(seat, civitas.Chance(decisions))
            answer = mind.choose(Job("t", "level:5", seat, seat, None, twin.dump(), cap))
            spent.add("t", seat, answer.spent)
            turn = (seat, turn_of(game))
            turns[turn] = turns.get(turn, 0.0) + answer.spent
            move, decisions = answer.move, decisions + 1
        game.play(seat, game.title.moves.parse(move))
    # What cannot be interrupted, such as reading a position, comes on top.
    assert max(turns.values()) < 4.0 + 0.5
