"""Civitas: civilization board games, played by their exact rules.

>>> import civitas
>>> game = civitas.new("seven_wonders_duel", seed=7)
>>> seat = game.waiting()[0]
>>> game.play(seat, game.legal(seat)[0])
"""

from civitas._build import choose_engine

choose_engine()

from civitas.kernel.chance import Chance, KeyedChance  # noqa: E402
from civitas.kernel.errors import BadInput, CivitasError, IllegalMove, NotAsked, render_with  # noqa: E402
from civitas.kernel.events import Event, Question  # noqa: E402
from civitas.kernel.position import Position  # noqa: E402
from civitas.kernel.record import Record, parse_record  # noqa: E402
from civitas.kernel.registry import load, new, title, title_keys  # noqa: E402
from civitas.kernel.title import Title  # noqa: E402

__version__ = "0.1.0"


def _sentence(key: str, figures: dict[str, object]) -> str:
    """A mistake in English. The texts are loaded only when somebody reads one."""
    try:
        from civitas.text import texts
    except ModuleNotFoundError:  # the engine was installed alone, without texts
        return f"{key} {figures}"
    return texts("en").mistake(key, figures)


render_with(_sentence)

__all__ = [
    "BadInput",
    "Chance",
    "CivitasError",
    "Event",
    "IllegalMove",
    "KeyedChance",
    "NotAsked",
    "Position",
    "Question",
    "Record",
    "Title",
    "load",
    "new",
    "parse_record",
    "title",
    "title_keys",
]
