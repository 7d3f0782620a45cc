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
from civitas.kernel.line import Line  # noqa: E402
from civitas.kernel.perft import perft  # noqa: E402
from civitas.kernel.position import Position  # noqa: E402
from civitas.kernel.record import Record, Step, parse_record  # noqa: E402
from civitas.kernel.registry import load, new, title, title_keys  # noqa: E402
from civitas.kernel.showing import show_with  # noqa: E402
from civitas.kernel.title import Title  # noqa: E402

__version__ = "0.1.0"


def _sentence(key: str, figures: dict[str, object]) -> str:
    """A mistake in English. The texts are loaded only when somebody reads one."""
    try:
        from civitas.text import texts
    except ModuleNotFoundError:  # the engine was installed alone, without texts
        return f"{key} {figures}"
    return texts("en").mistake(key, figures)


def _drawn(position: Position, page: bool) -> str:
    """A position as the seat that is asked sees it. Drawings are loaded only when somebody looks at one."""
    try:
        from civitas.drawing.picture import Picture
    except ModuleNotFoundError:  # the engine was installed alone, without drawings
        return ""
    picture = Picture(position)
    return picture.html() if page else picture.text()


render_with(_sentence)
show_with(_drawn)

__all__ = [
    "BadInput",
    "Chance",
    "CivitasError",
    "Event",
    "IllegalMove",
    "KeyedChance",
    "Line",
    "NotAsked",
    "Position",
    "Question",
    "Record",
    "Step",
    "Title",
    "load",
    "new",
    "parse_record",
    "perft",
    "title",
    "title_keys",
]
