"""Aumentare la Popolazione; costruire, migliorare e distruggere fattorie, miniere ed edifici urbani."""

from __future__ import annotations

import pytest

from rules.through_the_ages.tools import arrange, civ, figures, own, play, player, refusal

# --- population


@pytest.mark.rule("tta.population.civil-cost")
def test_more_population_costs_a_civil_action() -> None:
    g = arrange(mine=civ(civil=1, tokens={"agriculture": 9}))
    play(g, "population")
    assert own(g, "civil") == 0
    assert refusal(g, "population") == "tta.population.civil-cost"


@pytest.mark.rule("tta.population.food-cost")
@pytest.mark.parametrize(
    ("bank", "cost"), [(18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)]
)
def test_the_rightmost_occupied_section_sets_the_food(bank: int, cost: int) -> None:
    g = arrange(mine=civ(yellow=bank, tokens={"agriculture": 8}))
    play(g, "population")
    assert player(g, 0)["food"] == 8 - cost
    g = arrange(mine=civ(yellow=bank, tokens={"agriculture": cost - 1}))
    assert refusal(g, "population") == "tta.population.food-cost"
    assert (figures(g, "population")["price"], figures(g, "population")["have"]) == (cost, cost - 1)
    g = arrange(mine=civ(yellow=bank, tokens={"agriculture": cost}))
    assert refusal(g, "population") is None


@pytest.mark.rule("tta.population.token-moves")
def test_the_token_becomes_an_unused_worker() -> None:
    g = arrange(mine=civ(tokens={"agriculture": 2}))
    assert (own(g, "yellow"), own(g, "unused")) == (18, 1)
    play(g, "population")
    assert (own(g, "yellow"), own(g, "unused")) == (17, 2)


@pytest.mark.rule("tta.population.empty-bank")
def test_an_empty_bank_gives_nobody() -> None:
    g = arrange(mine=civ(yellow=0, tokens={"agriculture": 9}))
    assert refusal(g, "population") == "tta.population.empty-bank"
    assert refusal(arrange(mine=civ(yellow=1, tokens={"agriculture": 9})), "population") is None


@pytest.mark.rule("tta.population.cost-before-move")
def test_the_food_is_read_before_the_token_is_taken() -> None:
    """The last token of its section: the next one is dearer."""
    g = arrange(mine=civ(yellow=17, tokens={"agriculture": 5}))
    play(g, "population")
    assert player(g, 0)["food"] == 5 - 2
    assert player(g, 0)["population_cost"] == 3


# --- build


@pytest.mark.rule("tta.build.civil-cost")
def test_a_mine_costs_a_civil_action() -> None:
    g = arrange(mine=civ(civil=2, unused=3, tokens={"bronze": 6}))
    play(g, "build:bronze")
    assert (own(g, "civil"), own(g, "military")) == (1, 2)
    play(g, "build:bronze")
    assert refusal(g, "build:bronze") == "tta.build.civil-cost"


@pytest.mark.rule("tta.build.needs-technology")
def test_a_technology_in_hand_cannot_be_built_on() -> None:
    g = arrange(mine=civ(hand=["iron"], tokens={"bronze": 5}))
    assert refusal(g, "build:iron") == "tta.build.needs-technology"
    assert refusal(arrange(mine=civ(technologies=["iron"], tokens={"bronze": 5})), "build:iron") is None


@pytest.mark.rule("tta.build.resource-cost")
@pytest.mark.parametrize(("site", "cost"), [("agriculture", 2), ("bronze", 2), ("philosophy", 3), ("irrigation", 4)])
def test_the_printed_resources_are_paid(site: str, cost: int) -> None:
    technologies = [site] if site == "irrigation" else []
    g = arrange(mine=civ(technologies=technologies, tokens={"bronze": 5}))
    play(g, f"build:{site}")
    assert player(g, 0)["resources"] == 5 - cost
    g = arrange(mine=civ(technologies=technologies, tokens={"bronze": cost - 1}))
    assert refusal(g, f"build:{site}") == "tta.build.resource-cost"
    assert (figures(g, f"build:{site}")["price"], figures(g, f"build:{site}")["have"]) == (cost, cost - 1)


@pytest.mark.rule("tta.build.urban-discount")
@pytest.mark.parametrize(
    ("special", "paid"),
    [(None, (3, 3, 8, 11)), ("masonry", (3, 2, 7, 10)), ("architecture", (3, 2, 6, 9)), ("engineering", (3, 2, 6, 8))],
)
def test_construction_makes_urban_buildings_cheaper(special: str | None, paid: tuple[int, ...]) -> None:
    sites = ["religion", "bread_and_circuses", "journalism", "computers"]
    technologies = [*sites[1:], special] if special else sites[1:]
    for site, cost in zip(sites, paid, strict=True):
        g = arrange(age="III", mine=civ(technologies=technologies, tokens={"bronze": 11}))
        play(g, f"build:{site}")
        assert player(g, 0)["resources"] == 11 - cost


@pytest.mark.rule("tta.build.discount-urban-only")
@pytest.mark.parametrize(("site", "cost"), [("bronze", 2), ("iron", 5), ("selective_breeding", 6), ("oil", 11)])
def test_construction_does_not_help_farms_and_mines(site: str, cost: int) -> None:
    technologies = ["engineering"] if site == "bronze" else ["engineering", site]
    g = arrange(age="III", mine=civ(technologies=technologies, tokens={"bronze": 11}))
    play(g, f"build:{site}")
    assert player(g, 0)["resources"] == 11 - cost


@pytest.mark.rule("tta.build.uses-unused-worker")
def test_an_unused_worker_goes_onto_the_card() -> None:
    g = arrange(mine=civ(unused=0, tokens={"bronze": 3}))
    assert refusal(g, "build:religion") == "tta.build.uses-unused-worker"
    g = arrange(mine=civ(unused=1, tokens={"bronze": 3}))
    play(g, "build:religion")
    assert own(g, "unused") == 0
    assert own(g, "workers")["religion"] == 1


@pytest.mark.rule("tta.build.urban-limit")
def test_the_government_limits_urban_buildings_of_a_type() -> None:
    tokens = {"bronze": 3}
    g = arrange(mine=civ(workers={"religion": 2}, tokens=tokens))
    assert refusal(g, "build:religion") == "tta.build.urban-limit"
    assert (figures(g, "build:religion")["count"], figures(g, "build:religion")["limit"]) == (2, 2)
    assert refusal(g, "build:philosophy") is None
    assert refusal(g, "build:agriculture") is None
    g = arrange(mine=civ(workers={"religion": 2}, tokens=tokens, government="monarchy"))
    assert refusal(g, "build:religion") is None


@pytest.mark.rule("tta.build.over-limit-kept")
def test_buildings_over_a_new_limit_stay_and_work() -> None:
    mine = civ(government="communism", hand=["republic"], science=13, workers={"religion": 4}, tokens={"bronze": 3})
    g = arrange(age="III", mine=mine)
    assert player(g, 0)["urban_limit"] == 4
    play(g, "develop:republic")
    assert player(g, 0)["urban_limit"] == 3
    assert own(g, "workers") == {"religion": 4}
    assert player(g, 0)["culture_rate"] == 4
    assert refusal(g, "build:religion") == "tta.build.urban-limit"
    play(g, "destroy:religion", "destroy:religion")
    assert refusal(g, "build:religion") is None


# --- upgrade


@pytest.mark.rule("tta.upgrade.civil-cost")
def test_an_upgrade_costs_a_civil_action() -> None:
    g = arrange(mine=civ(technologies=["iron"], tokens={"bronze": 6}, civil=1))
    play(g, "upgrade:bronze+iron")
    assert (own(g, "civil"), own(g, "military")) == (0, 2)
    assert refusal(g, "upgrade:bronze+iron") == "tta.upgrade.civil-cost"


@pytest.mark.rule("tta.upgrade.target")
def test_an_upgrade_keeps_the_type_and_rises() -> None:
    mine = civ(technologies=["iron", "theology"], workers={"bronze": 1, "iron": 1}, tokens={"bronze": 9})
    g = arrange(mine=mine)
    assert refusal(g, "upgrade:bronze+iron") is None
    for move in ("upgrade:bronze+religion", "upgrade:bronze+theology", "upgrade:iron+bronze", "upgrade:bronze+bronze"):
        assert refusal(g, move) == "tta.upgrade.target"
    # The better technology must be in play.
    g = arrange(mine=civ(hand=["iron"], tokens={"bronze": 9}))
    assert refusal(g, "upgrade:bronze+iron") == "tta.upgrade.target"


@pytest.mark.rule("tta.upgrade.skip-levels")
def test_an_upgrade_may_skip_levels() -> None:
    g = arrange(age="II", mine=civ(technologies=["coal"], tokens={"bronze": 6}))
    play(g, "upgrade:bronze+coal")
    assert own(g, "workers")["coal"] == 1
    assert player(g, 0)["resources"] == 6 - (8 - 2)


@pytest.mark.rule("tta.upgrade.cost-difference")
def test_an_upgrade_costs_the_difference() -> None:
    g = arrange(mine=civ(technologies=["iron"], tokens={"bronze": 4}))
    play(g, "upgrade:bronze+iron")
    assert player(g, 0)["resources"] == 4 - 3
    g = arrange(mine=civ(technologies=["iron"], tokens={"bronze": 2}))
    assert refusal(g, "upgrade:bronze+iron") == "tta.upgrade.cost-difference"
    assert figures(g, "upgrade:bronze+iron")["price"] == 3
    g = arrange(mine=civ(technologies=["iron"], tokens={"bronze": 3}))
    assert refusal(g, "upgrade:bronze+iron") is None


@pytest.mark.rule("tta.upgrade.modifiers-first")
@pytest.mark.parametrize(
    ("special", "old", "new", "cost"),
    [
        ("masonry", "philosophy", "alchemy", (6 - 1) - 3),
        ("architecture", "alchemy", "scientific_method", (8 - 2) - (6 - 1)),
        ("engineering", "scientific_method", "computers", (11 - 3) - (8 - 2)),
    ],
)
def test_each_card_of_an_upgrade_has_its_discount(special: str, old: str, new: str, cost: int) -> None:
    technologies = ["alchemy", "scientific_method", "computers", special]
    g = arrange(age="III", mine=civ(technologies=technologies, workers={old: 1}, tokens={"bronze": 5}))
    play(g, f"upgrade:{old}+{new}")
    assert player(g, 0)["resources"] == 5 - cost


@pytest.mark.rule("tta.upgrade.worker-moves")
def test_an_upgrade_moves_a_worker_and_needs_no_unused_one() -> None:
    g = arrange(mine=civ(technologies=["iron"], tokens={"bronze": 3}, unused=0))
    before = sum(own(g, "workers").values())
    play(g, "upgrade:bronze+iron")
    assert own(g, "workers")["bronze"] == 1
    assert own(g, "workers")["iron"] == 1
    assert sum(own(g, "workers").values()) == before
    assert own(g, "unused") == 0
    g = arrange(mine=civ(technologies=["iron"], tokens={"bronze": 3}, workers={"warriors": 1}))
    assert refusal(g, "upgrade:bronze+iron") == "tta.upgrade.worker-moves"


@pytest.mark.rule("tta.upgrade.limit-not-checked")
def test_the_urban_limit_does_not_stop_an_upgrade() -> None:
    g = arrange(mine=civ(technologies=["theology"], workers={"religion": 3}, tokens={"bronze": 5}))
    assert refusal(g, "build:theology") == "tta.build.urban-limit"
    play(g, "upgrade:religion+theology")
    assert own(g, "workers") == {"religion": 2, "theology": 1}


@pytest.mark.rule("tta.upgrade.stored-tokens-stay")
def test_stored_tokens_stay_on_the_old_card() -> None:
    g = arrange(mine=civ(technologies=["iron"], workers={"bronze": 1}, tokens={"bronze": 6}))
    play(g, "upgrade:bronze+iron")
    assert own(g, "workers") == {"iron": 1}
    assert own(g, "tokens") == {"bronze": 3}


# --- destroy


@pytest.mark.rule("tta.destroy.civil-cost")
def test_destroying_costs_a_civil_action() -> None:
    g = arrange(mine=civ(civil=1))
    play(g, "destroy:bronze")
    assert (own(g, "civil"), own(g, "military")) == (0, 2)
    assert refusal(g, "destroy:bronze") == "tta.destroy.civil-cost"


@pytest.mark.rule("tta.destroy.worker-to-pool")
@pytest.mark.parametrize("site", ["agriculture", "bronze", "religion"])
def test_the_worker_of_a_destroyed_building_is_unused_again(site: str) -> None:
    mine = civ(workers={"agriculture": 1, "bronze": 1, "religion": 1}, unused=0, tokens={"bronze": 2})
    g = arrange(mine=mine)
    bank = own(g, "yellow")
    play(g, f"destroy:{site}")
    assert (own(g, "unused"), own(g, "yellow")) == (1, bank)
    assert site not in own(g, "workers")
    assert player(g, 0)["resources"] == 2
    assert refusal(g, f"destroy:{site}") == "tta.destroy.worker-to-pool"


@pytest.mark.rule("tta.destroy.worker-to-pool")
def test_units_are_not_destroyed_but_disbanded() -> None:
    g = arrange()
    assert refusal(g, "destroy:warriors") == "tta.destroy.worker-to-pool"
    assert refusal(g, "disband:warriors") is None
