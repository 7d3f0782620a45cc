"""Every title, every number of seats, every viewer: what the server tells is the same in every world that the viewer
could be in, byte for byte, and so of the same size. Secret choices do not show before they are laid open."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest

from civitas.kernel import registry
from civitas.kernel.chance import KeyedChance
from civitas.server.packets import event_number
from civitas.table import Info, Seat, Table
from civitas.table.storage import MemoryStore
from server.house import Ear, House, Visitor, open_house, settings_for
from server.test_hidden import check_everybody, everything

TITLES = ("seven_wonders_duel", "through_the_ages", "antiquity", "historia", "seven_ages")
COUNTS = [(title, seats) for title in TITLES for seats in registry.title(title).seat_counts]
JOINT = [(title, seats) for title, seats in COUNTS if title in ("antiquity", "historia", "seven_ages") and seats > 1]
"""Titles in which several decide at once, each unseen."""
LOOKS = 6
MOVES = 150


def opened(title: str, seats: int) -> Table:
    people = [Seat("human", f"player {seat}", person=f"p{seat}") for seat in range(seats)]
    info = Info("t", title, None, registry.title(title).accept_options({}), people, 0.0, "p0")
    return Table.open(info, {"chance": KeyedChance(bytes([seats]) * 32).dump()}, 0.0)


def make(table: Table, seat: int, choice: int, key: str) -> None:
    moves = table.going().contending(seat)
    text = table.title.moves.text(moves[choice % len(moves)])
    table.play(seat, str(table.decision(seat)), text, key, 0.0)


@pytest.mark.soak
@pytest.mark.parametrize(("title", "seats"), COUNTS)
def test_what_is_told_is_the_same_in_every_world(title: str, seats: int, length: int) -> None:
    table, dice = opened(title, seats), random.Random(seats)
    looks = set(dice.sample(range(MOVES), min(MOVES, LOOKS * length)))
    for turn in range(MOVES):
        if table.info.status != "running":
            break
        if turn in looks:
            check_everybody(table)
        make(table, dice.choice(list(table.waiting())), dice.randrange(1000), f"k{turn}")


def copied(table: Table, store: MemoryStore) -> Table:
    store.save(table.changes())
    saved = store.load("t")
    assert saved is not None
    return Table.load(saved, 0.0)


def still_unseen(one: Table, two: Table) -> bool:
    """Is nothing laid open yet, and the same seats asked? Offers are made in public."""
    first, second = one.joint(), two.joint()
    if first is None or second is None or one.waiting() != two.waiting():
        return False
    return first.dump()[-1] == second.dump()[-1]


@pytest.mark.soak
@pytest.mark.parametrize(("title", "seats"), JOINT)
def test_secret_choices_do_not_show(title: str, seats: int, length: int) -> None:
    """Whatever a seat chooses unseen, all others are told the same: packets, logs, reasons, numbers of events."""
    table, dice, store, compared = opened(title, seats), random.Random(seats), MemoryStore(), 0
    for turn in range(MOVES * length):
        if table.info.status != "running" or compared >= LOOKS * length:
            break
        seat = dice.choice(list(table.waiting()))
        if table.joint() is not None and len(table.waiting()) > 1 and len(table.going().contending(seat)) > 1:
            one, two = copied(table, store), copied(table, store)
            for twin, choice in ((one, 0), (two, len(table.going().contending(seat)) - 1)):
                make(twin, seat, choice, "secret")
            if still_unseen(one, two):
                for viewer in [other for other in [*range(seats), None] if other != seat]:
                    assert everything(one, viewer) == everything(two, viewer)
                    assert event_number(one, viewer) == event_number(two, viewer)
                compared += 1
        make(table, seat, dice.randrange(1000), f"k{turn}")
    assert compared > 0


FACE_DOWN = ("prepare", "discard")
"""Moves of Through the Ages that lay a card face down."""


@pytest.mark.soak
@pytest.mark.parametrize("seats", registry.title("through_the_ages").seat_counts)
def test_cards_laid_face_down_do_not_show(seats: int, length: int) -> None:
    """Events prepared and cards discarded: of those with the same back nobody else is told which it was."""
    table, dice, store, compared = opened("through_the_ages", seats), random.Random(seats), MemoryStore(), 0
    for turn in range(4 * MOVES * length):
        if table.info.status != "running" or compared >= LOOKS * length:
            break
        seat = dice.choice(list(table.waiting()))
        choices = of_one_back(table, seat)
        if len(choices) > 1:
            one, two = copied(table, store), copied(table, store)
            for twin, choice in ((one, choices[0]), (two, choices[-1])):
                make(twin, seat, choice, "secret")
            if shown_cards(one) == shown_cards(two):
                for viewer in [other for other in [*range(seats), None] if other != seat]:
                    assert everything(one, viewer) == everything(two, viewer)
                    assert event_number(one, viewer) == event_number(two, viewer)
                compared += 1
        make(table, seat, dice.randrange(1000), f"k{turn}")
    assert compared > 0


def of_one_back(table: Table, seat: int) -> list[int]:
    """The choices of a seat that lay a card face down, all with one back."""
    facts: Any = table.going().facts  # type: ignore[attr-defined]
    found: dict[tuple[str, int], list[int]] = {}
    for choice, move in enumerate(table.going().contending(seat)):
        verb, _, card = table.title.moves.text(move).partition(":")
        if verb in FACE_DOWN:
            found.setdefault((verb, facts.level[facts.ids.index(card)]), []).append(choice)
    return max(found.values(), key=len, default=[])


def shown_cards(table: Table) -> list[object]:
    """What lies open: the card that was laid down may have come up at once."""
    state: Any = table.going().dump()["state"]
    return [state["open_card"], state["past_events"], state["row"]]


async def listening(house: House, title: str, seats: int, choice: int) -> tuple[list[str], list[int]]:
    """A table with chosen luck, where one chooses unseen: what another and a spectator hear, and the sizes of what they
    are answered."""
    ann, bob, watcher = house.visitor(), house.visitor(), house.visitor()
    table = (await ann.open([{"kind": "human"}, *[{"kind": "open"}] * (seats - 1)], title=title, seed=11))["table"]
    others = [bob, *[house.visitor() for _ in range(seats - 2)]]
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    await until_both_choose(table, ann, *others)
    ears = [Ear(house, f"/api/tables/{table}/events", visitor) for visitor in (bob, watcher)]
    house.heard.clear()
    for ear in ears:
        await ear.event()
    decision = (await ann.view(table))["decision"]
    chosen = alike(decision["moves"])[-choice]["move"]
    house.heard.clear()
    await ann.post(f"/api/tables/{table}/moves", {"decision": decision["id"], "move": chosen, "key": "s"})
    house.heard.clear()
    for visitor in (bob, watcher):
        for path in ("view", "log", "replay", ""):
            await visitor.get(f"/api/tables/{table}/{path}".rstrip("/"))
    await bob.get(f"/api/tables/{table}/outlook")
    await watcher.get(f"/api/tables/{table}/record", 403)
    told = [timeless(text.replace(table, "TABLE")) for text in house.heard]
    heard = []
    for ear in ears:
        heard.append(timeless(b"".join(part for part in drained(ear)).decode().replace(table, "TABLE")))
        await ear.close()
    return [*told, *heard], [len(text) for text in (*told, *heard)]


def timeless(text: str) -> str:
    """Without the hours, which go on between two tables whatever is chosen."""
    return re.sub(r'"(created_at|last_move_at|since|until)":[\d.]+', "", text)


def alike(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves of one kind; that somebody is done, or has made an offer, is for all to see."""
    return max(([move for move in moves if move["verb"] == one["verb"]] for one in moves), key=len)


def drained(ear: Ear) -> list[bytes]:
    parts = [ear._rest]
    while not ear._parts.empty():
        parts.append(ear._parts.get_nowait())
    return parts


async def until_both_choose(table: str, *people: Visitor) -> None:
    """Play on until the first two are asked at once and the first has something to choose."""
    for number in range(60 * len(people)):
        shown: list[Any] = [(await visitor.view(table))["decision"] for visitor in people]
        if shown[0] is not None and shown[1] is not None and len(alike(shown[0]["moves"])) > 1:
            return
        mover = next(person for person, decision in zip(people, shown, strict=True) if decision is not None)
        await mover.move(table, number)
    raise AssertionError("nobody chose at the same time")


@pytest.mark.parametrize(("title", "seats"), JOINT)
def test_answers_and_events_of_others_are_the_same_whatever_is_chosen(title: str, seats: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            first, second = await listening(house, title, seats, 0), await listening(house, title, seats, 1)
            assert first[1] == second[1]
            assert first[0] == second[0]

    asyncio.run(run())
