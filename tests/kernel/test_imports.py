"""The kernel and the titles need the standard library and msgspec, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys

allowed = sys.stdlib_module_names | {"msgspec", "civitas"}

class OnlyTheCore:
    def find_spec(self, name, path=None, target=None):
        # The libraries of a compiled engine lie beside the package.
        if name.partition(".")[0] not in allowed and not name.startswith("civitas_"):
            raise ModuleNotFoundError(f"{name} is blocked", name=name)
        if name.startswith(("civitas.text", "civitas.cli", "civitas.bots", "civitas.server", "civitas.table")):
            raise ModuleNotFoundError(f"{name} is blocked", name=name)

sys.meta_path.insert(0, OnlyTheCore())

import civitas
import importlib
import pkgutil
import civitas.games
import civitas.kernel

for package in (civitas.kernel, civitas.games):
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(found.name)

game = civitas.new("seven_wonders_duel", seed=1)
while game.waiting():
    seat = game.waiting()[0]
    game.play(seat, game.legal(seat)[0])
print(game.standing()["ending"])
for name in ("numpy", "rich", "click", "fluent.runtime", "hypothesis"):
    assert name not in sys.modules, name
"""


def test_the_core_stands_alone(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("military", "scientific", "civilian", "blue-tie-break", "shared")
