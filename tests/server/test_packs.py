"""Tables with a data pack: what a visitor chooses, reads, takes home and brings back is that of the pack."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from civitas.kernel import registry
from server.house import DUEL, House, open_house, scenario_with, settings_for

PACKS = Path(__file__).parents[2] / "docs" / "example_packs"
JSON = {"content-type": "application/json"}
HERE = [{"kind": "human"}, {"kind": "human"}]


@scenario_with(packs=PACKS)
async def test_every_game_says_which_packs_there_are(house: House) -> None:
    games = await house.visitor().get("/api/games")
    offered = {game["key"]: [pack["key"] for pack in game["packs"]] for game in games if game["packs"]}
    assert offered == {folder.name: [folder.name] for folder in PACKS.iterdir()}
    (duel,) = [game for game in games if game["key"] == DUEL]
    assert duel["packs"][0]["name"] == "quick start" and "guild that counts guilds" in duel["packs"][0]["about"]


@scenario_with(packs=PACKS)
async def test_a_table_says_with_which_pack_it_is_played(house: House) -> None:
    ann = house.visitor()
    opened = await ann.open(HERE, hot_seat=True, pack=DUEL)
    pack = opened["packet"]["pack"]
    assert (pack["key"], pack["name"]) == (DUEL, "quick start") and pack["hash"]
    assert (await ann.get(f"/api/tables/{opened['table']}"))["pack"] == DUEL
    assert opened["packet"]["view"]["players"][0]["coins"] == 9
    plain = await ann.open(HERE, hot_seat=True)
    assert plain["packet"]["pack"] is None and plain["packet"]["view"]["players"][0]["coins"] == 7


@pytest.mark.parametrize(
    ("title", "domain", "item", "name"),
    [
        ("antiquity", "saint", "nicolo", "Saint Nicholas of Bari"),
        ("historia", "wonder", "moai", "Moai of Rapa Nui"),
        ("seven_ages", "card", "egyptians", "Egyptians"),
        (DUEL, "card", "masons_guild", "Masons Guild"),
        ("through_the_ages", "card", "colossus", "Colossus"),
    ],
)
def test_things_are_those_of_the_pack(tmp_path: Path, title: str, domain: str, item: str, name: str) -> None:
    """Names, texts, the facts for drawing and the picture, as cards show them; the changes as the rules page does."""

    @scenario_with(packs=PACKS)
    async def run(house: House) -> None:
        ann = house.visitor()
        packed = await ann.get(f"/api/games/{title}/things", params={"pack": title})
        plain = await ann.get(f"/api/games/{title}/things")
        thing = packed[domain][item]
        assert thing["name"] == name and thing["text"]
        assert thing != plain[domain].get(item)
        picture = await ann.http.get(thing["picture"])
        assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg")
        assert "sandbox" in picture.headers["content-security-policy"]
        assert not any(found.get("picture") for found in plain[domain].values())
        changes = await ann.get(f"/api/games/{title}/changes", params={"pack": title})
        (told,) = [found for found in changes["things"] if found["item"] == item]
        assert told["name"] == name and told["picture"] == thing["picture"] and told["text"] == thing["text"]
        assert changes["values"] and changes["pack"]["key"] == title and changes["provenance"]
        rules = await ann.get(f"/api/games/{title}/rules", params={"pack": title})
        assert rules == await ann.get(f"/api/games/{title}/rules")

    run(tmp_path)


@scenario_with(packs=PACKS)
async def test_what_the_server_does_not_offer_is_refused(house: House) -> None:
    ann = house.visitor()
    for kind in ("things", "rules", "changes", "aid"):
        for name in ("../example_packs", "/etc", "", "other"):
            refused = await ann.get(f"/api/games/{DUEL}/{kind}", 422, params={"pack": name})
            assert refused["error"] == "error-unknown-pack"
        refused = await ann.get(f"/api/games/{DUEL}/{kind}", 422, params={"pack": "historia"})
        assert refused["error"] == "error-pack" and "pack.toml, at title" in refused["sentence"]
    await ann.get(f"/api/games/{DUEL}/pictures/card/baths", 404, params={"pack": DUEL})
    await ann.get(f"/api/games/{DUEL}/pictures/card/..%2f..%2fpack", 404, params={"pack": DUEL})


@scenario_with(packs=PACKS)
async def test_a_record_is_brought_back_to_its_pack(house: House) -> None:
    ann = house.visitor()
    table = (await ann.open(HERE, hot_seat=True, pack=DUEL))["table"]
    await ann.move(table)
    await ann.post(f"/api/tables/{table}/resign")
    content = (await ann.http.get(f"/api/tables/{table}/record")).content
    brought = await ann.http.post("/api/records", content=content, headers=JSON)
    assert brought.status_code == 201, brought.text
    shown = await ann.view(brought.json()["table"])
    assert shown["pack"]["name"] == "quick start"
    assert shown["view"]["players"][0]["coins"] == (await ann.view(table))["view"]["players"][0]["coins"]
    past = await ann.view(brought.json()["table"], at=0)
    assert past["view"]["players"][0]["coins"] == 9
    other = content.replace(registry.title(DUEL, PACKS / DUEL).pack_hash.encode(), b"0123456789abcdef")
    refused = await ann.http.post("/api/records", content=other, headers=JSON)
    assert refused.status_code == 422 and refused.json()["error"] == "error-record-pack"
    assert "“quick start” (hash 0123456789abcdef), which this server does not offer" in refused.json()["sentence"]


def test_a_table_waits_for_its_pack(tmp_path: Path) -> None:
    """A pack that is gone or has other values does no harm to the tables played with it: they wait for it."""
    packs = tmp_path / "packs"
    shutil.copytree(PACKS / DUEL, packs / "mine")
    house_settings = settings_for(tmp_path, packs=packs)
    told: dict[str, str] = {}

    async def visit(expected: int) -> None:
        async with open_house(house_settings) as house:
            answer = await house.visitor().http.get(f"/api/tables/{told['table']}/view")
            assert answer.status_code == expected, answer.text
            if expected == 423:
                assert "the data pack “mine”, which is missing or has other values" in answer.json()["sentence"]
                assert str(packs) not in answer.text

    async def play() -> None:
        async with open_house(house_settings) as house:
            ann = house.visitor()
            told["table"] = (await ann.open(HERE, hot_seat=True, pack="mine"))["table"]
            await ann.move(told["table"])

    def forget() -> None:
        for key in [key for key in registry._made if key[1] is not None and str(packs) in key[1]]:
            del registry._made[key]

    asyncio.run(play())
    forget()
    values = (packs / "mine" / "game.toml").read_text()
    (packs / "mine" / "game.toml").write_text("[setup]\ncoins = 8\n")
    asyncio.run(visit(423))
    forget()
    shutil.move(packs / "mine", packs / "away")
    asyncio.run(visit(423))
    shutil.move(packs / "away", packs / "mine")
    (packs / "mine" / "game.toml").write_text(values)
    asyncio.run(visit(200))
