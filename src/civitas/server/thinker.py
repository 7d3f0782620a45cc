"""A process that thinks for bots: reads jobs from its input, one JSON line each, and writes a move for each."""

from __future__ import annotations

import sys

import msgspec

from civitas.bots import make_bot
from civitas.bots.observation import Observation
from civitas.kernel import registry


class Job(msgspec.Struct):
    bot: str
    seat: int
    seed: int
    pack: str | None
    position: dict[str, object]
    """An imagined position: what the seat cannot see is dealt anew, so that no process but the server holds secrets."""


def choose(job: Job) -> str:
    position = registry.load(job.position, job.pack)
    bot = make_bot(job.bot, job.seed)
    try:
        return position.title.moves.text(bot.decide(Observation(position, job.seat)))
    finally:
        bot.close()


def main() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(choose(msgspec.json.decode(line, type=Job)).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
