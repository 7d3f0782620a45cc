"""Writes the `state.py` of each title, and its `parts.py` if it declares structs, from its `fields.py`.

The compiler wants attributes and copies written out; a person should write each field once. `python -m
civitas._build.state` writes the files anew, with `--check` it only says which of them are stale. Folders of titles that
live elsewhere are given as arguments.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from civitas._build.layout import WIDTH, assigned, noted
from civitas._build.parts import PART, blank_of, classes

if TYPE_CHECKING:
    from civitas.kernel.fields import Field, Kept

GAMES = Path(__file__).parent.parent / "games"
HEADER = '"""The fields of a position, written out for the compiler by `python -m civitas._build.state`."""'
GIVEN = "given"
"""The start value of what the constructor is given."""


def written(parts: dict[str, Any]) -> str:
    """The text of `state.py` for a declaration."""
    fields: list[Field] = [field for field in parts["FIELDS"] if field.stored]
    kept: list[Kept] = parts["KEPT"]
    things: list[Field | Kept] = [*fields, *kept]
    name = parts["CLASS"]
    lines = [HEADER, "", "from __future__ import annotations", "", "from typing import Self", ""]
    lines += [*_imports(parts["IMPORTS"]), "", ""]
    lines += [f"class {name}(Position):"]
    lines += ["    # The compiler ignores them. Interpreted, a dictionary of attributes doubles the cost of a copy."]
    lines += [
        "    __slots__ = (",
        *[f'        "{slot}",' for slot in sorted(["facts", *(part.name for part in things)])],
    ]
    lines += ["    )", "", "    facts: Catalogue"]
    for part in things:
        lines += [f"    {part.name}: {_type(part)}", *noted(part.note)]
    lines += _constructor(things) + _reader(fields)
    return "\n".join(lines) + "\n"


def _imports(more: list[str]) -> list[str]:
    kernel = [
        "from civitas.kernel.chance import Chance",
        "from civitas.kernel.position import Position",
        "from civitas.kernel.title import Options, Title",
    ]
    ours = sorted([line for line in [*more, *kernel] if line.startswith("from civitas")])
    return ours + sorted(set(more) - set(ours))


def _constructor(things: Sequence[Field | Kept]) -> list[str]:
    given = [part for part in things if _start(part) == GIVEN]
    things = [part for part in things if part not in given]
    taken = ["self", "title: Title", "seats: int", "options: Options", "chance: Chance", "facts: Catalogue"]
    taken += [f"{part.name}: {_type(part)}" for part in given]
    taken += ["like: Self | None = None"]
    line = f"        {', '.join(taken)}"
    fixed = [("facts", "facts"), *[(part.name, part.name) for part in given]]
    found = "title.sizes(seats, options)"
    starts = [(part.name, _start(part)) for part in things]
    once = "".join(start for _, start in starts).count("sizes[") == 1
    if once:  # then it is looked up where it is needed
        starts = [(name, start.replace("sizes[", f"{found}[")) for name, start in starts]
    return [
        "",
        "    def __init__(",
        *([line] if len(line) <= WIDTH else [f"        {argument}," for argument in taken]),
        "    ) -> None:",
        "        super().__init__(title, seats, options, chance, like)",
        "        if like is None:",
        *([] if once else [f"            sizes = {found}"]),
        *assigned("            ", [*fixed, *starts]),
        "            return",
        *assigned("        ", [*fixed, *[(part.name, _copy(part)) for part in things]]),
    ]


def _reader(fields: Sequence[Field]) -> list[str]:
    """What takes structs from a dump."""
    lines = ["", "    def read_part(self, name: str, numbers: list[int]) -> None:"]
    for field in fields:
        if field.struct is None:
            continue
        made = field.struct.name
        if field.form == PART:
            lines += [f'        if name == "{field.name}" and numbers:']
            lines += [f"            self.{field.name} = {made}()", f"            self.{field.name}.read(numbers)"]
        else:
            size = len(field.struct.bounds())
            lines += [f'        if name == "{field.name}":']
            lines += [f"            self.{field.name} = [{made}() for _ in range(len(numbers) // {size})]"]
            lines += [f"            for place, part in enumerate(self.{field.name}):"]
            lines += [f"                part.read(numbers[{size} * place : {size} * (place + 1)])"]
    return lines if len(lines) > 2 else []


def _type(part: Field | Kept) -> str:
    found = getattr(part, "type", None)
    if isinstance(found, str):
        return found
    struct = part.struct  # type: ignore[union-attr]
    if struct is not None:
        return struct.name if part.form == PART else f"list[{struct.name}]"  # type: ignore[union-attr]
    depth = int(part.is_list()) + int(part.per_seat)  # type: ignore[union-attr]
    return "list[" * depth + "int" + "]" * depth


def _start(part: Field | Kept) -> str:
    if isinstance(getattr(part, "start", None), str):
        return part.start  # type: ignore[return-value]
    one = _start_one(part)  # type: ignore[arg-type]
    if not part.per_seat:  # type: ignore[union-attr]
        return one
    return f"[{one}] * seats" if one.lstrip("-").isdigit() else f"[{one} for _ in range(seats)]"


def _start_one(field: Field) -> str:
    if field.struct is not None:
        return blank_of(field.struct) if field.form == PART else "[]"
    if not field.is_list():
        return str(field.fill)
    return f'[{field.fill}] * sizes["{field.length}"]' if field.length else "[]"


def _copy(part: Field | Kept) -> str:
    value = f"like.{part.name}"
    struct = getattr(part, "struct", None)
    if struct is not None and part.form == PART:  # type: ignore[union-attr]
        return f"{value} if {value} is {blank_of(struct)} else {struct.name}({value})"
    if struct is not None:
        return f"[{struct.name}(part) for part in {value}] if {value} else {value}"
    if part.copies == "copied":
        return f"{value}.copy()"
    if part.copies == "rows copied":
        return f"[row.copy() for row in {value}]"
    return value


def main(arguments: Sequence[str]) -> int:
    check = "--check" in arguments
    folders = [Path(argument) for argument in arguments if argument != "--check"]
    declarations = sorted(GAMES.glob("*/fields.py")) + [folder / "fields.py" for folder in folders]
    stale = 0
    for declaration in declarations:
        # The package of a title cannot be imported without its state: the declaration is read by itself.
        parts = runpy.run_path(str(declaration))
        texts = {"state.py": written(parts)}
        if "STRUCTS" in parts:
            texts["parts.py"] = classes(parts["STRUCTS"], parts["FIELDS"])
        for name, text in texts.items():
            target = declaration.with_name(name)
            if target.exists() and target.read_text(encoding="utf-8") == text:
                continue
            if check:
                print(f"{target} is stale: run python -m civitas._build.state", file=sys.stderr)
                stale += 1
            else:
                target.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
