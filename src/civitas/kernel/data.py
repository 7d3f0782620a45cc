"""Reads the facts of a title from its data folder, a data pack laid over it, and names the exact place of a fault."""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from pathlib import Path
from typing import Final

from civitas.kernel.errors import BadInput, Reason, short

_ID: Final = re.compile("[a-z0-9_]+")
LARGEST: Final = 4 << 20
OPPONENTS: Final = "levels.toml"
"""The levels of the bots are no facts of the game: neither a pack nor the hash of the data knows them."""
STANDARD: Final = "standard"
"""What is called so is played without a pack."""
LONGEST: Final = 60
"""Letters in the name of a pack."""
FEW: Final = 20
"""So many choices are listed for somebody who named none of them."""


class Table:
    """One table of the data with its place, for reading values by type. `finish` refuses what nobody read."""

    def __init__(self, values: dict[str, object], file: str, place: str) -> None:
        self._values = values
        self._file = file
        self._place = place
        self._read: set[str] = set()

    def fault(self, key: str, reason: str, figures: dict[str, object] | None = None) -> BadInput:
        """The error for a value that does not fit; `reason` is the key of a message."""
        place = f"{self._place}.{key}" if self._place and key else self._place or key
        return bad_pack(self._file, place, reason, figures or {})

    def place(self) -> str:
        return f"{self._file}:{self._place}"

    def _wrong_type(self, key: str, wanted: str, value: object) -> BadInput:
        return self.fault(key, f"reason-needs-{wanted}", {"found": short(value)})

    def has(self, key: str) -> bool:
        return key in self._values

    def keys(self) -> list[str]:
        return list(self._values)

    def _get(self, key: str) -> object:
        self._read.add(key)
        if key not in self._values:
            raise self.fault(key, "reason-missing")
        return self._values[key]

    def whole(self, key: str, least: int = 0, most: int = 1 << 30) -> int:
        value = self._get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._wrong_type(key, "whole", value)
        if not least <= value <= most:
            raise self.fault(key, "reason-not-between", {"found": short(value), "least": least, "most": most})
        return value

    def whole_or(self, key: str, default: int, least: int = 0, most: int = 1 << 30) -> int:
        return self.whole(key, least, most) if self.has(key) else default

    def flag(self, key: str, default: bool = False) -> bool:
        if not self.has(key):
            return default
        value = self._get(key)
        if not isinstance(value, bool):
            raise self._wrong_type(key, "flag", value)
        return value

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str) or not value:
            raise self._wrong_type(key, "text", value)
        return value

    def text_or(self, key: str, default: str) -> str:
        return self.text(key) if self.has(key) else default

    def one_of(self, key: str, choices: list[str]) -> str:
        value = self.text(key)
        if value not in choices:
            raise self._none_of(key, value, choices)
        return value

    def _none_of(self, key: str, value: str, choices: list[str]) -> BadInput:
        if len(choices) > FEW:
            return self.fault(key, "reason-unknown", {"found": value[:40]})
        return self.fault(key, "reason-none-of", {"found": value[:40], "choices": ", ".join(choices)})

    def texts(self, key: str, choices: list[str] | None = None) -> list[str]:
        value = self._get(key)
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise self._wrong_type(key, "texts", value)
        found = [str(part) for part in value]
        for part in found:
            if choices is not None and part not in choices:
                raise self._none_of(key, part, choices)
        return found

    def wholes(self, key: str) -> list[int]:
        value = self._get(key)
        if not isinstance(value, list) or not all(
            isinstance(part, int) and not isinstance(part, bool) for part in value
        ):
            raise self._wrong_type(key, "wholes", value)
        return [int(part) for part in value]

    def table(self, key: str) -> Table:
        value = self._get(key)
        if not isinstance(value, dict):
            raise self._wrong_type(key, "table", value)
        return Table(value, self._file, f"{self._place}.{key}" if self._place else key)

    def tables(self, key: str) -> list[Table]:
        """An array of tables; each is placed by its `id` where it has one."""
        value = self._get(key)
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            raise self._wrong_type(key, "tables", value)
        found = []
        for number, part in enumerate(value):
            name = part.get("id", number)
            place = f"{key}[{name}]"
            found.append(Table(part, self._file, f"{self._place}.{place}" if self._place else place))
        return found

    def finish(self) -> None:
        for key in self._values:
            if key not in self._read:
                raise self.fault(key, "reason-unknown-key")


def bad_pack(file: str, place: str | None, reason: str, figures: dict[str, object]) -> BadInput:
    return BadInput("error-pack", {"file": file, "place": place, "reason": Reason(reason, figures)})


class Change:
    """One value that a data pack changes; None where there is none before or after."""

    def __init__(self, file: str, place: str, before: object, after: object) -> None:
        self.file = file
        self.place = place
        self.before = before
        self.after = after


class Data:
    """The data files of a title, merged with a pack; `name` and `hash` identify what is played with."""

    def __init__(self, files: dict[str, dict[str, object]], name: str) -> None:
        self._files = files
        self.name = name
        self.about = ""
        """What the pack says about itself."""
        self.folder: Path | None = None
        """Where the pack lies; None without one."""
        self.changes: list[Change] = []
        """What the pack changes, in the order of the files."""
        encoded = json.dumps(files, sort_keys=True, ensure_ascii=True, default=str).encode()
        self.hash = hashlib.sha256(encoded).hexdigest()[:16]

    def file(self, name: str) -> Table:
        return Table(self._files[name], name, "")


def read_data(folder: Path, title: str, pack: str | None = None, whole: tuple[str, ...] = ()) -> Data:
    """All facts (`*.toml`) in `folder`, with the files of the same name in the pack laid over them.

    `whole` names the tables that a pack gives anew or leaves alone: a price or an effect is not put together from two.
    """
    files = {path.name: _read(path) for path in sorted(folder.glob("*.toml")) if path.name != OPPONENTS}
    if pack is None:
        return Data(files, STANDARD)
    root = Path(pack)
    head = _pack_head(root)
    name = head.text("name")
    if name == STANDARD or len(name) > LONGEST or not name.isprintable():
        raise head.fault("name", "reason-pack-name", {"most": LONGEST})
    head.one_of("title", [title])
    about = head.text_or("about", "-")
    head.finish()
    plain = dict(files)
    for path in sorted(root.glob("*.toml")):
        if path.name == "pack.toml":
            continue
        if path.name not in files:
            raise bad_pack(path.name, None, "reason-file-unknown", {"files": ", ".join(files)})
        files[path.name] = _Laying(path.name, whole).merged(files[path.name], _read(path), "")
    made = Data(files, name)
    made.about, made.folder = about, root
    for file in files:
        for place, before, after in _differences(plain[file], files[file], ""):
            made.changes.append(Change(file, place, before, after))
    return made


def _differences(before: object, after: object, place: str) -> list[tuple[str, object, object]]:
    """Where two trees of data differ, as deep down as they have the same shape."""
    if before == after:
        return []
    old, new = _parts(before), _parts(after)
    if old is None or new is None:
        return [(place, before, after)]
    found: list[tuple[str, object, object]] = []
    for key in [*old, *(key for key in new if key not in old)]:
        inner = f"{place}{key}" if key.startswith("[") or not place else f"{place}.{key}"
        found += _differences(old.get(key), new.get(key), inner)
    return found


def _parts(value: object) -> dict[str, object] | None:
    """What a table or a list of entries with ids is made of."""
    if isinstance(value, dict):
        return value
    if not _has_ids(value):
        return None
    assert isinstance(value, list)
    return {f"[{part['id']}]": part for part in value}


def pack_title(pack: str) -> str:
    """The key of the title that a data pack is for."""
    return _pack_head(Path(pack)).text("title")


def pack_about(pack: str) -> tuple[str, str]:
    """What a data pack calls itself and says about itself."""
    head = _pack_head(Path(pack))
    return head.text("name"), head.text_or("about", "-")


def _pack_head(root: Path) -> Table:
    try:
        found = root.is_dir() and os.path.lexists(root / "pack.toml")
    except OSError:  # a name that no folder can have
        found = False
    if not found:
        raise BadInput("error-pack-missing", {"folder": str(root)[:200]})
    return Table(_read(root / "pack.toml"), "pack.toml", "")


def _read(path: Path) -> dict[str, object]:
    try:
        if path.exists() and not path.is_file():
            raise bad_pack(path.name, None, "reason-no-file", {})
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise bad_pack(path.name, None, "reason-too-large", {"megabytes": LARGEST >> 20})
        return tomllib.loads(content.decode())
    except FileNotFoundError as problem:
        raise BadInput("error-file-missing", {"file": str(path)}) from problem
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as problem:
        raise bad_pack(path.name, None, "reason-unreadable", {"problem": str(problem)[:120]}) from problem


class _Laying:
    """A file of a pack being laid over the one of the title."""

    def __init__(self, file: str, whole: tuple[str, ...]) -> None:
        self.file = file
        self.whole = whole

    def merged(self, base: dict[str, object], over: dict[str, object], place: str) -> dict[str, object]:
        """Tables are merged key by key, lists of tables with ids entry by entry (`remove = true` drops one)."""
        result = dict(base)
        for key, value in over.items():
            old = base.get(key)
            here = f"{place}.{key}" if place else key
            if isinstance(old, dict) and isinstance(value, dict) and key not in self.whole:
                result[key] = self.merged(old, value, here)
            elif _has_ids(old) and isinstance(value, list):
                assert isinstance(old, list)
                result[key] = self._entries(old, value, here)
            else:
                result[key] = value
        return result

    def _entries(self, old: list[object], new: list[object], place: str) -> list[object]:
        entries: dict[object, dict[str, object]] = {}
        for part in old:
            assert isinstance(part, dict)
            entries[part["id"]] = part
        for number, part in enumerate(new):
            name = part.get("id") if isinstance(part, dict) else None
            if not isinstance(part, dict) or not isinstance(name, str) or not _ID.fullmatch(name):
                raise bad_pack(self.file, f"{place}[{number}]", "reason-needs-id", {})
            if part.get("remove") is True:
                if name not in entries:
                    raise bad_pack(self.file, f"{place}[{name}]", "reason-nothing-to-remove", {})
                del entries[name]
            else:
                entries[name] = self.merged(entries.get(name, {}), part, f"{place}[{name}]")
        return list(entries.values())


def _has_ids(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(part, dict) and "id" in part for part in value)
