"""The end of the game (Fine della partita e vittoria): supremacy ends the game at once, otherwise points decide after
Age III."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.frames import BLUE_TIE_BREAK, CIVILIAN, MILITARY, SHARED
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.scoring import blue_points, total_points


def finish(p: DuelState, winner: int, ending: int) -> None:
    p.winner = winner
    p.ending = ending
    p.end_game()


def win(p: DuelState, seat: int, ending: int) -> None:
    """Supremazia Militare, Supremazia Scientifica."""
    finish(p, seat, ending)
    if p.log is not None:
        p.tell("event-military-supremacy" if ending == MILITARY else "event-scientific-supremacy", {"seat": seat})


def civilian_victory(p: DuelState) -> None:
    """Civilian victory: most points; then most points on blue buildings; then both win."""
    points = [total_points(p, 0), total_points(p, 1)]
    blue = [blue_points(p, 0), blue_points(p, 1)]
    if points[0] != points[1]:
        winner = 0 if points[0] > points[1] else 1
        finish(p, winner, CIVILIAN)
        if p.log is not None:
            args: dict[str, object] = {"seat": winner, "points": points[winner], "second": points[1 - winner]}
            p.tell("event-civilian-victory", args)
    elif blue[0] != blue[1]:
        winner = 0 if blue[0] > blue[1] else 1
        finish(p, winner, BLUE_TIE_BREAK)
        if p.log is not None:
            p.tell("event-tie-break", {"seat": winner, "blue": blue[winner]})
    else:
        finish(p, -1, SHARED)
        if p.log is not None:
            p.tell("event-shared-victory", {})
