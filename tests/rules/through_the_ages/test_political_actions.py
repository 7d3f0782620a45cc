"""Fase Politica, Programmare un Evento."""

from __future__ import annotations

import pytest

from rules.through_the_ages.tools import (
    FACTS,
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
    refusal,
)

QUIET = "development_of_science"
"""A current event of Age A that asks nothing."""
STRONG = {"warriors": 4}


# --- the phase


@pytest.mark.rule("tta.politics.at-most-one")
def test_one_political_action_is_all() -> None:
    mine = civ(military=["rats", "enslave"], workers=STRONG)
    g = arrange(phase="politics", mine=mine, current=[QUIET])
    assert asked(g) == (0, "politics")
    assert refusal(g, "aggression:enslave+1") is None
    play(g, "prepare:rats")
    assert asked(g) == (0, "action")
    assert refusal(g, "aggression:enslave+1") == "table.other-question"
    end_turn(g, 0)
    end_turn(g, 1)
    # One turn later there is another one.
    assert asked(g) == (0, "politics")
    assert refusal(g, "aggression:enslave+1") is None


@pytest.mark.rule("tta.politics.optional")
def test_the_political_action_may_be_passed() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=[QUIET])
    before = look(g, 0)
    play(g, "pass")
    assert asked(g) == (0, "action")
    assert look(g, 0) == before


@pytest.mark.rule("tta.politics.options")
def test_the_political_actions() -> None:
    cards = ["rats", "spy", "war_over_territory", "acceptance_of_supremacy"]
    mine = civ(military=cards, workers=STRONG, pact=("open_borders_agreement", 1, "a"))
    g = arrange(seats=3, age="II", phase="politics", mine=mine, current=[QUIET])
    offered = {move.split(":")[0] for move in legal(g)}
    assert offered == {"pass", "prepare", "aggression", "war", "pact", "cancel", "resign"}


@pytest.mark.rule("tta.politics.last-round-others-allowed")
@pytest.mark.parametrize(("age", "resigning"), [("III", None), ("IV", "tta.resign.not-age-iv")])
def test_only_war_and_resigning_are_barred_at_the_end(age: str, resigning: str | None) -> None:
    cards = ["impact_of_wonders", "armed_intervention", "war_over_culture", "peace_treaty"]
    mine = civ(military=cards, workers=STRONG, government="communism", pact=("military_pact", 1, "a"))
    g = arrange(seats=3, age=age, round=9, last_round=9, phase="politics", mine=mine, current=[QUIET])
    for move in ("prepare:impact_of_wonders", "aggression:armed_intervention+2", "pact:peace_treaty+2+a", "cancel:0"):
        assert refusal(g, move) is None
    assert refusal(g, "war:war_over_culture+1") == "tta.war-declare.not-last-round"
    assert refusal(g, "resign") == resigning


@pytest.mark.rule("tta.politics.no-pacts-two-players")
def test_two_players_have_no_pacts() -> None:
    g = arrange(age="III", phase="politics", mine=civ(military=["rats"]), current=[QUIET])
    moves = [f"pact:{pact}+1+{side}" for pact in FACTS.pacts.ids for side in "ab"] + ["cancel:0", "cancel:1"]
    for move in moves:
        assert refusal(g, move) == "tta.politics.no-pacts-two-players"
    assert not [move for move in legal(g) if move.startswith(("pact", "cancel"))]
    mine = civ(military=["peace_treaty"], pact=("military_pact", 1, "a"))
    g = arrange(seats=3, age="III", phase="politics", mine=mine)
    assert refusal(g, "pact:peace_treaty+1+a") is None
    assert refusal(g, "cancel:0") is None


@pytest.mark.rule("tta.politics.crown-symbol")
def test_which_military_cards_are_political_actions() -> None:
    crowned = ["rats", "vast_territory_i", "enslave", "war_over_territory", "open_borders_agreement"]
    others = ["legion", "military_bonus_i"]
    mine = civ(military=crowned + others, workers=STRONG)
    g = arrange(seats=3, age="II", phase="politics", mine=mine, current=[QUIET])
    named = {move.split(":")[1].split("+")[0] for move in legal(g) if ":" in move}
    assert named == set(crowned)
    play(g, "pass")
    named = {move.split(":")[1].split("+")[0] for move in legal(g) if ":" in move}
    assert named.isdisjoint(crowned)
    assert "legion" in named


@pytest.mark.rule("tta.politics.cards-revealed")
@pytest.mark.parametrize(
    ("move", "card"),
    [
        ("aggression:spy+1", "spy"),
        ("war:war_over_territory+1", "war_over_territory"),
        ("pact:acceptance_of_supremacy+1+a", "acceptance_of_supremacy"),
    ],
)
def test_attacks_and_pacts_are_shown_to_all(move: str, card: str) -> None:
    others = [civ(military=["military_bonus_ii"])]
    g = arrange(seats=3, age="II", phase="politics", mine=civ(military=[card], workers=STRONG), others=others)
    assert look(g, 2)["military_hand"][0] == [{"age": "II", "card": None}]
    log = play(g, move)
    shown = [event for event in log if event.args.get("card") == card]
    for viewer in (0, 1, 2, None):
        view = look(g, viewer)
        assert card in (view["open_card"], view["war"][0])
        assert any(event.seen_by(viewer) for event in shown)


@pytest.mark.rule("tta.politics.cards-revealed")
def test_a_prepared_event_is_not_shown() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=[QUIET, "crusades"])
    log = play(g, "prepare:rats")
    naming = [event for event in log if event.args.get("card") == "rats"]
    assert naming
    for viewer in (1, None):
        assert look(g, viewer)["future_events"] == [{"age": "I", "card": None}]
        assert not any(event.seen_by(viewer) for event in naming)
    assert look(g, 0)["future_events"] == [{"age": "I", "card": "rats"}]


# --- preparing an event


@pytest.mark.rule("tta.event-prepare.territories-too")
def test_territories_are_prepared_like_events() -> None:
    g = arrange(phase="politics", mine=civ(military=["vast_territory_i", "legion"]), current=[QUIET, "crusades"])
    assert [move for move in legal(g) if move.startswith("prepare")] == ["prepare:vast_territory_i"]
    play(g, "prepare:vast_territory_i")
    assert own(g, "culture") == 1
    assert hidden(g, "future_events") == ["vast_territory_i"]


@pytest.mark.rule("tta.event-prepare.goes-to-future")
def test_a_prepared_event_joins_the_future_events_face_down() -> None:
    mine = civ(military=["rats"])
    g = arrange(phase="politics", mine=mine, current=[QUIET, "crusades"], future=["foray", "pestilence"])
    assert refusal(g, "prepare:raiders") == "tta.event-prepare.goes-to-future"
    play(g, "prepare:rats")
    assert hidden(g, "future_events") == ["foray", "pestilence", "rats"]
    assert look(g, 1)["future_events"] == [{"age": "I", "card": None}] * 3
    assert hand(g) == []


@pytest.mark.rule("tta.event-prepare.culture")
@pytest.mark.parametrize(
    ("card", "level"),
    [
        ("development_of_crafts", 0),
        ("rats", 1),
        ("wealthy_territory_i", 1),
        ("iconoclasm", 2),
        ("vast_territory_ii", 2),
        ("impact_of_wonders", 3),
    ],
)
def test_preparing_scores_the_level_of_the_card(card: str, level: int) -> None:
    g = arrange(age="III", phase="politics", mine=civ(military=[card], culture=10), current=[QUIET, "crusades"])
    play(g, f"prepare:{card}")
    assert look(g)["culture"] == [10 + level, 0]


@pytest.mark.rule("tta.event-prepare.reveal-current")
def test_the_top_of_the_current_events_is_revealed_and_resolved() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=["scientific_breakthrough", QUIET])
    log = play(g, "prepare:rats")
    assert [event.args["card"] for event in log if event.key == "event-revealed"] == [QUIET]
    assert look(g)["past_events"] == [QUIET]
    assert look(g)["science"] == [2, 2]
    assert look(g, 0)["current_events"] == [{"age": "I", "card": None}]


@pytest.mark.rule("tta.event-prepare.reveal-territory")
def test_a_revealed_territory_is_auctioned() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=["vast_territory_i"])
    play(g, "prepare:rats")
    assert look(g)["open_card"] == "vast_territory_i"
    assert asked(g) == (0, "bid")
    play(g, "pass")
    assert asked(g) == (1, "bid")


@pytest.mark.rule("tta.event-prepare.order")
def test_the_culture_of_the_prepared_card_counts_for_the_revealed_one() -> None:
    mine = civ(military=["iconoclasm"])
    g = arrange(
        age="II", phase="politics", mine=mine, others=[civ(culture=1)], current=["national_pride"], future=["foray"]
    )
    log = play(g, "prepare:iconoclasm")
    # With 2 points against 1 the player is ahead.
    assert look(g)["culture"] == [2 + 5, 1]
    # The prepared card lies among the future events that became the current ones.
    assert hidden(g, "current_events") == ["foray", "iconoclasm"]
    wanted = ("event-prepared", "event-culture", "event-revealed")
    assert [event.key for event in log if event.key in wanted][:3] == list(wanted)


@pytest.mark.rule("tta.event-prepare.deck-exhausted", "tta.event-prepare.later-turn")
def test_the_future_events_follow_the_last_current_one() -> None:
    future = ["foray", "pestilence", "crusades"]
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=["cultural_influence"], future=future)
    log = play(g, "prepare:rats")
    # The card that was prepared is not the one that is resolved.
    assert [event.args["card"] for event in log if event.key == "event-revealed"] == ["cultural_influence"]
    assert look(g)["past_events"] == ["cultural_influence"]
    assert hidden(g, "current_events") == sorted([*future, "rats"])
    assert look(g)["future_events"] == []


@pytest.mark.rule("tta.event-prepare.deck-exhausted")
def test_a_current_event_that_is_left_keeps_the_future_ones_waiting() -> None:
    g = arrange(phase="politics", mine=civ(military=["rats"]), current=[QUIET, "crusades"], future=["foray"])
    play(g, "prepare:rats")
    assert hidden(g, "current_events") == ["crusades"]
    assert hidden(g, "future_events") == ["foray", "rats"]


EARLY = ["cultural_influence", "scientific_breakthrough"]
LATE = ["popularization_of_science", "prosperity"]


def _revealed(order: list[str]) -> list[str]:
    """The events revealed after the future ones became current, if chance would have them in this order."""
    mine = civ(military=["prosperity", "iconoclasm", "emigration"])
    other = civ(military=["civil_unrest", "crime_wave"])
    future = ["popularization_of_science", *EARLY]
    deal = {"revealed": [QUIET, *order]}
    g = arrange(age="II", phase="politics", mine=mine, others=[other], current=[QUIET], future=future, deal=deal)
    play(g, "prepare:prosperity")
    assert [card["age"] for card in look(g, 1)["current_events"]] == ["I", "I", "II", "II"]
    assert [card["card"] for card in look(g, 1)["current_events"]] == [None] * 4
    for card in ("civil_unrest", "iconoclasm", "crime_wave", "emigration"):
        while "end" not in legal(g):
            play(g, legal(g)[0])
        play(g, "end")
        while asked(g)[1] == "discard":
            play(g, next(move for move in legal(g) if move not in ("discard:iconoclasm", "discard:emigration")))
        play(g, f"prepare:{card}")
    found: list[str] = look(g)["past_events"]
    return found[1:]


@pytest.mark.rule("tta.event-prepare.sorted-by-age", "tta.event-prepare.becomes-current")
@pytest.mark.parametrize("early", [EARLY, EARLY[::-1]])
@pytest.mark.parametrize("late", [LATE, LATE[::-1]])
def test_older_events_come_first_in_any_order_within_their_age(early: list[str], late: list[str]) -> None:
    assert _revealed([*early, *late]) == [*early, *late]
    # Chance has no say between ages.
    found = _revealed([*late, *early])
    assert (sorted(found[:2]), sorted(found[2:])) == (EARLY, LATE)
