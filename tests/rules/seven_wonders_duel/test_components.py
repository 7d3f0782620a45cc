"""Contenuto, Presentazione e scopo del gioco, Tabellone."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

import civitas
from rules.seven_wonders_duel.tools import arrange, city, data, discard_cards, game, play, play_all

# --- components


@pytest.mark.rule("swd.components.players")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_only_two_can_play(seats: int) -> None:
    with pytest.raises(civitas.BadInput) as refused:
        civitas.new("seven_wonders_duel", seats=seats)
    assert refused.value.key == "error-seat-count"
    assert civitas.new("seven_wonders_duel", seats=2).seats == 2
    assert civitas.new("seven_wonders_duel").seats == 2


@pytest.mark.rule("swd.components.counts")
def test_the_stock_of_cards_wonders_and_tokens() -> None:
    cards = data("cards.toml")["card"]
    wonders = data("wonders.toml")["wonder"]
    tokens = data("progress.toml")["token"]
    assert Counter(card["deck"] for card in cards) == {"I": 23, "II": 23, "III": 20, "guild": 7}
    assert len(wonders) == 12
    assert len(tokens) == 10
    for rows, different in ((cards, 73), (wonders, 12), (tokens, 10)):
        assert len({row["id"] for row in rows}) == different
        assert len({row["en"] for row in rows}) == different
        assert len({row["it"] for row in rows}) == different


@pytest.mark.rule("swd.components.military-tokens")
def test_four_military_tokens_two_on_each_side() -> None:
    assert game().view(0)["loot"] == [[2, 5], [2, 5]]


@pytest.mark.rule("swd.components.coins")
def test_the_coins_of_the_box() -> None:
    coins = data("game.toml")["components"]["coins"]
    assert coins == {"one": 14, "three": 10, "six": 7}
    assert coins["one"] * 1 + coins["three"] * 3 + coins["six"] * 6 == 86


@pytest.mark.rule("swd.components.coins")
def test_a_treasury_is_a_plain_number_and_the_bank_never_runs_out() -> None:
    g = arrange(["altar", "theater"], mine=city(coins=85), theirs=city(coins=86))
    play_all(g, ["discard:altar", "discard:theater"])
    assert g.view(0)["coins"] == [87, 88]


# --- overview


@pytest.mark.rule("swd.overview.city")
def test_every_building_stands_in_the_city_of_its_builder() -> None:
    g = game(age_1={14: "lumber_yard", 15: "theater", 16: "quarry", 17: "altar", 18: "tavern", 19: "clay_pool"})
    play_all(g, ["build:lumber_yard", "build:theater", "build:quarry", "discard:altar", "build:tavern"])
    for viewer in (0, 1, None):
        assert g.view(viewer)["cities"] == [["lumber_yard", "quarry", "tavern"], ["theater"]]


@pytest.mark.rule("swd.overview.three-ages")
def test_three_ages_of_twenty_cards_each() -> None:
    g = game()
    ages: list[int] = []
    while not g.over():
        if g.question(g.waiting()[0]).key == "question-choose-starter":
            play(g, "starter:0")
        else:
            ages.append(g.view(0)["age"])
            discard_cards(g, 1)
    assert ages == [1] * 20 + [2] * 20 + [3] * 20
    assert g.view(0)["structure"] == []
    assert g.waiting() == ()
    assert g.standing()["over"]


@pytest.mark.rule("swd.overview.three-ages")
def test_each_age_has_its_own_deck() -> None:
    decks = {card["id"]: card["deck"] for card in data("cards.toml")["card"]}
    for age, allowed in ((1, {"I"}), (2, {"II"}), (3, {"III", "guild"})):
        g = game()
        for _ in range(age - 1):
            discard_cards(g, 20)
            play(g, "starter:0")
        seen = [slot["card"] for slot in g.view(0)["structure"] if slot["card"]]
        assert g.view(0)["age"] == age
        assert len(seen) == 12
        assert {decks[card] for card in seen} <= allowed


@pytest.mark.rule("swd.overview.victory-ways")
def test_military_supremacy() -> None:
    g = arrange(["guard_tower", "altar"], pawn=8)
    play(g, "build:guard_tower")
    assert (g.standing()["ending"], g.standing()["winners"]) == ("military", [0])


@pytest.mark.rule("swd.overview.victory-ways")
def test_scientific_supremacy() -> None:
    five = city("workshop", "apothecary", "scriptorium", "pharmacist", tokens=["law"], coins=20)
    g = arrange(["academy", "obelisk"], mine=five)
    play(g, "build:academy")
    assert (g.standing()["ending"], g.standing()["winners"]) == ("scientific", [0])


@pytest.mark.rule("swd.overview.victory-ways")
def test_civilian_victory() -> None:
    g = arrange(["obelisk"], mine=city("altar", coins=0), theirs=city(coins=0))
    play(g, "discard:obelisk")
    assert (g.standing()["ending"], g.standing()["winners"]) == ("civilian", [0])


@pytest.mark.rule("swd.overview.supremacy-any-time")
def test_supremacy_in_age_i_ends_the_game_before_anything_is_revealed_or_scored() -> None:
    # The opponent leads on points, and taking the card would uncover a face-down one.
    g = arrange({14: "guard_tower", 9: None, 16: "altar"}, pawn=8, theirs=city("theater", "baths", coins=30))
    log = play(g, "build:guard_tower")
    assert g.over()
    assert g.waiting() == ()
    assert {slot["slot"]: slot["card"] for slot in g.view(0)["structure"]} == {9: None, 16: "altar"}
    assert (g.standing()["ending"], g.standing()["winners"]) == ("military", [0])
    assert [event.key for event in log][-1] == "event-military-supremacy"
    altar = g.title.moves.parse("discard:altar")
    assert g.refusal(0, altar) == g.refusal(1, altar) == "table.over"


@pytest.mark.rule("swd.overview.supremacy-any-time")
def test_supremacy_in_the_middle_of_a_turn_gives_no_extra_turn() -> None:
    # With Theology the Colossus would bring another turn.
    mine = city("clay_pool", "brickyard", "glassworks", unbuilt=["colossus"], tokens=["theology"])
    g = arrange(["altar", "theater"], mine=mine, pawn=7)
    play(g, "wonder:colossus+altar")
    assert g.waiting() == ()
    assert g.standing()["ending"] == "military"


@pytest.mark.rule("swd.overview.supremacy-any-time")
def test_scientific_supremacy_in_the_middle_of_a_turn_reveals_nothing() -> None:
    # Law, chosen for a pair, is the sixth symbol: the game ends inside the turn and nothing is revealed.
    mine = city("workshop", "apothecary", "scriptorium", "pharmacist", "academy", coins=30)
    g = arrange({19: "study", 16: None, 17: None, 18: "arena"}, mine=mine, board=["law", "economy"])
    play_all(g, ["build:study", "token:law"])
    assert g.over()
    assert g.standing()["ending"] == "scientific"
    assert [slot["card"] for slot in g.view(0)["structure"]] == [None, None, "arena"]


# --- board


@pytest.mark.rule("swd.board.spaces")
def test_the_pawn_moves_on_nineteen_spaces() -> None:
    reached = {0}
    for pawn in range(-8, 9):
        for seat, step in ((0, 1), (1, -1)):
            g = arrange(["guard_tower", "altar"], seat=seat, pawn=pawn)
            play(g, "build:guard_tower")
            assert g.view(0)["pawn"] == pawn + step
            assert g.over() == (pawn + step in (-9, 9))
            reached.add(pawn + step)
    assert reached == set(range(-9, 10))
    assert len(reached) == 19


@pytest.mark.rule("swd.board.spaces")
@pytest.mark.parametrize(("seat", "start", "capital"), [(0, 8, 9), (1, -8, -9)])
def test_the_pawn_stops_in_a_capital(seat: int, start: int, capital: int) -> None:
    g = arrange(["pretorium", "arena"], seat=seat, pawn=start, mine=city(coins=8))
    play(g, "build:pretorium")
    assert g.view(0)["pawn"] == capital
    assert g.standing()["winners"] == [seat]


@pytest.mark.rule("swd.board.spaces")
@pytest.mark.parametrize("pawn", [-10, 10])
def test_there_is_no_space_beyond_a_capital(pawn: int) -> None:
    with pytest.raises(civitas.BadInput):
        arrange(["altar"], pawn=pawn)


@pytest.mark.rule("swd.board.zones")
def test_nine_zones() -> None:
    def zone(pawn: int) -> object:
        """What tells a space apart: it is a capital, or the points it is worth to each player."""
        if abs(pawn) == 9:
            seat = 0 if pawn > 0 else 1
            g = arrange(["guard_tower"], seat=seat, pawn=pawn - 1 if seat == 0 else pawn + 1)
            play(g, "build:guard_tower")
            assert g.standing()["winners"] == [seat]
            return f"capital of seat {1 - seat}"
        scores = arrange(["altar"], pawn=pawn).standing()["scores"]
        return [score["categories"]["military"] for score in scores]

    zones = [list(spaces) for _, spaces in groupby(range(-9, 10), key=zone)]
    assert zones == [[-9], [-8, -7, -6], [-5, -4, -3], [-2, -1], [0], [1, 2], [3, 4, 5], [6, 7, 8], [9]]
    assert len(zones) == 9
