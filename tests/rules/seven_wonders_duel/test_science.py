"""Scienza e Progresso: symbols, pairs, progress tokens and scientific supremacy."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.seven_wonders_duel.tools import CARDS, FACTS, TOKENS, arrange, city, figures, legal, play, player, refusal

FIVE_TOKENS = ["agriculture", "architecture", "economy", "law", "masonry"]
FIVE_KINDS = ("scriptorium", "pharmacist", "apothecary", "workshop", "academy")
"""Quill, mortar, wheel, plumb bob, sundial."""


@pytest.mark.rule("swd.science.seven-symbols", "swd.science.symbol-sources")
def test_six_symbols_stand_on_green_cards_and_the_seventh_on_law() -> None:
    symbols = FACTS.symbols.ids
    assert len(symbols) == 7
    given = [item.symbol for item in FACTS.items]
    on_cards = {card: symbols[symbol] for card, symbol in zip(CARDS, given) if symbol >= 0}
    assert {FACTS.items[CARDS.index(card)].colour for card in on_cards} == {3}  # green
    assert Counter(on_cards.values()) == {
        "armillary_sphere": 2,
        "wheel": 2,
        "sundial": 2,
        "mortar": 2,
        "plumb_bob": 2,
        "quill": 2,
    }
    assert all(symbol < 0 for symbol in given[len(CARDS) :])  # Wonders
    on_tokens = {
        name: symbols[token.symbol] for name, token in zip(TOKENS, FACTS.progress, strict=True) if token.symbol >= 0
    }
    assert on_tokens == {"law": "balance"}


@pytest.mark.rule("swd.science.pair-token")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_pair_gives_a_choice_among_the_tokens_on_the_board_before_the_turn_ends(seat: int) -> None:
    g = arrange(["library", "brewery"], seat=seat, mine=city("scriptorium"), board=FIVE_TOKENS)
    play(g, "build:library")
    assert g.waiting() == (seat,)
    assert g.question(seat).rule == "swd.science.pair-token"
    assert legal(g) == [f"token:{token}" for token in FIVE_TOKENS]
    play(g, "token:agriculture")
    assert g.waiting() == (1 - seat,)
    assert g.question(1 - seat).key == "question-play-card"


@pytest.mark.rule("swd.science.pair-token")
def test_a_token_that_is_not_on_the_board_cannot_be_chosen() -> None:
    g = arrange(["library", "brewery"], mine=city("scriptorium"), board=FIVE_TOKENS)
    play(g, "build:library")
    assert refusal(g, "token:theology") == "swd.science.pair-token"
    assert figures(g, "token:theology") == {"token": "theology"}


@pytest.mark.rule("swd.science.pair-token")
def test_a_single_symbol_or_one_in_each_city_makes_no_pair() -> None:
    g = arrange(["library", "brewery"], mine=city("workshop", coins=6), theirs=city("scriptorium"))
    play(g, "build:library")
    assert g.waiting() == (1,)
    assert g.question(1).key == "question-play-card"


@pytest.mark.rule("swd.science.pair-token")
def test_each_pair_gives_a_token() -> None:
    g = arrange(["library", "brewery", "dispensary", "walls"], mine=city("scriptorium", "pharmacist"))
    play(g, "build:library")
    play(g, "token:agriculture")
    play(g, "discard:brewery")
    play(g, "build:dispensary")
    play(g, "token:architecture")
    assert g.view(0)["tokens"] == [["agriculture", "architecture"], []]


@pytest.mark.rule("swd.science.pair-token")
def test_the_token_is_chosen_before_hidden_cards_are_turned_up() -> None:
    g = arrange({15: None, 18: "library", 19: "brewery"}, mine=city("scriptorium"))
    play(g, "build:library")
    assert _card_in(g, 15) is None
    play(g, "token:agriculture")
    assert _card_in(g, 15) is not None


def _card_in(g: Any, slot: int) -> str | None:
    card: str | None = next(found["card"] for found in g.view(0)["structure"] if found["slot"] == slot)
    return card


@pytest.mark.rule("swd.science.token-kept", "swd.science.no-replacement")
def test_a_chosen_token_leaves_a_gap_on_the_board_and_stays_with_its_owner() -> None:
    """The opponent then builds the two Wonders that take things away."""
    theirs = city(coins=50, unbuilt=["statue_of_zeus", "appian_way"])
    cards = ["library", "brewery", "walls", "statue", "school"]
    g = arrange(cards, mine=city("scriptorium", "quarry"), theirs=theirs, board=FIVE_TOKENS)
    play(g, "build:library")
    play(g, "token:masonry")
    four = ["agriculture", "architecture", "economy", "law"]
    for move in ("wonder:statue_of_zeus+brewery", "destroy:quarry", "discard:walls", "wonder:appian_way+statue"):
        assert g.view(1)["board"] == four
        assert g.view(1)["tokens"] == [["masonry"], []]
        play(g, move)
    assert g.view(1)["board"] == four
    assert g.view(1)["tokens"] == [["masonry"], []]


@pytest.mark.rule("swd.science.no-tokens-left")
def test_a_pair_gives_nothing_when_the_board_is_empty() -> None:
    g = arrange(["library", "brewery"], mine=city("scriptorium"), board=[])
    play(g, "build:library")
    assert g.waiting() == (1,)
    assert g.question(1).key == "question-play-card"
    assert g.view(0)["tokens"] == [[], []]


@pytest.mark.rule("swd.science.no-tokens-left")
def test_the_last_token_can_still_be_chosen() -> None:
    g = arrange(["library", "brewery"], mine=city("scriptorium"), board=["theology"])
    play(g, "build:library")
    assert legal(g) == ["token:theology"]


@pytest.mark.rule("swd.science.supremacy")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_sixth_different_symbol_wins_at_once(seat: int) -> None:
    g = arrange(["observatory", "palace"], seat=seat, mine=city(*FIVE_KINDS, "laboratory"))
    play(g, "build:observatory")
    assert g.waiting() == ()
    assert (g.standing()["ending"], g.standing()["winners"]) == ("scientific", [seat])
    assert g.refusal(1 - seat, g.title.moves.parse("discard:palace")) == "table.over"


@pytest.mark.rule("swd.science.supremacy")
def test_the_fifth_different_symbol_does_not_win() -> None:
    g = arrange(["observatory", "palace"], mine=city("laboratory", "scriptorium", "pharmacist", "apothecary"))
    play(g, "build:observatory")
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.science.supremacy")
def test_symbols_of_both_cities_are_not_added_together() -> None:
    g = arrange(["observatory", "palace"], mine=city("laboratory"), theirs=city("scriptorium", *FIVE_KINDS[1:]))
    play(g, "build:observatory")
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.science.duplicates-do-not-count")
def test_seven_symbols_of_five_kinds_do_not_win() -> None:
    g = arrange(["study", "palace"], mine=city(*FIVE_KINDS, "library", coins=20))
    play(g, "build:study")
    assert sum(player(g, 0)["science"].values()) == 7
    assert len(player(g, 0)["science"]) == 5
    assert g.question(0).key == "question-choose-token"
    assert g.standing()["ending"] == "running"


@pytest.mark.rule("swd.science.supremacy-by-law")
def test_law_taken_from_the_board_is_the_sixth_symbol() -> None:
    g = arrange(["study", "palace"], mine=city(*FIVE_KINDS, coins=20), board=["law", "theology"])
    play(g, "build:study")
    play(g, "token:law")
    assert (g.standing()["ending"], g.standing()["winners"]) == ("scientific", [0])


@pytest.mark.rule("swd.science.supremacy-by-law")
def test_law_taken_through_the_great_library_is_the_sixth_symbol() -> None:
    mine = city(*FIVE_KINDS, coins=20, unbuilt=["great_library"])
    deal = {"box_tokens": ["law", "theology", "urbanism", "strategy", "philosophy"]}
    g = arrange(["study", "palace"], mine=mine, board=FIVE_TOKENS[:3], deal=deal)
    play(g, "wonder:great_library+study")
    play(g, "token:law")
    assert (g.standing()["ending"], g.standing()["winners"]) == ("scientific", [0])


@pytest.mark.rule("swd.science.supremacy-by-law")
def test_law_is_no_joker() -> None:
    """With four kinds and Law there are five different symbols."""
    g = arrange(["study", "palace"], mine=city(*FIVE_KINDS[1:], coins=20), board=["law"])
    play(g, "build:study")
    play(g, "token:law")
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.science.supremacy")
def test_a_card_brought_back_by_the_mausoleum_can_be_the_sixth_symbol() -> None:
    mine = city(*FIVE_KINDS, coins=20, unbuilt=["mausoleum"])
    g = arrange(["study", "palace"], mine=mine, discarded=["university"])
    play(g, "wonder:mausoleum+study")
    play(g, "revive:university")
    assert g.standing()["ending"] == "scientific"
