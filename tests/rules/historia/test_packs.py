"""Data packs: an owner's values replace ours, and a pack that cannot be is refused with the exact place."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from civitas.games.historia.rules.turn_end import _do_step
from civitas.text import texts
from rules.historia.tools import act, arrange, begin, civ, idle, legal, play, refusal, vp

EXAMPLE = Path(__file__).parents[3] / "docs" / "example_packs" / "historia"


def write_pack(folder: Path, **files: str) -> str:
    """A data pack in `folder`: `wonders="..."` becomes its wonders.toml."""
    (folder / "pack.toml").write_text('name = "test"\ntitle = "historia"\n')
    for name, content in files.items():
        (folder / f"{name}.toml").write_text(content)
    return str(folder)


MISSING = '[[territory]]\nid = "japan"\nremove = true\n'
ONE_WAY = '[[territory]]\nid = "japan"\nadjacent = ["china", "russia", "oceania"]\n'
ALONE = '[[territory]]\nid = "japan"\nadjacent = []\n'
NO_SUCH_PLACE = '[[territory]]\nid = "japan"\nadjacent = ["atlantis"]\n'
UNKNOWN_OP = '[[wonder]]\nid = "petra"\neffects = [{ op = "teleport", n = 1 }]\n'
UNKNOWN_ACTION = '[[wonder]]\nid = "petra"\naction = "sing"\n'
DEAD_END = "[funnel]\nmax_high = [1, 5, 6, 8, 9, 11, 12, 14, 15, 16, 16, 16, 16, 16, 16, 16]\n"
NO_WONDER = '[[wonder]]\nid = "petra"\nremove = true\n'
NO_ADVISOR = '[[advisor]]\nid = "homer"\nremove = true\n'
NO_LEADER = '[[leader]]\nid = "caesar"\nremove = true\n'
NO_EVENT = '[[event]]\nid = "silk_road"\nremove = true\n'
NO_GOVERNMENT = '[[government]]\nid = "consumerism"\nremove = true\n'
BAD_ABILITY = '[[technology]]\nid = "navigation"\nabilities = ["flying"]\n'
NO_TOURISM = '[[technology]]\nid = "flight"\nabilities = []\n'
BAD_NUMBER = '[[card]]\nid = "raid"\nvp = "many"\n'
BAD_KEY = '[[card]]\nid = "raid"\ncolour = "red"\n'
UNMARKED = '[[wonder]]\nid = "petra"\ndesigned = false\n'
FEW_TILES = "[tiles]\nvalues = [1, 2, 3]\n"
BAD_STEPS = '[turn_end]\nsteps = ["turn_order"]\n'
MANY_CIVBOTS = '[count]\n"2" = [0, 5]\n'


@pytest.mark.parametrize(
    ("file", "content", "place"),
    [
        ("map", MISSING, "territory"),
        ("map", ONE_WAY, "territory[japan].adjacent"),
        ("map", ALONE, "territory[japan].adjacent"),
        ("map", NO_SUCH_PLACE, "territory[japan].adjacent"),
        ("map", FEW_TILES, "tiles.values"),
        ("wonders", UNKNOWN_OP, "wonder[petra].effects[0].op"),
        ("wonders", UNKNOWN_ACTION, "wonder[petra].action"),
        ("wonders", NO_WONDER, "wonder (era 1)"),
        ("wonders", UNMARKED, "wonder[petra].confidence"),
        ("matrix", DEAD_END, "funnel.max_high"),
        ("matrix", NO_GOVERNMENT, "government"),
        ("matrix", BAD_ABILITY, "technology[navigation].abilities"),
        ("matrix", NO_TOURISM, "technology"),
        ("advisors", NO_ADVISOR, "set[greece]"),
        ("leaders", NO_LEADER, "leader (era 1)"),
        ("events", NO_EVENT, "event (era 1)"),
        ("actions", BAD_NUMBER, "card[raid].vp"),
        ("actions", BAD_KEY, "card[raid].colour"),
        ("game", BAD_STEPS, "turn_end.steps"),
        ("civbots", MANY_CIVBOTS, "count.2"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_with_its_place(tmp_path: Path, file: str, content: str, place: str) -> None:
    with pytest.raises(civitas.BadInput) as refused:
        civitas.title("historia", write_pack(tmp_path, **{file: content}))
    assert refused.value.key == "error-pack"
    assert (refused.value.figures["file"], refused.value.figures["place"]) == (f"{file}.toml", place)


def test_values_of_a_pack_are_played_with(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, actions='[[card]]\nid = "raid"\nvp = 5\n')
    g = arrange(civ(military=2, territories=["japan"]), idle(territories=["japan"]), pack=pack)
    act(g, "raid")
    play(g, 0, "raid:1")
    assert vp(g)[0] == 5


def test_the_example_pack_is_sound_and_replaces_our_values() -> None:
    title = civitas.title("historia", str(EXAMPLE))
    ours = civitas.title("historia")
    assert title.pack_name == "historia-example"
    assert title.pack_hash != ours.pack_hash
    g = civitas.new("historia", seats=3, seed=3, pack=str(EXAMPLE))
    chance = civitas.Chance(1)
    made = 0
    while not g.over():
        seat = g.waiting()[0]
        moves = g.legal(seat)
        g.play(seat, moves[chance.word(made) * len(moves) >> 30])
        made += 1
    assert g.standing()["over"]


# --- what the published game may hold and ours does not


@pytest.mark.rule("historia.actions.pay-points")
def test_a_step_may_cost_points(tmp_path: Path) -> None:
    """Players report that points replace cubes in some actions, as in Trade."""
    pack = write_pack(tmp_path, actions='[[card]]\nid = "trade"\npoints = 2\n')
    for own, left, level in ((1, 1, 1), (3, 1, 2)):
        g = arrange(civ(vp=own, territories=["japan"]), idle(technology=3, territories=["japan"]), pack=pack)
        act(g, "trade")
        if own > 1:
            play(g, 0, "trade:1")
        assert (vp(g)[0], g.technology[0]) == (left, level), "whoever has too few finds nothing to do"


@pytest.mark.rule("historia.actions.pay-points")
def test_a_wonder_may_cost_points_to_build_and_to_use(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, wonders='[[wonder]]\nid = "petra"\npoints = 1\nuse_points = 2\n')
    g = arrange(civ(vp=1, available=8), idle(), row=["petra", "colossus"], pack=pack)
    act(g, "art")
    play(g, 0, "art:petra")
    assert vp(g)[0] == 0
    g = arrange(civ(available=8), idle(), row=["petra", "colossus"], pack=pack)
    act(g, "art")
    assert refusal(g, 0, "art:petra") == "historia.actions.pay-points"
    figures = g.why(0, g.title.moves.parse("art:petra"))["figures"]
    assert (figures["points"], figures["own"]) == (1, 0)
    g = arrange(civ(vp=1, wonders=["petra"]), idle(), pack=pack)
    act(g, "technology")
    assert refusal(g, 0, "wonder:petra") == "historia.actions.pay-points"


@pytest.mark.rule("historia.actions.advanced")
def test_the_advanced_row_may_have_numbers_of_its_own(tmp_path: Path) -> None:
    """A second row of icons: three steps, or one that is worth more, at another price."""
    advanced = "advanced = { steps = 1, cost = 2, vp = 7 }"
    levels = '[[technology]]\nid = "agriculture"\nabilities = ["card:war", "advanced:raid"]\n'
    pack = write_pack(tmp_path, actions=f'[[card]]\nid = "raid"\n{advanced}\n', matrix=levels)
    people = civ(technology=2, military=2, available=3, territories=["japan"]), idle(territories=["japan"])
    g = arrange(*people, pack=pack)
    act(g, "raid")
    play(g, 0, "raid:1")
    assert (vp(g)[0], g.available[0]) == (7, 1) and "raid:1" not in legal(g, 0)
    words = [key for key, _ in g.title.describe("card", "raid")]
    assert "effect-advanced" in words
    assert g.title.sheet("card", "raid")["advanced"] == {"steps": 1, "cost": 2, "points": 0, "vp": 7}


@pytest.mark.rule("historia.advisors.per-era")
def test_an_advisor_may_come_with_every_era(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, game="[setup]\nadvisors_per_era = 1\n")
    for folder, more in ((None, 0), (pack, 1)):
        g = begin(2, pack=folder)
        before = [held.bit_count() for held in g.advisors]
        g.turn_of_era = 4
        g.log = None
        for step in ("advance_timeline", "new_leaders"):
            _do_step(g, step)
        assert g.era == 2
        assert [held.bit_count() for held in g.advisors] == [number + more for number in before]


# --- what numbers rest on


def test_every_table_says_what_it_rests_on() -> None:
    """Attested by the designer or a publisher, reported, or ours; the first two with their sources."""
    facts = civitas.title("historia").facts  # type: ignore[attr-defined]
    assert {origin.degree for origin in facts.origins.values()} == {"attested", "reported", "ours"}
    assert [name for name, origin in facts.origins.items() if (origin.degree == "ours") == bool(origin.sources)] == []
    eras, raid = facts.origins["game.toml:timeline"], facts.origins["card:raid"]
    assert (eras.degree, eras.ours) == ("reported", [])
    assert (raid.degree, raid.ours) == ("reported", ["cost", "vp"])
    assert facts.origins["card:tourism"].degree == "attested" and facts.origins["wonder:petra"].degree == "ours"


@pytest.mark.parametrize("language", ["en", "it"])
def test_people_read_what_it_rests_on(language: str) -> None:
    title = civitas.title("historia")
    say = texts(language, title)
    for domain, item in (("card", "raid"), ("card", "schliemann"), ("wonder", "petra"), ("territory", "europe")):
        key, args = title.describe(domain, item)[-1]
        told = say.told(key, args)
        assert key.startswith("degree-") and "{" not in told and "source-" not in told and "figure-" not in told
    rules = {rule.id: rule for rule in say.rules()}
    assert rules["historia.frame.eras"].degree == "reported" and rules["historia.raid.step"].degree == "ours"
    assert all(rule.degree in ("attested", "reported", "ours") for rule in rules.values() if rule.id[:9] == "historia.")
    assert not any("source-" in source for rule in rules.values() for source in rule.sources)


def test_what_an_owner_has_checked_is_attested(tmp_path: Path) -> None:
    checked = '[[wonder]]\nid = "petra"\ndesigned = false\nconfidence = "own copy"\n'
    title = civitas.title("historia", write_pack(tmp_path, wonders=checked))
    assert title.sheet("wonder", "petra")["degree"] == "attested"
    assert title.describe("wonder", "petra")[-1][0] == "degree-attested-alone"
