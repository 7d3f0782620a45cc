"""People among themselves, those who look after them, and one's own data."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import inspect, select

from civitas.cli import main
from civitas.kernel.registry import title
from civitas.server.database import Database
from civitas.server.people import accounts, passphrases
from civitas.server.post import store
from civitas.server.schema import METADATA, MIGRATIONS, version_of
from civitas.teaching.studies import lessons, script
from server.cluster import fresh_database
from server.house import DUEL, Ear, House, Visitor, open_house, play_on, scenario, settings_for

WORDS = "four words nobody guesses"
ADMIN = ("state", "people", "tables", "reports", "audit")


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(passphrases.COSTS, "argon2id", (64, 1, 1))
    monkeypatch.setitem(passphrases.COSTS, "scrypt", (16, 8, 1))


async def named(house: House, name: str) -> tuple[Visitor, str]:
    visitor = house.visitor()
    return visitor, (await visitor.post("/api/me", {"name": name}))["id"]


async def administrator(house: House) -> Visitor:
    visitor = house.visitor()
    await visitor.post("/api/account", {"name": "Cato", "passphrase": WORDS}, 201)
    accounts.set_role(house.service.database, "cato", accounts.ADMINISTRATOR)
    house.service.identity.forget((await visitor.get("/api/me"))["id"])
    assert (await visitor.get("/api/me"))["administrator"]
    return visitor


# ---------------------------------------------------------------------- ties


@scenario
async def test_who_is_followed_is_found_at_public_tables(house: House) -> None:
    ann, ann_id = await named(house, "Ann")
    bob, bob_id = await named(house, "Bob")
    assert await ann.get("/api/ties") == {"followed": [], "blocked": [], "muted": []}
    await ann.post("/api/ties", {"person": bob_id, "kind": "follow"})
    cleo, _ = await named(house, "Cleo")
    private = (await bob.open())["table"]
    await cleo.post(f"/api/tables/{private}/join")
    assert (await ann.get("/api/ties"))["followed"] == [{"person": bob_id, "name": "Bob", "table": None}]
    public = (await bob.open(public=True))["table"]
    await cleo.post(f"/api/tables/{public}/join")
    assert (await ann.get("/api/ties"))["followed"][0]["table"] == public
    assert await bob.get("/api/ties") == {"followed": [], "blocked": [], "muted": []}
    await ann.post("/api/ties", {"person": bob_id, "kind": "follow", "wanted": False})
    assert (await ann.get("/api/ties"))["followed"] == []
    await ann.post("/api/ties", {"person": ann_id, "kind": "follow"}, 422)
    await ann.post("/api/ties", {"person": "nobody", "kind": "mute"}, 404)
    await ann.post("/api/ties", {"person": bob_id, "kind": "hate"}, 400)


@scenario
async def test_who_is_blocked_does_not_sit_down_and_no_longer_follows(house: House) -> None:
    ann, ann_id = await named(house, "Ann")
    bob, bob_id = await named(house, "Bob")
    before = (await ann.open())["table"]
    await bob.post(f"/api/tables/{before}/join")
    await bob.post("/api/ties", {"person": ann_id, "kind": "follow"})
    await ann.post("/api/ties", {"person": bob_id, "kind": "block"})
    assert (await bob.get("/api/ties"))["followed"] == []
    table = (await ann.open())["table"]
    assert (await bob.post(f"/api/tables/{table}/join", None, 403))["error"] == "error-not-together"
    theirs = (await bob.open())["table"]
    await ann.post(f"/api/tables/{theirs}/join", None, 403)
    await bob.post(f"/api/tables/{before}/join")
    await play_on(before, ann, bob, moves=2)
    await ann.post("/api/ties", {"person": bob_id, "kind": "block", "wanted": False})
    await bob.post(f"/api/tables/{table}/join")


@scenario
async def test_lines_say_who_said_them_so_that_one_need_not_hear(house: House) -> None:
    ann, bob, table = await house.pair()
    said = (await bob.post(f"/api/tables/{table}/chat", {"text": "Salve"}))["chat"][0]
    assert said["person"] == (await bob.get("/api/me"))["id"]
    muted = await ann.post("/api/ties", {"person": said["person"], "kind": "mute"})
    assert [one["person"] for one in muted["muted"]] == [said["person"]]
    assert (await ann.get("/api/me"))["muted"] == [said["person"]] and "muted" not in await bob.get("/api/me")


# ---------------------------------------------------------------------- what was learned


@scenario
async def test_what_is_learned_stands_on_the_profile(house: House) -> None:
    ann, ann_id = await named(house, "Ann")
    first = lessons(title(DUEL))[0]
    table = (await ann.post(f"/api/games/{DUEL}/course/lessons/{first.key}", None, 201))["table"]
    assert (await ann.post(f"/api/tables/{table}/learned", None, 409))["error"] == "error-not-learned"
    assert (await ann.get(f"/api/people/{ann_id}"))["badges"] == []
    for play in script(first):
        decision = (await ann.view(table, seat=play.seat))["decision"]
        wish = {"decision": decision["id"], "move": play.move, "key": uuid.uuid4().hex, "seat": play.seat}
        await ann.post(f"/api/tables/{table}/moves", wish)
    await (await named(house, "Bob"))[0].post(f"/api/tables/{table}/learned", None, 409)
    for _ in range(2):
        await ann.post(f"/api/tables/{table}/learned")
    (badge,) = (await ann.get(f"/api/people/{ann_id}"))["badges"]
    assert (badge["title"], badge["lessons"], badge["tasks"], badge["whole"]) == (DUEL, 1, 0, False)
    assert badge["all_lessons"] == len(lessons(title(DUEL))) and badge["challenges"] == 0
    task = (await ann.post(f"/api/games/{DUEL}/course/tasks/{first.key}", None, 201))["table"]
    await ann.post(f"/api/tables/{task}/learned", None, 409)
    opened = (await ann.open())["table"]
    await ann.post(f"/api/tables/{opened}/learned", None, 409)


# ---------------------------------------------------------------------- administrators


@scenario
async def test_only_administrators_administer(house: House) -> None:
    ann, ann_id = await named(house, "Ann")
    await ann.post("/api/account", {"name": "Ann", "passphrase": WORDS}, 201)
    for visitor in (house.visitor(), ann):
        for part in ADMIN:
            await visitor.get(f"/api/admin/{part}", 403)
        for action in ("suspend", "mute"):
            await visitor.post(f"/api/admin/{action}", {"person": ann_id, "days": 1}, 403)
        await visitor.post("/api/admin/talk/remove", {"table": "x", "line": 1}, 403)
        await visitor.post("/api/admin/reports/close", {"report": "x"}, 403)
    cato = await administrator(house)
    await cato.post("/api/admin/crown", {"person": ann_id, "days": 1}, 404)
    await cato.post("/api/admin/suspend", {"person": "nobody", "days": 1}, 404)
    own = (await cato.get("/api/me"))["id"]
    await cato.post("/api/admin/suspend", {"person": own, "days": 1}, 422)


@scenario
async def test_a_report_is_looked_at_and_what_is_done_stands_in_the_log(house: House) -> None:
    cato = await administrator(house)
    ann, bob, table = await house.pair()
    bob_id = (await bob.post("/api/me", {"name": "Bob"}))["id"]
    line = (await bob.post(f"/api/tables/{table}/chat", {"text": "you fool"}))["chat"][0]["n"]
    await ann.post("/api/reports", {"text": "  "}, 422)
    await ann.post("/api/reports", {"text": "Rude", "table": table, "line": line + 7}, 404)
    await ann.post("/api/reports", {"text": "Rude", "table": table, "line": line}, 201)
    report = (await cato.get("/api/admin/reports"))[0]
    assert report["said"].endswith(": you fool") and report["about"] == bob_id and report["text"] == "Rude"
    known = {row["person"]: row for row in await cato.get("/api/admin/people")}
    assert known[bob_id]["reports"] == 1 and known[bob_id]["tables"] == 1
    assert [row["name"] for row in await cato.get("/api/admin/people?name=bo")] == ["Bob"]
    assert [row["table"] for row in await cato.get("/api/admin/tables")] == [table]

    ear = Ear(house, f"/api/tables/{table}/events", ann)
    await ear.event()
    await cato.post("/api/admin/talk/remove", {"table": table, "line": line, "reason": "insult"})
    name, _, shown = await ear.event()
    while name != "packet":
        name, _, shown = await ear.event()
    assert shown["chat"][0]["text"] == ""
    await ear.close()
    await cato.post("/api/admin/talk/remove", {"table": table, "line": line + 9}, 404)
    assert (await ann.view(table))["chat"][0]["text"] == ""
    assert (await ann.post(f"/api/tables/{table}/chat", {"text": "Thanks"}))["chat"][-1]["text"] == "Thanks"

    await cato.post("/api/admin/mute", {"person": bob_id, "days": 7, "reason": "insults"})
    assert (await bob.post(f"/api/tables/{table}/chat", {"text": "no"}, 403))["error"] == "error-muted"
    await cato.post("/api/admin/suspend", {"person": bob_id, "days": 1})
    await bob.view(table)
    assert (await bob.post(f"/api/tables/{table}/resign", None, 403))["error"] == "error-suspended"
    await bob.get("/api/account/export")
    await cato.post("/api/admin/suspend", {"person": bob_id, "days": 0})
    await bob.post(f"/api/tables/{table}/chat", {"text": "no"}, 403)
    await cato.post("/api/admin/mute", {"person": bob_id, "days": 0})
    await bob.post(f"/api/tables/{table}/chat", {"text": "Sorry"})
    await cato.post("/api/admin/reports/close", {"report": report["id"], "outcome": "muted"})
    await cato.post("/api/admin/reports/close", {"report": report["id"]}, 404)
    assert await cato.get("/api/admin/reports") == []
    assert (await cato.get("/api/admin/reports?closed=true"))[0]["outcome"] == "muted"
    deeds = [(deed["action"], deed["who_name"]) for deed in await cato.get("/api/admin/audit")]
    actions = ["close", "unmute", "unsuspend", "suspend", "mute", "remove"]
    assert deeds == [*((action, "Cato") for action in actions), ("administrator", "")]
    state = await cato.get("/api/admin/state")
    assert state["status"] == "ready" and state["running_tables"] == 1 and state["accounts"] == 1
    assert state["queues"] == [] and state["quotas"] == []


@pytest.mark.sqlite
def test_the_role_is_given_where_the_server_runs(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)

    async def run(act: Any) -> None:
        async with open_house(settings) as house:
            await act(house)

    async def sign_up(house: House) -> None:
        await house.visitor().post("/api/account", {"name": "Cato", "passphrase": WORDS}, 201)

    async def sign_in(house: House) -> None:
        cato = house.visitor()
        wish = {"name": "Cato", "passphrase": WORDS}
        assert (await cato.post("/api/account/sign-in", wish))["administrator"]
        await cato.get("/api/admin/audit")

    asyncio.run(run(sign_up))
    done = CliRunner().invoke(main, ["role", "cato", "administrator", "--db", settings.database])
    assert done.exit_code == 0, done.output
    asyncio.run(run(sign_in))
    assert CliRunner().invoke(main, ["role", "x", "member", "--db", settings.database]).exit_code != 0


# ---------------------------------------------------------------------- one's own data


@scenario
async def test_export_holds_what_is_stored_and_no_secret(house: House) -> None:
    ann, bob, table = await house.pair()
    await ann.post("/api/account", {"name": "Ann", "passphrase": WORDS}, 201)
    await ann.post(f"/api/tables/{table}/chat", {"text": "Salve"})
    await bob.post(f"/api/tables/{table}/chat", {"text": "a secret of Bob"})
    await bob.post(f"/api/tables/{table}/resign")
    found = await ann.get("/api/account/export")
    assert found["account"]["login"] == "ann" and found["person"]["name"] == "Ann"
    assert [row["id"] for row in found["tables"]] == [table] and len(found["results"]) == len(found["ratings"]) == 1
    assert [row["text"] for row in found["talk"]] == ["Salve"] and len(found["sessions"]) == 1
    assert (
        "scrypt" not in str(found)
        and "argon2" not in str(found)
        and "hash" not in str(found)
        and "secret of Bob" not in str(found)
    )


@scenario
async def test_who_is_deleted_leaves_nothing_but_moves(house: House) -> None:
    ann, bob, over = await house.pair()
    ann_id = (await ann.get("/api/me"))["id"]
    await ann.post("/api/account", {"name": "Annabella", "passphrase": WORDS}, 201)
    running = (await ann.open([{"kind": "human", "name": "Annabella"}, {"kind": "open"}], public=True))["table"]
    for table in (over, running):
        if table == running:
            await bob.post(f"/api/tables/{table}/join")
        await ann.post(f"/api/tables/{table}/chat", {"text": "I am Annabella"})
        await play_on(table, ann, bob, moves=3)
    await bob.post(f"/api/tables/{over}/resign")
    await bob.post("/api/ties", {"person": ann_id, "kind": "follow"})
    store.add(house.service.database, ann_id, "mail", "annabella@example.org", "", "en", 1.0)
    exported = await ann.get("/api/account/export")
    assert [row["target"] for row in exported["post"] if "target" in row] == ["annabella@example.org"]
    await ann.post("/api/account/delete", {"passphrase": "not the right words"}, 403)
    assert (await ann.post("/api/account/delete", {"passphrase": WORDS}))["guest"]
    assert (await ann.get("/api/me"))["guest"]
    await house.visitor().post("/api/account/sign-in", {"name": "Annabella", "passphrase": WORDS}, 403)
    await bob.get(f"/api/people/{ann_id}", 404)
    for table in (over, running):
        shown = await bob.view(table)
        assert "Annabella" not in str(shown) and shown["last"] == 3
    with house.service.database.reading() as connection:
        for part in METADATA.sorted_tables:
            rows = [tuple(row) for row in connection.execute(select(part))]
            assert not [row for row in rows if ann_id in str(row) or "annabella" in str(row).lower()], part.name
    await house.visitor().post("/api/account", {"name": "Annabella", "passphrase": WORDS}, 201)


@scenario
async def test_a_guest_may_go_too(house: House) -> None:
    ann, ann_id = await named(house, "Ann")
    await ann.post("/api/account/delete")
    assert (await ann.get("/api/me"))["guest"]
    await house.visitor().get(f"/api/people/{ann_id}", 404)


# ---------------------------------------------------------------------- databases


def before_people(database: Database) -> None:
    """As it was one step earlier, with a line of chat that did not say who said it."""
    new = ("accounts", "passes", "attempts", "standing", "ties", "reports", "audit")
    with database.writing() as connection:
        for name in new:
            connection.exec_driver_sql(f"DROP TABLE {name}")
        connection.exec_driver_sql("DROP INDEX ix_chat_person")
        connection.exec_driver_sql("ALTER TABLE chat DROP COLUMN person")
        step = [step.__name__ for step in MIGRATIONS].index("_people")
        connection.exec_driver_sql(f"UPDATE meta SET value = '{step}' WHERE key = 'version'")


def goes_forward(url: str, folder: Path) -> None:
    settings = settings_for(folder, database=url)

    async def play() -> tuple[str, dict[str, str]]:
        async with open_house(settings) as house:
            ann, _, table = await house.pair()
            await ann.post(f"/api/tables/{table}/chat", {"text": "Salve"})
            return table, dict(ann.http.cookies)

    async def go_on(table: str, jar: dict[str, str]) -> None:
        async with open_house(settings) as house:
            ann = house.visitor()
            ann.http.cookies.update(jar)
            assert (await ann.view(table))["chat"][0]["text"] == "Salve"
            await ann.post("/api/account", {"name": "Ann", "passphrase": WORDS}, 201)
            assert (await ann.post(f"/api/tables/{table}/chat", {"text": "Ave"}))["chat"][-1]["person"]
            other = house.visitor()
            await other.post("/api/account/sign-in", {"name": "Ann", "passphrase": WORDS})
            await other.post("/api/account/delete", {"passphrase": WORDS})

    table, jar = asyncio.run(play())
    database = Database(url)
    before_people(database)
    database.open()
    with database.reading() as connection:
        assert version_of(connection) == len(MIGRATIONS)
        found = inspect(connection)
        assert set(METADATA.tables) <= set(found.get_table_names())
    database.close()
    asyncio.run(go_on(table, jar))


@pytest.fixture
def postgres() -> Iterator[str]:
    with fresh_database() as found:
        yield found


@pytest.mark.sqlite
def test_an_older_database_goes_forward(tmp_path: Path) -> None:
    goes_forward(f"sqlite:///{tmp_path}/civitas.db", tmp_path)


def test_an_older_database_of_postgresql_goes_forward(postgres: str, tmp_path: Path) -> None:
    goes_forward(postgres, tmp_path)
