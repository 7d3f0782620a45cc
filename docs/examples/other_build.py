"""Lets another build of Civitas play: run it with the Python of that build, and name the bot of that build.

    civitas arena swd --bots "search:cpu=0.25,external:OTHER/python docs/examples/other_build.py search:sims=400"

It knows no more than its seat: the position it gets is one that looks to the seat like the true one. Where the rules
ask something today that the other build does not know, name the verb after the bot: `other_build.py greedy reveal`
makes the first move with that verb wherever there is one. With `--processor` at the end the seconds of a search count
processor time, as `cpu` does today: builds of before know wall time alone, of which a busy machine gives them less.
A `PYTHONPATH` that names this build has to be unset, or the other Python plays it too.
"""

import json
import sys
import time

import civitas
from civitas.bots import Observation, make_bot

spec, unknown = sys.argv[1], sys.argv[2:]
if unknown[-1:] == ["--processor"]:
    import civitas.bots.thinking.search as search

    search.perf_counter = time.process_time
    unknown.pop()
bot = None
for line in sys.stdin:
    request = json.loads(line)
    if bot is None:
        bot = make_bot(spec, request["seed"])
    unasked = [move for move in request["legal"] if move.partition(":")[0] in unknown]
    if unasked:
        print(json.dumps({"move": unasked[0]}), flush=True)
        continue
    dump = request["position"]
    # Data and options may have changed in between; whether the other build understands the rest, it says itself.
    title = civitas.title(request["title"])
    known = [option.key for option in title.options]
    dump["pack"] = title.pack_id()
    dump["options"] = {key: value for key, value in dump["options"].items() if key in known}
    position = civitas.load(dump)
    move = bot.decide(Observation(position, request["seat"]))
    print(json.dumps({"move": position.title.moves.text(move)}), flush=True)
