"""Holds the boards of the client to what positions show: `python -m civitas._build.views FOLDER`.

What a seat sees of a game is told by its title, which no description of the server knows in detail; so a board declares
it in its `facts.ts`. Here games of every title are played at random, and all that is seen of them, with what is printed
on the board, becomes one type for each. Into the folder go these types as a program that compiles exactly if each fits
what its board declares: `make lint` compiles it. What one side renames or forgets is found there.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.title import Title

WEB = Path(__file__).parents[3] / "web"
BOARD = re.compile(r"^  (\w+): \(\) => import\('\./(\w+)'\),$", re.M)
VIEW = re.compile(r"\(packet: Packet\): (\w+) => packet\.view")
PRINTED = re.compile(r"const printed = \(things: Things\): (\w+) =>")
GAMES = 1
EVERY = 11
"""Of each number of seats so many games, looked at whenever so many moves are made."""
MOST_WORDS = 40
"""More different texts in one place are taken for any text."""
LONGEST_TUPLE = 3


class Seen:
    """All values met in one place."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.words: set[str] = set()
        self.objects = 0
        self.parts: dict[str, Seen] = {}
        self.counts: dict[str, int] = {}
        self.lengths: set[int] = set()
        self.items: list[Seen] = []
        """By place in lists of few, the last for all that follow."""

    def add(self, value: object) -> None:
        if isinstance(value, dict):
            self.objects += 1
            for key, part in value.items():
                self.parts.setdefault(str(key), Seen()).add(part)
                self.counts[str(key)] = self.counts.get(str(key), 0) + 1
        elif isinstance(value, list | tuple):
            self.lengths.add(len(value))
            for place, part in enumerate(value):
                while len(self.items) <= min(place, LONGEST_TUPLE):
                    self.items.append(Seen())
                self.items[min(place, LONGEST_TUPLE)].add(part)
        elif isinstance(value, str):
            self.words.add(value)
        else:
            self.plain.add("null" if value is None else "boolean" if isinstance(value, bool) else "number")

    def typed(self) -> str:
        """As TypeScript writes it."""
        found = sorted(self.plain)
        found += ["string"] if len(self.words) > MOST_WORDS else [json.dumps(word) for word in sorted(self.words)]
        if self.objects:
            found.append(self._object())
        if self.lengths:
            found.append(self._list())
        return " | ".join(found) or "never"

    def _object(self) -> str:
        parts = []
        for key, part in sorted(self.parts.items()):
            mark = "" if self.counts[key] == self.objects else "?"
            parts.append(f"{json.dumps(key)}{mark}: {part.typed()}")
        return f"{{ {'; '.join(parts)} }}"

    def _list(self) -> str:
        items = [item.typed() for item in self.items]
        if len(self.lengths) == 1 and 0 < len(items) <= LONGEST_TUPLE:
            return f"[{', '.join(items)}]"
        every = " | ".join(dict.fromkeys(items))
        return f"({every or 'never'})[]"


def type_of(values: Iterable[object]) -> str:
    seen = Seen()
    for value in values:
        seen.add(value)
    return seen.typed()


def views(title: Title) -> Iterator[dict[str, object]]:
    """What seats and spectators see in the course of random games."""
    for seats in title.seat_counts:
        for seed in range(GAMES):
            position, chance, made = registry.new(title, seats, seed), Chance(seed), 0
            while position.waiting():
                if made % EVERY == 0:
                    yield from (position.view(viewer) for viewer in (None, 0, seats - 1))
                seat = position.waiting()[0]
                moves = position.contending(seat)
                position.advance(seat, moves[chance.word(made) % len(moves)])
                made += 1
            yield position.view(0)


def program() -> str:
    """Functions that give what is told for what boards take it for."""
    lines = []
    for key, folder in BOARD.findall((WEB / "src/boards/index.ts").read_text("utf-8")):
        facts = (WEB / "src/boards" / folder / "facts.ts").read_text("utf-8")
        title = registry.title(key)
        for name, declared, told in (
            ("View", VIEW, type_of(views(title))),
            ("Printed", PRINTED, type_of([title.sheet("title", key)])),
        ):
            board = declared.search(facts)
            assert board is not None, f"{folder}/facts.ts declares no {name}"
            lines.append(f"import type {{ {board[1]} as {key}_{name} }} from '../../web/src/boards/{folder}/facts'")
            lines.append(f"type {key}_{name}_told = {told}")
            lines.append(f"export const show_{key}_{name} = (told: {key}_{name}_told): {key}_{name} => told")
    return "\n".join([*lines, ""])


def main(folder: Path) -> None:
    """The folder lies two levels below the checkout, as `build/views` does."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "told.ts").write_text(program(), "utf-8")
    settings = {
        "extends": "../../web/tsconfig.json",
        "compilerOptions": {"types": ["../../web/node_modules/vite/client"]},
        "include": [],
        "files": ["told.ts", "../../web/src/env.d.ts"],
    }
    (folder / "tsconfig.json").write_text(json.dumps(settings), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
