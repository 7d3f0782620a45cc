"""Whole games: they end without error, the same everywhere, and the evaluation plays them sensibly."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.bots.thinking.judge import GreedyChoice, Judge
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from rules.historia.tools import ALL_MODULES, TITLE, act, arrange, civ, idle, lay, play

CIVBOTS: dict[int, object] = {
    1: "king,noble",
    2: "king,noble,chieftain",
    3: "noble,king,king",
    4: "chieftain,noble",
    5: "king",
}
SETUPS: list[tuple[int, dict[str, object]]] = [
    *[(seats, {}) for seats in range(2, 7)],
    *[(seats, {"civbots": civbots}) for seats, civbots in CIVBOTS.items()],
    (4, ALL_MODULES),
]


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_random_games_end(seats: int, options: dict[str, object], length: int) -> None:
    for seed in range(200 * length):
        g = civitas.new("historia", seats=seats, seed=seed, options=options)
        play_out(g, Chance(seed), 0, 5000)
        assert g.over()
        assert g.problems() == []


# --- evaluation


def shares(game: Any) -> list[float]:
    found: list[float] = TITLE.evaluate(game)
    return found


def test_shares_add_up_and_are_exact_at_the_end() -> None:
    g = civitas.new("historia", seats=3, seed=2)
    chance = Chance(3)
    made = 0
    while not g.over():
        assert sum(shares(g)) == pytest.approx(1.0)
        seat = g.turn()
        moves = g.legal(seat)
        g.advance(seat, moves[chance.word(made) * len(moves) >> 30])
        made += 1
    winners = g.standing()["winners"]
    assert isinstance(winners, list)
    assert [share > 0 for share in shares(g)] == [seat in winners for seat in range(3)]


def test_more_points_are_better() -> None:
    even, ahead = (shares(arrange(civ(vp=points), civ())) for points in (0, 20))
    assert 0.4 < even[0] < 0.6
    assert ahead[0] > even[0] + 0.1
    alone = [shares(arrange(civ(vp=points), civbots=[("noble", civ()), ("noble", civ())]))[0] for points in (0, 40)]
    assert 0 < alone[0] < alone[1] < 1


def test_a_laid_card_is_worth_what_it_will_do() -> None:
    g = arrange(civ(military=3, technology=2, territories=["japan"], hand=("raid", "art")), idle(territories=["japan"]))
    worth = {}
    for card in ("raid", "art"):
        twin = g.clone()
        play(twin, 0, f"lay:{card}")
        worth[card] = shares(twin.sketch(0))[0]
    assert worth["raid"] > worth["art"]


def test_features_have_names_and_stay_small() -> None:
    names = TITLE.feature_names()
    assert len(set(names)) == len(names)
    buffer = [9.0] * len(names)
    g = arrange(civ(technology=16, military=16, vp=120), civ(), civbots=[("king", civ())])
    TITLE.features(g, 1, buffer)
    assert all(-3.0 <= value <= 3.0 for value in buffer)
    assert buffer[names.index("0-points")] == 0.0
    assert buffer[names.index("1-points")] == 1.2, "the others follow the seat in turn"
    assert buffer[names.index("0-civbot")] == 1.0


def test_equal_views_look_equal() -> None:
    g = arrange(civ(advisors=["cicero"]), civ(advisors=["ford"]))
    twin = g.imagine(0, Chance(4))
    assert TITLE.sight(g, 0) == TITLE.sight(twin, 0)
    lay(g, 0, "art")
    lay(g, 1, "raid")
    assert TITLE.sight(g, 0) != TITLE.sight(twin, 0)


def test_greedy_beats_random() -> None:
    greedy = GreedyChoice(Judge(TITLE), 1)
    won = 0
    for seed in range(6):
        g = civitas.new("historia", seats=2, seed=seed)
        chance = Chance(seed)
        made = 0
        while not g.over():
            seat = g.turn()
            moves = g.legal(seat)
            word = chance.word(made)
            made += 1
            move = moves[word * len(moves) >> 30]
            if seat == seed % 2 and len(moves) > 1:
                move = greedy.choose(g, seat, word)[0]
            g.play(seat, move)
        won += g.standing()["winners"] == [seed % 2]
    assert won >= 5


def test_an_action_can_be_previewed() -> None:
    g = arrange(civ(territories=["europe"]), idle(), tiles={"russia": 3})
    act(g, "expansion")
    assert g.preview(0, g.title.moves.parse("expand:russia")) == {"points": 3, "known": 1, "shared": 0}


def test_a_preview_warns_of_a_card_that_would_do_nothing() -> None:
    poor = civ(territories=["europe"], available=0, used=2)
    g = arrange(poor, idle(territories=["oceania"]))

    def idles(card: str) -> object:
        return g.sketch(0).preview(0, g.title.moves.parse(f"lay:{card}"))["idle"]

    assert [idles(card) for card in ("technology", "expansion", "raid", "trade", "art")] == [1] * 5
    assert idles("exploit") == 0


def test_a_preview_holds_the_comparison_that_allows_the_move() -> None:
    g = arrange(civ(territories=["europe"], military=3), idle(territories=["russia"], military=2))
    act(g, "raid")
    preview = g.preview(0, g.title.moves.parse("raid:1"))
    assert (preview["level"], preview["other_level"], preview["points"]) == (3, 2, 2)


def test_the_view_forecasts_the_coming_turn_end_by_icon() -> None:
    g = arrange(civ(territories=["europe"]), idle(territories=["russia"]), tiles={"europe": 3}, turn=2)
    assert g.view(0)["civilizations"][0]["turn_end"] == {"government": 0, "territory": 3}
