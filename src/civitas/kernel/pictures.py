"""The pictures of a data pack: `pictures/<domain>/<id>.<ending>` shows that thing. They are no values: no hash knows
them."""

from __future__ import annotations

from typing import Final

from civitas.kernel.data import LARGEST, bad_pack
from civitas.kernel.title import Title

FOLDER: Final = "pictures"
KINDS: Final = {".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".webp": "image/webp"}
MOST: Final = 1000
"""Pictures in a pack."""


def find_pictures(title: Title) -> dict[str, str]:
    """The files of the pictures that the pack of a title brings, by `<domain>/<id>`; BadInput names one that is of
    nothing or no picture."""
    folder = title.data.folder
    if folder is None or not (folder / FOLDER).is_dir():
        return {}
    found: dict[str, str] = {}
    for path in sorted((folder / FOLDER).rglob("*")):
        if path.is_dir():
            continue
        file = path.relative_to(folder).as_posix()[:200]
        domain = path.parent.name
        if path.parent.parent != folder / FOLDER or domain not in title.domains:
            choices = ", ".join(f"{FOLDER}/{name}" for name in title.domains)
            raise bad_pack(file, None, "reason-picture-folder", {"folders": choices})
        if path.suffix not in KINDS or path.is_symlink() or not path.is_file():
            raise bad_pack(file, None, "reason-picture-kind", {"kinds": ", ".join(KINDS)})
        if path.stem not in title.domains[domain].index:
            raise bad_pack(file, None, "reason-unknown", {"found": path.stem[:40]})
        if path.stat().st_size > LARGEST:
            raise bad_pack(file, None, "reason-too-large", {"megabytes": LARGEST >> 20})
        key = f"{domain}/{path.stem}"
        if key in found:
            raise bad_pack(file, None, "reason-twice", {"found": path.stem[:40]})
        found[key] = str(path)
        if len(found) > MOST:
            raise bad_pack(FOLDER, None, "reason-not-between", {"found": f"> {MOST}", "least": 0, "most": MOST})
    for key in list(found):
        domain, item = key.split("/")
        for other in title.domains:
            if _same(title, item, domain, other):
                found.setdefault(f"{other}/{item}", found[key])
    return found


def _same(title: Title, item: str, one: str, other: str) -> bool:
    """Is it one thing that stands in two domains, as a wonder is a card?"""
    name = title.name_of(one, item, "en")
    return name is not None and item in title.domains[other].index and title.name_of(other, item, "en") == name
