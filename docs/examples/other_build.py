"""Lets another build of Civitas play: run it with the Python of that build, and name the bot of that build.

    civitas arena swd --bots "search:cpu=0.25,external:OTHER/python docs/examples/other_build.py search:sims=400"

It knows no more than its seat: the position it gets is one that looks to the seat like the true one.
"""

import json
import sys

import civitas
from civitas.bots import Observation, make_bot

spec = sys.argv[1]
bot = None
for line in sys.stdin:
    request = json.loads(line)
    if bot is None:
        bot = make_bot(spec, request["seed"])
    dump = request["position"]
    # Data and options may have changed in between; whether the other build understands the rest, it says itself.
    title = civitas.title(request["title"])
    known = [option.key for option in title.options]
    dump["pack"] = title.pack_id()
    dump["options"] = {key: value for key, value in dump["options"].items() if key in known}
    position = civitas.load(dump)
    move = bot.decide(Observation(position, request["seat"]))
    print(json.dumps({"move": position.title.moves.text(move)}), flush=True)
