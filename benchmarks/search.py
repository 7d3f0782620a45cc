"""How many simulations a second of processor time search makes, over positions from the draft to Age III."""

from __future__ import annotations

from time import process_time

import civitas
from civitas.bots import Observation, make_bot
from civitas.kernel.playout import play_out

SIMULATIONS = 2000
MOVES_MADE = (10, 18, 26, 34, 42, 50)


def speed(spec: str) -> float:
    spent = 0.0
    for seed, made in enumerate(MOVES_MADE):
        game = civitas.new("seven_wonders_duel", seed=seed)
        play_out(game, civitas.Chance(seed + 50), 0, made)
        bot = make_bot(spec)
        observation = Observation(game, game.turn())
        started = process_time()
        bot.decide(observation)
        spent += process_time() - started
    return SIMULATIONS * len(MOVES_MADE) / spent


if __name__ == "__main__":
    for spec in (f"search:sims={SIMULATIONS}", f"search:sims={SIMULATIONS}:value=evaluation"):
        print(f"{spec}: {speed(spec):,.0f} simulations/s")
