"""How the rule tests set up a situation and play it.

`arrange` builds a position in the middle of a game, in which one seat is asked:

    g = arrange(mine=civ(workers={"bronze": 2}, tokens={"bronze": 4}, hand=["iron"], science=5))
    play(g, "develop:iron")
    assert "iron" in g.view(0)["technologies"][0]

Cards placed nowhere lie in the decks of the current Age or have left the game.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import civitas
from civitas.games.through_the_ages.frames import ACTION, POLITICS, TURN
from civitas.games.through_the_ages.position import CARD_MASK, EVERYBODY_KNOWS
from civitas.kernel.frames import frame

TITLE: Any = civitas.title("through_the_ages")
FACTS = TITLE.facts
IDS: list[str] = FACTS.ids
AGES = ["A", "I", "II", "III", "IV"]
AFTER = {"action": 4, "politics": 3}
"""The step of the turn that follows each phase."""


# --- playing


def play(game: civitas.Position, *texts: str) -> list[civitas.Event]:
    """Make moves for the waiting seats; everything is checked. Returns what happened."""
    log: list[civitas.Event] = []
    for text in texts:
        game.play(game.waiting()[0], game.title.moves.parse(text), log)
        found = game.problems()
        assert not found, found
    return log


def legal(game: civitas.Position) -> list[str]:
    """The moves of the waiting seat, as texts."""
    return [game.title.moves.text(move) for move in game.legal(game.waiting()[0])]


def refusal(game: civitas.Position, text: str) -> str | None:
    return game.refusal(game.waiting()[0], game.title.moves.parse(text))


def figures(game: civitas.Position, text: str) -> Any:
    """The numbers behind a refusal."""
    reason = game.why(game.waiting()[0], game.title.moves.parse(text))
    assert reason is not None
    return reason["figures"]


def price(game: civitas.Position, text: str) -> Any:
    """What a move costs the waiting seat, in whatever it is paid with."""
    return game.preview(game.waiting()[0], game.title.moves.parse(text))["price"]


def asked(game: civitas.Position) -> tuple[int, str]:
    """Who is asked, and what."""
    seat = game.waiting()[0]
    return seat, game.question(seat).key.removeprefix("question-")


def end_turn(game: civitas.Position, seat: int) -> list[civitas.Event]:
    """Let a seat do nothing until another one is asked. Returns what happened."""
    log: list[civitas.Event] = []
    while not game.over() and game.waiting()[0] == seat:
        moves = legal(game)
        log += play(game, "pass" if "pass" in moves else "end" if "end" in moves else moves[0])
    return log


def wander(seats: int, seed: int, moves: int) -> Iterator[civitas.Position]:
    """The position after each move of a random game in which nobody resigns."""
    choice = random.Random(seed)
    game = civitas.new("through_the_ages", seats=seats, seed=seed)
    for _ in range(moves):
        if game.over():
            return
        play(game, choice.choice([move for move in legal(game) if move != "resign"]))
        yield game


# --- looking


def look(game: civitas.Position, viewer: int | None = None) -> Any:
    """What a seat sees, or what everybody sees."""
    return game.view(viewer)


def hidden(game: civitas.Position, field: str) -> list[str]:
    """The cards in a place that nobody may look into."""
    dump: Any = game.dump()
    return sorted(IDS[entry & CARD_MASK] for entry in dump["state"][field])


def player(game: civitas.Position, seat: int) -> dict[str, Any]:
    view: Any = game.view(seat)
    found: dict[str, Any] = view["players"][seat]
    return found


def standing_figures(view: Any) -> list[dict[str, Any]]:
    """The figures of all players but for those that foretell."""
    foretelling = ("forecast", "war_strength")
    return [{name: figure for name, figure in found.items() if name not in foretelling} for found in view["players"]]


def own(game: civitas.Position, name: str, seat: int = 0) -> Any:
    """A field of a seat, as that seat sees it."""
    view: Any = game.view(seat)
    return view[name][seat]


def hand(game: civitas.Position, seat: int = 0) -> list[str]:
    """The military hand of a seat, as it sees it."""
    return [card["card"] for card in own(game, "military_hand", seat)]


# --- positions at the start and in the middle of a game


def new(seats: int = 2, **deal: object) -> civitas.Position:
    """A new game in which seat 0 begins."""
    return civitas.new("through_the_ages", seats=seats, deal={"first_seat": 0, **deal})


@dataclass(frozen=True)
class Civilization:
    technologies: Sequence[str] = ()
    government: str = "despotism"
    workers: Mapping[str, int] | None = None
    tokens: Mapping[str, int] = field(default_factory=dict)
    hand: Sequence[str] = ()
    military: Sequence[str] = ()
    leader: str | None = None
    wonders: Sequence[str] = ()
    ravaged: Sequence[str] = ()
    unfinished: tuple[str, int] | None = None
    tucked: str | None = None
    colonies: Sequence[str] = ()
    tactic: str | None = None
    exclusive: bool = False
    science: int = 0
    culture: int = 0
    yellow: int | None = None
    unused: int = 1
    blue: int | None = None
    civil: int | None = None
    military_actions: int | None = None
    war: tuple[str, int] | None = None
    pact: tuple[str, int, str] | None = None


def civ(**parts: Any) -> Civilization:
    """What one player has; `technologies` and `workers` come on top of, or instead of, those of the start."""
    return Civilization(**parts)


def arrange(
    *,
    mine: Civilization = Civilization(),  # noqa: B008 (frozen)
    others: Sequence[Civilization] = (),
    seats: int = 2,
    phase: str = "action",
    age: str = "I",
    round: int = 5,
    last_round: int = 0,
    row: Sequence[str | None] = (),
    current: Sequence[str] = (),
    future: Sequence[str] = (),
    common: Sequence[str] = (),
    civil_left: int | None = None,
    military_left: int | None = None,
    discards: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    deal: Mapping[str, object] | None = None,
) -> civitas.Position:
    """A position in which seat 0 is in a phase of its turn. `current` are the current events, unknown to all.

    `civil_left` and `military_left` are how many cards the decks still have; `discards` lie open; None in the row is an
    empty space.
    """
    dump: Any = civitas.new(
        "through_the_ages", seats=seats, options=dict(options or {}), deal={"first_seat": 0, **(deal or {})}
    ).dump()
    civs = [mine, *others, *[Civilization()] * (seats - 1 - len(others))]
    state = dump["state"]
    number = AGES.index(age)
    state |= {"age": number, "round": round, "player": 0, "last_round": last_round, "flags": 0, "fresh": []}
    cards = [-1 if card is None else IDS.index(card) for card in row]
    state["row"] = cards + [-1] * (13 - len(cards))
    state["common"] = _mask(common, "tactic")
    state["current_events"] = [IDS.index(card) for card in current]
    state["future_events"] = [IDS.index(card) for card in future]
    state["past_events"] = []
    state["unit_resources"] = 0
    for seat, held in enumerate(civs):
        _furnish(state, seat, held)
    military = [*current, *future, *common, *discards]
    _fill_decks(state, seats, number, civs, [card for card in row if card], military, civil_left, military_left)
    state["discards"] = [IDS.index(card) | EVERYBODY_KNOWS for card in discards]
    step = AFTER[phase]
    dump["agenda"]["later"] = [frame(TURN, 0, step)]
    dump["agenda"]["now"] = frame(ACTION if phase == "action" else POLITICS, 0)
    game = civitas.load(dump)
    _spend(game, civs)
    return game


def reveal(event: str, mine: Civilization = Civilization(), **parts: Any) -> civitas.Position:  # noqa: B008 (frozen)
    """Seat 0 has prepared an event of Age I, which scored one culture point, and this event was revealed."""
    other = "foray" if event == "rats" else "rats"
    mine = replace(mine, military=[*mine.military, other])
    game = arrange(**{"phase": "politics", "mine": mine, "current": [event], **parts})
    play(game, f"prepare:{other}")
    return game


def _spend(game: Any, civs: Sequence[Civilization]) -> None:
    for seat, held in enumerate(civs):
        game.civil[seat] = game.civil_total[seat] if held.civil is None else held.civil
        total = game.military_total[seat]
        game.military[seat] = total if held.military_actions is None else held.military_actions


def _index(card: str | None, domain: str) -> int:
    return -1 if card is None else TITLE.domains[domain].index[card]


def _mask(cards: Iterable[str], domain: str) -> int:
    return sum(1 << _index(card, domain) for card in cards)


def _furnish(state: dict[str, Any], seat: int, held: Civilization) -> None:
    workers = list(FACTS.start_workers)
    if held.workers is not None:
        workers = [held.workers.get(site, 0) for site in FACTS.sites.ids]
    technologies = {site for site, count in zip(FACTS.sites.ids, workers, strict=True) if count}
    technologies |= {"agriculture", "bronze", "philosophy", "religion", "warriors", held.government, *held.technologies}
    technologies |= set(held.tokens)
    tokens = [held.tokens.get(site, 0) for site in FACTS.sites.ids[: FACTS.stores]]
    stages = held.unfinished[1] if held.unfinished else 0
    values: dict[str, Any] = {
        "science": held.science,
        "culture": held.culture,
        "workers": workers,
        "tokens": tokens,
        "unused": held.unused,
        "yellow": max(0, 24 - sum(workers) - held.unused + 1) if held.yellow is None else held.yellow,
        "blue": max(0, 16 - sum(tokens) - stages) if held.blue is None else held.blue,
        "technologies": _mask(technologies, "technology"),
        "government": _index(held.government, "technology"),
        "leader": _index(held.leader, "leader"),
        "wonders": _mask(held.wonders, "wonder"),
        "ravaged": _mask(held.ravaged, "wonder"),
        "unfinished": _index(held.unfinished[0] if held.unfinished else None, "wonder"),
        "stages": stages,
        "tucked": _index(held.tucked, "wonder"),
        "hand": sorted(IDS.index(card) for card in held.hand),
        "military_hand": sorted(IDS.index(card) | 1 << 8 + seat for card in held.military),
        "colonies": _mask(held.colonies, "territory"),
        "tactic": _index(held.tactic, "tactic"),
        "exclusive": int(held.exclusive),
        "war": _index(held.war[0] if held.war else None, "war"),
        "war_on": held.war[1] if held.war else -1,
        "pact": _index(held.pact[0] if held.pact else None, "pact"),
        "pact_with": held.pact[1] if held.pact else -1,
        "pact_side": "ab".index(held.pact[2]) if held.pact else 0,
        "civil": 0,
        "military": 0,
    }
    values["yellow_tokens"] = values["yellow"] + held.unused + sum(workers)
    values["blue_tokens"] = values["blue"] + sum(tokens) + stages
    for name, value in values.items():
        state[name][seat] = value


def _placed(held: Civilization) -> list[str]:
    placed = [*held.technologies, held.government, *(held.workers or {}), *held.tokens, *held.hand, *held.wonders]
    placed = sorted(set(placed) - set(held.hand)) + [*held.hand]
    placed += [card for card in (held.leader, held.unfinished and held.unfinished[0]) if card]
    placed += [*held.military, *held.colonies]
    placed += [card for card in (held.war and held.war[0], held.pact and held.pact[0]) if card]
    if held.exclusive and held.tactic:
        placed.append(held.tactic)
    return placed


def _fill_decks(
    state: dict[str, Any],
    seats: int,
    age: int,
    civs: Sequence[Civilization],
    row: list[str],
    military: list[str],
    civil_left: int | None,
    military_left: int | None,
) -> None:
    """What is placed nowhere is in the decks of the Age, or out of the game."""
    placed = [IDS.index(card) for card in [*row, *military]]
    for held in civs:
        placed += [IDS.index(card) for card in _placed(held)]
    state |= {"civil_deck": [], "military_deck": [], "discards": [], "removed": [], "civil_gone": 0, "next_event": -1}
    for number in range(min(age, 3) + 1):
        for card in FACTS.civil_decks[seats - 2][number]:
            if card in placed:
                placed.remove(card)
            elif number == age and (civil_left is None or len(state["civil_deck"]) < civil_left):
                state["civil_deck"].append(card)
            else:
                state["civil_gone"] += 1 << 2 * card
        for card in FACTS.military_decks[seats - 2][number]:
            if card in placed:
                placed.remove(card)
            elif number == age > 0 and (military_left is None or len(state["military_deck"]) < military_left):
                state["military_deck"].append(card)
            else:
                state["removed"].append(card | EVERYBODY_KNOWS)
