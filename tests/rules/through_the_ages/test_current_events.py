"""Eventi Attuali, Risolvere un Evento."""

from __future__ import annotations

from dataclasses import replace

import pytest

import civitas
from rules.through_the_ages.tools import (
    FACTS,
    Civilization,
    arrange,
    asked,
    civ,
    end_turn,
    hidden,
    look,
    own,
    play,
    player,
    reveal,
)

QUIET = ["development_of_science", "development_of_crafts"]


def soldiers(count: int, **parts: object) -> Civilization:
    """A civilization of that strength, with an unused worker."""
    return civ(workers={"warriors": count, "bronze": 1}, **parts)


def revealed_by(seat: int, event: str, civs: list[Civilization], age: str = "I") -> civitas.Position:
    """The seats before it have done nothing in their turns."""
    civs[seat] = replace(civs[seat], military=["rats"])
    mine, *others = civs
    g = arrange(seats=len(civs), age=age, mine=mine, others=others, current=[event])
    for other in range(seat):
        end_turn(g, other)
    play(g, "prepare:rats")
    return g


@pytest.mark.rule("tta.current-event.trigger")
def test_only_preparing_an_event_reveals_one() -> None:
    mine = civ(military=["rats", "plunder_i"], workers={"warriors": 3, "bronze": 1})
    g = arrange(phase="politics", mine=mine, others=[civ(tokens={"bronze": 3})], current=QUIET)
    quiet = g.clone()
    play(quiet, "aggression:plunder_i+1", "mix:0", "end")
    assert hidden(quiet, "current_events") == sorted(QUIET)
    assert look(quiet)["past_events"] == []
    play(g, "prepare:rats")
    assert len(hidden(g, "current_events")) == 1
    assert len(look(g)["past_events"]) == 1


@pytest.mark.rule("tta.current-event.two-kinds")
def test_a_revealed_card_is_a_territory_or_is_carried_out() -> None:
    assert asked(reveal("historic_territory_i")) == (0, "bid")
    g = reveal("development_of_science")
    assert asked(g) == (0, "action")
    assert look(g)["science"] == [2, 2]


@pytest.mark.rule("tta.current-event.two-kinds")
def test_territories_are_called_territories_and_events_are_not() -> None:
    called = {card for card in FACTS.events.ids if "Territory" in FACTS.names[card]["en"]}
    assert called == set(FACTS.territories.ids)
    assert called == {card for card in FACTS.events.ids if "Territorio" in FACTS.names[card]["it"]}


@pytest.mark.rule("tta.current-event.decision-order")
def test_decisions_go_clockwise_from_the_player_who_revealed_the_event() -> None:
    g = revealed_by(1, "development_of_markets", [civ(), civ(), civ()])
    order = []
    for _ in range(3):
        assert asked(g)[1] == "choose-good"
        order.append(asked(g)[0])
        play(g, "gain:food")
    assert order == [1, 2, 0]
    assert asked(g) == (1, "action")


@pytest.mark.rule("tta.current-event.tie-break")
def test_of_tied_players_the_nearer_one_clockwise_counts_as_higher() -> None:
    g = revealed_by(1, "national_pride", [civ(culture=9), civ(), civ(), civ(culture=9)], "II")
    # Seat 0 has had a turn, without any culture rate.
    assert look(g)["culture"] == [9, 1, 0, 9 + 5]


@pytest.mark.rule("tta.current-event.tie-break")
def test_the_current_player_counts_as_higher_than_any_other() -> None:
    g = revealed_by(1, "crusades", [civ(culture=9), civ(culture=9), civ(culture=9)])
    # All are equally strong: the current player is the strongest, the one before it the weakest.
    assert look(g)["culture"] == [9 - 4, 9 + 1 + 4, 9]


@pytest.mark.rule("tta.current-event.tie-break-can-hurt")
def test_counting_as_higher_may_be_bad() -> None:
    # Preparing scores a point, which makes the tie.
    g = reveal("barbarians", soldiers(1, culture=8), seats=3, others=[soldiers(3, culture=9), soldiers(3, culture=9)])
    assert look(g)["unused"] == [0, 1, 1]
    # One point less, and another one has the most culture; it is not among the two weakest.
    g = reveal("barbarians", soldiers(1, culture=7), seats=3, others=[soldiers(3, culture=9), soldiers(2, culture=0)])
    assert look(g)["unused"] == [1, 1, 1]


@pytest.mark.rule("tta.current-event.tie-break-least")
def test_the_tied_player_furthest_clockwise_is_the_lowest() -> None:
    g = reveal("reign_of_terror", soldiers(1), seats=3, others=[soldiers(3), soldiers(1)])
    assert look(g)["unused"] == [1, 1, 0]
    g = reveal("reign_of_terror", soldiers(1), seats=3, others=[soldiers(1), soldiers(3)])
    assert look(g)["unused"] == [1, 0, 1]


@pytest.mark.rule("tta.current-event.tie-break-game-end")
def test_at_the_end_of_the_game_the_first_player_counts_as_the_current_one() -> None:
    g = arrange(seats=4, age="IV", round=9, last_round=9, current=["impact_of_strength"], deal={"first_seat": 2})
    end_turn(g, 0)
    end_turn(g, 1)
    assert g.over()
    # All are equally strong. The last turn was that of seat 1.
    assert look(g)["culture"] == [5, 0, 15, 10]


@pytest.mark.rule("tta.current-event.all-civilizations-ties")
def test_all_tied_civilizations_are_affected_where_the_card_says_all() -> None:
    temple = civ(workers={"religion": 1, "bronze": 1}, unused=0)
    g = reveal("immigration", temple, seats=3, others=[civ(unused=0), temple])
    assert look(g)["unused"] == [1, 0, 1]


@pytest.mark.rule("tta.current-event.two-player-one-civ")
@pytest.mark.parametrize(("seats", "affected"), [(2, [9, 6]), (3, [9, 6, 6])])
def test_with_two_players_the_two_weakest_are_one(seats: int, affected: list[int]) -> None:
    others = [soldiers(1, culture=9)] * (seats - 1)
    g = reveal("crime_wave", soldiers(3, culture=8), age="II", seats=seats, others=others)
    assert look(g)["culture"] == affected


@pytest.mark.rule("tta.current-event.two-player-example")
@pytest.mark.parametrize(("seats", "affected"), [(2, [6, 0]), (3, [6, 6, 0])])
def test_with_two_players_the_two_strongest_are_the_strongest(seats: int, affected: list[int]) -> None:
    others = [soldiers(4), soldiers(1)][: seats - 1]
    g = reveal("cold_war", soldiers(7), age="II", seats=seats, others=others)
    assert (player(g, 0)["strength"], player(g, 1)["strength"]) == (7, 4)
    assert look(g)["science"] == affected


@pytest.mark.rule("tta.current-event.past-events")
def test_a_resolved_event_is_never_drawn_again() -> None:
    discards = ["legion", "enslave", "raid_i"]
    g = reveal("crusades", military_left=1, discards=discards)
    assert look(g)["past_events"] == ["crusades"]
    assert {"age": "I", "card": "crusades"} not in look(g)["discards"]
    play(g, "end")
    # The last card of the deck was drawn: the discards became the deck, without the event.
    drawn = [card["card"] for card in own(g, "military_hand")]
    assert look(g)["discards"] == []
    assert set(discards) <= {*drawn, *hidden(g, "military_deck")}
    assert "crusades" not in [*drawn, *hidden(g, "military_deck")]
    assert look(g)["past_events"] == ["crusades"]
