"""The `civitas` command. Each command is a module of its own, imported when it is called."""

from __future__ import annotations

from civitas.cli.shell import Group

COMMANDS = {
    "games": "civitas.cli.games:games",
    "serve": "civitas.cli.serve:serve",
    "think": "civitas.cli.think:think",
    "play": "civitas.cli.play:play",
    "rules": "civitas.cli.rules:rules",
    "bench": "civitas.cli.bench:bench",
    "perft": "civitas.cli.perft:perft",
    "arena": "civitas.cli.arena:arena",
    "train": "civitas.cli.train:train",
    "record": "civitas.cli.record:record",
    "replay": "civitas.cli.replay:replay",
    "hint": "civitas.cli.hint:hint",
    "analyse": "civitas.cli.analyse:analyse",
    "verify": "civitas.cli.verify:verify",
    "pack": "civitas.cli.pack:pack",
    "role": "civitas.cli.role:role",
    "backup": "civitas.cli.backup:backup",
    "export": "civitas.cli.export:export",
    "import": "civitas.cli.bring:bring",
    "patch": "civitas.cli.patch:patch",
    "queue": "civitas.cli.queue:queue",
    "doctor": "civitas.cli.doctor:doctor",
    "completion": "civitas.cli.completion:completion",
}

main = Group("civitas", COMMANDS)
