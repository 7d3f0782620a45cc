"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel adapters, and many games at once in numpy arrays.

`civitas.envs.pettingzoo`, `civitas.envs.gymnasium` and `civitas.envs.vector` need `pip install civitas[envs]`,
`civitas.envs.openspiel` needs `pip install civitas[openspiel]`. What they have in common is in `civitas.envs.encoding`
(a game as numbers) and `civitas.envs.setups` (which game, and how it begins).
"""
