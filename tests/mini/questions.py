"""The questions of the miniature title: what answers each, and what goes on by itself."""

from __future__ import annotations

from collections.abc import Callable

from civitas.kernel.events import Question
from civitas.kernel.frames import a_of, b_of
from civitas.kernel.moves import MoveTable
from civitas.kernel.questions import Asked, Questions, bare, one, two
from mini import auction, town, war
from mini.position import (
    AMBUSH_ENDS,
    AMBUSHED,
    AUCTION,
    BATTLE,
    BID,
    BUILD,
    CANCEL,
    DEFEND,
    HAND_OVER,
    MARCH,
    NEXT_MARCH,
    OFFERING,
    PAY,
    PLUNDER,
    REACT,
    SET_DOWN,
    MiniState,
)


def make_questions(moves: MoveTable) -> Questions:
    return Questions(
        moves,
        {
            BUILD: Asked(
                "question-build",
                "mini.town.build",
                {
                    "build": two(town.forbids_build, town.build),
                    "lift": one(town.forbids_lift, town.lift),
                    "craft": bare(town.forbids_craft, town.craft),
                    "offer": one(town.forbids_offer, town.begin_offer),
                    "done": bare(None, town.done),
                },
                _with_numbers,
            ),
            SET_DOWN: Asked(
                "question-set-down",
                "mini.town.lift",
                {"set": one(town.forbids_set, town.set_down), "restore": bare(None, town.restore)},
                _with_numbers,
            ),
            OFFERING: Asked(
                "question-offer",
                "mini.trade.kinds",
                {
                    "give": one(town.forbids_give, town.give),
                    "ask": one(town.forbids_ask, town.ask),
                    "propose": bare(town.forbids_propose, town.propose),
                },
                _with_numbers,
            ),
            BID: Asked(
                "question-bid",
                "mini.auction.bid",
                {
                    "bid": one(auction.forbids_bid, auction.bid),
                    "pass": bare(None, auction.pass_bid),
                },
                _with_numbers,
            ),
            PAY: Asked(
                "question-pay", "mini.auction.pay", {"pay": one(auction.forbids_pay, auction.pay)}, _with_numbers
            ),
            MARCH: Asked(
                "question-march",
                "mini.war.march",
                {"march": two(war.forbids_march, war.march), "stay": bare(None, war.stay)},
                _with_numbers,
            ),
            REACT: Asked(
                "question-react",
                "mini.war.react",
                {"pass": bare(None, war.pass_reaction), "react": one(war.forbids_ambush, war.ambush)},
                _with_numbers,
            ),
            CANCEL: Asked(
                "question-cancel",
                "mini.war.cancel",
                {"pass": bare(None, war.pass_reaction), "react": one(war.forbids_shield, war.shield)},
                _with_numbers,
            ),
            DEFEND: Asked(
                "question-defend",
                "mini.war.defend",
                {"defend": one(war.forbids_defence, war.defend), "yield": bare(None, war.give_way)},
                _with_numbers,
            ),
            HAND_OVER: Asked(
                "question-hand-over",
                "mini.war.hand-over",
                {"hand": one(war.forbids_hand_over, war.hand_over)},
                _with_numbers,
            ),
        },
        figures={"bid": _coins},
    )


def _with_numbers(p: MiniState, seat: int, question: Question) -> None:
    """What the frame carries is for the seat that is asked."""
    if seat >= 0:
        question.args.update({"a": a_of(p.now), "b": b_of(p.now)})


def _coins(p: MiniState, seat: int, args: list[int], rule: str) -> dict[str, object]:
    return {"coins": p.coins(seat)} if rule == "mini.auction.cap" else {}


STEPS: dict[int, Callable[[MiniState], None]] = {
    AUCTION: auction.begin_auction,
    NEXT_MARCH: war.next_march,
    AMBUSHED: war.ask_for_shields,
    AMBUSH_ENDS: war.end_ambush,
    BATTLE: war.battle,
    PLUNDER: war.plunder,
}
