"""Files of trained weights: one JSON document with its card, bound to a title, its rules and its features."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from civitas.bots.thinking.network import Network, policy_names
from civitas.kernel.errors import BadInput
from civitas.kernel.fields import digest
from civitas.kernel.title import Title

FORMAT: Final = "civitas-weights-2"
NAME: Final = "value.weights.json"
"""The file in the folder of a title that ships trained weights."""


class WeightsFile(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    title: str
    rules: int
    features: str
    """A digest of the names of the features, so that weights never meet features of another meaning."""
    moves: str
    """The same of what moves are weighed by."""
    card: dict[str, object]
    """How the weights were trained and how strong they measured."""
    hidden: list[list[float]]
    """By feature, what it adds to each unit of the first layer."""
    offsets: list[float]
    second: list[list[float]]
    """By unit of the second layer, what each unit of the first adds to it."""
    second_offsets: list[float]
    output: list[float]
    offset: float
    policy: list[list[float]]
    """By what a move is weighed by, what each unit of the first layer adds to it."""
    policy_offsets: list[float]


_read: Final[dict[tuple[str, str, int], Network]] = {}


def features_id(title: Title) -> str:
    return digest(list(title.outlook_names()))


def moves_id(title: Title) -> str:
    return digest(list(policy_names(title.moves)))


def shipped_weights(title: Title) -> Network | None:
    """The network that comes with a title; None without one. A data pack changes the facts, so it gets none."""
    path = title.folder / NAME
    if title.pack_name != "standard" or not path.exists():
        return None
    return read_weights(path, title)


def read_weights(path: Path, title: Title) -> Network:
    """The network of a file, checked against the title; BadInput says what does not fit."""
    known = (str(path), title.key, title.rules_version)
    network = _read.get(known)
    if network is None:
        network = _network(path, title)
        _read[known] = network
    return network


def read_file(path: Path) -> WeightsFile:
    try:
        return msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    except OSError as problem:
        raise BadInput("error-file-missing", {"file": str(path)}) from problem
    except (msgspec.DecodeError, ValueError) as problem:
        raise _bad(path, str(problem)[:120]) from problem


def _network(path: Path, title: Title) -> Network:
    file = read_file(path)
    if file.format != FORMAT:
        raise _bad(path, f"format {file.format}")
    if file.title != title.key:
        raise _bad(path, f"title {file.title}")
    if file.rules != title.rules_version:
        raise _bad(path, f"rules {file.rules}")
    if file.features != features_id(title) or file.moves != moves_id(title) or not _fits(file, title):
        raise _bad(path, f"features {file.features}")
    return network_of(file, title)


def network_of(file: WeightsFile, title: Title) -> Network:
    return Network(
        title.moves,
        file.hidden,
        file.offsets,
        file.second,
        file.second_offsets,
        file.output,
        file.offset,
        file.policy,
        file.policy_offsets,
    )


def _fits(file: WeightsFile, title: Title) -> bool:
    """Do all parts have the sizes that the others and the title call for?"""
    units = len(file.offsets)
    rows = [*file.hidden, *file.second, *file.policy]
    seconds = len(file.second) == len(file.second_offsets) == len(file.output)
    policy = len(file.policy) == len(file.policy_offsets) == len(policy_names(title.moves))
    width = len(title.outlook_names())
    return seconds and policy and len(file.hidden) == width and all(len(row) == units for row in rows)


def _bad(path: Path, reason: str) -> BadInput:
    return BadInput("error-bad-weights", {"file": str(path), "reason": reason})
