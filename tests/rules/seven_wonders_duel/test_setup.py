"""Preparazione, Un Mazzo di Carte per Ogni Epoca, Preparazione dello Schema."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.seven_wonders_duel.tools import (
    TOKENS,
    ages,
    arrange,
    cards_of,
    city,
    discard_cards,
    game,
    legal,
    play,
    refusal,
)

SEEDS = range(40)


def begin(seed: int) -> civitas.Position:
    return civitas.new("seven_wonders_duel", seed=seed, options={"first_game": True})


def view(position: civitas.Position, seat: int | None = 0) -> dict[str, Any]:
    return position.view(seat)


# --- setup


@pytest.mark.parametrize(
    ("first_game", "keys"),
    [
        (False, ["event-tokens-laid", "event-wonders-laid"]),
        (True, ["event-tokens-laid", "event-wonders-given", "event-wonders-given", "event-age-laid"]),
    ],
)
def test_the_set_up_is_told_to_whoever_listens(first_game: bool, keys: list[str]) -> None:
    told: list[civitas.Event] = []
    g = civitas.new("seven_wonders_duel", seed=3, options={"first_game": first_game}, log=told)
    assert [event.key for event in told] == keys
    assert told[0].args["tokens"] == view(g)["board"]
    assert g.hash() == civitas.new("seven_wonders_duel", seed=3, options={"first_game": first_game}).hash()
    g.advance(g.turn(), g.legal(g.turn())[0])
    assert len(told) == len(keys)


@pytest.mark.rule("swd.setup.pawn-neutral")
def test_the_pawn_starts_in_the_middle() -> None:
    assert view(civitas.new("seven_wonders_duel", seed=3))["pawn"] == 0
    assert view(game(first_seat=1))["pawn"] == 0


@pytest.mark.rule("swd.setup.military-tokens")
def test_all_military_tokens_lie_open_on_the_board() -> None:
    g = civitas.new("seven_wonders_duel", seed=3)
    for viewer in (0, 1, None):
        assert view(g, viewer)["loot"] == [[2, 5], [2, 5]]


@pytest.mark.rule("swd.setup.coins")
def test_each_player_starts_with_seven_coins() -> None:
    assert view(civitas.new("seven_wonders_duel", seed=3))["coins"] == [7, 7]
    assert view(game(first_seat=1))["coins"] == [7, 7]


@pytest.mark.rule("swd.setup.progress-tokens")
def test_five_tokens_lie_open_and_five_are_in_the_box() -> None:
    g = civitas.new("seven_wonders_duel", seed=3)
    for viewer in (0, 1, None):
        assert len(view(g, viewer)["board"]) == 5
        assert view(g, viewer)["board"] == view(g)["board"]
        assert sorted(view(g, viewer)["board"] + view(g, viewer)["box"]) == [
            "agriculture",
            "architecture",
            "economy",
            "law",
            "masonry",
            "mathematics",
            "philosophy",
            "strategy",
            "theology",
            "urbanism",
        ]


@pytest.mark.rule("swd.setup.progress-tokens")
def test_which_tokens_lie_open_is_random() -> None:
    boards = [view(begin(seed))["board"] for seed in SEEDS]
    assert len({tuple(board) for board in boards}) > 30
    for token in ("agriculture", "law", "urbanism"):
        assert 8 <= sum(token in board for board in boards) <= 32


@pytest.mark.rule("swd.setup.progress-tokens")
def test_the_tokens_in_the_box_cannot_be_had_for_a_pair() -> None:
    board = ["agriculture", "economy", "law", "masonry", "strategy"]
    g = arrange(["library", "temple"], mine=city("scriptorium"), board=board)
    play(g, "build:library")
    assert legal(g) == [f"token:{token}" for token in board]
    for token in ("architecture", "mathematics", "philosophy", "theology", "urbanism"):
        assert refusal(g, f"token:{token}") == "swd.science.pair-token"


@pytest.mark.rule("swd.setup.progress-tokens")
@pytest.mark.parametrize("first", range(5))
def test_the_great_library_draws_from_the_box_alone(first: int) -> None:
    board = TOKENS[first : first + 5]
    g = arrange(["library", "temple"], mine=city(unbuilt=["great_library"], coins=20), board=board)
    play(g, "wonder:great_library+library")
    drawn = {move.removeprefix("token:") for move in legal(g)}
    assert len(drawn) == 3
    assert drawn.isdisjoint(board)
    for token in board:
        assert refusal(g, f"token:{token}") == "swd.wonders.great-library-choose"


# --- decks


def seen_in_the_ages(position: civitas.Position) -> list[set[str]]:
    """Play a game out; the cards that lay face up in each Age."""
    seen: list[set[str]] = [set(), set(), set()]
    while not position.over():
        shown = view(position)
        seen[shown["age"] - 1] |= {slot["card"] for slot in shown["structure"] if slot["card"]}
        if "starter:0" in legal(position):
            play(position, "starter:0")
        else:
            discard_cards(position, 1)
    return seen


@pytest.mark.rule("swd.decks.remove-three")
@pytest.mark.parametrize("seed", range(3))
def test_three_cards_of_each_age_never_appear(seed: int) -> None:
    g = begin(seed)
    seen = seen_in_the_ages(g)
    for deck, shown in zip(("I", "II", "III"), seen, strict=True):
        removed = set(cards_of(deck)) - shown
        assert len(removed) == 3
        assert not removed & set(view(g)["discarded"])


@pytest.mark.rule("swd.decks.remove-three")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_which_cards_were_removed(viewer: int | None) -> None:
    # The same face-up cards, but a card that lies face down in one game is removed in the other.
    one, other = ages(), ages()
    other[0][9] = "tavern"
    games = [
        civitas.new("seven_wonders_duel", options={"first_game": True}, deal={"ages": deal}) for deal in (one, other)
    ]
    assert one != other
    assert view(games[0], viewer) == view(games[1], viewer)
    assert "tavern" in view(games[0], viewer)["unseen"]
    assert len(view(games[0], viewer)["unseen"]) == 8 + 3


@pytest.mark.rule("swd.decks.remove-three")
def test_the_removed_cards_are_random() -> None:
    def removed(seed: int) -> tuple[str, ...]:
        g = begin(seed)
        discard_cards(g, 19)
        return tuple(view(g)["unseen"])

    assert len({removed(seed) for seed in range(12)}) > 8


@pytest.mark.rule("swd.decks.add-guilds")
@pytest.mark.parametrize("seed", range(3))
def test_the_deck_of_age_iii_has_seventeen_cards_and_three_guilds(seed: int) -> None:
    g = begin(seed)
    third = seen_in_the_ages(g)[2]
    assert len(third & set(cards_of("III"))) == 17
    assert len(third & set(cards_of("guild"))) == 3
    assert len(view(g)["unseen_guilds"]) == 4


@pytest.mark.rule("swd.decks.add-guilds")
def test_the_guilds_are_random() -> None:
    def guilds(seed: int) -> tuple[str, ...]:
        return tuple(sorted(seen_in_the_ages(begin(seed))[2] & set(cards_of("guild"))))

    found = [guilds(seed) for seed in range(15)]
    assert len(set(found)) > 8
    assert {guild for three in found for guild in three} == set(cards_of("guild"))


@pytest.mark.rule("swd.decks.twenty-cards")
@pytest.mark.parametrize("seed", range(3))
def test_every_age_has_twenty_cards_ten_for_each_player(seed: int) -> None:
    g = begin(seed)
    played: list[list[int]] = []
    for _ in range(3):
        assert len(view(g)["structure"]) == 20
        turns = [0, 0]
        for _ in range(20):
            turns[g.waiting()[0]] += 1
            discard_cards(g, 1)
        played.append(turns)
        if not g.over():
            play(g, "starter:1")
    assert played == [[10, 10], [10, 10], [10, 10]]
    assert len(view(g)["discarded"]) == 60


# --- structure


@pytest.mark.rule("swd.structure.deal")
def test_the_structure_of_an_age_takes_its_whole_deck() -> None:
    g = game()
    for age in (1, 2, 3):
        shown = view(g)
        assert shown["age"] == age
        assert [slot["slot"] for slot in shown["structure"]] == list(range(20))
        face_down = [slot for slot in shown["structure"] if slot["card"] is None]
        assert len(face_down) == 8
        # Nothing is left of the deck: what is unseen lies face down or was removed during setup.
        hidden_guilds = sum(slot["guild"] for slot in face_down)
        assert len(shown["unseen"]) == 8 - hidden_guilds + 3
        assert len(shown["unseen_guilds"]) == (hidden_guilds + 4 if age == 3 else 0)
        discard_cards(g, 20)
        if age < 3:
            play(g, "starter:0")


@pytest.mark.rule("swd.structure.deal")
def test_the_next_structure_is_laid_out_when_an_age_begins() -> None:
    g = game()
    discard_cards(g, 19)
    assert len(view(g)["structure"]) == 1
    discard_cards(g, 1)
    assert view(g)["age"] == 2
    assert len(view(g)["structure"]) == 20


@pytest.mark.rule("swd.structure.deal")
def test_the_decks_are_shuffled() -> None:
    def face_up(seed: int) -> tuple[str, ...]:
        return tuple(slot["card"] for slot in view(begin(seed))["structure"] if slot["card"])

    layouts = [face_up(seed) for seed in SEEDS]
    assert len(set(layouts)) == len(layouts)
    # Whatever lies first varies: no place of the deck keeps its card.
    assert len({layout[0] for layout in layouts}) > 12
