"""The facts of the game as ready tables, indexed by small integers. Read once per data pack."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from civitas.games.seven_wonders_duel import vocabulary as v
from civitas.games.seven_wonders_duel.facts.items import Item, Token
from civitas.games.seven_wonders_duel.moves import DuelMoves
from civitas.kernel.data import Data, Table, read_data
from civitas.kernel.facts import domain_of, read_provenance
from civitas.kernel.moves import Domain

FOLDER: Final = Path(__file__).parent


class Catalogue:
    def __init__(self, data: Data) -> None:
        self.data = data
        game = data.file("game.toml")
        self._read_game(game)
        card_rows = sorted(_rows(data.file("cards.toml"), "card"), key=_deck_of)
        wonder_rows = _rows(data.file("wonders.toml"), "wonder")
        token_rows = _rows(data.file("progress.toml"), "token")
        self.cards = domain_of("card", card_rows)
        self.wonders = domain_of("wonder", wonder_rows)
        self.tokens = domain_of("token", token_rows)
        self.moves = DuelMoves(self.cards, self.wonders, self.tokens)
        self.names: dict[str, dict[str, str]] = {}
        self.wonder_at = len(self.cards)
        """Wonders follow the cards among the items."""
        self.items = [self._read_card(number, row) for number, row in enumerate(card_rows)]
        self.items += [self._read_wonder(self.wonder_at + number, row) for number, row in enumerate(wonder_rows)]
        self.progress = [self._read_token(row) for row in token_rows]
        self._link_chains(card_rows)
        self.structures = self._read_structures(data.file("structures.toml"))
        self.slots = len(self.structures[1])
        self._check_counts(game)
        self._check_sums(data)
        self.decks = [[item.number for item in self.items if item.deck == deck] for deck in range(len(v.DECKS))]
        self.deck_symbols = [_symbols([self.items[card] for card in deck]) for deck in self.decks]
        """Mask of the symbols in each deck."""
        self.guilds = [item for item in self.items if item.guild_counts]
        self.priced_from = [0] + [deck[0] - len(self.wonders) for deck in self.decks[:3]]
        """By Age, the card that would stand first in a list of prices: the Wonders come before the cards of the Age."""
        self.unpriced = [self._unpriced(age) for age in range(4)]
        """By Age, the prices of a city before any has been worked out: shared by all, never changed."""
        self.members = _members(max(len(self.wonders), len(self.tokens)))
        """The Wonders, or the tokens, of a mask, as a list."""

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
        self.price = trade.whole("price", 0, v.DEAREST)
        self.price_per_symbol = trade.whole("price_per_symbol", 0, v.DEAREST)
        self.fixed_price = trade.whole("fixed_price", 0, v.DEAREST)
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
        self.provenance = read_provenance(game)
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

    def _read_card(self, number: int, row: Table) -> Item:
        self._name("card", row)
        colour = v.COLOURS.index(row.one_of("colour", v.COLOURS))
        card = Item(number, _deck_of(row), colour, v.BLUE_REBATE if colour == v.BLUE else v.NO_REBATE)
        card.tally = 1 << v.COUNT_BITS * colour
        effects = row.table("effects")
        _read_cost(card, row.table("cost"))
        _read_common(card, effects)
        if colour in (v.BROWN, v.GREY):
            card.produces += _production(effects)
        # Only these colours are counted at the end, so that `finish` refuses points on the others.
        card.vp = effects.whole_or("vp", 0) if colour in (v.BLUE, v.GREEN, v.YELLOW, v.PURPLE) else 0
        card.points = card.vp << v.POINT_BITS * colour
        if effects.has("science"):
            card.symbol = self.symbols.index[effects.one_of("science", self.symbols.ids)]
        _read_coins_per(card, effects)
        if colour == v.PURPLE:
            _read_guild(card, effects)
        card.does = _flags(card)
        card.chain_symbol = row.text_or("chain", "")
        effects.finish()
        return card

    def _read_wonder(self, number: int, row: Table) -> Item:
        self._name("wonder", row)
        wonder = Item(number, -1, -1, v.WONDER_REBATE)
        wonder.tally = 1 << v.COUNT_BITS * v.WONDERS_BUILT
        effects = row.table("effects")
        _read_cost(wonder, row.table("cost"))
        _read_common(wonder, effects)
        wonder.vp = row.whole("vp")
        wonder.play_again = 1 if effects.flag("play_again") else 0
        wonder.loses = effects.whole_or("opponent_loses_coins", 0)
        wonder.draws = effects.whole_or("draw_box_tokens", 0)
        if effects.has("destroy_opponent_card"):
            wonder.destroys = v.COLOURS.index(effects.one_of("destroy_opponent_card", v.COLOURS))
        wonder.does = _flags(wonder)
        if effects.has("build_from_discard"):
            effects.whole("build_from_discard", 1, 1)
            wonder.does |= v.REVIVES
        asks = wonder.does & (v.DESTROYS | v.REVIVES | v.DRAWS)
        wonder.rule = row.one_of("rule", v.CHOICE_RULES) if asks or row.has("rule") else ""
        effects.finish()
        row.finish()
        return wonder

    def _read_token(self, row: Table) -> Token:
        self._name("token", row)
        points = row.whole("vp")
        effects = row.table("effects")
        coins = effects.whole_or("coins", 0)
        science = effects.one_of("science", self.symbols.ids) if effects.has("science") else ""
        power = effects.whole_or("extra_shields_per_red_card", 0, 0, 7) << v.EXTRA_SHIELDS
        power |= int(effects.flag("future_wonders_play_again")) << v.PLAY_AGAIN
        power |= int(effects.flag("gain_opponent_trade_coins")) << v.TRADE_COINS
        power |= effects.whole_or("coins_per_chain_build", 0, 0, 31) << v.CHAIN_COINS
        power |= effects.whole_or("vp_per_own_token", 0, 0, 31) << v.TOKEN_POINTS
        economy = 0
        if effects.has("discount_resources"):
            rebate = effects.whole("discount_resources", 1, 7)
            on_wonders = effects.one_of("discount_on", ["wonder", "blue"]) == "wonder"
            economy = rebate << (v.WONDER_REBATE if on_wonders else v.BLUE_REBATE)
        effects.finish()
        row.finish()
        return Token(points, coins, self.symbols.index[science] if science else -1, power, economy)

    def _link_chains(self, rows: list[Table]) -> None:
        for card, row in zip(self.items[: self.wonder_at], rows, strict=True):
            if row.has("chain_from"):
                giver = self.items[self.cards.index[row.one_of("chain_from", self.cards.ids)]]
                if giver.deck >= card.deck:
                    raise row.fault("chain_from", "reason-swd-chain")
                if giver.chain_to >= 0:
                    raise row.fault("chain_from", "reason-twice", {"found": self.cards.ids[giver.number]})
                card.chain_from = giver.number
                giver.chain_to = card.number
                giver.does |= v.CHAIN
            row.finish()
        self.chain_givers = [item for item in self.items if item.chain_to >= 0]
        for number, giver in enumerate(self.chain_givers):
            giver.gives_link = 1 << number
            self.items[giver.chain_to].needs_link = 1 << number

    def _unpriced(self, age: int) -> list[int]:
        """-1 stands for a price to be worked out; what costs nothing but coins, and has no chain, has its price."""
        first = self.priced_from[age]
        cards = [] if age == 0 else self.decks[age - 1]
        if age == len(self.structures) - 1:
            cards = cards + self.decks[v.GUILD_DECK]
        prices = [-1] * (len(self.wonders) + len(cards))
        for card in cards:
            item = self.items[card]
            if item.need == 0 and item.chain_from < 0:
                prices[card - first] = item.need_coins
        return prices

    def _name(self, domain: str, row: Table) -> None:
        row.text("id")
        row.text_or("it_source", "")
        self.names[domain + ":" + row.text("id")] = {"en": row.text("en"), "it": row.text("it")}

    def _read_structures(self, file: Table) -> list[list[Slot]]:
        """By Age, the slots of the structure; none in the draft."""
        found: list[list[Slot]] = [[]]
        for age, row in enumerate(file.tables("structure"), 1):
            row.whole("age", age, age)
            found.append(_read_structure(row))
            row.finish()
            if len(found[age]) != len(found[1]):
                raise row.fault("rows", "reason-count", {"found": len(found[age]), "wanted": len(found[1])})
        file.finish()
        if len(found) != 4:
            raise file.fault("structure", "reason-count", {"found": len(found) - 1, "wanted": 3})
        return found

    def _check_counts(self, game: Table) -> None:
        """A pack may change every value, but the decks must fill the structures and the draft its groups."""
        by_deck = [len([item for item in self.items if item.deck == deck]) for deck in range(len(v.DECKS))]
        for age in range(3):
            guilds = self.guilds_in_play if age == 2 else 0
            wanted = self.slots - guilds + self.removed_per_age
            if by_deck[age] != wanted:
                figures: dict[str, object] = {"deck": v.DECKS[age], "found": by_deck[age], "wanted": wanted}
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
        produced = [item.produces for item in self.items]
        most_symbols = 0
        for index, name in enumerate(v.RESOURCES):
            symbols = _sum(produced, v.GOOD_BITS * index, 31)
            _check_room(cards, f"produce.{name}", symbols, 31)
            most_symbols = max(most_symbols, symbols)
        dearest = self.price + self.price_per_symbol * most_symbols
        _check_room(data.file("game.toml"), "trade.price_per_symbol", dearest, v.DEAREST)
        for shift in (v.RAW_CHOICE, v.MADE_CHOICE):
            _check_room(cards, "produce_choice", _sum(produced, shift, 7), 7)
        economies = [token.economy for token in self.progress]
        for shift in (v.WONDER_REBATE, v.BLUE_REBATE):
            _check_room(tokens, "discount_resources", _sum(economies, shift, 7), 7)
        powers = [token.power for token in self.progress]
        _check_room(tokens, "extra_shields_per_red_card", _sum(powers, v.EXTRA_SHIELDS, 7), 7)
        _check_room(tokens, "future_wonders_play_again", _sum(powers, v.PLAY_AGAIN, 1), 1)
        _check_room(tokens, "gain_opponent_trade_coins", _sum(powers, v.TRADE_COINS, 1), 1)
        _check_room(tokens, "coins_per_chain_build", _sum(powers, v.CHAIN_COINS, 31), 31)
        _check_room(tokens, "vp_per_own_token", _sum(powers, v.TOKEN_POINTS, 31), 31)
        for index, name in enumerate(v.COLOURS):
            points = [item.vp for item in self.items if item.colour == index]
            _check_room(cards, name, len(points), 31)
            _check_room(cards, f"{name}.vp", sum(points), 255)
        symbols_given = [item.symbol for item in self.items] + [token.symbol for token in self.progress]
        for index, name in enumerate(self.symbols.ids):
            _check_room(cards, f"science.{name}", symbols_given.count(index), 3)


def _symbols(cards: list[Item]) -> int:
    found = 0
    for card in cards:
        if card.symbol >= 0:
            found |= 1 << card.symbol
    return found


class Slot:
    """A place in the structure of an Age. Slots are numbered row by row, the deepest first."""

    def __init__(self, number: int, row: int, x: int, face_up: bool) -> None:
        self.number = number
        self.bit = 1 << number
        self.row = row
        self.x = x
        self.face_up = face_up
        self.covered_by = 0
        """Mask of the slots that cover it."""
        self.covers: list[Slot] = []


def _read_structure(table: Table) -> list[Slot]:
    slots: list[Slot] = []
    for row, line in enumerate(table.tables("rows")):
        for x in line.wholes("x"):
            slots.append(Slot(len(slots), row, x, line.flag("face_up")))
        line.finish()
    for above in slots:
        for below in slots:
            if above.row == below.row + 1 and abs(above.x - below.x) == 1:
                below.covered_by |= 1 << above.number
                above.covers.append(below)
    if any([not slot.face_up and slot.covered_by == 0 for slot in slots]):
        raise table.fault("rows", "reason-swd-face-down")
    return slots


def _read_cost(item: Item, cost: Table) -> None:
    item.need_coins = cost.whole_or("coins", 0)
    item.need = _packed(cost, 7)
    cost.finish()


def _read_common(item: Item, effects: Table) -> None:
    """Effects that cards and Wonders share."""
    item.shields = effects.whole_or("shields", 0)
    item.coins = effects.whole_or("coins", 0)
    if effects.has("produce_choice"):
        choice = effects.texts("produce_choice", v.RESOURCES)
        if sorted(choice) == sorted(v.RESOURCES[: v.RAW]):
            item.produces += 1 << v.RAW_CHOICE
        elif sorted(choice) == sorted(v.RESOURCES[v.RAW :]):
            item.produces += 1 << v.MADE_CHOICE
        else:
            raise effects.fault("produce_choice", "reason-swd-choice")
    if effects.has("trade_fixed_price"):
        for good in effects.texts("trade_fixed_price", v.RESOURCES):
            item.produces |= 1 << v.FIXED + v.RESOURCES.index(good)


def _read_coins_per(card: Item, effects: Table) -> None:
    if not effects.has("coins_per"):
        return
    row = effects.table("coins_per")
    counted = row.one_of("count", [*v.COLOURS, "wonder"])
    card.coins_per = v.WONDERS_BUILT if counted == "wonder" else v.COLOURS.index(counted)
    card.coins_each = row.whole("coins")
    row.finish()


def _read_guild(card: Item, effects: Table) -> None:
    if not effects.has("guild"):
        return
    row = effects.table("guild")
    names = [*v.COLOURS, "wonder", "coins_div_3"]
    card.guild_counts = [names.index(name) for name in row.texts("count", names)]
    card.guild_coins = row.whole("coins_each_on_build")
    card.guild_vp = row.whole("vp_each_at_end")
    row.finish()


def _flags(item: Item) -> int:
    found = [
        (bool(item.produces), v.PRODUCES),
        (bool(item.shields), v.SHIELDS),
        (item.symbol >= 0, v.SCIENCE),
        (bool(item.coins), v.COINS),
        (item.coins_per >= 0, v.COINS_PER),
        (bool(item.guild_counts), v.GUILD),
        (bool(item.loses), v.OPPONENT_LOSES),
        (item.destroys >= 0, v.DESTROYS),
        (bool(item.draws), v.DRAWS),
    ]
    return sum(flag for has, flag in found if has)


def _rows(file: Table, name: str) -> list[Table]:
    rows = file.tables(name)
    file.finish()
    return rows


def _deck_of(row: Table) -> int:
    return v.DECKS.index(row.one_of("deck", v.DECKS))


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
    for index, name in enumerate(v.RESOURCES):
        total += goods.whole_or(name, 0, 0, most) << v.GOOD_BITS * index
    return total


def _members(count: int) -> list[list[int]]:
    found: list[list[int]] = [[]]
    for item in range(count):
        found += [[*shorter, item] for shorter in found]
    return found


def read_catalogue(pack: str | None) -> Catalogue:
    return Catalogue(read_data(FOLDER / "data", "seven_wonders_duel", pack, ("cost", "effects")))
