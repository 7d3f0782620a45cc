"""Plans of one idea, such as nothing but arms: some games of a training begin with them.

A network that only ever meets itself does not learn what to do against a player that it would never be. A title says in
`bots/ideas.toml` which moves such plans are made of.
"""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.title import Title

NAME: Final = "ideas.toml"
Idea = list[frozenset[int]]
"""Groups of moves: those of the first group that can be made, before those of the next."""


class _Idea(msgspec.Struct, forbid_unknown_fields=True):
    moves: list[list[str]]
    """How the texts of the moves begin."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    idea: list[_Idea]


_read: Final[dict[str, list[Idea]]] = {}


def ideas_of(title: Title) -> list[Idea]:
    """The ideas of a title; none if it ships none, and none with a data pack, which may have other moves."""
    path = title.folder / "bots" / NAME
    if title.pack_name != "standard" or not path.exists():
        return []
    if title.key not in _read:
        file = msgspec.toml.decode(path.read_bytes(), type=_File)
        texts = [title.moves.text(move) for move in range(title.moves.size)]
        _read[title.key] = [
            [
                frozenset(move for move, text in enumerate(texts) if text.startswith(tuple(beginnings)))
                for beginnings in idea.moves
            ]
            for idea in file.idea
        ]
    return _read[title.key]


def follow(idea: Idea, legal: list[int], word: int) -> int:
    """A move of the idea by lot, `word` below 2 to the 30; -1 if it has none to make."""
    for group in idea:
        liked = [move for move in legal if move in group]
        if liked:
            return liked[word * len(liked) >> 30]
    return -1
