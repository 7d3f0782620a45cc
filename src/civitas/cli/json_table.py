"""The same table for programs: one object per line out, one move text per line in."""

from __future__ import annotations

import sys

from civitas.cli.output import write_json
from civitas.cli.sitting import Made, Sitting
from civitas.kernel.errors import BadInput, CivitasError
from civitas.kernel.events import Event
from civitas.text import Texts, texts


def told(made: Made, say: Texts, names: list[str], seat: int | None = None) -> dict[str, object]:
    """A move that may be told in full, and its events as a viewer may know them."""
    return {
        "seat": made.seat,
        "move": say.title.moves.text(made.move) if say.title else made.move,
        "label": say.move(made.move, names),
        "events": events_told(made.events, say, names, seat),
    }


def events_told(events: list[Event], say: Texts, names: list[str], seat: int | None) -> list[dict[str, object]]:
    return [
        {"key": event.key, "args": event.args, "text": say.event(event, names)}
        for event in events
        if event.seen_by(seat)
    ]


class JsonTable:
    def __init__(self, sitting: Sitting, language: str) -> None:
        self.sitting = sitting
        self.say = texts(language, sitting.record.title)
        self._told = [len(sitting.news()) if sitting.made else 0] * sitting.position.seats
        """Per seat, how much of the news it has been told."""
        self._lines: dict[int | None, int] = {}
        """Per viewer, how many lines of news it got. Moves are not counted: they would tell how far the others are."""

    def ask(self, seat: int) -> int:
        self._news(self._told[seat], seat)
        self._told[seat] = len(self.sitting.news())
        position, names = self.sitting.position, self.sitting.names()
        question = position.question(seat)
        moves = [
            {
                "move": position.title.moves.text(move),
                "label": self.say.move(move, names),
                "detail": self.say.detail(position, seat, move),
            }
            for move in position.legal(seat)
        ]
        asked = {**question.as_dict(), "text": self.say.question(question, names)}
        write_json({"asked": seat, "question": asked, "moves": moves, "view": position.view(seat)})
        while True:
            line = sys.stdin.readline() if sys.stdin else ""
            if not line:
                raise BadInput("error-stdin-closed", {})
            try:
                move = position.title.moves.parse(line.strip())
                refused = position.why(seat, move)
                if refused is None:
                    return move
                write_json({"refused": refused, "text": self.say.refusal(refused, names)})
            except CivitasError as mistake:
                write_json({"mistake": mistake.key, "text": self.say.error(mistake)})

    def watch(self) -> None:
        """Tell of the move a bot has just made."""
        self._news(max(self._told), None)
        self._told = [len(self.sitting.news())] * len(self._told)

    def end(self) -> None:
        self._news(max(self._told), None)
        write_json({"result": self.sitting.position.standing()})

    def _news(self, since: int, seat: int | None) -> None:
        """The set-up and the viewer's own moves in full; of what others do, which may be a secret, the events alone."""
        names = self.sitting.names()
        if since == 0:
            self._tell(seat, {"events": events_told(self.sitting.set_up, self.say, names, seat)})
        for made in self.sitting.made[max(since - 1, 0) :]:
            if made.seat == seat:
                self._tell(seat, told(made, self.say, names, seat))
            elif events := events_told(made.events, self.say, names, seat):
                self._tell(seat, {"seat": made.seat, "events": events})

    def _tell(self, viewer: int | None, line: dict[str, object]) -> None:
        number = self._lines.get(viewer, 0)
        self._lines[viewer] = number + 1
        write_json({"number": number, **line})
