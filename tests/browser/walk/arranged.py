"""Questions too rare for seeded games: positions of the rule tests, caught where a test is asked them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from typing import Any
from unittest.mock import patch

from civitas.kernel.position import Position

# By title and question: the file, the test and its arguments.
TESTS: dict[str, dict[str, tuple[str, str, dict[str, object]]]] = {
    "antiquity": {
        "extra-house": ("patrons", "a_second_house_is_free_with_san_nicola_and_santa_maria", {"saint": "maria"}),
        "saint": ("patrons", "a_patron_comes_with_a_cathedral", {}),
        "seed": (
            "industries",
            "whoever_owns_the_seed_may_pay_it_and_keep_biology",
            {"answer": "biology", "left": 1},
        ),
        "set": ("barbara", "buildings_are_moved_within_and_between_cities", {"saint": "barbara"}),
        "set-grave": ("barbara", "loose_graves_move_to_free_squares_only", {}),
    },
    "seven_ages": {
        "adopt-from": ("leaders", "from_whom_a_spreading_faith_is_adopted_is_chosen", {}),
        "canal": ("naval_rules", "every_empire_on_its_banks_must_open_a_canal", {"answers": "yy", "refusal": None}),
        "convert-faith": ("aftermath", "confucianism_may_be_taken_over_with_an_area", {"answer": "yes"}),
        "enter": ("setting_up", "a_late_joiner_enters_with_seven_cards_and_the_glory_of_the_last", {}),
        "gate": ("trade_partners", "of_two_ways_the_trader_chooses_and_a_refusal_leaves_the_other", {}),
        "lose-ship": ("answers", "a_storm_takes_two_ships_of_their_owners_choice", {}),
        "pursued": ("retreat", "pursuers_take_units", {"pursuers": "knight knight", "lost": 1}),
        "receiver": ("happenings", "pirates_bring_their_booty_to_an_empire_of_their_player", {}),
        "retreat-leader": ("retreat", "each_leader_follows_units_of_his_choice", {}),
        "scrap-nuke": ("conflict_rules", "a_nuke_alone_may_be_scrapped_before_the_first_round", {"answer": "yes"}),
        "start-fort": ("new_empires", "the_fort_of_a_card_stands_in_a_starting_area_of_the_empire", {}),
        "start-level": ("start", "moors_may_begin_level_with_the_arabs", {"answer": "yes", "space": 16}),
        "toll": ("trade_partners", "a_price_in_money_is_paid_at_once", {}),
        "toll-card": ("trade_partners", "the_payer_picks_the_cards_of_a_price", {}),
        "which-leader": ("leaders", "of_two_leaders_of_a_type_the_player_chooses_who_goes", {}),
    },
}

# What no seat is ever asked, and why.
NOT_ASKED: dict[str, dict[str, str]] = {
    "antiquity": {
        "store": "what onlookers read while somebody is asked to discard",
        "harvest": "what onlookers read while somebody is asked to take",
        "graves": "what onlookers read while somebody is asked to bury",
    },
}


class _Caught(Exception):
    def __init__(self, position: Position) -> None:
        self.position = position


def caught(title: str, kind: str) -> Position:
    """Runs a rule test until somebody is asked this, and returns the position."""
    file, name, args = TESTS[title][kind]
    module, tools = import_module(f"rules.{title}.test_{file}"), import_module(f"rules.{title}.tools")

    def watched(play: Callable[..., Any]) -> Callable[..., Any]:
        def played(position: Position, *args: Any, **more: Any) -> Any:
            done = play(position, *args, **more)
            for seat in position.waiting()[:1]:
                if position.question(seat).key == f"question-{kind}":
                    raise _Caught(position.clone())
            return done

        return played

    with ExitStack() as stack:
        for place in (tools, module):
            for verb in ("play", "act"):
                if hasattr(place, verb):
                    stack.enter_context(patch.object(place, verb, watched(getattr(tools, verb))))
        try:
            getattr(module, f"test_{name}")(**args)
        except _Caught as found:
            return found.position
    raise AssertionError(f"test_{name} is never asked {kind}")
