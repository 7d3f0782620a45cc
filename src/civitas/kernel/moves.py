"""The finite move table of a title: a move is an index into it, its text is stable, its label belongs to the edge."""

from __future__ import annotations

import operator
from typing import Final, SupportsIndex

from civitas.kernel.errors import BadInput, short


class Domain:
    """A kind of thing that moves, views and texts speak of (cards, seats, areas), in catalogue order."""

    def __init__(self, name: str, ids: list[str]) -> None:
        self.name = name
        self.ids = ids
        self.index = {item: number for number, item in enumerate(ids)}

    def __len__(self) -> int:
        return len(self.ids)


def numbers(name: str, first: int, last: int) -> Domain:
    """Whole numbers as a domain, for bids and amounts."""
    return Domain(name, [str(number) for number in range(first, last + 1)])


class Verb:
    """One kind of move and the domains of its arguments. `base` is the move with all arguments at index 0."""

    def __init__(self, name: str, domains: list[Domain]) -> None:
        self.name = name
        self.domains = domains
        self.base = 0
        size = 1
        for domain in domains:
            size *= len(domain)
        self.size = size

    def owns(self, move: int) -> bool:
        """Is this a move of the verb?"""
        return 0 <= move - self.base < self.size


class MoveTable:
    """All moves of a title. Numbers run through the verbs in order, the last argument fastest."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.by_name: dict[str, Verb] = {}
        base = 0
        for verb in verbs:
            verb.base = base
            base += verb.size
            self.by_name[verb.name] = verb
        self.size = base
        self.verb_of = [number for number, verb in enumerate(verbs) for _ in range(verb.size)]
        """Of each move the place of its verb among the verbs."""

    def __len__(self) -> int:
        return self.size

    def firsts(self, *names: str) -> list[int]:
        """The first move of each of these verbs."""
        return [self.by_name[name].base for name in names]

    def verb(self, move: int) -> Verb:
        if not 0 <= move < self.size:
            raise BadInput("error-bad-move", {"move": short(move)})
        return self.verbs[self.verb_of[move]]

    def args(self, move: int) -> list[int]:
        """The argument indices of a move."""
        verb = self.verb(move)
        rest = move - verb.base
        found: list[int] = []
        for domain in reversed(verb.domains):
            rest, index = divmod(rest, len(domain))
            found.append(index)
        found.reverse()
        return found

    def arg_ids(self, move: int) -> dict[str, str]:
        """The arguments by the name of their domain: `{"card": "baths"}`; a second one of a domain gets a 2, a third a
        3."""
        found: dict[str, str] = {}
        names: list[str] = []
        for domain, index in zip(self.verb(move).domains, self.args(move), strict=True):
            names.append(domain.name)
            count = names.count(domain.name)
            found[domain.name if count == 1 else f"{domain.name}{count}"] = domain.ids[index]
        return found

    def move(self, verb_name: str, *args: int) -> int:
        verb = self.by_name[verb_name]
        number = 0
        for domain, index in zip(verb.domains, args, strict=True):
            number = number * len(domain) + index
        return verb.base + number

    def text(self, move: int) -> str:
        verb = self.verb(move)
        if not verb.domains:
            return verb.name
        ids = [domain.ids[index] for domain, index in zip(verb.domains, self.args(move), strict=True)]
        return verb.name + ":" + "+".join(ids)

    def number(self, move: SupportsIndex | str) -> int:
        """A move named by its number or by its text."""
        return self.parse(move) if isinstance(move, str) else operator.index(move)

    def parse(self, text: str) -> int:
        """The move with this text, or BadInput naming it."""
        name, colon, rest = text.strip().partition(":")
        verb = self.by_name.get(name)
        ids = rest.split("+") if colon else []
        if verb is None or len(ids) != len(verb.domains):
            raise BadInput("error-bad-move", {"move": text[:80]})
        number = 0
        for domain, item in zip(verb.domains, ids, strict=True):
            index = domain.index.get(item)
            if index is None:
                raise BadInput("error-bad-move", {"move": text[:80]})
            number = number * len(domain) + index
        return verb.base + number


SEATS: Final = 8


def seats_domain(count: int = SEATS) -> Domain:
    """Seats as arguments of moves, numbered as in the API."""
    return Domain("seat", [str(seat) for seat in range(count)])
