"""Whatever a table hands over to be stored can be loaded again: every title, all along the game, with take-backs, open
joint frames, full hands, drafts, notes and wishes."""

from __future__ import annotations

import msgspec
import pytest

from civitas.kernel import registry
from civitas.kernel.chance import Chance, KeyedChance
from civitas.table import Info, MemoryStore, Orders, Seat, Table
from table.conftest import status

TITLES = [
    ("seven_wonders_duel", 2, {}),
    ("through_the_ages", 2, {}),
    ("through_the_ages", 4, {}),
    ("antiquity", 2, {}),
    ("antiquity", 4, {}),
    ("historia", 1, {}),
    ("historia", 4, {}),
    ("seven_ages", 2, {"ages": 1}),
    ("seven_ages", 4, {}),
]


def opened(title: str, seats: int, options: dict[str, object]) -> Table:
    people = [Seat("human", f"P{number}", person=f"p{number}") for number in range(seats)]
    accepted = registry.title(title).accept_options(_known(title, options))
    info = Info("t", title, None, accepted, people, 0.0, "p0")
    return Table.open(info, {"chance": KeyedChance(bytes(range(32))).dump()}, 0.0)


def _known(title: str, options: dict[str, object]) -> dict[str, object]:
    keys = {option.key for option in registry.title(title).options}
    return {key: value for key, value in options.items() if key in keys}


def same(one: Table, other: Table) -> None:
    kept, stored = msgspec.json.encode(one.info), msgspec.json.encode(other.info)
    assert msgspec.json.decode(stored) == msgspec.json.decode(kept)
    assert other.history.moves == one.history.moves and other.history.keys == one.history.keys
    assert other.waiting() == one.waiting()
    assert [other.decision(seat) for seat in one.waiting()] == [one.decision(seat) for seat in one.waiting()]
    if one.position is not None:
        assert other.going().hash() == one.going().hash()
        for seat in range(len(one.info.seats)):
            assert other.going().view(seat) == one.going().view(seat)
            assert other.take_back_refusal(seat) == one.take_back_refusal(seat)


@pytest.mark.soak
@pytest.mark.parametrize(("title", "seats", "options"), TITLES)
def test_what_was_stored_is_loaded_as_it_was(title: str, seats: int, options: dict[str, object], length: int) -> None:
    store, table, chance = MemoryStore(), opened(title, seats, options), Chance(seats)
    store.save(table.changes())
    for turn in range(250 * length):
        word, now = chance.word(turn), float(turn)
        if status(table) == "paused":
            table.resume(0, now)
        if status(table) == "over":
            break
        seat = table.waiting()[word % len(table.waiting())]
        if word % 11 == 0 and table.take_back_refusal(seat) is None:
            table.take_back(seat, now)
        elif word % 13 == 0:
            table.keep_draft(seat, b'{"plan":[%d,"\\u00e0"]}' % turn)
            table.seat(seat).notes = f"turn {turn} \N{GREEK SMALL LETTER ALPHA}"
            table.seat(seat).orders = Orders(auto_single=bool(word & 1))
        elif word % 17 == 0 and table.info.ask is None:
            table.pause(seat, now)
        elif word % 19 == 0 and table.asked_of():
            table.answer(table.asked_of()[0], False, now)
        else:
            moves = table.going().contending(seat)
            text = table.title.moves.text(moves[word // 128 % len(moves)])
            table.play(seat, str(table.decision(seat)), text, f"k{turn}", now)
        store.save(table.changes())
        if turn % 7 == 0 or status(table) == "over":
            saved = store.load("t")
            assert saved is not None
            again = Table.load(saved, now)
            same(table, again)
            table = again
    assert len(table.history.moves) > 30
