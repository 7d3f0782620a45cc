"""Walk through a title and say what breaks the law of the screen.

    PYTHONPATH=tests .venv/bin/python -m browser.walk historia --sizes 1280x720 --lang it --questions "lay-*"

The pictures are in build/screens/TITLE, with a page that shows them all; what is red breaks the law.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from fnmatch import fnmatchcase
from pathlib import Path

from browser.house import browsing, serving
from browser.walk import known
from browser.walk.positions import TITLES, all_moments
from browser.walk.walking import SCREENS, SIZES, Size, Walk, cleared, contact_sheet, summary


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m browser.walk", description=__doc__)
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--sizes", nargs="*", type=Size.parse, default=SIZES, help="such as 390x844 or 1440x900@200")
    parser.add_argument("--lang", nargs="*", choices=("en", "it"), default=("en", "it"))
    parser.add_argument("--questions", nargs="*", default=("*",), help="such as 'choose-*' or '*-4' for four seats")
    parser.add_argument("--out", type=Path, default=SCREENS)
    parser.add_argument("--all", action="store_true", help="known faults too")
    wish = parser.parse_args()
    wanted = [
        moment
        for moment in all_moments(wish.title)
        if any(fnmatchcase(moment.name, pattern) for pattern in wish.questions)
    ]
    folder = cleared(wish.out / wish.title)
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as address, browsing() as browser:
        walk = Walk(browser, address, folder)
        walk.through(wanted, wish.sizes, wish.lang)
    contact_sheet(folder, wish.title, walk.pictures)
    faults = walk.faults if wish.all else known.new(wish.title, walk.faults)
    lines = sorted({fault.line for fault in faults})
    (folder / "faults.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(*summary(faults), sep="\n")
    print(f"{len(lines)} faults in {len(walk.pictures)} pictures: {folder}/index.html, faults.txt")
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main())
