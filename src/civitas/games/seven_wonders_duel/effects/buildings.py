"""Cards of the Ages (Carte delle Epoche): what a building does when it is constructed."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.effects.guilds import guild_coins
from civitas.games.seven_wonders_duel.facts.items import Item
from civitas.games.seven_wonders_duel.parts import City, added
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.rules.military import advance_pawn
from civitas.games.seven_wonders_duel.rules.science import gain_symbol
from civitas.games.seven_wonders_duel.vocabulary import (
    CHAIN,
    COINS,
    COINS_PER,
    EXTRA_SHIELDS,
    GOODS,
    GUILD,
    PRODUCES,
    RED,
    SCIENCE,
    SHIELDS,
)
from civitas.kernel.frames import RUNNING


def construct(p: DuelState, seat: int, card: Item) -> None:
    """Add a building to a city and apply its effects."""
    city = p.own_city(seat)
    city.buildings |= card.bit
    city.counts += card.tally
    city.points += card.points
    does = card.does
    if does & PRODUCES:
        produce(p, seat, city, card.produces)
    if does & CHAIN:
        open_chain(p, city, card)
    if does & COINS:
        gain_coins(p, seat, card.coins)
    if does & COINS_PER:
        gain_coins(p, seat, card.coins_each * city.count(card.coins_per))
    if does & GUILD:
        guild_coins(p, seat, card)
    if does & SHIELDS:
        extra = city.powers >> EXTRA_SHIELDS & 7 if card.colour == RED else 0
        advance_pawn(p, seat, card.shields + extra)
    if does & SCIENCE and p.ending == RUNNING:
        gain_symbol(p, seat, city, card.symbol)


def produce(p: DuelState, seat: int, city: City, economy: int) -> None:
    """Production, one-of-several producers, fixed prices and rebates; symbols raise the opponent's prices too."""
    city.economy = added(city.economy, economy)
    city.reprice(p.facts, p.city[1 - seat], p.age)
    if economy & GOODS:
        p.own_city(1 - seat).reprice(p.facts, city, p.age)


def open_chain(p: DuelState, city: City, card: Item) -> None:
    """From now on a card is free for the city. Only a revived building can make one of the Age being played free."""
    city.links |= card.gives_link
    if p.facts.items[card.chain_to].deck + 1 == p.age:
        city.unprice(p.facts, p.age)


def gain_coins(p: DuelState, seat: int, coins: int) -> None:
    p.own_city(seat).coins += coins
    if p.log is not None:
        p.tell("event-coins-gained", {"seat": seat, "coins": coins})


def demolish(p: DuelState, seat: int, card: Item) -> None:
    """Take a building out of a city and put it on the discard pile."""
    city, other = p.own_city(seat), p.own_city(1 - seat)
    city.buildings ^= card.bit
    p.discarded |= card.bit
    city.recount(p.facts)
    city.reprice(p.facts, other, p.age)
    other.reprice(p.facts, city, p.age)
