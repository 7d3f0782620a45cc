"""Aggressions: against somebody weaker, who may defend; the card is discarded either way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.through_the_ages.cards.cases import Case, Scene, allowed, refused, scene


def aggression(
    card: str,
    age: str,
    cost: int,
    rival: Mapping[str, Any],
    moves: str,
    then: Mapping[str, Any],
    *,
    cannot: Sequence[Scene] = (),
    effect: Sequence[Scene] = (),
) -> Case:
    """Seat 0 has one warrior and three military actions, the rival no strength at all."""
    attack = f"aggression:{card}+1"
    mine = attacker(card)
    start: dict[str, Any] = {"phase": "politics", "age": age, "mine": mine, "rival": {"workers": {}, **rival}}
    equal = {**start["rival"], "workers": {**start["rival"]["workers"], "warriors": 1}}
    guarded = {**start["rival"], "military": ["military_bonus_i"]}
    over = {"military_cards": [], "military": 3 - cost, "discarded": [card], "open_card": None, "asked": (0, "action")}
    unharmed = {"food": 0, "resources": 0, "science": 0, "culture": 0, "colonies": []}
    return Case(
        card,
        cannot=[
            refused(attack, "tta.aggression.cost", **{**start, "mine": {**mine, "military_actions": cost - 1}}),
            refused(attack, "tta.aggression.must-be-stronger", **{**start, "rival": equal}),
            refused(attack, "tta.anatomy.aggression-war", **{**start, "mine": {**mine, "military": []}}),
            refused(f"aggression:{card}+0", "tta.aggression.target", **start),
            *cannot,
        ],
        can=[allowed(attack, **{**start, "mine": {**mine, "military_actions": cost}})],
        effect=[scene(f"{attack} {moves}", {"military": 3 - cost, **then}, **start), *effect],
        ends=[
            scene(f"{attack} {moves}", over, **start),
            # A rival who defends loses nothing but the card; the actions are gone.
            scene(
                f"{attack} bonus:military_bonus_i",
                {**unharmed, "military": 3 - cost, "military_cards": [], "asked": (0, "action")},
                **{**start, "rival": guarded},
            ),
        ],
    )


def attacker(card: str) -> dict[str, Any]:
    return {"workers": {"warriors": 1}, "government": "monarchy", "military": [card]}


def strike(card: str, age: str, moves: str, then: Mapping[str, Any], **rival: Any) -> Scene:
    """Another victim."""
    start = {"phase": "politics", "age": age, "mine": attacker(card)}
    return scene(f"aggression:{card}+1 {moves}", then, **start, rival={"workers": {}, **rival})


def plunder(card: str, age: str, total: int) -> Case:
    """The attacker chooses the mix, and takes what the rival really has."""
    rich = {"tokens": {"agriculture": 2, "bronze": 8}}
    taken = {"food": 1, "resources": total - 1, "rival.food": 1, "rival.resources": 9 - total}
    return aggression(
        card,
        age,
        1,
        rich,
        "mix:1",
        taken,
        cannot=[
            refused(
                "mix:3",
                "tta.pay.take-from-player",
                f"aggression:{card}+1",
                phase="politics",
                age=age,
                mine=attacker(card),
                rival={"workers": {}, **rich},
            )
        ],
        effect=[
            strike(card, age, "mix:1", {"food": 1, "resources": 1}, tokens={"agriculture": 1, "bronze": 1}),
            strike(card, age, "", {"food": 0, "resources": 0, "asked": (0, "action")}),
        ],
    )


def raid(card: str, age: str, cost: int, workers: dict[str, int], moves: str, gain: int, *more: Scene) -> Case:
    """Half of the printed costs, rounded up once; the workers stay with their owner."""
    razed = len(moves.split())
    too_high = {"raid_i": "scientific_method", "raid_ii": "computers", "raid_iii": "tanks"}[card]
    return aggression(
        card,
        age,
        cost,
        {"workers": workers, "unused": 0},
        moves,
        {"resources": gain, "rival.workers": {}, "rival.unused": razed, "rival.resources": 0},
        cannot=[
            refused(
                f"raze:{too_high}",
                "tta.card-level.worker-is-building",
                f"aggression:{card}+1",
                phase="politics",
                age="III",
                mine={**attacker(card), "workers": {"warriors": 6}},
                rival={"workers": {"philosophy": 1, too_high: 1}},
            )
        ],
        effect=more,
    )


CASES = [
    aggression(
        "enslave",
        "I",
        2,
        {"yellow": 10},
        "",
        {"food": 2, "resources": 2, "rival.unused": 0, "rival.yellow": 11},
        # Without an unused worker the rival chooses one.
        effect=[
            strike(
                "enslave",
                "I",
                "lose:bronze",
                {"resources": 2, "rival.workers": {"philosophy": 1}},
                workers={"bronze": 1, "philosophy": 1},
                unused=0,
            )
        ],
    ),
    plunder("plunder_i", "I", 3),
    plunder("plunder_ii", "II", 5),
    plunder("plunder_iii", "III", 7),
    raid(
        "raid_i",
        "I",
        1,
        {"alchemy": 1},
        "raze:alchemy",
        3,
        strike("raid_i", "I", "raze:religion", {"resources": 2}, workers={"religion": 1, "philosophy": 1}),
        strike("raid_i", "I", "", {"resources": 0, "rival.workers": {"iron": 1}}, workers={"iron": 1}),
    ),
    raid(
        "raid_ii",
        "II",
        2,
        {"scientific_method": 1, "alchemy": 1},
        "raze:scientific_method raze:alchemy",
        7,
        strike(
            "raid_ii", "II", "raze:journalism raze:religion", {"resources": 6}, workers={"journalism": 1, "religion": 1}
        ),
        # The second building is of level I at most.
        strike("raid_ii", "II", "raze:opera", {"resources": 4, "rival.workers": {"opera": 1}}, workers={"opera": 2}),
    ),
    raid(
        "raid_iii",
        "III",
        3,
        {"computers": 1, "scientific_method": 1},
        "raze:computers raze:scientific_method",
        10,
        strike(
            "raid_iii", "III", "raze:movies", {"resources": 6, "rival.workers": {"movies": 1}}, workers={"movies": 2}
        ),
    ),
    aggression(
        "annex",
        "II",
        2,
        {"colonies": ["historic_territory_i"]},
        "colony:historic_territory_i",
        {"colonies": ["historic_territory_i"], "happy": 1, "culture": 0, "rival.colonies": [], "rival.happy": 0},
        cannot=[
            refused(
                "aggression:annex+1",
                "tta.aggression.succeeds",
                phase="politics",
                age="II",
                mine=attacker("annex"),
                rival={"workers": {}},
            )
        ],
    ),
    aggression(
        "infiltrate",
        "II",
        2,
        {"leader": "joan_of_arc"},
        "remove:leader",
        {"culture": 3, "rival.leader": None, "rival.culture_rate": 0, "rival.military_total": 2},
        cannot=[
            refused(
                "aggression:infiltrate+1",
                "tta.aggression.succeeds",
                phase="politics",
                age="II",
                mine=attacker("infiltrate"),
                rival={"workers": {}},
            )
        ],
        effect=[
            strike("infiltrate", "II", "remove:leader", {"culture": 6}, leader="isaac_newton"),
            strike("infiltrate", "II", "remove:leader", {"culture": 0}, leader="homer"),
            strike(
                "infiltrate",
                "II",
                "remove:wonder",
                {"culture": 6, "rival.unfinished": None, "rival.blue": 16, "rival.leader": "homer"},
                leader="homer",
                unfinished=("kremlin", 2),
            ),
        ],
    ),
    aggression(
        "spy",
        "II",
        1,
        {"science": 9},
        "",
        {"science": 5, "rival.science": 4},
        effect=[strike("spy", "II", "", {"science": 3, "rival.science": 0}, science=3)],
    ),
    aggression(
        "armed_intervention",
        "III",
        2,
        {"culture": 9},
        "",
        {"culture": 7, "rival.culture": 2},
        effect=[strike("armed_intervention", "III", "", {"culture": 3, "rival.culture": 0}, culture=3)],
    ),
]
