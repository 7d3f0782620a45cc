"""The data packs that tables may be opened with: the sub-folders of one folder, by their plain names."""

from __future__ import annotations

import json
from pathlib import Path, PurePath
from urllib.parse import quote

from civitas.kernel import registry
from civitas.kernel.data import pack_about, pack_title
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title
from civitas.server.wire import ChangedThing, ChangedValue, PackOffer, TablePack
from civitas.text.packs import changed_things


def pack_folder(name: str | None, packs: Path | None) -> str | None:
    """The place of a data pack: only those the server offers, by a plain name."""
    if name is None:
        return None
    offered = _names(packs)
    if packs is None or name not in offered:
        raise BadInput("error-unknown-pack", {"pack": name[:40], "packs": ", ".join(offered) or "-"})
    return str(packs / name)


def _names(packs: Path | None) -> list[str]:
    return [] if packs is None else sorted(part.name for part in packs.iterdir() if part.is_dir())


def packs_for(title: str, packs: Path | None) -> list[PackOffer]:
    """What can be chosen for a title. Whether its values are sound is looked at when a table is opened with it."""
    found = []
    for key in _names(packs):
        assert packs is not None
        folder = str(packs / key)
        try:
            if pack_title(folder) == title:
                name, about = pack_about(folder)
                found.append(PackOffer(key, name, about))
        except BadInput:
            continue  # no pack, or its head cannot be read: `civitas pack check` says why
    return found


def folder_with(name: str, value: str, title: str, packs: Path | None) -> str | None:
    """The pack that a record names by its name and hash, if it is offered here."""
    for offered in packs_for(title, packs):
        assert packs is not None
        folder = str(packs / offered.key)
        if offered.name == name and registry.title(title, folder).pack_hash == value:
            return folder
    return None


def shown(title: Title) -> TablePack | None:
    """The pack of a title as a table shows it: the key by which it is asked for, its name and what it is about."""
    folder = title.data.folder
    if folder is None:
        return None
    return TablePack(PurePath(folder).name, title.pack_name, title.data.about, title.pack_hash)


def things_changed(title: Title, language: str) -> list[ChangedThing]:
    """What a pack makes of things, in words."""
    return [
        ChangedThing(
            thing.domain,
            thing.item,
            thing.name,
            thing.text,
            thing.before,
            thing.gone,
            picture_of(title, thing.domain, thing.item),
        )
        for thing in changed_things(title, language)
    ]


def values_changed(title: Title) -> list[ChangedValue]:
    return [
        ChangedValue(found.file, found.place, _written(found.before), _written(found.after))
        for found in title.data.changes
    ]


def _written(value: object) -> str | None:
    """A value of the data on one line; None where there is none."""
    return None if value is None else json.dumps(value, ensure_ascii=False, default=str)


def picture_of(title: Title, domain: str, item: str) -> str | None:
    """Where the picture of a thing is found, if the pack brings one."""
    pack = shown(title)
    if pack is None or f"{domain}/{item}" not in title.pictures:
        return None
    return f"/api/games/{title.key}/pictures/{domain}/{item}?pack={quote(pack.key)}"
