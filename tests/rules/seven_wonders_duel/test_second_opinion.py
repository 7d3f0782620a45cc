"""A second opinion on 7 Wonders Duel: whole random games kept by a slow and simple umpire, who knows the rulebook and
the data files, sees what lies on the table, and must find the same moves, coins and winners as the engine."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

import civitas
from rules.seven_wonders_duel.tools import data, legal, play

GAMES = 20
"""In `make test`, with some 70 positions each; ten times as many in `make soak`."""
RESOURCES = ("wood", "clay", "stone", "glass", "papyrus")


@cache
def rows(file: str, key: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in data(f"{file}.toml")[key]}


def card(name: str) -> dict[str, Any]:
    return rows("cards", "card")[name]


def wonder(name: str) -> dict[str, Any]:
    return rows("wonders", "wonder")[name]


def token(name: str) -> dict[str, Any]:
    return rows("progress", "token")[name]


class Umpire:
    def __init__(self, view: dict[str, Any]) -> None:
        self.coins = [7, 7]
        self.cities: list[list[str]] = [[], []]
        self.wonders: list[list[str]] = [list(own) for own in view["wonders"]]
        self.built: list[list[str]] = [[], []]
        self.tokens: list[list[str]] = [[], []]
        self.board = list(view["board"])
        self.pile: list[str] = []
        self.pawn = 0
        """How far seat 0 is ahead."""
        self.loot = {(side, size) for side in (0, 1) for size in (2, 5)}
        self.age, self.turn, self.active = 1, int(view["first_seat"]), int(view["first_seat"])
        self.asked = "turn"
        self.again = False
        self.winner: int | None = None
        self.structure(view)

    # --- what lies on the table

    def structure(self, view: dict[str, Any]) -> None:
        self.lying = {entry["slot"]: entry for entry in view["structure"]}

    def free(self) -> list[str]:
        covering = set(self.lying)
        return [entry["card"] for entry in self.lying.values() if not covering & set(entry["covered_by"])]

    def colours(self, seat: int) -> Counter[str]:
        return Counter(card(name)["colour"] for name in self.cities[seat])

    def effects(self, seat: int) -> list[dict[str, Any]]:
        built = [wonder(name) for name in self.built[seat]]
        return [part["effects"] for part in [*map(card, self.cities[seat]), *built, *map(token, self.tokens[seat])]]

    def has(self, seat: int, key: str) -> bool:
        return any(key in part for part in self.effects(seat))

    def symbols(self, seat: int) -> Counter[str]:
        return Counter(str(part["science"]) for part in self.effects(seat) if "science" in part)

    # --- what things cost (Commercio)

    def produced(self, seat: int) -> Counter[str]:
        """By brown and grey cards."""
        return sum((Counter(part.get("produce", {})) for part in self.effects(seat)), Counter[str]())

    def trade(self, seat: int, cost: dict[str, int], spared: int) -> int:
        """The least that must be spent on what is missing: every choice of a good, and of units spared, is tried."""
        fixed = {good for part in self.effects(seat) for good in part.get("trade_fixed_price", [])}
        beyond = self.produced(1 - seat)
        prices = {good: 1 if good in fixed else 2 + beyond[good] for good in RESOURCES}
        missing = Counter({good: cost.get(good, 0) for good in RESOURCES}) - self.produced(seat)
        choices = [part["produce_choice"] for part in self.effects(seat) if "produce_choice" in part]
        best = 1000
        for chosen in product(*choices):
            left = list((missing - Counter(chosen)).elements())
            for dropped in combinations(range(len(left)), min(spared, len(left))):
                best = min(best, sum(prices[good] for at, good in enumerate(left) if at not in dropped))
        return best

    def is_chained(self, seat: int, name: str) -> bool:
        return card(name).get("chain_from") in self.cities[seat]

    def price(self, seat: int, name: str) -> tuple[int, int]:
        """Printed coins, and what is spent on resources."""
        if self.is_chained(seat, name):
            return 0, 0
        spared = 2 if card(name)["colour"] == "blue" and "masonry" in self.tokens[seat] else 0
        return card(name)["cost"].get("coins", 0), self.trade(seat, card(name)["cost"], spared)

    def wonder_price(self, seat: int, name: str) -> int:
        return self.trade(seat, wonder(name)["cost"], 2 if "architecture" in self.tokens[seat] else 0)

    def moves(self) -> set[str]:
        """What the rules let the active player do in a turn."""
        seat, found = self.active, set()
        left = [name for name in self.wonders[seat] if name not in self.built[seat]]
        for name in self.free():
            found.add(f"discard:{name}")
            if sum(self.price(seat, name)) <= self.coins[seat]:
                found.add(f"build:{name}")
            if len(self.built[0] + self.built[1]) < 7:
                found |= {f"wonder:{own}+{name}" for own in left if self.wonder_price(seat, own) <= self.coins[seat]}
        return found

    # --- moves

    def pay(self, seat: int, coins: int, trade: int) -> None:
        self.coins[seat] -= coins + trade
        if "economy" in self.tokens[1 - seat]:
            self.coins[1 - seat] += trade

    def follow(self, move: str) -> None:
        verb, _, what = move.partition(":")
        getattr(self, f"do_{verb}")(what)
        if verb != "starter":
            self.pass_on()

    def take(self, name: str) -> None:
        self.lying = {slot: entry for slot, entry in self.lying.items() if entry["card"] != name}

    def do_discard(self, name: str) -> None:
        self.take(name)
        self.pile.append(name)
        self.coins[self.active] += 2 + self.colours(self.active)["yellow"]

    def do_build(self, name: str) -> None:
        seat = self.active
        self.pay(seat, *self.price(seat, name))
        if self.is_chained(seat, name) and "urbanism" in self.tokens[seat]:
            self.coins[seat] += 4
        self.take(name)
        self.raise_building(name)

    def raise_building(self, name: str) -> None:
        seat, effects = self.active, card(name)["effects"]
        before = self.symbols(seat)
        self.cities[seat].append(name)
        self.coins[seat] += effects.get("coins", 0)
        if per := effects.get("coins_per"):
            owned = len(self.built[seat]) if per["count"] == "wonder" else self.colours(seat)[per["count"]]
            self.coins[seat] += per["coins"] * owned
        if guild := effects.get("guild"):
            self.coins[seat] += guild["coins_each_on_build"] * self.most(guild["count"])
        if shields := effects.get("shields", 0):
            red = card(name)["colour"] == "red" and "strategy" in self.tokens[seat]
            self.march(shields + int(red))
        if "science" in effects:
            self.learn(effects["science"], before)

    def do_wonder(self, what: str) -> None:
        name, _, under = what.partition("+")
        seat, effects = self.active, wonder(what.partition("+")[0])["effects"]
        self.pay(seat, 0, self.wonder_price(seat, name))
        self.take(under)
        self.again = "play_again" in effects or "theology" in self.tokens[seat]
        self.built[seat].append(name)
        self.coins[seat] += effects.get("coins", 0)
        self.coins[1 - seat] = max(0, self.coins[1 - seat] - effects.get("opponent_loses_coins", 0))
        self.march(effects.get("shields", 0))
        if self.winner is None:
            colour = effects.get("destroy_opponent_card")
            if colour and self.colours(1 - seat)[colour]:
                self.asked = "destroy"
            elif "build_from_discard" in effects and self.pile:
                self.asked = "revive"
            elif "draw_box_tokens" in effects:
                self.asked = "library"

    def do_destroy(self, name: str) -> None:
        self.asked = "turn"
        self.cities[1 - self.active].remove(name)
        self.pile.append(name)

    def do_revive(self, name: str) -> None:
        self.asked = "turn"
        self.pile.remove(name)
        self.raise_building(name)

    def do_token(self, name: str) -> None:
        seat, before = self.active, self.symbols(self.active)
        if self.asked == "token":
            self.board.remove(name)
        self.asked = "turn"
        self.tokens[seat].append(name)
        self.coins[seat] += token(name)["effects"].get("coins", 0)
        if "science" in token(name)["effects"]:
            self.learn(token(name)["effects"]["science"], before)

    def do_starter(self, seat: str) -> None:
        self.asked = "turn"
        self.active = int(seat)

    # --- what follows from them

    def march(self, shields: int) -> None:
        """Esercito: every zone that is entered costs the other player coins, once."""
        way = 1 if self.active == 0 else -1
        for _ in range(shields):
            if abs(self.pawn) < 9 or self.pawn * way < 0:
                self.pawn += way
            for start, size in ((3, 2), (6, 5)):
                if self.pawn * way == start and (self.active, size) in self.loot:
                    self.loot.remove((self.active, size))
                    self.coins[1 - self.active] = max(0, self.coins[1 - self.active] - size)
        if self.pawn * way == 9:
            self.winner = self.active

    def learn(self, symbol: str, before: Counter[str]) -> None:
        if len(self.symbols(self.active)) == 6:
            self.winner = self.active
        elif before[symbol] == 1 and self.board:
            self.asked = "token"

    def most(self, counted: list[str]) -> int:
        """In the city that has most of what a guild counts."""
        if counted == ["wonder"]:
            return max(len(built) for built in self.built)
        if counted == ["coins_div_3"]:
            return max(coins // 3 for coins in self.coins)
        return max(sum(self.colours(seat)[colour] for colour in counted) for seat in (0, 1))

    def pass_on(self) -> None:
        """Once nothing is left to choose the turn ends: another one, the other player, or the end of an Age."""
        if self.asked != "turn" or self.winner is not None:
            return
        if self.lying:
            self.active = self.active if self.again else 1 - self.active
        elif self.age < 3:
            self.age += 1
            self.asked = "starter"
            self.active = self.active if self.pawn == 0 else 1 if self.pawn > 0 else 0
        else:
            self.asked = "over"
        self.again = False

    def points(self, seat: int) -> int:
        total: int = sum(card(name)["effects"].get("vp", 0) for name in self.cities[seat])
        total += sum(wonder(name)["vp"] for name in self.built[seat])
        total += sum(token(name)["vp"] for name in self.tokens[seat])
        total += 3 * len(self.tokens[seat]) * self.has(seat, "vp_per_own_token") + self.coins[seat] // 3
        for name in self.cities[seat]:
            if guild := card(name)["effects"].get("guild"):
                total += guild["vp_each_at_end"] * self.most(guild["count"])
        lead = self.pawn if seat == 0 else -self.pawn
        return total + (10 if lead >= 6 else 5 if lead >= 3 else 2 if lead >= 1 else 0)

    def winners(self) -> set[int]:
        if self.winner is not None:
            return {self.winner}
        blue = [sum(card(name)["effects"].get("vp", 0) for name in city if is_blue(name)) for city in self.cities]
        scores = [(self.points(seat), blue[seat]) for seat in (0, 1)]
        return {seat for seat in (0, 1) if scores[seat] == max(scores)}


def is_blue(name: str) -> bool:
    return bool(card(name)["colour"] == "blue")


def agree(game: Any, umpire: Umpire) -> None:
    view = game.view(None)
    assert view["coins"] == umpire.coins
    assert view["pawn"] == umpire.pawn
    assert [sorted(city) for city in view["cities"]] == [sorted(city) for city in umpire.cities]
    assert [sorted(built) for built in view["built"]] == [sorted(built) for built in umpire.built]
    assert [sorted(own) for own in view["tokens"]] == [sorted(own) for own in umpire.tokens]
    assert sorted(view["discarded"]) == sorted(umpire.pile)


def allowed(umpire: Umpire, told: set[str]) -> set[str]:
    """The moves that the rules offer. Of the tokens drawn from the box only their owner knows which they are."""
    match umpire.asked:
        case "turn":
            return umpire.moves()
        case "destroy":
            colour = wonder(umpire.built[umpire.active][-1])["effects"]["destroy_opponent_card"]
            victims = umpire.cities[1 - umpire.active]
            return {f"destroy:{name}" for name in victims if card(name)["colour"] == colour}
        case "revive":
            return {f"revive:{name}" for name in umpire.pile}
        case "token":
            return {f"token:{name}" for name in umpire.board}
        case "library":
            gone = {*umpire.board, *umpire.tokens[0], *umpire.tokens[1]}
            assert len(told) == 3 and not told & {f"token:{name}" for name in gone}
            return told
        case _:
            return {"starter:0", "starter:1"}


@pytest.mark.soak
@pytest.mark.rule(
    *("swd.build.resource-cost", "swd.trade.always-possible", "swd.turn.accessible", "swd.military.token-removed"),
    *("swd.military.supremacy", "swd.progress.economy", "swd.score.most-points"),
)
def test_an_umpire_keeps_whole_games(length: int) -> None:
    endings: Counter[str] = Counter()
    for seed in range(GAMES * length):
        dice = Random(seed)
        game: Any = civitas.new("seven_wonders_duel", seed=seed)
        while "draft" in legal(game)[0]:
            play(game, dice.choice(legal(game)))
        umpire = Umpire(game.view(None))
        while not game.over():
            assert game.waiting() == (umpire.active,), seed
            told = set(legal(game))
            assert told == allowed(umpire, told), seed
            move = _choose(dice, sorted(told))
            play(game, move)
            umpire.follow(move)
            agree(game, umpire)
            if umpire.asked in ("turn", "starter") and not game.over():
                umpire.structure(game.view(None))
        assert umpire.asked == "over" or umpire.winner is not None, seed
        assert set(game.standing()["winners"]) == umpire.winners(), seed
        if umpire.winner is None:
            assert [score["total"] for score in game.standing()["scores"]] == list(map(umpire.points, (0, 1))), seed
        endings[game.standing()["ending"]] += 1
    assert {"civilian", "military", "scientific"} <= set(endings), endings


def _choose(dice: Random, moves: list[str]) -> str:
    """Rather build than discard, so that there is something to count."""
    better = [move for move in moves if not move.startswith("discard")]
    return dice.choice(better if better and dice.random() < 0.8 else moves)
