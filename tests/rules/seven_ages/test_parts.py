"""What is under way, as objects: they are dumped as lists of numbers, and copies share nothing that changes."""

from __future__ import annotations

import random

import pytest

from civitas.games.seven_ages import parts
from civitas.games.seven_ages.fields import FIELDS, STRUCTS
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput
from civitas.kernel.parts import REST, Struct

TITLE = registry.title("seven_ages")
NONE = {name: getattr(parts, name) for name in dir(parts) if name.startswith("NO_")}
MEMBERS = {struct.name: struct.members for struct in STRUCTS}


@pytest.mark.parametrize("struct", STRUCTS, ids=[struct.name for struct in STRUCTS])
def test_numbers_make_a_struct_and_a_struct_its_numbers(struct: Struct) -> None:
    made = getattr(parts, struct.name)()
    numbers = [1 if (bound.least, bound.most) == (0, 1) else 2 + place for place, bound in enumerate(struct.bounds())]
    numbers += [7, 8] if struct.members[-1].count == REST else []
    made.read(numbers)
    assert made.numbers() == numbers
    twin = type(made)(made)
    assert twin.numbers() == numbers
    for member in struct.members:
        if isinstance(member.within, Struct):
            ours, theirs = getattr(made, member.name), getattr(twin, member.name)
            assert not {id(part) for part in ours} & {id(part) for part in theirs}
        elif member.changes:
            assert getattr(made, member.name) is not getattr(twin, member.name)


def test_no_game_changes_what_stands_for_none() -> None:
    fresh = {name: type(none)() for name, none in NONE.items()}
    assert len(fresh) == 6
    p = TITLE.begin(3, TITLE.accept_options({}), Chance(5))
    choose = random.Random(5)
    met: set[str] = set()
    for _ in range(4000):
        if p.over():
            break
        seat = p.waiting()[0]
        p.play(seat, choose.choice(p.legal(seat)))
        met |= {field.name for field in FIELDS if field.struct is not None and getattr(p, field.name)}
    assert met >= {"group", "founding", "deal", "civil"}
    for name, none in NONE.items():
        assert not none
        assert none.numbers() == []
        for member in MEMBERS[type(none).__name__]:
            ours, blank = getattr(none, member.name), getattr(fresh[name], member.name)
            if isinstance(member.within, Struct):
                ours, blank = [part.numbers() for part in ours], [part.numbers() for part in blank]
            assert ours == blank, (name, member.name)


@pytest.mark.parametrize("numbers", [[3], [3, 0, 0, 0, -1, 0, 0], [3, 2, 0, 0, -1, 0], [3, 0, 0, 0, -1, True]])
def test_a_dump_with_a_struct_that_is_none_is_refused(numbers: list[int]) -> None:
    dump = TITLE.begin(3, TITLE.accept_options({}), Chance(5)).dump()
    state = dump["state"]
    assert isinstance(state, dict)
    assert state["founding"] == []
    state["founding"] = numbers
    with pytest.raises(BadInput) as refused:
        registry.load(dump)
    assert refused.value.figures["place"] == "founding"
