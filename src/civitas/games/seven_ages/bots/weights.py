"""The weights of the evaluation and of the plans, in glory; `weights.toml` says what each is for."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final


class Weights:
    """Read once; matches that compare weights may set them between decisions."""

    def __init__(self, of: dict[str, float]) -> None:
        self.luck = of["luck"]
        self.more_rounds = of["more_rounds"]
        self.land = of["land"]
        self.sea = of["sea"]
        self.income = of["income"]
        self.overseas = of["overseas"]
        self.fading = of["fading"]
        self.empire = of["empire"]
        self.fresh = of["fresh"]
        self.upkeep = of["upkeep"]
        self.potential = of["potential"]
        self.city = of["city"]
        self.capital = of["capital"]
        self.unrest = of["unrest"]
        self.risk = of["risk"]
        self.unit = of["unit"]
        self.skill = of["skill"]
        self.idle = of["idle"]
        self.purse = of["purse"]
        self.spare_coin = of["spare_coin"]
        self.elite = of["elite"]
        self.fort = of["fort"]
        self.creed = of["creed"]
        self.progress = of["progress"]
        self.card_value = of["card_value"]
        self.card_use = of["card_use"]
        self.stake = of["stake"]
        self.city_stake = of["city_stake"]
        self.new_home = of["new_home"]
        self.lost_unit = of["lost_unit"]
        self.trade_gain = of["trade_gain"]
        self.partner_card = of["partner_card"]
        self.pace = of["pace"]
        self.dark_stop = of["dark_stop"]
        self.fewest_turns = of["fewest_turns"]
        self.most_turns = of["most_turns"]
        self.plain = of["plain"]
        self.rare = of["rare"]
        self.ousted = of["ousted"]
        self.soon = of["soon"]
        self.typical = of["typical"]
        self.coin = of["coin"]
        self.city_step = of["city_step"]
        self.leader = of["leader"]
        self.wild_share = of["wild_share"]
        self.quiet = of["quiet"]
        self.stuck = of["stuck"]
        self.new_unit = of["new_unit"]
        self.next_turn = of["next_turn"]
        self.answer = of["answer"]
        self.value_point = of["value_point"]
        self.first_of_one_age = of["first_of_one_age"]
        self.first = of["first"]
        self.average_use = of["average_use"]
        self.poor_start = of["poor_start"]
        self.kept_answer = of["kept_answer"]
        self.of_production = of["of_production"]
        self.of_civilise = of["of_civilise"]
        self.of_cards = of["of_cards"]
        self.of_trade = of["of_trade"]
        self.attack = of["attack"]
        self.hope = of["hope"]


def _read(path: Path) -> dict[str, float]:
    """All sections together: no name stands in two of them."""
    found: dict[str, float] = {}
    for section in tomllib.loads(path.read_text()).values():
        for name, value in section.items():
            found[name] = float(value)
    return found


W: Final = Weights(_read(Path(__file__).parent / "weights.toml"))
