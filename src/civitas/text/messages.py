"""The messages of one language: the common ones and those of a title."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from civitas.kernel.errors import short

FOLDER: Final = Path(__file__).parent
READABLE: Final = 1e15
"""Larger numbers are not written out: nobody reads them, and Fluent cannot format the largest."""


class Messages:
    def __init__(self, language: str, title_folder: Path | None) -> None:
        # Players of a terminal would see the marks that isolate arguments.
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        """Every key, in the order of the files."""
        folders = [FOLDER] if title_folder is None else [FOLDER, title_folder / "text"]
        for folder in folders:
            path = folder / f"{language}.ftl"
            if path.exists():
                resource = FluentResource(path.read_text(encoding="utf-8"))
                self._bundle.add_resource(resource)
                self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def has(self, key: str, attribute: str | None = None) -> bool:
        if not self._bundle.has_message(key):
            return False
        return attribute is None or attribute in self._bundle.get_message(key).attributes

    def attributes(self, key: str) -> list[str]:
        """The names of a message's attributes, in the order of the file."""
        return list(self._bundle.get_message(key).attributes) if self._bundle.has_message(key) else []

    def render(self, key: str, args: Mapping[str, object], attribute: str | None = None) -> tuple[str, list[Exception]]:
        """The message and what went wrong in it. A key that does not exist is its own text."""
        if not self.has(key, attribute):
            return (key if attribute is None else f"{key}.{attribute}"), [LookupError(key)]
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            return key, [LookupError(key)]
        text, problems = self._bundle.format_pattern(pattern, {name: _printable(arg) for name, arg in args.items()})
        return str(text), problems


def _printable(arg: object) -> object:
    """What comes from files and keyboards may hold control characters, which a terminal would obey."""
    if isinstance(arg, int | float):
        return arg if -READABLE < arg < READABLE else short(arg)
    if not isinstance(arg, str) or arg.isprintable():
        return arg
    return "".join(letter if letter.isprintable() else "?" for letter in arg)
