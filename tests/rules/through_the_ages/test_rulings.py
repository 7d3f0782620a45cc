"""The rulings of the README: where the text is silent, printed elsewhere, or the editions differ."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import arrange, asked, civ, end_turn, legal, own, play, player, refusal, reveal

STRONG = {"warriors": 6, "bronze": 2}

# --- points that no official source settles


@pytest.mark.rule("tta.aggression.printed-cost")
def test_a_raid_halves_the_sum_of_the_costs_and_rounds_once() -> None:
    rival = civ(workers={"philosophy": 1, "religion": 1, "agriculture": 2})
    g = arrange(age="II", phase="politics", mine=civ(military=["raid_ii"], workers=STRONG), others=[rival])
    play(g, "aggression:raid_ii+1", "raze:philosophy", "raze:religion")
    # 3 and 3: half of 6. Rounded one by one it would be 4.
    assert player(g, 0)["resources"] == 3
    rival = civ(workers={"philosophy": 1, "agriculture": 2})
    g = arrange(age="II", phase="politics", mine=civ(military=["raid_ii"], workers=STRONG), others=[rival])
    play(g, "aggression:raid_ii+1", "raze:philosophy")
    assert player(g, 0)["resources"] == 2


@pytest.mark.rule("tta.current-event.two-kinds")
def test_the_impact_of_agriculture_counts_the_food_of_pacts() -> None:
    trade = ("international_trade_agreement", 1, "a")
    gained = []
    for pact in (None, trade):
        others = [civ(workers={"agriculture": 3}), civ()]
        g = reveal("impact_of_agriculture", civ(pact=pact), seats=3, age="III", others=others)
        gained.append(own(g, "culture", 1))
    # Three farms feed three; the partner of the pact has one food more. 4 more for more food than is eaten.
    assert gained == [3 + 4, 4 + 4]


@pytest.mark.rule("tta.card-level.values")
def test_iconoclasm_in_age_iv_removes_every_leader() -> None:
    others = [civ(leader="winston_churchill")]
    g = reveal("iconoclasm", civ(leader="sid_meier"), age="IV", round=9, last_round=9, others=others)
    assert (own(g, "leader"), own(g, "leader", 1)) == (None, None)
    # In its own Age a leader is safe.
    g = reveal("iconoclasm", civ(leader="sid_meier"), age="III", others=[civ(leader="william_shakespeare")])
    assert (own(g, "leader"), own(g, "leader", 1)) == ("sid_meier", None)


@pytest.mark.rule("tta.revolution.all-must-be-available")
def test_a_military_action_of_hammurabi_is_none_of_the_civil_actions_of_a_revolution() -> None:
    mine = civ(leader="hammurabi", hand=["monarchy"], science=9, civil=3)
    g = arrange(mine=mine)
    play(g, "use:hammurabi")
    assert refusal(g, "revolution:monarchy") == "tta.revolution.all-must-be-available"
    # What he paid for leaves all civil actions where they were.
    g = arrange(mine=civ(leader="hammurabi", hand=["monarchy"], science=9), row=["irrigation"])
    play(g, "use:hammurabi", "take:irrigation+1")
    assert own(g, "civil") == 4
    assert refusal(g, "revolution:monarchy") is None


@pytest.mark.rule("tta.actions.all-or-nothing")
def test_an_aggression_needs_something_to_take() -> None:
    mine = civ(military=["annex", "infiltrate"], workers=STRONG)
    g = arrange(age="II", phase="politics", mine=mine)
    assert refusal(g, "aggression:annex+1") == "tta.aggression.succeeds"
    assert refusal(g, "aggression:infiltrate+1") == "tta.aggression.succeeds"
    rival = civ(colonies=["vast_territory_i"], unfinished=("taj_mahal", 1))
    g = arrange(age="II", phase="politics", mine=mine, others=[rival])
    assert refusal(g, "aggression:annex+1") is None
    assert refusal(g, "aggression:infiltrate+1") is None


@pytest.mark.rule("tta.workers.increase-population-effect")
def test_barbarossa_gains_a_worker_even_where_one_is_unused() -> None:
    mine = civ(leader="frederick_barbarossa", tokens={"agriculture": 4, "bronze": 4}, unused=2, yellow=12)
    g = arrange(mine=mine)
    play(g, "recruit:warriors")
    assert (own(g, "yellow"), own(g, "unused"), own(g, "workers")["warriors"]) == (11, 2, 2)


@pytest.mark.rule("tta.discard.unplayed-hidden")
def test_of_cards_discarded_for_a_defence_only_number_and_age_are_seen() -> None:
    rival = civ(military=["rats", "foray"], workers={"warriors": 1})
    mine = civ(military=["plunder_i"], workers={"warriors": 2})
    g = arrange(phase="politics", mine=mine, others=[rival])
    told = play(g, "aggression:plunder_i+1", "conceal:rats")
    view: Any = g.view(0)
    assert {"age": "I", "card": None} in view["discards"]
    assert not any("rats" in str(event.args) for event in told if event.seen_by(0))
    mine_too: Any = g.view(1)
    assert {"age": "I", "card": "rats"} in mine_too["discards"]


# --- printed on components, not in the text


@pytest.mark.rule("tta.setup.yellow-token-spread")
def test_the_first_workers_stand_as_printed_on_the_board() -> None:
    g = civitas.new("through_the_ages", seats=4)
    for seat in range(4):
        assert own(g, "workers", seat) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
        assert own(g, "unused", seat) == 1


@pytest.mark.rule("tta.take-card.cost")
def test_the_row_costs_what_is_printed_below_it() -> None:
    g = civitas.new("through_the_ages", seats=2)
    assert player(g, 0)["row_costs"] == [1] * 5 + [2] * 4 + [3] * 4


# --- where editions differ or the text is silent


@pytest.mark.rule("tta.resign.war-card-destination", "tta.resign.war-compensation")
def test_the_card_of_a_war_on_who_resigns_leaves_play() -> None:
    declarer = civ(war=("war_over_culture", 0), culture=1)
    g = arrange(seats=3, age="III", phase="politics", others=[declarer])
    play(g, "resign")
    view: Any = g.view(1)
    assert (view["war"][1], view["culture"][1]) == (None, 8)
    assert {"age": "III", "card": "war_over_culture"} in view["discards"]
    assert view["military_hand"][1] == []


@pytest.mark.rule("tta.resign.war-card-destination", "tta.resign.own-wars-vanish")
def test_by_the_italian_text_the_card_of_a_war_on_who_resigns_returns_to_the_hand() -> None:
    mine, declarer = civ(war=("war_over_technology", 2)), civ(war=("war_over_culture", 0), culture=1)
    g = arrange(seats=3, age="III", phase="politics", mine=mine, others=[declarer], options={"ruleset": "seed"})
    play(g, "resign")
    view: Any = g.view(2)
    assert (view["war"], view["culture"][1]) == ([None, None, None], 8)
    assert [card["card"] for card in view["military_hand"][1]] == ["war_over_culture"], "everybody has seen it"
    assert view["discards"] == []


@pytest.mark.rule("tta.resign.others-continue")
def test_without_the_first_player_the_next_one_opens_the_rounds() -> None:
    g = arrange(seats=3, phase="politics", round=5)
    play(g, "resign")
    view: Any = g.view()
    assert (asked(g)[0], view["round"]) == (1, 5)
    end_turn(g, 1)
    end_turn(g, 2)
    view = g.view()
    assert (asked(g)[0], view["round"]) == (1, 6)


@pytest.mark.rule("tta.resign.later-decks-adjusted")
def test_pacts_in_hand_may_be_offered_by_the_last_two() -> None:
    g = arrange(seats=3, phase="politics", others=[civ(military=["open_borders_agreement"])])
    play(g, "resign")
    assert asked(g) == (1, "politics")
    assert "pact:open_borders_agreement+2+a" in legal(g)


@pytest.mark.rule("tta.flow.final-events")
def test_leftover_territories_do_nothing_at_the_end() -> None:
    parts: dict[str, Any] = {"age": "IV", "round": 9, "last_round": 9, "seats": 2}
    ends = []
    for left in (["impact_of_wonders"], ["impact_of_wonders", "inhabited_territory_ii", "crime_wave"]):
        g = arrange(mine=civ(wonders=["pyramids"]), current=left, **parts)
        end_turn(g, 0)
        end_turn(g, 1)
        assert g.over()
        ends.append([own(g, "culture", seat) for seat in range(2)])
    assert ends[0] == ends[1]


@pytest.mark.rule("tta.aggression.no-partial-defence")
def test_a_defence_that_falls_short_is_not_begun() -> None:
    rival = civ(military=["rats"], workers={"warriors": 1})
    mine = civ(military=["plunder_i"], workers={"warriors": 3})
    g = arrange(phase="politics", mine=mine, others=[rival])
    play(g, "aggression:plunder_i+1")
    # Two are missing, and a card of Age I may be a bonus card of 2: the rival is asked. It has none.
    assert asked(g) == (1, "defence")
    assert legal(g) == ["pass"]
    assert refusal(g, "conceal:rats") == "tta.aggression.no-partial-defence"


@pytest.mark.rule("tta.gain.choice-of-cards", "tta.gain.short-bank")
def test_goods_are_gained_in_the_fewest_tokens() -> None:
    g = arrange(mine=civ(technologies=["iron"], hand=["reserves_i"]))
    play(g, "action:reserves_i", "gain:resource")
    amount = player(g, 0)["resources"]
    assert own(g, "tokens") == ({"iron": amount // 2} | ({"bronze": 1} if amount % 2 else {}))
    g = arrange(age="II", mine=civ(technologies=["iron"], hand=["reserves_ii"], blue=1))
    play(g, "action:reserves_ii", "gain:resource")
    assert own(g, "tokens") == {"iron": 1}


@pytest.mark.rule("tta.wonder-stage.cover-when-bank-empty")
def test_with_an_empty_bank_the_owner_chooses_the_token_for_a_stage() -> None:
    mine = civ(unfinished=("taj_mahal", 0), tokens={"coal": 2, "agriculture": 2, "iron": 1}, blue=0)
    g = arrange(age="II", mine=mine)
    play(g, "stage:1")
    # The token of Iron that paid went to the bank and marks the stage.
    assert (own(g, "stages"), own(g, "tokens")) == (1, {"coal": 2, "agriculture": 2})
    g = arrange(age="II", mine=civ(unfinished=("taj_mahal", 1), tokens={"coal": 2, "agriculture": 2}, blue=0))
    play(g, "stage:1")
    # Two tokens of Coal pay 4: two of Bronze come back as change, and the bank is empty again.
    assert asked(g) == (0, "cover-stage")
    assert legal(g) == ["token:agriculture", "token:bronze"]
    play(g, "token:agriculture")
    assert (own(g, "stages"), own(g, "tokens")) == (2, {"bronze": 2, "agriculture": 1})


@pytest.mark.rule("tta.draw.reshuffle")
def test_the_discards_become_the_deck_with_its_last_card() -> None:
    g = arrange(mine=civ(military_actions=1), military_left=1, discards=["rats", "foray"])
    play(g, "end")
    view: Any = g.view(0)
    assert (view["military_deck"], view["discards"]) == (2, [])


@pytest.mark.rule("tta.pay.take-from-player")
def test_who_takes_goods_gains_what_the_victim_overpays() -> None:
    # Five on Oil, an empty bank, and one space for change below: three are due, four go.
    rival = civ(technologies=["oil"], tokens={"oil": 1}, blue=0, workers={"bronze": 1})
    mine = civ(military=["plunder_i"], workers=STRONG)
    g = arrange(age="III", phase="politics", mine=mine, others=[rival])
    play(g, "aggression:plunder_i+1", "mix:0")
    assert player(g, 1)["resources"] == 1
    assert player(g, 0)["resources"] == 4


@pytest.mark.rule("tta.hollywood.modifiers")
def test_hollywood_counts_no_science() -> None:
    workers = {"printing_press": 1, "drama": 1, "bronze": 2}
    mine = civ(unfinished=("hollywood", 2), workers=workers, tokens={"bronze": 8}, leader="albert_einstein")
    g = arrange(age="III", mine=mine)
    play(g, "stage:1")
    assert "hollywood" in own(g, "wonders")
    # Twice the culture of a library (1) and a theater (2); what Einstein adds to the science of the library is none.
    assert own(g, "culture") == 2 * (1 + 2)
