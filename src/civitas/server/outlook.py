"""What the moves that a seat is offered would bring about, and what the rest of its turn will: asked for when a player
looks at a move. Trying all of it out costs more than everything else that a seat is told."""

from __future__ import annotations

from functools import lru_cache

from civitas.kernel.chance import Chance
from civitas.kernel.consequences import Range, gauges_of, may_come, outcome
from civitas.kernel.forecast import forecast, resting_move
from civitas.kernel.position import Position
from civitas.server.course_wire import Coming, ComingFigure, Consequence, Effect, Outlook, PossibleFigure
from civitas.text import Texts


def outlook(position: Position, seat: int, decision: str, names: tuple[str, ...], say: Texts) -> Outlook:
    """For a seat that is asked, what it may know of what follows."""
    return Outlook(decision, _consequences(position, seat, say), _coming(position, seat, names, say))


def shadow_of(position: Position, seat: int) -> Position:
    """What a move reveals is tried out on an imagined position, so that the answer cannot tell what is hidden."""
    return position.imagine(seat, Chance(0))


def reveals(shadow: Position, seat: int, move: int) -> bool:
    """Would a legal move bring out something unknown? As `outcome` says it, which finds out more and takes longer."""
    trial = shadow.clone()
    trial.advance(seat, move)
    return trial.seal(seat) != shadow.seal(seat) or (trial.over() and shadow.ends_unknown(seat))


def _consequences(position: Position, seat: int, say: Texts) -> list[Consequence]:
    asked = position if position.joint is None else position.sketch(seat)
    shadow = shadow_of(position, seat)
    before = gauges_of(shadow, seat)
    # A question that names a thing of which there are figures is about no other one.
    things = {name.partition(":")[2] for name in before[seat]}
    named = things.intersection(arg for arg in asked.question(seat).args.values() if isinstance(arg, str))
    own = tuple(
        (name, count) for name, count in before[seat].items() if not named or name.partition(":")[2] in ("", *named)
    )
    found = []
    for move in position.contending(seat):
        comes = outcome(shadow, before, seat, move)
        may = may_come(position, before, seat, move) if comes.reveals else []
        verb, flags = asked.title.moves.verb(move).name, _flags(asked.preview(seat, move))
        found.append(
            Consequence(
                move=asked.title.moves.text(move),
                settles=comes.settles,
                effects=[Effect(other, name, _figure(say, name), was, now) for other, name, was, now in comes.changes],
                may=_possible(may, say),
                cautions=[*_cautions(say, verb, own, flags), *_warned(shadow, seat, move, say)],
            )
        )
    return found


def _coming(position: Position, seat: int, names: tuple[str, ...], say: Texts) -> Coming | None:
    if resting_move(position.title, position.contending(seat)) < 0:
        return None
    told = forecast(position, seat)
    figures = [
        ComingFigure(other, _figure(say, name), was, now)
        for other, name, was, now in told.changes
        # What a rival may still do is said in a sentence, not by a figure that falls when the turn is over.
        if other == seat or not say.has(f"forecast-rival-{name}")
    ]
    caveats = [_caveat(say, name) for name, holds in [("others", told.others), ("chance", told.hidden)] if holds]
    if told.until >= 0:
        whose = "own" if told.until == seat else "rival"
        caveats.append(say.message(f"forecast-until-{whose}", {"seat": names[told.until]}))
    return Coming(figures, _possible(told.may, say), [*caveats, *_rivals(position, seat, names, say)])


def _rivals(position: Position, seat: int, names: tuple[str, ...], say: Texts) -> list[str]:
    """What of the rivals' figures leaves something open: the title has a sentence for it."""
    return [
        say.message(f"forecast-rival-{name}", {"seat": names[rival], "count": count})
        for rival, figures in enumerate(gauges_of(position, seat))
        if rival != seat
        for name, count in figures.items()
        if count and say.has(f"forecast-rival-{name}")
    ]


def _possible(may: list[Range], say: Texts) -> list[PossibleFigure]:
    return [PossibleFigure(other, _figure(say, name), was, least, most) for other, name, was, least, most in may]


def _caveat(say: Texts, name: str) -> str:
    """In the words of the title, where it has its own."""
    key = f"forecast-{name}"
    return say.message(f"{key}-here" if say.has(f"{key}-here") else key)


# Sentences are costly to make and few are new: the same card is offered again and again.
@lru_cache(maxsize=20_000)
def _figure(say: Texts, name: str) -> str:
    return say.figure(name)


@lru_cache(maxsize=20_000)
def _cautions(say: Texts, verb: str, own: tuple[tuple[str, int], ...], flags: tuple[tuple[str, int], ...]) -> list[str]:
    """What of the mover's own figures and of the preview is worth knowing before a move of this verb: the title has a
    sentence for it. Figures of a thing are named after both (`money:egyptians`)."""
    told = [(name.partition(":"), count) for name, count in [*own, *flags] if count]
    found = [(f"caution-{verb}-{name}", thing, count) for (name, _, thing), count in told]
    return [
        say.message(key, {"count": count, "thing": say.name("card", thing) if thing else ""})
        for key, thing, count in found
        if say.has(key)
    ]


def _flags(preview: dict[str, object]) -> tuple[tuple[str, int], ...]:
    return tuple((name, value) for name, value in preview.items() if isinstance(value, int))


def _warned(shadow: Position, seat: int, move: int, say: Texts) -> list[str]:
    return [say.message(f"caution-{name}") for name in shadow.cautions(seat, move)]
