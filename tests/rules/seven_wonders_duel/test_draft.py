"""Fase di Selezione delle Meraviglie."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.seven_wonders_duel.tools import WONDERS, figures, game, legal, play, play_all, refusal

DEALT = ["sphinx", "colossus", "pyramids", "piraeus", "mausoleum", "appian_way", "great_library", "statue_of_zeus"]
UNUSED = ["circus_maximus", "great_lighthouse", "hanging_gardens", "temple_of_artemis"]
BOTH = pytest.mark.parametrize("first", [0, 1])


def draft(first: int = 0) -> Any:
    return game(first_seat=first, first_game=False, wonders=DEALT)


def pick(g: civitas.Position, wonders: list[str]) -> list[int]:
    """Pick the Wonders in order; who picked each."""
    pickers = []
    for wonder in wonders:
        pickers.append(g.waiting()[0])
        play(g, f"draft:{wonder}")
    return pickers


@pytest.mark.rule("swd.draft.first-player")
@BOTH
def test_the_draft_follows_the_choice_of_first_player(first: int) -> None:
    g = draft(first)
    second = 1 - first
    assert g.view(0)["first_seat"] == first
    assert pick(g, DEALT) == [first, second, second, first, second, first, first, second]


@pytest.mark.rule("swd.draft.first-player")
def test_the_first_player_is_known_before_any_wonder_is_picked() -> None:
    chosen = {seed: civitas.new("seven_wonders_duel", seed=seed) for seed in range(20)}
    assert {g.view(0)["first_seat"] for g in chosen.values()} == {0, 1}
    for g in chosen.values():
        assert g.waiting() == (g.view(0)["first_seat"],)


@pytest.mark.rule("swd.draft.first-four")
def test_four_wonders_lie_open_and_eight_are_hidden() -> None:
    g = draft()
    for viewer in (0, 1, None):
        assert sorted(g.view(viewer)["offered"]) == ["colossus", "piraeus", "pyramids", "sphinx"]
        # The others are listed without an order: which of them come next is not to be seen.
        hidden = g.view(viewer)["unseen_wonders"]
        assert sorted(hidden) == sorted(set(WONDERS) - {"colossus", "piraeus", "pyramids", "sphinx"})
        assert len(hidden) == 8
        assert hidden == sorted(hidden)
    assert sorted(legal(g)) == ["draft:colossus", "draft:piraeus", "draft:pyramids", "draft:sphinx"]


@pytest.mark.rule("swd.draft.first-four")
def test_the_wonders_are_shuffled() -> None:
    games: list[Any] = [civitas.new("seven_wonders_duel", seed=seed) for seed in range(40)]
    groups = [tuple(game.view(0)["offered"]) for game in games]
    assert len(set(groups)) > 30
    assert {wonder for group in groups for wonder in group} == set(WONDERS)


@pytest.mark.rule("swd.draft.first-group-order")
@BOTH
def test_the_first_group_is_picked_one_two_one(first: int) -> None:
    g = draft(first)
    second = 1 - first
    assert pick(g, ["pyramids", "sphinx", "piraeus"]) == [first, second, second]
    # The first player gets what is left.
    assert g.waiting() == (first,)
    assert legal(g) == ["draft:colossus"]
    play(g, "draft:colossus")
    owned = g.view(0)["wonders"]
    assert set(owned[first]) == {"pyramids", "colossus"}
    assert set(owned[second]) == {"sphinx", "piraeus"}


@pytest.mark.rule("swd.draft.second-group")
@BOTH
def test_the_second_group_starts_with_the_second_player(first: int) -> None:
    g = draft(first)
    second = 1 - first
    pick(g, DEALT[:4])
    assert sorted(legal(g)) == ["draft:appian_way", "draft:great_library", "draft:mausoleum", "draft:statue_of_zeus"]
    assert pick(g, ["statue_of_zeus", "mausoleum", "appian_way"]) == [second, first, first]
    assert g.waiting() == (second,)
    assert legal(g) == ["draft:great_library"]
    play(g, "draft:great_library")
    owned = g.view(0)["wonders"]
    assert {"mausoleum", "appian_way"} < set(owned[first])
    assert {"statue_of_zeus", "great_library"} < set(owned[second])


@pytest.mark.rule("swd.draft.second-group-later")
def test_the_second_group_is_hidden_until_the_first_is_gone() -> None:
    g = draft()
    for taken in DEALT[:4]:
        for wonder in DEALT[4:]:
            assert wonder not in g.view(0)["offered"]
            assert wonder in g.view(1)["unseen_wonders"]
            assert refusal(g, f"draft:{wonder}") == "swd.draft.first-four"
        play(g, f"draft:{taken}")
    assert set(g.view(0)["offered"]) == set(DEALT[4:])


@pytest.mark.rule("swd.draft.second-group")
def test_only_the_wonders_laid_out_can_be_picked() -> None:
    g = draft()
    play(g, "draft:sphinx")
    assert refusal(g, "draft:sphinx") == "swd.draft.first-four"
    pick(g, DEALT[1:4])
    for wonder in [*DEALT[:4], *UNUSED]:
        assert refusal(g, f"draft:{wonder}") == "swd.draft.second-group"


@pytest.mark.rule("swd.draft.result")
def test_each_player_ends_with_four_open_unbuilt_wonders() -> None:
    g = draft()
    pick(g, DEALT)
    for viewer in (0, 1, None):
        shown = g.view(viewer)
        assert sorted(shown["wonders"][0]) == ["appian_way", "great_library", "piraeus", "sphinx"]
        assert sorted(shown["wonders"][1]) == ["colossus", "mausoleum", "pyramids", "statue_of_zeus"]
        assert shown["built"] == [[], []]
        assert shown["offered"] == []
    assert g.view(0)["age"] == 1
    assert g.question(0).key == "question-play-card"


@pytest.mark.rule("swd.draft.four-unused")
def test_four_wonders_take_no_part_in_the_game() -> None:
    g = draft()
    pick(g, DEALT)
    assert g.view(0)["unseen_wonders"] == UNUSED
    card = g.view(0)["accessible"][0]
    for seat_moves in range(2):
        for wonder in UNUSED:
            assert refusal(g, f"wonder:{wonder}+{card}") == "swd.wonder.own-only"
            assert figures(g, f"wonder:{wonder}+{card}")["why"] == "nobody"
        if seat_moves == 0:
            play_all(g, [f"discard:{card}"])
            card = g.view(0)["accessible"][0]


@pytest.mark.rule("swd.draft.beginner-player-one", "swd.draft.beginner-player-two")
@BOTH
def test_the_fixed_sets_of_a_first_game(first: int) -> None:
    g: Any = civitas.new("seven_wonders_duel", options={"first_game": True}, deal={"first_seat": first})
    owned = g.view(0)["wonders"]
    assert sorted(owned[first]) == ["great_lighthouse", "pyramids", "statue_of_zeus", "temple_of_artemis"]
    assert sorted(owned[1 - first]) == ["appian_way", "circus_maximus", "colossus", "piraeus"]
    # There is no draft: the first player begins Age I.
    assert g.view(0)["age"] == 1
    assert g.waiting() == (first,)


@pytest.mark.rule("swd.draft.beginner-player-one", "swd.draft.beginner-player-two")
def test_without_the_option_the_wonders_are_drafted() -> None:
    g = civitas.new("seven_wonders_duel", options={"first_game": False}, seed=1)
    assert g.view(0)["wonders"] == [[], []]
    assert g.question(g.waiting()[0]).key == "question-draft-wonder"
