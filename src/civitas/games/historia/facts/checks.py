"""What the data must hold together: counts, neighbours, the outline of the matrix. Faults name their place."""

from __future__ import annotations

from civitas.kernel.data import Table


def check_components(components: Table, key: str, count: int, file: Table, place: str) -> None:
    """The lists hold as many things as the components say."""
    wanted = components.whole(key, 1)
    if count != wanted:
        raise file.fault(place, "reason-count", {"found": count, "wanted": wanted})


def check_adjacency(row: Table, number: int, neighbours: int) -> None:
    if neighbours == 0:
        raise row.fault("adjacent", "reason-historia-no-neighbour")
    if neighbours >> number & 1:
        raise row.fault("adjacent", "reason-historia-own-neighbour")


def check_steps(turn_end: Table, steps: list[int], count: int, timeline: int) -> None:
    if sorted(steps) != list(range(count)):
        raise turn_end.fault("steps", "reason-historia-steps")
    if steps.index(timeline) > min([steps.index(later) for later in range(timeline + 1, count)]):
        raise turn_end.fault("steps", "reason-historia-steps-order")


def check_funnel(funnel: Table, max_high: list[int], levels: int, start: list[int]) -> list[int]:
    """The cells inside the outline; every cell that can be reached must have a way on."""
    if len(max_high) != levels or not all(1 <= high <= levels for high in max_high):
        raise funnel.fault("max_high", "reason-historia-outline", {"most": levels})
    if len(start) != 2 or not all(1 <= level <= levels for level in start):
        raise funnel.fault("start", "reason-historia-start")
    width = levels + 2
    inside = [0] * (width * width)
    for tech in range(1, levels + 1):
        for army in range(1, levels + 1):
            if max(tech, army) <= max_high[min(tech, army) - 1]:
                inside[army * width + tech] = 1
    reached = [start[1] * width + start[0]]
    if not inside[reached[0]]:
        raise funnel.fault("max_high", "reason-historia-start")
    for cell in reached:
        onward = [beyond for beyond in (cell + 1, cell + width) if inside[beyond]]
        if not onward and cell != levels * width + levels:
            figures: dict[str, object] = {"technology": cell % width, "military": cell // width}
            raise funnel.fault("max_high", "reason-historia-dead-end", figures)
        reached += [beyond for beyond in onward if beyond not in reached]
    return inside


def check_hand(file: Table, start: int, by_technology: int, by_military: int, count: int) -> None:
    if start & (by_technology | by_military) or by_technology & by_military:
        raise file.fault("technology", "reason-historia-card-twice")
    if (start | by_technology | by_military) != (1 << count) - 1:
        raise file.fault("technology", "reason-historia-card-never")


def check_government(file: Table, government: list[int], inside: list[int], width: int) -> None:
    for cell, number in enumerate(government):
        if inside[cell] and number < 0:
            figures: dict[str, object] = {"technology": cell % width, "military": cell // width}
            raise file.fault("government", "reason-historia-no-government", figures)
