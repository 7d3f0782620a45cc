"""`civitas pack`: data packs, other values laid over the data of a title."""

from __future__ import annotations

from civitas.cli.shell import Group

pack = Group("pack", {"check": "civitas.cli.pack_check:check"})
