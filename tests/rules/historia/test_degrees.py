"""Every number of the data, one by one: what it rests on, and that whoever looks at it can read so."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.games.historia import catalogue
from civitas.text import texts

LANGUAGES = ["en", "it"]
FILES = [
    file for file in sorted((Path(catalogue.__file__).parent / "data").glob("*.toml")) if file.name != "levels.toml"
]
"""All but what was measured of the bots."""
NO_FIGURES = ("provenance", "sources")
DOMAINS = {
    **{("actions.toml", "card"): "card", ("map.toml", "territory"): "territory"},
    **{("matrix.toml", "technology"): "technology_level", ("matrix.toml", "military"): "military_level"},
    **{("matrix.toml", "government"): "government", ("wonders.toml", "wonder"): "wonder"},
    **{("advisors.toml", "advisor"): "advisor", ("advisors.toml", "set"): "civilization"},
    **{("leaders.toml", "leader"): "leader", ("events.toml", "event"): "event"},
    **{("modules.toml", "goal"): "goal", ("civbots.toml", "card"): "civbot_card"},
}
"""What a row is called where people look at it; the other tables are told by rules."""
TOLD_BY = {
    **dict.fromkeys(("game.toml:setup cubes", "game.toml:setup received", "game.toml:setup used"), "setup.cubes"),
    **dict.fromkeys(("game.toml:setup expert_received", "game.toml:setup expert_used"), "setup.expert-start"),
    "game.toml:setup advisors": "setup.civilization",
    "game.toml:setup advisors_per_era": "advisors.per-era",
    "game.toml:wonders row_beyond_players": "wonders.deal-ignores-civbots",
    "game.toml:leaders offered_beyond_players": "leaders.offer",
    "game.toml:queue turn_end_returns": "turn-end.two-oldest",
    "game.toml:timeline eras": "frame.eras",
    "matrix.toml:matrix levels": "matrix.level-16",
    "matrix.toml:matrix start": "setup.start-cell",
    "matrix.toml:matrix overflow_vp": "matrix.overflow",
    "modules.toml:golden_era tokens": "golden-era.tokens",
    "modules.toml:golden_era flip_cost": "golden-era.flip",
    "modules.toml:golden_era discount": "golden-era.effect",
    "modules.toml:goals in_play": "goals.in-play",
    "civbots.toml:civbots cubes": "civbots.eight-cubes",
    "civbots.toml:civbots difficulty_cubes": "civbots.difficulty-cube",
    "civbots.toml:civbots level_16_vp": "civbots.level-16-two-vp",
    **{f"civbots.toml:count {players}": "civbots.count" for players in range(1, 7)},
    **{f"civbots.toml:level[{level}] cards": "civbots.deck" for level in ("chieftain", "noble", "king")},
}
"""The rule that tells a number which stands on no card."""
SEEN = {
    "game.toml:components": "what is in the box: people count the lists themselves",
    "map.toml:tiles": "drawn on the board, with the degree in its sheet",
    "matrix.toml:funnel": "drawn as the outline of the matrix, with the degree in the sheet of the board",
}
CERTAINTY = ["ours", "reported", "attested"]


def figures(value: object) -> Iterator[int]:
    if isinstance(value, dict):
        for part in value.values():
            yield from figures(part)
    elif isinstance(value, list):
        for part in value:
            yield from figures(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def tables(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table with the name by which its origin is kept."""
    for name, found in tomllib.loads(file.read_text()).items():
        if isinstance(found, list):
            for row in found:
                domain = DOMAINS.get((file.name, name))
                yield f"{domain}:{row['id']}" if domain else f"{file.name}:{name}[{row['id']}]", row
        elif name not in NO_FIGURES:
            yield f"{file.name}:{name}", found


def numbers() -> Iterator[tuple[str, str]]:
    """Every field that holds a number, with its table."""
    for file in FILES:
        for place, row in tables(file):
            for field, value in row.items():
                if any(True for _ in figures(value)):
                    yield place, field


NUMBERS = sorted(numbers())


def facts() -> catalogue.Catalogue:
    return civitas.title("historia").facts  # type: ignore[attr-defined, no-any-return]


def degree(place: str, field: str) -> str:
    origin = facts().origins[place]
    return "ours" if field in origin.ours else origin.degree


def test_no_number_is_left_out() -> None:
    assert len(NUMBERS) > 300 and {degree(*number) for number in NUMBERS} == set(CERTAINTY)
    assert {place for place, _ in NUMBERS} <= set(facts().origins)
    written = {f"{place} {field}" for place, field in NUMBERS if ".toml:" in place and place not in SEEN}
    assert set(TOLD_BY) == written, "each number that stands on no card has its rule"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("place", "field"), NUMBERS, ids=[" ".join(number) for number in NUMBERS])
def test_every_number_says_what_it_rests_on(place: str, field: str, language: str) -> None:
    title = civitas.title("historia")
    say, origin = texts(language, title), facts().origins[place]
    rests_on = degree(place, field)
    if origin.degree != "ours":
        assert origin.sources, "whatever is not ours was told by somebody"
    named = [say.message(f"source-{source}") for source in origin.sources]
    assert not any("source-" in name for name in named)
    if ".toml:" not in place:
        key, args = title.describe(*place.split(":"))[-1]
        told = say.told(key, args)
        assert key.startswith(f"degree-{origin.degree}") and all(name in told for name in named)
        if field in origin.ours:
            assert say.message(f"figure-{field}") in told
        assert title.sheet(*place.split(":"))["degree"] == origin.degree
        return
    shown = title.sheet("title", "historia")["origins"]
    assert isinstance(shown, dict) and shown[place] == origin.sheet()
    if place in SEEN:
        return
    rule = next(rule for rule in say.rules() if rule.id == f"historia.{TOLD_BY[f'{place} {field}']}")
    # A rule may claim less than a number deserves, never more; where only a number in it is ours it says that.
    assert CERTAINTY.index(rule.degree) <= CERTAINTY.index(rests_on) or (rests_on == "ours" and rule.ours)
