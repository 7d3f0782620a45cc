"""Costruire, migliorare e congedare unità militari; giocare e copiare una Tattica."""

from __future__ import annotations

import pytest

from rules.through_the_ages.tools import (
    FACTS,
    arrange,
    asked,
    civ,
    end_turn,
    figures,
    hand,
    legal,
    own,
    play,
    player,
    price,
    refusal,
)

# --- unit-build


@pytest.mark.rule("tta.unit-build.military-cost")
def test_a_unit_costs_a_military_action() -> None:
    g = arrange(mine=civ(unused=3, tokens={"bronze": 6}))
    play(g, "build:warriors")
    assert (own(g, "civil"), own(g, "military")) == (4, 1)
    play(g, "build:warriors")
    assert refusal(g, "build:warriors") == "tta.unit-build.military-cost"


@pytest.mark.rule("tta.unit-build.needs-technology")
def test_a_unit_needs_its_technology_in_play() -> None:
    g = arrange(mine=civ(hand=["knights"], tokens={"bronze": 3}))
    assert refusal(g, "build:knights") == "tta.unit-build.needs-technology"
    assert refusal(arrange(mine=civ(technologies=["knights"], tokens={"bronze": 3})), "build:knights") is None


@pytest.mark.rule("tta.unit-build.resource-cost")
@pytest.mark.parametrize(("unit", "cost"), [("warriors", 2), ("swordsmen", 3), ("cannon", 5), ("air_forces", 7)])
def test_a_unit_costs_the_printed_resources(unit: str, cost: int) -> None:
    technologies = [] if unit == "warriors" else [unit]
    g = arrange(age="III", mine=civ(technologies=technologies, tokens={"bronze": 8}))
    play(g, f"build:{unit}")
    assert player(g, 0)["resources"] == 8 - cost
    g = arrange(age="III", mine=civ(technologies=technologies, tokens={"bronze": cost - 1}))
    assert refusal(g, f"build:{unit}") == "tta.unit-build.resource-cost"
    assert (figures(g, f"build:{unit}")["price"], figures(g, f"build:{unit}")["have"]) == (cost, cost - 1)


@pytest.mark.rule("tta.unit-build.uses-unused-worker")
def test_a_unit_needs_an_unused_worker() -> None:
    g = arrange(mine=civ(unused=0, tokens={"bronze": 2}))
    assert refusal(g, "build:warriors") == "tta.unit-build.uses-unused-worker"
    g = arrange(mine=civ(unused=1, tokens={"bronze": 2}))
    play(g, "build:warriors")
    assert (own(g, "unused"), own(g, "workers")["warriors"]) == (0, 2)


# --- unit-upgrade


@pytest.mark.rule("tta.unit-upgrade.military-cost")
def test_a_better_unit_costs_a_military_action() -> None:
    mine = civ(technologies=["swordsmen"], workers={"warriors": 2}, tokens={"bronze": 2}, military_actions=1)
    g = arrange(mine=mine)
    play(g, "upgrade:warriors+swordsmen")
    assert (own(g, "civil"), own(g, "military")) == (4, 0)
    assert refusal(g, "upgrade:warriors+swordsmen") == "tta.unit-upgrade.military-cost"


@pytest.mark.rule("tta.unit-upgrade.target")
def test_a_unit_keeps_its_type_and_rises() -> None:
    workers = {"warriors": 1, "swordsmen": 1}
    g = arrange(mine=civ(technologies=["knights"], workers=workers, tokens={"bronze": 9}))
    assert refusal(g, "upgrade:warriors+swordsmen") is None
    for move in ("upgrade:warriors+knights", "upgrade:swordsmen+warriors", "upgrade:swordsmen+knights"):
        assert refusal(g, move) == "tta.unit-upgrade.target"
    g = arrange(mine=civ(hand=["swordsmen"], tokens={"bronze": 9}))
    assert refusal(g, "upgrade:warriors+swordsmen") == "tta.unit-upgrade.target"


@pytest.mark.rule("tta.unit-upgrade.cost-difference")
def test_a_better_unit_costs_the_difference() -> None:
    g = arrange(mine=civ(technologies=["swordsmen"], tokens={"bronze": 3}))
    play(g, "upgrade:warriors+swordsmen")
    assert player(g, 0)["resources"] == 3 - (3 - 2)
    assert refusal(arrange(mine=civ(technologies=["swordsmen"])), "upgrade:warriors+swordsmen") == (
        "tta.unit-upgrade.cost-difference"
    )


@pytest.mark.rule("tta.unit-upgrade.modifiers-first")
@pytest.mark.parametrize("special", [None, "masonry", "architecture", "engineering"])
@pytest.mark.parametrize("leader", [None, *FACTS.leaders.ids])
def test_the_difference_is_that_of_the_costs_as_they_are(leader: str | None, special: str | None) -> None:
    """Whatever is in play, an upgrade costs what building the one unit costs more than building the other."""
    technologies = ["swordsmen", "riflemen", *([special] if special else [])]
    g = arrange(age="III", mine=civ(technologies=technologies, leader=leader, tokens={"bronze": 9}))
    costs = player(g, 0)["build_costs"]
    for better in ("swordsmen", "riflemen"):
        assert price(g, f"upgrade:warriors+{better}") == costs[better] - costs["warriors"]
        assert price(g, f"build:{better}") == costs[better]


@pytest.mark.rule("tta.unit-upgrade.modifiers-first")
def test_resources_for_units_pay_the_difference_and_lower_no_cost() -> None:
    """Were Patriotism a discount on both cards, nothing would be left of it to pay with."""
    mine = civ(hand=["patriotism_i"], technologies=["swordsmen"], workers={"warriors": 2}, military_actions=2)
    g = arrange(mine=mine)
    play(g, "action:patriotism_i", "upgrade:warriors+swordsmen", "upgrade:warriors+swordsmen")
    assert own(g, "workers") == {"swordsmen": 2}
    assert g.view(0)["unit_resources"] == 0


@pytest.mark.rule("tta.unit-upgrade.worker-moves")
def test_a_unit_is_upgraded_without_an_unused_worker() -> None:
    g = arrange(mine=civ(technologies=["swordsmen"], tokens={"bronze": 1}, unused=0))
    play(g, "upgrade:warriors+swordsmen")
    assert "warriors" not in own(g, "workers")
    assert (own(g, "workers")["swordsmen"], own(g, "unused")) == (1, 0)
    assert player(g, 0)["strength"] == 2
    g = arrange(mine=civ(technologies=["swordsmen"], tokens={"bronze": 1}, workers={"bronze": 1}))
    assert refusal(g, "upgrade:warriors+swordsmen") == "tta.unit-upgrade.worker-moves"


# --- unit-disband


@pytest.mark.rule("tta.unit-disband.military-cost")
def test_disbanding_costs_a_military_action() -> None:
    workers = {"warriors": 2}
    g = arrange(mine=civ(workers=workers, military_actions=0))
    assert refusal(g, "disband:warriors") == "tta.unit-disband.military-cost"
    g = arrange(mine=civ(workers=workers, military_actions=1))
    play(g, "disband:warriors")
    assert (own(g, "civil"), own(g, "military")) == (4, 0)


@pytest.mark.rule("tta.unit-disband.worker-to-pool")
def test_the_worker_of_a_disbanded_unit_is_unused_again() -> None:
    g = arrange(mine=civ(yellow=10, unused=0))
    play(g, "disband:warriors")
    assert (own(g, "yellow"), own(g, "unused")) == (10, 1)
    assert player(g, 0)["strength"] == 0
    assert refusal(g, "disband:warriors") == "tta.unit-disband.worker-to-pool"
    assert refusal(g, "disband:bronze") == "tta.unit-disband.worker-to-pool"
    assert refusal(g, "destroy:bronze") is None


# --- tactic-play


@pytest.mark.rule("tta.tactic-play.cost")
def test_a_tactic_costs_a_military_action() -> None:
    g = arrange(mine=civ(military=["legion"], military_actions=0))
    assert refusal(g, "tactic:legion") == "tta.tactic-play.cost"
    g = arrange(mine=civ(military=["legion"], military_actions=1))
    play(g, "tactic:legion")
    assert (own(g, "civil"), own(g, "military")) == (4, 0)


@pytest.mark.rule("tta.tactic-play.becomes-exclusive")
def test_a_played_tactic_is_exclusive_until_the_next_own_turn() -> None:
    g = arrange(mine=civ(military=["legion"]), others=[civ(military=["rats"])])
    assert refusal(g, "tactic:phalanx") == "tta.tactic-play.becomes-exclusive"
    play(g, "tactic:legion")
    assert own(g, "exclusive") == 1
    assert "legion" not in hand(g)
    play(g, "end", "pass")
    assert refusal(g, "copy:legion") == "tta.tactic-copy.common-only"
    end_turn(g, 1)
    assert g.view(1)["common"] == ["legion"]
    assert own(g, "exclusive") == 0
    end_turn(g, 0)
    play(g, "pass")
    assert asked(g) == (1, "action")
    assert refusal(g, "copy:legion") is None


@pytest.mark.rule("tta.tactic-play.becomes-current")
def test_a_played_tactic_is_the_current_one() -> None:
    mine = civ(military=["phalanx"], tactic="fighting_band", workers={"warriors": 2, "knights": 1})
    g = arrange(mine=mine, common=["fighting_band"])
    assert (own(g, "tactic"), player(g, 0)["strength"]) == ("fighting_band", 2 + 2 + 1)
    play(g, "tactic:phalanx")
    assert (own(g, "tactic"), player(g, 0)["strength"]) == ("phalanx", 2 + 2 + 3)


@pytest.mark.rule("tta.tactic-play.once-per-turn")
def test_one_tactic_a_turn_is_played_or_copied() -> None:
    mine = civ(military=["legion", "phalanx"], government="monarchy", technologies=["warfare"])
    g = arrange(mine=mine, common=["fighting_band"])
    assert refusal(g, "copy:fighting_band") is None
    assert refusal(g, "tactic:phalanx") is None
    play(g, "tactic:legion")
    assert own(g, "military") == 3
    assert refusal(g, "copy:fighting_band") == "tta.tactic-play.once-per-turn"
    assert refusal(g, "tactic:phalanx") == "tta.tactic-play.once-per-turn"
    g = arrange(mine=mine, common=["fighting_band", "heavy_cavalry"])
    play(g, "copy:fighting_band")
    assert refusal(g, "tactic:legion") == "tta.tactic-play.once-per-turn"
    assert refusal(g, "copy:heavy_cavalry") == "tta.tactic-play.once-per-turn"
    play(g, "end")
    end_turn(g, 1)
    play(g, "pass")
    assert refusal(g, "tactic:legion") is None


# --- tactic-copy


@pytest.mark.rule("tta.tactic-copy.common-only")
def test_only_common_tactics_are_copied() -> None:
    theirs = civ(tactic="legion", exclusive=True)
    g = arrange(others=[theirs])
    assert refusal(g, "copy:legion") == "tta.tactic-copy.common-only"
    g = arrange(others=[civ(tactic="legion")], common=["legion"])
    assert refusal(g, "copy:legion") is None


@pytest.mark.rule("tta.tactic-copy.cost")
def test_a_copy_costs_two_military_actions() -> None:
    g = arrange(mine=civ(military_actions=1), common=["legion"])
    assert refusal(g, "copy:legion") == "tta.tactic-copy.cost"
    g = arrange(mine=civ(military_actions=2), common=["legion"])
    play(g, "copy:legion")
    assert (own(g, "civil"), own(g, "military")) == (4, 0)


@pytest.mark.rule("tta.tactic-copy.becomes-current")
def test_a_copied_tactic_is_the_current_one_and_stays_where_it_lies() -> None:
    g = arrange(mine=civ(workers={"warriors": 3}, tactic="fighting_band"), common=["fighting_band", "legion"])
    play(g, "copy:legion")
    assert (own(g, "tactic"), own(g, "exclusive")) == ("legion", 0)
    assert player(g, 0)["strength"] == 3 + 2
    assert g.view(0)["common"] == ["fighting_band", "legion"]


@pytest.mark.rule("tta.tactic-copy.becomes-current")
@pytest.mark.parametrize("exclusive", [False, True])
def test_the_own_tactic_is_not_offered_for_copying(exclusive: bool) -> None:
    g = arrange(mine=civ(tactic="legion", exclusive=exclusive), common=["fighting_band", "legion"])
    assert refusal(g, "copy:legion") == "tta.tactic-copy.becomes-current"
    assert "copy:legion" not in legal(g)
    assert "copy:fighting_band" in legal(g)


@pytest.mark.rule("tta.tactic-copy.shared")
def test_two_players_use_the_same_tactic() -> None:
    g = arrange(common=["legion"], others=[civ(military=["rats"])])
    play(g, "copy:legion", "end", "pass", "copy:legion")
    assert g.view(0)["tactic"] == ["legion", "legion"]
    assert g.view(0)["common"] == ["legion"]
