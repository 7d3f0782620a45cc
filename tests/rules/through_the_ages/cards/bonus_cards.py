"""Bonus cards: in the defence against an aggression, or in a force that colonizes."""

from __future__ import annotations

from typing import Any

from rules.through_the_ages.cards.cases import Case, allowed, refused, scene


def bonus(card: str, age: str, defence: int, colonization: int) -> Case:
    use = f"bonus:{card}"
    attack = "aggression:plunder_i+1"
    mine: dict[str, Any] = {"workers": {"warriors": defence}, "military": ["plunder_i"]}
    rival = {"workers": {}, "military": [card], "tokens": {"bronze": 5}}
    attacked: dict[str, Any] = {"phase": "politics", "age": age, "mine": mine, "rival": rival}
    stronger = {**attacked, "mine": {**mine, "workers": {"warriors": defence + 1}}}
    two = {**stronger, "rival": {**rival, "military": [card, "legion"]}}
    much_stronger = {**attacked, "mine": {**mine, "workers": {"warriors": defence + 2}}}
    without = {**attacked, "mine": {**mine, "workers": {"warriors": 1}}, "rival": {**rival, "military": ["legion"]}}
    sailor = {"workers": {"warriors": 1}, "military": ["rats", card]}
    found: dict[str, Any] = {
        "phase": "politics",
        "age": age,
        "current": ["historic_territory_i"],
        "mine": sailor,
        "rival": {"workers": {"warriors": 1}},
    }
    bid = f"bid:{1 + colonization}"
    bare = {**found, "mine": {**sailor, "military": ["rats"]}}
    defended = {"resources": 0, "rival.resources": 5, "rival.military_cards": [], "asked": (0, "action")}
    return Case(
        card,
        cannot=[
            # The other card is worth one, which is not enough.
            refused(
                use,
                "tta.aggression.no-partial-defence",
                attack,
                **{**much_stronger, "rival": {**rival, "military": [card, SAME_AGE[age]]}},
            ),
            refused(use, "tta.aggression.defence-bonus-cards", attack, **without),
            refused(f"bid:{2 + colonization}", "tta.colonization.bid-cap", "prepare:rats", **found),
            refused(use, "tta.colonization.bonus-cards", "prepare:rats", "bid:1", "pass", **bare),
        ],
        can=[allowed(use, attack, **attacked), allowed(bid, "prepare:rats", **found)],
        effect=[
            scene(f"{attack} {use}", defended, **attacked),
            # One point more is met by another card face down.
            scene(f"{attack} {use} conceal:legion", defended, **two),
            scene(
                f"prepare:rats {bid} pass send:warriors {use} finish",
                {"colonies": ["historic_territory_i"], "military_cards": [], "culture": 1 + 6},
                **found,
            ),
        ],
        ends=[
            scene(f"{attack} {use}", {"rival.military_cards": [], "discarded": _discards(card, age)}, **attacked),
            scene(
                f"prepare:rats {bid} pass send:warriors {use} finish",
                {"discarded": [card], "military_cards": [], "colonization": 0},
                **found,
            ),
        ],
    )


def _discards(card: str, age: str) -> list[str]:
    """Cards of the current Age lie in the discards, older ones have left the game."""
    return sorted([card, "plunder_i"]) if age == "I" else [card]


SAME_AGE = {"I": "legion", "II": "classic_army", "III": "shock_troops"}
CASES = [
    bonus("military_bonus_i", "I", 2, 1),
    bonus("military_bonus_ii", "II", 4, 2),
    bonus("military_bonus_iii", "III", 6, 3),
]
