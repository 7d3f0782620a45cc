"""What simple players, searches and learners reach in each title, so that yours can be compared.

    python benchmarks/baselines/baselines.py play [--titles ...] [--players ...] [--games N]
    python benchmarks/baselines/baselines.py table

`play` plays every player against `random` and `greedy` with two seats, every deal from either side, and adds a line for
each match to results.jsonl beside this file; matches that are there are not played again. `table` writes README.md from
them. MaskablePPO needs sb3-contrib, ISMCTS OpenSpiel; a player whose library is missing is passed over with a sentence.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any

import civitas
from civitas._build import is_compiled
from civitas.bots import Observation, make_bot
from civitas.envs.encoding import Encoding
from civitas.kernel.position import Position
from civitas.kernel.valuation import outcome

HERE = Path(__file__).parent
RESULTS = HERE / "results.jsonl"
OPTIONS: dict[str, dict[str, object]] = {"seven_ages": {"ages": 1}, "through_the_ages": {"short": True}}
"""The long titles are played short."""
RIVALS = ("random", "greedy")
SPECS = ("random", "greedy", "search:sims=50", "level:1", "level:3", "level:5")
PPO = "MaskablePPO"
ISMCTS = "OpenSpiel ISMCTS"
TRAINED = "civitas train"
Decide = Callable[[Position, int], int]
Record = dict[str, Any]


class Missing(Exception):
    """What a player needs and is not there: a library, or a network worth keeping."""


def of_spec(spec: str, seed: int) -> Decide:
    bot = make_bot(spec, seed)
    return lambda position, seat: bot.decide(Observation(position, seat))


def play(title: str, seed: int, players: list[Decide]) -> list[float]:
    """The shares of the victory in the game of a seed."""
    position = civitas.new(title, 2, seed, OPTIONS.get(title, {}))
    while (seat := position.turn()) >= 0:
        position.play(seat, players[seat](position, seat))
    return outcome(position)


def match(title: str, rival: str, games: int, make: Callable[[int], Decide]) -> Record:
    """Every deal from either side; seeds 0, 1, 2 and so on."""
    won, started = 0.0, process_time()
    for number in range(games):
        seat = number % 2
        players = [of_spec(rival, number), make(number)]
        won += play(title, number // 2, players if seat else players[::-1])[seat]
    return {"rival": rival, "games": games, "won": won, "seconds": process_time() - started}


# ---------------------------------------------------------------------- players from elsewhere


def masked_policy(title: str, steps: int, curve: list[tuple[int, float, int]]) -> Decide:
    """MaskablePPO with its default settings, trained against random play on both seats."""
    try:
        from sb3_contrib import MaskablePPO
        from stable_baselines3.common.vec_env import DummyVecEnv
    except ImportError as problem:
        raise Missing("sb3-contrib is not installed") from problem
    from civitas.envs.gymnasium import SeatEnv

    def env() -> SeatEnv:
        return SeatEnv(title, 2, None, "random", OPTIONS.get(title, {}), illegal="raise", reward="zero_sum")

    model = MaskablePPO("MlpPolicy", DummyVecEnv([env] * 8), n_steps=128, batch_size=256, seed=1, device="cpu")
    encoding = Encoding(civitas.title(title))

    def decide(position: Position, seat: int) -> int:
        seen, mask = encoding.observe(position, seat), encoding.mask(position, seat)
        return int(model.predict(seen, action_masks=mask.astype(bool), deterministic=True)[0])

    for part in range(4):
        model.learn(steps // 4, reset_num_timesteps=part == 0)
        found = match(title, "random", 20, lambda _: decide)
        curve.append((model.num_timesteps, found["won"], found["games"]))
    return decide


def information_set_search(title: str, rival: str, games: int, simulations: int) -> Record:
    """ISMCTS of OpenSpiel with one random play-out per simulation; the match is played on its states."""
    try:
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts
    except ImportError as problem:
        raise Missing("open_spiel is not installed") from problem
    from civitas.envs.openspiel import game_name

    game = pyspiel.load_game(game_name(title), {**OPTIONS.get(title, {}), "players": 2})
    won, started = 0.0, process_time()
    for number in range(games):
        luck = numpy.random.RandomState(number)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        bot = ismcts.ISMCTSBot(
            game=game, evaluator=evaluator, uct_c=1.4, max_simulations=simulations, random_state=luck
        )
        other = make_bot(rival, number)
        state, seat = game.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(luck.randint(game.outcomes)))
            elif state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                asked = state.current_player()
                state.apply_action(other.decide(Observation(state.table.position, asked)))
        won += (state.returns()[seat] + 1.0) / 2.0
    return {"rival": rival, "games": games, "won": won, "seconds": process_time() - started}


def own_learner(title: str, hours: float, folder: Path) -> str:
    """The weights of a short training of our own learner, as the spec of a player."""
    out = folder / f"{title}.weights.json"
    command = [sys.executable, "-c", "from civitas._command import main; main()", "train", title]
    command += ["--hours", str(hours), "--greedy", "20"]
    command += ["--games", "20", "--sims", "16", "--match", "20", "--seats", "2", "--seed", "1", "--out", str(out)]
    for name, value in OPTIONS.get(title, {}).items():
        command += ["--option", f"{name}={'yes' if value is True else value}"]
    subprocess.run(command, check=True, capture_output=True)
    if not out.exists():
        # The learner keeps only what wins against what was there before.
        raise Missing(f"{hours} hours of {title} brought nothing that beats the evaluation")
    return f"search:sims=50:weights={out}"


# ---------------------------------------------------------------------- the matches


def played(arguments: argparse.Namespace) -> None:
    there = {(line["title"], line["player"], line["rival"]) for line in results()}
    for title in arguments.titles:
        for player in arguments.players:
            wanted = [rival for rival in RIVALS if (title, player, rival) not in there and rival != player]
            try:
                if wanted:
                    measure(title, player, wanted, arguments)
            except Missing as missing:
                print(f"{player} is passed over: {missing}.", file=sys.stderr)


def measure(title: str, player: str, rivals: list[str], arguments: argparse.Namespace) -> None:
    told: Record = {
        "title": title,
        "player": player,
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "compiled": is_compiled(),
    }
    started, games = process_time(), arguments.games
    curve: list[tuple[int, float, int]] = []
    with tempfile.TemporaryDirectory() as folder:
        if player == ISMCTS:
            found = [information_set_search(title, rival, games, arguments.simulations) for rival in rivals]
            told["budget"] = f"{arguments.simulations} simulations"
        elif player == PPO:
            policy = masked_policy(title, arguments.steps, curve)
            told["budget"] = f"{curve[-1][0]} steps against random"
            told["training"] = process_time() - started
            found = [match(title, rival, games, lambda _: policy) for rival in rivals]
        else:
            spec = own_learner(title, arguments.hours, Path(folder)) if player == TRAINED else player
            told["budget"] = f"{arguments.hours} hours" if player == TRAINED else ""
            found = [match(title, rival, games, lambda seed: of_spec(spec, 1000 + seed)) for rival in rivals]
    with RESULTS.open("a") as file:
        for one in found:
            line = {**told, **one, "curve": curve}
            file.write(json.dumps(line) + "\n")
            print(json.dumps(line), flush=True)


def results() -> list[Record]:
    return [json.loads(line) for line in RESULTS.read_text().splitlines()] if RESULTS.exists() else []


# ---------------------------------------------------------------------- the page


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def cell(line: Record | None) -> str:
    if line is None:
        return "not played"
    low, high = interval(line["won"], line["games"])
    return f"{line['won']:g} of {line['games']} ({low:.0%} to {high:.0%})"


def table() -> str:
    """A table for each title, then the curves."""
    lines, curves = results(), []
    rows: list[str] = []
    for title in civitas.title_keys():
        found = {(line["player"], line["rival"]): line for line in lines if line["title"] == title}
        if not found:
            continue
        options = ", ".join(f"{name}={value}" for name, value in OPTIONS.get(title, {}).items())
        rows += ["", f"### {civitas.title(title).names['en']}{f' ({options})' if options else ''}", ""]
        rows += ["| player | budget | against random | against greedy | processor seconds a game |"]
        rows += ["| --- | --- | --- | --- | --- |"]
        for player in (*SPECS, PPO, ISMCTS, TRAINED):
            mine = [found[player, rival] for rival in RIVALS if (player, rival) in found]
            budget = mine[0]["budget"] if mine else ""
            pace = f"{sum(m['seconds'] for m in mine) / sum(m['games'] for m in mine):.2f}" if mine else ""
            cells = ["-" if player == rival else cell(found.get((player, rival))) for rival in RIVALS]
            rows.append(f"| `{player}` | {budget or '-'} | {' | '.join(cells)} | {pace or '-'} |")
        for line in found.values():
            if line["curve"] and line["rival"] == "random":
                told = "; ".join(f"{steps:,} steps: {won:g} of {games}" for steps, won, games in line["curve"])
                hours = line["training"] / 3600
                curves.append(f"- {civitas.title(title).names['en']}: {told} ({hours:.2f} hours of processor time).")
    return "\n".join(
        [*rows, "", "### Curves of MaskablePPO, games won against random", "", *(curves or ["None yet."]), ""]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "table"])
    parser.add_argument("--titles", nargs="+", default=civitas.title_keys())
    parser.add_argument("--players", nargs="+", default=[*SPECS, PPO, ISMCTS, TRAINED])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--steps", type=int, default=200_000, help="of MaskablePPO")
    parser.add_argument("--simulations", type=int, default=50, help="of ISMCTS")
    parser.add_argument("--hours", type=float, default=1.0, help="of our own learner")
    arguments = parser.parse_args()
    if arguments.what == "play":
        played(arguments)
        return
    page = HERE / "README.md"
    before, _, rest = page.read_text().partition("<!-- table -->\n")
    _, _, after = rest.partition("<!-- end -->\n")
    page.write_text(f"{before}<!-- table -->\n{table()}<!-- end -->\n{after}")


if __name__ == "__main__":
    main()
