"""Moves over HTTP: in order, once each, or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from civitas.table import Table
from server.house import DUEL, PATIENCE, House, Visitor, open_house, play_on, scenario, settings_for


async def stored(house: House, table: str) -> Table:
    """The table as a server that starts anew would find it."""
    saved = await asyncio.to_thread(house.service.database.load, table)
    assert saved is not None
    return Table.load(saved, 0.0)


@scenario
async def test_two_people_play_a_whole_game(house: House) -> None:
    ann, bob, table = await house.pair()
    made = await play_on(table, ann, bob)
    shown = await ann.view(table)
    assert shown["status"] == "over" and shown["last"] == made
    assert shown["result"]["winners"] and len(shown["secret"]) == 64
    found = await stored(house, table)
    assert [entry.text for entry in found.history.moves] and len(found.history.moves) == made


@scenario
async def test_a_move_is_acknowledged_with_a_number_and_the_fresh_packet(house: House) -> None:
    ann, bob, table = await house.pair()
    mover = ann if (await ann.view(table))["decision"] else bob
    answer = await mover.move(table)
    assert answer["sequence"] == answer["packet"]["sequence"]
    assert answer["packet"]["log"][-1]["seat"] == answer["packet"]["viewer"]


@scenario
async def test_whoever_looks_at_a_move_is_told_what_would_come_of_it(house: House) -> None:
    """Every move of the decision that is open, and nothing to others or of questions that are not asked."""
    ann, bob, table = await house.pair(seed=4)
    effects = 0
    for number in range(14):
        mover, other = (ann, bob) if (await ann.view(table))["decision"] else (bob, ann)
        decision = (await mover.view(table))["decision"]
        ahead = await mover.get(f"/api/tables/{table}/outlook")
        assert ahead["decision"] == decision["id"]
        assert [told["move"] for told in ahead["moves"]] == [move["move"] for move in decision["moves"]]
        assert (await other.get(f"/api/tables/{table}/outlook", 409))["error"] == "error-not-asked"
        effects += sum(len(told["effects"]) for told in ahead["moves"])
        await mover.move(table, number)
    assert effects
    await house.visitor().get(f"/api/tables/{table}/outlook", 403)
    await ann.get("/api/tables/nowhere/outlook", 404)


@scenario
async def test_what_would_come_of_moves_is_told_in_the_language_of_who_asks(house: House) -> None:
    ann, bob, table = await house.pair(seed=4)
    await play_on(table, ann, bob, moves=9)
    mover = ann if (await ann.view(table))["decision"] else bob
    told = [
        await mover.get(f"/api/tables/{table}/outlook", headers={"accept-language": language})
        for language in ("en", "it", "en")
    ]
    assert told[0] == told[2] != told[1]
    labels = [[effect["label"] for move in one["moves"] for effect in move["effects"]] for one in told]
    assert labels[0] != labels[1] and len(labels[0]) == len(labels[1])


@scenario
async def test_a_request_sent_many_times_at_once_counts_once(house: House) -> None:
    ann, bob, table = await house.pair()
    mover = ann if (await ann.view(table))["decision"] else bob
    decision = (await mover.view(table))["decision"]
    wish = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": "same"}
    answers = await asyncio.gather(*(mover.post(f"/api/tables/{table}/moves", wish) for _ in range(20)))
    assert len({answer["sequence"] for answer in answers}) == 1
    await play_on(table, ann, bob, moves=3)
    again = await mover.post(f"/api/tables/{table}/moves", wish)
    assert again["sequence"] == answers[0]["sequence"]
    assert len((await stored(house, table)).history.moves) == 4


@scenario
async def test_of_different_answers_to_one_question_one_counts(house: House) -> None:
    ann, bob, table = await house.pair()
    mover = ann if (await ann.view(table))["decision"] else bob
    decision = (await mover.view(table))["decision"]
    wishes = [
        {"decision": decision["id"], "move": move["move"], "key": f"k{number}"}
        for number, move in enumerate(decision["moves"])
    ]
    path = f"/api/tables/{table}/moves"
    answers = await asyncio.gather(*(mover.http.post(path, json=wish) for wish in wishes))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * (len(wishes) - 1)]
    stale = next(answer.json() for answer in answers if answer.status_code == 409)
    assert stale["packet"]["last"] == 1 and stale["sentence"]


@scenario
async def test_a_move_out_of_turn_gets_the_fresh_view(house: House) -> None:
    ann, bob, table = await house.pair()
    decision = (await ann.view(table))["decision"]
    mover, other = (ann, bob) if decision else (bob, ann)
    decision = (await mover.view(table))["decision"]
    wish = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": "k"}
    answer = await other.post(f"/api/tables/{table}/moves", wish, 409)
    assert answer["error"] == "error-not-asked" and answer["packet"]["decision"] is None
    assert len((await stored(house, table)).history.moves) == 0


@scenario
async def test_a_refused_move_names_the_rule_and_its_figures(house: House) -> None:
    ann, bob, table = await house.pair(options={"first_game": True})
    mover = ann if (await ann.view(table))["decision"] else bob
    decision = (await mover.view(table))["decision"]
    path = f"/api/tables/{table}/moves"
    refused = await mover.post(path, {"decision": decision["id"], "move": "build:palace", "key": "k"}, 422)
    assert refused["rule"] == "swd.turn.accessible" and refused["sentence"].endswith(".")
    assert refused["figures"]["card"] == "palace"
    unknown = await mover.post(path, {"decision": decision["id"], "move": "fly:moon", "key": "k"}, 422)
    assert "fly:moon" in unknown["sentence"]
    why = await mover.get(f"/api/tables/{table}/why", params={"move": "build:palace", "lang": "it"})
    assert why["legal"] is False and why["rule"] == refused["rule"] and why["sentence"] != refused["sentence"]
    legal = await mover.get(f"/api/tables/{table}/why", params={"move": decision["moves"][0]["move"]})
    assert legal == {"legal": True}


@scenario
async def test_a_key_cannot_be_used_for_another_move(house: House) -> None:
    ann, bob, table = await house.pair()
    mover = ann if (await ann.view(table))["decision"] else bob
    decision = (await mover.view(table))["decision"]
    wishes = [{"decision": decision["id"], "move": move["move"], "key": "k"} for move in decision["moves"][:2]]
    await mover.post(f"/api/tables/{table}/moves", wishes[0])
    assert (await mover.post(f"/api/tables/{table}/moves", wishes[1], 422))["error"] == "error-key-reused"


def _without_time(packet: dict[str, Any]) -> dict[str, Any]:
    """Since when somebody is waited for is told in the time of day, and the server has slept."""
    for seat in packet["seats"]:
        seat.pop("away", None)
    return packet


def test_a_restarted_server_goes_on_where_the_old_one_stood(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_for(tmp_path)
        async with open_house(settings) as house:
            ann, bob, table = await house.pair()
            await play_on(table, ann, bob, moves=12)
            shown = [_without_time(await visitor.view(table)) for visitor in (ann, bob)]
            cookies = [dict(visitor.http.cookies) for visitor in (ann, bob)]
        async with open_house(settings) as house:
            visitors = [house.visitor(), house.visitor()]
            for visitor, jar in zip(visitors, cookies, strict=True):
                visitor.http.cookies.update(jar)
            assert [_without_time(await visitor.view(table)) for visitor in visitors] == shown
            await play_on(table, *visitors)

    asyncio.run(run())


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    """A bot was to move when the server went down; nobody has to ask for it."""

    async def run() -> None:
        slow = settings_for(tmp_path, bot_pause=1000.0)
        async with open_house(slow) as house:
            ann = house.visitor()
            table = (await ann.open([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]))["table"]
        async with open_house(settings_for(tmp_path)) as house:
            async with asyncio.timeout(PATIENCE):
                while (await stored(house, table)).info.status != "over":
                    await asyncio.sleep(0.05)

    asyncio.run(run())


@scenario
async def test_a_person_plays_against_a_bot(house: House) -> None:
    ann = house.visitor()
    table = (await ann.open([{"kind": "human"}, {"kind": "bot", "bot": "random"}]))["table"]
    async with asyncio.timeout(PATIENCE):
        while True:
            shown = await ann.view(table)
            if shown["status"] == "over":
                break
            if shown["decision"] is not None:
                await ann.move(table)
            else:
                await asyncio.sleep(0.002)
    assert shown["title"] == DUEL and shown["seats"][1]["kind"] == "bot" and shown["seats"][1]["level_name"]


@scenario
async def test_taking_back_resetting_and_asking(house: House) -> None:
    ann, bob, table = await house.pair()
    mover, other = (ann, bob) if (await ann.view(table))["decision"] else (bob, ann)
    before = await mover.view(table)
    assert not before["decision"]["take_back"] and before["decision"]["take_back_cause"]
    await mover.move(table)
    after = await mover.post(f"/api/tables/{table}/back")
    assert after["view"] == before["view"] and after["decision"]["id"] != before["decision"]["id"]
    await mover.move(table)
    await other.move(table)
    sealed = await mover.post(f"/api/tables/{table}/back", status=422)
    assert sealed["error"] == "take-back-sealed" and sealed["sentence"]
    asked = await mover.post(f"/api/tables/{table}/ask-back")
    assert asked["ask"]["missing"] == [(await other.view(table))["viewer"]]
    assert (await other.view(table))["ask"]["yours"]
    await mover.post(f"/api/tables/{table}/answer", {"yes": True}, 422)
    await other.post(f"/api/tables/{table}/answer", {"yes": True})
    back = await mover.view(table)
    assert back["view"] == before["view"] and back["last"] == 0
    await mover.move(table)
    await mover.post(f"/api/tables/{table}/reset")
    assert (await mover.view(table))["last"] == 0


@scenario
async def test_several_moves_wait_for_the_same_write(house: House) -> None:
    """Moves at different tables are stored together; each is acknowledged only with its own."""
    pairs = [await house.pair() for _ in range(8)]

    async def play(pair: tuple[Visitor, Visitor, str]) -> int:
        ann, bob, table = pair
        return await play_on(table, ann, bob, moves=10)

    assert await asyncio.gather(*(play(pair) for pair in pairs)) == [10] * 8
    for _, _, table in pairs:
        assert len((await stored(house, table)).history.moves) == 10


@scenario
async def test_a_move_that_another_server_forestalled_gets_the_fresh_view(house: House) -> None:
    ann, bob, table = await house.pair()
    mover = ann if (await ann.view(table))["decision"] else bob
    decision = (await mover.view(table))["decision"]
    other = await stored(house, table)
    seat, move = other.waiting()[0], decision["moves"][0]["move"]
    other.play(seat, decision["id"], move, "from-elsewhere", 0.0)
    await asyncio.to_thread(house.service.database.save, other.changes())
    wish = {"decision": decision["id"], "move": decision["moves"][1]["move"], "key": "k"}
    answer = await mover.post(f"/api/tables/{table}/moves", wish, 409)
    assert answer["error"] in ("error-not-asked", "error-stale") and answer["packet"]["last"] == 1
    assert (await mover.view(table))["last"] == 1
