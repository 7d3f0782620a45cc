"""Files of trained weights: one JSON document with its card, bound to a title, its rules and its features."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from civitas.bots.thinking.network import Network
from civitas.kernel.errors import BadInput
from civitas.kernel.fields import digest
from civitas.kernel.title import Title

FORMAT: Final = "civitas-weights-1"
NAME: Final = "value.weights.json"
"""The file in the folder of a title that ships trained weights."""


class WeightsFile(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    title: str
    rules: int
    features: str
    """A digest of the names of the features, so that weights never meet features of another meaning."""
    card: dict[str, object]
    """How the weights were trained and how strong they measured."""
    hidden: list[list[float]]
    offsets: list[float]
    output: list[float]
    offset: float


_read: Final[dict[tuple[str, str, int], Network]] = {}


def features_id(title: Title) -> str:
    return digest(list(title.feature_names()))


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
    size = len(title.feature_names())
    shapes_fit = len(file.hidden) == len(file.offsets) == len(file.output)
    if file.features != features_id(title) or not shapes_fit or any(len(unit) != size for unit in file.hidden):
        raise _bad(path, f"features {file.features}")
    return Network(file.hidden, file.offsets, file.output, file.offset)


def _bad(path: Path, reason: str) -> BadInput:
    return BadInput("error-bad-weights", {"file": str(path), "reason": reason})
