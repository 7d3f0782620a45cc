"""A server with a seed deals and plays alike in every run, and its bots use what they see alone."""

from __future__ import annotations

import asyncio

import civitas
from civitas.kernel.chance import Chance
from civitas.server.bots import BotPool
from civitas.server.luck import Luck
from civitas.server.shares import Share

SHARES = [Share(table, "ann", "127.0.0.1", True) for table in ("one", "other")]
POSITION = civitas.new("antiquity", 2, seed=5)
SEAT = POSITION.waiting()[0]


def moves(luck: Luck, bot: str) -> list[str]:
    async def run() -> list[str]:
        pool = BotPool(1, 60.0, luck)
        found = [await pool.choose(bot, POSITION, SEAT, None, share) for share in SHARES for _ in range(3)]
        await pool.end()
        return found

    return asyncio.run(run())


def test_with_a_seed_a_bot_decides_alike_at_every_table_and_in_every_run() -> None:
    for bot in ("random", "level:1"):
        assert len({*moves(Luck(1), bot), *moves(Luck(1), bot)}) == 1
    assert len({moves(Luck(seed), "random")[0] for seed in range(8)}) > 1


def test_without_one_nobody_can_foretell_anything() -> None:
    assert len(set(moves(Luck(), "random"))) > 1
    assert Luck().key("deal") != Luck().key("deal")


def test_the_luck_of_a_bot_does_not_tell_what_it_cannot_see() -> None:
    duel = civitas.new("seven_wonders_duel", 2, seed=3)
    seat = duel.waiting()[0]
    twin = duel.imagine(seat, Chance(99))
    assert duel.dump() != twin.dump()
    assert Luck(1).move(duel, seat) == Luck(1).move(twin, seat)
