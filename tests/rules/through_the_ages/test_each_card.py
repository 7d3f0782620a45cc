"""Every card once, in a rich position: it can be played, asks what it asks, and leaves nothing broken."""

from __future__ import annotations

import pytest

import civitas
from civitas.games.through_the_ages.vocabulary import AGES as CARD_AGES
from civitas.games.through_the_ages.vocabulary import EVENT
from rules.through_the_ages.tools import AGES, FACTS, Civilization, arrange, asked, civ, legal, play

DEVELOPED = [card for card in range(len(FACTS.technologies)) if card not in FACTS.initial]
EVENTS = FACTS.events.ids[: FACTS.first[EVENT + 1] - FACTS.first[EVENT]]


def age_of(card: str) -> str:
    """The Age of a card, or Age I for the events that lie there at the start."""
    level = FACTS.level[FACTS.cards.index[card]]
    return CARD_AGES[max(1, level)]


def rich(**parts: object) -> Civilization:
    """A civilization with a little of everything."""
    held: dict[str, object] = {
        "workers": {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 1, "warriors": 2},
        "tokens": {"agriculture": 3, "bronze": 4},
        "science": 20,
        "culture": 15,
        "unused": 1,
    }
    return civ(**{**held, **parts})


def settle(game: civitas.Position) -> None:
    """Answer every question with its first legal move until seat 0 is in its Action Phase."""
    for _ in range(60):
        if asked(game) == (0, "action"):
            return
        play(game, legal(game)[0])
    raise AssertionError("the card asks without end")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("event", [event for event in EVENTS if event != "rats"])
def test_each_event_resolves(event: str, seats: int) -> None:
    wonders = [["pyramids"], ["colossus"], ["hanging_gardens"], ["library_of_alexandria"]]
    others = [rich(wonders=wonders[seat], unused=seat - 1) for seat in range(1, seats)]
    mine = rich(military=["rats"], wonders=wonders[0])
    g = arrange(seats=seats, phase="politics", age=age_of(event), mine=mine, others=others, current=[event])
    play(g, "prepare:rats")
    settle(g)
    assert event in g.view(0)["past_events"]  # type: ignore[operator]


@pytest.mark.parametrize("territory", FACTS.territories.ids)
def test_each_territory_is_colonized(territory: str) -> None:
    g = arrange(phase="politics", age=age_of(territory), mine=rich(military=["rats"]), current=[territory])
    play(g, "prepare:rats", "bid:2", "pass", "send:warriors", "send:warriors", "finish")
    settle(g)
    assert g.view(0)["colonies"] == [[territory], []]


@pytest.mark.parametrize("aggression", FACTS.aggressions.ids)
def test_each_aggression_succeeds(aggression: str) -> None:
    mine = rich(military=[aggression], workers={"warriors": 6, "bronze": 1}, government="monarchy")
    rival = rich(leader="michelangelo", colonies=["historic_territory_i"])
    g = arrange(phase="politics", age=age_of(aggression), mine=mine, others=[rival])
    play(g, f"aggression:{aggression}+1")
    settle(g)
    assert {"age": age_of(aggression), "card": aggression} in g.view(1)["discards"]  # type: ignore[operator]


@pytest.mark.parametrize("war", FACTS.wars.ids)
@pytest.mark.parametrize("soldiers", [1, 2, 7])
def test_each_war_is_fought(war: str, soldiers: int) -> None:
    mine = rich(war=(war, 1), workers={"warriors": soldiers, "bronze": 1}, technologies=["warfare"])
    rival = rich(technologies=["masonry"])
    g = arrange(age=age_of(war), mine=mine, others=[rival])
    play(g, "end")
    for _ in range(40):
        if asked(g) == (0, "action"):
            break
        play(g, legal(g)[0])
    assert g.view(0)["war"] == [None, None]


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("pact", FACTS.pacts.ids)
def test_each_pact_is_agreed_and_cancelled(pact: str, side: str) -> None:
    lettered = FACTS.pact_lettered[FACTS.pacts.index[pact]]
    mine = rich(pact=(pact, 1, side if lettered else "a"))
    g = arrange(seats=3, phase="politics", age=age_of(pact), mine=mine)
    play(g, "cancel:0")
    assert g.view(0)["pact"] == [None, None, None]


@pytest.mark.parametrize("action", FACTS.actions.ids)
def test_each_action_card_is_played(action: str) -> None:
    mine = rich(hand=[action, "iron"], technologies=["alchemy"], unfinished=("pyramids", 0))
    g = arrange(age=AGES[max(1, CARD_AGES.index(age_of(action)))], mine=mine)
    play(g, f"action:{action}")
    settle(g)
    assert action not in g.view(0)["hand"][0]  # type: ignore[index]


@pytest.mark.parametrize("leader", FACTS.leaders.ids)
def test_each_leader_is_played_and_replaced(leader: str) -> None:
    other = "sid_meier" if leader != "sid_meier" else "bill_gates"
    g = arrange(age="III", mine=rich(hand=[leader, other], technologies=["drama"], wonders=["colossus"]))
    play(g, f"leader:{leader}")
    assert g.view(0)["leader"] == [leader, None]
    play(g, f"leader:{other}")
    settle(g)
    assert g.view(0)["leader"] == [other, None]


@pytest.mark.parametrize("wonder", FACTS.wonders.ids)
def test_each_wonder_is_completed(wonder: str) -> None:
    stages = FACTS.wonder_stages[FACTS.wonders.index[wonder]]
    mine = rich(unfinished=(wonder, len(stages) - 1), tokens={"bronze": 9}, unused=0)
    g = arrange(age="III", mine=mine)
    play(g, "stage:1")
    assert g.view(0)["wonders"] == [[wonder], []]
    assert g.view(0)["unfinished"] == [None, None]


@pytest.mark.parametrize(
    "technology", [card for card in FACTS.technologies.ids if FACTS.cards.index[card] not in FACTS.initial]
)
def test_each_technology_is_developed(technology: str) -> None:
    g = arrange(age="III", mine=rich(hand=[technology], science=20))
    play(g, f"develop:{technology}")
    assert technology in g.view(0)["technologies"][0]  # type: ignore[index]
    assert g.view(0)["science"][0] == 20 - FACTS.science[FACTS.cards.index[technology]]  # type: ignore[index]
