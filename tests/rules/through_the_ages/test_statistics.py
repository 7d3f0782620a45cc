"""Le tue statistiche: ratings, and the totals of civil and military actions."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from rules.through_the_ages.tools import (
    arrange,
    asked,
    civ,
    end_turn,
    hand,
    legal,
    look,
    own,
    play,
    player,
    refusal,
    reveal,
    wander,
)


def rates(**parts: object) -> dict[str, int]:
    """The figures of a civilization in Age III, when every card may lie there."""
    return player(arrange(age="III", mine=civ(**parts)), 0)


# --- what cards and workers give


@pytest.mark.rule("tta.stats.derived")
@pytest.mark.parametrize("seats", [2, 4])
def test_statistics_follow_from_cards_and_tokens_alone(seats: int) -> None:
    for number, g in enumerate(wander(seats, seed=9, moves=240)):
        if number % 8 == 0:
            # Nothing of them is kept in a dump.
            assert look(civitas.load(g.dump())) == look(g)


@pytest.mark.rule("tta.stats.per-worker")
def test_symbols_count_once_per_worker() -> None:
    assert rates(workers={"drama": 3})["culture_rate"] == 6
    assert rates(technologies=["drama"], workers={"warriors": 1})["culture_rate"] == 0
    g = arrange(mine=civ(technologies=["drama"], tokens={"bronze": 4}))
    play(g, "build:drama")
    assert (player(g, 0)["culture_rate"], player(g, 0)["happy"]) == (2, 1)


@pytest.mark.rule("tta.stats.whole-card")
def test_symbols_of_other_cards_count_once() -> None:
    figures = rates(government="theocracy", workers={"agriculture": 6})
    assert (figures["culture_rate"], figures["strength"], figures["happy"]) == (1, 1, 1)


@pytest.mark.rule("tta.stats.modifiers")
def test_texts_of_cards_change_statistics() -> None:
    assert rates(workers={"drama": 2}, leader="johann_sebastian_bach")["culture_rate"] == 2 * 2 + 2
    assert rates(workers={"warriors": 2, "knights": 1}, leader="alexander_the_great")["strength"] == 2 + 2 + 3
    assert rates(workers={"warriors": 2, "knights": 1}, leader="napoleon_bonaparte")["strength"] == 2 + 2 + 2 * 2


@pytest.mark.rule("tta.stats.modifiers")
def test_abilities_belong_to_cards_in_play() -> None:
    g = arrange(mine=civ(hand=["hammurabi"]))
    assert refusal(g, "use:hammurabi") == "tta.stats.modifiers"
    assert refusal(arrange(mine=civ(leader="hammurabi")), "use:hammurabi") is None
    strong = {"warriors": 9}
    g = arrange(
        phase="politics", age="III", mine=civ(workers=strong, leader="mahatma_gandhi", military=["plunder_iii"])
    )
    assert refusal(g, "aggression:plunder_iii+1") == "tta.stats.modifiers"
    g = arrange(phase="politics", age="III", mine=civ(workers=strong, military=["plunder_iii"]))
    assert refusal(g, "aggression:plunder_iii+1") is None


@pytest.mark.rule("tta.stats.update-all")
def test_actions_tokens_and_ratings_change_together() -> None:
    g = arrange(age="II", mine=civ(hand=["justice_system"], science=7, civil=2))
    play(g, "develop:justice_system")
    # One action was paid, a new one is there, and three blue tokens.
    assert (own(g, "civil"), player(g, 0)["civil_total"], own(g, "blue")) == (2, 5, 16 + 3)
    mine = civ(unfinished=("kremlin", 2), tokens={"bronze": 4}, workers={"religion": 2}, civil=3, military_actions=1)
    g = arrange(age="II", mine=mine)
    play(g, "stage:1")
    figures = player(g, 0)
    assert (figures["civil_total"], figures["military_total"]) == (5, 3)
    assert (own(g, "civil"), own(g, "military")) == (3 - 1 + 1, 1 + 1)
    assert (figures["culture_rate"], figures["happy"]) == (2 + 2, 2 - 1)
    g = arrange(phase="politics", mine=civ(leader="christopher_columbus", military=["inhabited_territory_i"]))
    yellow = own(g, "yellow")
    play(g, "settle:inhabited_territory_i")
    # Two tokens came to the bank, one of them became a worker.
    assert (own(g, "yellow"), own(g, "unused")) == (yellow + 2 - 1, 2)


# --- the four ratings and the colonization bonus


@pytest.mark.rule("tta.rate.science")
def test_the_science_rate_is_a_sum_never_below_zero() -> None:
    assert rates(workers={"alchemy": 2}, leader="leonardo_da_vinci")["science_rate"] == 2 * 2 + 1
    assert rates(workers={"warriors": 1}, government="fundamentalism")["science_rate"] == 0
    assert rates(workers={"computers": 1}, government="fundamentalism")["science_rate"] == 5 - 2
    assert rates(workers={"computers": 15})["science_rate"] == 75


@pytest.mark.rule("tta.rate.culture")
def test_the_culture_rate_is_a_sum_never_below_zero() -> None:
    parts = {"government": "theocracy", "wonders": ["st_peters_basilica"], "leader": "mahatma_gandhi"}
    assert rates(workers={"warriors": 1}, **parts)["culture_rate"] == 1 + 2 + 2
    assert rates(workers={"movies": 12}, leader="charlie_chaplin")["culture_rate"] == 12 * 4 + 4
    promise = ("promise_of_military_protection", 1, "b")
    g = arrange(seats=3, age="II", mine=civ(pact=promise))
    assert player(g, 0)["culture_rate"] == 0
    end_turn(g, 0)
    assert own(g, "culture") == 0
    g = arrange(seats=3, age="II", mine=civ(pact=promise, workers={"religion": 2}))
    assert player(g, 0)["culture_rate"] == 2 - 1


@pytest.mark.rule("tta.rate.culture-conditional-not-counted")
def test_culture_scored_on_occasions_is_not_part_of_the_rate() -> None:
    g = arrange(age="III", mine=civ(leader="albert_einstein", hand=["coal"], science=7))
    assert player(g, 0)["culture_rate"] == 0
    play(g, "develop:coal")
    assert own(g, "culture") == 3
    assert player(g, 0)["culture_rate"] == 0


@pytest.mark.rule("tta.rate.strength")
def test_strength_is_the_sum_of_units_armies_and_cards() -> None:
    mine = civ(workers={"warriors": 2, "knights": 1}, tactic="phalanx", government="theocracy", leader="julius_caesar")
    g = arrange(mine=mine, common=["phalanx"])
    assert player(g, 0)["strength"] == (2 + 2) + 3 + 1 + 1
    assert rates(workers={"modern_infantry": 16})["strength"] == 80


@pytest.mark.rule("tta.rate.strength")
def test_strength_is_never_below_zero(tmp_path: Path) -> None:
    """No card of the standard game weakens anybody, so a data pack has to."""
    (tmp_path / "pack.toml").write_text('name = "test"\ntitle = "through_the_ages"\n')
    (tmp_path / "leaders.toml").write_text('[[leader]]\nid = "moses"\ngives = { strength = -3 }\n')
    dump = arrange(mine=civ(leader="moses", workers={"warriors": 1}), others=[civ(workers={"warriors": 5})]).dump()
    dump["pack"] = civitas.title("through_the_ages", str(tmp_path)).pack_id()
    g = civitas.load(dump, str(tmp_path))
    assert player(g, 0)["strength"] == 0
    dump = arrange(mine=civ(leader="moses", workers={"warriors": 5})).dump()
    dump["pack"] = civitas.title("through_the_ages", str(tmp_path)).pack_id()
    assert player(civitas.load(dump, str(tmp_path)), 0)["strength"] == 5 - 3


@pytest.mark.rule("tta.rate.happiness-sum")
def test_unhappy_faces_are_subtracted() -> None:
    assert rates(workers={"religion": 2}, wonders=["hanging_gardens"])["happy"] == 4
    assert rates(workers={"religion": 2}, wonders=["hanging_gardens", "kremlin"])["happy"] == 4 - 1


@pytest.mark.rule("tta.rate.happiness-clamp")
def test_happiness_lies_between_zero_and_eight() -> None:
    assert rates(workers={"warriors": 1}, government="communism")["happy"] == 0
    assert rates(workers={"organized_religion": 2, "bread_and_circuses": 1})["happy"] == 8
    assert rates(workers={"organized_religion": 3, "religion": 1})["happy"] == 8


@pytest.mark.rule("tta.rate.unhappy-card-not-happy")
def test_an_unhappy_card_gets_no_extra_face() -> None:
    assert rates(workers={"religion": 1}, wonders=["st_peters_basilica"])["happy"] == 2 + 1
    assert rates(workers={"religion": 1}, wonders=["st_peters_basilica", "kremlin"])["happy"] == 2 + 1 - 1
    parts = {"workers": {"religion": 1}, "wonders": ["st_peters_basilica"]}
    assert rates(government="communism", **parts)["happy"] == 2 + 1 - 1
    assert rates(government="theocracy", **parts)["happy"] == 2 + 1 + 2


@pytest.mark.rule("tta.rate.colonization-bonus")
def test_the_colonization_bonus_is_a_sum() -> None:
    assert rates()["colonization"] == 0
    assert rates(wonders=["colossus"], technologies=["cartography"])["colonization"] == 1 + 2


@pytest.mark.rule("tta.rate.colonization-bonus-use")
def test_the_colonization_bonus_helps_to_colonize_only() -> None:
    mine = civ(wonders=["colossus"], technologies=["cartography"], workers={"warriors": 1}, military=["plunder_i"])
    # One unit, and the strength that both cards show beside the bonus.
    assert player(arrange(mine=mine), 0)["strength"] == 1 + 2 + 1
    g = arrange(phase="politics", mine=mine, others=[civ(workers={"warriors": 4})])
    assert refusal(g, "aggression:plunder_i+1") == "tta.aggression.must-be-stronger"
    g = arrange(phase="politics", mine=mine, others=[civ(workers={"warriors": 3})])
    assert refusal(g, "aggression:plunder_i+1") is None
    g = reveal("vast_territory_i", civ(wonders=["colossus"], technologies=["cartography"], workers={"warriors": 1}))
    assert asked(g) == (0, "bid")
    assert [move for move in legal(g) if move != "pass"] == ["bid:1", "bid:2", "bid:3", "bid:4"]


# --- totals of actions


@pytest.mark.rule("tta.actions-total.civil")
def test_the_civil_total_counts_all_symbols() -> None:
    assert rates()["civil_total"] == 4
    assert rates(technologies=["code_of_laws"])["civil_total"] == 4 + 1
    assert rates(government="republic", technologies=["civil_service"], wonders=["pyramids"])["civil_total"] == 7 + 3


@pytest.mark.rule("tta.actions-total.military")
def test_the_military_total_counts_all_symbols() -> None:
    assert rates()["military_total"] == 2
    assert rates(technologies=["warfare"])["military_total"] == 2 + 1
    assert rates(government="communism", wonders=["kremlin"], leader="napoleon_bonaparte")["military_total"] == 5 + 3


@pytest.mark.rule("tta.actions-total.tokens-match")
def test_available_actions_never_exceed_the_total() -> None:
    for g in wander(seats=3, seed=2, moves=240):
        view = look(g)
        for seat, figures in enumerate(view["players"]):
            assert 0 <= view["civil"][seat] <= figures["civil_total"]
            assert 0 <= view["military"][seat] <= figures["military_total"]
    g = arrange(mine=civ(civil=1, military_actions=0, technologies=["code_of_laws", "warfare"]))
    end_turn(g, 0)
    assert (own(g, "civil"), own(g, "military")) == (5, 3)


@pytest.mark.rule("tta.actions-total.spending", "tta.actions-total.changes-only-with-cards")
def test_spending_moves_tokens_and_leaves_the_total() -> None:
    g = arrange(mine=civ(unused=2, tokens={"bronze": 4}), row=["iron"])
    play(g, "take:iron+1")
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (3, 4)
    play(g, "build:warriors")
    assert (own(g, "military"), player(g, 0)["military_total"]) == (1, 2)
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (3, 4)


@pytest.mark.rule("tta.actions-total.regain", "tta.actions-total.changes-only-with-cards")
def test_an_action_that_comes_back_is_available_again() -> None:
    left = {}
    for leader in ("isaac_newton", "johann_sebastian_bach"):
        g = arrange(age="II", mine=civ(leader=leader, hand=["iron"], science=5, civil=3))
        play(g, "develop:iron")
        left[leader] = own(g, "civil")
        assert player(g, 0)["civil_total"] == 4
    assert left == {"isaac_newton": 3, "johann_sebastian_bach": 2}


@pytest.mark.rule("tta.actions-total.regain-nothing-spent")
def test_nothing_comes_back_if_nothing_was_spent() -> None:
    mine = civ(leader="isaac_newton", hand=["iron"], science=5)
    g = reveal("development_of_civilization", mine, age="II")
    play(g, "develop:iron")
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (4, 4)
    g = reveal("development_of_civilization", civ(leader="isaac_newton", hand=["iron"], science=5, civil=3), age="II")
    play(g, "develop:iron")
    assert own(g, "civil") == 4


@pytest.mark.rule("tta.actions-total.temporary-first")
def test_an_action_for_one_turn_is_spent_first_and_gone_with_the_turn() -> None:
    g = arrange(mine=civ(hand=["patriotism_a"], unused=2, tokens={"bronze": 4}))
    play(g, "action:patriotism_a")
    assert look(g)["extra_military"] == 1
    play(g, "build:warriors")
    assert (look(g)["extra_military"], own(g, "military")) == (0, 2)
    play(g, "build:warriors")
    assert own(g, "military") == 1
    g = arrange(mine=civ(leader="hammurabi", military_actions=1), row=["iron", "alchemy"])
    play(g, "use:hammurabi", "take:iron+1")
    assert (own(g, "civil"), own(g, "military"), look(g)["extra_civil"]) == (4, 0, 0)
    assert refusal(g, "use:hammurabi") == "tta.actions-total.temporary-first"


@pytest.mark.rule("tta.actions-total.temporary-not-total")
def test_an_action_for_one_turn_is_not_part_of_the_total() -> None:
    g = arrange(mine=civ(hand=["patriotism_a"], military=["legion", "phalanx", "raid_i"]))
    play(g, "action:patriotism_a")
    assert (player(g, 0)["military_total"], player(g, 0)["military_hand_limit"]) == (2, 2)
    play(g, "end")
    assert asked(g) == (0, "discard")
    play(g, "discard:raid_i")
    # All three unspent actions draw a card, and next turn there are two again.
    assert len(hand(g)) == 2 + 3
    assert own(g, "military") == 2


@pytest.mark.rule("tta.actions-total.increase-available")
def test_new_actions_are_available_at_once() -> None:
    g = arrange(mine=civ(hand=["code_of_laws"], science=6, civil=2))
    play(g, "develop:code_of_laws")
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (2 - 1 + 1, 5)
    g = arrange(mine=civ(hand=["warfare"], science=5, military_actions=0))
    play(g, "develop:warfare")
    assert (own(g, "military"), player(g, 0)["military_total"]) == (1, 3)


@pytest.mark.rule("tta.actions-total.decrease-spent-first")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (4, 4), (3, 3), (0, 0)])
def test_spent_actions_are_given_up_first(before: int, after: int) -> None:
    g = reveal("ravages_of_time", civ(wonders=["pyramids"], civil=before), age="II")
    play(g, "ravage:pyramids")
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (after, 4)


@pytest.mark.rule("tta.actions-total.replacement-net")
def test_a_replacement_is_one_change() -> None:
    g = arrange(age="II", mine=civ(technologies=["code_of_laws"], hand=["justice_system"], science=7, civil=2))
    play(g, "develop:justice_system")
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (2 - 1, 5)
    g = arrange(mine=civ(leader="julius_caesar", hand=["joan_of_arc"], military_actions=1))
    play(g, "leader:joan_of_arc")
    assert (own(g, "military"), player(g, 0)["military_total"]) == (1, 3)
