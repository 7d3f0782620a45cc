"""Setup: decks, what each player begins with, events, first player, initial actions, card row."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import civitas
from rules.through_the_ages.tools import AGES, FACTS, arrange, civ, end_turn, hidden, look, new, own, play, player

Deck = Counter[str]
ALL_AGES = ["A", "I", "II", "III"]
STYLES = Path(__file__).parents[3] / "web" / "src" / "tokens.css"


@cache
def decks(seats: int, age: str) -> tuple[Deck, Deck]:
    """The civil and the military deck of an age, as the engine lays them out when the age begins."""
    if age == "A":
        g = new(seats)
        events = hidden(g, "current_events") + hidden(g, "removed")
        return Counter(look(g)["row"] + look(g)["unseen_civil"]), Counter(events)
    # The last card of the age before fills the last space of an empty row.
    g = arrange(seats=seats, age=AGES[AGES.index(age) - 1], round=1 if age == "I" else 5, civil_left=13)
    end_turn(g, 0)
    while look(g)["age"] != age:
        end_turn(g, g.waiting()[0])
    return Counter(look(g)["unseen_civil"]), Counter(hidden(g, "military_deck"))


def levels(deck: Deck) -> set[str]:
    return {AGES[FACTS.level[FACTS.cards.index[card]]] for card in deck}


@pytest.mark.rule("tta.setup.eight-decks")
def test_each_age_has_a_civil_and_a_military_deck() -> None:
    found = [(levels(civil), levels(military)) for civil, military in [decks(4, age) for age in ALL_AGES]]
    assert found == [({"A"}, {"A"}), ({"I"}, {"I"}), ({"II"}, {"II"}), ({"III"}, {"III"})]
    sizes = [(civil.total(), military.total()) for civil, military in [decks(4, age) for age in ALL_AGES]]
    assert sizes == [(20, 10), (53, 45), (53, 50), (53, 45)]
    for civil, military in [decks(4, age) for age in ALL_AGES]:
        assert all(card in FACTS.civil_cards.ids for card in civil)
        assert all(card in FACTS.military_cards.ids for card in military)


@pytest.mark.rule("tta.setup.distinct-backs")
def test_backs_show_the_age_of_a_military_card_and_nothing_else() -> None:
    mine = civ(military=["rats", "spy", "legion"])
    g = arrange(age="II", phase="politics", mine=mine, current=["iconoclasm", "crusades"])
    backs = [{"age": "I", "card": None}, {"age": "I", "card": None}, {"age": "II", "card": None}]
    assert look(g, 1)["military_hand"][0] == backs
    assert look(g)["military_hand"][0] == backs
    assert look(g, 1)["current_events"] == [{"age": "I", "card": None}, {"age": "II", "card": None}]
    assert [card["card"] for card in look(g, 0)["military_hand"][0]] == ["legion", "rats", "spy"]


@pytest.mark.rule("tta.setup.player-count")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    assert len(look(new(seats))["players"]) == seats


@pytest.mark.rule("tta.setup.player-count")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(civitas.BadInput):
        civitas.new("through_the_ages", seats=seats)


FOR_FOUR = {
    "I": ["iron", "alchemy", "knights"],
    "II": ["selective_breeding", "cannon", "republic"],
    "III": ["professional_sports", "air_forces", "military_theory"],
}
FOR_THREE = {
    "I": ["theology", "bread_and_circuses", "drama", "warfare", "code_of_laws", "monarchy"],
    "II": ["selective_breeding", "coal", "journalism", "riflemen", "architecture", "constitutional_monarchy"],
    "III": ["mechanized_agriculture", "oil", "modern_infantry", "tanks", "rockets", "democracy"],
}


@pytest.mark.rule("tta.setup.three-players-remove")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_three_players_leave_out_the_cards_for_four(age: str) -> None:
    three, four = decks(3, age)[0], decks(4, age)[0]
    assert four - three == Counter(FOR_FOUR[age])
    assert three - four == Counter()
    assert three.total() == 50


@pytest.mark.rule("tta.setup.two-players-remove-civil")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_two_players_leave_out_the_cards_for_three_and_four(age: str) -> None:
    two, four = decks(2, age)[0], decks(4, age)[0]
    assert four - two == Counter(FOR_FOUR[age] + FOR_THREE[age])
    assert two - four == Counter()
    assert two.total() == 44


PACTS = {
    "I": ["open_borders_agreement", "trade_routes_agreement"],
    "II": [
        "acceptance_of_supremacy",
        "international_trade_agreement",
        "promise_of_military_protection",
        "scientific_cooperation",
    ],
    "III": ["international_tourism", "loss_of_sovereignty", "military_pact", "peace_treaty"],
}


@pytest.mark.rule("tta.setup.two-players-remove-pacts")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_two_players_leave_out_all_pacts(age: str) -> None:
    two, three = decks(2, age)[1], decks(3, age)[1]
    assert three - two == Counter(PACTS[age])
    assert two - three == Counter()
    assert not any(card in FACTS.pacts.ids for card in two)


@pytest.mark.rule("tta.setup.no-other-removals")
def test_nothing_else_is_left_out() -> None:
    assert decks(2, "A") == decks(3, "A") == decks(4, "A")
    for age in ("I", "II", "III"):
        assert decks(3, age)[1] == decks(4, age)[1]
        pacts = [card for card in decks(3, age)[1].elements() if card in FACTS.pacts.ids]
        assert sorted(pacts) == PACTS[age]
    civil, military = [sum((decks(4, age)[part] for age in ALL_AGES), Counter()) for part in (0, 1)]
    printed = set(FACTS.civil_cards.ids) - {FACTS.ids[card] for card in FACTS.initial}
    assert (set(civil), civil.total()) == (printed, 179)
    assert (set(military), military.total()) == (set(FACTS.military_cards.ids), 150)


@pytest.mark.rule("tta.setup.player-color")
def test_each_seat_has_a_colour_and_pieces_of_its_own() -> None:
    """In every theme; a token that serves two names the light colour and the dark one."""
    colours = [re.findall(r"#\w+", value) for value in re.findall(r"--seat-[0-3]: (.+);", STYLES.read_text("utf-8"))]
    groups = [colours[first : first + 4] for first in range(0, len(colours), 4)]
    themes = [theme for group in groups for theme in zip(*group, strict=True)]
    assert themes
    assert [len(set(theme)) for theme in themes] == [4] * len(themes)
    g = arrange(seats=4, mine=civ(tokens={"bronze": 2}))
    play(g, "build:bronze")
    assert look(g)["unused"] == [0, 1, 1, 1]
    assert look(g)["blue"] == [16, 16, 16, 16]
    assert [workers["bronze"] for workers in look(g)["workers"]] == [3, 2, 2, 2]


INITIAL = ["agriculture", "bronze", "despotism", "philosophy", "religion", "warriors"]


@pytest.mark.rule("tta.setup.initial-technologies")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_six_technologies(seats: int) -> None:
    g = new(seats)
    assert [sorted(technologies) for technologies in look(g)["technologies"]] == [INITIAL] * seats
    assert look(g)["government"] == ["despotism"] * seats
    assert look(g)["hand"] == look(g)["wonders"] == look(g)["colonies"] == [[]] * seats


@pytest.mark.rule("tta.setup.technology-definition")
def test_technologies_are_the_printed_ones_and_cards_with_a_price_in_science() -> None:
    g = arrange(mine=civ(hand=["iron", "masonry", "moses", "rich_land_a"], science=9))
    play(g, "develop:iron", "develop:masonry", "leader:moses")
    assert sorted(own(g, "technologies")) == sorted([*INITIAL, "iron", "masonry"])
    priced = [card for card in FACTS.ids if g.title.sheet("card", card).get("science")]
    assert sorted([*priced, *INITIAL]) == sorted(FACTS.technologies.ids)


@pytest.mark.rule("tta.setup.blue-tokens")
def test_all_blue_tokens_begin_in_the_bank() -> None:
    assert look(new(4))["blue"] == [16] * 4
    assert look(new(4))["tokens"] == [{}] * 4


@pytest.mark.rule("tta.setup.yellow-tokens", "tta.setup.yellow-token-spread")
def test_yellow_tokens_at_the_start() -> None:
    view = look(new(3))
    assert view["yellow"] == [18] * 3
    assert view["unused"] == [1] * 3
    assert view["workers"] == [{"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}] * 3
    assert [sum(workers.values()) for workers in view["workers"]] == [6] * 3


@pytest.mark.rule("tta.setup.despotism-actions")
def test_despotism_gives_four_civil_and_two_military_actions() -> None:
    g = new(2)
    assert [(player(g, seat)["civil_total"], player(g, seat)["military_total"]) for seat in (0, 1)] == [(4, 2)] * 2
    for seat in (0, 1, 0):
        end_turn(g, seat)
    assert (own(g, "civil"), own(g, "military")) == (4, 2)


@pytest.mark.rule("tta.setup.action-tokens-beside", "tta.setup.initial-military-none")
def test_action_tokens_lie_beside_the_government_but_for_the_initial_ones() -> None:
    g = new(4)
    for _ in range(4):
        spent = [player(g, seat)["civil_total"] - own(g, "civil", seat) for seat in range(4)]
        if look(g)["player"] == 0:
            assert spent == [3, 2, 1, 0]
        # Whoever has had its first turn has reset its actions.
        first = look(g)["player"]
        assert look(g)["military"] == [2] * first + [0] * (4 - first)
        end_turn(g, first)


@pytest.mark.rule("tta.setup.ratings-start")
def test_ratings_follow_from_the_first_workers() -> None:
    for seat in range(2):
        held = player(new(), seat)
        assert [held[name] for name in ("science_rate", "culture_rate", "strength", "happy")] == [1, 0, 1, 0]
    idle = player(arrange(mine=civ(workers={"agriculture": 2, "bronze": 2})), 0)
    assert [idle[name] for name in ("science_rate", "culture_rate", "strength", "happy")] == [0, 0, 0, 0]


@pytest.mark.rule("tta.setup.points-start")
def test_points_begin_at_nothing() -> None:
    assert look(new(4))["science"] == [0] * 4
    assert look(new(4))["culture"] == [0] * 4


@pytest.mark.rule("tta.setup.no-tactic")
def test_nobody_has_a_tactic_and_none_is_common() -> None:
    assert look(new(4))["tactic"] == [None] * 4
    assert look(new(4))["common"] == []


@pytest.mark.rule("tta.setup.box-supply")
def test_further_tokens_come_from_the_box() -> None:
    mine = civ(leader="christopher_columbus", military=["developed_territory_i"], yellow=18)
    g = arrange(phase="politics", mine=mine)
    play(g, "settle:developed_territory_i")
    assert own(g, "blue") == 17
    assert own(g, "yellow") == 19
    assert (own(g, "blue", 1), own(g, "yellow", 1)) == (16, 18)


@pytest.mark.rule("tta.setup.event-deck-size")
@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 5), (4, 6)])
def test_two_more_events_than_players(seats: int, size: int) -> None:
    g = new(seats)
    assert look(g, 0)["current_events"] == [{"age": "A", "card": None}] * size
    seen = {
        tuple(hidden(civitas.new("through_the_ages", seats=seats, seed=seed), "current_events")) for seed in range(9)
    }
    assert len(seen) > 1


@pytest.mark.rule("tta.setup.event-deck-rest-unseen")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_of_the_age_a_military_deck_is_out_of_the_game(seats: int) -> None:
    g = new(seats)
    rest = hidden(g, "removed")
    assert len(rest) == 10 - (seats + 2)
    assert set(rest).isdisjoint(hidden(g, "current_events"))
    while not g.over():
        for viewer in (*range(seats), None):
            assert [card for card in look(g, viewer)["removed"] if card["age"] == "A"] == (
                [{"age": "A", "card": None}] * len(rest)
            )
        end_turn(g, g.waiting()[0])
    assert [card for card in hidden(g, "removed") if card in rest] == rest


@pytest.mark.rule("tta.setup.future-events-empty")
def test_there_are_no_future_events() -> None:
    assert look(new(4))["future_events"] == []


@pytest.mark.rule("tta.setup.first-player-choice")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_seat_can_begin(seats: int) -> None:
    for seat in range(seats):
        assert new(seats, first_seat=seat).waiting() == (seat,)
    assert {civitas.new("through_the_ages", seats=seats, seed=seed).waiting() for seed in range(40)} == {
        (seat,) for seat in range(seats)
    }


@pytest.mark.rule("tta.setup.first-player-fixed")
def test_the_first_player_stays_the_first() -> None:
    g = new(3, first_seat=2)
    rounds: dict[int, int] = {}
    while not g.over():
        assert look(g)["first_seat"] == 2
        rounds.setdefault(look(g)["round"], look(g)["player"])
        end_turn(g, g.waiting()[0])
    assert len(rounds) > 20
    assert set(rounds.values()) == {2}


@pytest.mark.rule("tta.setup.initial-civil-first", "tta.setup.initial-civil-others")
def test_later_players_begin_with_more_civil_actions() -> None:
    assert look(new(4))["civil"] == [1, 2, 3, 4]
    assert look(new(4, first_seat=2))["civil"] == [3, 4, 1, 2]
    assert look(new(2, first_seat=1))["civil"] == [2, 1]
    assert [player(new(4), seat)["civil_total"] for seat in range(4)] == [4] * 4


@pytest.mark.rule("tta.setup.card-row", "tta.setup.age-a-civil-rest")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thirteen_cards_of_age_a_lie_in_the_row(seats: int) -> None:
    row = ["pyramids", "moses", "homer", "colossus", "rich_land_a"]
    view = look(new(seats, civil={"A": row}))
    assert view["age"] == "A"
    assert view["row"][:5] == row
    assert len(view["row"]) == 13
    assert None not in view["row"]
    assert levels(Counter(view["row"])) == {"A"}
    assert view["civil_deck"] == 20 - 13
    assert Counter(view["row"] + view["unseen_civil"]) == decks(2, "A")[0]


@pytest.mark.rule("tta.setup.later-decks-aside")
def test_no_card_of_a_later_age_comes_before_its_age() -> None:
    g = new(4)
    while look(g)["age"] == "A":
        assert levels(Counter([card for card in look(g)["row"] if card] + look(g)["unseen_civil"])) == {"A"}
        assert look(g)["military_hand"] == [[]] * 4
        assert look(g)["military_deck"] == 0
        end_turn(g, g.waiting()[0])
    assert look(g)["round"] == 2
    assert levels(Counter(look(g)["unseen_civil"])) == {"I"}
    while look(g)["age"] == "I":
        assert levels(Counter(look(g)["unseen_civil"] + hidden(g, "military_deck"))) == {"I"}
        end_turn(g, g.waiting()[0])
