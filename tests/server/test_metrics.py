"""What is counted, how it is told, and the names of requests by which lines of the log are found."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import socket
from pathlib import Path

import httpx
import pytest

from civitas.kernel.errors import BadInput
from civitas.server import meters, telemetry
from civitas.server.running import log_to
from server.cluster import fresh_database
from server.house import PATIENCE, House, open_house, play_on, scenario, scenario_with, settings_for
from server.test_durability import Server

SAMPLE = re.compile(r'([a-z_]+)\{((?:[a-z_]+="(?:[^"\\]|\\.)*",?)*)\} (\S+)')
"""A line of the text format."""
NAMES = {meter.name for meter in meters.METERS}


def figures(text: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Everything that is told, read as Prometheus reads it."""
    found = {}
    for line in text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))", line), line
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample is not None, line
        labels = frozenset(re.findall(r'([a-z_]+)="((?:[^"\\]|\\.)*)"', sample[2]))
        assert (sample[1], labels) not in found, line
        found[sample[1], labels] = float(sample[3])
    return found


def total(text: str, name: str, **labels: str) -> float:
    return sum(value for (found, told), value in figures(text).items() if found == name and labels.items() <= set(told))


def told() -> str:
    return meters.written({"1": meters.families()})


def test_the_text_is_as_prometheus_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meters, "METERS", [])
    odd, slow = meters.Counter("odd_total", "Odd.", "what"), meters.Histogram("slow_seconds", "Slow.")
    odd.add('a "b"\\\n')
    for seconds in (0.0005, 0.02, 99.0):
        slow.observe(seconds)
    text = meters.written({"7": meters.families(), "8": meters.families()})
    assert text.count("# TYPE odd_total counter") == 1
    assert 'odd_total{what="a \\"b\\"\\\\\\n",process="7"} 1' in text
    assert total(text, "slow_seconds_bucket", le="0.001", process="8") == 1
    assert total(text, "slow_seconds_bucket", le="0.025", process="8") == 2
    assert total(text, "slow_seconds_bucket", le="+Inf", process="8") == 3
    assert total(text, "slow_seconds_count", process="8") == 3
    assert total(text, "slow_seconds_sum", process="8") == pytest.approx(99.0205)


@scenario
async def test_a_game_is_counted_and_nobody_is_named(house: House) -> None:
    before = told()
    ann, bob, table = await house.pair()
    made = await play_on(table, ann, bob, moves=6)
    await ann.get("/api/nothing/here", 404)
    house.service.tables.look()
    telemetry.look_at_process()
    telemetry.look_at_queue(house.service.database)
    telemetry.look_at_tables(house.service.database)
    text = told()

    def more(name: str, **labels: str) -> float:
        return total(text, name, **labels) - total(before, name, **labels)

    assert more("civitas_moves_total", title="seven_wonders_duel", by="person") == made
    assert more("civitas_requests_total", route="/api/tables/{table_id}/moves", status="200") == made
    assert more("civitas_request_seconds_count", route="/api/tables/{table_id}/moves") == made
    assert more("civitas_store_seconds_count") > 0
    assert total(text, "civitas_tables", status="running") == 1
    assert total(text, "civitas_tables_in_memory") == 1
    assert total(text, "civitas_queue", kind="bot") == 0
    assert total(text, "process_resident_memory_bytes") > 1e6
    person = (await ann.get("/api/me"))["id"]
    assert table not in text and person not in text and "nothing" not in text


@scenario
async def test_no_visitor_can_make_the_figures_grow(house: House) -> None:
    """Whatever is asked for, and however: what is not ours is one line."""
    visitor = house.visitor()
    await visitor.http.request("BREW", "/api/me")
    await visitor.get("/one")
    lines = len(told().splitlines())
    for number in range(20):
        await visitor.http.request(f"BREW{number}", "/api/me")
        await visitor.get(f"/page-{number}")
        await visitor.get(f"/api/none/{number}", 404)
    assert len(told().splitlines()) <= lines + 3 * (len(meters.BOUNDS) + 3)


@scenario
async def test_every_request_has_a_name_that_its_log_bears(house: House) -> None:
    output = io.StringIO()
    log_to(output, logging.DEBUG)
    visitor = house.visitor()
    names = [(await visitor.http.get("/api/tables/none/view")).headers["x-request-id"] for _ in range(2)]
    assert names[0] != names[1]
    lines = [json.loads(line) for line in output.getvalue().splitlines()]
    for name in names:
        [line] = [line for line in lines if line["name"] == "civitas.server.gate" and line.get("request") == name]
        assert line["status"] == 404 and line["path"] == "/api/tables/none/view"
    # A stranger does not choose it.
    answer = await visitor.http.get("/healthz", headers={"x-request-id": "chosen-by-me"})
    assert answer.headers["x-request-id"] != "chosen-by-me"


@scenario_with(proxies=("127.0.0.1/32",))
async def test_behind_a_proxy_requests_keep_its_names(house: House) -> None:
    visitor = house.visitor()
    kept = await visitor.http.get("/healthz", headers={"x-request-id": "0123456789abcdef"})
    assert kept.headers["x-request-id"] == "0123456789abcdef"
    for bad in ("x", "a" * 100, "has spaces in it", 'quote"quote'):
        assert (await visitor.http.get("/healthz", headers={"x-request-id": bad})).headers["x-request-id"] != bad


@scenario
async def test_a_failure_names_the_request_in_its_trace(house: House) -> None:
    output = io.StringIO()
    log_to(output, logging.DEBUG)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.service.tables, "heads", None)
        answer = await house.visitor().http.get("/api/tables")
    assert answer.status_code == 500
    lines = [json.loads(line) for line in output.getvalue().splitlines()]
    [failure] = [line for line in lines if line["message"] == "failure"]
    assert failure["request"] == answer.headers["x-request-id"] and "TypeError" in failure["trace"]


def test_figures_of_the_dead_are_forgotten(tmp_path: Path) -> None:
    telemetry.write(tmp_path, "1", meters.families())
    (tmp_path / "2.json").write_text("half")
    now = (tmp_path / "1.json").stat().st_mtime
    assert list(telemetry.read(tmp_path, now)) == ["1"]
    assert telemetry.read(tmp_path, now + telemetry.STALE + 1) == {}
    assert not (tmp_path / "1.json").exists()


def test_figures_are_told_at_an_address_of_their_own(tmp_path: Path) -> None:
    telemetry.write(tmp_path, "1", meters.families())
    server = telemetry.answer(tmp_path, "0")
    try:
        address = f"http://127.0.0.1:{server.server_address[1]}"
        answer = httpx.get(f"{address}/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert {name for name, _ in figures(answer.text)}
        assert httpx.get(f"{address}/").status_code == 404
        with pytest.raises(BadInput):
            telemetry.answer(tmp_path, f"127.0.0.1:{server.server_address[1]}")
    finally:
        server.shutdown()
        server.server_close()
    for address in ("x", "127.0.0.1:99999", ""):
        with pytest.raises(BadInput):
            telemetry.answer(tmp_path, address)


def test_visitors_find_no_figures(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path, metrics=tmp_path)) as house:
            answer = await house.visitor().http.get("/metrics")
            assert "civitas_requests_total" not in answer.text

    asyncio.run(run())


def test_all_workers_are_told_together(tmp_path: Path) -> None:
    """The whole command: two processes behind one address, and what both count at another."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    async def run(url: str) -> None:
        server = Server(tmp_path, url, "--workers", "2", "--metrics", str(port))
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            try:
                await server.start(http)
                async with asyncio.timeout(PATIENCE):
                    text = ""
                    while total(text, "civitas_ready") < 2 or not total(
                        text, "civitas_requests_total", route="/readyz"
                    ):
                        text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
                        await asyncio.sleep(0.1)
                assert len({dict(labels)["process"] for _, labels in figures(text)}) == 2
            finally:
                server.kill()

    with fresh_database() as url:
        asyncio.run(run(url))
