"""Data packs: an owner's values replace ours, and a pack that cannot be is refused with the exact place."""

from __future__ import annotations

from pathlib import Path

import pytest

import civitas
from rules.historia.tools import act, arrange, civ, idle, play, vp

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
