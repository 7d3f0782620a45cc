"""The wonders, events and wars that the rules explain one by one."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import arrange, asked, civ, end_turn, legal, look, own, play, player, refusal, reveal

ROW = [
    "coal",
    "irrigation",
    "iron",
    "alchemy",
    "drama",
    "theology",
    "kremlin",
    "opera",
    "cannon",
    "knights",
    "riflemen",
    "navigation",
    "strategy",
]


def happy(**parts: Any) -> int:
    return int(player(arrange(age="II", mine=civ(**{"workers": {"warriors": 1}, **parts})), 0)["happy"])


# --- St. Peter's Basilica


@pytest.mark.rule("tta.st-peters.extra-face")
def test_every_other_card_with_a_face_has_one_more() -> None:
    basilica = "st_peters_basilica"
    assert happy(wonders=["hanging_gardens"]) == 2
    assert happy(wonders=["hanging_gardens", basilica]) == 3 + 1
    assert happy(wonders=[basilica], leader="william_shakespeare") == 2 + 1
    assert happy(wonders=[basilica], government="theocracy") == 2 + 1
    assert happy(wonders=[basilica], colonies=["historic_territory_i"]) == 2 + 1
    # Cards without a face get none.
    assert happy(wonders=["pyramids", basilica], leader="moses", colonies=["vast_territory_i"]) == 1


@pytest.mark.rule("tta.st-peters.per-worker-cards")
def test_on_cards_with_workers_the_extra_face_counts_for_each() -> None:
    assert happy(workers={"religion": 2}, wonders=["st_peters_basilica"]) == 2 * 2 + 1
    assert happy(workers={"theology": 1, "drama": 1}, wonders=["st_peters_basilica"]) == 3 + 2 + 1
    assert happy(workers={"philosophy": 2}, technologies=["drama"], wonders=["st_peters_basilica"]) == 1


@pytest.mark.rule("tta.st-peters.not-itself")
def test_the_basilica_alone_has_its_own_face() -> None:
    assert happy(wonders=["st_peters_basilica"]) == 1


@pytest.mark.rule(
    "tta.st-peters.homer-on-itself", "tta.st-peters.homer-on-faceless", "tta.st-peters.homer-on-hanging-gardens"
)
@pytest.mark.parametrize(
    ("wonder", "of_wonder", "of_basilica"),
    [("st_peters_basilica", 0, 2), ("pyramids", 2, 1), ("hanging_gardens", 4, 1)],
)
def test_the_face_of_homer_with_the_basilica(wonder: str, of_wonder: int, of_basilica: int) -> None:
    wonders = sorted({wonder, "st_peters_basilica"})
    assert happy(wonders=wonders, tucked=wonder) == of_wonder + of_basilica


# --- Hollywood and Internet


def completing(wonder: str, built: int, price: dict[str, int], **parts: Any) -> int:
    """The culture that the last stage of a wonder scores."""
    g = arrange(age="III", mine=civ(unfinished=(wonder, built), tokens=price, **parts))
    play(g, "stage:1")
    assert own(g, "wonders") == [wonder]
    return int(own(g, "culture"))


@pytest.mark.rule("tta.hollywood.modifiers")
@pytest.mark.parametrize(
    ("leader", "more"),
    [(None, 0), ("charlie_chaplin", 4), ("william_shakespeare", 2), ("johann_sebastian_bach", 2), ("sid_meier", 0)],
)
def test_hollywood_scores_the_culture_of_theaters_and_libraries_twice(leader: str | None, more: int) -> None:
    # Two theaters of 4 and a library of 3; the temple and the labs do not count.
    workers = {"movies": 2, "multimedia": 1, "religion": 1, "computers": 2}
    assert completing("hollywood", 2, {"oil": 1}, workers=workers, leader=leader) == 2 * (8 + 3 + more)


@pytest.mark.rule("tta.internet.modifiers")
@pytest.mark.parametrize(
    ("leader", "more"),
    [
        (None, 0),
        ("albert_einstein", 3),
        ("isaac_newton", 3),
        ("charlie_chaplin", 4),
        ("william_shakespeare", 2),
        ("johann_sebastian_bach", 1),
        # Two labs of level III: 6 culture for 2 science.
        ("sid_meier", 4),
    ],
)
def test_internet_scores_what_urban_buildings_produce(leader: str | None, more: int) -> None:
    workers = {"computers": 2, "movies": 1, "multimedia": 1, "professional_sports": 1, "oil": 2, "tanks": 1}
    # Labs 10, theater 4, library 3 + 3, arena 3; mines and units do not count.
    assert completing("internet", 4, {"bronze": 2}, workers=workers, leader=leader) == 10 + 4 + 6 + 3 + more


# --- Development of Civilization


def civilizing(**parts: Any) -> civitas.Position:
    g = reveal("development_of_civilization", civ(**parts))
    assert asked(g) == (0, "civilize")
    return g


@pytest.mark.rule("tta.development-of-civilization.costs")
def test_one_action_is_free_and_costs_one_less() -> None:
    g = civilizing(hand=["alchemy"], science=3)
    play(g, "develop:alchemy")
    assert (own(g, "science"), own(g, "civil")) == (0, 4)
    g = civilizing(tokens={"bronze": 2})
    play(g, "build:religion")
    assert (player(g, 0)["resources"], own(g, "civil")) == (0, 4)
    g = civilizing(tokens={"agriculture": 1})
    play(g, "population")
    assert (player(g, 0)["food"], own(g, "civil")) == (0, 4)


@pytest.mark.rule("tta.development-of-civilization.costs")
def test_what_the_event_offers_is_optional_and_for_all() -> None:
    g = reveal(
        "development_of_civilization",
        civ(hand=["alchemy"], science=2, tokens={"bronze": 9}),
        others=[civ(tokens={"bronze": 1})],
    )
    assert refusal(g, "develop:alchemy") == "tta.develop.science-cost"
    assert refusal(g, "build:warriors") == "tta.development-of-civilization.costs"
    play(g, "pass")
    assert asked(g) == (1, "civilize")
    assert legal(g) == ["pass", "build:agriculture", "build:bronze"]
    play(g, "build:bronze")
    assert (own(g, "workers", 1)["bronze"], own(g, "civil", 1)) == (3, 4)
    assert asked(g) == (0, "action")
    assert refusal(g, "build:warriors") is None


@pytest.mark.rule("tta.development-of-civilization.revolution")
def test_a_revolution_costs_one_science_less_and_all_civil_actions() -> None:
    g = civilizing(hand=["monarchy"], science=1)
    play(g, "revolution:monarchy", "pass")
    assert (own(g, "government"), own(g, "science")) == ("monarchy", 0)
    assert (own(g, "civil"), player(g, 0)["civil_total"]) == (0, 5)
    assert refusal(civilizing(hand=["monarchy"]), "revolution:monarchy") == "tta.revolution.science-cost"
    g = civilizing(hand=["monarchy"], science=1, civil=3)
    assert refusal(g, "revolution:monarchy") == "tta.revolution.all-must-be-available"


@pytest.mark.rule("tta.development-of-civilization.revolution")
def test_a_rival_that_revolts_has_no_civil_action_in_its_next_turn() -> None:
    g = reveal("development_of_civilization", others=[civ(hand=["monarchy"], science=1)])
    play(g, "pass", "revolution:monarchy")
    end_turn(g, 0)
    while asked(g) != (1, "action"):
        play(g, "pass")
    assert own(g, "civil", 1) == 0
    end_turn(g, 1)
    assert own(g, "civil", 1) == 5


# --- Ravages of Time


@pytest.mark.rule("tta.ravages-of-time.counts-as-completed")
def test_ruins_are_a_completed_wonder_of_their_age() -> None:
    mine = civ(wonders=["pyramids", "great_wall", "eiffel_tower"], ravaged=["great_wall"])
    g = reveal("ravages_of_time", mine, age="II")
    # Neither ruins nor a wonder of Age II can be ruined.
    for wonder in ("great_wall", "eiffel_tower"):
        assert refusal(g, f"ravage:{wonder}") == "tta.ravages-of-time.counts-as-completed"
    assert legal(g) == ["ravage:pyramids"]
    play(g, "ravage:pyramids")
    assert own(g, "wonders") == ["pyramids", "great_wall", "eiffel_tower"]
    # Two for each of the ruins, 4 for the tower.
    assert (player(g, 0)["culture_rate"], player(g, 0)["civil_total"]) == (2 + 2 + 4, 4)
    g = reveal("ravages_of_time", civ(wonders=["pyramids", "great_wall"]), age="II")
    assert refusal(g, "ravage:great_wall") is None


@pytest.mark.rule("tta.ravages-of-time.examples", "tta.ravages-of-time.counts-as-completed")
def test_ruins_raise_prices_and_count_for_impacts_and_tourists() -> None:
    ruins = civ(wonders=["pyramids"], ravaged=["pyramids"])
    g = arrange(mine=ruins, row=["great_wall"])
    play(g, "take:great_wall+1")
    assert own(g, "civil") == 4 - 2
    # Five points for a wonder of Age A, one for preparing.
    assert own(reveal("impact_of_wonders", ruins, age="III"), "culture") == 1 + 5
    tourists = civ(pact=("international_tourism", 0, "a"))
    g = arrange(seats=3, age="III", mine=ruins, others=[tourists])
    assert player(g, 1)["culture_rate"] == 1


@pytest.mark.rule("tta.ravages-of-time.homer")
def test_ruins_with_homer_give_a_face_and_two_culture_and_nothing_else() -> None:
    wonders = ["colossus", "library_of_alexandria"]
    g = arrange(age="II", mine=civ(wonders=wonders, ravaged=wonders, tucked="colossus", workers={"warriors": 1}))
    figures = player(g, 0)
    assert (figures["happy"], figures["culture_rate"]) == (1, 2 * 2)
    assert (figures["strength"], figures["colonization"], figures["science_rate"]) == (1, 0, 0)
    assert (figures["civil_hand_limit"], figures["military_hand_limit"]) == (4, 2)


# --- International Agreement


def agreeing(**parts: Any) -> civitas.Position:
    mine = civ(**parts.pop("mine", {}))
    g = reveal("international_agreement", mine, **{"age": "II", "row": ROW, **parts})
    assert asked(g) == (0, "agreement")
    return g


@pytest.mark.rule("tta.international-agreement.taking-rules")
def test_cards_are_taken_by_the_usual_rules() -> None:
    g = agreeing(mine={"technologies": ["iron"], "unfinished": ("colossus", 1)})
    assert refusal(g, "take:iron+3") == "tta.take-card.no-duplicate-technology"
    assert refusal(g, "take:kremlin+7") == "tta.take-wonder.one-unfinished"
    assert refusal(g, "finish") == "tta.international-agreement.taking-rules"
    play(g, "take:coal+1", "take:strategy+13")
    # Five actions less 1 and 3.
    assert refusal(g, "take:opera+8") == "tta.take-card.cost"
    assert refusal(g, "pass") == "tta.international-agreement.taking-rules"
    play(g, "take:alchemy+4")
    assert legal(g) == ["finish"]
    play(g, "finish")
    assert (own(g, "civil"), own(g, "given_up")) == (4, 1)
    assert refusal(agreeing(), "take:iron+3") is None
    assert refusal(agreeing(), "take:kremlin+7") is None


@pytest.mark.rule("tta.international-agreement.action-cards-usable")
def test_an_action_card_taken_by_the_event_may_be_played_in_this_turn() -> None:
    g = agreeing(row=["reserves_ii", "revolutionary_idea_ii"])
    play(g, "take:reserves_ii+1", "finish")
    assert asked(g) == (0, "action")
    play(g, "take:revolutionary_idea_ii+1")
    assert refusal(g, "action:revolutionary_idea_ii") == "tta.action-card.not-same-phase"
    play(g, "action:reserves_ii", "gain:resource")
    assert player(g, 0)["resources"] == 3


@pytest.mark.rule("tta.international-agreement.refill-no-discard")
def test_the_row_is_refilled_and_nothing_is_discarded() -> None:
    g = agreeing()
    waiting = len(look(g)["unseen_civil"])
    play(g, "take:irrigation+2", "take:drama+5", "finish")
    kept = [card for card in ROW if card not in ("irrigation", "drama")]
    assert look(g)["row"][:11] == kept
    assert None not in look(g)["row"]
    assert len(look(g)["unseen_civil"]) == waiting - 2
    g = agreeing()
    play(g, "pass")
    assert look(g)["row"] == ROW
    assert own(g, "given_up") == 0


@pytest.mark.rule("tta.international-agreement.may-end-game", "tta.international-agreement.first-player-turn")
@pytest.mark.parametrize(("first_seat", "last_round"), [(0, 15), (1, 16)])
def test_the_refill_may_end_age_iii(first_seat: int, last_round: int) -> None:
    g = agreeing(age="III", round=15, civil_left=1, deal={"first_seat": first_seat})
    play(g, "take:coal+1", "finish")
    assert (look(g)["age"], look(g)["last_round"]) == ("IV", last_round)
    g = agreeing(age="III", round=15, civil_left=2, deal={"first_seat": first_seat})
    play(g, "take:coal+1", "finish")
    assert (look(g)["age"], look(g)["last_round"]) == ("III", 0)


@pytest.mark.rule("tta.international-agreement.last-round")
def test_cards_may_be_taken_in_the_last_round() -> None:
    g = agreeing(age="IV", round=15, last_round=15)
    play(g, "take:coal+1", "take:alchemy+4", "finish")
    assert sorted(own(g, "hand")) == ["alchemy", "coal"]
    assert (look(g)["row"].count(None), look(g)["last_round"]) == (2, 15)
    # The stronger seat is asked, also in the turn of another.
    mine, rival = civ(military=["rats"]), civ(workers={"warriors": 3})
    g = arrange(
        phase="politics",
        age="IV",
        round=15,
        last_round=15,
        mine=mine,
        others=[rival],
        current=["international_agreement"],
        row=ROW,
    )
    play(g, "prepare:rats")
    assert asked(g) == (1, "agreement")


# --- War over Culture


@pytest.mark.rule("tta.war-over-culture.taken-from-rival", "tta.war-over-culture.limited-by-loser")
@pytest.mark.parametrize(("had", "taken"), [(30, 11), (11, 11), (4, 4), (0, 0)])
def test_the_victor_takes_five_and_the_advantage_from_the_loser(had: int, taken: int) -> None:
    mine = civ(war=("war_over_culture", 1), workers={"warriors": 7}, culture=2)
    g = arrange(age="III", mine=mine, others=[civ(workers={"warriors": 1}, culture=had)])
    play(g, "end")
    end_turn(g, 1)
    assert (own(g, "culture"), own(g, "culture", 1)) == (2 + taken, had - taken)
