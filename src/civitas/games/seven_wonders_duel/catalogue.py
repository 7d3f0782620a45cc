"""The facts of the game as ready tables, indexed by small integers. Read once per data pack."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from civitas.games.seven_wonders_duel.moves import DuelMoves
from civitas.kernel.data import Data, Table, read_data
from civitas.kernel.moves import Domain

FOLDER: Final = Path(__file__).parent

RESOURCES: Final = ["wood", "clay", "stone", "glass", "papyrus"]
RAW: Final = 3
"""The first three resources are raw materials, the others manufactured goods."""
COLOURS: Final = ["brown", "grey", "blue", "green", "yellow", "red", "purple"]
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
WONDERS_BUILT: Final = 7
"""Counted together with the colours."""
DECKS: Final = ["I", "II", "III", "guild"]

# Packed fields. Five resources of six bits; the top bit of each stays free for the subtraction in `missing`.
GOOD_BITS: Final = 6
GOODS: Final = (1 << 30) - 1
GUARDS: Final = 0b100000_100000_100000_100000_100000
ONE_OF_EACH: Final = 0b000001_000001_000001_000001_000001
RAW_GOODS: Final = (1 << GOOD_BITS * RAW) - 1
MADE_GOODS: Final = GOODS ^ RAW_GOODS
# In the same integer, above the resources: one-of-several producers, fixed prices, rebates.
RAW_CHOICE: Final = 30
MADE_CHOICE: Final = 33
FIXED: Final = 36
WONDER_REBATE: Final = 41
BLUE_REBATE: Final = 44
DEAREST: Final = 63
"""The most a unit of a resource can cost: prices are packed like the resources."""
COUNT_BITS: Final = 5
POINT_BITS: Final = 8
SYMBOL_BITS: Final = 2

# What a card or Wonder does, as flags, so that the commonest have little to look at.
PRODUCES: Final = 1
"""Anything that changes what its owner produces or pays."""
SHIELDS: Final = 2
SCIENCE: Final = 4
COINS: Final = 8
COINS_PER: Final = 16
GUILD: Final = 32
CHAIN: Final = 64
OPPONENT_LOSES: Final = 128
DESTROYS: Final = 256
REVIVES: Final = 512
DRAWS: Final = 1024

# What a token gives for the rest of the game, packed.
EXTRA_SHIELDS: Final = 0
PLAY_AGAIN: Final = 3
TRADE_COINS: Final = 4
CHAIN_COINS: Final = 5
TOKEN_POINTS: Final = 10

# What guilds count besides colours.
COUNT_COINS: Final = 8

CHOICE_RULES: Final = [
    "swd.wonders.circus-maximus-destroy",
    "swd.wonders.great-library-choose",
    "swd.wonders.mausoleum-build",
    "swd.wonders.statue-of-zeus-destroy",
]
"""What can govern the choice that a Wonder gives its builder."""


class Catalogue:
    def __init__(self, data: Data) -> None:
        self.data = data
        game = data.file("game.toml")
        self._read_game(game)
        card_rows = sorted(_rows(data.file("cards.toml"), "card"), key=_deck_of)
        wonder_rows = _rows(data.file("wonders.toml"), "wonder")
        token_rows = _rows(data.file("progress.toml"), "token")
        self.cards = Domain("card", _ids(card_rows))
        self.wonders = Domain("wonder", _ids(wonder_rows))
        self.tokens = Domain("token", _ids(token_rows))
        self.moves = DuelMoves(self.cards, self.wonders, self.tokens)
        self.names: dict[str, dict[str, str]] = {}
        self._empty_tables()
        self.wonder_at = len(self.cards)
        """Wonders follow the cards in the tables that both share."""
        for number, row in enumerate(card_rows):
            self._read_card(number, row)
        for number, row in enumerate(wonder_rows):
            self._read_wonder(number, row)
        for number, row in enumerate(token_rows):
            self._read_token(number, row)
        self._link_chains(card_rows)
        self._read_structures(data.file("structures.toml"))
        self._check_counts(game)
        self._check_sums(data)
        self.decks = [
            [card for card in range(len(self.cards)) if self.deck[card] == deck] for deck in range(len(DECKS))
        ]
        self.guilds = [card for card in range(len(self.cards)) if self.guild_counts[card]]
        self.priced_from = [0] + [deck[0] - len(self.wonders) for deck in self.decks[:3]]
        """By Age, the card that would stand first in a list of prices: the Wonders come before the cards of the Age."""
        self.unpriced = [-1] * (len(self.wonders) + max([len(deck) for deck in self.decks[:3]]) + len(self.guilds))
        """The prices of a city before any has been worked out: shared by all, never changed."""
        self.members = _members(max(len(self.wonders), len(self.tokens)))
        """The Wonders, or the tokens, of a mask, as a list."""

    def _empty_tables(self) -> None:
        self.need: list[int] = []
        """Resources a card or Wonder costs, packed."""
        self.need_coins: list[int] = []
        self.vp: list[int] = []
        self.does: list[int] = []
        self.shields: list[int] = []
        self.coins: list[int] = []
        self.produces: list[int] = []
        """What it adds to its owner's economy, packed."""
        self.play_again: list[int] = []
        self.loses: list[int] = []
        self.destroys: list[int] = []
        self.draws: list[int] = []
        self.rule: list[str] = []
        self.deck: list[int] = []
        self.colour: list[int] = []
        self.bit: list[int] = []
        self.tally: list[int] = []
        """One of its colour, in the packed counts of a city."""
        self.points: list[int] = []
        """Its points, in the packed points of a city."""
        self.symbol: list[int] = []
        self.coins_per: list[int] = []
        self.coins_each: list[int] = []
        self.guild_counts: list[list[int]] = []
        self.guild_coins: list[int] = []
        self.guild_vp: list[int] = []
        self.chain_from: list[int] = []
        """The building that makes a card free, or -1; always -1 for a Wonder."""
        self.chain_to: list[int] = []
        self.chain_givers: list[int] = []
        self.chain_symbol: list[str] = []
        self.token_vp: list[int] = []
        self.token_coins: list[int] = []
        self.token_symbol: list[int] = []
        self.token_power: list[int] = []
        self.token_economy: list[int] = []
        self.structures: list[Structure] = []

    def _read_game(self, game: Table) -> None:
        setup = game.table("setup")
        self.start_coins = setup.whole("coins")
        self.tokens_on_board = setup.whole("tokens_on_board", 1)
        self.removed_per_age = setup.whole("removed_per_age")
        self.guilds_in_play = setup.whole("guilds", 0, 20)
        setup.finish()
        draft = game.table("draft")
        self.picks = draft.wholes("first_group") + draft.wholes("second_group")
        if sorted(self.picks) != [1, 1, 1, 1, 2, 2, 2, 2] or sorted(self.picks[:4]) != [1, 1, 2, 2]:
            raise draft.fault("first_group", "reason-swd-draft")
        draft.finish()
        first = game.table("first_game")
        self.first_game = [first.texts("player_1"), first.texts("player_2")]
        first.finish()
        turn = game.table("turn")
        self.discard_coins = turn.whole("discard_coins")
        self.discard_per_yellow = turn.whole("discard_coins_per_yellow")
        self.wonders_in_all = turn.whole("wonders_in_all", 1, 8)
        turn.finish()
        trade = game.table("trade")
        self.price = trade.whole("price", 0, DEAREST)
        self.price_per_symbol = trade.whole("price_per_symbol", 0, DEAREST)
        self.fixed_price = trade.whole("fixed_price", 0, DEAREST)
        trade.finish()
        science = game.table("science")
        self.symbols = Domain("science", science.texts("symbols"))
        self.symbols_to_win = science.whole("symbols_to_win", 1)
        science.finish()
        military = game.table("military")
        self.capital = military.whole("capital", 1, 30)
        self._read_zones(military)
        military.finish()
        scoring = game.table("scoring")
        self.coins_per_point = scoring.whole("coins_per_point", 1)
        scoring.finish()
        provenance = game.table("provenance")
        self.provenance: dict[str, object] = {
            "edition": provenance.text("edition"),
            "source": provenance.text("source"),
            "confidence": provenance.text("confidence"),
            "designed": provenance.flag("designed"),
        }
        provenance.finish()
        game.table("components")  # no rule needs them
        game.finish()

    def _read_zones(self, military: Table) -> None:
        """Points and loot by the distance of the pawn from the centre."""
        self.zone_vp = [0] * (self.capital + 1)
        self.loot_at: list[list[int]] = []
        """The military tokens of one side: distance at which they are entered, coins."""
        for row in military.tables("zones"):
            start = row.whole("from", 0, self.capital)
            points, loot = row.whole("vp"), row.whole("loot")
            for distance in range(start, self.capital):
                self.zone_vp[distance] = points
            if loot:
                self.loot_at.append([start, loot])
            row.finish()

    def _read_card(self, number: int, row: Table) -> None:
        self._name("card", row)
        self.deck.append(_deck_of(row))
        self.colour.append(COLOURS.index(row.one_of("colour", COLOURS)))
        self.bit.append(1 << number)
        self.tally.append(1 << COUNT_BITS * self.colour[number])
        effects = row.table("effects")
        self._read_cost(row.table("cost"))
        self._read_common(effects)
        if self.colour[number] in (BROWN, GREY):
            self.produces[number] += _production(effects)
        # Only these colours are counted at the end, so that `finish` refuses points on the others.
        self.vp.append(effects.whole_or("vp", 0) if self.colour[number] in (BLUE, GREEN, YELLOW, PURPLE) else 0)
        self.points.append(self.vp[number] << POINT_BITS * self.colour[number])
        self.symbol.append(
            self.symbols.index[effects.one_of("science", self.symbols.ids)] if effects.has("science") else -1
        )
        self._read_coins_per(effects)
        self._read_guild(effects, self.colour[number])
        self.loses.append(0)
        self.draws.append(0)
        self.destroys.append(-1)
        self.play_again.append(0)
        self.rule.append("")
        self.does.append(self._flags(number))
        effects.finish()

    def _read_wonder(self, number: int, row: Table) -> None:
        self._name("wonder", row)
        effects = row.table("effects")
        self._read_cost(row.table("cost"))
        self._read_common(effects)
        self.vp.append(row.whole("vp"))
        self.play_again.append(1 if effects.flag("play_again") else 0)
        self.loses.append(effects.whole_or("opponent_loses_coins", 0))
        self.draws.append(effects.whole_or("draw_box_tokens", 0))
        destroyed = effects.one_of("destroy_opponent_card", COLOURS) if effects.has("destroy_opponent_card") else ""
        self.destroys.append(COLOURS.index(destroyed) if destroyed else -1)
        self.symbol.append(-1)
        self.coins_per.append(-1)
        self.coins_each.append(0)
        self.does.append(self._flags(self.wonder_at + number))
        if effects.has("build_from_discard"):
            effects.whole("build_from_discard", 1, 1)
            self.does[-1] |= REVIVES
        asks = self.does[-1] & (DESTROYS | REVIVES | DRAWS)
        self.rule.append(row.one_of("rule", CHOICE_RULES) if asks or row.has("rule") else "")
        effects.finish()
        row.finish()

    def _read_cost(self, cost: Table) -> None:
        self.need_coins.append(cost.whole_or("coins", 0))
        self.need.append(_packed(cost, 7))
        cost.finish()

    def _read_common(self, effects: Table) -> None:
        """Effects that cards and Wonders share."""
        self.shields.append(effects.whole_or("shields", 0))
        self.coins.append(effects.whole_or("coins", 0))
        economy = 0
        if effects.has("produce_choice"):
            choice = effects.texts("produce_choice", RESOURCES)
            if sorted(choice) == sorted(RESOURCES[:RAW]):
                economy += 1 << RAW_CHOICE
            elif sorted(choice) == sorted(RESOURCES[RAW:]):
                economy += 1 << MADE_CHOICE
            else:
                raise effects.fault("produce_choice", "reason-swd-choice")
        if effects.has("trade_fixed_price"):
            for good in effects.texts("trade_fixed_price", RESOURCES):
                economy |= 1 << FIXED + RESOURCES.index(good)
        self.produces.append(economy)

    def _read_coins_per(self, effects: Table) -> None:
        if not effects.has("coins_per"):
            self.coins_per.append(-1)
            self.coins_each.append(0)
            return
        row = effects.table("coins_per")
        counted = row.one_of("count", [*COLOURS, "wonder"])
        self.coins_per.append(WONDERS_BUILT if counted == "wonder" else COLOURS.index(counted))
        self.coins_each.append(row.whole("coins"))
        row.finish()

    def _read_guild(self, effects: Table, colour: int) -> None:
        if colour != PURPLE or not effects.has("guild"):
            self.guild_counts.append([])
            self.guild_coins.append(0)
            self.guild_vp.append(0)
            return
        row = effects.table("guild")
        names = [*COLOURS, "wonder", "coins_div_3"]
        self.guild_counts.append([names.index(name) for name in row.texts("count", names)])
        self.guild_coins.append(row.whole("coins_each_on_build"))
        self.guild_vp.append(row.whole("vp_each_at_end"))
        row.finish()

    def _flags(self, item: int) -> int:
        flags = 0
        if self.produces[item]:
            flags |= PRODUCES
        if self.shields[item]:
            flags |= SHIELDS
        if self.symbol[item] >= 0:
            flags |= SCIENCE
        if self.coins[item]:
            flags |= COINS
        if self.coins_per[item] >= 0:
            flags |= COINS_PER
        if item < len(self.guild_counts) and self.guild_counts[item]:
            flags |= GUILD
        if self.loses[item]:
            flags |= OPPONENT_LOSES
        if self.destroys[item] >= 0:
            flags |= DESTROYS
        if self.draws[item]:
            flags |= DRAWS
        return flags

    def _read_token(self, number: int, row: Table) -> None:
        self._name("token", row)
        self.token_vp.append(row.whole("vp"))
        effects = row.table("effects")
        self.token_coins.append(effects.whole_or("coins", 0))
        science = effects.one_of("science", self.symbols.ids) if effects.has("science") else ""
        self.token_symbol.append(self.symbols.index[science] if science else -1)
        power = effects.whole_or("extra_shields_per_red_card", 0, 0, 7) << EXTRA_SHIELDS
        power |= int(effects.flag("future_wonders_play_again")) << PLAY_AGAIN
        power |= int(effects.flag("gain_opponent_trade_coins")) << TRADE_COINS
        power |= effects.whole_or("coins_per_chain_build", 0, 0, 31) << CHAIN_COINS
        power |= effects.whole_or("vp_per_own_token", 0, 0, 31) << TOKEN_POINTS
        self.token_power.append(power)
        economy = 0
        if effects.has("discount_resources"):
            rebate = effects.whole("discount_resources", 1, 7)
            on_wonders = effects.one_of("discount_on", ["wonder", "blue"]) == "wonder"
            economy = rebate << (WONDER_REBATE if on_wonders else BLUE_REBATE)
        self.token_economy.append(economy)
        effects.finish()
        row.finish()

    def _link_chains(self, rows: list[Table]) -> None:
        self.chain_from = [-1] * (len(rows) + len(self.wonders))
        self.chain_to = [-1] * len(rows)
        self.chain_symbol = [row.text_or("chain", "") for row in rows]
        for number, row in enumerate(rows):
            if row.has("chain_from"):
                giver = self.cards.index[row.one_of("chain_from", self.cards.ids)]
                if self.deck[giver] >= self.deck[number]:
                    raise row.fault("chain_from", "reason-swd-chain")
                if self.chain_to[giver] >= 0:
                    raise row.fault("chain_from", "reason-twice", {"found": self.cards.ids[giver]})
                self.chain_from[number] = giver
                self.chain_to[giver] = number
                self.does[giver] |= CHAIN
        self.chain_givers = [card for card in range(len(rows)) if self.chain_to[card] >= 0]
        for row in rows:
            row.text_or("chain", "")
            row.finish()

    def _name(self, domain: str, row: Table) -> None:
        row.text("id")
        row.text_or("it_source", "")
        self.names[domain + ":" + row.text("id")] = {"en": row.text("en"), "it": row.text("it")}

    def _read_structures(self, file: Table) -> None:
        for number, row in enumerate(file.tables("structure")):
            row.whole("age", number + 1, number + 1)
            self.structures.append(Structure(row))
            row.finish()
            slots = [len(structure.rows) for structure in self.structures]
            if slots[number] != slots[0]:
                raise row.fault("rows", "reason-count", {"found": slots[number], "wanted": slots[0]})
        file.finish()
        if len(self.structures) != 3:
            raise file.fault("structure", "reason-count", {"found": len(self.structures), "wanted": 3})

    def _check_counts(self, game: Table) -> None:
        """A pack may change every value, but the decks must fill the structures and the draft its groups."""
        by_deck = [self.deck.count(deck) for deck in range(4)]
        for age in range(3):
            guilds = self.guilds_in_play if age == 2 else 0
            wanted = len(self.structures[age].rows) - guilds + self.removed_per_age
            if by_deck[age] != wanted:
                figures: dict[str, object] = {"deck": DECKS[age], "found": by_deck[age], "wanted": wanted}
                raise game.fault("setup", "reason-swd-deck", figures)
        if by_deck[3] < self.guilds_in_play:
            raise game.fault("setup.guilds", "reason-count", {"found": by_deck[3], "wanted": self.guilds_in_play})
        if not 8 <= len(self.wonders) <= 16:
            raise game.fault("draft", "reason-not-between", {"found": len(self.wonders), "least": 8, "most": 16})
        if not self.tokens_on_board <= len(self.tokens) <= 16 or len(self.cards) > 96:
            raise game.fault("setup", "reason-swd-too-many", {"tokens": len(self.tokens), "cards": len(self.cards)})
        for seat in range(2):
            four = self.first_game[seat]
            others = self.first_game[1 - seat]
            free = [wonder for wonder in four if wonder in self.wonders.index and wonder not in others]
            if len(four) != 4 or len(set(free)) != 4:
                raise game.fault(f"first_game.player_{seat + 1}", "reason-swd-first-game")

    def _check_sums(self, data: Data) -> None:
        """Packed fields have room for all that one player could ever gather."""
        cards, tokens = data.file("cards.toml"), data.file("progress.toml")
        most_symbols = 0
        for index, name in enumerate(RESOURCES):
            symbols = _sum(self.produces, GOOD_BITS * index, 31)
            _check_room(cards, f"produce.{name}", symbols, 31)
            most_symbols = max(most_symbols, symbols)
        dearest = self.price + self.price_per_symbol * most_symbols
        _check_room(data.file("game.toml"), "trade.price_per_symbol", dearest, DEAREST)
        for shift in (RAW_CHOICE, MADE_CHOICE):
            _check_room(cards, "produce_choice", _sum(self.produces, shift, 7), 7)
        for shift in (WONDER_REBATE, BLUE_REBATE):
            _check_room(tokens, "discount_resources", _sum(self.token_economy, shift, 7), 7)
        powers = self.token_power
        _check_room(tokens, "extra_shields_per_red_card", _sum(powers, EXTRA_SHIELDS, 7), 7)
        _check_room(tokens, "future_wonders_play_again", _sum(powers, PLAY_AGAIN, 1), 1)
        _check_room(tokens, "gain_opponent_trade_coins", _sum(powers, TRADE_COINS, 1), 1)
        _check_room(tokens, "coins_per_chain_build", _sum(powers, CHAIN_COINS, 31), 31)
        _check_room(tokens, "vp_per_own_token", _sum(powers, TOKEN_POINTS, 31), 31)
        for index, name in enumerate(COLOURS):
            of_colour = [card for card in range(len(self.cards)) if self.colour[card] == index]
            _check_room(cards, name, len(of_colour), 31)
            _check_room(cards, f"{name}.vp", sum([self.vp[card] for card in of_colour]), 255)
        for index, name in enumerate(self.symbols.ids):
            _check_room(cards, f"science.{name}", self.symbol.count(index) + self.token_symbol.count(index), 3)


class Structure:
    """Where the cards of an Age lie. Slots are numbered row by row, the deepest first."""

    def __init__(self, row: Table) -> None:
        self.rows: list[int] = []
        self.x: list[int] = []
        self.face_up: list[int] = []
        for number, line in enumerate(row.tables("rows")):
            for x in line.wholes("x"):
                self.rows.append(number)
                self.x.append(x)
                self.face_up.append(1 if line.flag("face_up") else 0)
            line.finish()
        slots = range(len(self.rows))
        self.covered_by = [
            sum(
                [
                    1 << above
                    for above in slots
                    if self.rows[above] == self.rows[slot] + 1 and abs(self.x[above] - self.x[slot]) == 1
                ]
            )
            for slot in slots
        ]
        """Mask of the slots that cover a slot."""
        self.covers = [[below for below in slots if self.covered_by[below] >> slot & 1] for slot in slots]


def _rows(file: Table, name: str) -> list[Table]:
    rows = file.tables(name)
    file.finish()
    return rows


def _deck_of(row: Table) -> int:
    return DECKS.index(row.one_of("deck", DECKS))


def _ids(rows: list[Table]) -> list[str]:
    ids = [row.text("id") for row in rows]
    for row in rows:
        name = row.text("id")
        if ids.count(name) > 1:
            raise row.fault("id", "reason-twice", {"found": name})
        # Ids are parts of the texts of moves.
        if not name.isidentifier() or not name.isascii():
            raise row.fault("id", "reason-found", {"found": name})
    return ids


def _sum(packed: list[int], shift: int, mask: int) -> int:
    return sum([value >> shift & mask for value in packed])


def _check_room(file: Table, key: str, found: int, most: int) -> None:
    if found > most:
        raise file.fault(key, "reason-not-between", {"found": found, "least": 0, "most": most})


def _production(effects: Table) -> int:
    """Symbols that raise the opponent's prices: on brown and grey cards alone."""
    if not effects.has("produce"):
        return 0
    produced = effects.table("produce")
    total = _packed(produced, 7)
    produced.finish()
    return total


def _packed(goods: Table, most: int) -> int:
    total = 0
    for index, name in enumerate(RESOURCES):
        total += goods.whole_or(name, 0, 0, most) << GOOD_BITS * index
    return total


def _members(count: int) -> list[list[int]]:
    found: list[list[int]] = [[]]
    for item in range(count):
        found += [[*shorter, item] for shorter in found]
    return found


def read_catalogue(pack: str | None) -> Catalogue:
    return Catalogue(read_data(FOLDER / "data", "seven_wonders_duel", pack))
