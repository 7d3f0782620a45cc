"""Fase Politica: events, colonies, aggressions, wars, pacts, resigning."""

from __future__ import annotations

from rules.through_the_ages.tools import arrange, asked, civ, end_turn, hand, legal, own, play, player, refusal

QUIET = ["development_of_science"]
"""A current event that asks nothing."""


def test_preparing_scores_the_level_and_reveals_the_next_event() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=[*QUIET, "development_of_crafts"])
    play(g, "prepare:rats")
    assert own(g, "culture") == 1
    assert len(g.view(1)["past_events"]) == 1  # type: ignore[arg-type]
    assert g.view(1)["future_events"] == [{"age": "I", "card": None}]
    assert g.view(0)["future_events"] == [{"age": "I", "card": "rats"}]


def test_the_last_current_event_makes_the_future_ones_current() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=QUIET)
    play(g, "prepare:rats")
    assert g.view(0)["current_events"] == [{"age": "I", "card": "rats"}]
    assert g.view(0)["future_events"] == []


def test_ties_go_to_the_current_player() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=["crusades"], others=[civ(culture=9)])
    play(g, "prepare:rats")
    assert own(g, "culture") == 1 + 4
    assert own(g, "culture", 1) == 5


def test_losing_population_asks_for_a_worker_only_without_unused_ones() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"], unused=0), current=["pestilence"])
    play(g, "prepare:rats")
    assert asked(g) == (0, "lose-worker")
    play(g, "lose:bronze")
    assert own(g, "workers")["bronze"] == 1
    assert own(g, "unused", 1) == 0


def test_international_agreement_takes_cards_for_the_next_political_action() -> None:
    g = arrange(
        phase="politics",
        age="II",
        mine=civ(military=["rats", "legion"]),
        current=["international_agreement"],
        row=["coal", "reserves_ii"],
    )
    play(g, "prepare:rats")
    assert asked(g) == (0, "agreement")
    play(g, "take:coal+1", "take:reserves_ii+2", "finish")
    assert own(g, "civil") == 4
    assert own(g, "given_up") == 1
    assert refusal(g, "action:reserves_ii") is None
    play(g, "end", "pass", "end")
    assert asked(g) == (0, "action")


def test_terrorism_lets_the_last_in_culture_destroy() -> None:
    g = arrange(phase="politics", age="II", mine=civ(military=["rats"]), current=["terrorism"])
    play(g, "prepare:rats")
    assert asked(g) == (1, "raze")
    play(g, "raze:philosophy")
    assert own(g, "unused") == 2


def test_a_territory_goes_to_the_highest_bid() -> None:
    mine = civ(military=["rats", "military_bonus_i"], workers={"warriors": 2, "bronze": 1})
    g = arrange(phase="politics", mine=mine, current=["vast_territory_i"])
    play(g, "prepare:rats")
    assert asked(g) == (0, "bid")
    assert refusal(g, "bid:4") == "tta.colonization.bid-cap"
    play(g, "bid:1")
    assert asked(g) == (1, "bid")
    play(g, "pass")
    assert asked(g) == (0, "force")
    assert refusal(g, "finish") == "tta.colonization.one-unit-minimum"
    yellow = own(g, "yellow")
    play(g, "send:warriors", "finish")
    assert own(g, "colonies") == ["vast_territory_i"]
    # The sacrificed unit and three tokens of the colony.
    assert own(g, "yellow") == yellow + 1 + 3
    assert player(g, 0)["food"] == 3
    assert own(g, "blue") == 16 - 1 - 3


def test_columbus_settles_from_the_hand() -> None:
    g = arrange(phase="politics", mine=civ(leader="christopher_columbus", military=["historic_territory_i"]))
    play(g, "settle:historic_territory_i")
    assert own(g, "colonies") == ["historic_territory_i"]
    assert own(g, "leader") is None
    assert own(g, "culture") == 6


STRONG = {"warriors": 3, "bronze": 1}


def test_an_aggression_needs_more_strength_and_pays_military_actions() -> None:
    g = arrange(phase="politics", mine=civ(military=["plunder_i"]))
    assert refusal(g, "aggression:plunder_i+1") == "tta.aggression.must-be-stronger"
    mine = civ(military=["plunder_i"], workers=STRONG)
    g = arrange(phase="politics", mine=mine, others=[civ(tokens={"bronze": 2, "agriculture": 2})])
    play(g, "aggression:plunder_i+1")
    assert asked(g) == (0, "plunder")
    assert legal(g) == ["mix:1", "mix:2"]
    play(g, "mix:1")
    assert player(g, 0)["resources"] == 2
    assert player(g, 1)["food"] == 1
    assert own(g, "military") == 1


def test_the_defender_is_asked_when_backs_could_hide_a_defence() -> None:
    mine = civ(military=["enslave"], workers=STRONG)
    g = arrange(phase="politics", mine=mine, others=[civ(military=["legion"])])
    play(g, "aggression:enslave+1")
    # A bonus of Age I would be enough; the tactic is not.
    assert asked(g) == (1, "defence")
    assert legal(g) == ["pass"]
    play(g, "pass")
    assert own(g, "unused", 1) == 0
    g = arrange(phase="politics", mine=mine, others=[civ(military=["military_bonus_i"])])
    play(g, "aggression:enslave+1")
    play(g, "bonus:military_bonus_i")
    assert own(g, "unused", 1) == 1
    assert hand(g, 1) == []
    assert asked(g) == (0, "action")


def test_a_begun_defence_can_be_completed() -> None:
    mine = civ(military=["enslave"], workers=STRONG)
    g = arrange(phase="politics", mine=mine, others=[civ(military=["legion", "phalanx"])])
    play(g, "aggression:enslave+1")
    assert legal(g) == ["pass", "conceal:legion", "conceal:phalanx"]
    play(g, "conceal:legion")
    assert legal(g) == ["conceal:phalanx"]


def test_a_raid_pays_half_of_the_printed_costs_rounded_up_once() -> None:
    mine = civ(military=["raid_ii"], workers=STRONG, tokens={"bronze": 0})
    rival = civ(technologies=["alchemy", "theology"], workers={"alchemy": 1, "theology": 1})
    g = arrange(phase="politics", age="II", mine=mine, others=[rival])
    play(g, "aggression:raid_ii+1", "raze:alchemy", "raze:theology")
    assert player(g, 0)["resources"] == 6
    assert own(g, "unused", 1) == 3


def test_gandhi_doubles_the_price_and_does_not_attack() -> None:
    mine = civ(military=["armed_intervention"], workers=STRONG, military_actions=2)
    g = arrange(phase="politics", age="III", mine=mine, others=[civ(leader="mahatma_gandhi")])
    assert refusal(g, "aggression:armed_intervention+1") == "tta.aggression.cost"


def test_a_war_is_fought_at_the_next_turn_and_either_side_may_win() -> None:
    mine = civ(military=["war_over_culture"], military_actions=3, government="communism", culture=10)
    g = arrange(phase="politics", age="III", mine=mine, others=[civ(workers=STRONG)], civil_left=20)
    play(g, "war:war_over_culture+1", "end")
    end_turn(g, 1)
    # Strength 3 against 1.
    assert own(g, "culture") == 10 - 5 - 2
    assert own(g, "culture", 1) == 5 + 2


def test_no_war_in_the_last_round() -> None:
    mine = civ(military=["war_over_culture"], government="communism")
    g = arrange(phase="politics", age="III", round=9, last_round=9, mine=mine)
    assert refusal(g, "war:war_over_culture+1") == "tta.war-declare.not-last-round"


def test_war_over_technology_steals_special_technologies() -> None:
    mine = civ(war=("war_over_technology", 1), workers={"warriors": 9}, science=0)
    rival = civ(technologies=["masonry"], science=9, workers={"warriors": 1})
    g = arrange(age="II", mine=mine, others=[rival], seats=2)
    play(g, "end", "pass", "end")
    assert asked(g) == (0, "spoils")
    play(g, "steal:masonry")
    assert "masonry" in own(g, "technologies")
    assert "masonry" not in own(g, "technologies", 1)
    # Advantage 8, 3 of it for the card.
    assert own(g, "science") == 5


def test_a_pact_needs_consent_and_a_refused_one_is_known_in_the_hand() -> None:
    mine = civ(military=["open_borders_agreement"])
    g = arrange(seats=3, phase="politics", mine=mine)
    play(g, "pact:open_borders_agreement+1+a")
    assert asked(g) == (1, "pact")
    play(g, "refuse")
    assert hand(g) == ["open_borders_agreement"]
    assert g.view(2)["military_hand"][0] == [{"age": "I", "card": "open_borders_agreement"}]  # type: ignore[index]
    g = arrange(seats=3, phase="politics", mine=mine)
    play(g, "pact:open_borders_agreement+2+a", "agree")
    assert player(g, 0)["military_total"] == 3
    assert player(g, 2)["military_total"] == 3


def test_open_borders_help_the_attacker() -> None:
    mine = civ(military=["plunder_i"], pact=("open_borders_agreement", 1, "a"))
    g = arrange(seats=3, phase="politics", mine=mine)
    assert refusal(g, "aggression:plunder_i+1") is None
    assert refusal(g, "aggression:plunder_i+2") == "tta.aggression.must-be-stronger"


def test_a_pact_that_ends_on_attack_gives_no_strength_to_it() -> None:
    mine = civ(military=["armed_intervention"], pact=("military_pact", 1, "a"), workers={"warriors": 2})
    g = arrange(seats=3, phase="politics", age="III", mine=mine, others=[civ(culture=9)])
    play(g, "aggression:armed_intervention+1")
    assert own(g, "pact") is None
    assert own(g, "culture") == 7


def test_scientific_cooperation_shares_the_price() -> None:
    mine = civ(pact=("scientific_cooperation", 1, "a"), hand=["coal"], science=5)
    g = arrange(seats=3, age="II", mine=mine, others=[civ(science=0)])
    assert refusal(g, "develop:coal") == "tta.points.pay-science"
    g = arrange(seats=3, age="II", mine=mine, others=[civ(science=1)])
    play(g, "develop:coal")
    assert own(g, "science") == 0
    assert own(g, "science", 1) == 0


def test_resigning_ends_wars_and_the_game_of_two() -> None:
    g = arrange(phase="politics")
    play(g, "resign")
    assert g.standing()["winners"] == [1]
    war = civ(war=("war_over_culture", 0))
    g = arrange(seats=3, phase="politics", age="III", others=[war])
    play(g, "resign")
    assert own(g, "culture", 1) == 7
    assert own(g, "war", 1) is None
    assert asked(g)[0] == 1


def test_caesar_acts_twice_once_per_game() -> None:
    mine = civ(leader="julius_caesar", military=["rats", "immigration"])
    g = arrange(phase="politics", mine=mine, current=[*QUIET, "development_of_crafts"])
    play(g, "prepare:rats")
    assert asked(g) == (0, "second-politics")
    play(g, "prepare:immigration")
    assert asked(g) == (0, "action")


def test_joan_sees_the_next_event_and_nobody_else() -> None:
    g = arrange(mine=civ(leader="joan_of_arc", military=["rats"]), current=["crusades", "foray"])
    play(g, "end", "pass", "end")
    assert g.view(1)["next_event"] is None or g.view(1)["next_event"] == {"age": "I", "card": None}
    seen = g.view(0)["next_event"]
    assert isinstance(seen, dict)
    assert seen["card"] in ("crusades", "foray")


def test_final_impacts_are_scored_and_labs_of_gates() -> None:
    mine = civ(leader="bill_gates", workers={"computers": 1}, wonders=["pyramids"], unused=0)
    current, future = ["impact_of_wonders"], ["impact_of_colonies"]
    g = arrange(age="IV", round=9, last_round=9, mine=mine, current=current, future=future)
    play(g, "end", "end")
    assert g.over()
    # Pyramids 5, one lab of level III.
    assert own(g, "culture") == 5 + 3
