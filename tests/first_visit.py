"""The first visit to an installed Civitas: a server is started, the page fetched, a table of every title opened, a move
made. Needs nothing but the package with its server, so that a wheel can be tried where it will be used:
`python tests/first_visit.py`."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

PATIENCE = 120.0
"""Seconds until a server must answer, however busy the machine is."""


class Visitor:
    """Somebody at the server, known by a token."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = ""

    def open(self, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        return urllib.request.urlopen(request, timeout=PATIENCE)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> bytes:
        with self.open(path, body) as answer:
            return bytes(answer.read())

    def wait(self, server: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and server.poll() is None:
            try:
                self.ask("/readyz")
                return
            except OSError:
                time.sleep(0.05)
        sys.exit("The server does not answer.")

    def called(self, table: str, after: int) -> dict[str, Any]:
        """The packet in which one is asked something: it comes by the stream."""
        with self.open(f"/api/tables/{table}/events?after={after}") as stream:
            for line in stream:
                told = json.loads(line.removeprefix(b"data: ")) if line.startswith(b"data: ") else {}
                if told.get("decision"):
                    return dict(told)
        sys.exit("The stream of the table has ended.")

    def play(self, title: str, seats: int) -> str:
        """Opens a table against bots and makes a move; the move."""
        wished = [{"kind": "human"}] + [{"kind": "bot", "bot": "level:1"}] * (seats - 1)
        opened = json.loads(self.ask("/api/tables", {"title": title, "seats": wished}))
        packet, table = opened["packet"], opened["table"]
        if packet["decision"] is None:  # bots are thinking
            packet = self.called(table, packet["sequence"])
        move = packet["decision"]["moves"][0]["move"]
        self.ask(f"/api/tables/{table}/moves", {"decision": packet["decision"]["id"], "move": move, "key": "first"})
        return str(move)


def visit(address: str, server: subprocess.Popen[bytes]) -> list[str]:
    """What was played in each title; the page and what it loads must be there too."""
    visitor = Visitor(address)
    visitor.wait(server)
    page = visitor.ask("/").decode()
    for name in re.findall(r'(?:src|href)="(/[^"]+)"', page):
        assert visitor.ask(name), name
    visitor.token = json.loads(visitor.ask("/api/tokens", {}))["token"]
    games = json.loads(visitor.ask("/api/games"))
    return [f"{game['key']}: {visitor.play(game['key'], min(game['seats']))}" for game in games]


def main() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database = "sqlite:///" + os.path.join(folder, "tables.db").replace(os.sep, "/")
        command = [sys.executable, "-m", "civitas.cli", "serve", "--port", str(port), "--db", database]
        server = subprocess.Popen(command, cwd=folder, stderr=subprocess.DEVNULL)
        try:
            print("\n".join(visit(f"http://127.0.0.1:{port}", server)))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
