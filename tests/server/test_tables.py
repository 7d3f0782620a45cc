"""Tables: opening, joining, watching, leaving, coming back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from civitas.kernel.errors import BadInput
from civitas.server.database import Database
from server.house import DUEL, PATIENCE, House, Visitor, play_on, scenario, scenario_with


@scenario
async def test_a_seat_link_is_exchanged_once(house: House) -> None:
    ann, bob, eve = house.visitor(), house.visitor(), house.visitor()
    opened = await ann.open([{"kind": "human"}, {"kind": "human"}])
    table, link = opened["table"], opened["links"][0]
    assert opened["seat"] == 0 and link["seat"] == 1
    address, _, secret = link["url"].partition("#")
    assert address == f"http://localhost/t/{table}" and len(secret) >= 22
    assert link["qr"]["size"] > 20 and link["qr"]["path"].startswith("M")
    await eve.post(f"/api/tables/{table}/join", {}, 403)
    await eve.post(f"/api/tables/{table}/join", {"seat": 1}, 403)
    await eve.post(f"/api/tables/{table}/join", {"link": "x" * 22}, 403)
    joined = await bob.post(f"/api/tables/{table}/join", {"link": secret, "name": " Bob\u0007 the  Builder "})
    assert joined["seat"] == 1 and joined["packet"]["status"] == "running"
    assert joined["packet"]["seats"][1]["name"] == "Bob the Builder"
    refused = await eve.post(f"/api/tables/{table}/join", {"link": secret}, 403)
    assert refused["error"] == "error-foreign-link"
    again = await bob.post(f"/api/tables/{table}/join", {"link": secret})
    assert again["seat"] == 1


@scenario
async def test_a_link_of_another_table_opens_nothing(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    one, two = await ann.open(), await ann.open()
    secret = one["links"][0]["url"].partition("#")[2]
    await bob.post(f"/api/tables/{two['table']}/join", {"link": secret}, 403)


@scenario
async def test_a_seat_moves_to_another_device(house: House) -> None:
    ann, phone, eve = house.visitor(), house.visitor(), house.visitor()
    table = (await ann.open())["table"]
    await eve.post(f"/api/tables/{table}/links", {"seat": 0}, 403)
    link = await ann.post(f"/api/tables/{table}/links", {"seat": 0})
    await phone.post(f"/api/tables/{table}/join", {"link": link["url"].partition("#")[2]})
    assert (await phone.view(table))["viewer"] == 0 and (await ann.view(table))["viewer"] is None
    await ann.post(f"/api/tables/{table}/links", {"seat": 1})


@scenario
async def test_bots_of_one_level_are_told_apart(house: House) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    ann = house.visitor()
    table = (await ann.open(seats, title="antiquity"))["table"]
    names = ["Ann", "Chance 1", "Chance 2"]
    assert [seat["name"] for seat in (await ann.view(table))["seats"]] == names
    listed = await ann.get("/api/tables?status=mine")
    assert [seat["name"] for seat in listed[0]["seats"]] == names


@scenario
async def test_the_lobby_lists_public_tables_and_ones_own(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    public, private = (await ann.open(public=True))["table"], (await ann.open())["table"]

    async def listed(visitor: Visitor, **query: str) -> list[str]:
        return [row["table"] for row in await visitor.get("/api/tables", params=query)]

    assert await listed(bob, status="open") == [public]
    assert await listed(bob, status="open", title=DUEL) == [public]
    assert await listed(bob, status="open", title="antiquity") == []
    assert sorted(await listed(ann, status="mine")) == sorted([public, private])
    assert await listed(bob, status="mine") == [] == await listed(bob, status="running")
    await bob.post(f"/api/tables/{public}/join")
    assert await listed(bob, status="running") == [public] == await listed(bob, status="mine")
    row = (await bob.get("/api/tables", params={"status": "mine"}))[0]
    assert row["yours"] == [1] and row["your_turn"] == (1 in row["waiting"]) and row["options"]
    head = await bob.get(f"/api/tables/{public}")
    assert head["waiting"] == row["waiting"] and "view" not in head
    await bob.get("/api/tables?status=nonsense", 400)


@scenario
async def test_hot_seat_one_person_several_seats(house: House) -> None:
    ann = house.visitor()
    opened = await ann.open([{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}], hot_seat=True)
    table = opened["table"]
    assert opened["links"] == [] and opened["packet"]["owned"] == [0, 1] and opened["packet"]["hot_seat"]
    for _ in range(6):
        shown = await ann.view(table)
        assert shown["decision"]["seat"] == shown["viewer"]
        other = await ann.view(table, seat=1 - shown["viewer"])
        assert other["viewer"] == 1 - shown["viewer"] and other["decision"] is None
        await ann.move(table, seat=shown["viewer"])


@scenario
async def test_spectators_watch_and_touch_nothing(house: House) -> None:
    ann, _bob, table = await house.pair()
    eve = house.visitor()
    shown = await eve.view(table)
    assert shown["viewer"] is None and shown["decision"] is None and shown["prompt"] and "notes" not in shown
    for path in ("resign", "back", "reset", "pause", "leave", "orders", "ask-back", "rematch"):
        await eve.post(f"/api/tables/{table}/{path}", status=403)
    await eve.post(f"/api/tables/{table}/take-over", {"seat": 0}, 403)
    assert (await ann.view(table))["status"] == "running"


@scenario
async def test_a_seat_that_was_left_waits_for_its_holder(house: House) -> None:
    ann, bob, table = await house.pair(patience=3600)
    eve = house.visitor()
    await bob.post(f"/api/tables/{table}/leave")
    shown = (await ann.view(table))["seats"][1]
    assert shown["left"] and shown["away"]["until"] - shown["away"]["since"] == 3600 and not shown["away"]["yours"]
    assert (await ann.post(f"/api/tables/{table}/join", {"seat": 1}, 422))["error"] == "error-other-side"
    await ann.post(f"/api/tables/{table}/links", {"seat": 1}, 403)
    assert (await eve.post(f"/api/tables/{table}/join", {"seat": 1}, 403))["error"] == "error-seat-waits"
    await eve.post(f"/api/tables/{table}/join", {}, 403)
    for path, body in (("take-over", {"seat": 1, "bot": "random"}), ("end", {"seat": 1})):
        assert (await ann.post(f"/api/tables/{table}/{path}", body, 422))["error"] == "error-not-absent"
    assert (await bob.view(table))["seats"][1]["away"]["yours"]
    mine = (await bob.get("/api/tables?status=mine"))[0]
    assert mine["returns"] and mine["yours"] == []
    back = await bob.post(f"/api/tables/{table}/join")
    assert back["seat"] == 1 and back["packet"]["viewer"] == 1


@scenario
async def test_a_seat_that_was_given_up_may_be_taken_by_somebody_new_or_a_bot(house: House) -> None:
    ann, bob, table = await house.pair()
    await ann.post(f"/api/tables/{table}/take-over", {"seat": 1}, 422)
    await bob.post(f"/api/tables/{table}/leave")
    await bob.post(f"/api/tables/{table}/leave", {"for_good": True})
    eve = house.visitor()
    assert (await eve.post(f"/api/tables/{table}/join", {"name": "Eve"}))["seat"] == 1
    await bob.post(f"/api/tables/{table}/join", {}, 403)
    await eve.post(f"/api/tables/{table}/leave", {"for_good": True})
    await ann.post(f"/api/tables/{table}/take-over", {"seat": 1, "bot": "external:rm"}, 422)
    taken = (await ann.post(f"/api/tables/{table}/take-over", {"seat": 1, "bot": "random"}))["packet"]
    assert taken["seats"][1]["kind"] == "bot"
    async with asyncio.timeout(PATIENCE):
        while (await ann.view(table))["decision"] is None:
            await asyncio.sleep(0.005)


@scenario
async def test_only_the_host_fills_a_table_with_bots(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    table = (await ann.open([{"kind": "human"}, {"kind": "open"}, {"kind": "human"}], title="antiquity"))["table"]
    await bob.post(f"/api/tables/{table}/join")
    assert (await bob.post(f"/api/tables/{table}/take-over", {"seat": 2}, 403))["error"] == "error-not-host"
    shown = await ann.post(f"/api/tables/{table}/take-over", {"seat": 2, "bot": "random"})
    assert shown["packet"]["status"] == "running"


@scenario_with(bot_pause=1000.0)
async def test_the_absent_are_reminded_then_the_others_decide(house: House) -> None:
    ann, bob, table = await house.pair(patience=60)
    here, away = (bob, ann) if (await ann.view(table))["decision"] else (ann, bob)
    seat = (await away.view(table))["viewer"]
    shown = (await here.post(f"/api/tables/{table}/remind", {"seat": seat}))["packet"]
    assert shown["seats"][seat]["away"]["reminded"] and "your" not in shown["log"][-1]["key"]
    await here.post(f"/api/tables/{table}/remind", {"seat": seat}, 422)
    await here.post(f"/api/tables/{table}/end", {"seat": seat}, 422)
    async with house.service.tables.at(table) as live:
        live.table.info.seats[seat].away_since -= 60
    over = (await here.post(f"/api/tables/{table}/end", {"seat": seat}))["packet"]
    assert over["status"] == "over" and over["result"]["ending"] == "absence" and over["prompt"]


@scenario
async def test_resigning_ends_a_game_of_two_and_a_rematch_changes_seats(house: House) -> None:
    ann, bob, table = await house.pair(clock={"kind": "bank", "seconds": 600})
    await ann.post(f"/api/tables/{table}/rematch", status=422)
    over = await ann.post(f"/api/tables/{table}/resign")
    assert over["status"] == "over" and over["result"]["winners"] == [1]
    assert over["result"]["ending"] == "resignation" and over["result"]["ending_text"] == over["prompt"]
    # One asks, the other agrees; nobody finds a clock running that they did not know of.
    assert await ann.post(f"/api/tables/{table}/rematch") == {"table": None}
    asked = (await bob.view(table))["ask"]
    assert asked["kind"] == "rematch" and asked["yours"] and asked["text"]
    agreed = await bob.post(f"/api/tables/{table}/answer", {"yes": True})
    assert agreed["rematch"] and agreed["ask"] is None
    first, second = await asyncio.gather(*(who.post(f"/api/tables/{table}/rematch") for who in (ann, bob)))
    assert first == second == {"table": agreed["rematch"]}
    watcher = house.visitor()
    clocks = [seat["clock"] for seat in (await watcher.view(first["table"]))["seats"]]
    assert clocks[1]["left"] == 600 and not clocks[1]["running"]
    fresh = await ann.view(first["table"])
    assert fresh["status"] == "running" and fresh["viewer"] == 1
    assert fresh["commitment"] != over["commitment"]
    bob_shown = await bob.view(first["table"])
    assert [seat["clock"]["running"] for seat in bob_shown["seats"]] == [seat["waiting"] for seat in bob_shown["seats"]]


@scenario
async def test_a_pause_is_offered_and_accepted(house: House) -> None:
    ann, bob, table = await house.pair()
    await ann.post(f"/api/tables/{table}/resume", status=422)
    offered = await bob.post(f"/api/tables/{table}/pause")
    assert offered["status"] == "running" and offered["ask"]["missing"] == [0] and not offered["ask"]["yours"]
    paused = await ann.post(f"/api/tables/{table}/answer", {"yes": True})
    assert paused["status"] == "paused" and paused["decision"] is None and paused["prompt"]
    await ann.post(f"/api/tables/{table}/moves", {"decision": "x", "move": "draft:sphinx", "key": "k"}, 422)
    assert (await ann.post(f"/api/tables/{table}/resume"))["status"] == "running"


@scenario
async def test_views_of_the_past(house: House) -> None:
    ann, bob, table = await house.pair()
    seen = []
    for _ in range(10):
        seen.append((await ann.view(table))["view"])
        await play_on(table, ann, bob, moves=1)
    for number, view in enumerate(seen):
        past = await ann.view(table, at=number)
        assert past["view"] == view and past["decision"] is None and past["at"] == number
        assert all(line["n"] <= number for line in past["log"])
    lines = await ann.get(f"/api/tables/{table}/log")
    assert len(lines) == (await ann.view(table))["log_length"] and lines[-1]["n"] == 10


@scenario
async def test_records_out_and_in(house: House) -> None:
    ann, bob, table = await house.pair()
    await play_on(table, ann, bob)
    record = await ann.get(f"/api/tables/{table}/record")
    brought = (await ann.post("/api/records", record, 201))["table"]
    shown, original = await ann.view(brought), await ann.view(table)
    assert shown["status"] == "over" and shown["last"] == original["last"]
    assert shown["result"]["scores"] == original["result"]["scores"]
    curve = await ann.get(f"/api/tables/{brought}/curve")
    assert curve["points"][0]["at"] == 0 and curve["points"][-1]["at"] == original["last"]
    assert [sum(sheet) for sheet in curve["points"][-1]["sheets"]] == [
        row["total"] for row in shown["result"]["scores"]
    ]
    unfinished = {**record, "end": "running", "moves": record["moves"][:20], "hashes": [], "result": None}
    carried = (await ann.post("/api/records", unfinished, 201))["table"]
    assert (await ann.view(carried))["status"] == "running" and (await ann.view(carried))["last"] == 20
    await ann.move(carried)


@scenario
async def test_hostile_records_are_refused_with_the_place(house: House) -> None:
    ann, bob, table = await house.pair()
    await play_on(table, ann, bob)
    record = await ann.get(f"/api/tables/{table}/record")
    moves = record["moves"]
    changes: tuple[dict[str, object], ...] = (
        {"format": "other"},
        {"title": "chess"},
        {"moves": [*moves[:5], [0, "build:moon"]]},
        {"moves": [*moves[:5], [7, moves[5][1]]]},
        {"moves": moves[:-1]},
        {"moves": moves + moves},
        {"chance": {"maker": "keyed", "secret": "xx"}},
        {"seats": []},
        {"seats": [{}, {}, {}]},
        {"surprise": 1},
        {"pack": {"name": "other", "hash": "0"}},
    )
    for change in changes:
        refused = await ann.post("/api/records", {**record, **change}, 422)
        assert refused["sentence"].endswith(".")
    whole = json.dumps(record)
    for content in (whole[: len(whole) // 2], "[" * 50_000, "{}", "\x00"):
        answer = await ann.http.post("/api/records", content=content, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422) and answer.json()["sentence"]


@scenario
async def test_clocks_end_a_game_by_themselves(house: House) -> None:
    ann, bob, table = await house.pair(clock={"kind": "bank", "seconds": 600, "increment": 5})
    await bob.view(table)
    shown = await ann.view(table)
    assert shown["clock"]["kind"] == "bank" and 590 < shown["seats"][0]["clock"]["left"] <= 600
    asked = shown["seats"][0]["waiting"]
    assert shown["seats"][0]["clock"]["running"] == asked
    async with house.service.tables.at(table) as live:
        live.table.info.seats[0 if asked else 1].clock_left = 0.02
        await house.service.tables.commit(live)
    async with asyncio.timeout(PATIENCE):
        while (await ann.view(table))["status"] != "over":
            await asyncio.sleep(0.01)
    assert (await ann.view(table))["result"]["winners"] == [1 if asked else 0]


@scenario
async def test_a_chosen_seed_is_told_apart_from_fair_luck(house: House) -> None:
    ann = house.visitor()
    seats = [{"kind": "human"}, {"kind": "human"}]
    packets = [(await ann.open(seats, seed=7, hot_seat=True))["packet"] for _ in range(2)]
    assert packets[0]["commitment"] is None and packets[0]["view"] == packets[1]["view"]
    fair = [(await ann.open(seats, hot_seat=True))["packet"]["commitment"] for _ in range(2)]
    assert len(set(fair)) == 2 and None not in fair


@scenario_with(packs=Path(__file__).parents[2] / "docs" / "example_packs")
async def test_tables_with_a_data_pack_the_server_offers(house: House) -> None:
    ann = house.visitor()
    seats = [{"kind": "human"}, {"kind": "human"}]
    opened = await ann.open(seats, hot_seat=True, pack=DUEL)
    await ann.move(opened["table"])
    for name in ("../example_packs", "/etc", "", "other"):
        wish = {"title": DUEL, "seats": seats, "pack": name}
        assert (await ann.post("/api/tables", wish, 422))["error"] == "error-unknown-pack"


@scenario_with(cached_tables=3)
async def test_tables_nobody_uses_are_forgotten_and_loaded_again(house: House) -> None:
    pairs = [await house.pair() for _ in range(6)]
    for ann, bob, table in pairs:
        await play_on(table, ann, bob, moves=3)
    assert len(house.service.tables._live) <= 4
    for number in range(20):
        await house.visitor().get(f"/api/tables/invented-{number}/view", 404)
    assert not any(name.startswith("invented") for name in house.service.tables._live)
    for ann, bob, table in pairs:
        assert (await ann.view(table))["last"] == 3
        await play_on(table, ann, bob, moves=1)


@scenario
async def test_games_things_rules_and_aid_in_both_languages(house: House) -> None:
    ann = house.visitor()
    for language, other in (("en", "it"), ("it", "en")):
        game = next(game for game in await ann.get(f"/api/games?lang={language}") if game["key"] == DUEL)
        assert game["names"]["en"] and game["levels"] and game["options"][0]["label"] and game["designed"] is False
        things = await ann.get(f"/api/games/{DUEL}/things?lang={language}")
        assert len(things["card"]) == 73 and len(things["wonder"]) == 12 and len(things["token"]) == 10
        baths = things["card"]["baths"]
        assert baths["sheet"]["cost"] == {"stone": 1} and baths["sheet"]["colour"] == "blue" and baths["text"]
        swapped = (await ann.get(f"/api/games/{DUEL}/things?lang={other}"))["card"]["baths"]
        assert baths["name"] == swapped["other_name"] and baths["other_name"] == swapped["name"]
        rules = await ann.get(f"/api/games/swd/rules?lang={language}")
        assert len(rules) > 50 and all(rule["id"] and rule["text"] for rule in rules)
        aid = await ann.get(f"/api/games/{DUEL}/aid?lang={language}")
        assert len(aid) >= 4 and all(part["heading"] and part["text"] for part in aid)
        assert "title-blurb" in await ann.get(f"/api/texts/{language}?title={DUEL}")


@scenario
async def test_the_language_can_change_while_playing(house: House) -> None:
    ann, _bob, table = await house.pair()
    english = (await ann.view(table))["prompt"]
    await ann.post("/api/me", {"language": "it"})
    shown = await ann.view(table)
    assert shown["language"] == "it" and shown["prompt"] != english
    await ann.post("/api/me", {"language": "tlh"}, 422)


def test_a_database_of_the_future_or_of_another_kind_is_left_alone(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/civitas.db")
    database.open()
    with database.writing() as connection:
        connection.exec_driver_sql("UPDATE meta SET value = '99' WHERE key = 'version'")
    with pytest.raises(BadInput) as future:
        database.open()
    assert future.value.key == "error-database-version"
    database.close()
    (tmp_path / "text.db").write_text("this is no database, but it is long enough to look at " * 50)
    for url in (f"sqlite:///{tmp_path}/text.db", f"sqlite:///{tmp_path}/no/such/folder.db", "nonsense", "what://ever"):
        with pytest.raises(BadInput) as bad:
            Database(url).open()
        assert bad.value.key == ("error-database-damaged" if "text" in url else "error-bad-database")
