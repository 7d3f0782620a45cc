"""Options, seats and the registry of titles."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.kernel import registry
from civitas.kernel.chance import KeyedChance
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Option
from mini import CLAY_PACK, MINI, MINI_WITH_CLAY

YES_NO = Option("fog", True)
ONE_OF = Option("length", "short", ["short", "long"])
MANY_OF = Option("bots", [], ["king", "noble"], many=True)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        *((YES_NO, given, True) for given in (True, "yes", "TRUE", " 1 ", 1, "si", "sì")),
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
        *((YES_NO, given) for given in ("maybe", "", None, 2, [], {"a": 1})),
        *((ONE_OF, given) for given in ("", "Long", None, True, ["long"], "x" * 1000)),
        *((MANY_OF, given) for given in ("queen", ["king", 3], None, {"king": 1}, [["king"]])),
    ],
)
def test_other_option_values_are_refused_with_the_choices(option: Option, given: object) -> None:
    with pytest.raises(BadInput) as caught:
        option.accept(given)
    assert caught.value.key == "error-option-value"
    assert caught.value.figures["option"] == option.key
    assert len(str(caught.value.figures["value"])) <= 40
    assert caught.value.figures["values"] in ("yes, no", "short, long", "king, noble")


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
    assert caught.value.figures == {"file": "/nowhere"}


def test_new_games() -> None:
    one, two = civitas.new("mini", 3, 5), civitas.new(MINI, 3, 5)
    assert one.hash() == two.hash() != civitas.new("mini", 3, 6).hash()
    assert civitas.new("mini").hash() == civitas.new("mini", 2, 0).hash()
    secret = civitas.new("mini", chance=KeyedChance(b"s" * 32))
    assert secret.chance.public()["maker"] == "keyed"


@pytest.mark.parametrize("seed", [-1, True])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(BadInput) as caught:
        civitas.new("mini", seed=seed)
    assert caught.value.key == "error-bad-seed"


def test_a_title_without_explicit_deals_says_so() -> None:
    with pytest.raises(BadInput) as caught:
        super(type(MINI), MINI).script({}, 2, {})
    assert caught.value.key == "error-bad-deal"
