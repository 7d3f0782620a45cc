"""Carte in gioco: technologies, governments, wonders, colonies, pacts and the other military cards."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.through_the_ages.fields import FIELDS
from rules.through_the_ages.tools import (
    FACTS,
    TITLE,
    arrange,
    asked,
    civ,
    end_turn,
    hidden,
    legal,
    look,
    new,
    own,
    play,
    player,
    refusal,
    reveal,
    wander,
)

# --- technologies


@pytest.mark.rule("tta.tech.type")
def test_every_technology_has_a_type_and_every_developed_one_a_science_cost() -> None:
    kinds = set(TITLE.sheet("title", "")["kinds"])
    initial = {"agriculture", "bronze", "philosophy", "religion", "warriors", "despotism"}
    for card in FACTS.technologies.ids:
        sheet = TITLE.sheet("technology", card)
        assert sheet["kind"] in kinds
        assert ("science" in sheet) == (card not in initial)
    others = [card for card in FACTS.cards.ids if card not in FACTS.technologies.index]
    assert not any("science" in TITLE.sheet("card", card) for card in others)


@pytest.mark.rule("tta.tech.type")
def test_a_worker_moves_within_a_type() -> None:
    g = arrange(mine=civ(technologies=["iron", "alchemy"], tokens={"bronze": 9}))
    assert refusal(g, "upgrade:bronze+alchemy") == "tta.upgrade.target"
    assert refusal(g, "upgrade:bronze+iron") is None


@pytest.mark.rule("tta.farm-mine.no-limit-incl-units")
def test_farms_mines_and_units_have_no_limit() -> None:
    workers = {"agriculture": 5, "bronze": 5, "warriors": 8, "philosophy": 2}
    g = arrange(mine=civ(workers=workers, tokens={"bronze": 9}))
    assert player(g, 0)["urban_limit"] == 2
    assert refusal(g, "build:philosophy") == "tta.build.urban-limit"
    assert {"build:agriculture", "build:bronze", "build:warriors"} <= set(legal(g))
    play(g, "build:warriors")
    assert own(g, "workers")["warriors"] == 9


@pytest.mark.rule("tta.farm-mine.no-rating-effect")
def test_farms_and_mines_produce_and_change_no_rating() -> None:
    ratings = ("science_rate", "culture_rate", "strength", "happy")
    g = arrange(mine=civ(tokens={"bronze": 4}, unused=2))
    before = player(g, 0)
    play(g, "build:bronze", "build:agriculture")
    after = player(g, 0)
    assert [after[name] for name in ratings] == [before[name] for name in ratings]
    assert after["resources"] == 0
    play(g, "end")
    assert (player(g, 0)["food"], player(g, 0)["resources"]) == (3, 3)


@pytest.mark.rule("tta.farm-mine.token-value")
def test_a_token_is_worth_what_its_card_says() -> None:
    g = arrange(mine=civ(tokens={"agriculture": 2, "irrigation": 1, "bronze": 1, "iron": 2}))
    assert (player(g, 0)["food"], player(g, 0)["resources"]) == (2 * 1 + 1 * 2, 1 * 1 + 2 * 2)


@pytest.mark.rule("tta.farm-mine.token-no-limit")
def test_any_number_of_tokens_lies_on_a_card() -> None:
    g = reveal("development_of_crafts", civ(tokens={"bronze": 10}))
    assert own(g, "tokens") == {"bronze": 12}


@pytest.mark.rule("tta.farm-mine.store-without-workers")
def test_tokens_count_on_a_card_without_workers() -> None:
    g = arrange(mine=civ(workers={"warriors": 1}, tokens={"bronze": 2}))
    assert player(g, 0)["resources"] == 2
    play(g, "build:bronze")
    assert own(g, "tokens") == {}


@pytest.mark.rule("tta.special.no-workers-incl-government")
def test_special_technologies_and_governments_need_and_take_no_workers() -> None:
    g = arrange(mine=civ(technologies=["code_of_laws"], government="monarchy", tokens={"bronze": 9}))
    assert player(g, 0)["civil_total"] == 5 + 1
    built = {move.removeprefix("build:") for move in legal(g) if move.startswith("build:")}
    assert built == {"agriculture", "bronze", "philosophy", "religion", "warriors"}
    for card in ("code_of_laws", "monarchy"):
        with pytest.raises(civitas.BadInput):
            TITLE.moves.parse(f"build:{card}")


@pytest.mark.rule("tta.special.one-per-type")
def test_the_higher_special_technology_of_a_type_stays() -> None:
    g = arrange(age="II", mine=civ(technologies=["code_of_laws", "warfare"], hand=["justice_system"], science=7))
    play(g, "develop:justice_system")
    assert "justice_system" in own(g, "technologies")
    assert "code_of_laws" not in own(g, "technologies")
    assert "warfare" in own(g, "technologies")
    assert player(g, 0)["civil_total"] == 5


@pytest.mark.rule("tta.special.one-per-type")
def test_a_stolen_special_technology_replaces_the_lower_one() -> None:
    mine = civ(technologies=["cartography"], war=("war_over_technology", 1), workers={"warriors": 9})
    g = arrange(age="II", mine=mine, others=[civ(technologies=["navigation"], workers={"warriors": 1})])
    play(g, "end")
    end_turn(g, 1)
    play(g, "steal:navigation")
    assert "navigation" in own(g, "technologies")
    assert "cartography" not in own(g, "technologies")
    assert "navigation" not in own(g, "technologies", 1)


@pytest.mark.rule("tta.government.exactly-one")
def test_there_is_always_one_government() -> None:
    governments = set(FACTS.governments.ids)
    assert look(new(seats=4))["government"] == ["despotism"] * 4
    for change in ("develop", "revolution"):
        g = arrange(mine=civ(hand=["monarchy"], science=8))
        play(g, f"{change}:monarchy")
        assert own(g, "government") == "monarchy"
        assert governments & set(own(g, "technologies")) == {"monarchy"}
    for g in wander(seats=3, seed=4, moves=300):
        view = look(g)
        for seat in range(3):
            assert governments & set(view["technologies"][seat]) == {view["government"][seat]}


# --- wonders


@pytest.mark.rule("tta.wonder.completed-unlimited")
def test_any_number_of_wonders_but_one_at_a_time() -> None:
    five = ["pyramids", "colossus", "hanging_gardens", "great_wall", "taj_mahal"]
    mine = civ(government="constitutional_monarchy", wonders=five)
    g = arrange(age="II", mine=mine, row=["kremlin", "eiffel_tower"])
    play(g, "take:kremlin+1")
    assert (own(g, "unfinished"), len(own(g, "wonders"))) == ("kremlin", 5)
    assert own(g, "civil") == 7 - 6
    assert refusal(g, "take:eiffel_tower+2") == "tta.take-wonder.one-unfinished"


@pytest.mark.rule("tta.wonder.completed-unlimited")
def test_the_next_wonder_may_be_taken_once_the_first_is_complete() -> None:
    mine = civ(government="communism", unfinished=("kremlin", 2), tokens={"bronze": 4})
    g = arrange(age="III", mine=mine, row=["eiffel_tower"])
    assert refusal(g, "take:eiffel_tower+1") == "tta.take-wonder.one-unfinished"
    play(g, "stage:1", "take:eiffel_tower+1")
    assert (own(g, "wonders"), own(g, "unfinished")) == (["kremlin"], "eiffel_tower")


@pytest.mark.rule("tta.wonder.taj-mahal")
def test_the_text_of_taj_mahal_speaks_of_a_leader_replaced_in_this_turn() -> None:
    prices = {}
    for leader in ("moses", None):
        mine = civ(leader=leader, hand=["joan_of_arc"], wonders=["pyramids", "colossus"])
        g = arrange(mine=mine, row=["taj_mahal", "great_wall"])
        play(g, "leader:joan_of_arc")
        prices[leader] = player(g, 0)["row_costs"][:2]
    # One for the space and two for the wonders; of all wonders only this one is cheaper.
    assert prices == {"moses": [1, 3], None: [3, 3]}


@pytest.mark.rule("tta.wonder.age-iii-scoring")
def test_a_wonder_of_age_iii_scores_once() -> None:
    mine = civ(tokens={"oil": 2}, hand=["computers"], science=8, unfinished=("first_space_flight", 3))
    g = arrange(age="III", mine=mine)
    play(g, "stage:1")
    assert own(g, "culture") == 3
    play(g, "develop:computers")
    assert own(g, "culture") == 3
    assert player(g, 0)["culture_rate"] == 0
    end_turn(g, 0)
    assert own(g, "culture") == 3


# --- colonies


@pytest.mark.rule("tta.colony.permanent")
def test_the_permanent_effect_is_lost_with_the_colony() -> None:
    mine = civ(colonies=["strategic_territory_i", "historic_territory_i"], workers={"warriors": 1})
    g = reveal("independence_declaration", mine, age="II", others=[civ(workers={"warriors": 9})])
    assert asked(g) == (0, "lose-colony")
    assert player(g, 0)["strength"] == 1 + 2
    assert refusal(g, "colony:vast_territory_i") == "tta.colony.permanent"
    play(g, "colony:strategic_territory_i")
    assert player(g, 0)["strength"] == 1
    assert player(g, 0)["happy"] == 1
    assert own(g, "colonies") == ["historic_territory_i"]


def annexing(colonies: list[str], **parts: Any) -> civitas.Position:
    """Seat 0 has attacked seat 1, which could not defend, for one of its colonies."""
    mine = civ(workers={"warriors": 9}, military=["annex"], **parts)
    victim = civ(colonies=colonies, workers={"warriors": 1}, science=4, culture=4)
    g = arrange(phase="politics", age="II", mine=mine, others=[victim])
    play(g, "aggression:annex+1")
    return g


@pytest.mark.rule("tta.colony.stolen")
def test_the_permanent_effect_passes_to_the_new_owner() -> None:
    g = annexing(["developed_territory_i", "strategic_territory_i"])
    tokens = [own(g, name, seat) for name in ("yellow", "blue") for seat in (0, 1)]
    assert refusal(g, "colony:vast_territory_i") == "tta.colony.stolen"
    play(g, "colony:developed_territory_i")
    after = [own(g, name, seat) for name in ("yellow", "blue") for seat in (0, 1)]
    assert [new - old for new, old in zip(after, tokens, strict=True)] == [1, -1, 1, -1]
    g = annexing(["strategic_territory_i"])
    play(g, "colony:strategic_territory_i")
    assert (player(g, 0)["strength"], player(g, 1)["strength"]) == (9 + 2, 1)


@pytest.mark.rule("tta.colony.immediate-ignored-on-transfer")
def test_the_immediate_effect_is_not_repeated_or_taken_back() -> None:
    g = annexing(["developed_territory_i"], science=2)
    play(g, "colony:developed_territory_i")
    assert (own(g, "science"), own(g, "science", 1)) == (2, 4)
    mine = civ(colonies=["developed_territory_i"], science=7, workers={"warriors": 1})
    g = reveal("independence_declaration", mine, age="II", others=[civ(workers={"warriors": 9})])
    play(g, "colony:developed_territory_i")
    assert own(g, "science") == 7


# --- pacts and other military cards


@pytest.mark.rule("tta.pact.one-in-own-area")
def test_a_second_own_pact_ends_the_first() -> None:
    mine = civ(pact=("open_borders_agreement", 1, "a"), military=["trade_routes_agreement"])
    g = arrange(seats=3, phase="politics", mine=mine)
    play(g, "pact:trade_routes_agreement+2+a", "agree")
    assert (own(g, "pact"), own(g, "pact_with")) == ("trade_routes_agreement", 2)
    assert [player(g, seat)["military_total"] for seat in range(3)] == [2, 2, 2]
    assert hidden(g, "discards") == ["open_borders_agreement"]


@pytest.mark.rule("tta.pact.may-benefit-from-others")
def test_pacts_in_other_areas_apply_as_well() -> None:
    mine = civ(pact=("open_borders_agreement", 1, "a"), workers={"agriculture": 1, "warriors": 1})
    others = [
        civ(),
        civ(pact=("international_trade_agreement", 0, "a")),
        civ(pact=("military_pact", 0, "a")),
    ]
    g = arrange(seats=4, age="III", mine=mine, others=others)
    figures = player(g, 0)
    assert figures["military_total"] == 2 + 1
    assert figures["food_production"] == 1 + 1
    assert figures["strength"] == 1 + 3


@pytest.mark.rule("tta.military-kinds.never-in-play")
def test_aggressions_events_and_bonus_cards_have_their_effect_and_go() -> None:
    mine = civ(workers={"warriors": 2, "bronze": 1}, military=["enslave"])
    g = arrange(phase="politics", mine=mine, others=[civ(military=["military_bonus_i"])])
    play(g, "aggression:enslave+1", "bonus:military_bonus_i")
    assert hidden(g, "discards") == ["enslave", "military_bonus_i"]
    g = reveal("crusades")
    assert look(g)["past_events"] == ["crusades"]
    assert look(g)["open_card"] is None
    placeable = {domain for field in FIELDS if field.per_seat and (domain := field.domain)} - {"card"}
    assert placeable == {"technology", "leader", "wonder", "territory", "tactic", "war", "pact"}


@pytest.mark.rule("tta.military-kinds.bonus-uses")
def test_a_bonus_card_defends_or_colonizes() -> None:
    mine = civ(military=["military_bonus_i", "legion", "phalanx"])
    g = arrange(phase="politics", mine=mine)
    assert not [move for move in legal(g) if "bonus" in move]
    play(g, "pass")
    assert not [move for move in legal(g) if "bonus" in move]
    assert refusal(g, "bonus:military_bonus_i") == "table.other-question"
    play(g, "end")
    assert "discard:military_bonus_i" in legal(g)
    attacker = civ(workers={"warriors": 2, "bronze": 1}, military=["enslave"])
    g = arrange(phase="politics", mine=attacker, others=[civ(military=["military_bonus_i"])])
    play(g, "aggression:enslave+1")
    assert "bonus:military_bonus_i" in legal(g)
    g = reveal("vast_territory_i", civ(military=["military_bonus_i"]))
    play(g, "bid:2", "pass")
    assert asked(g) == (0, "force")
    play(g, "bonus:military_bonus_i")
    assert hidden(g, "discards") == ["military_bonus_i"]
