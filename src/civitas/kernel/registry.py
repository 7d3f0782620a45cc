"""Finds the titles: every package below `civitas.games` that has a `make_title`."""

from __future__ import annotations

import importlib
import pkgutil
import threading
from pathlib import Path
from typing import Final, SupportsIndex

from civitas.kernel.chance import Chance, load_chance
from civitas.kernel.data import LONGEST, STANDARD
from civitas.kernel.dumping import POSITION_FORMAT
from civitas.kernel.errors import BadInput, Reason, short
from civitas.kernel.events import Event
from civitas.kernel.loading import bad_position
from civitas.kernel.pictures import find_pictures
from civitas.kernel.position import Position
from civitas.kernel.title import Title

_made: Final[dict[tuple[str, str | None], Title]] = {}
_keys: Final[list[str]] = []
_registered: Final[set[str]] = set()
_making: Final = threading.RLock()
"""Whatever is found or read first is found and read once, whoever asks at the same moment."""


def title_keys() -> list[str]:
    if not _keys:
        with _making:
            if not _keys:
                games = importlib.import_module("civitas.games")
                _keys.extend(sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg))
    return list(_keys)


def title(name: object, pack: object = None) -> Title:
    """A title by key or alias, with a data pack (the folder of one) or without."""
    key = _key(name if isinstance(name, str) else short(name))
    folder = _folder(pack)
    made = _made.get((key, folder))
    if made is None:
        if key in _registered:
            raise BadInput("error-pack-missing", {"folder": folder})
        with _making:
            made = _made.get((key, folder)) or _read(key, folder)
    return made


def _read(key: str, folder: str | None) -> Title:
    made = importlib.import_module(f"civitas.games.{key}").make_title(folder)
    assert isinstance(made, Title)
    made.pictures = find_pictures(made)
    _made[key, folder] = made
    return made


def _key(name: str) -> str:
    keys = title_keys()
    if name in keys:
        return name
    for key in keys:
        if title(key).alias == name:
            return key
    raise BadInput("error-unknown-title", {"title": name[:40], "titles": ", ".join(keys)})


def _folder(pack: object) -> str | None:
    if pack is None or isinstance(pack, str):
        return pack
    if isinstance(pack, Path):
        return str(pack)
    raise BadInput("error-pack-missing", {"folder": short(pack)})


def register(key: str, made: Title, pack: str | None = None) -> None:
    """Make a title that lives elsewhere (tests, plug-ins) known under its key, as made with that pack."""
    if key not in title_keys():
        _keys.append(key)
    _registered.add(key)
    _made[key, pack] = made


def new(
    name: object,
    seats: object = None,
    seed: object = None,
    options: object = None,
    deal: object = None,
    chance: object = None,
    pack: object = None,
    log: list[Event] | None = None,
) -> Position:
    """Begin a game of a title (or of its name or alias), with a number of seats, a seed and a table of options.

    Without seed, deal or chance it is the game of seed 0. A deal comes before a chance, and a chance before a seed:
    what a deal leaves open follows from it alone. `log` is told of the set-up. What comes from outside is taken as it
    is and checked here, so that a wrong type too is refused in a sentence.
    """
    made = name if isinstance(name, Title) else title(name, pack)
    count = made.accept_seats(seats)
    chosen = made.accept_options({} if options is None else options)
    return made.begin(count, chosen, _maker(made, count, chosen, seed, deal, chance), log)


def _maker(made: Title, seats: int, options: dict[str, object], seed: object, deal: object, chance: object) -> Chance:
    """What rules the luck of a new game: an explicit deal, else a maker of chance, else a seed."""
    if seed is None:
        seed = 0
    if isinstance(seed, bool) or not isinstance(seed, SupportsIndex):
        raise BadInput("error-bad-seed", {"seed": short(seed)})
    from_seed = Chance(seed)
    if deal is not None:
        return made.script(_table(deal), seats, options)
    if chance is None:
        return from_seed
    if not isinstance(chance, Chance):
        raise BadInput("error-bad-seed", {"seed": short(chance)})
    return chance


def _table(deal: object) -> dict[str, object]:
    if not isinstance(deal, dict):
        reason = Reason("reason-needs-table", {"found": short(deal)})
        raise BadInput("error-bad-deal", {"place": "deal", "reason": reason})
    for key in deal:
        if not isinstance(key, str):
            raise BadInput("error-bad-deal", {"place": short(key), "reason": Reason("reason-unknown-key", {})})
    return deal


def load(dump: object, pack: object = None) -> Position:
    """The position a dump describes; BadInput says what is wrong with it."""
    if not isinstance(dump, dict) or dump.get("format") != POSITION_FORMAT:
        raise bad_position("format", Reason("reason-none-of", {"found": "-", "choices": POSITION_FORMAT}))
    return load_for(title(dump.get("title"), pack), dump)


def check_data(made: Title, told: object, file: str) -> None:
    """BadInput if what a file tells of its data is not what the title was made with: nothing is wrong with the file
    then, it belongs to another pack."""
    if made.goes_on(told):
        return
    name, value = (told.get("name"), told.get("hash")) if isinstance(told, dict) else (None, None)
    if not isinstance(name, str) or not isinstance(value, str):
        raise BadInput("error-other-data", {"file": file, "reason": Reason("reason-data-untold", {})})
    figures: dict[str, object] = {"pack": _printed(name), "hash": _printed(value)}
    if name == STANDARD:
        key = "reason-data-values" if made.pack_name == STANDARD else "reason-data-standard"
    else:
        key = "reason-data-pack" if made.pack_name == STANDARD else "reason-data-other"
    figures |= {"given": made.pack_name, "found": made.pack_hash}
    raise BadInput("error-other-data", {"file": file, "reason": Reason(key, figures)})


def _printed(word: str) -> str:
    """A foreign word; terminals obey control characters."""
    return word[:LONGEST] if word.isprintable() else short(word)


def load_for(made: Title, dump: dict[str, object]) -> Position:
    """The same for a title at hand, data pack included."""
    if dump.get("title") != made.key:
        raise bad_position("title", Reason("reason-found", {"found": short(dump.get("title"))}))
    check_data(made, dump.get("pack"), "position")
    seats, options = dump.get("seats"), dump.get("options")
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise bad_position("seats", Reason("reason-needs-whole", {"found": short(seats)}))
    if not isinstance(options, dict):
        raise bad_position("options", Reason("reason-needs-table", {"found": short(options)}))
    count = made.accept_seats(seats)
    position = made.blank(count, made.accept_options(options), load_chance(dump.get("chance")))
    position.restore(dump.get("state"), dump.get("agenda"))
    return position
