"""Through the Ages: situations in which a good player knows what to do, and what the bots do there."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.bots import Observation, make_bot
from rules.through_the_ages.tools import arrange, civ, legal, player, reveal

FARMS = {"agriculture": 2, "bronze": 2, "philosophy": 1}
"""What everybody begins with, but for the Warriors."""
HOME = {**FARMS, "warriors": 1}
RICH = {"bronze": 6}
"""Six resources."""


def answer(game: civitas.Position, spec: str = "greedy") -> str:
    """What the bot answers the seat's present question."""
    seat = game.waiting()[0]
    return game.title.moves.text(make_bot(spec, 1).decide(Observation(game, seat)))


def turn(game: civitas.Position, spec: str = "greedy") -> list[str]:
    """All that the bot does in its turn; the game goes on by it."""
    seat = game.waiting()[0]
    bot = make_bot(spec, 1)
    made: list[str] = []
    while not game.over() and game.waiting()[0] == seat:
        move = bot.decide(Observation(game, seat))
        made.append(game.title.moves.text(move))
        game.play(seat, move)
        if made[-1] == "end":
            break
    return made


def verbs(moves: list[str]) -> set[str]:
    return {move.split(":")[0] for move in moves}


def rival(strength: int, **parts: Any) -> Any:
    """A civilization of so many Warriors besides its farms and mines."""
    return civ(**{"workers": {**FARMS, "warriors": strength}, "yellow": 12, **parts})


# --- the economy


def test_a_farm_comes_before_hunger() -> None:
    many = {"agriculture": 2, "bronze": 4, "philosophy": 2, "religion": 2, "warriors": 2}
    g = arrange(age="II", round=9, mine=civ(workers=many, tokens={"bronze": 4}, unused=1, yellow=8))
    assert "build:agriculture" in turn(g)


def test_hunger_is_averted_with_what_is_in_hand() -> None:
    """The reserves are food, or pay for a farm that somebody else has to leave his place for."""
    many = {"agriculture": 2, "bronze": 4, "philosophy": 2, "religion": 2, "warriors": 2}
    mine = civ(workers=many, unused=0, yellow=7, wonders=["hanging_gardens"], culture=20, hand=["reserves_ii"])
    g: Any = arrange(age="II", round=9, mine=mine)
    assert "action:reserves_ii" in turn(g)
    assert g.culture[0] > 20


def test_a_famine_without_a_free_worker_is_left() -> None:
    """There is nothing to eat and nobody to spare, but resources enough for a farm."""
    few = {"agriculture": 1, "iron": 3, "philosophy": 2, "religion": 3, "warriors": 1}
    mine = civ(workers=few, tokens={"iron": 5}, unused=0, yellow=11, culture=80, science=5)
    g: Any = arrange(age="III", round=14, mine=mine)
    made = turn(g)
    assert "build:agriculture" in made
    assert g.culture[0] > 80


def test_the_first_resources_build_a_mine() -> None:
    g = arrange(age="I", round=2, mine=civ(workers=HOME, tokens={"agriculture": 2, "bronze": 2}))
    assert "build:bronze" in turn(g)


def test_a_second_laboratory_is_built_early() -> None:
    mines = {**HOME, "bronze": 4}
    g = arrange(age="I", round=4, mine=civ(workers=mines, tokens={"bronze": 3}, unused=1, yellow=18))
    assert "build:philosophy" in turn(g)


def test_food_becomes_people() -> None:
    g = arrange(
        age="I", round=3, mine=civ(workers={**HOME, "bronze": 3}, tokens={"agriculture": 3}, unused=0, yellow=18)
    )
    assert "population" in turn(g)


def test_a_better_mine_is_developed() -> None:
    g = arrange(age="I", round=5, mine=civ(workers={**HOME, "bronze": 4}, hand=["iron"], science=6, tokens=RICH))
    made = turn(g)
    assert "develop:iron" in made


def test_mines_are_upgraded() -> None:
    techs = ["iron"]
    g = arrange(age="I", round=6, mine=civ(workers={**HOME, "bronze": 4}, technologies=techs, tokens=RICH, unused=0))
    assert "upgrade:bronze+iron" in turn(g)


def test_a_good_card_at_the_lowest_price_is_taken() -> None:
    g = arrange(age="I", round=4, mine=civ(workers={**HOME, "bronze": 4}, science=4), row=["iron", "theology"])
    assert "take:iron+1" in turn(g)


def test_a_better_government_is_established() -> None:
    g = arrange(age="I", round=6, mine=civ(workers={**HOME, "bronze": 3}, hand=["monarchy"], science=9))
    assert {"develop:monarchy", "revolution:monarchy"} & set(turn(g))


def test_resources_are_not_left_to_corruption() -> None:
    """Eleven tokens on the mines cost four resources a turn."""
    g = arrange(
        age="I", round=6, mine=civ(workers={**HOME, "bronze": 4}, tokens={"bronze": 11}, unused=2), row=["great_wall"]
    )
    made = turn(g)
    assert len([move for move in made if move.split(":")[0] in ("build", "stage", "take")]) >= 3


# --- the people


def test_nobody_is_born_into_an_uprising() -> None:
    """One more worker would be one more discontent than there are idle ones."""
    many = {"agriculture": 4, "bronze": 4, "philosophy": 2, "warriors": 1}
    g = arrange(age="I", round=7, mine=civ(workers=many, tokens={"agriculture": 5}, unused=0, yellow=13))
    turn(g)
    assert player(g, 0)["discontent"] <= own_unused(g)


def own_unused(game: Any) -> int:
    return int(game.unused[0])


def test_a_temple_ends_an_uprising() -> None:
    many = {"agriculture": 4, "bronze": 4, "philosophy": 2, "warriors": 1}
    g: Any = arrange(age="I", round=7, mine=civ(workers=many, tokens={"bronze": 4}, unused=1, yellow=10))
    assert g.discontent(0) > g.unused[0]
    turn(g)
    assert g.discontent(0) <= g.unused[0]


def test_nothing_is_torn_down_without_need() -> None:
    g = arrange(age="II", round=9, mine=civ(workers={**HOME, "religion": 2, "bronze": 4}, tokens=RICH, unused=1))
    assert "destroy" not in verbs(turn(g))


# --- leaders and wonders


def test_a_leader_in_hand_is_put_in_play() -> None:
    g = arrange(age="I", round=3, mine=civ(workers=HOME, hand=["moses"]))
    assert "leader:moses" in turn(g)


def test_an_old_leader_makes_room_before_its_time_is_over() -> None:
    parts = {"workers": {**HOME, "religion": 2}, "leader": "moses", "hand": ["michelangelo"]}
    g = arrange(age="I", round=7, civil_left=3, mine=civ(**parts))
    assert "leader:michelangelo" in turn(g)


def test_a_wonder_is_finished() -> None:
    g = arrange(age="I", round=6, mine=civ(workers=HOME, unfinished=("pyramids", 2), tokens={"bronze": 2}, unused=0))
    assert "stage:1" in turn(g)


def test_a_wonder_that_scores_is_finished_in_the_last_turn() -> None:
    parts = {"workers": {**HOME, "bronze": 6}, "unfinished": ("fast_food_chains", 3), "tokens": {"bronze": 5}}
    g = arrange(age="IV", round=18, last_round=18, mine=civ(**parts))
    assert "stage:1" in turn(g)


def test_no_wonder_is_begun_that_cannot_be_finished() -> None:
    g = arrange(
        age="IV", round=18, last_round=18, mine=civ(workers=HOME), row=["fast_food_chains", "internet", "hollywood"]
    )
    assert not any(move.startswith("take:") for move in turn(g))


def test_a_wonder_is_not_begun_as_its_age_ends() -> None:
    """A wonder of Age A is lost when Age I ends, and there are no resources for it."""
    g = arrange(age="I", round=7, civil_left=2, mine=civ(workers={**FARMS}), row=["colossus"])
    assert "take:colossus+1" not in turn(g)


def test_a_wonder_within_reach_is_taken() -> None:
    g = arrange(
        age="I", round=3, mine=civ(workers={**HOME, "bronze": 4}, tokens={"bronze": 4}, unused=0), row=["pyramids"]
    )
    assert "take:pyramids+1" in turn(g)


def test_a_genius_builds_the_dear_stage() -> None:
    parts = {"workers": {**HOME, "bronze": 4}, "unfinished": ("st_peters_basilica", 1), "tokens": {"bronze": 1}}
    g = arrange(age="I", round=7, mine=civ(**parts, unused=0, hand=["engineering_genius_i"]))
    assert "action:engineering_genius_i" in turn(g)


# --- arms


def test_the_only_warriors_are_not_disbanded() -> None:
    g = arrange(age="I", round=5, mine=civ(workers=HOME, tokens=RICH))
    assert "disband" not in verbs(turn(g))


def test_an_armed_neighbour_is_answered() -> None:
    grown = {"agriculture": 3, "bronze": 4, "philosophy": 2, "religion": 2, "warriors": 1}
    g: Any = arrange(age="II", round=10, mine=civ(workers=grown, tokens=RICH, unused=2, yellow=12), others=[rival(7)])
    turn(g)
    assert g.strength[0] >= 2


def test_better_arms_are_developed_against_an_armed_neighbour() -> None:
    mine = civ(workers={**FARMS, "bronze": 4, "warriors": 2}, hand=["riflemen"], science=7, tokens=RICH, unused=1)
    g: Any = arrange(age="II", round=10, mine=mine, others=[rival(9)])
    assert "develop:riflemen" in turn(g)


def test_a_war_against_oneself_is_met() -> None:
    """Three more Warriors make it a tie."""
    mine = civ(workers={**FARMS, "warriors": 2}, tokens=RICH, unused=3, culture=40, government="communism", yellow=12)
    others = [rival(5, war=("war_over_culture", 0), culture=40)]
    g: Any = arrange(age="III", round=15, mine=mine, others=others)
    turn(g)
    assert g.strength[0] >= 5


def test_a_war_that_is_won_is_declared() -> None:
    mine = civ(workers={**FARMS, "warriors": 12}, military=["war_over_culture"], government="communism", yellow=10)
    g = arrange(phase="politics", age="III", round=15, mine=mine, others=[rival(1, culture=60)])
    assert answer(g) == "war:war_over_culture+1"


def test_a_war_that_is_lost_is_not_declared() -> None:
    mine = civ(workers=HOME, military=["war_over_culture"], government="communism", culture=50)
    g = arrange(phase="politics", age="III", round=15, mine=mine, others=[rival(9)])
    assert answer(g) == "pass"


def test_a_weak_neighbour_is_plundered() -> None:
    mine = civ(workers={**FARMS, "warriors": 5}, military=["plunder_i"], yellow=12)
    g = arrange(phase="politics", age="I", round=7, mine=mine, others=[rival(1, tokens={"bronze": 5})])
    assert answer(g) == "aggression:plunder_i+1"


def test_a_tactic_is_played_with_the_army_it_needs() -> None:
    g = arrange(age="I", round=6, mine=civ(workers={**FARMS, "warriors": 3}, military=["legion"]))
    assert "tactic:legion" in turn(g)


def test_a_tactic_without_its_army_stays_in_hand() -> None:
    g = arrange(age="I", round=6, mine=civ(workers=HOME, military=["heavy_cavalry"]))
    assert "tactic:heavy_cavalry" not in turn(g)


def test_the_tactic_in_use_is_not_copied() -> None:
    mine = civ(workers={**FARMS, "warriors": 3}, tactic="legion")
    g = arrange(age="I", round=6, mine=mine, common=["legion", "fighting_band"])
    assert "copy" not in verbs(turn(g))


def test_a_better_tactic_of_others_is_copied() -> None:
    mine = civ(workers={**FARMS, "warriors": 3}, tactic="fighting_band", government="monarchy", unused=0)
    g = arrange(age="I", round=6, mine=mine, common=["legion", "fighting_band"], others=[rival(6)])
    assert "copy:legion" in turn(g)


def attacked(**parts: Any) -> civitas.Position:
    """Seat 1 plunders seat 0, which may defend itself."""
    mine = civ(workers={**FARMS, "warriors": 4}, military=["plunder_ii"], government="monarchy", yellow=12)
    g = arrange(phase="politics", age="II", round=9, mine=mine, others=[rival(1, tokens={"bronze": 6}, **parts)])
    g.play(0, "aggression:plunder_ii+1")
    return g


def test_an_attack_is_met_with_the_cards_it_takes() -> None:
    g = attacked(military=["military_bonus_ii", "raid_ii", "spy"])
    assert g.waiting() == (1,)
    assert answer(g) == "bonus:military_bonus_ii"


# --- colonies


def test_a_colony_that_can_be_afforded_is_taken() -> None:
    g = reveal("inhabited_territory_i", civ(workers={**FARMS, "warriors": 2}, yellow=16))
    assert answer(g) == "bid:1"


def test_a_colony_is_not_bought_at_any_price() -> None:
    g = reveal(
        "strategic_territory_i",
        civ(workers={**FARMS, "warriors": 7}, yellow=18),
        others=[civ(workers={**FARMS, "warriors": 7}, yellow=18)],
    )
    g.play(0, "bid:5")
    assert answer(g) == "pass"


def test_cards_go_before_units_to_a_colony() -> None:
    mine = civ(workers={**FARMS, "warriors": 3}, military=["military_bonus_i"], yellow=16)
    g = reveal("inhabited_territory_i", mine, others=[civ(workers=FARMS)])
    g.play(0, "bid:2")
    made = []
    while "finish" not in made:
        made.append(answer(g))
        g.play(0, made[-1])
    assert sorted(made) == ["bonus:military_bonus_i", "finish", "send:warriors"]


# --- politics and the end


def test_an_event_is_prepared_for_its_culture() -> None:
    g = arrange(
        phase="politics", age="I", round=5, mine=civ(military=["good_harvest"]), current=["development_of_crafts"]
    )
    assert answer(g) == "prepare:good_harvest"


def test_heritage_is_claimed() -> None:
    g = arrange(age="I", round=5, mine=civ(hand=["cultural_heritage_i"]))
    assert "action:cultural_heritage_i" in turn(g)


def test_the_arts_are_endowed_in_the_last_turn() -> None:
    mine = civ(culture=90, hand=["endowment_for_the_arts_iii"])
    g = arrange(age="IV", round=18, last_round=18, mine=mine, others=[civ(culture=100)])
    assert "action:endowment_for_the_arts_iii" in turn(g)


def test_the_last_turn_builds_what_scores() -> None:
    parts = {"workers": {**HOME, "bronze": 6}, "technologies": ["drama"], "tokens": {"bronze": 7}, "unused": 2}
    g = arrange(age="IV", round=18, last_round=18, mine=civ(**parts))
    assert "build:drama" in turn(g)


def test_the_last_turn_takes_nothing_that_cannot_be_used() -> None:
    g = arrange(age="IV", round=18, last_round=18, mine=civ(workers=HOME), row=["movies", "oil", "computers"])
    assert "take" not in verbs(turn(g))


def test_the_least_useful_card_is_discarded() -> None:
    g = arrange(
        age="II",
        round=9,
        mine=civ(
            military=["military_bonus_ii", "military_bonus_ii", "heavy_cavalry"], workers=FARMS, military_actions=0
        ),
    )
    while g.waiting() == (0,) and "end" in legal(g):
        g.play(0, "end")
    assert answer(g) == "discard:heavy_cavalry"


def offered(pact: str, side: str) -> civitas.Position:
    """Seat 0 of three has offered seat 1 a pact, taking this side."""
    age = "III" if pact == "peace_treaty" else "II"
    g = arrange(phase="politics", seats=3, age=age, round=12, mine=civ(military=[pact], workers=HOME))
    g.play(0, f"pact:{pact}+1+{side}")
    return g


def test_a_useful_pact_is_agreed_to() -> None:
    assert answer(offered("peace_treaty", "a")) == "agree"


def test_a_tribute_is_refused() -> None:
    assert answer(offered("acceptance_of_supremacy", "a")) == "refuse"


@pytest.mark.parametrize("spec", ["level:1", "level:2", "level:4"])
def test_no_level_starves_where_a_farm_can_be_built(spec: str) -> None:
    many = {"agriculture": 1, "bronze": 4, "philosophy": 2, "religion": 2, "warriors": 2}
    g = arrange(age="II", round=9, mine=civ(workers=many, tokens={"bronze": 4}, unused=1, yellow=8, culture=30))
    assert "build:agriculture" in turn(g, spec)
