"""Sequenza del Turno, Primo Turno, Riempi la Fila delle Carte, Rendi Disponibili le Tattiche."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import civitas
from rules.through_the_ages.tools import FACTS, arrange, asked, civ, end_turn, legal, look, new, own, play, refusal

UNIQUE = ["joan_of_arc", "taj_mahal", "michelangelo", "great_wall", "genghis_khan", "leonardo_da_vinci", "masonry"]
"""Civil cards of Age I of which there is one copy."""


def keys(log: Sequence[civitas.Event], *wanted: str) -> list[str]:
    """The wanted events, in the order in which they happened."""
    return [event.key.removeprefix("event-") for event in log if event.key.removeprefix("event-") in wanted]


def to_my_turn(game: civitas.Position) -> list[civitas.Event]:
    """Seat 0 ends its turn and the others theirs. Returns what happened since seat 0 is the player again."""
    end_turn(game, 0)
    log: list[civitas.Event] = []
    while look(game)["player"] != 0:
        log = end_turn(game, look(game)["player"])
    begun = max(place for place, event in enumerate(log) if event.key == "event-turn")
    return log[begun:]


# --- the turn


@pytest.mark.rule("tta.turn.phase-order")
def test_a_turn_has_its_phases_in_order() -> None:
    mine = civ(military=["rats", "crusades", "foray"], tactic="legion", exclusive=True, military_actions=0)
    g = arrange(mine=mine)
    play(g, "end", "discard:rats")
    log = end_turn(g, 1)
    assert keys(log, "turn", "row-dealt", "tactic-shared")[-3:] == ["turn", "row-dealt", "tactic-shared"]
    assert asked(g) == (0, "politics")
    assert refusal(g, "population") == "table.other-question"
    assert play(g, "pass") == []
    assert asked(g) == (0, "action")
    assert refusal(g, "prepare:crusades") == "table.other-question"
    log = play(g, "end")
    assert keys(log, "production", "military-drawn", "turn") == ["production", "military-drawn", "turn"]


@pytest.mark.rule("tta.turn.start-order", "tta.refill.at-turn-start")
def test_the_row_then_the_war_then_the_tactic() -> None:
    mine = civ(war=("war_over_culture", 1), workers={"warriors": 4}, tactic="legion", exclusive=True, military=["rats"])
    g = arrange(age="III", mine=mine, others=[civ(culture=30)])
    log = to_my_turn(g)
    expected = ["turn", "row-dealt", "war-won", "tactic-shared"]
    assert [event.key.removeprefix("event-") for event in log if event.key != "event-culture"] == [
        *expected[:3],
        "culture-lost",
        expected[3],
    ]
    assert asked(g) == (0, "politics")


@pytest.mark.rule("tta.turn.end-order")
def test_discard_then_production_then_draw_then_reset() -> None:
    g = arrange(mine=civ(military=["rats", "crusades", "foray"], civil=1, military_actions=1))
    play(g, "end")
    assert asked(g) == (0, "discard")
    assert legal(g) == ["discard:crusades", "discard:foray", "discard:rats"]
    assert refusal(g, "end") == "table.other-question"
    assert refusal(g, "take:moses+1") == "table.other-question"
    # Nothing is produced, drawn or reset yet.
    assert (own(g, "science"), own(g, "civil"), own(g, "military")) == (0, 1, 1)
    log = play(g, "discard:rats")
    order = ["discarded", "production", "military-drawn", "turn"]
    assert keys(log, *order) == order
    # One card for the one military action that was left: the actions are reset after the draw.
    assert len(own(g, "military_hand")) == 2 + 1
    assert (own(g, "science"), own(g, "civil"), own(g, "military")) == (1, 4, 2)
    assert g.waiting() == (1,)


@pytest.mark.rule("tta.turn.end-order")
def test_an_uprising_is_looked_for_after_the_discard() -> None:
    g = arrange(mine=civ(military=["rats", "crusades", "foray"], yellow=5, unused=0))
    play(g, "end")
    log = play(g, "discard:rats")
    order = ["discarded", "uprising", "military-drawn", "turn"]
    assert keys(log, "production", *order) == order


# --- the first turn


@pytest.mark.rule("tta.first-turn.limited-civil")
def test_only_the_initial_civil_actions_can_be_spent() -> None:
    g = new(4, civil={"A": ["aristotle", "rich_land_a"]})
    play(g, "take:aristotle+1")
    assert own(g, "civil") == 0
    assert legal(g) == ["end"]
    assert refusal(g, "take:rich_land_a+2") == "tta.take-card.cost"
    play(g, "end", "take:rich_land_a+2")
    assert look(g)["civil"][1:] == [1, 3, 4]


@pytest.mark.rule("tta.first-turn.limited-civil")
def test_the_fourth_player_can_spend_four() -> None:
    g = new(4, civil={"A": ["aristotle", "rich_land_a", "rich_land_a", "frugality_a", "frugality_a"]})
    for seat in range(3):
        end_turn(g, seat)
    play(g, "take:aristotle+1", "take:rich_land_a+2", "take:rich_land_a+3")
    assert refusal(g, "take:frugality_a+5") is None
    play(g, "take:frugality_a+4")
    assert refusal(g, "take:frugality_a+5") == "tta.take-card.hand-limit"
    assert (own(g, "civil", 3), len(own(g, "hand", 3))) == (0, 4)


@pytest.mark.rule("tta.first-turn.skips", "tta.refill.not-in-first-round")
def test_no_refill_and_no_politics_in_the_first_turn() -> None:
    g = civitas.new("through_the_ages", seats=3, deal={"first_seat": 0})
    row = look(g)["row"]
    for seat in range(3):
        assert asked(g) == (seat, "first-turn")
        assert refusal(g, "resign") == "table.other-question"
        assert look(g)["row"] == row
        place = 4 - seat
        play(g, f"take:{row[place]}+{place + 1}")
        row[place] = None
        log = play(g, "end")
        assert ("row-dealt" in keys(log, "row-dealt")) == (seat == 2)
    # In the second round the row is filled and politics comes first.
    assert None not in look(g)["row"]
    assert asked(g) == (0, "politics")
    assert refusal(g, "resign") is None


@pytest.mark.rule("tta.first-turn.only-taking-cards")
def test_nothing_but_taking_cards_in_the_first_turn() -> None:
    mine = civ(
        hand=["moses", "rich_land_a", "iron", "monarchy"],
        unfinished=("pyramids", 0),
        science=9,
        tokens={"agriculture": 4, "bronze": 6},
        military=["legion"],
    )
    moves = ["population", "build:bronze", "build:warriors", "leader:moses", "action:rich_land_a", "develop:iron"]
    moves += ["revolution:monarchy", "stage:1", "destroy:bronze", "disband:warriors", "tactic:legion"]
    first, second = [arrange(round=number, mine=mine, row=["masonry"]) for number in (1, 2)]
    for move in moves:
        assert refusal(first, move) == "tta.first-turn.only-taking-cards", move
        assert refusal(second, move) is None, move
    first = arrange(round=1, row=["masonry", "taj_mahal"])
    assert legal(first) == ["end", "take:masonry+1", "take:taj_mahal+2"]


@pytest.mark.rule("tta.first-turn.wonder-enters-play")
def test_a_wonder_taken_in_the_first_turn_is_under_construction() -> None:
    g = new(civil={"A": ["pyramids"]})
    play(g, "take:pyramids+1")
    assert own(g, "unfinished") == "pyramids"
    assert (own(g, "stages"), own(g, "hand"), own(g, "wonders")) == (0, [], [])


@pytest.mark.rule("tta.first-turn.end-sequence-runs")
def test_the_first_turn_ends_with_production_and_without_a_draw() -> None:
    g = new()
    log = play(g, "end")
    assert keys(log, "production", "military-drawn") == ["production"]
    assert own(g, "science") == 1
    assert own(g, "tokens") == {"agriculture": 2, "bronze": 2}
    assert own(g, "military_hand") == []
    assert (own(g, "civil"), own(g, "military")) == (4, 2)


# --- the card row


@pytest.mark.parametrize(
    ("seats", "left"),
    [
        pytest.param(2, 3, marks=pytest.mark.rule("tta.refill.discard-left-two-players")),
        pytest.param(3, 2, marks=pytest.mark.rule("tta.refill.discard-left-three-players")),
        pytest.param(4, 1, marks=pytest.mark.rule("tta.refill.discard-left-four-players")),
    ],
)
def test_the_leftmost_cards_leave_the_game(seats: int, left: int) -> None:
    g = arrange(seats=seats, row=UNIQUE)
    play(g, "end")
    row = look(g)["row"]
    assert row[: 7 - left] == UNIQUE[left:]
    assert set(UNIQUE[:left]).isdisjoint(row + look(g)["unseen_civil"])
    assert look(g)["hand"] == [[]] * seats


@pytest.mark.rule("tta.refill.discard-by-space")
def test_an_empty_space_is_not_made_up_for() -> None:
    g = arrange(seats=3, row=[None, *UNIQUE])
    play(g, "end")
    assert look(g)["row"][:6] == UNIQUE[1:]
    g = arrange(seats=2, row=[None, None, None, *UNIQUE])
    play(g, "end")
    assert look(g)["row"][:7] == UNIQUE


@pytest.mark.rule("tta.refill.discard-after-resignation")
@pytest.mark.parametrize(("seats", "left"), [(4, 2), (3, 3)])
def test_who_has_resigned_does_not_count(seats: int, left: int) -> None:
    g = arrange(seats=seats, row=UNIQUE, phase="politics")
    play(g, "resign")
    assert look(g)["row"][: 7 - left] == UNIQUE[left:]


@pytest.mark.rule("tta.refill.slide-left")
def test_cards_slide_to_the_left_in_their_order() -> None:
    row = [None] * 4 + ["taj_mahal"] + [None] * 3 + ["joan_of_arc"] + [None] * 3 + ["masonry"]
    g = arrange(row=row)
    play(g, "end")
    assert look(g)["row"][:3] == ["taj_mahal", "joan_of_arc", "masonry"]
    assert set(row).isdisjoint(look(g)["row"][3:])


@pytest.mark.rule("tta.refill.deal-left-to-right")
def test_empty_spaces_are_filled_from_left_to_right() -> None:
    pile = ["aristotle", "homer", "moses", "hammurabi", "julius_caesar", "pyramids", "colossus", "alexander_the_great"]
    pile += ["hanging_gardens", "library_of_alexandria", "rich_land_a", "rich_land_a", "stockpile_a"]
    pile += ["frugality_a", "frugality_a", "patriotism_a", "urban_growth_a"]
    g = new(civil={"A": pile})
    assert look(g)["row"] == pile[:13]
    play(g, "take:julius_caesar+5", "end", "end")
    # Three cards were cleared and one was taken.
    assert look(g)["row"] == [pile[3], *pile[5:13], *pile[13:17]]


@pytest.mark.rule("tta.refill.age-iv-no-deal")
def test_nothing_is_dealt_in_age_iv() -> None:
    row = [None, "joan_of_arc", None, "taj_mahal", "masonry"]
    g = arrange(seats=3, age="IV", round=9, last_round=10, row=row)
    play(g, "end")
    assert look(g)["row"] == ["taj_mahal", "masonry", *[None] * 11]
    assert look(g)["age"] == "IV"
    g = arrange(seats=4, age="IV", round=9, last_round=10, row=UNIQUE)
    play(g, "end")
    assert look(g)["row"] == [*UNIQUE[1:], *[None] * 7]


# --- tactics


LEGION = civ(tactic="legion", exclusive=True, workers={"warriors": 3})


@pytest.mark.rule("tta.tactics-share.mandatory", "tta.tactics-share.moves-to-common")
def test_an_exclusive_tactic_becomes_common_at_the_next_turn() -> None:
    g = arrange(mine=LEGION)
    play(g, "end")
    while "end" not in legal(g):
        play(g, "pass")
    assert own(g, "exclusive") == 1
    assert look(g)["common"] == []
    assert refusal(g, "copy:legion") == "tta.tactic-copy.common-only"
    play(g, "end")
    assert own(g, "exclusive") == 0
    assert look(g)["common"] == ["legion"]
    end_turn(g, 0)
    while "end" not in legal(g):
        play(g, "pass")
    assert refusal(g, "copy:legion") is None


@pytest.mark.rule("tta.tactics-share.no-limit")
def test_any_number_of_tactics_can_be_common() -> None:
    every = FACTS.tactics.ids
    assert len(every) > 10
    g = arrange(age="III", mine=LEGION, common=[tactic for tactic in every if tactic != "legion"])
    to_my_turn(g)
    while "end" not in legal(g):
        play(g, "pass")
    assert sorted(look(g)["common"]) == sorted(every)
    assert [move for move in legal(g) if move.startswith("copy:")] == [
        f"copy:{tactic}" for tactic in every if tactic != "legion"
    ]


@pytest.mark.rule("tta.tactics-share.duplicates-merge", "tta.tactics-share.duplicates-not-discarded")
def test_a_second_copy_of_a_common_tactic_leaves_the_game() -> None:
    g = arrange(mine=LEGION, others=[civ(tactic="legion")], common=["legion"], discards=["rats"])
    to_my_turn(g)
    view = look(g)
    assert view["common"] == ["legion"]
    assert view["tactic"] == ["legion", "legion"]
    assert view["exclusive"] == [0, 0]
    # The discards become the deck again; what is removed never does.
    assert view["discards"] == [{"age": "I", "card": "rats"}]
    assert {"age": "I", "card": "legion"} in view["removed"]


@pytest.mark.rule("tta.tactics-share.stays-current")
def test_a_tactic_that_becomes_common_stays_the_current_one() -> None:
    g = arrange(mine=LEGION, others=[civ(tactic="legion", workers={"warriors": 4})], common=["legion"])
    before = [(own(g, "tactic", seat), look(g)["players"][seat]["strength"]) for seat in (0, 1)]
    assert before == [("legion", 3 + 2), ("legion", 4 + 2)]
    to_my_turn(g)
    assert [(own(g, "tactic", seat), look(g)["players"][seat]["strength"]) for seat in (0, 1)] == before
