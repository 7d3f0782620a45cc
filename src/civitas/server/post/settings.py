"""What post a server sends. Without any of it nothing is sent and nothing is asked."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Mail:
    """An SMTP server that takes letters from us."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: bool = True
    """By STARTTLS; on port 465 from the first byte."""


@dataclass(frozen=True)
class Post:
    url: str = ""
    """How the server is called from outside, for links."""
    mail: Mail | None = None
    hooks: bool = False
    push: str = ""
    """An address, `mailto:` or `https:`, at which services of browsers reach whoever runs this; empty: no Web Push."""
    private: bool = False
    """Webhooks may lead into private networks, and without TLS: for tests and for servers inside one house."""
    look_seconds: float = 5.0
    """So often the queue is looked at."""

    def __bool__(self) -> bool:
        return self.mail is not None or self.hooks or bool(self.push)
