"""What each artefact does for the empire that has it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from civitas.games.seven_ages.frames import BEGIN_ACTION, do
from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.areas import put_disorder
from civitas.games.seven_ages.rules.artefacts import place_artefact
from civitas.games.seven_ages.rules.building import BY_PRODUCTION, cost_of, elite_cost, level_of
from civitas.games.seven_ages.rules.empires import leader_number
from civitas.games.seven_ages.rules.end_of_turn import glory_cost
from civitas.games.seven_ages.rules.production import income_of, populists_at, upkeep_of
from civitas.games.seven_ages.rules.trade import trade_number
from civitas.games.seven_ages.scoring import counts_area, plain_pay, ranked_icons, value_of
from civitas.games.seven_ages.vocabulary import BY_ARTEFACTS, BY_CITY, BY_HOMELAND
from civitas.kernel.events import Event
from rules.seven_ages.tools import (
    FACTS,
    TITLE,
    act,
    area,
    colour,
    force,
    found,
    give,
    hide,
    lead,
    move,
    play,
    table,
    why,
)

ORANGE, RED = colour("orange"), colour("red")
ON_SHORE = {"egypt": "spear", "palestine": "spear", "nubia": "spear", "libya": "spear"}
AT_SEA = {"eastern_med": "frigate", "red_sea": "frigate"}


def marker(name: str) -> int:
    return int(FACTS.artefacts.index[name])


def put(p: Any, name: str, of_colour: int = ORANGE, at: str = "egypt") -> None:
    """An artefact comes into play, on the map or on the card."""
    place_artefact(p, marker(name), of_colour, -1 if FACTS.on_card[marker(name)] else area(at))


def realm(progress: int, name: str = "", **more: str) -> Any:
    """Egyptians with a capital in Egypt and a city in Palestine; Nubia and the desert of Libya have none."""
    p = table()
    found(p, 0, "egyptians", "orange", {**ON_SHORE, **AT_SEA, **more}, progress=progress, capital="egypt")
    p.city = replaced(p.city, area("palestine"), 1)
    if name:
        put(p, name)
    return p


def test_every_artefact_has_a_test() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [name for name in FACTS.artefacts.ids if not re.search(rf"""["']{name}["']""", source)] == []


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("colossus", ("needs-coast", {})),
        ("palace", ("needs-capital", {})),
        ("opera_house", ("needs-city", {"level": 3})),
        ("cathedral", ("needs-religion", {})),
        ("railway", ("needs-artefact", {"artefact": "industrial_revolution"})),
        ("industrial_revolution", ("earlier-artefacts", {"age": 4, "artefacts": ["renaissance", "banking"]})),
        ("world_war", ("earlier-war", {"age": 5, "artefacts": []})),
        ("inflation", ("effect-cure", {"n": 10})),
        ("gunpowder", ("effect-unit_level-of", {"n": 3, "units": ["cannon", "rifle"]})),
    ],
)
def test_conditions_are_told(name: str, message: tuple[str, dict[str, object]]) -> None:
    assert message in TITLE.describe("artefact", name)


# --- income


@pytest.mark.parametrize(
    ("name", "progress", "more"),
    [
        ("hanging_gardens", 8, 2),
        ("iron_tower", 36, 5),
        ("colossus", 8, 2),
        ("stock_exchange", 29, 2),
        ("coinage", 8, 2),
        ("industrial_revolution", 29, 2),
        ("corruption", 8, -2),
        ("communism", 36, 2),
        ("feudalism", 15, -1),
        ("islam", 15, 1),
        ("pollution", 36, -1),
    ],
)
def test_income(name: str, progress: int, more: int) -> None:
    """By area, sea, city, area without a city (the desert has nothing to lose), desert and wheat."""
    assert income_of(realm(progress, name), ORANGE) == income_of(realm(progress), ORANGE) + more


def test_the_colossus_works_for_adjacent_seas_only() -> None:
    p = realm(8)
    before = income_of(p, ORANGE)
    put(p, "colossus", at="nubia")
    assert income_of(p, ORANGE) == before + 1, "Nubia lies on the Red Sea alone"


def test_banking_brings_interest_and_needs_no_capital() -> None:
    p = realm(22)
    whole = income_of(p, ORANGE)
    p.capital = replaced(p.capital, ORANGE, -1)
    assert income_of(p, ORANGE) == whole // 2
    put(p, "banking")
    assert income_of(p, ORANGE) == whole
    p.money[ORANGE] = 59
    assert income_of(p, ORANGE) == whole + 2


def test_the_black_death_costs_a_unit_in_every_city() -> None:
    p = realm(15, "black_death", palestine="spear archer")
    p.money[ORANGE] = 50
    act(p, "production", ORANGE)
    while p.question(0).key == "question-upkeep-unit":
        play(p, 0, "with:archer" if "with:archer" in [p.title.moves.text(m) for m in p.legal(0)] else "with:spear")
    assert p.units[area("palestine")] == force("spear")
    assert p.occupant[area("egypt")] == -1, "the only unit there"
    assert p.units[area("nubia")] == force("spear"), "no city"


def test_knights_of_feudal_empires_need_no_maintenance() -> None:
    assert upkeep_of(realm(20, nubia="knight spear"), ORANGE) == 7
    assert upkeep_of(realm(20, "feudalism", nubia="knight spear"), ORANGE) == 6


# --- trade and progress


@pytest.mark.parametrize(
    ("name", "progress", "more"),
    [
        ("writing", 8, 1),
        ("university", 15, 1),
        ("republic", 8, 1),
        ("computing", 43, 1),
        ("theocracy", 8, -1),
        ("communism", 36, -1),
    ],
)
def test_trade_number(name: str, progress: int, more: int) -> None:
    assert trade_number(realm(progress, name), ORANGE) == trade_number(realm(progress), ORANGE) + more


def test_writing_helps_in_the_first_two_ages() -> None:
    p = realm(8, "writing")
    p.progress[ORANGE] = 15
    assert p.progress[ORANGE] >= p.twins[marker("writing")]
    assert trade_number(p, ORANGE) == trade_number(realm(15), ORANGE)


def traded(name: str, own: int, other: int) -> list[int]:
    """The spaces of Egyptians with an artefact and of Nubians after a trade with cards of these values."""
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=30)
    found(p, 1, "nubians", "red", {"nubia": "spear"}, progress=30)
    if name:
        put(p, name)
    numbers = [trade_number(p, ORANGE), trade_number(p, RED)]
    for seat, total in enumerate((own, other)):
        wanted = total - numbers[seat]
        give(p, seat, next(FACTS.cards.ids[number] for number in p.deck if FACTS.value[number] == wanted))
    act(p, "trade", ORANGE)
    for seat in (0, 1):
        play(p, seat, f"card:{FACTS.cards.ids[p.hand[seat][0]]}")
    while p.deal:
        seat = p.waiting()[0]
        moves = p.legal(seat)
        p.play(seat, moves[-1] if p.question(seat).key == "question-advance" else moves[0])
    return [p.progress[ORANGE], p.progress[RED]]


@pytest.mark.parametrize(("gap", "after"), [(1, 31), (2, 31), (3, 30)])
def test_printing_consoles_for_a_trade_narrowly_lost(gap: int, after: int) -> None:
    assert traded("printing", 3, 3 + gap)[0] == after
    assert traded("", 3, 3 + gap)[0] == 30


def test_democracies_advance_further_by_trade() -> None:
    assert traded("democracy", 5, 3)[0] == traded("", 5, 3)[0] + 1
    assert traded("democracy", 3, 5)[0] == traded("", 3, 5)[0]


def end_turn(p: Any) -> None:
    p.joint, p.closing, p.later = None, [], []
    p.now = do(BEGIN_ACTION, 7)
    p.go_on()


@pytest.mark.parametrize(("name", "space"), [("stonehenge", 8), ("", 7)])
def test_stonehenge_shines_in_a_dark_age(name: str, space: int) -> None:
    assert 7 in FACTS.dark
    p = realm(7, name)
    end_turn(p)
    assert p.progress[ORANGE] == space


def test_electricity_helps_the_last_of_its_owners() -> None:
    p = realm(40)
    found(p, 1, "celts", "red", {"austria": "rifle"}, progress=41)
    found(p, 1, "sumerians", "purple", {"babylonia": "rifle"}, progress=20)
    p.twins = replaced(p.twins, marker("electricity"), 38)
    end_turn(p)
    assert [p.progress[ORANGE], p.progress[RED], p.progress[colour("purple")]] == [42, 42, 21]


def test_a_space_program_is_progress_at_once() -> None:
    p = realm(43)
    put(p, "space_program")
    assert p.progress[ORANGE] == 45


# --- units


@pytest.mark.parametrize(
    ("name", "progress", "units", "earlier"),
    [
        ("gunpowder", 15, ["cannon", "rifle"], 3),
        ("flight", 36, ["fighter", "bomber"], 3),
        ("nuclear_fission", 43, ["nuke"], 2),
    ],
)
def test_units_come_earlier(name: str, progress: int, units: list[str], earlier: int) -> None:
    p = realm(progress)
    before = [level_of(p, ORANGE, unit) for unit in range(len(FACTS.units))]
    put(p, name)
    after = [level_of(p, ORANGE, unit) for unit in range(len(FACTS.units))]
    for unit, level in enumerate(before):
        assert level - after[unit] == (earlier if FACTS.units.ids[unit] in units else 0)


@pytest.mark.parametrize(
    ("name", "progress", "unit", "more"),
    [
        ("inflation", 8, "spear", 1),
        ("inflation", 8, "chariot", 1),
        ("space_program", 43, "star_wars", -5),
        ("space_program", 43, "nuke", 0),
        ("nuclear_fission", 43, "nuke", -3),
        ("confucianism", 8, "spear", -1),
        ("confucianism", 8, "chariot", 0),
    ],
)
def test_what_units_cost(name: str, progress: int, unit: str, more: int) -> None:
    costs = [
        cost_of(realm(progress, artefact), ORANGE, FACTS.units.index[unit], area("egypt"), BY_PRODUCTION)
        for artefact in ("", name)
    ]
    assert costs[1] == costs[0] + more


def test_monarchs_have_administrators_for_infantry_in_every_city() -> None:
    spear = FACTS.units.index["spear"]
    for name, less in (("", 0), ("monarchy", 1)):
        p = realm(8, name)
        lead(p, ORANGE, "administrator", "palestine")
        lead(p, ORANGE, "administrator", "nubia")
        costs = [cost_of(p, ORANGE, spear, area(where), BY_PRODUCTION) for where in ("palestine", "nubia")]
        assert costs == [FACTS.cost[spear] - less, FACTS.cost[spear]]


def test_fascists_have_cheap_elites() -> None:
    assert elite_cost(realm(36), ORANGE) == 10
    assert elite_cost(realm(36, "fascism"), ORANGE) == 5


def test_a_compass_leads_ships_further() -> None:
    p = table()
    found(p, 0, "english", "orange", {"england": "spear galley galley"}, progress=15)
    for name, more in (("", 0), ("compass", 1)):
        if name:
            put(p, name, at="england")
        act(p, "manoeuvre", ORANGE)
        play(p, 0, "from:england", "with:galley")
        assert p.view(0)["group"]["left"] == FACTS.move[FACTS.units.index["galley"]] + more


def test_a_compass_takes_galleys_into_oceans_next_to_own_land() -> None:
    ocean = next(a for a in range(len(FACTS.areas)) if FACTS.is_ocean[a])
    coast = next(a for a in FACTS.borders[ocean] if FACTS.is_land[a])
    shore = next(
        place
        for place in FACTS.places_of[coast]
        if ocean in [FACTS.area_of_place[step] for step in FACTS.naval_steps[place]]
    )
    for name, refusal in (("", "galley.no-ocean"), ("compass", None)):
        p = table()
        found(p, 0, "english", "orange", {FACTS.areas.ids[coast]: "spear"}, progress=15)
        p.units[shore] += force("galley")
        p.refresh()
        if name:
            put(p, name, at=FACTS.areas.ids[coast])
        act(p, "manoeuvre", ORANGE)
        play(p, 0, f"from:{FACTS.places.ids[shore]}", "with:galley")
        assert why(p, 0, f"to:{FACTS.areas.ids[ocean]}") == refusal


def test_a_railway_carries_units_two_points_further_through_own_areas() -> None:
    for name, reached in (("", 2), ("railway", 4)):
        p = table()
        line = ["gaul", "germany", "poland", "pripet", "muscovy", "volga"]
        found(p, 0, "french", "orange", {**dict.fromkeys(line, "rifle"), "gaul": "rifle rifle"}, progress=40)
        if name:
            put(p, name, at="gaul")
        act(p, "manoeuvre", ORANGE)
        play(p, 0, "from:gaul", "with:rifle")
        steps = 0
        for there in line[1:]:
            if not p.group or why(p, 0, f"to:{there}"):
                break
            play(p, 0, f"to:{there}")
            steps += 1
        assert steps == reached


# --- conflicts


def first_round(name: str, progress: int, *, defends: bool = False) -> list[int]:
    """The totals of an attack from Egypt on Palestine, one unit against one, with cards of no value."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, progress=progress)
    found(p, 1, "israelites", "red", {"palestine": "spear spear", "phoenicia": "spear"}, progress=progress)
    if name:
        put(p, name, RED if defends else ORANGE, "phoenicia" if defends else "egypt")
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:spear", "to:palestine", "end")
    for side in (0, 1):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == 0)
        p.deck.remove(p.battle.sides[side].card)
    told: list[Event] = []
    play(p, 0, "commit:spear", "done")
    play(p, 1, "commit:spear")
    p.play(1, move("done"), told)
    (counted,) = [event.args for event in told if event.key == "event-round"]
    return [int(str(counted["total"])), int(str(counted["rival"]))]


@pytest.mark.parametrize(
    ("name", "progress", "defends", "more"),
    [("islam", 15, False, [1, 0]), ("democracy", 30, False, [-1, 0]), ("great_wall", 8, True, [0, 2])],
)
def test_conflict_totals(name: str, progress: int, defends: bool, more: list[int]) -> None:
    plain = first_round("", progress)
    assert first_round(name, progress, defends=defends) == [plain[0] + more[0], plain[1] + more[1]]


# --- cards, leaders, disorder


def test_a_great_library_holds_one_card_more() -> None:
    for name, cards in (("", 6), ("great_library", 7)):
        p = realm(8, name)
        act(p, "destiny", ORANGE)
        play(p, 0, "end")
        assert len(p.hand[0]) == cards


def test_a_cathedral_has_room_for_one_leader_more() -> None:
    p = realm(15)
    before = leader_number(p, ORANGE)
    give(p, 0, next(n for n in FACTS.cards.ids if FACTS.card_artefact[FACTS.cards.index[n]] == marker("cathedral")))
    act(p, "civilise", ORANGE)
    (held,) = p.hand[0]
    assert why(p, 0, f"artefact:{FACTS.cards.ids[held]}") == "artefact.star", "a religion comes first"
    put(p, "buddhism")
    play(p, 0, f"artefact:{FACTS.cards.ids[held]}", "area:egypt")
    assert leader_number(p, ORANGE) == before + 1


def test_a_forum_makes_quelling_cheap() -> None:
    p = realm(8, "forum")
    p.money[ORANGE] = 4
    put_disorder(p, area("nubia"))
    act(p, "civilise", ORANGE)
    play(p, 0, "quell:nubia")
    assert p.money[ORANGE] == 0


def test_there_is_no_disorder_at_the_temple_of_diana() -> None:
    p = realm(8, "temple_of_diana")
    put_disorder(p, area("egypt"))
    put_disorder(p, area("nubia"))
    assert [p.is_disordered(area("egypt")), p.is_disordered(area("nubia"))] == [False, True]


@pytest.mark.parametrize(
    ("name", "disordered"), [("", ["egypt", "nubia"]), ("great_temple", []), ("hinduism", ["egypt"])]
)
def test_a_change_of_religion_without_much_ado(name: str, disordered: list[str]) -> None:
    """A great temple keeps the peace; Hindus see disorder in cities only."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, progress=8, capital="egypt")
    found(p, 1, "celts", "red", {"libya": "spear"}, progress=8)
    lead(p, ORANGE, "artist", "nubia")
    put(p, "judaism")
    if name == "great_temple":
        put(p, name)
    new = name if name == "hinduism" else "buddhism"
    p.religion = replaced(p.religion, RED, marker(new))
    act(p, "civilise", ORANGE)
    play(p, 0, f"adopt:{new}")
    assert [where for where in ("egypt", "nubia") if p.is_disordered(area(where))] == disordered


def test_religious_leaders_of_a_theocracy_are_populists() -> None:
    for name in ("", "theocracy"):
        p = realm(8, name)
        lead(p, ORANGE, "religious", "egypt")
        assert populists_at(p, ORANGE, area("egypt")) == int(bool(name))


# --- glory


def test_pyramids_and_palaces_count_for_cities() -> None:
    p = realm(8)
    before = value_of(p, BY_CITY, ORANGE)
    put(p, "pyramids")
    assert value_of(p, BY_CITY, ORANGE) == before + 1
    had = {icon.kind: icon.n for icon in ranked_icons(p, ORANGE)}.get(BY_CITY, 0)
    put(p, "palace", at="palestine")
    assert {icon.kind: icon.n for icon in ranked_icons(p, ORANGE)}[BY_CITY] == had + 1


def test_an_opera_house_counts_as_two_artefacts() -> None:
    p = realm(30)
    put(p, "opera_house")
    assert value_of(p, BY_ARTEFACTS, ORANGE) == 2


def test_the_faithful_at_home_earn_more() -> None:
    p = realm(8)
    icon = next(icon for icon in FACTS.glory[FACTS.cards.index["egyptians"]] if icon.kind == BY_HOMELAND)
    assert plain_pay(p, icon, ORANGE) == 1
    put(p, "judaism")
    assert plain_pay(p, icon, ORANGE) == 2
    p.homes = [ORANGE | area("honshu") << 4]
    assert plain_pay(p, icon, ORANGE) == -1, "more only when it is a gain"


def test_deserts_count_for_muslims() -> None:
    assert not counts_area(realm(15), ORANGE, area("libya"))
    assert counts_area(realm(15, "islam"), ORANGE, area("libya"))


@pytest.mark.parametrize("disorder", [True, False])
def test_disorder_is_a_disgrace_for_fascists(disorder: bool) -> None:
    earned = []
    for name in ("monarchy", "fascism"):
        p = realm(36, name)
        if disorder:
            put_disorder(p, area("libya"))
        end_turn(p)
        earned.append(p.glory_of(0))
    assert earned[0] - earned[1] == int(disorder)


def test_the_renaissance_sells_glory() -> None:
    assert glory_cost(realm(22), ORANGE) == 50
    assert glory_cost(realm(22, "renaissance"), ORANGE) == 20


def test_the_world_war_lasts_two_turns() -> None:
    p = realm(36)
    place_artefact(p, marker("world_war"), ORANGE, -1)
    left = []
    for _ in range(2):
        end_turn(p)
        left.append([p.war_turns, p.where[marker("world_war")] >= 0])
    assert left == [[1, True], [0, False]]
