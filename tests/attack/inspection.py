"""A process that looks at many records, one after the other, and says what became of each and how long it took. The
harness starts it, and ends it when one takes too long.

    cd tests && python -m attack.inspection TITLE FIRST COUNT
"""

from __future__ import annotations

import sys
import time
from collections import Counter

import msgspec

from attack.mutations import mutated
from attack.sound import games, positions
from civitas.server.database import Person
from civitas.server.inspector import Job, look


def main() -> None:
    title, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    sound = [*positions(title), *games(title)]
    statuses: Counter[int] = Counter()
    longest = 0.0
    for number in range(first, first + count):
        record = mutated(sound[number % len(sound)], number)
        print(number, flush=True)
        try:
            content = msgspec.json.encode(record)
        except OverflowError:
            content = b"{}"
        begun = time.process_time()
        found = look(Job(Person("p", "", ""), "en", 0.0, record=content))
        reason = "" if found.problem is None else found.problem.sentence
        took = time.process_time() - begun
        statuses[found.status] += 1
        longest = max(longest, took)
        told = {"status": found.status, "seconds": took, "sentence": reason}
        print(msgspec.json.encode(told).decode(), flush=True)
    print(f"{title}: {count} records from {first} on, {dict(statuses)}, longest {longest:.3f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
