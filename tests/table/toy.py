"""A small game with everything a table has to cope with: joint frames, offers, reactions, chance and plain turns.

In each round all players pick fruit at once (up to two picks of one to three, offers of fruit allowed, then done), then
everybody may react once, then the first player rolls a die and walks two plain steps. After three rounds it is over.
"""

from __future__ import annotations

from pathlib import Path

from civitas.kernel.chance import Chance
from civitas.kernel.data import Data
from civitas.kernel.events import Question
from civitas.kernel.fields import COPIED, HIDDEN, NUMBER, PUBLIC, Field, fill
from civitas.kernel.frames import FIRST_KIND, a_of, frame, kind_of
from civitas.kernel.joint import GRANTED, RETURNED, SET_ASIDE, TAKEN, Joint
from civitas.kernel.moves import Domain, MoveTable, Verb, numbers, seats_domain
from civitas.kernel.position import Position
from civitas.kernel.refusals import OTHER_QUESTION, rule
from civitas.kernel.title import Title

PICK = FIRST_KIND
REACT = FIRST_KIND + 1
ROLL = FIRST_KIND + 2
WALK = FIRST_KIND + 3
TOO_MANY = rule("toy.two-picks")
ROUNDS = 3

FIELDS = [
    Field("rounds", PUBLIC, NUMBER),
    Field("die", PUBLIC, NUMBER),
    Field("steps", PUBLIC, NUMBER),
    Field("fruit", PUBLIC, NUMBER, per_seat=True, fill=3, copies=COPIED),
    Field("picks", HIDDEN, NUMBER, per_seat=True, copies=COPIED),
]


class Orchard(Position):
    rounds: int
    die: int
    steps: int
    fruit: list[int]
    picks: list[int]

    def __init__(
        self, title: Title, seats: int, options: dict[str, object], chance: Chance, like: Orchard | None = None
    ) -> None:
        super().__init__(title, seats, options, chance, like)
        fill(self, FIELDS, like)

    def fields(self) -> list[Field]:
        return FIELDS

    def copy(self) -> Orchard:
        return Orchard(self.title, self.seats, self.options, self.chance, self)

    def begin_round(self) -> None:
        self.picks = [0] * self.seats
        self.now = frame(WALK, 0, 0)
        self.open_joint(frame(PICK, 0), list(range(self.seats)))

    def ask(self, seat: int) -> Question:
        kind = kind_of(self.now)
        verbs = {PICK: ["pick", "propose", "done"], REACT: ["shout", "pass"], ROLL: ["roll"], WALK: ["walk"]}[kind]
        return Question(f"question-{verbs[0]}", {}, verbs, "toy.two-picks")

    def joint_question(self, kind: int) -> Question:
        return Question("question-pick" if kind == PICK else "question-shout", {}, [], "toy.two-picks")

    def moves(self, seat: int) -> list[int]:
        return [move for move in range(self.title.moves.size) if self.forbids(seat, move) == 0]

    def forbids(self, seat: int, move: int) -> int:
        verb, kind = self.title.moves.verb(move).name, kind_of(self.now)
        if kind == PICK and verb == "pick":
            return TOO_MANY if self.picks[seat] >= 2 else 0
        if kind == PICK and verb == "propose":
            taker = self.title.moves.args(move)[0]
            fits = taker != seat and taker < self.seats and self.fruit[seat] > 0 and self.may_offer()
            return 0 if fits else OTHER_QUESTION
        if kind == PICK:
            return 0 if verb == "done" else OTHER_QUESTION
        allowed = {REACT: ("shout", "pass"), ROLL: ("roll",), WALK: ("walk",)}.get(kind, ())
        return 0 if verb in allowed else OTHER_QUESTION

    def carry_out(self, seat: int, move: int) -> None:
        verb, args = self.title.moves.verb(move).name, self.title.moves.args(move)
        if verb == "pick":
            self.fruit[seat] += args[0] + 1
            self.picks[seat] += 1
            if self.log is not None:
                self.tell("event-picked", {"seat": seat, "number": args[0] + 1})
        elif verb == "propose":
            self.outbox = [args[0], 1]
        elif verb in ("done", "pass", "shout"):
            if verb == "shout" and self.log is not None:
                self.tell("event-shouted", {"seat": seat})
            self.answered()
        elif verb == "roll":
            self.die = 1 + self.below(6)
            self.reveal(-1)
            self.now = frame(WALK, seat, 1)
        elif verb == "walk":
            self._walk(seat)

    def _walk(self, seat: int) -> None:
        self.steps += 1
        left = a_of(self.now)
        if left:
            self.now = frame(WALK, seat, left - 1)
            return
        self.rounds += 1
        if self.rounds == ROUNDS:
            self.end_game()
        else:
            self.begin_round()

    def closed(self, kind: int, joint: Joint) -> None:
        if kind == PICK:
            self.open_joint(frame(REACT, 0), list(range(self.seats)), first_only=True)
        else:
            self.now = frame(ROLL, self.rounds % self.seats)

    def passes(self, script: list[int]) -> bool:
        return all(self.title.moves.text(entry) == "pass" for entry in script if entry >= 0)

    def takes(self, seat: int, maker: int, terms: list[int]) -> int:
        return 0

    def settle(self, seat: int, act: int, other: int, terms: list[int]) -> None:
        if act == SET_ASIDE:
            self.fruit[seat] -= terms[0]
        elif act in (RETURNED, TAKEN):
            self.fruit[seat] += terms[0]
        else:
            assert act == GRANTED

    def step(self) -> None:
        raise AssertionError("nothing runs by itself")

    def see(self, viewer: int) -> dict[str, object]:
        return self.see_fields(viewer)

    def deal_anew(self, viewer: int) -> None:
        pass

    def standing(self) -> dict[str, object]:
        best = max(self.fruit)
        winners = [seat for seat in range(self.seats) if self.fruit[seat] == best] if self.over() else []
        scores = [{"total": fruit, "categories": {"fruit": fruit}} for fruit in self.fruit]
        return {"over": self.over(), "ending": "harvest", "winners": winners, "scores": scores}


class OrchardTitle(Title):
    def __init__(self) -> None:
        seat = seats_domain(4)
        verbs = [Verb("pick", [numbers("number", 1, 3)]), Verb("done", []), Verb("propose", [seat])]
        verbs += [Verb("accept", [seat]), Verb("decline", [seat]), Verb("shout", []), Verb("pass", [])]
        verbs += [Verb("roll", []), Verb("walk", [])]
        names = {"en": "Orchard", "it": "Frutteto"}
        domains: dict[str, Domain] = {"seat": seat}
        super().__init__(
            "orchard", "toy", names, [2, 3, 4], [], MoveTable(verbs), domains, 1, Data({}, "own"), Path("/none"), {}
        )

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Orchard)
        position.begin_round()

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Orchard:
        return Orchard(self, seats, options, chance)
