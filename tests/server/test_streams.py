"""Live updates: numbered per viewer, resumed where they broke off, never a burden."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from civitas.server.limits import STREAMS, Most, Places
from civitas.server.packets import Reader
from civitas.server.streams import QUEUE, Subscriber, frame
from server.house import PATIENCE, Ear, House, Visitor, scenario, scenario_with


async def mover_and_other(ann: Visitor, bob: Visitor, table: str) -> tuple[Visitor, Visitor]:
    return (ann, bob) if (await ann.view(table))["decision"] else (bob, ann)


@scenario
async def test_a_new_listener_gets_the_present_and_then_every_change(house: House) -> None:
    ann, bob, table = await house.pair()
    mover, other = await mover_and_other(ann, bob, table)
    ear = Ear(house, f"/api/tables/{table}/events", other)
    name, number, shown = await ear.event()
    assert name == "packet" and number == shown["sequence"]
    assert ear.headers["content-type"].startswith("text/event-stream") and ear.headers["cache-control"] == "no-store"
    while (await ear.event())[0] != "presence":
        pass
    await mover.move(table)
    name, after, fresh = await ear.event()
    assert name == "packet" and after == (number or 0) + 1 and fresh["last"] == 1
    assert fresh == await other.view(table)
    await ear.close()


@scenario
async def test_a_broken_stream_goes_on_where_it_was(house: House) -> None:
    ann, bob, table = await house.pair()
    mover, other = await mover_and_other(ann, bob, table)
    ear = Ear(house, f"/api/tables/{table}/events", other)
    _, number, _ = await ear.event()
    await ear.close()
    again = Ear(house, f"/api/tables/{table}/events", other, last=number)
    assert (await again.event())[0] == "presence"  # nothing was missed, so nothing is repeated
    await again.close()
    await mover.move(table)
    late = Ear(house, f"/api/tables/{table}/events", other, last=number)
    name, after, shown = await late.event()
    assert name == "packet" and after == (number or 0) + 1 and shown["last"] == 1
    await late.close()
    strange = Ear(house, f"/api/tables/{table}/events", other, last=10**9)
    assert (await strange.event())[0] == "packet"
    await strange.close()


@scenario
async def test_chat_arrives_as_text_and_counts(house: House) -> None:
    ann, bob, table = await house.pair()
    ear = Ear(house, f"/api/tables/{table}/events", bob)
    _, number, _ = await ear.event()
    await ear.event()
    text = "<script>alert(1)</script> \u202e& more"
    said = (await ann.post(f"/api/tables/{table}/chat", {"text": text}))["chat"][-1]
    name, after, heard = await ear.event()
    assert (name, after) == ("chat", (number or 0) + 1)
    assert heard == said and heard["text"] == "<script>alert(1)</script> & more" and heard["seat"] == 0
    assert (await bob.view(table))["chat"] == [said]
    await ann.post(f"/api/tables/{table}/chat", {"text": " \n "}, 422)
    await ear.close()


@scenario
async def test_who_is_there_is_told(house: House) -> None:
    ann, bob, table = await house.pair()
    ear = Ear(house, f"/api/tables/{table}/events", ann)
    await ear.event()
    assert (await ear.event())[2] == {"seat": 0, "connected": True}
    other = Ear(house, f"/api/tables/{table}/events", bob)
    await other.event()
    assert (await ear.event())[2] == {"seat": 1, "connected": True}
    assert [seat["connected"] for seat in (await ann.view(table))["seats"]] == [True, True]
    await other.close()
    assert (await ear.event())[2] == {"seat": 1, "connected": False}
    await ear.close()


@scenario
async def test_a_listener_that_goes_away_leaves_nothing_behind(house: House) -> None:
    ann, bob, table = await house.pair()
    ears = [Ear(house, f"/api/tables/{table}/events", visitor) for visitor in (ann, bob, None) for _ in range(5)]
    for ear in ears:
        await ear.event()
    async with house.service.tables.at(table) as live:
        assert len(live.subscribers) == 15
    for ear in ears:
        await ear.close()
    assert not live.subscribers
    assert live.idle()


@scenario_with(ping_seconds=0.01)
async def test_a_quiet_stream_is_kept_alive(house: House) -> None:
    ann, _, table = await house.pair()
    ear = Ear(house, f"/api/tables/{table}/events", ann)
    await ear.event()
    await ear.event()
    part = b""
    while b": ping\n\n" not in part:
        part += await asyncio.wait_for(ear._parts.get(), PATIENCE)
    await ear.close()


@scenario
async def test_who_reads_too_slowly_gets_the_present_state_instead(house: House) -> None:
    ann, bob, table = await house.pair()
    async with house.service.tables.at(table) as live:
        slow = house.service.tables.subscribe(live, Reader(None, (), "en"), None, None)
    for _ in range(QUEUE * 3):
        mover, _ = await mover_and_other(ann, bob, table)
        await mover.move(table)
    assert slow.queue.qsize() <= QUEUE
    last = b""
    while not slow.queue.empty():
        last = slow.queue.get_nowait() or b""
    assert b'"last":%d,' % (QUEUE * 3) in last
    house.service.tables.unsubscribe(live, slow)


def test_a_full_line_is_emptied() -> None:
    subscriber = Subscriber(Reader(None, (), "en"), None, None)
    assert all(subscriber.offer(frame("chat", b"{}", number)) for number in range(QUEUE))
    assert not subscriber.offer(b"x") and subscriber.queue.empty()


@scenario
async def test_sealed_moves_of_others_leave_no_gap(house: House) -> None:
    """Numbers and packets of one viewer do not tell that another has done something for itself."""
    ann, bob, table = await house.pair()
    ear = Ear(house, f"/api/tables/{table}/events", bob)
    _, number, _ = await ear.event()
    await ear.event()
    await ann.post(f"/api/tables/{table}/notes", {"text": "private"})
    await ann.post(f"/api/tables/{table}/orders", {"auto_single": True})
    assert ear.quiet() and (await bob.view(table))["sequence"] == number
    await ear.close()


@scenario
async def test_who_gives_a_seat_away_stops_seeing_with_its_eyes(house: House) -> None:
    ann, phone = house.visitor(), house.visitor()
    table = (await ann.open())["table"]
    ear = Ear(house, f"/api/tables/{table}/events", ann)
    assert (await ear.event())[2]["viewer"] == 0
    link = (await ann.post(f"/api/tables/{table}/links", {"seat": 0}))["url"].partition("#")[2]
    await phone.post(f"/api/tables/{table}/join", {"link": link})
    name = ""
    shown: dict[str, Any] = {}
    while name != "packet":
        name, _, shown = await ear.event()
    assert shown["viewer"] is None and "notes" not in shown
    await ear.close()


@scenario_with(limits=True)
async def test_nobody_holds_all_streams(house: House) -> None:
    ann, bob, table = await house.pair()
    path = f"/api/tables/{table}/events"
    ears = [Ear(house, path, ann) for _ in range(STREAMS.each_person)]
    for ear in ears:
        await ear.event()
    refused = await ann.http.get(path)
    assert refused.status_code == 429 and refused.json()["error"] == "error-too-many-streams"
    other = Ear(house, path, bob)
    await other.event()
    await ears.pop().close()
    again = Ear(house, path, ann)
    await again.event()
    for ear in [*ears, other, again]:
        await ear.close()
    assert house.service.streams.free("x", "127.0.0.1") and not house.service.streams._held


@scenario_with(limits=True)
async def test_many_streams_asked_for_at_once_are_no_way_around(house: House) -> None:
    """Each finds a place free before any of them holds it; those beyond the limit end at once."""
    ann, _, table = await house.pair()
    ears = [Ear(house, f"/api/tables/{table}/events", ann) for _ in range(2 * STREAMS.each_person)]
    async with asyncio.timeout(PATIENCE):
        while not all(ear.headers for ear in ears):
            await asyncio.sleep(0.01)
    assert house.service.streams._all == STREAMS.each_person
    for ear in ears:
        await ear.close()
    assert not house.service.streams._held


def test_an_address_has_its_share_too() -> None:
    places = Places(Most(2, 3, 4), True)
    with contextlib.ExitStack() as held:
        for person in ("ann", "ann", "bob"):
            assert places.free(person, "here")
            held.enter_context(places.held(person, "here"))
        assert not places.free("cid", "here") and not places.free("ann", "there") and places.free(None, "there")
        held.enter_context(places.held(None, "there"))
        assert not places.free("dan", "elsewhere")
    assert places.free("ann", "here")


@scenario
async def test_who_hangs_up_at_once_leaves_nothing_behind(house: House) -> None:
    ann, _, table = await house.pair()
    for _ in range(5):
        ear = Ear(house, f"/api/tables/{table}/events", ann)
        ear._gone.set()
        await ear.close()
    async with house.service.tables.at(table) as live:
        assert not live.subscribers
    assert not house.service.streams._held


@scenario
async def test_who_asked_is_answered_and_not_told_again(house: House) -> None:
    ann, bob, table = await house.pair()
    mover, other = await mover_and_other(ann, bob, table)
    shown = await mover.view(table)
    own = Ear(house, f"/api/tables/{table}/events?after={shown['sequence']}&listener=here", mover)
    assert (await own.event())[0] == "presence"  # nothing was missed, so nothing is repeated
    elsewhere = Ear(house, f"/api/tables/{table}/events?listener=there", mover)
    assert (await elsewhere.event())[0] == "packet"
    decision = shown["decision"]
    wish = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": "once"}
    played = await mover.post(f"/api/tables/{table}/moves?listener=here", wish)
    name, number, told = await elsewhere.event()
    assert (name, number, told) == ("packet", played["sequence"], played["packet"])
    # Somebody else who calls their stream so is told all the same, and so is the mover what others do.
    foreign = Ear(house, f"/api/tables/{table}/events?listener=here", other)
    assert (await foreign.event())[0] == "packet"
    await other.move(table)
    name, number, told = await own.event()
    while name == "presence":
        name, number, told = await own.event()
    assert name == "packet" and told["last"] == 2 and number == played["sequence"] + 1
    for ear in (own, elsewhere, foreign):
        await ear.close()
