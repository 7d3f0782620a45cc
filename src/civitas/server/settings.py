"""How a server is run. Everything has a default that suits one person on one machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from civitas.server.connections import Patience
from civitas.server.post.settings import Post

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///civitas.db"
    """A database URL as SQLAlchemy writes it."""
    hosts: tuple[str, ...] = ()
    """Names under which the server may be called; empty: any."""
    limits: bool = True
    """Hold clients to a pace."""
    patience: Patience = field(default_factory=Patience)
    proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies that may say for whom they ask."""
    tables_per_person: int = 50
    """Unfinished tables that one person may have opened."""
    tables_per_address: int = 300
    """The same by address, behind which there may be many people."""
    bot_tables_per_person: int = 4
    """Of those, tables where bots play alone."""
    abandoned_days: float = 180.0
    """Unfinished tables without a move for so long are removed; 0: never."""
    warm: bool = False
    """Read all titles at the start, behind everything else."""
    cached_tables: int = 500
    """Tables kept in memory; others are loaded when somebody asks for them."""
    bot_processes: int = 2
    bot_seconds: float = 20.0
    """A bot that takes longer is replaced for this move by a random one."""
    bot_pause: float = 0.5
    """People should be able to follow what a bot does."""
    any_bot: bool = False
    """Besides the levels and chance, visitors may ask for `greedy` and `search` by simulations or seconds."""
    upload_seconds: float = 20.0
    """A record that takes more processor time to replay is refused."""
    ping_seconds: float = 15.0
    static: Path = STATIC
    seed: int | None = None
    """Deals and bots come from this number and are alike in every run; None: from the system."""
    post: Post = field(default_factory=Post)
    """What post is sent; none unless told."""
    metrics: Path | None = None
    """Into this folder processes write what they count; None: they do not."""
    packs: Path | None = None
    """A folder of data packs that tables may be opened with, by the names of its sub-folders."""
