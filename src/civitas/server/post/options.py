"""The post that `civitas serve` was told to send. Passwords come by the environment: others can read command lines."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Final
from urllib.parse import unquote, urlsplit

from civitas.kernel.errors import BadInput
from civitas.server.post.settings import Mail, Post

PASSWORD: Final = "CIVITAS_MAIL_PASSWORD"
PLAIN: Final = "smtp+plain"
PORTS: Final = {"smtp": 587, "smtps": 465, PLAIN: 25}


def post_for(url: str, mail: str | None, sender: str | None, hooks: bool, push: str | None) -> Post:
    post = Post(url.rstrip("/"), None if mail is None else _mail(mail, sender or ""), hooks, push or "")
    if post and urlsplit(url).scheme not in ("http", "https"):
        raise BadInput("error-post-url", {})
    if post.push:
        if not post.push.startswith(("mailto:", "https://")):
            raise BadInput("error-post-push", {})
        if find_spec("cryptography") is None:
            raise BadInput("error-needs-extra", {"extra": "push"})
    return post


def _mail(text: str, sender: str) -> Mail:
    """`smtp://user@host:port`, `smtps:` for TLS from the first byte, `smtp+plain:` for none at all."""
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError as problem:
        raise BadInput("error-post-mail", {}) from problem
    if parts.scheme not in PORTS or not parts.hostname or parts.password is not None:
        raise BadInput("error-post-mail", {})
    if "@" not in sender or any(letter < " " for letter in sender):
        raise BadInput("error-post-from", {})
    user = unquote(parts.username or "")
    return Mail(parts.hostname, port, sender, user, os.environ.get(PASSWORD, ""), parts.scheme != PLAIN)
