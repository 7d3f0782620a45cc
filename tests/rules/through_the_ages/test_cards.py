"""Le carte: levels, hands, cards in play, discarding, and the kinds of cards that lie in a play area."""

from __future__ import annotations

import pytest

from civitas.games.through_the_ages.fields import FIELDS
from rules.through_the_ages.tools import (
    FACTS,
    TITLE,
    arrange,
    asked,
    civ,
    end_turn,
    hand,
    hidden,
    legal,
    look,
    own,
    play,
    player,
    refusal,
    reveal,
)

STRONG = {"warriors": 4, "bronze": 1}


# --- the level of a card


@pytest.mark.rule("tta.card-level.values")
def test_the_level_is_the_number_of_the_age() -> None:
    levels = {card: TITLE.sheet("card", card)["level"] for card in FACTS.cards.ids}
    ages = {card: TITLE.sheet("card", card)["age"] for card in FACTS.cards.ids}
    assert levels == {card: {"A": 0, "I": 1, "II": 2, "III": 3}[age] for card, age in ages.items()}
    assert [ages[card] for card in ("moses", "michelangelo", "isaac_newton", "sid_meier")] == ["A", "I", "II", "III"]


@pytest.mark.rule("tta.card-level.values")
@pytest.mark.parametrize(("event", "level"), [("rats", 1), ("cold_war", 2), ("impact_of_wonders", 3)])
def test_a_prepared_event_scores_its_level(event: str, level: int) -> None:
    g = arrange(phase="politics", age="III", mine=civ(military=[event]), current=["development_of_crafts"])
    play(g, f"prepare:{event}")
    assert own(g, "culture") == level


@pytest.mark.rule("tta.card-level.worker-is-building")
def test_every_worker_is_a_building_or_unit_of_the_level_of_its_card() -> None:
    workers = {"irrigation": 2, "iron": 3, "alchemy": 2, "swordsmen": 2}
    figures = player(arrange(mine=civ(workers=workers)), 0)
    assert (figures["food_production"], figures["resource_production"]) == (2 * 2, 3 * 2)
    assert (figures["science_rate"], figures["strength"]) == (2 * 2, 2 * 2)
    # Two labs of level I; two units of level I; one point is for preparing.
    assert own(reveal("impact_of_architecture", civ(workers=workers), age="III"), "culture") == 1 + 2
    assert own(reveal("impact_of_competition", civ(workers=workers), age="III"), "culture") == 1 + 2


@pytest.mark.rule("tta.card-level.worker-is-building")
def test_a_raid_destroys_buildings_up_to_its_level() -> None:
    victim = civ(workers={"philosophy": 1, "scientific_method": 1})
    g = arrange(phase="politics", age="II", mine=civ(workers=STRONG, military=["raid_i"]), others=[victim])
    play(g, "aggression:raid_i+1")
    assert refusal(g, "raze:scientific_method") == "tta.card-level.worker-is-building"
    assert refusal(g, "raze:alchemy") == "tta.card-level.worker-is-building"
    assert legal(g) == ["raze:philosophy"]
    g = arrange(phase="politics", age="II", mine=civ(workers=STRONG, military=["raid_ii"]), others=[victim])
    play(g, "aggression:raid_ii+1", "raze:scientific_method")
    assert own(g, "workers", 1) == {"philosophy": 1}


@pytest.mark.rule("tta.card-level.best")
def test_the_best_building_is_one_with_a_worker() -> None:
    idle = civ(technologies=["alchemy"], workers={"philosophy": 1}, leader="leonardo_da_vinci")
    assert player(arrange(mine=idle), 0)["science_rate"] == 1 + 0
    used = civ(workers={"philosophy": 1, "alchemy": 1}, leader="leonardo_da_vinci")
    assert player(arrange(mine=used), 0)["science_rate"] == 1 + 2 + 1


# --- the hand


FOUR = ["iron", "alchemy", "drama", "theology"]


@pytest.mark.rule("tta.hand.both-kinds")
def test_civil_and_military_cards_have_limits_of_their_own() -> None:
    g = arrange(mine=civ(hand=FOUR, military=["legion", "phalanx"]), row=["irrigation"])
    figures = player(g, 0)
    assert (figures["civil_hand_limit"], figures["military_hand_limit"]) == (4, 2)
    assert refusal(g, "take:irrigation+1") == "tta.take-card.hand-limit"
    play(g, "end")
    assert asked(g)[0] == 1
    # Three civil and three military cards: the one kind has room, the other has not.
    g = arrange(mine=civ(hand=FOUR[:3], military=["legion", "phalanx", "raid_i"]), row=["irrigation"])
    play(g, "take:irrigation+1", "end")
    assert asked(g) == (0, "discard")


@pytest.mark.rule("tta.hand.civil-public")
def test_everybody_sees_civil_hands() -> None:
    g = arrange(mine=civ(hand=["iron", "moses"]), row=["alchemy"])
    play(g, "take:alchemy+1")
    for viewer in (0, 1, None):
        assert sorted(look(g, viewer)["hand"][0]) == ["alchemy", "iron", "moses"]


@pytest.mark.rule("tta.hand.civil-limit-any-means", "tta.international-agreement.taking-rules")
def test_an_event_gives_no_card_to_a_full_hand() -> None:
    row = ["coal", "eiffel_tower"]
    g = reveal("international_agreement", civ(hand=FOUR), age="II", row=row)
    assert asked(g) == (0, "agreement")
    assert refusal(g, "take:coal+1") == "tta.take-card.hand-limit"
    assert legal(g) == ["pass", "take:eiffel_tower+2"]
    g = reveal("international_agreement", civ(hand=FOUR[:3]), age="II", row=row)
    play(g, "take:coal+1")
    assert sorted(own(g, "hand")) == sorted([*FOUR[:3], "coal"])


@pytest.mark.rule("tta.hand.civil-excess-kept")
def test_civil_cards_above_the_limit_are_kept() -> None:
    five = [*FOUR, "irrigation"]
    g = reveal("ravages_of_time", civ(hand=five, wonders=["pyramids"]), age="II")
    play(g, "ravage:pyramids")
    assert player(g, 0)["civil_hand_limit"] == 4
    end_turn(g, 0)
    assert sorted(own(g, "hand")) == sorted(five)


@pytest.mark.rule("tta.hand.military-secret")
def test_others_see_how_many_military_cards_there_are_until_they_are_played() -> None:
    g = arrange(mine=civ(military=["legion", "phalanx"]))
    for viewer in (1, None):
        assert look(g, viewer)["military_hand"][0] == [{"age": "I", "card": None}] * 2
    assert hand(g) == ["legion", "phalanx"]
    play(g, "tactic:legion")
    assert look(g, 1)["tactic"][0] == "legion"
    assert look(g, 1)["military_hand"][0] == [{"age": "I", "card": None}]
    log = play(g, "end")
    drawn = [card for event in log if event.key == "event-military-drawn" for card in event.args["cards"]]  # type: ignore[attr-defined]
    assert drawn
    assert not any(event.seen_by(seat) for event in log if event.key == "event-military-drawn" for seat in (1, None))


@pytest.mark.rule("tta.hand.military-may-exceed")
def test_too_many_military_cards_wait_for_the_end_of_the_own_turn() -> None:
    g = reveal("development_of_politics", others=[civ(military=["legion", "phalanx"])])
    assert len(hand(g, 1)) == 5
    assert player(g, 1)["military_hand_limit"] == 2
    assert asked(g) == (0, "action")
    end_turn(g, 0)
    assert len(hand(g, 1)) == 5
    assert asked(g)[0] == 1
    while asked(g) != (1, "discard"):
        play(g, "pass" if "pass" in legal(g) else "end")
    assert g.question(1).args == {"count": 3}


# --- cards in play


@pytest.mark.rule("tta.in-play.definition")
def test_only_cards_on_the_table_are_in_play() -> None:
    mine = civ(
        workers={"warriors": 3},
        colonies=["strategic_territory_i"],
        tactic="legion",
        hand=["code_of_laws", "julius_caesar"],
        military=["phalanx"],
    )
    g = arrange(mine=mine, common=["legion"], row=["pyramids"])
    # Three warriors, the colony and the common tactic; the hand and the row give nothing.
    assert player(g, 0)["strength"] == 3 + 2 + 2
    assert (player(g, 0)["civil_total"], player(g, 0)["military_total"]) == (4, 2)
    play(g, "leader:julius_caesar")
    assert player(g, 0)["strength"] == 3 + 2 + 2 + 1


@pytest.mark.rule("tta.in-play.definition")
def test_a_pact_comes_from_the_hand() -> None:
    g = arrange(seats=3, phase="politics", mine=civ(military=["rats"]))
    assert refusal(g, "pact:open_borders_agreement+1+a") == "tta.in-play.definition"
    g = arrange(seats=3, phase="politics", mine=civ(military=["rats", "open_borders_agreement"]))
    assert refusal(g, "pact:open_borders_agreement+1+a") is None


@pytest.mark.rule("tta.in-play.references")
def test_effects_count_cards_in_play_only() -> None:
    mine = civ(
        technologies=["iron", "oil"], tokens={"oil": 2}, hand=["computers"], unfinished=("first_space_flight", 3)
    )
    g = arrange(age="III", mine=mine)
    play(g, "stage:1")
    assert own(g, "culture") == 1 + 3


@pytest.mark.rule("tta.in-play.references")
def test_a_leader_in_the_hand_cannot_be_removed() -> None:
    mine = civ(workers=STRONG, military=["infiltrate"])
    victim = civ(hand=["michelangelo"], unfinished=("great_wall", 1))
    g = arrange(phase="politics", age="II", mine=mine, others=[victim])
    play(g, "aggression:infiltrate+1")
    assert refusal(g, "remove:leader") == "tta.in-play.references"
    assert legal(g) == ["remove:wonder"]
    g = arrange(phase="politics", age="II", mine=mine, others=[civ(leader="michelangelo")])
    play(g, "aggression:infiltrate+1")
    assert refusal(g, "remove:wonder") == "tta.in-play.references"
    play(g, "remove:leader")
    assert own(g, "leader", 1) is None


# --- discarding and removing from play


@pytest.mark.rule("tta.discard.same-destination")
def test_a_card_from_the_hand_and_one_from_the_table_go_to_the_same_pile() -> None:
    mine = civ(pact=("open_borders_agreement", 1, "a"), military=["trade_routes_agreement", "legion", "phalanx"])
    g = arrange(seats=3, phase="politics", mine=mine)
    play(g, "cancel:0", "end", "discard:trade_routes_agreement")
    assert hidden(g, "discards") == ["open_borders_agreement", "trade_routes_agreement"]


@pytest.mark.rule("tta.discard.civil-gone")
def test_a_civil_card_never_comes_back() -> None:
    mine = civ(leader="moses", hand=["joan_of_arc", "cultural_heritage_i"])
    g = arrange(mine=mine, row=["michelangelo", "iron"])
    waiting = look(g)["unseen_civil"].count("cultural_heritage_i")
    play(g, "leader:joan_of_arc", "action:cultural_heritage_i", "end")
    gone = {"moses", "michelangelo"}
    view = look(g)
    assert gone.isdisjoint([*view["unseen_civil"], *view["row"], *view["hand"][0], *view["hand"][1]])
    assert hidden(g, "civil_deck") == view["unseen_civil"]
    assert [*view["unseen_civil"], *view["row"]].count("cultural_heritage_i") == waiting


@pytest.mark.rule("tta.discard.military-pile-by-age")
def test_a_military_card_goes_to_the_pile_of_its_age() -> None:
    g = arrange(age="II", mine=civ(military=["rats", "conquistadors", "raid_ii", "spy"]))
    assert "rats" not in hidden(g, "removed")
    play(g, "end", "discard:rats", "discard:spy")
    assert "rats" in hidden(g, "removed")
    assert look(g, 0)["discards"] == [{"age": "II", "card": "spy"}]
    assert look(g, 1)["discards"] == [{"age": "II", "card": None}]


@pytest.mark.rule("tta.discard.unplayed-hidden")
def test_others_never_learn_what_was_discarded_from_the_hand() -> None:
    g = arrange(mine=civ(military=["annex", "phalanx", "raid_i"]), age="II", civil_left=2)
    log = play(g, "end", "discard:annex")
    assert any("annex" in event.args.values() for event in log if event.seen_by(0))
    for viewer in (1, None):
        assert not any("annex" in str(event.args) for event in log if event.seen_by(viewer))
        assert "annex" not in str(look(g, viewer))
    # Age II has ended with the refill; the card stays hidden where it went.
    assert look(g)["age"] == "III"
    assert "annex" in hidden(g, "removed")
    assert {"age": "II", "card": "annex"} in look(g, 0)["removed"]


# --- the play area


@pytest.mark.rule("tta.play-area.contents")
def test_a_play_area_has_a_place_for_each_of_its_cards_and_no_other() -> None:
    mine = civ(
        war=("war_over_culture", 1),
        pact=("military_pact", 2, "a"),
        tactic="entrenchments",
        exclusive=True,
        technologies=["iron", "code_of_laws"],
        government="democracy",
        leader="albert_einstein",
        wonders=["colossus"],
        unfinished=("internet", 1),
        colonies=["historic_territory_i"],
        hand=["oil"],
    )
    view = look(arrange(seats=3, age="III", mine=mine))
    assert (view["war"][0], view["war_on"][0]) == ("war_over_culture", 1)
    assert (view["pact"][0], view["pact_with"][0]) == ("military_pact", 2)
    assert (view["tactic"][0], view["exclusive"][0]) == ("entrenchments", 1)
    assert {"iron", "code_of_laws", "democracy"} <= set(view["technologies"][0])
    assert (view["government"][0], view["leader"][0]) == ("democracy", "albert_einstein")
    assert (view["wonders"][0], view["unfinished"][0]) == (["colossus"], "internet")
    assert view["colonies"][0] == ["historic_territory_i"]
    places = {field.name for field in FIELDS if field.per_seat and field.domain}
    # Ruins and the wonder with a leader under it are completed wonders.
    assert places - {"hand", "ravaged", "tucked"} == {
        "war",
        "pact",
        "tactic",
        "technologies",
        "government",
        "leader",
        "wonders",
        "unfinished",
        "colonies",
    }


@pytest.mark.rule("tta.play-area.contents", "tta.stats.per-worker", "tta.stats.whole-card")
def test_the_play_area_of_the_figure() -> None:
    """Page 8: the civilization of the suggested layout, with one worker on each card. The figure names neither its pact
    nor its tactic, so these give nothing here."""
    workers = ["agriculture", "bronze", "mechanized_agriculture", "computers", "multimedia", "bread_and_circuses"]
    mine = civ(
        war=("war_over_culture", 1),
        pact=("international_tourism", 2, "a"),
        tactic="legion",
        exclusive=True,
        technologies=["code_of_laws", "cartography"],
        workers=dict.fromkeys([*workers, "religion", "warriors", "cannon", "tanks"], 1),
        government="democracy",
        leader="isaac_newton",
        wonders=["colossus", "ocean_liner_service"],
        unfinished=("internet", 1),
        colonies=["historic_territory_i"],
    )
    game = arrange(seats=3, age="III", mine=mine)
    view, figures = look(game), player(game, 0)
    assert view["wonders"][0] == ["colossus", "ocean_liner_service"]
    assert {"cannon", "tanks", "cartography", "religion"} <= set(view["technologies"][0])
    assert figures["civil_total"] == 7 + 1
    assert figures["military_total"] == 3
    assert figures["science_rate"] == 5 + 3 + 3
    assert figures["culture_rate"] == 3 + 3 + 1
    assert figures["happy"] == 2 + 1 + 1
    assert figures["strength"] == 1 + 3 + 5 + 1 + 1 + 2
    assert figures["colonization"] == 2 + 1
