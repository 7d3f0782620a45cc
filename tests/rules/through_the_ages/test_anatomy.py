"""Descrizione delle carte: what is printed on each kind of card, and that it means what it says."""

from __future__ import annotations

from typing import Any

import pytest

from rules.through_the_ages.tools import FACTS, TITLE, arrange, asked, civ, legal, own, play, player, refusal

INITIAL = {"agriculture", "bronze", "philosophy", "religion", "warriors", "despotism"}
URBAN = {"lab", "temple", "arena", "library", "theater"}
UNITS = {"infantry", "cavalry", "artillery", "air_force"}
COMMON = {"kind", "age", "level", "copies"}
"""What every card has."""


def sheets(*kinds: str) -> dict[str, dict[str, Any]]:
    """What is printed on the cards of some kinds."""
    found = {card: TITLE.sheet("card", card) for card in FACTS.cards.ids}
    return {card: sheet for card, sheet in found.items() if sheet["kind"] in kinds}


# --- civil cards


@pytest.mark.rule("tta.anatomy.farm-mine")
def test_a_farm_or_mine_shows_its_costs_and_the_value_of_a_token() -> None:
    cards = sheets("farm", "mine")
    assert len(cards) == 8
    for card, sheet in cards.items():
        assert set(sheet) - {"copies", "science"} == COMMON - {"copies"} | {"resource", "gives"}
        assert ("science" in sheet) == (card not in INITIAL)
        assert list(sheet["gives"]) == [{"farm": "food", "mine": "resource"}[sheet["kind"]]]
        g = arrange(age="III", mine=civ(tokens={card: 1}))
        goods = "food" if sheet["kind"] == "farm" else "resources"
        assert player(g, 0)[goods] == next(iter(sheet["gives"].values()))
        assert player(g, 0)["build_costs"][card] == sheet["resource"]


@pytest.mark.rule("tta.anatomy.urban")
def test_an_urban_building_shows_its_costs_and_the_effect_of_a_worker() -> None:
    cards = sheets(*URBAN)
    assert {sheet["kind"] for sheet in cards.values()} == URBAN
    for card, sheet in cards.items():
        assert sheet["resource"] > 0
        assert ("science" in sheet) == (card not in INITIAL)
        figures = player(arrange(age="III", mine=civ(workers={card: 1})), 0)
        shown = {
            "science": figures["science_rate"],
            "culture": figures["culture_rate"],
            "strength": figures["strength"],
            "happy": figures["happy"],
        }
        assert {name: amount for name, amount in shown.items() if amount} == sheet["gives"]


@pytest.mark.rule("tta.anatomy.unit")
def test_a_military_technology_shows_its_costs_and_the_strength_of_a_worker() -> None:
    cards = sheets(*UNITS)
    assert {sheet["kind"] for sheet in cards.values()} == UNITS
    for card, sheet in cards.items():
        assert sheet["resource"] > 0
        assert ("science" in sheet) == (card not in INITIAL)
        assert list(sheet["gives"]) == ["strength"]
        assert player(arrange(age="III", mine=civ(workers={card: 2})), 0)["strength"] == 2 * sheet["gives"]["strength"]


@pytest.mark.rule("tta.anatomy.action")
def test_an_action_card_shows_its_age_and_its_effect_only() -> None:
    for sheet in sheets("action").values():
        assert sheet["does"]
        assert not {"science", "stages", "gives", "abilities"} & set(sheet)
        # A resource on it is part of the effect.
        assert "resource" not in sheet or sheet["does"] == "arm"
    g = arrange(mine=civ(hand=["patriotism_i"]))
    assert refusal(g, "action:patriotism_i") is None


@pytest.mark.rule("tta.anatomy.special")
def test_a_special_technology_shows_a_science_cost_and_an_effect() -> None:
    kinds = ("special_military", "special_civil", "special_colonization", "special_construction")
    cards = sheets(*kinds)
    assert {sheet["kind"] for sheet in cards.values()} == set(kinds)
    for card, sheet in cards.items():
        assert sheet["science"] > 0
        assert "resource" not in sheet
        assert sheet.get("gives") or sheet.get("abilities")
        g = arrange(age="III", mine=civ(hand=[card], science=sheet["science"]))
        play(g, f"develop:{card}")
        assert own(g, "science") == 0
    assert (cards["code_of_laws"]["level"], cards["code_of_laws"]["science"]) == (1, 6)


@pytest.mark.rule("tta.anatomy.government")
def test_a_government_shows_two_costs_its_actions_and_the_urban_limit() -> None:
    cards = sheets("government")
    for card, sheet in cards.items():
        gives = sheet["gives"]
        assert min(gives["civil"], gives["military"], gives["urban_limit"]) > 0
        if card in INITIAL:
            assert not {"science", "revolution"} & set(sheet)
            continue
        assert sheet["science"] > sheet["revolution"] > 0
        for verb, price in (("develop", "science"), ("revolution", "revolution")):
            g = arrange(age="III", mine=civ(hand=[card], science=sheet[price]))
            play(g, f"{verb}:{card}")
            figures = player(g, 0)
            assert own(g, "science") == 0
            assert (figures["civil_total"], figures["military_total"]) == (gives["civil"], gives["military"])
            assert figures["urban_limit"] == gives["urban_limit"]


@pytest.mark.rule("tta.anatomy.leader")
def test_a_leader_shows_its_age_and_its_effect_only() -> None:
    cards = sheets("leader")
    assert len(cards) == 24
    for card, sheet in cards.items():
        assert set(sheet) <= COMMON | {"gives", "abilities"}
        assert sheet["abilities"]
        # It costs an action and nothing else.
        g = arrange(age="III", mine=civ(hand=[card]))
        play(g, f"leader:{card}")
        assert own(g, "civil") == 3


@pytest.mark.rule("tta.anatomy.wonder")
def test_a_wonder_shows_the_cost_of_each_stage_and_its_effect() -> None:
    cards = sheets("wonder")
    assert len(cards) == 16
    for card, sheet in cards.items():
        assert sheet["stages"]
        assert min(sheet["stages"]) > 0
        assert any(sheet.get(name) for name in ("gives", "abilities", "completion"))
        for built, price in enumerate(sheet["stages"]):
            mine = civ(unfinished=(card, built), tokens={"bronze": price}, blue=2)
            g = arrange(age="III", mine=mine)
            play(g, "stage:1")
            assert player(g, 0)["resources"] == 0
            assert refusal(arrange(age="III", mine=civ(unfinished=(card, built))), "stage:1") == (
                "tta.wonder-stage.resource-cost"
            )


# --- military cards


def prepared(card: str) -> int:
    """The culture that preparing this card scores."""
    g = arrange(phase="politics", age="III", mine=civ(military=[card]), current=["development_of_crafts"])
    assert f"prepare:{card}" in legal(g)
    play(g, f"prepare:{card}")
    return int(own(g, "culture"))


@pytest.mark.rule("tta.anatomy.event")
def test_an_event_can_be_prepared_and_has_an_effect() -> None:
    for card, sheet in sheets("event").items():
        assert sheet["effects"]
        assert all(effect["do"] and effect["who"] for effect in sheet["effects"])
        # Those of Age A lie on the board from the start.
        if sheet["age"] != "A":
            assert prepared(card) == sheet["level"]


@pytest.mark.rule("tta.anatomy.territory")
def test_a_territory_can_be_prepared_and_has_two_effects() -> None:
    cards = sheets("territory")
    assert len(cards) == 12
    for card, sheet in cards.items():
        assert sheet["gain"]
        assert sheet["gives"]
        assert prepared(card) == sheet["level"]


@pytest.mark.rule("tta.anatomy.aggression-war")
def test_aggressions_and_wars_cost_military_actions_as_a_political_action() -> None:
    for card, sheet in sheets("aggression", "war").items():
        assert sheet["military"] > 0
        verb = sheet["kind"]
        mine = civ(workers={"warriors": 9}, government="communism", military=[card])
        rival = civ(leader="michelangelo", colonies=["historic_territory_i"], military=[])
        g = arrange(phase="politics", age="III", mine=mine, others=[rival])
        play(g, f"{verb}:{card}+1")
        assert own(g, "military") == 5 - sheet["military"]
        short = civ(workers={"warriors": 9}, government="communism", military=[card], military_actions=0)
        refused = refusal(arrange(phase="politics", age="III", mine=short, others=[rival]), f"{verb}:{card}+1")
        assert refused == ("tta.aggression.cost" if verb == "aggression" else "tta.war-declare.cost")
        g = arrange(phase="action", age="III", mine=mine, others=[rival])
        assert refusal(g, f"{verb}:{card}+1") == "table.other-question"


@pytest.mark.rule("tta.anatomy.aggression-war")
def test_an_attack_comes_from_the_hand() -> None:
    g = arrange(phase="politics", age="III", mine=civ(workers={"warriors": 9}, military=["spy"]))
    assert refusal(g, "aggression:plunder_iii+1") == "tta.anatomy.aggression-war"
    assert refusal(g, "war:war_over_territory+1") == "tta.anatomy.aggression-war"
    assert refusal(g, "aggression:spy+1") is None


@pytest.mark.rule("tta.anatomy.pact")
def test_a_pact_costs_no_military_actions_and_may_have_sides() -> None:
    for card, sheet in sheets("pact").items():
        assert "military" not in sheet
        mine = civ(military=[card], military_actions=0)
        g = arrange(seats=3, phase="politics", age="III", mine=mine)
        assert refusal(g, f"pact:{card}+1+a") is None
        lettered = sheet["sides"][0] != sheet["sides"][1]
        assert sheet.get("lettered", False) == lettered
        assert refusal(g, f"pact:{card}+1+b") == (None if lettered else "tta.pact-offer.sides")
        play(g, f"pact:{card}+1+a")
        assert asked(g) == (1, "pact")
        g = arrange(seats=3, phase="action", age="III", mine=mine)
        assert refusal(g, f"pact:{card}+1+a") == "table.other-question"


@pytest.mark.rule("tta.anatomy.tactic")
def test_a_tactic_shows_the_units_of_an_army_and_its_strength() -> None:
    modern = {"infantry": "modern_infantry", "cavalry": "tanks", "artillery": "rockets"}
    for card, sheet in sheets("tactic").items():
        assert sum(sheet["units"].values()) >= 2
        assert (sheet["obsolete"] < sheet["strength"]) == (sheet["age"] in ("II", "III"))
        workers = {modern[kind]: count for kind, count in sheet["units"].items()}
        g = arrange(age="III", mine=civ(workers=workers, military=[card]))
        before = player(g, 0)["strength"]
        play(g, f"tactic:{card}")
        assert player(g, 0)["strength"] == before + sheet["strength"]
        assert own(g, "military") == 2 - 1


@pytest.mark.rule("tta.anatomy.bonus")
def test_a_bonus_card_shows_a_defence_and_a_colonization_value() -> None:
    cards = sheets("bonus")
    assert {sheet["level"]: (sheet["defence"], sheet["colonization"]) for sheet in cards.values()} == {
        1: (2, 1),
        2: (4, 2),
        3: (6, 3),
    }
    for card, sheet in cards.items():
        for ahead, defended in ((sheet["defence"], True), (sheet["defence"] + 1, False)):
            mine = civ(workers={"warriors": 1 + ahead}, military=["plunder_iii"])
            g = arrange(phase="politics", age="III", mine=mine, others=[civ(military=[card])])
            play(g, "aggression:plunder_iii+1")
            assert (asked(g) == (1, "defence") and f"bonus:{card}" in legal(g)) == defended
        mine = civ(workers={"warriors": 1}, military=["rats", card])
        g = arrange(phase="politics", age="III", mine=mine, current=["vast_territory_i"])
        play(g, "prepare:rats")
        bids = [move for move in legal(g) if move.startswith("bid:")]
        assert bids[-1] == f"bid:{1 + sheet['colonization']}"
