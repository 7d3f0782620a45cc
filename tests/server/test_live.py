"""What everybody sees alike is made once; what a server keeps is not looked through again and again."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any, Literal

import pytest
from litestar.routes import HTTPRoute

from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.server import live as module
from civitas.server.app import create_app
from civitas.server.garbage import YOUNG, settle
from civitas.server.live import SAME_SECONDS, Live
from civitas.server.outlook import outlook
from civitas.server.packets import Reader, packet
from civitas.server.watch import Watch
from civitas.table import Clock, Info, Seat, Stale, Table
from server.house import settings_for

WATCHES = Reader(None, (), "en")


class Stopped(Watch):
    at = 1_000_000.0

    def now(self) -> float:
        return self.at


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Reader]:
    """For whom packets were made."""
    found: list[Reader] = []
    real = packet

    def counting(table: Table, reader: Reader, *rest: Any) -> Any:
        found.append(reader)
        return real(table, reader, *rest)

    monkeypatch.setattr(module, "packet", counting)
    return found


def _live(watch: Stopped, kind: Literal["none", "move"]) -> Live:
    seats = [Seat("human", person="ann"), Seat("human", person="bob")]
    info = Info("table", "seven_wonders_duel", None, {}, seats, watch.at, "ann")
    info.clock = Clock(kind, 60)
    live = Live("table", watch)
    live.loaded = Table.open(info, {"chance": Chance(1).dump()}, watch.at)
    return live


@pytest.mark.parametrize("kind", ["none", "move"])
def test_a_packet_is_made_once_for_all_who_see_the_same(kind: Literal["none", "move"], made: list[Reader]) -> None:
    live = _live(Stopped(), kind)
    asked = live.table.waiting()[0]
    player = Reader(asked, (asked,), "en")
    shown = {bytes(live.packet_json(reader)) for reader in [WATCHES, player] * 10}
    assert len(shown) == 2 and made == [WATCHES, player]
    live.changed()
    live.packet_json(WATCHES)
    assert made == [WATCHES, player, WATCHES]


def test_what_would_come_of_moves_is_found_out_once_and_only_if_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []

    def counting(position: Position, seat: int, *rest: Any) -> Any:
        found.append(seat)
        return outlook(position, seat, *rest)

    monkeypatch.setattr(module, "outlook", counting)
    live = _live(Stopped(), "none")
    asked = live.table.waiting()[0]
    live.packet_json(Reader(asked, (asked,), "en"))
    assert not found
    told = {bytes(live.outlook(asked, "en")) for _ in range(5)}  # type: ignore[call-overload]
    assert len(told) == 1 and found == [asked]
    live.changed()
    live.outlook(asked, "en")
    assert found == [asked, asked]
    with pytest.raises(Stale):
        live.outlook(1 - asked, "en")


def test_a_clock_that_has_run_on_is_told_anew(made: list[Reader]) -> None:
    watch = Stopped()
    live = _live(watch, "move")
    live.table.arrive(frozenset({0, 1}), watch.at)
    before = bytes(live.packet_json(WATCHES))
    watch.at += SAME_SECONDS / 2
    assert bytes(live.packet_json(WATCHES)) == before
    watch.at += 1
    assert bytes(live.packet_json(WATCHES)) != before and len(made) == 2


def test_what_was_read_at_the_start_is_not_looked_through_again() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        settle()
        assert gc.get_freeze_count() > frozen + 1_000
        assert gc.get_threshold()[0] == YOUNG > before[0]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_what_handlers_ask_for_is_fetched_without_tasks_of_its_own(tmp_path: Path) -> None:
    """The framework makes one for each of those that could be had at the same time: more work than a whole packet."""
    app = create_app(settings_for(tmp_path))
    together = {
        (route.path, method): names
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, model) in route.route_handler_map.items()
        for batch in model.dependency_batches
        if len(names := {dependency.key for dependency in batch}) > 1 and handler
    }
    assert not together
