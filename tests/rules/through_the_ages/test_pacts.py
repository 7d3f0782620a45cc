"""Offrire un Patto, Cancellare un Patto."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import arrange, asked, civ, end_turn, hand, legal, look, own, play, player, refusal


def offering(pact: str, age: str = "III", **parts: Any) -> civitas.Position:
    """Seat 0 of three holds a pact in its Politics Phase."""
    held = {"military": [pact], **parts.pop("mine", {})}
    return arrange(**{"seats": 3, "age": age, "phase": "politics", "mine": civ(**held), **parts})


# --- offering


@pytest.mark.rule("tta.pact-offer.partner")
def test_a_pact_is_offered_to_one_player_who_alone_answers() -> None:
    g = offering("peace_treaty", seats=4)
    offers = [move for move in legal(g) if move.startswith("pact:")]
    assert offers == [f"pact:peace_treaty+{seat}+a" for seat in (1, 2, 3)]
    assert refusal(g, "pact:peace_treaty+0+a") == "tta.pact-offer.partner"
    assert refusal(offering("peace_treaty", seats=3), "pact:peace_treaty+3+a") == "tta.pact-offer.partner"
    play(g, "pact:peace_treaty+2+a")
    assert g.waiting() == (2,)
    assert asked(g) == (2, "pact")
    assert legal(g) == ["agree", "refuse"]
    for seat in (0, 1, 3):
        assert g.refusal(seat, g.title.moves.parse("agree")) == "table.not-asked"


@pytest.mark.rule("tta.pact-offer.sides", "tta.pact-offer.orientation")
@pytest.mark.parametrize(("side", "mine", "other"), [("a", 1, -1), ("b", -1, 1)])
def test_who_offers_names_its_side_and_the_partner_has_the_other(side: str, mine: int, other: int) -> None:
    g = offering("acceptance_of_supremacy")
    before = player(g, 0)["resource_production"]
    play(g, f"pact:acceptance_of_supremacy+1+{side}")
    assert g.question(1).args["side"] == side
    play(g, "agree")
    assert own(g, "pact_side") == "ab".index(side)
    assert own(g, "pact_with") == 1
    assert [player(g, seat)["resource_production"] - before for seat in (0, 1)] == [mine, other]


@pytest.mark.rule("tta.pact-offer.sides")
def test_a_pact_without_letters_has_no_sides() -> None:
    g = offering("peace_treaty")
    assert refusal(g, "pact:peace_treaty+1+b") == "tta.pact-offer.sides"
    assert refusal(g, "pact:peace_treaty+1+a") is None
    assert refusal(offering("acceptance_of_supremacy"), "pact:acceptance_of_supremacy+1+b") is None


@pytest.mark.rule("tta.pact-offer.refused-returns")
def test_a_refused_pact_goes_back_to_the_hand() -> None:
    g = offering("peace_treaty")
    play(g, "pact:peace_treaty+1+a")
    assert hand(g) == []
    play(g, "refuse")
    assert hand(g) == ["peace_treaty"]
    assert look(g)["discards"] == []
    assert look(g)["pact"] == [None, None, None]
    # Everybody has seen it.
    assert look(g, 2)["military_hand"][0] == [{"age": "III", "card": "peace_treaty"}]


@pytest.mark.rule("tta.pact-offer.refused-uses-action")
def test_a_refused_offer_was_the_political_action() -> None:
    g = offering("peace_treaty")
    play(g, "pact:peace_treaty+1+a", "refuse")
    assert asked(g) == (0, "action")
    assert refusal(g, "pact:peace_treaty+2+a") == "table.other-question"
    for seat in range(3):
        end_turn(g, seat)
    assert asked(g) == (0, "politics")
    assert refusal(g, "pact:peace_treaty+2+a") is None


@pytest.mark.rule("tta.pact-offer.accepted-enters-play")
def test_an_accepted_pact_lies_with_who_offered_it() -> None:
    g = offering("peace_treaty")
    play(g, "pact:peace_treaty+2+a", "agree")
    assert look(g)["pact"] == ["peace_treaty", None, None]
    assert look(g)["pact_with"] == [2, -1, -1]
    assert [hand(g, seat) for seat in range(3)] == [[], [], []]
    assert look(g)["discards"] == []
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.pact-offer.replaces-own")
@pytest.mark.parametrize("partner", [1, 2])
def test_a_new_pact_ends_the_old_one_in_the_own_area(partner: int) -> None:
    g = offering("peace_treaty", mine={"pact": ("military_pact", 1, "a")})
    assert [player(g, seat)["strength"] for seat in range(3)] == [4, 4, 1]
    play(g, f"pact:peace_treaty+{partner}+a", "agree")
    assert look(g)["pact"] == ["peace_treaty", None, None]
    assert look(g)["pact_with"] == [partner, -1, -1]
    assert [player(g, seat)["strength"] for seat in range(3)] == [1, 1, 1]
    assert look(g)["discards"] == [{"age": "III", "card": "military_pact"}]


@pytest.mark.rule("tta.pact-offer.replacement-only-on-accept")
def test_the_old_pact_stays_if_the_new_one_is_refused() -> None:
    g = offering("peace_treaty", mine={"pact": ("military_pact", 1, "a")})
    play(g, "pact:peace_treaty+2+a")
    # Not even while the other one thinks about it.
    assert look(g)["pact"][0] == "military_pact"
    play(g, "refuse")
    assert look(g)["pact"] == ["military_pact", None, None]
    assert [player(g, seat)["strength"] for seat in range(3)] == [4, 4, 1]


@pytest.mark.rule("tta.pact-offer.other-areas-unaffected")
def test_pacts_in_other_areas_stay() -> None:
    others = [civ(pact=("military_pact", 0, "a")), civ(pact=("open_borders_agreement", 1, "a"))]
    g = offering("peace_treaty", others=others)
    play(g, "pact:peace_treaty+1+a", "agree")
    assert look(g)["pact"] == ["peace_treaty", "military_pact", "open_borders_agreement"]
    assert [player(g, seat)["strength"] for seat in range(3)] == [4, 4, 1]
    assert [player(g, seat)["military_total"] for seat in range(3)] == [2, 3, 3]


@pytest.mark.rule("tta.pact-offer.immediate")
def test_a_pact_applies_at_once() -> None:
    g = offering("military_pact")
    play(g, "pact:military_pact+2+a")
    assert [player(g, seat)["strength"] for seat in range(3)] == [1, 1, 1]
    play(g, "agree")
    assert [player(g, seat)["strength"] for seat in range(3)] == [4, 1, 4]
    g = offering("open_borders_agreement")
    play(g, "pact:open_borders_agreement+1+a", "agree")
    # A new military action is there for use.
    assert [player(g, seat)["military_total"] for seat in range(3)] == [3, 3, 2]
    assert own(g, "military") == 3


@pytest.mark.rule("tta.pact-offer.declared-wars-stay")
@pytest.mark.parametrize("pact", ["peace_treaty", "loss_of_sovereignty"])
def test_a_pact_does_not_end_a_war_that_was_declared(pact: str) -> None:
    workers = {"warriors": 4}
    mine = {"war": ("war_over_territory", 1), "workers": workers, "yellow": 18}
    g = offering(pact, mine=mine, others=[civ(yellow=18)])
    play(g, f"pact:{pact}+1+a", "agree")
    assert look(g)["war"][0] == "war_over_territory"
    for seat in range(3):
        end_turn(g, seat)
    assert look(g)["pact"][0] == pact
    assert look(g)["war"][0] is None
    assert look(g)["yellow"] == [19, 17, 18]


# --- cancelling


@pytest.mark.rule("tta.pact-cancel.parties-only")
def test_either_party_may_cancel_a_pact_and_nobody_else() -> None:
    # The pact of seat 1 with seat 0, that of seat 2 with seat 1, and none of seat 0.
    others = [civ(pact=("military_pact", 0, "a")), civ(pact=("peace_treaty", 1, "a"))]
    g = offering("international_tourism", others=others)
    assert [move for move in legal(g) if move.startswith("cancel:")] == ["cancel:1"]
    assert refusal(g, "cancel:2") == "tta.pact-cancel.parties-only"
    assert refusal(g, "cancel:0") == "tta.pact-cancel.parties-only"
    play(g, "cancel:1")
    assert look(g)["pact"] == [None, None, "peace_treaty"]
    end_turn(g, 0)
    # Seat 1 is a party of the other one.
    assert asked(g) == (1, "politics")
    assert refusal(g, "cancel:2") is None
    # Its own area counts as well.
    g = offering("international_tourism", mine={"pact": ("military_pact", 2, "a")})
    assert refusal(g, "cancel:0") is None


@pytest.mark.rule("tta.pact-cancel.effects-stop")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_cancelled_pact_no_longer_does_anything(owner: int) -> None:
    pact = civ(pact=("open_borders_agreement", 1 - owner, "a"))
    civs = [civ(), civ()]
    civs[owner] = pact
    g = arrange(seats=3, phase="politics", mine=civs[0], others=[civs[1]])
    assert [player(g, seat)["military_total"] for seat in range(3)] == [3, 3, 2]
    play(g, f"cancel:{owner}")
    assert look(g)["pact"] == [None, None, None]
    assert look(g)["pact_with"] == [-1, -1, -1]
    assert [player(g, seat)["military_total"] for seat in range(3)] == [2, 2, 2]
    # It is used as the political action.
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.pact-cancel.as-side-effect")
@pytest.mark.parametrize("move", ["aggression:spy+1", "war:war_over_territory+1", "pact:peace_treaty+2+a"])
def test_other_political_actions_may_end_a_pact(move: str) -> None:
    card = move.split(":")[1].split("+")[0]
    mine = {"pact": ("military_pact", 1, "a"), "workers": {"warriors": 4}}
    g = offering(card, mine=mine, others=[civ(science=9)])
    play(g, move)
    if card == "peace_treaty":
        play(g, "agree")
    # One political action was taken, and the pact is gone.
    assert "military_pact" not in look(g)["pact"]
    assert {"age": "III", "card": "military_pact"} in look(g)["discards"]
    assert asked(g) == (0, "action")
