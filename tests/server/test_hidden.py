"""Nothing hidden leaves the server: not in packets, streams, logs, errors or files of running games."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import msgspec
import pytest

from civitas.kernel import registry
from civitas.kernel.chance import Chance, KeyedChance
from civitas.kernel.position import Position
from civitas.server.outlook import outlook
from civitas.server.packets import Reader, head, log_lines, packet, seat_names
from civitas.server.running import log_to
from civitas.table import Info, Seat, Table
from civitas.text import texts
from server.house import Ear, House, Visitor, play_on, scenario
from table.conftest import orchard  # noqa: F401 - a fixture used by every test here
from table.toy import OrchardTitle

SECRET = bytes(range(32))


@pytest.fixture(autouse=True)
def quiet_logs() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


def people(count: int) -> list[Seat]:
    return [Seat("human", name, person=name, notes=f"notes of {name}") for name in ("ann", "bob", "cid")[:count]]


def opened(title: str, seats: int, beginning: dict[str, object]) -> Table:
    info = Info("t", title, None, registry.title(title).accept_options({}), people(seats), 0.0, "ann")
    return Table.open(info, beginning, 0.0)


def everything(table: Table, viewer: int | None) -> bytes:
    """All that the server ever tells this viewer about the table as it stands."""
    owned = () if viewer is None else (viewer,)
    reader = Reader(viewer, owned, "en")
    position = table.going()
    whys, ahead = [], None
    if viewer is not None and table.decision(viewer) is not None:
        ahead = outlook(position, viewer, "", seat_names(table, "en"), texts("en", table.title))
    if viewer is not None:
        whys = [position.why(viewer, move) for move in range(0, position.title.moves.size, 7)]
    shown = [packet(table, reader, frozenset(), [], 0.0), log_lines(table, reader, table.history.lines), whys, ahead]
    return msgspec.json.encode(
        [*shown, head(table.info, None, "en"), None if viewer is None else table.decision(viewer)]
    )


def check_everybody(table: Table) -> None:
    """What a viewer is told is the same in every world that this viewer could be in."""
    true = table.going()
    for viewer in [*range(len(table.info.seats)), None]:
        told = everything(table, viewer)
        table.position = imagined(true, viewer)
        try:
            assert everything(table, viewer) == told
        finally:
            table.position = true


def imagined(position: Position, viewer: int | None) -> Position:
    """Another world with the same view; who is done in a joint frame is public and stays as it is."""
    twin = position.imagine(viewer, Chance(99))
    if twin.joint is not None and position.joint is not None:
        twin.joint.asked = position.joint.asked
    return twin


@pytest.mark.parametrize("seed", range(3))
def test_packets_of_a_duel_tell_nothing_hidden(seed: int) -> None:
    table = opened("seven_wonders_duel", 2, {"chance": KeyedChance(bytes([seed]) * 32).dump()})
    chance, turn = Chance(seed), 0
    while table.info.status == "running":
        check_everybody(table)
        seat = table.waiting()[0]
        moves = table.going().legal(seat)
        texts = [table.title.moves.text(move) for move in moves]
        # The Great Library is what hides something here: build it when it can be built.
        library = [text for text in texts if text.startswith("wonder:great_library") or text == "draft:great_library"]
        move = library[0] if library else texts[chance.word(turn) % len(texts)]
        turn += 1
        table.play(seat, str(table.decision(seat)), move, f"k{turn}", 0.0)


def test_the_draw_of_the_great_library_is_for_its_builder_alone() -> None:
    """Played on until a builder looks at its draw; the seed is one where that happens."""
    table = opened("seven_wonders_duel", 2, {"chance": Chance(5).dump()})
    turn, drawn = 0, None
    while drawn is None:
        seat = table.waiting()[0]
        texts = [table.title.moves.text(move) for move in table.going().legal(seat)]
        wanted = [text for text in texts if "great_library" in text]
        producing = [text for text in texts if text.startswith(("build", "draft", "token", "starter"))]
        table.play(seat, str(table.decision(seat)), (wanted or producing or texts)[0], f"k{turn}", 0.0)
        turn += 1
        drawn = table.going().view(table.waiting()[0])["library"]
    builder = table.waiting()[0]
    assert isinstance(drawn, list) and len(drawn) == 3
    for viewer in (1 - builder, None):
        shown = packet(table, Reader(viewer, (), "en"), frozenset(), [], 0.0)
        assert shown.view is not None and shown.view["library"] is None and shown.decision is None
    check_everybody(table)


@pytest.mark.parametrize("seed", range(4))
def test_packets_of_joint_frames_tell_nothing_hidden(seed: int) -> None:
    """What others chose and how far they got stays theirs until the frame closes."""
    assert isinstance(registry.title("orchard"), OrchardTitle)
    table = opened("orchard", 3, {"chance": KeyedChance(SECRET).dump()})
    chance = Chance(seed)
    for turn in range(60):
        if table.info.status != "running":
            break
        seat = table.waiting()[chance.word(turn) % len(table.waiting())]
        others = {viewer: everything(table, viewer) for viewer in (0, 1, 2, None) if viewer != seat}
        before, joint = table.waiting(), table.joint()
        moves = table.going().legal(seat)
        move = table.title.moves.text(moves[chance.word(turn + 1000) % len(moves)])
        table.play(seat, str(table.decision(seat)), move, f"k{turn}", float(turn))
        if joint is not None and table.joint() is joint and table.waiting() == before and move.startswith("pick"):
            assert {viewer: everything(table, viewer) for viewer in others} == others


class Everything:
    """Everything that visitors of a house were told during a running game."""

    def __init__(self, house: House) -> None:
        self.house = house

    def check(self, *secrets: str) -> None:
        told = "\n".join(self.house.heard)
        assert len(told) > 10_000
        for secret in secrets:
            assert secret and secret not in told


async def secrets_of(house: House, table: str) -> str:
    async with house.service.tables.at(table) as live:
        chance = live.table.beginning["chance"]
        assert isinstance(chance, dict)
        return str(chance["secret"])


@scenario
async def test_no_secret_is_in_any_answer_stream_or_log_of_a_running_game(house: House) -> None:
    output = io.StringIO()
    log_to(output, logging.DEBUG)
    ann, bob, watcher = house.visitor(), house.visitor(), house.visitor()
    opened_table = await ann.open(public=True)
    table = opened_table["table"]
    link = opened_table["links"][0]["url"].partition("#")[2]
    house.heard.clear()
    await bob.post(f"/api/tables/{table}/join", {"link": link})
    ears = [Ear(house, f"/api/tables/{table}/events", visitor) for visitor in (ann, bob, None)]
    await play_on(table, ann, bob, moves=20)
    await wrong_things(table, ann, watcher)
    for ear in ears:
        for _ in range(3):
            await ear.event()
        await ear.close()
    secret = await secrets_of(house, table)
    tokens = [visitor.http.cookies["civitas"] for visitor in (ann, bob)]
    Everything(house).check(secret, link, *tokens)
    logged = output.getvalue()
    for hidden in (secret, link, *tokens):
        assert hidden not in logged
    shown = await watcher.view(table)
    assert shown["commitment"] and "secret" not in shown


async def wrong_things(table: str, ann: Visitor, watcher: Visitor) -> None:
    """Whatever a curious person might try."""
    await watcher.get("/api/tables?status=running")
    await watcher.get(f"/api/tables/{table}")
    await watcher.get(f"/api/tables/{table}/log")
    await watcher.get(f"/api/tables/{table}/record", 403)
    await watcher.get(f"/api/tables/{table}/curve", 422)
    await watcher.get(f"/api/tables/{table}/view?seat=0", 403)
    await watcher.get(f"/api/tables/{table}/events?seat=0", 403)
    await watcher.get(f"/api/tables/{table}/why?move=build:baths", 403)
    await watcher.get(f"/api/tables/{table}/outlook", 403)
    await watcher.get(f"/api/tables/{table}/outlook?seat=0", 403)
    await ann.get(f"/api/tables/{table}/outlook?seat=1", 403)
    await watcher.post(f"/api/tables/{table}/moves", {"decision": "x", "move": "build:baths", "key": "k"}, 403)
    await watcher.post(f"/api/tables/{table}/back", {"seat": 0}, 403)
    await watcher.post(f"/api/tables/{table}/links", {"seat": 0}, 403)
    await ann.get(f"/api/tables/{table}/view?seat=1", 403)
    for at in range(0, 20, 5):
        await ann.view(table, at=at)
        await watcher.view(table, at=at)
    await ann.post(f"/api/tables/{table}/moves", {"decision": "x", "move": "build:baths", "key": "k"}, 409)


@scenario
async def test_notes_drafts_and_orders_are_for_their_seat_alone(house: House) -> None:
    ann, bob, table = await house.pair()
    await ann.post(f"/api/tables/{table}/notes", {"text": "my secret plan"})
    await ann.post(f"/api/tables/{table}/draft", {"data": {"cards": ["my draft"]}})
    own = await ann.view(table)
    assert own["notes"] == "my secret plan" and own["draft"] == {"cards": ["my draft"]}
    for visitor in (bob, house.visitor()):
        shown = str(await visitor.view(table))
        assert "secret plan" not in shown and "my draft" not in shown


@scenario
async def test_nobody_sees_the_deal_before_everybody_sits(house: House) -> None:
    ann = house.visitor()
    opened_table = await ann.open()
    shown = opened_table["packet"]
    assert shown["status"] == "open" and shown["view"] is None and shown["standing"] is None
    assert shown["decision"] is None and len(shown["commitment"]) == 64
    await ann.get(f"/api/tables/{opened_table['table']}/why?move=build:baths", 422)


@scenario
async def test_the_secret_and_the_record_come_with_the_end(house: House) -> None:
    ann, bob, table = await house.pair()
    secret = await secrets_of(house, table)
    await ann.post(f"/api/tables/{table}/resign")
    assert (await bob.view(table))["secret"] == secret
    record = await house.visitor().get(f"/api/tables/{table}/record")
    assert record["chance"]["secret"] == secret
