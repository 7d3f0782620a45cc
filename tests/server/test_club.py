"""Finished games count: ratings, profiles, the archive and what it tells."""

from __future__ import annotations

import asyncio
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from civitas.kernel import registry
from civitas.server import archive
from civitas.server.database import Database
from civitas.server.results import MEAN, rated
from civitas.server.routes.club import season_of
from civitas.server.schema import MIGRATIONS, PLAYED
from civitas.table.outcome import cards_of
from civitas.text import LANGUAGES, texts
from server.house import DUEL, House, Visitor, open_house, play_on, scenario, settings_for


async def named(house: House, name: str) -> tuple[Visitor, str]:
    visitor = house.visitor()
    return visitor, (await visitor.post("/api/me", {"name": name}))["id"]


async def resigned(winner: Visitor, loser: Visitor, **wishes: Any) -> str:
    """A short game: the loser resigns."""
    table: str = (await winner.open(**wishes))["table"]
    await loser.post(f"/api/tables/{table}/join")
    await loser.post(f"/api/tables/{table}/resign")
    return table


async def ranking(visitor: Visitor, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await visitor.get("/api/ranking", params={"title": DUEL, "seats": 2, **query})
    return found


@scenario
async def test_a_game_of_two_people_moves_both_ratings(house: House) -> None:
    ann, ann_id = await named(house, "Ann")
    bob, bob_id = await named(house, "Bob")
    table = await resigned(ann, bob)
    first, second = await ranking(ann)
    assert (first["person"], first["name"], first["games"], first["wins"]) == (ann_id, "Ann", 1, 1)
    assert (second["person"], second["name"], second["games"], second["wins"]) == (bob_id, "Bob", 1, 0)
    assert first["rating"] > 1500 > second["rating"] and first["provisional"]
    # What is said or looked at afterwards does not count the game again.
    await bob.post(f"/api/tables/{table}/chat", {"text": "Well played"})
    await ann.view(table)
    assert await ranking(ann) == [first, second]
    for _ in range(2):
        await resigned(ann, bob)
    later = await ranking(ann)
    assert later[0]["rating"] > first["rating"] and later[0]["within"] < first["within"]
    assert later[0]["games"] == 3

    shown = await bob.get(f"/api/people/{ann_id}")
    assert shown["name"] == "Ann" and shown["ratings"] == later[:1]
    steps = [step["rating"] for step in shown["history"]]
    assert steps == sorted(steps) and len(steps) == 3 and steps[-1] == later[0]["rating"]
    assert shown["opponents"] == [{"person": bob_id, "name": "Bob", "games": 3, "wins": 3.0}]
    await ann.get("/api/people/nobody", 404)


@scenario
async def test_statistics_are_counted_once_for_all_who_ask(house: House) -> None:
    """Counting takes long once there are many games: it is done anew when one has ended and not before."""
    counted, library = 0, house.service.library

    def counting(*args: Any) -> Any:
        nonlocal counted
        counted += args[0] is archive.statistics
        return look(*args)

    ann, bob = house.visitor(), house.visitor()
    await resigned(ann, bob, public=True)
    look = library.look
    library.look = counting  # type: ignore[method-assign, assignment]
    query = {"title": DUEL, "seats": 2}
    asked = [visitor.get("/api/statistics", params=query) for visitor in (ann, bob) for _ in range(10)]
    assert {told["games"] for told in await asyncio.gather(*asked)} == {1}
    assert counted == 1
    await resigned(bob, ann, public=True)
    assert (await ann.get("/api/statistics", params=query))["games"] == 2 and counted == 2


@scenario
async def test_what_does_not_count(house: House) -> None:
    ann, _ = await named(house, "Ann")
    bob, _ = await named(house, "Bob")
    await resigned(ann, bob, seed=7)
    one = (await ann.open([{"kind": "human"}, {"kind": "human"}], hot_seat=True))["table"]
    await ann.post(f"/api/tables/{one}/resign", {"seat": 0})
    alone = (await ann.open([{"kind": "human"}, {"kind": "bot", "bot": "random"}]))["table"]
    await ann.post(f"/api/tables/{alone}/resign")
    assert await ranking(ann) == []


@scenario
async def test_the_archive_holds_public_games_and_finds_them(house: House) -> None:
    ann, ann_id = await named(house, "Ann 100%")
    bob, _ = await named(house, "Bob")
    await resigned(ann, bob)
    table = await resigned(bob, ann, public=True)
    long = (await ann.open(public=True))["table"]
    await bob.post(f"/api/tables/{long}/join")
    await play_on(long, ann, bob)
    found = await ann.get("/api/archive")
    assert [game["table"] for game in found["games"]] == [long, table] and not found["more"]
    assert [(seat["name"], seat["place"]) for seat in found["games"][1]["seats"]] == [("Bob", 1), ("Ann 100%", 2)]

    async def sought(**query: Any) -> list[str]:
        games = (await ann.get("/api/archive", params=query))["games"]
        return [game["table"] for game in games]

    assert await sought(name="100%") == [long, table] and await sought(name="_") == []
    assert await sought(person=ann_id) == [long, table]
    assert await sought(title=DUEL, seats=2) == [long, table] and await sought(title="antiquity") == []
    winner = next(seat["name"] for seat in found["games"][0]["seats"] if seat["place"] == 1)
    loser = "Bob" if winner.startswith("Ann") else "Ann"
    assert await sought(name="Bob", result="won") == [long, table][loser == "Bob" :]
    assert await sought(name="Ann", result="lost") == [long, table][loser == "Bob" :]
    assert await sought(person=ann_id, result="won") == [long, table][: loser == "Bob"]
    assert await sought(result="shared") == [] and await sought(result="bots") == []
    assert await sought(result="people") == [long, table]
    figures = await ann.get("/api/statistics", params={"title": DUEL, "seats": 2})
    assert figures["games"] == 2 and sum(row["wins"] for row in figures["by_seat"]) == 2
    built = next(row for row in figures["moves"] if row["key"].startswith("build:"))
    assert built["label"].startswith("Build ") and built["games"] == 1 and await sought(move=built["key"]) == [long]
    italian = await ann.get("/api/statistics", params={"title": DUEL, "seats": 2, "lang": "it"})
    assert next(row for row in italian["moves"] if row["key"] == built["key"])["label"] != built["label"]
    assert {row["key"].partition(":")[0] for row in figures["openings"]} == {"draft"}
    # A card by what it is stored as, by its name or a part of it in whatever language, however it was played.
    cards = {row["key"]: row for row in figures["cards"]}
    card = cards[built["key"].replace("build:", "card:")]
    assert card["games"] == 1 and card["label"] in built["label"]
    here, there = (texts(language, registry.title(DUEL)).name("card", card["key"][5:]) for language in LANGUAGES)
    for words in (card["key"], here, there.upper(), here[:-1]):
        assert await sought(card=words) == await sought(card=words, title=DUEL) == [long], words
    assert await sought(card=here, title="historia") == [] and await sought(card="no such card") == []
    wonders = [row for key, row in cards.items() if key.startswith("wonder:")]
    raised = [row for row in figures["moves"] if row["key"].startswith("wonder:")]
    assert sum(row["wins"] for row in wonders) == sum(row["wins"] for row in raised)
    assert {row["key"]: row["label"] for row in italian["cards"]}[card["key"]] == there
    for wrong in ({"page": -1}, {"page": 10**9}, {"seats": 0}, {"title": "chess"}, {"page": "x"}, {"result": "fled"}):
        answer = await ann.http.get("/api/archive", params=wrong)
        assert 400 <= answer.status_code < 500, (wrong, answer.text)


@pytest.mark.parametrize("key", ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"])
def test_every_title_says_which_moves_play_cards(key: str) -> None:
    """Early in a random game some are played; all have names, and no other move counts."""
    title = registry.title(key)
    position, dice, made = registry.new(title, title.seat_counts[0], 1), random.Random(1), ["lay:no-such-card", "x"]
    while not position.over() and len(cards_of(title, made)) < 3:
        seat = position.waiting()[0]
        made.append(title.moves.text(dice.choice(position.contending(seat))))
        position.play(seat, made[-1])
    cards = cards_of(title, made * 2)
    assert len(set(cards)) == len(cards) == 3
    for language in LANGUAGES:
        assert all(texts(language, title).name(*card.split(":")) for card in cards)


def test_games_of_before_are_found_by_their_cards(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)

    async def play() -> None:
        async with open_house(settings) as house:
            ann, bob, table = await house.pair(public=True)
            await play_on(table, ann, bob)

    def listed() -> list[tuple[str, int, str]]:
        with database.reading() as connection:
            return sorted((row.table_id, row.seat, row.card) for row in connection.execute(select(PLAYED)))

    asyncio.run(play())
    database = Database(settings.database)
    before = listed()
    with database.writing() as connection:
        connection.exec_driver_sql("DROP TABLE played")
        step = [step.__name__ for step in MIGRATIONS].index("_played")
        connection.exec_driver_sql(f"UPDATE meta SET value = '{step}' WHERE key = 'version'")
    database.open()
    assert before and listed() == before
    database.close()


@scenario
async def test_a_season_counts_what_was_won_in_it(house: House) -> None:
    ann, ann_id = await named(house, "Ann")
    bob, _ = await named(house, "Bob")
    await resigned(ann, bob)
    ended = (await ann.get(f"/api/people/{ann_id}"))["history"][0]["at"]
    year = datetime.fromtimestamp(ended, UTC).year
    assert [row["name"] for row in await ranking(ann, season=str(year))] == ["Ann", "Bob"]
    assert await ranking(ann, season=str(year - 1)) == []
    for wrong in ("26", "2026-5", "0000", "x" * 1000):
        answer = await ann.http.get("/api/ranking", params={"title": DUEL, "seats": 2, "season": wrong})
        assert answer.status_code == 400, answer.text


@pytest.mark.parametrize(("season", "days"), [("2024", 366), ("2026", 365), ("2026-1", 90), ("2026-4", 92)])
def test_seasons_have_their_days(season: str, days: int) -> None:
    begin, end = season_of(season)
    assert end - begin == days * 86_400


def test_a_shared_place_brings_equals_nothing_and_places_among_many_their_due() -> None:
    new = (MEAN, MEAN / 3)
    first, second = rated([new, new], [1, 1])
    assert first == second and abs(first[0] - MEAN) < 1e-9
    many = [mu for mu, _ in rated([new] * 4, [2, 1, 4, 3])]
    assert many[1] > many[0] > many[3] > many[2]
