"""Fine di un'Era: when an age ends, what becomes antiquated, the new decks, the last round."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import (
    AGES,
    FACTS,
    arrange,
    asked,
    civ,
    end_turn,
    hand,
    hidden,
    legal,
    look,
    new,
    own,
    play,
    player,
    refusal,
)

FULL = ["joan_of_arc", "taj_mahal", "michelangelo", "great_wall", "genghis_khan", "leonardo_da_vinci", "masonry"]
FULL += ["monarchy", "cartography", "christopher_columbus", "st_peters_basilica", "universitas_carolina"]
"""Twelve civil cards of Age I for the row."""


def age_of(card: str) -> str:
    return str(AGES[FACTS.level[FACTS.cards.index[card]]])


def ages(cards: list[str]) -> set[str]:
    return {age_of(card) for card in cards}


def ends(age: str, **parts: Any) -> civitas.Position:
    """The last card of this age was dealt at the start of seat 1's turn."""
    g = arrange(**{"age": age, "civil_left": 1, **parts})
    end_turn(g, 0)
    assert look(g)["age"] == AGES[AGES.index(age) + 1]
    return g


# --- when


@pytest.mark.rule("tta.age-end.trigger-refill")
def test_an_age_ends_by_nothing_but_dealing_to_the_row() -> None:
    mine = civ(military=["rats", "legion"], hand=["iron"], science=9, tokens={"agriculture": 3, "bronze": 3})
    g = arrange(phase="politics", mine=mine, row=["moses", *FULL], civil_left=1, current=["crusades", "foray"])
    moves = ["prepare:rats", "take:joan_of_arc+2", "develop:iron", "population", "build:bronze", "tactic:legion"]
    for move in moves:
        play(g, move)
        assert (look(g)["age"], look(g)["civil_deck"]) == ("I", 1)
    play(g, "end")
    assert look(g)["age"] == "II"


@pytest.mark.rule("tta.age-end.trigger-refill")
def test_a_full_row_does_not_end_the_age() -> None:
    # Nothing lies in the three spaces that are cleared, and all the others are full but one.
    g = arrange(row=[None, None, None, *FULL[:10]], civil_left=4)
    play(g, "end")
    assert (look(g)["age"], look(g)["civil_deck"]) == ("I", 1)


@pytest.mark.rule("tta.age-end.trigger-refill")
def test_the_international_agreement_refills_the_row_too() -> None:
    mine = civ(military=["rats"])
    row = ["coal", *[None] * 3, *FULL[:9]]
    g = arrange(phase="politics", age="II", mine=mine, current=["international_agreement"], row=row, civil_left=3)
    play(g, "prepare:rats", "take:coal+1")
    assert look(g)["age"] == "II"
    play(g, "finish")
    assert look(g)["age"] == "III"
    assert asked(g) == (0, "action")


# --- Age A


@pytest.mark.rule("tta.age-end.age-a-first-refill", "tta.age-end.age-a-leftovers-removed")
def test_age_a_ends_with_the_first_refill() -> None:
    g = new(3, civil={"A": ["pyramids"]})
    play(g, "take:pyramids+1", "end", "end")
    assert (look(g)["age"], look(g)["civil_deck"]) == ("A", 7)
    rest = look(g)["unseen_civil"]
    play(g, "end")
    assert look(g)["age"] == "I"
    # One card was taken, one more lay in the two leftmost spaces: two of the seven were dealt, five are gone.
    dealt = look(g)["row"][11:]
    assert None not in look(g)["row"]
    assert all(card in rest for card in dealt)
    gone = list(rest)
    for card in dealt:
        gone.remove(card)
    assert len(gone) == 5
    assert ages(look(g)["unseen_civil"]) == {"I"}
    assert ages(look(g)["row"]) == {"A"}


@pytest.mark.rule("tta.age-end.age-a-timing")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (4, 2)])
def test_age_a_ends_in_the_second_turn_of_the_first_player(seats: int, first: int) -> None:
    g = new(seats, first_seat=first)
    while look(g)["age"] == "A":
        assert look(g)["round"] == 1
        end_turn(g, look(g)["player"])
    assert (look(g)["age"], look(g)["round"], look(g)["player"]) == ("I", 2, first)


@pytest.mark.rule("tta.age-end.age-i-decks-start")
@pytest.mark.parametrize(("seats", "civil", "military"), [(2, 44, 43), (3, 50, 45), (4, 53, 45)])
def test_the_decks_of_age_i_begin(seats: int, civil: int, military: int) -> None:
    orders = set()
    for seed in range(4):
        g = civitas.new("through_the_ages", seats=seats, seed=seed)
        assert look(g)["military_deck"] == 0
        while look(g)["round"] == 1:
            end_turn(g, look(g)["player"])
        assert (look(g)["civil_deck"], look(g)["military_deck"]) == (civil, military)
        assert ages(hidden(g, "military_deck")) == ages(look(g)["unseen_civil"]) == {"I"}
        first = look(g)["player"]
        end_turn(g, first)
        assert ages(hand(g, first)) == {"I"}
        assert len(hand(g, first)) == 2
        orders.add(tuple(hand(g, first)))
    assert len(orders) > 1


@pytest.mark.rule("tta.age-end.age-a-short-deck")
def test_a_short_deck_of_age_a_is_followed_by_age_i() -> None:
    row = ["moses", "homer", "aristotle", *["hammurabi", "julius_caesar", "pyramids", "colossus", "hanging_gardens"]]
    g = arrange(age="A", round=1, row=row, civil_left=3)
    left = look(g)["unseen_civil"]
    play(g, "end", "end")
    # Five cards remain; three of Age A and five of Age I follow.
    assert look(g)["row"][:5] == row[3:]
    assert sorted(look(g)["row"][5:8]) == sorted(left)
    assert [age_of(card) for card in look(g)["row"][5:]] == ["A"] * 3 + ["I"] * 5
    assert look(g)["civil_deck"] == 44 - 5


@pytest.mark.rule("tta.age-end.age-a-no-penalties")
def test_the_end_of_age_a_costs_nothing() -> None:
    mine = civ(leader="moses", hand=["rich_land_a"], unfinished=("pyramids", 1), yellow=18)
    g = arrange(age="A", round=1, mine=mine)
    play(g, "end", "end")
    assert look(g)["age"] == "I"
    assert look(g)["yellow"] == [18, 18]
    assert (own(g, "leader"), own(g, "hand")) == ("moses", ["rich_land_a"])
    assert (own(g, "unfinished"), own(g, "stages")) == ("pyramids", 1)


# --- Ages I to III


@pytest.mark.rule("tta.age-end.last-card-dealt")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_an_age_ends_when_its_last_card_is_dealt(age: str) -> None:
    # All spaces but four are full; three cards of the twelve are cleared.
    g = arrange(age=age, row=FULL, civil_left=5)
    play(g, "end")
    assert (look(g)["age"], look(g)["civil_deck"]) == (age, 1)
    g = arrange(age=age, row=FULL, civil_left=4)
    play(g, "end")
    assert look(g)["age"] == AGES[AGES.index(age) + 1]
    assert None not in look(g)["row"]
    # The last card filled the last space: no card of the new age was dealt.
    assert look(g)["civil_deck"] == (44 if age != "III" else 0)


@pytest.mark.rule("tta.age-end.immediate", "tta.age-end.continue-filling")
@pytest.mark.parametrize("age", ["I", "II"])
def test_the_next_age_begins_in_the_middle_of_the_refill(age: str) -> None:
    following = AGES[AGES.index(age) + 1]
    g = arrange(age=age, row=FULL[:11], civil_left=2)
    log = play(g, "end")
    # Eight cards remain, two of the old age fill spaces 9 and 10, three of the new one follow.
    row = look(g)["row"]
    assert row[:8] == FULL[3:11]
    assert [age_of(card) for card in row[8:]] == [age] * 2 + [following] * 3
    assert look(g)["civil_deck"] == 44 - 3
    began = [event.args["age"] for event in log if event.key == "event-age-begins"]
    assert began == [AGES.index(following)]


@pytest.mark.rule("tta.age-end.antiquated-definition", "tta.age-end.just-ended-age-safe")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_cards_older_than_the_age_that_ended_are_antiquated(age: str) -> None:
    held = ["rich_land_a", "rich_land_i", "rich_land_ii", "urban_growth_iii"][: AGES.index(age) + 1]
    g = ends(age, mine=civ(hand=held))
    assert [age_of(card) for card in own(g, "hand")] == [age]


@pytest.mark.rule("tta.age-end.hand-discard")
def test_everybody_discards_antiquated_cards_of_both_kinds() -> None:
    mine = civ(hand=["iron", "coal"], military=["legion", "spy"], military_actions=0)
    other = civ(hand=["monarchy", "moses", "republic"], military=["rats", "cold_war"])
    g = ends("II", mine=mine, others=[other])
    assert (own(g, "hand"), hand(g)) == (["coal"], ["spy"])
    assert (own(g, "hand", 1), hand(g, 1)) == (["republic"], ["cold_war"])
    for card in ("legion", "rats"):
        assert card in hidden(g, "removed")
    # Who held them knows them; the others see backs.
    assert {"age": "I", "card": "legion"} in look(g, 0)["removed"]


@pytest.mark.rule("tta.age-end.leaders-removed")
@pytest.mark.parametrize(("age", "stays"), [("I", 1), ("II", 2), ("III", 3)])
def test_antiquated_leaders_are_removed(age: str, stays: int) -> None:
    leaders = ["moses", "michelangelo", "isaac_newton", "albert_einstein"]
    g = ends(age, mine=civ(leader=leaders[stays - 1]), others=[civ(leader=leaders[stays])])
    assert look(g)["leader"] == [None, leaders[stays]]


@pytest.mark.rule("tta.age-end.leader-not-replacement")
def test_a_leader_lost_with_its_age_gives_no_action_back() -> None:
    """The International Agreement ends the age in the turn of the player, who has spent an action."""
    mine = civ(leader="frederick_barbarossa", military=["rats"], civil=2)
    parts: dict[str, Any] = {"phase": "politics", "age": "II", "mine": mine, "current": ["international_agreement"]}
    g = arrange(**parts, row=["coal", *FULL], civil_left=1)
    play(g, "prepare:rats", "take:coal+1", "finish")
    assert (look(g)["age"], own(g, "leader")) == ("III", None)
    assert own(g, "civil") == 2
    assert "leader_replaced" not in look(g)["done_this_turn"]


@pytest.mark.rule("tta.age-end.unfinished-wonders-removed", "tta.age-end.unfinished-wonder-tokens")
@pytest.mark.parametrize("stages", [0, 1, 2])
def test_antiquated_unfinished_wonders_are_removed(stages: int) -> None:
    others = [civ(unfinished=("taj_mahal", 2))]
    g = ends("I", mine=civ(unfinished=("pyramids", stages), workers={"warriors": 1}), others=others)
    assert look(g)["unfinished"] == [None, "taj_mahal"]
    assert look(g)["stages"] == [0, 2]
    assert look(g)["blue"] == [16, 14]
    assert own(g, "wonders") == []


@pytest.mark.rule("tta.age-end.pacts-removed")
def test_antiquated_pacts_are_removed() -> None:
    mine = civ(pact=("open_borders_agreement", 1, "a"))
    others = [civ(pact=("promise_of_military_protection", 2, "b"))]
    g = arrange(seats=3, age="II", mine=mine, others=others, civil_left=1)
    assert [player(g, seat)["military_total"] for seat in range(3)] == [3, 3, 2]
    end_turn(g, 0)
    assert look(g)["age"] == "III"
    assert look(g)["pact"] == [None, "promise_of_military_protection", None]
    assert [player(g, seat)["military_total"] for seat in range(3)] == [2, 2, 2]
    assert player(g, 1)["strength"] == 1 + 4


@pytest.mark.rule("tta.age-end.technologies-stay")
def test_technologies_colonies_and_completed_wonders_stay() -> None:
    mine = civ(
        technologies=["masonry"],
        workers={"bronze": 2, "alchemy": 1, "swordsmen": 1},
        government="monarchy",
        colonies=["historic_territory_i", "strategic_territory_i"],
        wonders=["pyramids", "hanging_gardens"],
    )
    g = arrange(age="II", mine=mine, civil_left=1)
    fields = ["technologies", "government", "colonies", "wonders", "workers"]
    figures = ["science_rate", "culture_rate", "strength", "happy", "civil_total", "military_total"]
    before = [own(g, name) for name in fields], [player(g, 0)[name] for name in figures]
    end_turn(g, 0)
    assert look(g)["age"] == "III"
    assert ([own(g, name) for name in fields], [player(g, 0)[name] for name in figures]) == before
    assert before[1] == [2, 1, 2 + 2, 2 + 1, 6, 3]


@pytest.mark.rule("tta.age-end.tactics-stay")
def test_tactics_stay() -> None:
    mine = civ(tactic="legion", exclusive=True, workers={"warriors": 3})
    other = civ(tactic="phalanx", workers={"warriors": 2, "knights": 1})
    g = ends("II", mine=mine, others=[other], common=["phalanx"])
    assert look(g)["tactic"] == ["legion", "phalanx"]
    assert look(g)["exclusive"] == [1, 0]
    assert look(g)["common"] == ["phalanx"]
    assert player(g, 0)["strength"] == 3 + 2
    while "end" not in legal(g):
        play(g, "pass")
    assert refusal(g, "copy:phalanx") == "tta.tactic-copy.becomes-current", "it is still the own one"


@pytest.mark.rule("tta.age-end.declared-wars-stay")
def test_declared_wars_stay() -> None:
    mine = civ(war=("war_over_territory", 1), workers={"warriors": 7})
    g = ends("III", mine=mine, others=[civ(workers={"warriors": 1}, yellow=12)], row=FULL)
    assert look(g)["war"] == ["war_over_territory", None]
    yellow = own(g, "yellow"), own(g, "yellow", 1)
    log = end_turn(g, 1)
    assert "event-war-won" in [event.key for event in log]
    # Strength 7 against 1: 1 token, and 1 more for each 5 of the advantage.
    assert (own(g, "yellow"), own(g, "yellow", 1)) == (yellow[0] + 2, yellow[1] - 2)


@pytest.mark.rule("tta.age-end.other-zones-untouched")
def test_the_row_and_the_events_keep_their_old_cards() -> None:
    row = ["rich_land_a", "moses", "homer", "aristotle", "pyramids"]
    current, future = ["development_of_science", "crusades"], ["rats"]
    other = civ(military=["foray"])
    g = ends("I", row=row, current=current, future=future, others=[other], discards=["border_conflict"])
    assert look(g)["row"][:2] == ["aristotle", "pyramids"]
    assert hidden(g, "current_events") == sorted(current)
    assert hidden(g, "future_events") == future
    assert {"age": "I", "card": "border_conflict"} in look(g)["removed"]
    log = play(g, "prepare:foray")
    assert [event.args["card"] for event in log if event.key == "event-revealed"] == ["development_of_science"]
    play(g, "take:aristotle+1")
    assert own(g, "hand", 1) == ["aristotle"]


@pytest.mark.rule("tta.age-end.lose-two-yellow")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_everybody_loses_two_yellow_tokens_from_the_bank(age: str) -> None:
    workers = {"religion": 8}
    others = [civ(yellow=1, workers=workers), civ(yellow=0, workers=workers)]
    g = ends(age, seats=3, mine=civ(yellow=10, workers=workers), others=others)
    assert look(g)["yellow"] == [8, 0, 0]
    assert look(g)["unused"] == [1, 1, 1]
    assert [held["religion"] for held in look(g)["workers"]] == [8, 8, 8]


@pytest.mark.rule("tta.age-end.new-civil-deck", "tta.age-end.new-military-deck")
@pytest.mark.parametrize(
    ("seats", "age", "civil", "military"),
    [(2, "I", 44, 46), (3, "I", 50, 50), (4, "I", 53, 50), (2, "II", 44, 41), (4, "II", 53, 45)],
)
def test_new_decks_take_the_place_of_the_old(seats: int, age: str, civil: int, military: int) -> None:
    following = AGES[AGES.index(age) + 1]
    g = arrange(seats=seats, age=age, civil_left=13, military_left=9)
    old = hidden(g, "military_deck")
    end_turn(g, 0)
    assert look(g)["age"] == following
    assert (look(g)["civil_deck"], look(g)["military_deck"]) == (civil, military)
    assert ages(look(g)["unseen_civil"]) == ages(hidden(g, "military_deck")) == {following}
    drawn = hand(g)
    for card in old:
        if card in drawn:
            drawn.remove(card)
        else:
            assert card in hidden(g, "removed")
    end_turn(g, 1)
    assert ages(hand(g, 1)) == {following}
    assert len(hand(g, 1)) == 2


@pytest.mark.rule("tta.age-end.new-civil-deck")
def test_the_new_deck_is_shuffled() -> None:
    rows = set()
    for seed in range(3):
        g = civitas.new("through_the_ages", seats=4, seed=seed)
        while look(g)["age"] != "II":
            end_turn(g, look(g)["player"])
        rows.add(tuple(card for card in look(g)["row"] if age_of(card) == "II"))
        end_turn(g, look(g)["player"])
        rows.add(tuple(card for card in look(g)["row"] if age_of(card) == "II"))
    assert len(rows) > 3


# --- Age IV


@pytest.mark.rule("tta.age-end.age-iv-empty-spaces")
def test_spaces_stay_empty_in_age_iv() -> None:
    g = ends("III", row=FULL, civil_left=2)
    row = look(g)["row"]
    assert row[:9] == FULL[3:]
    assert ages(row[9:11]) == {"III"}
    assert row[11:] == [None, None]
    assert look(g)["civil_deck"] == 0
    end_turn(g, 1)
    assert look(g)["row"] == [*row[3:11], *[None] * 5]


@pytest.mark.rule("tta.age-end.age-iv-no-military")
def test_no_military_cards_in_age_iv() -> None:
    mine = civ(leader="christopher_columbus", military=["strategic_territory_ii"], government="communism")
    g = arrange(phase="politics", age="IV", round=9, last_round=10, mine=mine)
    assert look(g)["military_deck"] == 0
    play(g, "settle:strategic_territory_ii")
    assert own(g, "colonies") == ["strategic_territory_ii"]
    assert hand(g) == []
    assert own(g, "military") >= 3
    play(g, "end")
    assert hand(g) == []
    # In Age III the same colony brings five cards and the end of the turn up to three.
    g = arrange(phase="politics", age="III", mine=mine)
    play(g, "settle:strategic_territory_ii")
    assert len(hand(g)) == 5


@pytest.mark.rule("tta.age-end.age-iv-sets-last-round")
def test_the_last_round_is_set_when_age_iv_begins() -> None:
    g = new(3)
    while not g.over():
        view = look(g)
        if view["age"] != "IV":
            assert view["last_round"] == 0
            last = 0
        elif not last:
            last = view["last_round"]
            assert last == view["round"] + (view["player"] != 0)
        assert view["last_round"] == last
        end_turn(g, view["player"])
    assert look(g)["round"] == last


@pytest.mark.rule("tta.age-end.age-iv-first-player")
def test_this_round_is_the_last_if_the_first_player_begins_age_iv() -> None:
    # Seat 1 is the first player and refills the row at the start of round 16.
    g = ends("III", round=15, deal={"first_seat": 1})
    assert (look(g)["round"], look(g)["last_round"]) == (16, 16)
    end_turn(g, 1)
    assert (look(g)["round"], look(g)["player"]) == (16, 0)
    end_turn(g, 0)
    assert g.over()


@pytest.mark.rule("tta.age-end.age-iv-other-player")
def test_the_next_round_is_the_last_if_another_player_begins_age_iv() -> None:
    g = ends("III", round=16, seats=3)
    assert (look(g)["round"], look(g)["player"], look(g)["last_round"]) == (16, 1, 17)
    for seat in (1, 2, 0, 1):
        end_turn(g, seat)
        assert not g.over()
    assert look(g)["round"] == 17
    end_turn(g, 2)
    assert g.over()
