"""The move table: every way to answer a question of this game."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.catalogue import PLAYERS, Catalogue
from civitas.kernel.moves import Domain, MoveTable, Verb, numbers, seats_domain
from civitas.kernel.position import Position

MOST_STAGES: Final = 4
MOST_BID: Final = 250
MOST_MIXED: Final = 7
GOODS: Final = ["food", "resource"]
SIDES: Final = ["a", "b"]
TARGETS: Final = ["leader", "wonder"]


class AgesMoves(MoveTable):
    """The fields hold the first move of each verb."""

    def __init__(self, facts: Catalogue) -> None:
        site, tactic, military = facts.sites, facts.tactics, facts.military_cards
        seat = seats_domain(PLAYERS)
        self.goods = Domain("good", GOODS)
        self.targets = Domain("target", TARGETS)
        self.side_names = Domain("side", SIDES)
        self.spaces = numbers("space", 1, len(facts.row_cost))
        verbs = [
            Verb("end", []),
            Verb("pass", []),
            Verb("finish", []),
            Verb("take", [facts.civil_cards, self.spaces]),
            Verb("population", []),
            Verb("build", [site]),
            Verb("upgrade", [site, site]),
            Verb("destroy", [site]),
            Verb("leader", [facts.leaders]),
            Verb("stage", [numbers("stages", 1, MOST_STAGES)]),
            Verb("develop", [facts.technologies]),
            Verb("revolution", [facts.governments]),
            Verb("action", [facts.actions]),
            Verb("disband", [site]),
            Verb("recruit", [site]),
            Verb("tactic", [tactic]),
            Verb("copy", [tactic]),
            Verb("use", [facts.abilities_used]),
            Verb("prepare", [facts.events]),
            Verb("aggression", [facts.aggressions, seat]),
            Verb("war", [facts.wars, seat]),
            Verb("pact", [facts.pacts, seat, self.side_names]),
            Verb("cancel", [seat]),
            Verb("settle", [facts.territories]),
            Verb("resign", []),
            Verb("discard", [military]),
            Verb("bonus", [facts.bonuses]),
            Verb("conceal", [military]),
            Verb("bid", [numbers("bid", 1, MOST_BID)]),
            Verb("send", [site]),
            Verb("agree", []),
            Verb("refuse", []),
            Verb("gain", [self.goods]),
            Verb("mix", [numbers("food", 0, MOST_MIXED)]),
            Verb("lose", [site]),
            Verb("token", [site]),
            Verb("raze", [site]),
            Verb("colony", [facts.territories]),
            Verb("remove", [self.targets]),
            Verb("steal", [facts.specials]),
            Verb("tuck", [facts.wonders]),
            Verb("ravage", [facts.wonders]),
        ]
        super().__init__(verbs)
        self.facts = facts
        self.spaces_count = len(self.spaces)
        self.sites = len(site)
        base = {verb.name: verb.base for verb in verbs}
        self.end = base["end"]
        self.skip = base["pass"]
        self.finish = base["finish"]
        self.take = base["take"]
        self.population = base["population"]
        self.build = base["build"]
        self.upgrade = base["upgrade"]
        self.destroy = base["destroy"]
        self.leader = base["leader"]
        self.stage = base["stage"]
        self.develop = base["develop"]
        self.revolution = base["revolution"]
        self.action = base["action"]
        self.disband = base["disband"]
        self.recruit = base["recruit"]
        self.tactic = base["tactic"]
        self.copy = base["copy"]
        self.use = base["use"]
        self.prepare = base["prepare"]
        self.aggression = base["aggression"]
        self.war = base["war"]
        self.pact = base["pact"]
        self.cancel = base["cancel"]
        self.settle = base["settle"]
        self.resign = base["resign"]
        self.discard = base["discard"]
        self.bonus = base["bonus"]
        self.conceal = base["conceal"]
        self.bid = base["bid"]
        self.send = base["send"]
        self.agree = base["agree"]
        self.refuse = base["refuse"]
        self.gain = base["gain"]
        self.mix = base["mix"]
        self.lose = base["lose"]
        self.token = base["token"]
        self.raze = base["raze"]
        self.colony = base["colony"]
        self.remove = base["remove"]
        self.steal = base["steal"]
        self.tuck = base["tuck"]
        self.ravage = base["ravage"]


def table_of(p: Position) -> AgesMoves:
    moves = p.title.moves
    assert isinstance(moves, AgesMoves)
    return moves
