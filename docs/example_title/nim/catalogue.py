"""The facts of Nim as tables: how many sticks each row begins with."""

from pathlib import Path

from civitas.kernel.data import Data
from civitas.kernel.moves import Domain, numbers

FOLDER = Path(__file__).parent


class Catalogue:
    def __init__(self, data: Data) -> None:
        self.data = data
        file = data.file("nim.toml")
        self.sticks = file.wholes("rows")
        file.finish()
        self.rows = Domain("row", [str(number + 1) for number in range(len(self.sticks))])
        self.counts = numbers("count", 1, max(self.sticks))
