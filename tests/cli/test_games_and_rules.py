"""`civitas games` and `civitas rules`."""

from __future__ import annotations

import pkgutil
import re
from pathlib import Path

import pytest

import civitas
import civitas.games
from civitas.bots.levels import levels_of
from civitas.kernel import registry
from civitas.text import LANGUAGES, texts
from cli.conftest import Run

TITLES = [found.name for found in pkgutil.iter_modules(civitas.games.__path__) if found.ispkg]


def test_games_lists_every_title_with_its_facts(run: Run) -> None:
    listed = run("games", "--json").objects()
    assert [title["key"] for title in listed] == civitas.title_keys()
    duel = listed[civitas.title_keys().index("seven_wonders_duel")]
    assert duel["names"] == {"en": "7 Wonders Duel", "it": "7 Wonders Duel"}
    assert duel["seats"] == [2]
    assert duel["options"] == [{"key": "first_game", "default": False, "values": None, "many": False}]
    assert duel["provenance"]["designed"] is False
    assert duel["pack"]["name"] == "standard"


def test_games_explains_options_in_both_languages(run: Run) -> None:
    assert "First game (yes, no; else no)" in run("games", "swd").out
    assert "Prima partita (sì, no; altrimenti no)" in run("games", "swd", "--lang", "it").out


def test_a_range_of_values_is_told_by_its_ends(run: Run) -> None:
    told = " ".join(run("games", "seven_ages").out.split())
    assert "(0: no limit, 1-99; else 0)" in told and "(0: none, 1-5; else 0)" in told
    assert "7 Ages (seven_ages) Seats 2-7 " in told


@pytest.mark.parametrize(("language", "sentence"), [("en", "There is no data pack in "), ("it", "In ")])
def test_a_pack_that_is_not_there_is_called_a_pack(run: Run, tmp_path: Path, language: str, sentence: str) -> None:
    where = str(tmp_path / "nowhere")
    for command in (["play", "swd", "--pack"], ["rules", "swd", "--pack"], ["pack", "check"]):
        told = run(*command, where, "--lang", language).complaint()
        assert told.startswith(f"{sentence}{where}") and "pack.toml" in told


def test_without_a_title_games_gives_a_line_each(run: Run) -> None:
    lines = run("games").out.splitlines()
    assert len(lines) == 2 + len(civitas.title_keys())
    assert any("7 Wonders Duel" in line and "swd" in line for line in lines)
    assert any("Historia" in line and "1-6" in line for line in lines)
    assert [found["key"] for found in run("games", "swd", "--json").objects()] == ["seven_wonders_duel"]
    assert "chess" in run("games", "chess").complaint()


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_tells_where_the_data_comes_from_in_both_languages(run: Run, language: str) -> None:
    for key in TITLES:
        shown = " ".join(run("games", key, "--lang", language).out.split())
        say = texts(language, civitas.title(key))
        assert say.has("provenance"), key
        assert say.message("provenance") in shown


def test_rules_lists_the_whole_ledger_in_order(run: Run) -> None:
    listed = run("rules", "seven_wonders_duel", "--json").objects()
    assert [rule["id"] for rule in listed] == [rule.id for rule in texts("en", civitas.title("swd")).rules()]
    assert len(listed) > 190
    text = run("rules", "swd").out
    assert text.index("swd.components.players") < text.index("swd.turn.accessible") < text.index("table.over")


def test_one_rule_is_read_by_its_id(run: Run) -> None:
    assert [rule["id"] for rule in run("rules", "swd", "swd.turn.accessible", "--json").objects()] == [
        "swd.turn.accessible"
    ]
    assert "Una mossa deve rispondere" in run("rules", "swd", "table.other-question", "--lang", "it").out


def test_rules_are_searched_by_words(run: Run) -> None:
    found = run("rules", "swd", "--search", "shield pawn", "--json").objects()
    assert found
    assert all("shield" in str(rule).lower() and "pawn" in str(rule).lower() for rule in found)
    assert run("rules", "swd", "--search", "zzz").out.strip() == "No rule matches."
    assert run("rules", "swd", "--search", "zzz", "--json").out == ""


def test_an_unknown_rule_or_title_is_a_mistake(run: Run) -> None:
    assert "There is no rule “swd.x”" in run("rules", "swd", "swd.x").complaint()
    assert "There is no title “chess”" in run("rules", "chess").complaint()


def test_rules_say_what_they_rest_on(run: Run) -> None:
    assert "historia.raid.step  (our own)" in run("rules", "historia", "historia.raid.step").out
    told = run("rules", "historia", "historia.golden-era.free-action").out
    assert "(attested by the designer's FAQ 1.0)" in told
    assert "(reported by" in run("rules", "historia", "historia.frame.eras").out
    listed = [rule for rule in run("rules", "historia", "--json").objects() if str(rule["id"]).startswith("historia.")]
    assert all(rule["degree"] == "ours" or rule["sources"] for rule in listed)
    assert "(" not in run("rules", "swd", "swd.turn.accessible").out.splitlines()[2]


def test_options_say_what_holds_unless_they_are_chosen(run: Run) -> None:
    told = " ".join(run("games", "antiquity").out.split())
    assert "seed: the Italian rulebook to the letter; else original)" in told
    told = " ".join(run("games", "historia", "--lang", "it").out.split())
    assert "king: Re; più d'uno con virgole)" in told and "Eventi (sì, no; altrimenti no)" in told


@pytest.mark.parametrize("key", TITLES)
def test_what_a_level_plays_as_can_be_copied_whole(run: Run, key: str) -> None:
    told = "".join(run("games", key).out.split())
    assert [level.spec for level in levels_of(registry.title(key)) if level.spec not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_in_a_narrow_window_keeps_the_names_to_type(language: str, run: Run) -> None:
    told = run("games", "--lang", language).out
    assert max(len(line) for line in told.splitlines()) <= 80 and "…" not in told
    assert all(re.search(rf"\b{key}\b", told) for key in [*TITLES, "swd", "tta"])


def test_the_rules_of_a_chapter_are_found_by_the_beginning_of_their_ids(run: Run) -> None:
    ids = [rule["id"] for rule in run("rules", "swd", "swd.turn", "--json").objects()]
    assert len(ids) > 3 and all(name.startswith("swd.turn.") for name in ids)
    assert [rule["id"] for rule in run("rules", "swd", ids[0], "--json").objects()] == [ids[0]]
    assert "--search" in run("rules", "swd", "turn").complaint()
