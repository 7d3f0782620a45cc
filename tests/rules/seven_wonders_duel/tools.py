"""How the rule tests set up a situation and play it, through the public API alone where a game is played.

`game` deals a whole game; `arrange` builds a position in the middle of one:

    g = arrange(["aqueduct"], mine=city(coins=12), theirs=city("shelf_quarry"))
    play(g, "build:aqueduct")
    assert g.view(0)["coins"] == [0, 7]
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import civitas
from civitas.games.seven_wonders_duel.frames import TURN
from civitas.games.seven_wonders_duel.position import FACE_DOWN, FACE_DOWN_GUILD, GONE
from civitas.games.seven_wonders_duel.vocabulary import DECKS
from civitas.kernel.frames import frame

TITLE: Any = civitas.title("seven_wonders_duel")
FACTS = TITLE.facts
CARDS: list[str] = FACTS.cards.ids
WONDERS: list[str] = FACTS.wonders.ids
TOKENS: list[str] = FACTS.tokens.ids

HIDDEN_GUILD = "guild"
"""In a structure given to `arrange`: a face-down card with the back of a guild."""


def data(file: str) -> dict[str, Any]:
    """A data file of the title as it is written."""
    return tomllib.loads((TITLE.folder / "data" / file).read_text(encoding="utf-8"))


# --- playing


def play(game: civitas.Position, text: str) -> list[civitas.Event]:
    """Make a move for the waiting seat; everything is checked. Returns what happened."""
    log: list[civitas.Event] = []
    game.play(game.waiting()[0], game.title.moves.parse(text), log)
    return log


def play_all(game: civitas.Position, texts: Iterable[str]) -> None:
    for text in texts:
        play(game, text)


def discard_cards(game: civitas.Position, turns: int) -> None:
    """Both players in turn discard the first accessible card."""
    for _ in range(turns):
        play(game, next(text for text in legal(game) if text.startswith("discard:")))


def legal(game: civitas.Position) -> list[str]:
    """The moves of the waiting seat, as texts."""
    return [game.title.moves.text(move) for move in game.legal(game.waiting()[0])]


def refusal(game: civitas.Position, text: str) -> str | None:
    return game.refusal(game.waiting()[0], game.title.moves.parse(text))


def figures(game: civitas.Position, text: str) -> dict[str, Any]:
    """The figures behind the refusal of a move."""
    reason: Any = game.why(game.waiting()[0], game.title.moves.parse(text))
    found: dict[str, Any] = reason["figures"]
    return found


# --- looking


def player(game: civitas.Position, seat: int) -> dict[str, Any]:
    """What lies open before a player, as both see it."""
    view: Any = game.view(seat)
    found: dict[str, Any] = view["players"][seat]
    return found


def price(game: civitas.Position, item: str) -> int:
    """All coins that an accessible card, or one of its Wonders, costs the waiting seat."""
    seen = player(game, game.waiting()[0])
    return int({**seen["prices"], **seen["wonder_prices"]}[item])


def payment(game: civitas.Position, text: str) -> dict[str, Any]:
    """How the waiting seat would pay for a move."""
    return game.preview(game.waiting()[0], game.title.moves.parse(text))


# --- whole games


def game(
    age_1: dict[int, str] | None = None,
    age_2: dict[int, str] | None = None,
    age_3: dict[int, str] | None = None,
    first_seat: int = 0,
    first_game: bool = True,
    **parts: object,
) -> Any:
    """A game with the given cards in the given slots of its structures and the rest in the order of the catalogue.

    With `first_game` the players have the fixed Wonders and Age I begins at once. `parts` are the other parts of an
    explicit deal: `tokens`, `box_tokens`, `wonders`.
    """
    deal = {"first_seat": first_seat, "ages": ages(age_1, age_2, age_3), **parts}
    return civitas.new("seven_wonders_duel", options={"first_game": first_game}, deal=deal)


def ages(
    age_1: dict[int, str] | None = None, age_2: dict[int, str] | None = None, age_3: dict[int, str] | None = None
) -> list[list[str]]:
    """The part `ages` of a deal: the given cards in the given slots, the rest in the order of the catalogue."""
    return [_filled(number, slots or {}) for number, slots in enumerate((age_1, age_2, age_3))]


def _filled(number: int, slots: dict[int, str]) -> list[str]:
    rest = [card for card in cards_of(DECKS[number]) if card not in slots.values()]
    if number == 2:
        guilds = [card for card in cards_of("guild") if card not in slots.values()]
        given = len(cards_of("guild")) - len(guilds)
        rest = guilds[: FACTS.guilds_in_play - given] + rest
    return [slots[slot] if slot in slots else rest.pop(0) for slot in range(20)]


def cards_of(deck: str) -> list[str]:
    return [card for number, card in enumerate(CARDS) if DECKS[FACTS.items[number].deck] == deck]


def companions(card: str) -> list[str]:
    """The other cards of its deck, the last one first: cards to leave in the structure beside it."""
    deck = DECKS[FACTS.items[CARDS.index(card)].deck]
    return [other for other in reversed(cards_of(deck)) if other != card]


# --- positions in the middle of a game


@dataclass(frozen=True)
class City:
    buildings: tuple[str, ...]
    coins: int
    unbuilt: Sequence[str]
    built: Sequence[str]
    tokens: Sequence[str]


def city(
    *buildings: str, coins: int = 7, unbuilt: Sequence[str] = (), built: Sequence[str] = (), tokens: Sequence[str] = ()
) -> City:
    """What one player has; `unbuilt` and `built` are Wonders."""
    return City(buildings, coins, unbuilt, built, tokens)


def arrange(
    cards: Sequence[str] | dict[int, str | None],
    *,
    seat: int = 0,
    mine: City = city(),  # noqa: B008 (frozen)
    theirs: City = city(),  # noqa: B008
    pawn: int = 0,
    loot: Sequence[Sequence[int]] | None = None,
    board: Sequence[str] | None = None,
    discarded: Sequence[str] = (),
    returned: Sequence[str] = (),
    deal: Mapping[str, object] | None = None,
) -> Any:
    """A position in which `seat` is to play a card.

    `cards` are all that is left of the structure and tell the Age: a list of accessible cards, or cards by slot, with
    None for a face-down one. `mine` is the city of `seat`. `loot` lists the military tokens left on the side of each
    seat; without it those the pawn has passed are gone. Tokens neither held nor on the `board` are in the box. Cards
    placed nowhere are unseen; one of them lies under each Wonder built. `deal` fixes what is drawn later.
    """
    cities = [mine, theirs] if seat == 0 else [theirs, mine]
    dump: Any = civitas.new("seven_wonders_duel", options={"first_game": True}, deal=deal or {}).dump()
    state = dump["state"]
    state |= {"turns": 0, "pawn": pawn, "loot": _loot(pawn, loot), "library": 0, "offered": 0}
    state |= {"discarded": _mask(discarded, CARDS), "returned": _mask(returned, WONDERS)}
    state |= _lay_out(cards)
    state |= _furnish(cities)
    _tuck(state, cities, [*_lying(cards), *discarded])
    free = [token for token in TOKENS if token not in (*mine.tokens, *theirs.tokens)]
    laid = free[: max(0, FACTS.tokens_on_board - len(mine.tokens) - len(theirs.tokens))] if board is None else board
    state["board"] = _mask(laid, TOKENS)
    state["box"] = [TOKENS.index(token) for token in free if token not in laid]
    owned = [*mine.unbuilt, *mine.built, *theirs.unbuilt, *theirs.built, *returned]
    state["unseen_wonders"] = [number for number, wonder in enumerate(WONDERS) if wonder not in owned]
    dump["agenda"]["now"] = frame(TURN, seat)
    return civitas.load(dump)


def _mask(items: Iterable[str], ids: list[str]) -> int:
    return sum(1 << ids.index(item) for item in items)


def _loot(pawn: int, loot: Sequence[Sequence[int]] | None) -> int:
    """The mask of military tokens: those on the side of seat 1 in the low bits."""
    zones = FACTS.loot_at
    mask = 0
    for side, ahead in ((0, -pawn), (1, pawn)):
        for number, (start, coins) in enumerate(zones):
            if (ahead < start) if loot is None else (coins in loot[side]):
                mask |= 1 << number + (1 - side) * len(zones)
    return mask


def _lying(cards: Sequence[str] | dict[int, str | None]) -> list[str]:
    named = cards.values() if isinstance(cards, dict) else cards
    return [card for card in named if card in CARDS]


def _lay_out(cards: Sequence[str] | dict[int, str | None]) -> dict[str, object]:
    decks = [FACTS.items[CARDS.index(card)].deck for card in _lying(cards)]
    age = min(decks[0], 2) + 1
    structure = FACTS.structures[age]
    if not isinstance(cards, dict):
        # Without the face-down rows no card covers another.
        open_slots = [slot.number for slot in structure if slot.face_up]
        assert len(cards) <= len(open_slots)
        cards = dict(zip(open_slots, cards))
    slots = [GONE] * 20
    for slot, card in cards.items():
        slots[slot] = FACE_DOWN if card is None else FACE_DOWN_GUILD if card == HIDDEN_GUILD else CARDS.index(card)
    return {"age": age, "slots": slots}


def _furnish(cities: list[City]) -> dict[str, list[int]]:
    """The fields of the two cities; what follows from them is worked out on loading."""
    return {
        "coins": [held.coins for held in cities],
        "cities": [_mask(held.buildings, CARDS) for held in cities],
        "wonders": [_mask([*held.unbuilt, *held.built], WONDERS) for held in cities],
        "built": [_mask(held.built, WONDERS) for held in cities],
        "tokens": [_mask(held.tokens, TOKENS) for held in cities],
        "library_memory": [0, 0],
    }


def _tuck(state: dict[str, Any], cities: list[City], placed: list[str]) -> None:
    """Put a card under each Wonder built; what is left of the Age's deck is unseen."""
    used = {*placed, *cities[0].buildings, *cities[1].buildings}
    spare = [
        number for number, card in enumerate(CARDS) if card not in used and FACTS.items[number].deck < state["age"]
    ]
    state["tucked"] = 0
    for wonder in [*cities[0].built, *cities[1].built]:
        state["tucked"] |= spare.pop(0) + 1 << 7 * WONDERS.index(wonder)
    state["unseen"] = [card for card in spare if FACTS.items[card].deck == state["age"] - 1]
    guilds = [
        number for number, card in enumerate(CARDS) if card not in used and DECKS[FACTS.items[number].deck] == "guild"
    ]
    state["unseen_guilds"] = guilds if state["age"] == 3 else []
