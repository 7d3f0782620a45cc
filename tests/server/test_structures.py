"""No structure is prepared for reading while there are threads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

READ = """
import sys
import msgspec
from civitas.server.app import create_app
from civitas.server.settings import Settings
from civitas.server.structures import structures

create_app(Settings(sys.argv[1]))
found = list(structures())
for kind in found:
    kind.__annotations__ = {"unknown": "NoSuchName"}  # looked at by what prepares one, and by nothing else
for kind in found:
    msgspec.json.Decoder(kind)
print(*(kind.__name__ for kind in found))
"""


def test_what_is_read_was_prepared_before_there_were_threads(tmp_path: Path) -> None:
    command = [sys.executable, "-c", READ, f"sqlite:///{tmp_path}/civitas.db"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert {"Info", "Plan", "Notice", "Answer", "Finding"} <= set(done.stdout.split())
