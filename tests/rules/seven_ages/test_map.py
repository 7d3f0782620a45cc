"""The map: what the examples of the rules fix, and faults of a data pack that are refused with their place."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from rules.seven_ages.tools import FACTS, area

IDS = FACTS.areas.ids


def names(areas: list[int]) -> set[str]:
    return {IDS[number] for number in areas}


def test_the_world_has_its_areas() -> None:
    assert [len(FACTS.lands), len(FACTS.waters), sum(FACTS.is_ocean)] == [133, 37, 5]
    assert sum(1 for number in FACTS.waters if not FACTS.is_ocean[number]) == 32


def test_borders_lead_both_ways() -> None:
    for number in range(len(IDS)):
        assert number not in FACTS.borders[number]
        assert len(set(FACTS.borders[number])) == len(FACTS.borders[number])
        for other in FACTS.borders[number]:
            assert number in FACTS.borders[other]
        for other, crossing in zip(FACTS.land_steps[number], FACTS.land_crossings[number], strict=True):
            back = FACTS.land_crossings[other][FACTS.land_steps[other].index(number)]
            assert back == crossing, (IDS[number], IDS[other])
    for number, steps in enumerate(FACTS.naval_steps):
        assert all(number in FACTS.naval_steps[other] for other in steps)


def test_every_area_can_be_reached() -> None:
    reached, edge = {0}, [0]
    while edge:
        for other in FACTS.borders[edge.pop()]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    assert len(reached) == len(IDS)


@pytest.mark.rule("seven_ages.strait.two-seas")
def test_the_crossing_of_the_example() -> None:
    """From Morocco to Andalusia, between the Western Mediterranean and the Pillars of Hercules."""
    steps = FACTS.land_steps[area("morocco")]
    crossing = FACTS.land_crossings[area("morocco")][steps.index(area("andalusia"))]
    assert names(FACTS.strait_seas[crossing - 2]) == {"western_med", "pillars_of_hercules"}


@pytest.mark.rule("seven_ages.naval.canals")
def test_the_two_canals() -> None:
    assert FACTS.canals.ids == ["suez", "panama_canal"]
    assert [names(banks) for banks in FACTS.canal_banks] == [{"egypt", "palestine"}, {"panama"}]
    assert FACTS.canal_ages == [[6, 7], [7]]


@pytest.mark.parametrize(
    ("name", "terrain", "icon"), [("egypt", 0, 1), ("germany", 3, 1), ("armenia", 5, 0), ("muscovy", 3, 0)]
)
def test_the_land_of_the_examples(name: str, terrain: int, icon: int) -> None:
    """Fertile Egypt and wooded Germany have wheat; Armenia is mountainous."""
    assert FACTS.terrain[area(name)] == terrain
    assert FACTS.icons[area(name)] & 1 == icon


def test_islands_of_the_examples_have_a_crossing() -> None:
    for name in ("kuriles", "solomons", "timor_bali"):
        assert FACTS.land_steps[area(name)], name


def test_every_start_is_on_land() -> None:
    assert all(FACTS.is_land[number] for start in FACTS.start for number in start)


@pytest.mark.parametrize(
    ("row", "place", "found"),
    [
        ('[[area]]\nid = "egypt"\nborders = ["palestine"]\ncoast = []\n', "borders", "egypt"),
        ('[[area]]\nid = "egypt"\nrivers = ["palestine"]\n', "rivers", "palestine"),
        ('[[area]]\nid = "egypt"\nrivers = ["england"]\n', "rivers", "england"),
        ('[[area]]\nid = "egypt"\ncoast = ["north_sea"]\n', "coast", "north_sea"),
        ('[[area]]\nid = "england"\ncoast = ["north_sea"]\n', "coast", "celtic_sea"),
        ('[[strait]]\nid = "andalusia_morocco"\nseas = ["north_sea"]\n', "seas", "north_sea"),
        ('[[canal]]\nid = "suez"\nbanks = ["england"]\n', "banks", "england"),
        ('[[canal]]\nid = "suez"\na = "egypt"\n', "a", "egypt"),
    ],
)
def test_a_map_that_does_not_fit_together_is_refused(tmp_path: Path, row: str, place: str, found: str) -> None:
    (tmp_path / "pack.toml").write_text('name = "test"\ntitle = "seven_ages"\n')
    (tmp_path / "map.toml").write_text(row)
    with pytest.raises(civitas.BadInput) as caught:
        civitas.title("seven_ages", str(tmp_path))
    assert caught.value.key == "error-pack"
    assert caught.value.figures["file"] == "map.toml"
    assert str(caught.value.figures["place"]).endswith(f".{place}")
    assert found in str(caught.value)
