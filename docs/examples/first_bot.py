"""A bot in the simplest possible form: it builds what it can, else takes the first legal move.

Run it with `civitas arena swd --bots "external:python docs/examples/first_bot.py,random" --games 20`.
"""

import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    legal = request["legal"]
    builds = [move for move in legal if move.startswith("build:")]
    print(json.dumps({"move": (builds or legal)[0]}), flush=True)
