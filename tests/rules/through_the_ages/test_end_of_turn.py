"""Sequenza di Fine Turno: excess cards, uprising, draw, reset. Production has its own file."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import (
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
)

FIVE = ["legion", "phalanx", "raid_i", "rats", "immigration"]


def happened(events: list[civitas.Event]) -> list[str]:
    return [event.key for event in events]


# --- end-turn


@pytest.mark.rule("tta.end-turn.only-one-decision")
def test_without_excess_cards_the_end_of_a_turn_asks_nothing() -> None:
    """Even who pays by hand is not asked which tokens corruption and consumption take."""
    mine = civ(
        technologies=["iron", "irrigation"],
        tokens={"bronze": 2, "iron": 2, "agriculture": 2, "irrigation": 2},
        blue=8,
        yellow=12,
        unused=3,
    )
    g = arrange(mine=mine, options={"manual_payment": True})
    assert (player(g, 0)["corruption"], player(g, 0)["consumption"]) == (2, 2)
    play(g, "end")
    assert asked(g)[0] == 1
    assert player(g, 0)["resources"] == 2 + 4 - 2 + 2


@pytest.mark.rule("tta.end-turn.discard-excess")
def test_the_excess_is_discarded_by_choice() -> None:
    g = arrange(mine=civ(military=FIVE, military_actions=0))
    play(g, "end")
    assert legal(g) == [f"discard:{card}" for card in sorted(FIVE, key=g.title.domains["military"].ids.index)]
    assert refusal(g, "discard:enslave") == "tta.end-turn.discard-excess"
    play(g, "discard:rats", "discard:legion")
    assert asked(g) == (0, "discard")
    play(g, "discard:raid_i")
    assert asked(g)[0] == 1
    assert sorted(hand(g)) == ["immigration", "phalanx"]


@pytest.mark.rule("tta.end-turn.discard-uses-total")
def test_the_military_hand_limit_is_the_total_of_military_actions() -> None:
    g = arrange(mine=civ(military=FIVE[:3], government="monarchy", military_actions=0))
    play(g, "end")
    assert asked(g)[0] == 1
    assert len(hand(g)) == 3
    g = arrange(mine=civ(military=FIVE[:4], government="monarchy", military_actions=0))
    play(g, "end")
    assert asked(g) == (0, "discard")


@pytest.mark.rule("tta.end-turn.discard-face-down")
def test_others_see_only_the_backs_of_discarded_cards() -> None:
    g = arrange(age="II", mine=civ(military=["legion", "plunder_ii", "spy", "annex"], military_actions=0))
    play(g, "end", "discard:legion", "discard:spy")
    for viewer in (1, None):
        assert look(g, viewer)["discards"] == [{"age": "II", "card": None}]
        assert {"age": "I", "card": None} in look(g, viewer)["removed"]
    assert g.view(0)["discards"] == [{"age": "II", "card": "spy"}]


@pytest.mark.rule("tta.end-turn.discard-before-draw")
def test_the_draw_may_exceed_the_limit() -> None:
    g = arrange(mine=civ(military=FIVE[:3], government="monarchy"))
    play(g, "end")
    assert len(hand(g)) == 6
    assert player(g, 0)["military_hand_limit"] == 3
    assert asked(g)[0] == 1


# --- uprising

DISCONTENT: dict[str, Any] = {"workers": {"philosophy": 2, "bronze": 1}, "yellow": 9}
"""Three happy faces are needed and none is there."""


@pytest.mark.rule("tta.uprising.condition")
@pytest.mark.parametrize(("unused", "science"), [(2, 0), (3, 2)])
def test_more_discontent_than_unused_workers_is_an_uprising(unused: int, science: int) -> None:
    g = arrange(mine=civ(**DISCONTENT, unused=unused))
    assert player(g, 0)["discontent"] == 3
    log = play(g, "end")
    assert own(g, "science") == science
    assert ("event-uprising" in happened(log)) == (science == 0)


@pytest.mark.rule("tta.uprising.skips-production-only")
def test_an_uprising_skips_production_and_nothing_else() -> None:
    mine = civ(**DISCONTENT, unused=0, tokens={"bronze": 3, "agriculture": 3}, blue=9, culture=7, civil=0)
    g = arrange(mine=mine)
    assert (player(g, 0)["corruption"], player(g, 0)["consumption"]) == (2, 2)
    play(g, "end")
    assert (own(g, "science"), own(g, "culture")) == (0, 7)
    assert (player(g, 0)["resources"], player(g, 0)["food"]) == (3, 3)
    assert len(hand(g)) == 2
    assert (own(g, "civil"), own(g, "military")) == (4, 2)


@pytest.mark.rule("tta.uprising.timing")
def test_discontent_matters_only_at_the_end_of_the_own_turn() -> None:
    theirs = civ(**DISCONTENT, unused=2, tokens={"bronze": 3}, military=["rats"])
    g = arrange(mine=civ(yellow=18), others=[theirs])
    assert player(g, 1)["discontent"] == 3
    log = play(g, "end", "pass")
    assert "event-uprising" not in happened(log)
    assert "event-uprising" in happened(play(g.clone(), "end"))
    # A temple in time instead of a lab.
    play(g, "destroy:philosophy", "build:religion")
    assert (player(g, 1)["discontent"], own(g, "unused", 1)) == (2, 2)
    assert "event-uprising" not in happened(play(g, "end"))
    assert own(g, "science", 1) == 1


@pytest.mark.rule("tta.uprising.timing")
def test_the_check_comes_after_the_discard() -> None:
    g = arrange(mine=civ(**DISCONTENT, unused=0, military=FIVE[:3]))
    log = play(g, "end")
    assert asked(g) == (0, "discard")
    assert "event-uprising" not in happened(log)
    log = play(g, "discard:legion")
    assert happened(log).index("event-discarded") < happened(log).index("event-uprising")


# --- draw


@pytest.mark.rule("tta.draw.per-unused-military")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_each_unused_military_action_draws_a_card(left: int) -> None:
    g = arrange(mine=civ(military_actions=left))
    before = look(g)["military_deck"]
    play(g, "end")
    assert len(hand(g)) == left
    assert look(g)["military_deck"] == before - left


@pytest.mark.rule("tta.draw.max-three")
@pytest.mark.parametrize(("government", "drawn"), [("monarchy", 3), ("communism", 3)])
def test_at_most_three_cards_are_drawn(government: str, drawn: int) -> None:
    g = arrange(age="III", mine=civ(government=government))
    assert own(g, "military") == (5 if government == "communism" else 3)
    play(g, "end")
    assert len(hand(g)) == drawn


@pytest.mark.rule("tta.draw.none-in-round-one")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_draws_in_the_first_round(seats: int) -> None:
    g = civitas.new("through_the_ages", seats=seats, deal={"first_seat": 0})
    for seat in range(seats):
        assert (own(g, "military", seat), g.view(0)["round"]) == (0, 1)
        play(g, "end")
    assert g.view(0)["round"] == 2
    assert g.view(0)["military_hand"] == [[] for _ in range(seats)]
    end_turn(g, 0)
    assert len(hand(g)) == 2


DISCARDED = ["spy", "annex", "infiltrate", "plunder_ii", "cold_war", "iconoclasm"]


@pytest.mark.rule("tta.draw.reshuffle")
def test_the_discards_of_the_age_become_the_deck_when_its_last_card_is_drawn() -> None:
    g = arrange(age="II", mine=civ(military_actions=1), military_left=1, discards=DISCARDED)
    old = look(g)["removed"]
    assert {"age": "I", "card": "legion"} in old
    play(g, "end")
    assert hidden(g, "military_deck") == sorted(DISCARDED)
    assert (look(g)["discards"], look(g)["removed"]) == ([], old)
    # One card more in the deck, and nothing is shuffled.
    g = arrange(age="II", mine=civ(military_actions=1), military_left=2, discards=DISCARDED)
    play(g, "end")
    assert (len(hidden(g, "military_deck")), len(look(g)["discards"])) == (1, 6)


@pytest.mark.rule("tta.draw.reshuffle")
def test_cards_discarded_after_the_deck_ran_out_are_drawn_again() -> None:
    g = arrange(age="II", mine=civ(military_actions=1), military_left=0, discards=DISCARDED)
    play(g, "end")
    assert len(hand(g)) == 1
    assert sorted([*hand(g), *hidden(g, "military_deck")]) == sorted(DISCARDED)


@pytest.mark.rule("tta.draw.continue-after-reshuffle")
def test_what_is_still_due_is_drawn_from_the_new_deck() -> None:
    g = arrange(age="II", mine=civ(government="monarchy"), military_left=1, discards=DISCARDED)
    first = hidden(g, "military_deck")
    play(g, "end")
    assert len(hand(g)) == 3
    assert set(first) < set(hand(g)) < {*first, *DISCARDED}
    assert sorted([*hidden(g, "military_deck"), *hand(g)]) == sorted([*first, *DISCARDED])


@pytest.mark.rule("tta.draw.nothing-left")
def test_without_discards_the_other_draws_are_lost() -> None:
    g = arrange(age="II", mine=civ(government="monarchy"), military_left=1)
    first = hidden(g, "military_deck")
    play(g, "end")
    assert hand(g) == first
    assert asked(g)[0] == 1


# --- reset


@pytest.mark.rule("tta.reset.all-available")
def test_all_actions_are_available_again() -> None:
    g = arrange(mine=civ(government="monarchy", civil=0, military_actions=0))
    play(g, "end")
    assert (own(g, "civil"), own(g, "military")) == (5, 3)


@pytest.mark.rule("tta.reset.spendable-between-turns", "tta.reset.no-refill-at-turn-start")
def test_an_event_may_cost_actions_between_turns_which_do_not_come_back() -> None:
    g = arrange(
        phase="politics",
        mine=civ(military=["rats"], yellow=18),
        others=[civ(yellow=13, workers={"bronze": 1}, military=["immigration"])],
        current=["rebellion"],
    )
    assert (own(g, "civil", 1), player(g, 1)["discontent"]) == (4, 1)
    play(g, "prepare:rats")
    assert own(g, "civil", 1) == 4 - 2
    play(g, "end", "pass")
    assert asked(g) == (1, "action")
    assert own(g, "civil", 1) == 4 - 2
    play(g, "end")
    assert own(g, "civil", 1) == 4
