"""The seam to the post: what accounts have to write to somebody. Without a post nothing is written."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple

Asked = Literal["recover", "confirm"]
"""What a letter asks for: a new passphrase, or whether the address is right."""


class Letter(NamedTuple):
    person: str
    address: str
    language: str
    kind: Asked
    name: str
    path: str
    """Where its link leads, to be put behind the address under which the server is known; never behind what a request
    calls it. The secret stands after the `#`, which browsers send to nobody."""


Post = Callable[[Letter], Awaitable[None]]
