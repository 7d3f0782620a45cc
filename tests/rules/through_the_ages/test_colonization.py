"""Colonizzazione: the auction, the force, the colony."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.kernel.chance import Chance
from rules.through_the_ages.tools import (
    Civilization,
    arrange,
    asked,
    civ,
    end_turn,
    figures,
    hand,
    legal,
    look,
    own,
    play,
    player,
    refusal,
    reveal,
)

HISTORIC = "historic_territory_i"


def soldiers(count: int, **parts: Any) -> Civilization:
    """A civilization with so many Warriors."""
    return civ(workers={"warriors": count, "bronze": 1}, **parts)


def winner(bid: int, mine: Civilization, territory: str = HISTORIC, **parts: Any) -> civitas.Position:
    """Seat 0 has won the auction with a bid and forms its force."""
    g = reveal(territory, mine, **parts)
    play(g, f"bid:{bid}", "pass")
    assert asked(g) == (0, "force")
    return g


def largest(mine: Civilization, **parts: Any) -> int:
    """The highest bid that is accepted; the one above it is over the cap."""
    g = reveal(HISTORIC, mine, **parts)
    highest = max(int(move.removeprefix("bid:")) for move in legal(g) if move.startswith("bid:"))
    assert refusal(g, f"bid:{highest + 1}") == "tta.colonization.bid-cap"
    return highest


def force(game: civitas.Position) -> int:
    """The force as it stands, from the figures of a refused move."""
    found: int = figures(game, "send:air_forces")["force"]
    return found


# --- the auction


@pytest.mark.rule("tta.colonization.everyone-may-bid")
def test_everybody_is_asked_to_bid() -> None:
    g = reveal(HISTORIC, seats=4, others=[soldiers(2), soldiers(3), soldiers(4)])
    for seat in range(4):
        assert asked(g) == (seat, "bid")
        assert refusal(g, f"bid:{seat + 1}") is None
        assert refusal(g, "pass") is None
        play(g, f"bid:{seat + 1}")
    assert asked(g) == (0, "bid")


@pytest.mark.rule("tta.colonization.bid-value")
def test_a_bid_is_a_whole_number_above_the_last_one() -> None:
    g = reveal(HISTORIC, soldiers(5), others=[soldiers(5)])
    for text in ("bid:0", "bid:-1", "bid:2.5"):
        with pytest.raises(civitas.BadInput):
            g.title.moves.parse(text)
    assert refusal(g, "bid:1") is None
    play(g, "bid:3")
    assert refusal(g, "bid:2") == "tta.colonization.bid-value"
    assert refusal(g, "bid:3") == "tta.colonization.bid-value"
    assert figures(g, "bid:3")["bid"] == 3
    assert refusal(g, "bid:4") is None


@pytest.mark.rule("tta.colonization.bid-cap")
def test_nobody_bids_more_than_it_could_send() -> None:
    """Two units in an army, a colonization bonus and a card: 2 + 1 + 2 + 1."""
    mine = soldiers(2, tactic="fighting_band", technologies=["cartography"], military=["military_bonus_i"])
    g = reveal(HISTORIC, mine, common=["fighting_band"])
    assert refusal(g, "bid:6") is None
    assert refusal(g, "bid:7") == "tta.colonization.bid-cap"
    assert figures(g, "bid:7")["limit"] == 6
    # With a unit more the same bid is fine.
    more = reveal(HISTORIC, soldiers(3, technologies=["cartography"], military=["military_bonus_i"] * 2))
    assert refusal(more, "bid:7") is None


@pytest.mark.rule("tta.colonization.bid-order")
def test_bidding_goes_clockwise_from_the_player_who_revealed_the_territory() -> None:
    others = [civ(), civ(military=["rats"]), civ()]
    g = arrange(seats=4, others=others, current=[HISTORIC])
    end_turn(g, 0)
    end_turn(g, 1)
    play(g, "prepare:rats")
    order = []
    for _ in range(4):
        assert asked(g)[1] == "bid"
        order.append(asked(g)[0])
        play(g, "pass")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("tta.colonization.pass-is-final")
def test_who_passes_is_out_of_the_auction() -> None:
    g = reveal(HISTORIC, soldiers(5), seats=3, others=[soldiers(5), soldiers(5)])
    play(g, "pass", "bid:1", "bid:2")
    assert asked(g) == (1, "bid")
    assert look(g)["bidders"] == [1, 2]
    assert g.refusal(0, g.title.moves.parse("bid:3")) == "table.not-asked"
    play(g, "bid:3")
    assert asked(g) == (2, "bid")


@pytest.mark.rule("tta.colonization.no-bids")
def test_a_territory_that_nobody_wants_is_past() -> None:
    g = reveal(HISTORIC)
    play(g, "pass", "pass")
    assert look(g)["past_events"] == [HISTORIC]
    assert look(g)["colonies"] == [[], []]
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.colonization.winner")
def test_the_last_bidder_must_colonize() -> None:
    g = reveal(HISTORIC, soldiers(5), others=[soldiers(5)])
    play(g, "bid:2", "bid:3", "pass")
    assert asked(g) == (1, "force")
    assert refusal(g, "pass") == "table.other-question"
    play(g, "send:warriors", "send:warriors")
    assert refusal(g, "finish") == "tta.colonization.force-minimum"
    play(g, "send:warriors", "finish")
    assert look(g)["colonies"] == [[], [HISTORIC]]


@pytest.mark.rule("tta.colonization.winner")
def test_the_last_player_may_bid_or_pass_when_all_others_have_passed() -> None:
    g = reveal(HISTORIC)
    play(g, "pass")
    assert asked(g) == (1, "bid")
    assert legal(g) == ["pass", "bid:1"]
    play(g, "bid:1")
    assert asked(g) == (1, "force")


# --- the force


@pytest.mark.rule("tta.colonization.force-minimum")
def test_the_force_reaches_the_bid() -> None:
    g = winner(5, soldiers(7))
    play(g, *["send:warriors"] * 4)
    assert refusal(g, "finish") == "tta.colonization.force-minimum"
    assert (figures(g, "finish")["force"], figures(g, "finish")["bid"]) == (4, 5)
    play(g, "send:warriors")
    assert refusal(g, "finish") is None
    # It may be greater.
    play(g, "send:warriors", "finish")
    assert own(g, "colonies") == [HISTORIC]
    assert own(g, "workers")["warriors"] == 1


@pytest.mark.rule("tta.colonization.base-units")
def test_the_strengths_of_the_units_sent_add_up() -> None:
    mine = civ(workers={"warriors": 2, "knights": 1})
    assert largest(mine) == 4
    g = winner(4, mine)
    assert refusal(g, "send:bronze") == "tta.colonization.base-units"
    assert refusal(g, "send:swordsmen") == "tta.colonization.base-units"
    play(g, "send:knights")
    assert force(g) == 2
    assert refusal(g, "send:knights") == "tta.colonization.base-units"
    play(g, "send:warriors", "send:warriors", "finish")
    assert own(g, "colonies") == [HISTORIC]


@pytest.mark.rule("tta.colonization.armies")
def test_units_sent_form_armies() -> None:
    g = winner(3, soldiers(2, tactic="fighting_band"), common=["fighting_band"])
    play(g, "send:warriors")
    assert force(g) == 1
    play(g, "send:warriors")
    assert force(g) == 2 + 1
    play(g, "finish")
    assert own(g, "colonies") == [HISTORIC]


@pytest.mark.rule("tta.colonization.armies-independent")
def test_armies_at_home_do_not_matter() -> None:
    """Three infantry are one army at home; two of them are one as well."""
    g = winner(3, soldiers(3, tactic="fighting_band"), common=["fighting_band"])
    assert player(g, 0)["strength"] == 3 + 1
    play(g, "send:warriors", "send:warriors")
    assert force(g) == 2 + 1
    # And what stays at home is counted anew.
    assert player(g, 0)["strength"] == 1


@pytest.mark.rule("tta.colonization.army-rules-apply")
def test_an_air_force_sent_along_doubles_an_army() -> None:
    workers = {"swordsmen": 2, "knights": 1, "air_forces": 1}
    mine = civ(workers=workers, tactic="phalanx")
    assert largest(mine, age="III", common=["phalanx"]) == 6 + 5 + 2 * 3
    g = winner(12, mine, age="III", common=["phalanx"])
    play(g, "send:swordsmen", "send:swordsmen", "send:knights")
    assert figures(g, "finish")["force"] == 6 + 3
    play(g, "send:air_forces", "finish")
    assert own(g, "colonies") == [HISTORIC]


@pytest.mark.rule("tta.colonization.army-rules-apply")
def test_an_army_with_an_old_unit_is_obsolete() -> None:
    common = ["classic_army"]
    old = civ(workers={"warriors": 2, "knights": 2}, tactic="classic_army")
    assert largest(old, age="II", common=common) == 6 + 4
    new = civ(workers={"swordsmen": 2, "knights": 2}, tactic="classic_army")
    assert largest(new, age="II", common=common) == 8 + 8


@pytest.mark.rule("tta.colonization.modifier")
@pytest.mark.parametrize(
    ("parts", "bonus"),
    [({}, 0), ({"technologies": ["cartography"]}, 2), ({"wonders": ["colossus"], "technologies": ["cartography"]}, 3)],
)
def test_the_colonization_bonus_adds_to_the_force(parts: dict[str, Any], bonus: int) -> None:
    mine = soldiers(3, **parts)
    assert largest(mine) == 3 + bonus
    g = winner(3 + bonus, mine)
    play(g, *["send:warriors"] * 3)
    assert force(g) == 3 + bonus
    play(g, "finish")
    assert own(g, "colonies") == [HISTORIC]


@pytest.mark.rule("tta.colonization.bonus-cards")
def test_bonus_cards_add_their_colonization_value() -> None:
    mine = soldiers(2, military=["military_bonus_i", "military_bonus_ii"])
    assert largest(mine, age="II") == 2 + 1 + 2
    g = winner(5, mine, age="II")
    assert refusal(g, "bonus:military_bonus_iii") == "tta.colonization.bonus-cards"
    play(g, "send:warriors", "send:warriors", "bonus:military_bonus_i")
    assert refusal(g, "finish") == "tta.colonization.force-minimum"
    play(g, "bonus:military_bonus_ii", "finish")
    assert own(g, "colonies") == [HISTORIC]
    assert hand(g) == []


@pytest.mark.rule("tta.colonization.bonus-cards-no-action-limit")
def test_any_number_of_bonus_cards_may_be_played() -> None:
    mine = soldiers(1, military=["military_bonus_i"] * 4, military_actions=0)
    g = winner(5, mine)
    assert player(g, 0)["military_total"] == 2
    play(g, "send:warriors", *["bonus:military_bonus_i"] * 4, "finish")
    assert own(g, "colonies") == [HISTORIC]


@pytest.mark.rule("tta.colonization.no-face-down-discards")
def test_other_cards_cannot_be_discarded_for_the_force() -> None:
    mine = soldiers(1, military=["legion"])
    assert largest(mine) == 1
    g = winner(1, mine)
    assert refusal(g, "conceal:legion") == "tta.colonization.no-face-down-discards"
    play(g, "send:warriors", "finish")
    assert "legion" in hand(g)
    # Cook, and nobody else, may do it.
    g = winner(1, soldiers(1, military=["legion"], leader="james_cook"), age="II")
    assert refusal(g, "conceal:legion") is None


@pytest.mark.rule("tta.colonization.no-face-down-discards", "tta.colonization.force-minimum")
@pytest.mark.parametrize(("bid", "refused"), [(3, None), (4, "tta.colonization.force-minimum")])
def test_cook_discards_a_bonus_card_as_long_as_the_bid_can_be_reached(bid: int, refused: str | None) -> None:
    """A unit, and two cards that count 1 each: the other card makes up for what the bonus card loses."""
    mine = soldiers(1, military=["military_bonus_ii", "legion"], leader="james_cook")
    assert largest(mine, age="II") == 1 + 2 + 1
    g = winner(bid, mine, age="II")
    assert refusal(g, "conceal:military_bonus_ii") == refused
    # Discarded before, the other card has been counted already.
    play(g, "conceal:legion")
    assert refusal(g, "conceal:military_bonus_ii") == refused
    play(g, "bonus:military_bonus_ii" if refused else "conceal:military_bonus_ii", "send:warriors", "finish")
    assert own(g, "colonies") == [HISTORIC]


@pytest.mark.rule("tta.colonization.no-face-down-discards", "tta.colonization.force-minimum")
def test_a_bonus_card_does_not_take_the_discard_that_the_bid_needs() -> None:
    """Two discards: with two other cards to discard, each bonus card must count in full."""
    mine = soldiers(1, military=["military_bonus_i", "legion", "legion"], leader="james_cook")
    g = winner(1 + 1 + 2, mine, age="II")
    assert refusal(g, "conceal:military_bonus_i") == "tta.colonization.force-minimum"
    g = winner(1 + 2, mine, age="II")
    assert refusal(g, "conceal:military_bonus_i") is None
    play(g, "conceal:military_bonus_i", "conceal:legion")
    assert refusal(g, "conceal:legion") == "tta.colonization.no-face-down-discards"
    play(g, "send:warriors", "finish")
    assert own(g, "colonies") == [HISTORIC]


@pytest.mark.rule("tta.colonization.force-minimum")
def test_who_is_imagined_with_cards_that_do_not_reach_the_bid_sends_everything() -> None:
    mine = soldiers(1, military=["military_bonus_ii"] * 4, leader="james_cook")
    won = winner(1 + 4 * 2, mine, age="II")
    for seed in range(8):
        g = won.imagine(1, Chance(seed))
        while asked(g) == (0, "force"):
            moves = legal(g)
            assert "finish" not in moves or moves == ["finish"]
            play(g, moves[-1])
        assert own(g, "colonies") == [HISTORIC]
        assert not own(g, "workers").get("warriors")


@pytest.mark.rule("tta.colonization.one-unit-minimum")
def test_cards_and_bonuses_alone_are_no_force() -> None:
    mine = soldiers(1, technologies=["cartography"], military=["military_bonus_i"])
    g = winner(2, mine)
    play(g, "bonus:military_bonus_i")
    assert force(g) == 3
    assert refusal(g, "finish") == "tta.colonization.one-unit-minimum"
    play(g, "send:warriors")
    assert refusal(g, "finish") is None


@pytest.mark.rule("tta.colonization.one-unit-minimum")
def test_who_has_no_unit_cannot_bid() -> None:
    rich = civ(workers={"bronze": 1}, technologies=["cartography"], military=["military_bonus_i"])
    g = reveal(HISTORIC, soldiers(2), seats=3, others=[rich, soldiers(2)])
    assert look(g)["bidders"] == [0, 2]
    play(g, "bid:1")
    assert asked(g) == (2, "bid")


@pytest.mark.rule("tta.colonization.strength-effects-excluded")
@pytest.mark.parametrize(
    ("parts", "strength"),
    [
        ({"leader": "alexander_the_great"}, 2 + 2),
        ({"leader": "napoleon_bonaparte"}, 2 + 2),
        ({"wonders": ["great_wall"]}, 2 + 2),
        ({"technologies": ["warfare"]}, 2 + 1),
    ],
)
def test_what_changes_the_strength_of_a_civilization_is_no_force(parts: dict[str, Any], strength: int) -> None:
    mine = soldiers(2, **parts)
    g = reveal(HISTORIC, mine, age="II")
    assert player(g, 0)["strength"] == strength
    assert largest(mine, age="II") == 2


# --- the colony


@pytest.mark.rule("tta.colonization.units-sacrificed")
def test_units_sent_go_to_the_yellow_bank() -> None:
    g = winner(2, soldiers(3, yellow=10, unused=1))
    play(g, "send:warriors", "send:warriors", "finish")
    assert own(g, "yellow") == 12
    assert (own(g, "workers")["warriors"], own(g, "unused")) == (1, 1)


@pytest.mark.rule("tta.colonization.bonus-cards-discarded")
def test_played_bonus_cards_lie_among_the_discards_of_their_age() -> None:
    g = winner(4, soldiers(1, military=["military_bonus_i", "military_bonus_ii"]), age="II")
    play(g, "send:warriors", "bonus:military_bonus_i", "bonus:military_bonus_ii", "finish")
    assert look(g, 1)["discards"] == [{"age": "II", "card": "military_bonus_ii"}]
    assert {"age": "I", "card": "military_bonus_i"} in look(g, 1)["removed"]
    assert hand(g) == []


@pytest.mark.rule("tta.colonization.becomes-colony")
def test_the_territory_becomes_a_colony() -> None:
    g = winner(1, soldiers(1))
    play(g, "send:warriors", "finish")
    assert own(g, "colonies") == [HISTORIC]
    assert look(g)["past_events"] == []
    assert player(g, 0)["happy"] == 1
    assert asked(g) == (0, "action")


@pytest.mark.rule("tta.colonization.becomes-colony")
def test_a_territory_in_hand_is_no_colony_without_columbus() -> None:
    g = arrange(phase="politics", mine=civ(military=[HISTORIC]))
    assert refusal(g, f"settle:{HISTORIC}") == "tta.colonization.becomes-colony"
    g = arrange(phase="politics", mine=civ(military=[HISTORIC], leader="christopher_columbus"))
    assert refusal(g, f"settle:{HISTORIC}") is None


@pytest.mark.rule("tta.colonization.strength-recomputed")
@pytest.mark.parametrize(("territory", "colony"), [(HISTORIC, 0), ("strategic_territory_i", 2)])
def test_strength_is_counted_without_the_units_sent(territory: str, colony: int) -> None:
    mine = civ(workers={"swordsmen": 2, "warriors": 3}, technologies=["warfare"])
    g = winner(3, mine, territory)
    assert player(g, 0)["strength"] == 8
    play(g, *["send:warriors"] * 3, "finish")
    assert player(g, 0)["strength"] == 5 + colony


@pytest.mark.rule("tta.colonization.immediate-once")
def test_the_immediate_effect_happens_once() -> None:
    g = winner(1, soldiers(1))
    before = own(g, "culture")
    play(g, "send:warriors", "finish")
    assert own(g, "culture") == before + 6
    for _ in range(3):
        end_turn(g, 0)
        end_turn(g, 1)
    assert own(g, "colonies") == [HISTORIC]
    assert own(g, "culture") == before + 6


@pytest.mark.rule("tta.colonization.immediate-gains")
@pytest.mark.parametrize(
    ("territory", "gain"),
    [
        ("wealthy_territory_i", (5, 0, 0, 0)),
        ("vast_territory_i", (0, 3, 0, 0)),
        ("developed_territory_i", (0, 0, 3, 0)),
        ("historic_territory_i", (0, 0, 0, 6)),
        ("wealthy_territory_ii", (9, 0, 0, 0)),
        ("vast_territory_ii", (0, 4, 0, 0)),
        ("developed_territory_ii", (0, 0, 5, 0)),
        ("historic_territory_ii", (0, 0, 0, 11)),
    ],
)
def test_a_colony_gives_what_it_shows(territory: str, gain: tuple[int, ...]) -> None:
    g = winner(1, soldiers(1), territory, age="II")
    # Preparing scored a point.
    play(g, "send:warriors", "finish")
    seen = player(g, 0)
    assert (seen["resources"], seen["food"], own(g, "science"), own(g, "culture") - 1) == gain


@pytest.mark.rule("tta.colonization.immediate-gains")
@pytest.mark.parametrize(("bank", "resources", "food"), [(0, 0, 0), (1, 1, 0), (2, 1, 1)])
def test_resources_are_gained_before_food(tmp_path: Path, bank: int, resources: int, food: int) -> None:
    """No colony of the game shows both; this one names food first, and the rules do not care."""
    (tmp_path / "pack.toml").write_text('name = "test"\ntitle = "through_the_ages"\n')
    colony = f'[[territory]]\nid = "{HISTORIC}"\ngain = {{ food = 1, resource = 1 }}\n'
    (tmp_path / "territories.toml").write_text(colony)
    pack = str(tmp_path)
    dump = winner(1, soldiers(1, blue=bank)).dump()
    dump["pack"] = civitas.title("through_the_ages", pack).pack_id()
    g = civitas.load(dump, pack)
    play(g, "send:warriors", "finish")
    assert (player(g, 0)["resources"], player(g, 0)["food"]) == (resources, food)


@pytest.mark.rule("tta.colonization.immediate-population")
@pytest.mark.parametrize(
    ("territory", "arrows", "tokens"), [("inhabited_territory_i", 1, 2), ("inhabited_territory_ii", 2, 3)]
)
def test_each_arrow_is_a_worker_without_food(territory: str, arrows: int, tokens: int) -> None:
    g = winner(1, soldiers(1, yellow=10, unused=0, tokens={"agriculture": 3}), territory, age="II")
    play(g, "send:warriors", "finish")
    assert own(g, "unused") == arrows
    assert own(g, "yellow") == 10 + 1 + tokens - arrows
    assert player(g, 0)["food"] == 3


@pytest.mark.rule("tta.colonization.immediate-military-cards")
@pytest.mark.parametrize(("age", "drawn"), [("I", 3), ("IV", 0)])
def test_a_colony_draws_cards_whatever_the_limits(age: str, drawn: int) -> None:
    full = ["legion", "phalanx", "raid_i"]
    g = winner(1, soldiers(1, military=full), "strategic_territory_i", age=age)
    play(g, "send:warriors", "finish")
    assert player(g, 0)["military_hand_limit"] == 2
    assert len(hand(g)) == len(full) + drawn


@pytest.mark.rule("tta.colonization.permanent-before-immediate")
def test_tokens_of_the_colony_serve_its_immediate_effect() -> None:
    g = winner(1, soldiers(1, blue=0), "wealthy_territory_i")
    play(g, "send:warriors", "finish")
    # Three tokens of the colony become three of its five resources.
    assert (player(g, 0)["resources"], own(g, "blue")) == (3, 0)
