"""Options, seats and the registry of titles."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.kernel import registry
from civitas.kernel.chance import KeyedChance
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Option, Title
from mini import CLAY_PACK, MINI, MINI_WITH_CLAY

YES_NO = Option("fog", True)
ONE_OF = Option("length", "short", ["short", "long"])
MANY_OF = Option("bots", [], ["king", "noble"], many=True)
HUGE = 10**5000
"""Python refuses to write it out."""


def several(*values: object) -> tuple[object, ...]:
    """Values of any type."""
    return values


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        *((YES_NO, given, True) for given in (True, "yes", "TRUE", " 1 ", 1)),
        *((YES_NO, given, False) for given in (False, "no", "false", "0", 0)),
        *((ONE_OF, "long", "long"), (ONE_OF, " short ", "short")),
        *((MANY_OF, "king,noble", ["king", "noble"]), (MANY_OF, ["noble", "noble"], ["noble", "noble"])),
        *((MANY_OF, "", []), (MANY_OF, [], []), (MANY_OF, ("king",), ["king"])),
    ],
)
def test_option_values(option: Option, given: object, value: object) -> None:
    assert option.accept(given) == value


@pytest.mark.parametrize(
    ("option", "given"),
    [
        *((YES_NO, given) for given in several("maybe", "", None, 2, [], {"a": 1})),
        *((ONE_OF, given) for given in several("", "Long", None, True, ["long"], "x" * 1000)),
        *((MANY_OF, given) for given in several("queen", ["king", 3], None, {"king": 1}, [["king"]])),
    ],
)
def test_other_option_values_are_refused_with_the_choices(option: Option, given: object) -> None:
    with pytest.raises(BadInput) as caught:
        option.accept(given)
    assert caught.value.key == "error-option-value"
    assert caught.value.figures["option"] == option.key
    assert len(str(caught.value.figures["value"])) <= 40
    assert caught.value.figures["values"] in ("yes, no", "short, long", "king, noble")


@pytest.mark.parametrize("option", [YES_NO, ONE_OF, MANY_OF])
def test_an_option_value_that_cannot_be_written_out_is_told_in_few_words(option: Option) -> None:
    for given in (HUGE, [HUGE]):
        with pytest.raises(BadInput, match="is not a value of the option"):
            option.accept(given)


def test_options_left_out_have_their_default() -> None:
    assert MINI.accept_options({}) == {"fog": True}
    assert MINI.accept_options({"fog": "no"}) == {"fog": False}


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadInput) as caught:
        MINI.accept_options({"weather": "rain"})
    assert (caught.value.key, caught.value.figures) == (
        "error-unknown-option",
        {"option": "weather", "options": "fog"},
    )


def test_seats() -> None:
    assert MINI.accept_seats(None) == 2
    assert MINI.accept_seats(7) == 7
    for seats in (0, 1, 8, -1, 10**9):
        with pytest.raises(BadInput) as caught:
            MINI.accept_seats(seats)
        assert caught.value.figures == {"title": "mini", "counts": "2, 3, 4, 5, 6, 7", "given": str(seats)}


def test_whoever_wants_to_play_alone_says_so() -> None:
    historia = registry.title("historia")
    assert historia.accept_seats(None) == 2 and historia.accept_seats(1) == 1
    assert registry.new(historia, seed=1).seats == 2


# ---------------------------------------------------------------------- registry


def test_titles_are_found_by_key_and_alias() -> None:
    duel = civitas.title("seven_wonders_duel")
    assert civitas.title("swd") is duel is registry.title("seven_wonders_duel")
    assert "seven_wonders_duel" in civitas.title_keys()
    assert civitas.title("mini") is MINI
    assert registry.title("mini", CLAY_PACK) is MINI_WITH_CLAY
    assert MINI.pack_id() != MINI_WITH_CLAY.pack_id()


@pytest.mark.parametrize("name", ["", "chess", "../games", "seven_wonders_duel.game", "x" * 1000, "MINI"])
def test_an_unknown_title_is_named_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        civitas.new(name)
    assert caught.value.key == "error-unknown-title"
    assert caught.value.figures["title"] == name[:40]
    assert "seven_wonders_duel" in str(caught.value.figures["titles"])


def test_a_registered_title_has_only_the_packs_it_was_registered_with() -> None:
    with pytest.raises(BadInput) as caught:
        registry.title("mini", "/nowhere")
    assert caught.value.figures == {"folder": "/nowhere"}


def test_new_games() -> None:
    one, two = civitas.new("mini", 3, 5), civitas.new(MINI, 3, 5)
    assert one.hash() == two.hash() != civitas.new("mini", 3, 6).hash()
    assert civitas.new("mini").hash() == civitas.new("mini", 2, 0).hash()
    secret = civitas.new("mini", chance=KeyedChance(b"s" * 32))
    assert secret.chance.public()["maker"] == "keyed"


@pytest.mark.parametrize(
    ("given", "key"),
    [
        *(({"seed": seed}, "error-bad-seed") for seed in several(-1, True, 1.5, "7")),
        *(({"chance": chance}, "error-bad-seed") for chance in several(5, {"maker": "fast", "seed": 1})),
        *(({"deal": deal}, "error-bad-deal") for deal in several(5, [], "tokens", {1: 1}, {None: 1})),
        *(({"pack": pack}, "error-pack-missing") for pack in several(5, b"pack", {})),
        ({"options": {HUGE: 1}}, "error-unknown-option"),
    ],
)
def test_what_cannot_begin_a_game_is_refused_in_a_sentence(given: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as caught:
        civitas.new("mini", **given)
    assert caught.value.key == key
    assert str(caught.value).endswith(".")


def test_a_deal_comes_before_a_chance_and_a_chance_before_a_seed() -> None:
    dealt = civitas.new("swd", deal={"first_seat": 1})
    assert civitas.new("swd", seed=9, chance=civitas.Chance(3), deal={"first_seat": 1}).hash() == dealt.hash()
    assert civitas.new("swd", seed=9, chance=civitas.Chance(3)).hash() == civitas.new("swd", seed=3).hash()


def test_a_pack_is_given_by_its_folder() -> None:
    assert registry.title("mini", Path(CLAY_PACK)) is MINI_WITH_CLAY


class Whole:
    """A whole number as other libraries have them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_whole_numbers_of_other_libraries_do_not_get_into_a_position() -> None:
    one, two = civitas.new("swd", seed=Whole(5)), civitas.new("swd", seed=5)
    for _ in range(20):
        seat, move = two.turn(), two.legal(two.turn())[0]
        one.play(Whole(seat), Whole(move))
        two.play(seat, move)
    assert one.dump() == two.dump()
    assert one.hash() == two.hash()
    for wrong in (1.0, None):
        with pytest.raises(TypeError):
            one.play(one.turn(), wrong)  # type: ignore[arg-type]
    assert one.hash() == two.hash()


def test_a_title_without_explicit_deals_says_so() -> None:
    with pytest.raises(BadInput) as caught:
        Title.script(MINI, {}, 2, {})
    assert caught.value.key == "error-bad-deal"


ASKED_AT_ONCE = """
import sys, threading
from civitas.kernel import registry

sys.setswitchinterval(1e-6)
begun, found = threading.Barrier(16), []

def ask():
    begun.wait()
    keys = registry.title_keys()
    found.append((keys, registry.title(keys[0])))

asking = [threading.Thread(target=ask) for _ in range(16)]
for thread in asking:
    thread.start()
for thread in asking:
    thread.join()
assert len(found) == 16
assert len({id(made) for _, made in found}) == 1
assert all(len(keys) == len(set(keys)) for keys, _ in found) and len(registry.title_keys()) == 5
"""


def test_titles_are_found_and_read_once_whoever_asks_at_the_same_moment() -> None:
    done = subprocess.run([sys.executable, "-c", ASKED_AT_ONCE], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
