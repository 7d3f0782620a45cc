"""Games that bots play against themselves for learning: what was seen, which moves search tried, how it ended."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Final

from civitas.bots.ideas import Idea, follow, ideas_of
from civitas.bots.observation import Observation
from civitas.bots.players import EXPLORATION, TEMPERATURE, GreedyBot, SearchBot
from civitas.bots.siblings import SIBLINGS, play_siblings
from civitas.bots.thinking.judge import Judge, scene
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position
from civitas.kernel.senses import Noted
from civitas.kernel.title import Title
from civitas.kernel.valuation import outcome

THOROUGH: Final = 0.25
"""The share of decisions searched in full, whose moves are learned from; the others only carry the game on."""
QUICK: Final = 5
"""So many times fewer simulations for those."""
NOISE: Final = 0.25
VARIED: Final = 30
"""Up to so many decisions of a game follow the tries of the search by chance; later the best move is made."""
RANDOM_MOVE: Final = 0.02
RANDOM_KEPT: Final = 2
"""Positions learned from in a game of random moves alone."""
IDEAS: Final = 0.4
"""How many seats begin with a single idea, where the title has any."""
LONGEST_IDEA: Final = 50
"""Decisions that it lasts at most: some players never think of anything else."""
RANDOM: Final = "random"
GREEDY: Final = "greedy"
GREEDY_NOISE: Final = 0.02
FROM_SEARCH: Final = 0.4
"""How much of a sample's target is what its player thought then; the rest is how the game ended."""
_ONE: Final = 1 << 30


@dataclass(frozen=True)
class Chunk:
    """Some games for one worker. Search plays them, without weights with the evaluation of the title, or a teacher."""

    title: str
    weights: str
    simulations: int
    first_seed: int
    games: int
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    exploration: float = EXPLORATION
    teacher: str = ""
    """`RANDOM`, `GREEDY` or `SIBLINGS`."""
    temperature: float = TEMPERATURE


class Notes:
    """Samples under way, as flat arrays that travel between processes."""

    def __init__(self) -> None:
        self.lengths, self.places, self.values = array("i"), array("H"), array("f")
        self.shares = array("f")
        self.move_counts, self.moves, self.tries = array("i"), array("H"), array("f")

    def see(self, title: Title, position: Position, seat: int) -> None:
        noted = Noted()
        title.outlook(position, seat, noted)
        self.lengths.append(len(noted.places))
        self.places.extend(noted.places)
        self.values.extend(noted.values)

    def tried(self, moves: list[int], tries: list[int]) -> None:
        total = sum(tries)
        self.move_counts.append(len(moves))
        self.moves.extend(moves)
        self.tries.extend(count / total for count in tries)

    def difference(self, seen: list[dict[int, float]], taken: int, promised: float) -> None:
        """What one of several positions has beyond their mean, and what it promises beyond that of all."""
        places = sorted(set().union(*seen))
        apart = [seen[taken].get(place, 0.0) - sum(one.get(place, 0.0) for one in seen) / len(seen) for place in places]
        kept = [place for place, value in zip(places, apart) if value != 0.0]
        self.lengths.append(len(kept))
        self.places.extend(kept)
        self.values.extend(value for value in apart if value != 0.0)
        self.move_counts.append(1)
        self.moves.append(0)
        self.tries.append(promised)

    def packed(self) -> tuple[bytes, ...]:
        parts = (self.lengths, self.places, self.values, self.shares, self.move_counts, self.moves, self.tries)
        return tuple(part.tobytes() for part in parts)


def play_chunk(chunk: Chunk) -> tuple[bytes, ...]:
    """Play the games of a chunk; the same chunk gives the same samples everywhere."""
    title = registry.title(chunk.title)
    notes = Notes()
    for seed in range(chunk.first_seed, chunk.first_seed + chunk.games):
        if chunk.teacher == RANDOM:
            _play_at_random(title, chunk, seed, notes)
        elif chunk.teacher == SIBLINGS:
            play_siblings(title, chunk, seed, notes)
        elif chunk.teacher == GREEDY:
            _play_greedily(title, chunk, seed, notes)
        else:
            _play_game(title, chunk, seed, notes)
    return notes.packed()


def _play_at_random(title: Title, chunk: Chunk, seed: int, notes: Notes) -> None:
    """Two positions of a game of random moves, each as its asked seat sees it, and how the game ended for that seat."""
    luck = Chance(seed * 2 + 1)
    position = registry.new(title, chunk.seats, seed, chunk.options)
    length = play_out(position.clone(), luck)
    waiting: list[int] = []
    made = 0
    for stop in sorted(luck.word(-1 - number) * length >> 30 for number in range(RANDOM_KEPT)):
        made += play_out(position, luck, made, stop - made)
        seat = position.turn()
        notes.see(title, scene(position, seat), seat)
        notes.tried([], [])
        waiting.append(seat)
    play_out(position, luck, made)
    ends = outcome(position)
    notes.shares.extend(ends[seat] for seat in waiting)


def _play_greedily(title: Title, chunk: Chunk, seed: int, notes: Notes) -> None:
    """A game of one look ahead. The best move of some decisions is noted; what is made may look a little worse.

    Every seat learns from what it sees then: whoever is ahead is asked more often, so the asked ones alone would teach
    that to be asked is to be ahead.
    """
    judge = Judge(title)
    luck = Chance(seed * 2 + 1)
    position = registry.new(title, chunk.seats, seed, chunk.options)
    best, varied = GreedyBot(seed, 1), GreedyBot(seed, 1, GREEDY_NOISE)
    waiting: list[tuple[int, float]] = []
    made = 0
    while not position.over():
        seat = position.turn()
        legal = position.contending(seat)
        made += 1
        if len(legal) == 1:
            position.advance(seat, legal[0])
            continue
        observation = Observation(position, seat)
        if luck.word(3 * made) < THOROUGH * _ONE:
            move = best.decide(observation)
            for viewer in range(position.seats):
                seen = scene(position, viewer)
                notes.see(title, seen, viewer)
                notes.tried(*(legal, [int(option == move) for option in legal]) if viewer == seat else ([], []))
                waiting.append((viewer, judge.shares(seen)[viewer]))
        if luck.word(3 * made + 1) < RANDOM_MOVE * _ONE:
            position.advance(seat, legal[luck.word(3 * made + 2) * len(legal) >> 30])
        else:
            position.advance(seat, varied.decide(observation))
    _conclude(notes, waiting, outcome(position))


def _conclude(notes: Notes, waiting: list[tuple[int, float]], ends: list[float]) -> None:
    """Note what became of each seat that looked, mixed with what it thought then; below 0 it thought nothing."""
    for viewer, opinion in waiting:
        end = ends[viewer]
        notes.shares.append(end if opinion < 0.0 else FROM_SEARCH * opinion + (1.0 - FROM_SEARCH) * end)


class _Opening:
    """With some luck a seat begins with moves of a single idea, for a while; nothing is learned from these."""

    def __init__(self, title: Title, luck: Chance) -> None:
        ideas = ideas_of(title)
        self.luck = luck
        self.left = 0
        self.idea: Idea = []
        if ideas and luck.word(0) < IDEAS * _ONE:
            self.idea = ideas[luck.word(1) * len(ideas) >> 30]
            self.left = 1 + (luck.word(2) * LONGEST_IDEA >> 30)

    def move(self, legal: list[int]) -> int:
        """A move of the idea; -1 if it has none, or is over."""
        if not self.left:
            return -1
        self.left -= 1
        return follow(self.idea, legal, self.luck.word(3 + self.left))


def _play_game(title: Title, chunk: Chunk, seed: int, notes: Notes) -> None:
    luck = Chance(seed * 2 + 1)
    position = registry.new(title, chunk.seats, seed, chunk.options)
    value = "learned" if chunk.weights else "evaluation"
    ways = (value, chunk.weights, chunk.exploration, chunk.temperature)
    bots = [SearchBot(seed * 16 + seat, 0, 0.0, *ways) for seat in range(position.seats)]
    for bot in bots:
        bot.prepare(title)
    openings = [_Opening(title, Chance(luck.word(-1 - seat))) for seat in range(position.seats)]
    waiting: list[tuple[int, float]] = []
    made = 0
    while not position.over():
        seat = position.turn()
        legal = position.contending(seat)
        made += 1
        planned = openings[seat].move(legal) if len(legal) > 1 else legal[0]
        if planned >= 0:
            position.advance(seat, planned)
        elif luck.word(4 * made) < RANDOM_MOVE * _ONE:
            position.advance(seat, legal[luck.word(4 * made + 1) * len(legal) >> 30])
        else:
            thorough = luck.word(4 * made + 2) < THOROUGH * _ONE
            move = _decided(bots[seat], position, seat, chunk.simulations, thorough)
            _note(title, position, seat, bots[seat], thorough, notes, waiting)
            if made <= VARIED:
                move = _varied(bots[seat], luck.word(4 * made + 3))
            position.advance(seat, move)
    _conclude(notes, waiting, outcome(position))


def _decided(bot: SearchBot, position: Position, seat: int, simulations: int, thorough: bool) -> int:
    assert bot.search is not None
    bot.simulations = simulations if thorough else max(1, simulations // QUICK)
    bot.search.noise = NOISE if thorough else 0.0
    return bot.decide(Observation(position, seat))


def _note(
    title: Title,
    position: Position,
    seat: int,
    bot: SearchBot,
    thorough: bool,
    notes: Notes,
    waiting: list[tuple[int, float]],
) -> None:
    """The seat that decides learns share and moves; at some decisions the others learn their share."""
    assert bot.search is not None
    options = bot.search.root.options if thorough else []
    notes.see(title, scene(position, seat), seat)
    notes.tried([option.move for option in options], [option.count for option in options])
    waiting.append((seat, bot.opinion()))
    if thorough:
        for viewer in range(position.seats):
            if viewer != seat:
                notes.see(title, scene(position, viewer), viewer)
                notes.tried([], [])
                waiting.append((viewer, -1.0))


def _varied(bot: SearchBot, word: int) -> int:
    """A move by chance, each as likely as the search tried it often."""
    assert bot.search is not None
    options = bot.search.root.options
    total = sum(option.count for option in options)
    rest = word * total >> 30
    for option in options:
        rest -= option.count
        if rest < 0:
            return option.move
    return options[-1].move
