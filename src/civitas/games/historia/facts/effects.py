"""What cards do and what leaders ask for, as data."""

from __future__ import annotations


class Effect:
    def __init__(self, op: int, n: int, per: int, most: int, which: int, actions: int) -> None:
        self.op = op
        self.n = n
        self.per = per
        self.most = most
        self.which = which
        self.actions = actions
        """Mask of the actions a protection holds against."""


class Objective:
    def __init__(self, kind: int, n: int, territories: int, governments: int, vp: int) -> None:
        self.kind = kind
        self.n = n
        self.territories = territories
        self.governments = governments
        self.vp = vp
