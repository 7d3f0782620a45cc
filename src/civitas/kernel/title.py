"""A game as published: names, seat counts, options, move table, catalogue. With a data pack it is another Title."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING

from civitas.kernel.advice import Advice
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.data import Data
from civitas.kernel.errors import BadInput, Reason, short
from civitas.kernel.moves import Domain, MoveTable
from civitas.kernel.questions import Questions
from civitas.kernel.senses import Senses, Written
from civitas.kernel.subclassing import mypyc_attr
from civitas.kernel.valuation import outcome, shares_of, totals

if TYPE_CHECKING:
    from civitas.kernel.events import Event
    from civitas.kernel.position import Position


class Option:
    """A named choice at set-up. Without `values` it is a yes or no; with `many` a list of them."""

    def __init__(self, key: str, default: object, values: list[str] | None = None, many: bool = False) -> None:
        self.key = key
        self.default = default
        self.values = values
        self.many = many

    def accept(self, value: object) -> object:
        """A value given by a user, as a JSON-safe value of the right type."""
        if self.values is None:
            if isinstance(value, bool):
                return value
            word = _word(value).lower()
            if word in ("yes", "true", "1"):
                return True
            if word in ("no", "false", "0"):
                return False
            raise self._bad(value)
        if self.many:
            parts = value if isinstance(value, list | tuple) else _word(value).split(",")
            found = [_word(part) for part in parts if _word(part)]
            if not all(part in self.values for part in found):
                raise self._bad(value)
            return found
        word = _word(value)
        if word not in self.values:
            raise self._bad(value)
        return word

    def _bad(self, value: object) -> BadInput:
        choices = ", ".join(self.values) if self.values is not None else "yes, no"
        return BadInput("error-option-value", {"option": self.key, "value": _word(value)[:40], "values": choices})


def _word(value: object) -> str:
    """A value given by a user as a word; what is none is told in few."""
    return value.strip() if isinstance(value, str) else short(value)


Options = dict[str, object]
"""The options of a game with their values, as `accept_options` gives them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game as published: names, seat counts, options, moves, and what bots ask of it."""

    def __init__(
        self,
        key: str,
        alias: str,
        names: dict[str, str],
        seat_counts: list[int],
        options: list[Option],
        moves: MoveTable,
        domains: dict[str, Domain],
        rules_version: int,
        data: Data,
        folder: Path,
        provenance: dict[str, object],
    ) -> None:
        self.key = key
        self.alias = alias
        """The prefix of the title's rule ids, also understood as its name."""
        self.names = names
        self.seat_counts = seat_counts
        self.options = options
        self.moves = moves
        self.questions = Questions(moves, {})
        """What is asked and what answers it. A title sets its own, or fills in the hooks of its position by hand."""
        self.advice = Advice()
        """What bots ask; a title sets its own."""
        self.harmless_draws = False
        """Are draws that nobody asks for, such as cards at the end of a turn, without effect on anybody's figures?"""
        self.sources: list[str] = []
        """What points come from, where a title credits them as they come; else the categories of its standing tell."""
        self.credited_domain = ""
        """What the things behind credits are."""
        self.played: dict[str, str] = {}
        """Moves by which somebody plays a card, or what stands for one, as the archive counts it: by verb the domain of
        the argument that names it."""
        self.arguments: dict[str, list[str]] = {}
        """What arguments of events, questions and figures name, where they are not called after a domain: by domain,
        `seat`, or family of texts (`colour` for `colour-red`)."""
        self.domains = domains
        self.rules_version = rules_version
        """Raised when a rule is corrected, so that records tell under which rules each move was played."""
        self.data = data
        self.pack_name = data.name
        self.pack_hash = data.hash
        self.pictures: dict[str, str] = {}
        """The files of the pictures that a data pack brings, by `<domain>/<id>`."""
        self.earlier_data: list[str] = []
        """Hashes of our own data before it was corrected."""
        self.earlier_parts: dict[str, str] = {}
        """What parts of the standing were called in earlier records, with what they are called now."""
        self.folder = folder
        """Where the texts and the ledger of the title lie."""
        self.provenance = provenance
        """Where the data comes from and what of it is our own design."""
        self.done_move = self._first_of("done")
        self.accept_move = self._first_of("accept")
        self.decline_move = self._first_of("decline")
        self.resign_move = self._first_of("resign")
        """The move that gives the game up, or -1 for a title without one. It is never the only legal one."""
        self._offer = moves.by_name.get("offer")
        self._propose = moves.by_name.get("propose")

    def _first_of(self, verb: str) -> int:
        found = self.moves.by_name.get(verb)
        return -1 if found is None else found.base

    def begins_offer(self, move: int) -> bool:
        return self._offer is not None and self._offer.owns(move)

    def offered_to(self, move: int) -> int:
        """The seat to which a move begins an offer: its only argument."""
        assert self._offer is not None
        return move - self._offer.base

    def proposes(self, move: int) -> bool:
        return self._propose is not None and self._propose.owns(move)

    def pack_id(self) -> dict[str, object]:
        return {"name": self.pack_name, "hash": self.pack_hash}

    def goes_on(self, pack: object) -> bool:
        """May a game that began with this data go on? With the present one, and with earlier ones of our own that name
        the same things in the same order."""
        if pack == self.pack_id():
            return True
        return isinstance(pack, dict) and pack.get("name") == self.pack_name and pack.get("hash") in self.earlier_data

    def accept_seats(self, seats: object) -> int:
        """A number of seats from outside, or the smallest one for people among themselves: whoever wants to play alone
        says so. BadInput names the numbers that fit."""
        several = [count for count in self.seat_counts if count > 1]
        count = (several or self.seat_counts)[0] if seats is None else seats
        if isinstance(count, bool) or not isinstance(count, int) or count not in self.seat_counts:
            raise BadInput(
                "error-seat-count",
                {"title": self.key, "counts": ", ".join([str(n) for n in self.seat_counts]), "given": short(count)},
            )
        return count

    def accept_options(self, given: object) -> dict[str, object]:
        """All options with their values, defaults filled in; BadInput names what does not fit."""
        if not isinstance(given, dict):
            raise BadInput("error-options-table", {"given": short(given)})
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                names = ", ".join(known) or "-"
                raise BadInput("error-unknown-option", {"option": _word(key)[:40], "options": names})
        return {key: option.accept(given.get(key, option.default)) for key, option in known.items()}

    def begin(self, seats: int, options: dict[str, object], chance: Chance, log: list[Event] | None = None) -> Position:
        """The position at the first question; `log` is told of the set-up."""
        position = self.blank(seats, options, chance)
        position.log = log
        self.set_up(position)
        position.go_on()
        position.log = None
        return position

    # ------------------------------------------------------------------ what a title fills in

    def sizes(self, seats: int, options: dict[str, object]) -> dict[str, int]:
        """How many there are of each thing by which fields are measured and bounded: seats, the members of each domain,
        and what a title adds."""
        found = {name: len(domain) for name, domain in self.domains.items()}
        found["seat"] = seats
        return found

    @abstractmethod
    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        """A position of the right shape, before anything is laid out: for `set_up` or `restore` to fill."""

    @abstractmethod
    def set_up(self, position: Position) -> None:
        """Lay out a blank position, up to its first question or automatic frame."""

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        """The chance that deals as told; BadInput names the place of an impossible deal."""
        raise BadInput("error-bad-deal", {"place": "deal", "reason": Reason("reason-not-offered", {})})

    def name_of(self, domain: str, item: str, language: str) -> str | None:
        """The localised name of a thing, from the data; None if the texts name it."""
        return None

    def label_key(self, move: int) -> str:
        """The message that names a move to people, given its arguments."""
        return f"move-{self.moves.verb(move).name}"

    def argument_kinds(self) -> dict[str, str]:
        """What each argument names."""
        return {name: kind for kind, names in self.arguments.items() for name in names}

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        """What a thing costs and does, as messages with their arguments."""
        return []

    def explain(self, preview: dict[str, object]) -> list[tuple[str, dict[str, object]]]:
        """How a previewed move is paid, step by step, as messages with their arguments."""
        return []

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        """The facts of a thing for drawing it, JSON-safe; of the board itself with `title` and the title's key."""
        return {}

    # ------------------------------------------------------------------ what bots ask of a title

    def evaluate(self, position: Position) -> list[float]:
        """The share of the victory each seat may expect; exact once the game is over.

        Bots call it on imagined positions only, so it may read everything. Without one of its own, a title is judged
        by the points of its standing.
        """
        if self.advice.evaluate is not None:
            return self.advice.evaluate(position)
        return outcome(position) if position.over() else shares_of(totals(position), 10.0)

    def quiet(self, position: Position) -> bool:
        """Can the position be judged as it stands? False in the middle of a move that takes several choices."""
        return True if self.advice.quiet is None else self.advice.quiet(position)

    def sight(self, position: Position, seat: int) -> int:
        """A number for what a seat sees, equal for equal views and as good as never for others; cheap.

        0 stands for "not offered": search then tells situations apart by the moves that led to them.
        """
        return 0 if self.advice.sight is None else self.advice.sight(position, seat)

    def feature_names(self) -> list[str]:
        """What each place of the buffer of `features` holds; empty for a title that offers none."""
        return self.advice.names

    def features(self, position: Position, seat: int, buffer: list[float]) -> None:
        """Write the position as seen from `seat` into the buffer, one number for each of `feature_names`."""
        self.sense(position, seat, Written(buffer))

    def sense(self, position: Position, seat: int, senses: Senses) -> None:
        """Tell the features that are not 0, for thinking. Each place is told at most once."""
        if self.advice.sense is not None:
            self.advice.sense(position, seat, senses)

    def outlook_names(self) -> list[str]:
        """What a learned value goes by: the features, unless the title tells something else for it."""
        return self.advice.outlook_names or self.advice.names

    def outlook(self, position: Position, seat: int, senses: Senses) -> None:
        """Tell it, like `sense`. Only what the seat knows, but for what chance has dealt an imagined position."""
        if self.advice.outlook is not None:
            self.advice.outlook(position, seat, senses)
        else:
            self.sense(position, seat, senses)

    def foresees(self) -> bool:
        """Does `outlook` carry out what was begun? Then moves are weighed by making each of them once."""
        return self.advice.outlook is not None

    def winner_in_sight(self, position: Position) -> int:
        """The seat that can win the game with the move it is asked for, whatever is hidden; -1 if none is known."""
        return -1

    def endangered(self, position: Position, seat: int, share: float) -> float:
        """What is left of the share that a learned value gives a seat, where somebody may win suddenly in a way that
        the games it learned from seldom show."""
        return share

    def is_open(self, position: Position) -> bool:
        """Is nothing hidden or left to chance until the end? Then the rest can be counted out."""
        return False

    def alike(self, position: Position, seat: int) -> int:
        """A legal move of a seat where all of them come to the same, or -1 where they do not."""
        return -1

    def decided(self, position: Position, seat: int) -> int:
        """A legal move of a seat that carries out what it has laid down in secret before, or -1."""
        return -1

    def hangs_on_hidden(self, before: Position, after: Position, seat: int) -> bool:
        """Did anybody's figures change from `before` to `after` by something that this seat has not seen and is not
        shown either?"""
        return False

    def orders(self) -> list[str]:
        """The standing orders that are of use at a table of this title."""
        verbs = [verb.name for verb in self.moves.verbs]
        found = ["auto_single"]
        if "pass" in verbs:
            found.append("auto_pass")
        if "decline" in verbs:
            found.append("auto_decline")
        return found

    def plans(self, position: Position, seat: int, width: int = 0) -> list[list[int]]:
        """Short sequences of moves worth trying where a turn has many; empty where single moves are enough.

        Where plans are built step by step, the best `width` beginnings are carried on; 0 leaves it to the title.
        """
        return []

    def lasts(self, position: Position, seat: int) -> bool:
        """Is a seat asked for a choice that holds for the rest of the game, so that plans for it are best compared by
        playing to the end?"""
        return False
