"""What a data pack changes, in words: the things that are called otherwise, do something else or have a picture."""

from __future__ import annotations

from dataclasses import dataclass

from civitas.kernel import registry
from civitas.kernel.title import Title
from civitas.text.texts import texts


@dataclass(frozen=True)
class Changed:
    domain: str
    item: str
    name: str
    text: list[str]
    before: list[str]
    """Name and text without the pack; empty for a thing that the pack adds."""
    gone: bool = False
    """The pack takes it out; `name` and `text` are those without the pack."""
    picture: bool = False


def changed_things(title: Title, language: str) -> list[Changed]:
    """By domain in the order of the pack's data, then what it takes out; nothing for a title without a pack."""
    if title.data.folder is None:
        return []
    plain = registry.title(title.key)
    say, before = texts(language, title), texts(language, plain)
    found = []
    told = set()
    for name, domain in title.domains.items():
        known = plain.domains[name].index
        for item in domain.ids:
            now = [say.name(name, item), *say.card(name, item)]
            was = [before.name(name, item), *before.card(name, item)] if item in known else []
            picture = f"{name}/{item}" in title.pictures
            # A wonder is a card too: it is told once.
            if (now != was or picture) and (item, *now) not in told:
                told.add((item, *now))
                found.append(Changed(name, item, now[0], now[1:], was, picture=picture))
        for item in plain.domains[name].ids:
            if item not in domain.index and (item,) not in told:
                told.add((item,))
                found.append(Changed(name, item, before.name(name, item), before.card(name, item), [], gone=True))
    return found
