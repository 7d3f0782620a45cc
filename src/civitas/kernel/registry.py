"""Finds the titles: every package below `civitas.games` that has a `make_title`."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final

from civitas.kernel.chance import Chance, load_chance
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position
from civitas.kernel.title import Title

_made: Final[dict[tuple[str, str | None], Title]] = {}
_keys: Final[list[str]] = []


def title_keys() -> list[str]:
    if not _keys:
        games = importlib.import_module("civitas.games")
        _keys.extend(sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg))
    return list(_keys)


def title(name: str, pack: str | None = None) -> Title:
    """A title by key or alias, with a data pack or without."""
    key = name if name in title_keys() else _by_alias(name)
    made = _made.get((key, pack))
    if made is None:
        made = importlib.import_module(f"civitas.games.{key}").make_title(pack)
        assert isinstance(made, Title)
        _made[key, pack] = made
    return made


def _by_alias(name: str) -> str:
    for key in title_keys():
        if title(key).alias == name:
            return key
    raise BadInput("error-unknown-title", {"title": str(name)[:40], "titles": ", ".join(title_keys())})


def register(key: str, made: Title) -> None:
    """Make a title that lives elsewhere known under its key (tests, plug-ins)."""
    if key not in title_keys():
        _keys.append(key)
    _made[key, None] = made


def new(
    name: str | Title,
    seats: int | None = None,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    deal: dict[str, object] | None = None,
    chance: Chance | None = None,
    pack: str | None = None,
) -> Position:
    """Begin a game. Without seed, deal or chance it is the game of seed 0."""
    made = name if isinstance(name, Title) else title(name, pack)
    count = made.accept_seats(seats)
    chosen = made.accept_options(options or {})
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or seed < 0):
        raise BadInput("error-bad-seed", {"seed": str(seed)[:40]})
    if deal is not None:
        chance = made.script(deal, count, chosen)
    elif chance is None:
        chance = Chance(seed or 0)
    return made.begin(count, chosen, chance)


def load(dump: dict[str, object], pack: str | None = None) -> Position:
    """The position a dump describes; BadInput says what is wrong with it."""
    if not isinstance(dump, dict) or dump.get("format") != "civitas-position-1":
        raise BadInput("error-bad-position", {"place": "format", "reason": "civitas-position-1"})
    made = title(str(dump.get("title")), pack)
    if dump.get("pack") != made.pack_id():
        raise BadInput("error-bad-position", {"place": "pack", "reason": repr(dump.get("pack"))[:80]})
    seats, options = dump.get("seats"), dump.get("options")
    if isinstance(seats, bool) or not isinstance(seats, int) or not isinstance(options, dict):
        raise BadInput("error-bad-position", {"place": "seats", "reason": repr(seats)[:40]})
    count = made.accept_seats(seats)
    position = made.blank(count, made.accept_options(options), load_chance(dump.get("chance")))
    position.restore(dump.get("state"), dump.get("agenda"))
    return position
