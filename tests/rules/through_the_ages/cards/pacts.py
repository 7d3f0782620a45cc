"""Pacts: offered, agreed, cancelled, ended by an attack or by the end of an Age."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.through_the_ages.cards.cases import Case, Scene, allowed, refused, scene

FIGURES = ("strength", "culture_rate", "resource_production", "food_production", "military_total")
PLAIN = {"strength": 2, "culture_rate": 2, "resource_production": 2, "food_production": 2, "military_total": 2}
"""What each partner has without the pact."""
PEOPLE = {"warriors": 2, "religion": 2, "bronze": 2, "agriculture": 2}
OTHER = {"a": "b", "b": "a"}
ANTIQUATED = {"I": "II", "II": "III"}


def totals(more: Mapping[str, int]) -> dict[str, int]:
    return {name: PLAIN[name] + more.get(name, 0) for name in FIGURES}


def partners(first: Mapping[str, int], second: Mapping[str, int]) -> dict[str, int]:
    """What seat 0, its partner and the third player have."""
    found = totals(first)
    found |= {f"rival.{name}": value for name, value in totals(second).items()}
    return found | {f"third.{name}": value for name, value in totals({}).items()}


def table(**start: Any) -> dict[str, Any]:
    """Three players with the same workers, in the Politics Phase of seat 0."""
    begin: dict[str, Any] = {"seats": 3, "phase": "politics", **start}
    for name in ("mine", "rival", "third"):
        begin[name] = {"workers": PEOPLE, "yellow": 18, **begin.get(name, {})}
    return begin


def pact(
    card: str,
    age: str,
    sides: Mapping[str, Mapping[str, int]],
    *,
    cannot: Sequence[Scene] = (),
    can: Sequence[Scene] = (),
    effect: Sequence[Scene] = (),
    ends: Sequence[Scene] = (),
) -> Case:
    """`sides` are what side a and side b have more; a pact that is the same for both has one side."""
    held = table(age=age, mine={"military": [card]})
    lettered = len(sides) == 2
    offers = list(sides) if lettered else ["a"]
    never = [] if lettered else [refused(f"pact:{card}+1+b", "tta.pact-offer.sides", **held)]
    agreed = [
        scene(f"pact:{card}+1+{side} agree", partners(sides[side], sides[OTHER[side] if lettered else "a"]), **held)
        for side in offers
    ]
    kept = {**partners({}, {}), "pact": None, "military_cards": [card], "asked": (0, "action")}
    over = {**partners({}, {}), "pact": None, "pact_with": -1}
    bound = table(age=age, mine={"pact": (card, 1, "a")})
    fallen = []
    if age in ANTIQUATED:
        old = table(age=ANTIQUATED[age], civil_left=1, phase="action", mine={"pact": (card, 1, "a")})
        fallen = [scene("end", over, **old)]
    return Case(
        card,
        cannot=[
            refused(f"pact:{card}+1+a", "tta.politics.no-pacts-two-players", phase="politics", age=age),
            refused(f"pact:{card}+1+a", "tta.in-play.definition", **table(age=age)),
            refused(f"pact:{card}+0+a", "tta.pact-offer.partner", **held),
            *never,
            *cannot,
        ],
        can=[allowed(f"pact:{card}+{seat}+{side}", **held) for seat in (1, 2) for side in offers] + list(can),
        effect=[*agreed, scene(f"pact:{card}+1+a refuse", kept, **held), *effect],
        ends=[
            scene("cancel:0", over, **bound),
            # The partner cancels it too.
            scene("pass end cancel:0", over, **bound),
            *fallen,
            *ends,
        ],
    )


def bound(card: str, side: str = "a", **parts: Any) -> dict[str, Any]:
    """What seat 0 has with this pact, in which the rival is the partner."""
    return {"pact": (card, 1, side), **parts}


def attack(card: str, age: str, side: str, **mine: Any) -> dict[str, Any]:
    """Seat 0 may attack its partner with one warrior more."""
    arms = {"military": ["plunder_iii", "war_over_culture"], "workers": {"warriors": 3}, "government": "monarchy"}
    return table(age=age, mine=bound(card, side, **{**arms, **mine}), rival={"workers": {"warriors": 2}})


def partner(card: str, **mine: Any) -> dict[str, Any]:
    """The same, in a pact that the rival offered."""
    begin = attack(card, "III", "a", **mine)
    begin["mine"] = {name: value for name, value in begin["mine"].items() if name != "pact"}
    begin["rival"] = {**begin["rival"], "pact": (card, 0, "a")}
    return begin


def outlasts(card: str) -> list[Scene]:
    """An attack of one partner on the other changes nothing about the pact."""
    begin = attack(card, "III", "a")
    return [
        scene("aggression:plunder_iii+1", {"pact": card, "rival.pact": None}, **begin),
        scene("war:war_over_culture+1", {"pact": card, "war": "war_over_culture"}, **begin),
    ]


def forbidden(card: str, side: str = "a") -> list[Scene]:
    """The partners may not attack each other, but anybody else."""
    begin = attack(card, "III", side)
    begin["third"] = {"workers": {}}
    return [
        refused("aggression:plunder_iii+1", "tta.aggression.pact-forbids", **begin),
        refused("war:war_over_culture+1", "tta.war-declare.pact-forbids", **begin),
        Scene(begin, (), {}, {"aggression:plunder_iii+1": "tta.aggression.pact-forbids"}, ["aggression:plunder_iii+2"]),
    ]


def broken(card: str, strength: int, side: str) -> list[Scene]:
    """An attack ends the pact, and what it gave to the strength of the two."""
    begin = attack(card, "III", side)
    over = {"pact": None, "strength": 3, "rival.strength": 2}
    return [
        scene("", {"strength": 3 + strength}, **begin),
        scene("aggression:plunder_iii+1", over, **begin),
        scene("war:war_over_culture+1", {**over, "war": "war_over_culture"}, **begin),
    ]


TRADE = "use:trade_routes_agreement"
SHARED: dict[str, Any] = {"hand": ["iron"], "science": 3}
COOPERATION = "scientific_cooperation"
IMMUNE = {"seats": 3, "phase": "politics", "age": "III"}

CASES = [
    pact(
        "open_borders_agreement",
        "I",
        {"a": {"military_total": 1}},
        # Two more for the attacker.
        cannot=[
            refused(
                "aggression:plunder_iii+1",
                "tta.aggression.must-be-stronger",
                **attack("open_borders_agreement", "III", "a", workers={}),
            ),
            refused(
                "aggression:plunder_iii+1",
                "tta.aggression.must-be-stronger",
                **partner("open_borders_agreement", workers={}),
            ),
        ],
        effect=[
            *outlasts("open_borders_agreement"),
            scene(
                "aggression:plunder_iii+1",
                {"strength": 1, "military": 3},
                **attack("open_borders_agreement", "III", "a", workers={"warriors": 1}),
            ),
            # The partner who was asked has them too, but no more.
            scene(
                "aggression:plunder_iii+1",
                {"strength": 1, "military": 3},
                **partner("open_borders_agreement", workers={"warriors": 1}),
            ),
        ],
    ),
    pact(
        "trade_routes_agreement",
        "I",
        {"a": {}, "b": {}},
        cannot=[
            refused(
                TRADE,
                "tta.actions.all-or-nothing",
                **table(phase="action", mine=bound("trade_routes_agreement", "a", tokens={"bronze": 2})),
            ),
            refused(
                TRADE,
                "tta.actions-total.temporary-first",
                TRADE,
                **table(phase="action", mine=bound("trade_routes_agreement", "a", tokens={"agriculture": 2})),
            ),
        ],
        effect=[
            *outlasts("trade_routes_agreement"),
            scene(
                TRADE,
                {"food": 1, "resources": 0, "loose_resources": 1, "loose_food": 0},
                **table(phase="action", mine=bound("trade_routes_agreement", "a", tokens={"agriculture": 2})),
            ),
            scene(
                TRADE,
                {"food": 0, "resources": 1, "loose_resources": 0, "loose_food": 1},
                **table(phase="action", mine=bound("trade_routes_agreement", "b", tokens={"bronze": 2})),
            ),
            scene(
                f"{TRADE} build:bronze",
                {"food": 0, "resources": 0, "loose_resources": 0, "workers": {**PEOPLE, "bronze": 3}},
                **table(
                    phase="action", mine=bound("trade_routes_agreement", "a", tokens={"agriculture": 1, "bronze": 1})
                ),
            ),
        ],
        ends=[
            Scene(
                table(mine=bound("trade_routes_agreement", "a", tokens={"agriculture": 2})),
                ["cancel:0"],
                {"pact": None},
                {TRADE: "tta.stats.modifiers"},
            )
        ],
    ),
    pact(
        "acceptance_of_supremacy",
        "II",
        {"a": {"resource_production": 1}, "b": {"resource_production": -1}},
        cannot=forbidden("acceptance_of_supremacy"),
        effect=[
            scene(
                "end turn turn",
                {"resources": 3, "rival.resources": 1, "third.resources": 2},
                **table(age="II", phase="action", mine=bound("acceptance_of_supremacy")),
            )
        ],
    ),
    pact(
        "international_trade_agreement",
        "II",
        {"a": {"resource_production": 1}, "b": {"food_production": 1}},
        effect=[
            *outlasts("international_trade_agreement"),
            scene(
                "end turn turn",
                {"resources": 3, "food": 2, "rival.resources": 2, "rival.food": 3, "third.food": 2},
                **table(age="II", phase="action", mine=bound("international_trade_agreement")),
            ),
        ],
    ),
    pact(
        "promise_of_military_protection",
        "II",
        {"a": {"culture_rate": 1}, "b": {"strength": 4, "culture_rate": -1}},
        ends=broken("promise_of_military_protection", 4, "b"),
    ),
    pact(
        COOPERATION,
        "II",
        {"a": {}},
        cannot=[
            refused(
                "develop:iron",
                "tta.points.pay-science",
                **table(age="II", phase="action", mine=bound(COOPERATION, **SHARED)),
            )
        ],
        can=[
            allowed(
                "develop:iron",
                **table(age="II", phase="action", mine=bound(COOPERATION, **SHARED), rival={"science": 1}),
            )
        ],
        effect=[
            *outlasts(COOPERATION),
            scene(
                "develop:iron",
                {"science": 0, "rival.science": 8},
                **table(age="II", phase="action", mine=SHARED, rival={"science": 9, "pact": (COOPERATION, 0, "a")}),
            ),
            scene(
                "develop:iron",
                {"science": 0, "rival.science": 8, "third.science": 9},
                **table(
                    age="II",
                    phase="action",
                    mine=bound(COOPERATION, **SHARED),
                    rival={"science": 9},
                    third={"science": 9},
                ),
            ),
        ],
        ends=[
            scene(
                "cancel:0 develop:iron",
                {"science": 0, "rival.science": 9},
                **table(age="II", mine=bound(COOPERATION, hand=["iron"], science=5), rival={"science": 9}),
            )
        ],
    ),
    pact(
        "international_tourism",
        "III",
        {"a": {}},
        effect=[
            *outlasts("international_tourism"),
            scene(
                "",
                {"culture_rate": 2 + 2, "rival.culture_rate": 2 + 2 + 1, "third.culture_rate": 2},
                **table(
                    age="III",
                    mine=bound("international_tourism", wonders=["pyramids"]),
                    rival={"wonders": ["colossus", "taj_mahal"], "ravaged": ["taj_mahal"]},
                ),
            ),
            # A wonder that is completed counts at once.
            scene(
                "stage:1",
                {"rival.culture_rate": 2 + 1},
                **table(
                    age="III",
                    phase="action",
                    mine=bound("international_tourism", unfinished=("pyramids", 2), tokens={"bronze": 1}),
                ),
            ),
        ],
        ends=[
            scene(
                "cancel:0",
                {"culture_rate": 2, "rival.culture_rate": 2},
                **table(
                    age="III",
                    mine=bound("international_tourism", wonders=["pyramids"]),
                    rival={"wonders": ["colossus"]},
                ),
            )
        ],
    ),
    pact(
        "loss_of_sovereignty",
        "III",
        {"a": {"culture_rate": 2}, "b": {"culture_rate": -2}},
        cannot=[
            *forbidden("loss_of_sovereignty", "b"),
            # Nobody may declare war on side b, but aggressions are free.
            Scene(
                {
                    **IMMUNE,
                    "mine": {"military": ["war_over_culture", "plunder_iii"], "government": "monarchy"},
                    "rival": {"pact": ("loss_of_sovereignty", 2, "b"), "workers": {}},
                },
                (),
                {},
                {"war:war_over_culture+1": "tta.stats.modifiers"},
                ["aggression:plunder_iii+1", "war:war_over_culture+2"],
            ),
        ],
    ),
    pact(
        "military_pact",
        "III",
        {"a": {"strength": 3}},
        ends=[
            scene(
                "aggression:plunder_iii+1",
                {"pact": None, "strength": 3, "rival.strength": 2},
                **attack("military_pact", "III", "a"),
            ),
            scene(
                "war:war_over_culture+1",
                {"pact": None, "strength": 3, "rival.strength": 2},
                **attack("military_pact", "III", "a"),
            ),
        ],
    ),
    pact("peace_treaty", "III", {"a": {"culture_rate": 1}}, cannot=forbidden("peace_treaty")),
]
