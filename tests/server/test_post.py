"""Post: letters that are due go out once, bundled, never in quiet hours, and only to those who wished for them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from civitas.kernel.errors import BadInput
from civitas.server.people.letters import Letter
from civitas.server.post import store
from civitas.server.post.options import post_for
from civitas.server.post.quiet import quiet_until
from civitas.server.post.settings import Mail, Post
from civitas.server.work import TRIES, given_up, revive
from civitas.text import LANGUAGES, texts
from server import cluster
from server.house import PATIENCE, Ear, House, open_house, settings_for
from server.letterbox import (
    HOUR,
    URL,
    Letters,
    at,
    body_of,
    in_house,
    letters,
    link_of,
    subscribe,
    waiting_pair,
    with_post,
)


async def _told_once_and_reminded(house: House, box: Letters) -> None:
    _, _, table = await waiting_pair(house, box)
    assert await at(house, 60) == 0, "it is not due yet"
    assert await at(house, HOUR) == 1
    [letter] = box.taken
    assert f"{URL}/t/{table}" in body_of(letter)
    assert letter["To"] == "ann@example.org"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert await at(house, 2 * HOUR) == 0, "once is enough"
    assert await at(house, 27 * HOUR) == 1
    assert "vote for a bot" in body_of(box.taken[-1])
    assert await at(house, 110 * HOUR) == 1
    assert await at(house, 5000 * HOUR) == 0, "two reminders and no more"


async def _written_to_again_when_the_others_remind(house: House, box: Letters) -> None:
    asked, other, table = await waiting_pair(house, box)
    assert await at(house, HOUR) == 1
    seat = (await asked.view(table))["viewer"]
    await other.post(f"/api/tables/{table}/remind", {"seat": seat})
    assert await at(house, HOUR + 60) == 0, "bundles hold for reminders too"
    assert await at(house, 2 * HOUR) == 1
    assert "Still your turn" in box.taken[-1]["Subject"]
    await other.post(f"/api/tables/{table}/remind", {"seat": seat}, 422)
    assert await at(house, 3 * HOUR) == 0


def test_the_others_remind_by_letter(tmp_path: Path) -> None:
    asyncio.run(in_house(_written_to_again_when_the_others_remind, tmp_path, None))


def test_the_others_remind_by_letter_on_postgres(tmp_path: Path) -> None:
    with cluster.fresh_database() as database:
        asyncio.run(in_house(_written_to_again_when_the_others_remind, tmp_path, database))


@with_post
async def test_who_wants_no_reminders_gets_none_of_the_others(house: House, box: Letters) -> None:
    asked, other, table = await waiting_pair(house, box)
    wishes = (await asked.get("/api/post"))["wishes"]
    await asked.post("/api/post/wishes", {**wishes, "reminders": False})
    assert await at(house, HOUR) == 1
    await other.post(f"/api/tables/{table}/remind", {"seat": (await asked.view(table))["viewer"]})
    assert await at(house, 50 * HOUR) == 0


@with_post
async def test_what_waited_before_the_wish_is_told_too(house: House, box: Letters) -> None:
    first, second, table = await house.pair()
    asked = first if (await first.view(table))["decision"] is not None else second
    await subscribe(asked, box)
    assert await at(house, HOUR) == 1
    assert f"{URL}/t/{table}" in body_of(box.taken[-1])


def test_a_letter_is_sent_once_and_twice_reminded_of(tmp_path: Path) -> None:
    asyncio.run(in_house(_told_once_and_reminded, tmp_path, None))


def test_a_letter_is_sent_once_on_postgres(tmp_path: Path) -> None:
    with cluster.fresh_database() as database:
        asyncio.run(in_house(_told_once_and_reminded, tmp_path, database))


def test_a_look_round_from_before_the_post_began_does_not_end_it(tmp_path: Path) -> None:
    """What it read then is no longer true when it comes back."""

    async def act(house: House, box: Letters) -> None:
        database, begun = house.service.database, asyncio.Event()
        loop = asyncio.get_running_loop()

        def nothing_yet(key: str) -> str | None:
            asyncio.run_coroutine_threadsafe(begin(), loop).result()
            return None

        async def begin() -> None:
            database.posting = True
            begun.set()

        database.posting = False
        database.kept = nothing_yet  # type: ignore[method-assign]
        await house.service.tables._look_round()
        assert begun.is_set() and database.posting

    asyncio.run(in_house(act, tmp_path, None))


@with_post
async def test_who_answers_in_time_is_not_written_to(house: House, box: Letters) -> None:
    asked, _, table = await waiting_pair(house, box)
    while (await asked.view(table))["decision"] is not None:
        await asked.move(table)
    assert await at(house, HOUR) == 0
    assert box.taken == []


@with_post
async def test_several_tables_come_in_one_letter(house: House, box: Letters) -> None:
    ann = house.visitor()
    await subscribe(ann, box)
    tables = []
    for _ in range(3):
        bob = house.visitor()
        table = (await ann.open())["table"]
        await bob.post(f"/api/tables/{table}/join")
        while (await bob.view(table))["decision"] is not None:
            await bob.move(table)
        tables.append(table)
    assert await at(house, HOUR) == 1
    [letter] = box.taken
    assert all(f"/t/{table}" in body_of(letter) for table in tables)
    assert letter["Subject"] == "3 tables wait for you"


@with_post
async def test_quiet_hours_hold_letters_back(house: House, box: Letters) -> None:
    asked, _, _ = await waiting_pair(house, box)
    minute = int((time.time() + HOUR) // 60) % 1440
    wish = {"every": 900, "quiet_from": (minute - 30) % 1440, "quiet_until": (minute + 60) % 1440}
    await asked.post("/api/post/wishes", {**wish, "zone": "UTC", "reminders": True})
    assert await at(house, HOUR) == 0
    assert await at(house, HOUR + 10 * 60) == 0
    assert await at(house, 2.1 * HOUR) == 1
    assert len(box.taken) == 1


@with_post
async def test_leaving_by_link_takes_one_click_and_no_session(house: House, box: Letters) -> None:
    asked, _, _ = await waiting_pair(house, box)
    await at(house, HOUR)
    letter = box.taken[-1]
    place = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(URL)
    stranger = house.visitor()
    by_hand = await stranger.http.get(place)
    assert by_hand.status_code == 303 and by_hand.headers["location"] == f"/post#leave={link_of(letter, 'leave')}"
    assert (await asked.get("/api/post"))["addresses"], "looking at a link does nothing"
    assert (await stranger.http.get("/post")).status_code == 200
    answer = await stranger.http.post(
        place,
        content="List-Unsubscribe=One-Click",
        headers={"content-type": "application/x-www-form-urlencoded", "origin": "https://mail.example"},
    )
    assert answer.status_code == 200, answer.text
    assert not stranger.http.cookies, "a mail program becomes no guest"
    assert (await asked.get("/api/post"))["addresses"] == []
    assert await at(house, 27 * HOUR) == 0
    await stranger.post("/api/post/leave", {"token": link_of(letter, "leave")})
    forged = place[:-1] + ("A" if place[-1] != "A" else "B")
    await stranger.post(forged, None, 404)
    await stranger.post("/api/post/leave", {"token": "leave.x.0.è"}, 404)


@with_post
async def test_an_address_is_asked_first_and_not_twice(house: House, box: Letters) -> None:
    ann, eve = house.visitor(), house.visitor()
    first = await ann.post("/api/post/addresses", {"way": "mail", "target": "bob@example.org"})
    again = await eve.post("/api/post/addresses", {"way": "mail", "target": "bob@example.org"})
    assert len(box.taken) == 1, "nobody's box is filled by strangers"
    for answer in (first, again):
        assert [part["state"] for part in answer["addresses"]] == ["waiting"]
    token = link_of(box.taken[0], "confirm")
    await eve.post("/api/post/confirm", {"token": token[:-1] + ("A" if token[-1] != "A" else "B")}, 404)
    # The link that leaves does not confirm.
    leave = str(box.taken[0]["List-Unsubscribe"]).strip("<>").rpartition("/")[2]
    await eve.post("/api/post/confirm", {"token": leave}, 404)


@with_post
async def test_a_letter_that_is_refused_is_tried_again(house: House, box: Letters) -> None:
    await waiting_pair(house, box)
    box.refuse = True
    assert await at(house, HOUR) == 0
    box.refuse = False
    assert await at(house, HOUR + 60) == 0, "not at once"
    assert await at(house, HOUR + 400) == 1


@with_post
async def test_an_address_that_fails_is_switched_off(house: House, box: Letters) -> None:
    asked, _, _ = await waiting_pair(house, box)
    database = house.service.database
    [address] = store.addresses_of(database, (await asked.get("/api/me"))["id"])
    for _ in range(store.FAILURES_MOST):
        store.note(database, address, False)
        [address] = store.addresses_of(database, address.person)
    assert [part["state"] for part in (await asked.get("/api/post"))["addresses"]] == ["off"]
    assert await at(house, HOUR) == 0


@with_post
async def test_letters_of_accounts_go_out_at_once(house: House, box: Letters) -> None:
    assert house.service.keeper.post is not None
    for kind in ("recover", "confirm"):
        await house.service.keeper.post(
            Letter("person", "ann@example.org", "it", kind, "Ann\r\nBcc: x", f"/account#{kind}=secret")
        )
        letter = box.taken.pop()
        assert f"{URL}/account#{kind}=secret" in body_of(letter)
        assert letter["List-Unsubscribe"] is None
        assert letter["Bcc"] is None


@with_post
async def test_a_webhook_is_called_and_signed(house: House, box: Letters) -> None:
    got: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(re.search(rb"Content-Length: (\d+)", head)[1])  # type: ignore[index]
        got.append(head + await reader.readexactly(size))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        ann, bob = house.visitor(), house.visitor()
        named = await ann.post("/api/post/addresses", {"way": "hook", "target": f"http://127.0.0.1:{port}/turn?x=1"})
        table = (await ann.open())["table"]
        await bob.post(f"/api/tables/{table}/join")
        while (await bob.view(table))["decision"] is not None:
            await bob.move(table)
        assert await at(house, HOUR) == 1
    head, _, body = got[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /turn?x=1 HTTP/1.1")
    told = re.search(rb"Civitas-Signature: t=(\d+),v1=([0-9a-f]{64})", head)
    assert told is not None
    expected = hmac.new(named["secret"].encode(), told[1] + b"." + body, hashlib.sha256).hexdigest()
    assert told[2].decode() == expected
    assert [part["table"] for part in msgspec.json.decode(body)["tables"]] == [table]
    assert "secret" not in str((await ann.get("/api/post"))["addresses"])


@with_post
async def test_the_next_table_is_the_one_that_waits_longest(house: House, box: Letters) -> None:
    ann = house.visitor()
    assert await ann.get("/api/next") == {"table": None, "waiting": 0}
    tables = []
    for _ in range(2):
        bob = house.visitor()
        table = (await ann.open())["table"]
        await bob.post(f"/api/tables/{table}/join")
        while (await bob.view(table))["decision"] is not None:
            await bob.move(table)
        tables.append(table)
    assert await ann.get("/api/next") == {"table": tables[0], "waiting": 2}
    assert (await ann.get("/api/next", params={"after": tables[0]}))["table"] == tables[1]


@with_post
async def test_a_table_that_waits_is_found_behind_years_of_games(house: House, box: Letters) -> None:
    """The lobby lists a hundred tables of mine; whatever else was played meanwhile, mine to move is among them."""
    ann, bob = house.visitor(), house.visitor()
    table = (await ann.open())["table"]
    await bob.post(f"/api/tables/{table}/join")
    while (await bob.view(table))["decision"] is not None:
        await bob.move(table)
    for _ in range(3):
        played = (await ann.open([{"kind": "human"}, {"kind": "human"}], hot_seat=True))["table"]
        await ann.move(played)
        await ann.post(f"/api/tables/{played}/resign", {"seat": 0})
    assert await ann.get("/api/next") == {"table": table, "waiting": 1}
    listed = await ann.get("/api/tables", params={"status": "mine"})
    assert listed[0]["table"] == table and [head["status"] for head in listed[1:]] == ["over"] * 3


def test_a_server_without_post_keeps_no_queue_and_offers_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            ann = house.visitor()
            offered = await ann.get("/api/post")
            assert (offered["mail"], offered["hooks"], offered["push"]) == (False, False, "")
            await ann.post("/api/post/addresses", {"way": "mail", "target": "a@example.org"}, 422)
            assert not house.service.database.posting

    asyncio.run(run())


def test_quiet_hours_by_the_clock_on_the_wall() -> None:
    def at(hour: int, minute: int = 0) -> float:
        return datetime(2026, 11, 18, hour, minute, tzinfo=UTC).timestamp()

    assert quiet_until(at(12), 22 * 60, 7 * 60, "UTC") is None
    assert quiet_until(at(23), 22 * 60, 7 * 60, "UTC") == at(7) + 86400
    assert quiet_until(at(6), 22 * 60, 7 * 60, "UTC") == at(7)
    assert quiet_until(at(21), 22 * 60, 7 * 60, "Europe/Rome") == at(6) + 86400
    assert quiet_until(at(12), 0, 0, "UTC") is None


def test_options_say_what_is_missing() -> None:
    assert not post_for("", None, None, False, None)
    mail = post_for("https://club.example/", "smtp://u@mail.example", "club@example.org", False, None).mail
    assert mail == Mail("mail.example", 587, "club@example.org", "u")
    for wish in (
        ("", "smtp://m.example", "a@b.example", False, None),
        ("https://c.example", "smtp://m.example", None, False, None),
        ("https://c.example", "http://m.example", "a@b.example", False, None),
        ("https://c.example", "smtp://u:secret@m.example", "a@b.example", False, None),
        ("https://c.example", None, None, False, "me"),
    ):
        with pytest.raises(BadInput):
            post_for(*wish)


@with_post
async def test_a_wish_that_needs_my_answer_waits_for_me(house: House, box: Letters) -> None:
    """Whoever is asked for consent is told, and led there; whoever has answered is not."""
    asked, other, table = await waiting_pair(house, box)
    await asked.move(table)
    while (await asked.view(table))["decision"] is not None:
        await asked.move(table)
    assert (await asked.get("/api/next"))["waiting"] == 0
    await other.post(f"/api/tables/{table}/ask-back")
    assert await asked.get("/api/next") == {"table": table, "waiting": 1}
    assert await at(house, HOUR) == 1
    assert "Your answer is wanted" in box.taken[-1]["Subject"] and "your answer is missing" in body_of(box.taken[-1])
    await asked.post(f"/api/tables/{table}/answer", {"yes": False})
    assert (await asked.get("/api/next"))["waiting"] == 0
    assert await at(house, 50 * HOUR) == 0


@with_post
async def test_letters_speak_the_language_of_their_reader(house: House, box: Letters) -> None:
    ann, bob, table = await house.pair()
    asked = ann if (await ann.view(table))["decision"] is not None else bob
    await asked.post("/api/post/addresses?lang=it", {"way": "mail", "target": "ann@example.org"})
    assert box.taken[-1]["Subject"] == "Lettere da Civitas?"
    await asked.post("/api/post/confirm", {"token": link_of(box.taken.pop(), "confirm")})
    assert await at(house, HOUR) == 1
    assert box.taken[-1]["Subject"] == "Tocca a te: 7 Wonders Duel"
    assert "Niente più lettere a questo indirizzo" in body_of(box.taken[-1])


@with_post
async def test_letters_that_were_given_up_are_told_and_tried_again(house: House, box: Letters) -> None:
    await waiting_pair(house, box)
    box.refuse = True
    for hours in range(1, 20):
        await at(house, hours * HOUR)
    [rests] = given_up(house.service.database)
    assert rests.kind == "post"
    for language in LANGUAGES:
        told = texts(language).message("queue-post", {"table": rests.table, "seat": 1, "tries": TRIES})
        assert rests.table in told and str(TRIES) in told
    box.refuse = False
    assert await at(house, 100 * HOUR) == 0
    revive(house.service.database)
    assert await at(house, 100 * HOUR) == 1


@with_post
async def test_who_looks_at_a_table_is_not_written_to(house: House, box: Letters) -> None:
    asked, _, table = await waiting_pair(house, box)
    ear = Ear(house, f"/api/tables/{table}/events", asked)
    await ear.event()
    assert await at(house, HOUR) == 0
    await ear.close()
    assert await at(house, HOUR + 60) == 0, "nor as soon as they look away"
    assert await at(house, 2 * HOUR) == 1


def test_who_looks_through_another_process_is_not_written_to(tmp_path: Path) -> None:
    async def run(database: str) -> None:
        async with letters() as box:
            mail = Mail("127.0.0.1", box.port, "club@example.org", tls=False)
            post = Post(URL, mail, look_seconds=1e6)
            settings = settings_for(tmp_path, database=database, post=post)
            async with open_house(settings) as here, open_house(settings) as there:
                asked, _, table = await waiting_pair(here, box)
                twin = there.visitor()
                twin.http.cookies.update(dict(asked.http.cookies))
                ear = Ear(there, f"/api/tables/{table}/events", twin)
                await ear.event()
                here.service.tables._live.clear()  # that process has forgotten the table long ago
                assert await at(there, HOUR - 30) == 0
                assert await at(here, HOUR) == 0
                await ear.close()
                assert await at(here, 3 * HOUR) == 1

    with cluster.fresh_database() as database:
        asyncio.run(run(database))


def test_who_is_asked_by_the_move_of_a_bot_elsewhere_is_written_to(tmp_path: Path) -> None:
    """A process that only thinks, and was there before anybody sent post, leaves letters for those it keeps waiting."""

    async def run(database: str) -> None:
        async with letters() as box:
            post = Post(URL, Mail("127.0.0.1", box.port, "club@example.org", tls=False), look_seconds=1e6)
            thinks = settings_for(tmp_path, database=database)
            answers = settings_for(tmp_path, database=database, post=post, bot_processes=0)
            async with open_house(thinks) as there, open_house(answers) as here:
                ann = here.visitor()
                await subscribe(ann, box)
                await there.service.tables._look_round()
                table = (await ann.open([{"kind": "human"}, {"kind": "bot", "bot": "random"}]))["table"]
                for _ in range(6):
                    async with asyncio.timeout(PATIENCE):
                        while (await ann.view(table))["decision"] is None:
                            await asyncio.sleep(0.01)
                    await ann.move(table)
                async with asyncio.timeout(PATIENCE):
                    while (await ann.view(table))["decision"] is None:
                        await asyncio.sleep(0.01)
                assert await at(here, HOUR) == 1

    with cluster.fresh_database() as database:
        asyncio.run(run(database))
