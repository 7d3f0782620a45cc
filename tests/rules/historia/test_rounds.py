"""Set-up and action rounds: laying in secret, revealing, resolving, the queue and Revolution."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.historia.tools import (
    START_HAND,
    act,
    arrange,
    begin,
    civ,
    cubes,
    data,
    end_turn,
    hand,
    idle,
    keys,
    lay,
    legal,
    play,
    queue,
    refusal,
    vp,
)

OLD = ("raid", "trade", "art")


# --- the frame


@pytest.mark.rule("historia.frame.eras")
def test_a_game_has_three_eras_of_four_turns() -> None:
    g: Any = begin(2)
    turns = [(g.era, g.turn_of_era)]
    made = 0
    while not g.over():
        seat = g.waiting()[0]
        moves = g.legal(seat)
        g.play(seat, moves[(made * 7) % len(moves)])
        made += 1
        if (g.era, g.turn_of_era) != turns[-1]:
            turns.append((g.era, g.turn_of_era))
    assert turns == [(era, turn) for era in (1, 2, 3) for turn in (1, 2, 3, 4)]


@pytest.mark.rule("historia.frame.civilizations", "historia.civbots.count")
def test_up_to_six_civilizations_take_part() -> None:
    allowed = {1: range(2, 6), 2: range(5), 3: range(4), 4: range(3), 5: range(2), 6: range(1)}
    for seats, counts in allowed.items():
        for count in range(1, 7):
            if count in counts:
                g: Any = civitas.new("historia", seats=seats, options={"civbots": ["noble"] * count})
                assert len(g.view(None)["civilizations"]) == seats + count
            else:
                with pytest.raises(civitas.BadInput) as refused:
                    civitas.new("historia", seats=seats, options={"civbots": ["noble"] * count})
                assert refused.value.key == "error-option-count"
    with pytest.raises(civitas.BadInput) as refused:
        civitas.new("historia", seats=2, options={"civbots": "emperor"})
    assert refused.value.key == "error-option-value"
    with pytest.raises(civitas.BadInput):
        civitas.new("historia", seats=7)


@pytest.mark.rule("historia.frame.cubes", "historia.actions.pay-cubes")
def test_paying_moves_a_cube_from_available_to_used() -> None:
    g = arrange(civ(available=1), idle())
    assert cubes(g, 0) == (7, 1, 0, 1)
    act(g, "technology")
    play(g, 0, "technology")
    assert cubes(g, 0) == (7, 0, 1, 1)
    act(g, "military")
    assert g.rounds == 3
    assert g.military[0] == 1


@pytest.mark.rule("historia.frame.points-floor")
def test_nobody_falls_below_zero_points() -> None:
    g = arrange(civ(territories=["europe", "russia"], vp=1), idle(), tiles={"russia": 3})
    act(g, "exploit")
    play(g, 0, "withdraw:russia")
    assert vp(g)[0] == 0
    assert g.available[0] == 4


# --- set-up


@pytest.mark.rule("historia.setup.turn-order")
def test_the_first_turn_order_is_drawn_and_civbots_come_last() -> None:
    orders = {str(civitas.new("historia", seats=3, seed=seed).view(None)["order"]) for seed in range(40)}
    assert len(orders) == 6
    g = civitas.new("historia", seats=2, seed=1, options={"civbots": ["noble", "king", "chieftain"]})
    assert g.view(None)["order"][2:] == ["civbot_2", "civbot_1", "civbot_3"]  # type: ignore[index]


@pytest.mark.rule("historia.setup.hand", "historia.setup.cubes", "historia.setup.start-cell")
def test_what_everybody_begins_with() -> None:
    g = begin(3)
    for seat in range(3):
        assert set(hand(g, seat)) == set(START_HAND)
        assert cubes(g, seat) == (5, 2, 1, 1)
        assert (g.technology[seat], g.military[seat], vp(g)[seat]) == (1, 1, 0)


@pytest.mark.rule("historia.setup.expert-start")
def test_experts_begin_with_three_cubes() -> None:
    assert cubes(begin(2, expert_start=True), 0) == (6, 2, 0, 1)


@pytest.mark.rule("historia.setup.tiles")
def test_thirteen_of_sixteen_tiles_are_laid_out() -> None:
    view = begin(2).view(None)
    shown = [row["tile"] for row in view["territories"]]
    assert len(shown) == 13
    assert sorted(shown + view["unseen_tiles"]) == sorted(data("map.toml")["tiles"]["values"])


@pytest.mark.rule("historia.setup.first-cube", "historia.setup.one-per-territory")
def test_the_first_cubes_are_placed_in_turn_order_and_score_nothing() -> None:
    deal: dict[str, object] = {"order": [2, 0, 1], "colours": ["red", "blue", "yellow"]}
    g: Any = civitas.new("historia", seats=3, deal=deal)
    for seat, where in ((2, "europe"), (0, "china"), (1, "india")):
        assert g.waiting() == (seat,)
        if seat != 2:
            assert refusal(g, seat, "settle:europe") == "historia.setup.one-per-territory"
        play(g, seat, f"settle:{where}")
    assert vp(g) == [0, 0, 0]


# --- laying


@pytest.mark.rule("historia.round.secret-laying")
def test_nothing_tells_what_or_how_many_cards_others_have_laid() -> None:
    """Seat 0 lays none, one or two cards, of one kind or another, ready or not: nobody else can tell."""
    scripts = [[], ["lay:raid"], ["lay:art"], ["lay:art", "lay:raid"], ["lay:cicero", "done"], ["lay:raid", "done"]]
    seen = []
    for script in scripts:
        g = arrange(
            civ(technology=6, military=6, advisors=["cicero"], queue=["military", "trade", "exploit"]), civ(), civ()
        )
        log = []
        for move in script:
            log += play(g, 0, move)
        assert all("card" not in event.args and "cards" not in event.args for event in log if event.seen_by(1))
        shown = [g.view(viewer) for viewer in (1, 2, None)]
        seen.append((shown, legal(g, 1), g.question(1).as_dict(), g.frame_question(1), g.standing()))
    assert all(one == seen[0] for one in seen)


@pytest.mark.rule("historia.round.secret-laying")
def test_laying_can_be_taken_back_until_everybody_is_ready() -> None:
    g = arrange(civ(), civ())
    before = g.hash()
    lay(g, 0, "art")
    assert g.waiting() == (1,)
    assert g.take_back(0)
    assert g.take_back(0)
    assert g.waiting() == (0, 1)
    assert g.hash() == before
    lay(g, 0, "technology")
    log = lay(g, 1, "military")
    assert [event.args["cards"] for event in log if event.key == "event-laid"] == [["technology"], ["military"]]
    assert not g.take_back(0)


@pytest.mark.rule("historia.round.own-hand")
def test_cards_come_from_the_own_hand() -> None:
    g = arrange(civ(queue=["art"], advisors=["cicero"]), civ())
    assert refusal(g, 0, "lay:art") == "historia.round.own-hand"
    assert refusal(g, 0, "lay:war") == "historia.round.own-hand"
    assert refusal(g, 1, "lay:cicero") == "historia.round.own-hand"


@pytest.mark.rule("historia.round.cards-per-round")
@pytest.mark.parametrize(
    ("technology", "military", "count"), [(5, 5, 1), (6, 6, 2), (12, 12, 2), (13, 12, 3), (16, 12, 3)]
)
def test_technology_lets_more_cards_be_laid(technology: int, military: int, count: int) -> None:
    g = arrange(civ(technology=technology, military=military), civ())
    for card in ("technology", "military", "trade")[:count]:
        assert refusal(g, 0, f"lay:{card}") is None
        play(g, 0, f"lay:{card}")
    assert refusal(g, 0, "lay:exploit") == "historia.round.cards-per-round"
    assert legal(g, 0) == ["done"]


@pytest.mark.rule("historia.round.must-lay")
def test_whoever_can_must_lay_a_card() -> None:
    g = arrange(civ(), idle())
    assert refusal(g, 0, "done") == "historia.round.must-lay"
    assert legal(g, 1) == ["done"]


@pytest.mark.rule("historia.round.order-fixed")
def test_first_cards_are_resolved_before_second_ones_in_turn_order() -> None:
    two = civ(technology=6, military=6)
    g = arrange(two, two, order=[1, 0])
    lay(g, 0, "technology", "military")
    lay(g, 1, "military", "technology")
    asked = []
    for _ in range(4):
        seat = g.waiting()[0]
        action = g.question(seat).args["action"]
        asked.append((seat, action))
        play(g, seat, "end")
    assert asked == [(1, "military"), (0, "technology"), (1, "technology"), (0, "military")]


@pytest.mark.rule("historia.round.impossible-card", "historia.round.to-queue")
def test_an_impossible_card_does_nothing_and_goes_to_the_queue() -> None:
    g = arrange(civ(available=0, queue=["raid"]), idle())
    act(g, "technology")
    assert (g.technology[0], g.rounds) == (1, 2)
    assert queue(g, 0) == ["raid", "technology"]


@pytest.mark.rule("historia.round.stalemate")
def test_the_turn_ends_when_nobody_can_lay() -> None:
    g = arrange(idle(), idle(queue=["raid", "art"]))
    log = end_turn(g)
    assert "event-stalemate" in keys(log)
    assert g.turn_of_era == 2
    assert set(hand(g, 0)) == {"revolution"}
    assert queue(g, 1) == []


@pytest.mark.rule("historia.round.stalemate")
def test_a_player_without_cards_is_not_asked() -> None:
    g = arrange(civ(hand=("art", "revolution")), civ(hand=("raid", "revolution")))
    lay(g, 0, "art")
    lay(g, 1, "raid")
    assert g.waiting() == (0, 1)
    g = arrange(civ(hand=("art",)), civ())
    lay(g, 0, "art")
    lay(g, 1, "raid")
    assert g.waiting() == (1,)


# --- Revolution


@pytest.mark.rule("historia.revolution.three-in-queue", "historia.revolution.laid-before")
def test_a_revolution_needs_three_cards_in_the_queue() -> None:
    g = arrange(civ(queue=OLD[:2]), civ(queue=OLD))
    assert refusal(g, 0, "lay:revolution") == "historia.revolution.three-in-queue"
    assert refusal(g, 1, "lay:revolution") is None
    g = arrange(civ(technology=6, military=6, queue=OLD[:2], advisors=["virgil"]), civ())
    play(g, 0, "lay:virgil")
    assert refusal(g, 0, "lay:revolution") == "historia.revolution.three-in-queue"
    g = arrange(civ(technology=6, military=6, queue=OLD[:2]), civ())
    play(g, 0, "lay:exploit")
    assert refusal(g, 0, "lay:revolution") is None


@pytest.mark.rule("historia.revolution.effect")
def test_a_revolution_returns_itself_and_a_card_of_choice_and_ends_the_turn() -> None:
    g = arrange(civ(queue=[*OLD, "military", "technology"]), idle())
    act(g, "revolution")
    assert "revolution" in hand(g, 0)
    play(g, 0, "return:art")
    assert g.turn_of_era == 2
    assert queue(g, 0) == ["military", "technology"]
    assert {"revolution", "art", "raid", "trade"} <= set(hand(g, 0))


@pytest.mark.rule("historia.revolution.once")
def test_two_revolutions_advance_the_clock_once() -> None:
    both = civ(queue=[*OLD, "military"])
    g = arrange(both, both)
    lay(g, 0, "revolution")
    lay(g, 1, "revolution")
    play(g, 0, "return:military")
    play(g, 1, "return:military")
    assert g.turn_of_era == 2
    assert queue(g, 0) == queue(g, 1) == ["art"]


# --- deals


def test_an_explicit_deal_is_followed() -> None:
    deal: dict[str, object] = {
        "order": [1, 0],
        "colours": ["red", "blue"],
        "advisors": [["scipio"], ["ford"]],
        "tiles": [4, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3],
        "wonders": [["petra", "colossus", "great_wall", "stonehenge"]],
        "leaders": [["caesar", "ashoka", "pericles"]],
        "events": [["silk_road"]],
        "goals": ["scholars", "patrons", "settlers", "superpower", "space_race"],
    }
    g = begin(2, deal, events=True, civilization_goals=True)
    view = g.view(0)
    assert view["order"] == [1, 0]
    assert view["advisors"][0] == ["scipio"]
    assert view["territories"][0]["tile"] == 4
    assert set(view["row"]) == {"petra", "colossus", "great_wall", "stonehenge"}
    assert set(view["leader"]) < {"caesar", "ashoka", "pericles"}
    assert view["event"] == "silk_road"
    assert set(view["goals"]) == {"scholars", "patrons", "settlers", "superpower", "space_race"}


@pytest.mark.parametrize(
    ("deal", "place"),
    [
        ({"tile": []}, "tile"),
        ({"order": [0, 0]}, "order"),
        ({"order": [0]}, "order"),
        ({"colours": ["red", "pink"]}, "colours"),
        ({"tiles": [4] * 13}, "tiles[1]"),
        ({"wonders": [["atlantis"]]}, "wonders[0]"),
        ({"leaders": [["caesar", "caesar"]]}, "leaders[0]"),
        ({"advisors": [[], [], []]}, "advisors[2]"),
        ({"civbot_cards": [[["war"]]]}, "civbot_cards[0][0]"),
        ({"events": "all"}, "events"),
    ],
)
def test_an_impossible_deal_is_refused_with_its_place(deal: dict[str, object], place: str) -> None:
    with pytest.raises(civitas.BadInput) as refused:
        civitas.new("historia", seats=2, deal=deal)
    assert refused.value.key == "error-bad-deal"
    assert refused.value.figures["place"] == place
