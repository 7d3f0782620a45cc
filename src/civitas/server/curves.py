"""Where points came from, in words: for the charts at the end of a game and in its replay."""

from __future__ import annotations

from civitas.kernel.tally import Curve as Tallied
from civitas.kernel.title import Title
from civitas.server.course_wire import Curve, CurvePoint, CurveThing
from civitas.text import Texts


def curve_of(found: Tallied, title: Title, say: Texts) -> Curve:
    """Points by source, in words."""
    tally = found.tally
    assert tally is not None
    behind: dict[tuple[int, str], list[int]] = {}
    for number, known in enumerate(tally.things):
        for source, things in known.items():
            for thing, points in things.items():
                row = behind.setdefault((tally.sources.index(source), thing), [0] * len(tally.things))
                row[number] = points
    return Curve(
        sources=[say.message(f"score-{source}") for source in tally.sources],
        ways=tally.by_ways,
        points=[CurvePoint(number, sheets) for number, sheets in found.points],
        things=[
            CurveThing(source, say.name(title.credited_domain, thing), points)
            for (source, thing), points in sorted(behind.items(), key=lambda entry: -max(entry[1]))
        ],
    )
