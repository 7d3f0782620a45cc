"""The `parts.py` of a title: a class for each struct that its `fields.py` declares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from civitas._build.layout import assigned, listed, noted

if TYPE_CHECKING:
    from civitas.kernel.fields import Field
    from civitas.kernel.parts import Member, Struct

HEADER = '"""The structs of a position, written out for the compiler by `python -m civitas._build.state`."""'
PART = "part"
REST = -1


def blank_of(struct: Struct) -> str:
    """The name of the one that stands for none."""
    return f"NO_{struct.name.upper()}"


def classes(structs: Sequence[Struct], fields: Sequence[Field]) -> str:
    """The text of `parts.py`."""
    single = [field.struct for field in fields if field.form == PART]
    lines = [HEADER, "", "from __future__ import annotations", "", "from typing import Final", ""]
    lines += ["from civitas.kernel.parts import Part"]
    for struct in structs:
        lines += _class(struct, struct in single)
    lines += ["", ""]
    for struct in structs:
        if struct in single:
            lines += [f"{blank_of(struct)}: Final = {struct.name}()"]
    lines += ['"""They stand for none, in all positions: nobody changes them."""']
    return "\n".join(lines) + "\n"


def _class(struct: Struct, may_lack: bool) -> list[str]:
    members, name = struct.members, struct.name
    lines = ["", "", f"class {name}(Part):", *noted(struct.note), ""]
    lines += [
        *listed("    __slots__ = (", [f'"{slot}"' for slot in sorted(member.name for member in members)], ")"),
        "",
    ]
    for member in members:
        lines += [f"    {member.name}: {_type(member)}", *noted(member.note)]
    lines += ["", f"    def __init__(self, like: {name} | None = None) -> None:", "        if like is None:"]
    lines += assigned("            ", [(member.name, _start(member)) for member in members])
    lines += ["            return", *assigned("        ", [(member.name, _copy(member)) for member in members])]
    if may_lack:
        lines += ["", "    def __bool__(self) -> bool:", f"        return self is not {blank_of(struct)}"]
    lines += ["", "    def numbers(self) -> list[int]:"]
    if may_lack:
        lines += [f"        if self is {blank_of(struct)}:", "            return []"]
    lines += listed("        return [", [number for member in members for number in _dumped(member)], "]")
    lines += ["", "    def read(self, numbers: list[int]) -> None:", *_read(struct)]
    return lines


def _is_flag(member: Member) -> bool:
    within = member.within
    return not _of(member) and (within.least, within.most, within.size) == (0, 1, "")  # type: ignore[union-attr]


def _of(member: Member) -> str:
    """The struct that it is made of."""
    return getattr(member.within, "name", "")


def _type(member: Member) -> str:
    one = _of(member) or ("bool" if _is_flag(member) else "int")
    return f"list[{one}]" if member.count else one


def _start(member: Member) -> str:
    if member.count == REST:
        return "[]"
    if _of(member):
        return f"[{', '.join([f'{_of(member)}()'] * member.count)}]"
    one = str(bool(member.fill)) if _is_flag(member) else str(member.fill)
    return f"[{', '.join([one] * member.count)}]" if member.count else one


def _copy(member: Member) -> str:
    value = f"like.{member.name}"
    if _of(member):
        return f"[{', '.join(f'{_of(member)}({value}[{place}])' for place in range(member.count))}]"
    return f"{value}.copy()" if member.changes else value


def _dumped(member: Member) -> list[str]:
    value = f"self.{member.name}"
    if _of(member):
        return [f"*{value}[{place}].numbers()" for place in range(member.count)]
    if member.count:
        return [f"*{value}"]
    return [f"int({value})" if _is_flag(member) else value]


def _read(struct: Struct) -> list[str]:
    """Assignments from the places where each member stands."""
    values: list[tuple[str, str]] = []
    inner: list[str] = []
    at = 0
    for member in struct.members:
        of = _of(member)
        size = len(member.within.bounds()) if of else 1  # type: ignore[union-attr]
        if member.count == REST:
            values.append((member.name, f"numbers[{at}:]"))
        elif of:
            for place in range(member.count):
                inner.append(f"        self.{member.name}[{place}].read(numbers[{at}:{at + size}])")
                at += size
        elif member.count:
            values.append((member.name, f"numbers[{at}:{at + member.count}]"))
            at += member.count
        else:
            values.append((member.name, f"bool(numbers[{at}])" if _is_flag(member) else f"numbers[{at}]"))
            at += 1
    return [*(assigned("        ", values) if values else []), *inner]
