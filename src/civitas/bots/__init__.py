"""Players that are programs, matches between them, their ratings and their training.

>>> import civitas
>>> from civitas.bots import Observation, make_bot
>>> game = civitas.new("seven_wonders_duel", seed=7)
>>> seat = game.waiting()[0]
>>> move = make_bot("greedy").decide(Observation(game, seat))
>>> move in game.legal(seat)
True
"""

from civitas.bots.levels import Level, levels_of, turn_of
from civitas.bots.observation import Observation
from civitas.bots.players import Bot
from civitas.bots.specs import NAMES, make_bot

__all__ = ["NAMES", "Bot", "Level", "Observation", "levels_of", "make_bot", "turn_of"]
