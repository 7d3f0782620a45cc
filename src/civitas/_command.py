"""The `civitas` command of an installed package. The engine alone comes without what a command line needs."""

from __future__ import annotations

import sys


def main() -> None:
    try:
        from civitas.cli import main as command
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("civitas"):
            raise
        sys.exit(f'The command needs {missing.name}: pip install "civitas[server]" brings all that playing needs.')
    command()
