"""The rules, one module per chapter, in the order of play:

setup, rounds (action rounds: laying, revealing, resolving), actions (the ten action cards), matrix, territories,
wonders, advisors, leaders, turn_end, civbots, victory; then the modules events, golden_era and goals.
"""
