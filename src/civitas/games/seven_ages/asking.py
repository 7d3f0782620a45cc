"""What each question says: its prompt, the verbs that answer it, and the rule it comes from."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages.position import PRICE, PRICE_CARDS, WANTED, SevenAgesState
from civitas.games.seven_ages.vocabulary import ACTIONS, TIMINGS
from civitas.kernel.events import Question
from civitas.kernel.frames import a_of, kind_of

YES_NO: Final = ["yes", "no"]
QUESTIONS: Final[dict[int, tuple[str, list[str], str]]] = {
    f.CHOOSE_PAIR: ("pair", ["pair"], "setup.pair"),
    f.REDEEM: ("redeem", ["discard", "end"], "option.redemption"),
    f.SET_CADENCE: ("cadence", ["cadence", "end"], "option.cadence"),
    f.START_CARD: ("start-card", ["start", "play", "end"], "start.play-card-and-colour"),
    f.START_COLOUR: ("start-colour", ["colour"], "start.own-colour-first"),
    f.START_LEVEL: ("start-level", YES_NO, "start.choice"),
    f.START_AREA: ("start-area", ["area", "end"], "start.special"),
    f.START_LEADER: ("start-leader", ["named", "end"], "start.one-named-leader"),
    f.START_CAPITAL: ("start-capital", ["area"], "start.capital-level-1"),
    f.START_FORT: ("start-fort", ["area"], "start.fort-area"),
    f.LEADER_SITE: ("leader-site", ["area"], "leader.in-own-area"),
    f.UPKEEP_FROM: ("upkeep-from", ["from", "play"], "upkeep.choose"),
    f.UPKEEP_UNIT: ("upkeep-unit", ["with"], "upkeep.unpaid-destroyed"),
    f.BUY: ("buy", ["buy", "elite", "fortify", "play", "end"], "build.combine"),
    f.PUT: ("put", ["in"], "build.controlled-only"),
    f.PARTNER: ("partner", ["empire", "deck"], "partner.choose"),
    f.GATE: ("gate", ["empire"], "partner.not-through-others"),
    f.CONSENT: ("consent", ["yes", "no", "price", "cards"], "trade.consent"),
    f.TOLL: ("toll", YES_NO, "trade.toll"),
    f.TOLL_CARD: ("toll-card", ["card"], "trade.toll"),
    f.CHOOSE_OFFERED: ("choose-offered", ["card"], "trade.scientist-picks-after"),
    f.ADVANCE: ("advance", ["advance"], "trade.advance-choice"),
    f.GIFT: ("gift", ["gift", "end"], "trade.gift-money"),
    f.MOVE: ("move", ["from", "play", "end"], "move.terrain-cost"),
    f.LOAD: ("load", ["with", "lead", "to"], "move.together"),
    f.STEP: ("step", ["to", "stop"], "move.points"),
    f.CANAL: ("canal", YES_NO, "naval.canal-permission"),
    f.CONVERT_FAITH: ("convert-faith", YES_NO, "adopt.confucianism"),
    f.FIGHT: ("fight", ["area"], "conflict.order"),
    f.RETREAT: ("retreat", YES_NO, "conflict.retreat"),
    f.RETREAT_TO: ("retreat-to", ["to"], "conflict.retreat-to"),
    f.RETREAT_LEADER: ("retreat-leader", ["area"], "conflict.retreat-leaders"),
    f.REDRAW: ("redraw", YES_NO, "conflict.redraw"),
    f.DESERTER: ("deserter", ["with"], "conflict.deserter"),
    f.PURSUED: ("pursued", ["with"], "conflict.pursuit"),
    f.SCRAP_NUKE: ("scrap-nuke", YES_NO, "conflict.scrap-nuke"),
    f.DISCARDS: ("discards", ["discard", "end"], "destiny.discard-any"),
    f.SOURCE: ("source", YES_NO, "destiny.religious-draws-discards"),
    f.CIVILISE_MENU: (
        "civilise",
        ["event", "artefact", "promote", "named", "demote", "adopt", "city", "capital", "flip", "quell", "cure", "end"],
        "civilise.any-cards",
    ),
    f.ARTEFACT_EMPIRE: ("artefact-empire", ["empire"], "artefact.any-empire"),
    f.ARTEFACT_AREA: ("artefact-area", ["area"], "artefact.else-in-area"),
    f.KEEP_LEADER: ("keep-leader", YES_NO, "leader.draw-unnamed"),
    f.NEW_LEADER_SITE: ("leader-site", ["area"], "leader.in-own-area"),
    f.FLIP_AREA: ("flip-area", ["in"], "modernise.flip"),
    f.DEMOTE_WHICH: ("which-leader", ["named", "area"], "leader.remove-one"),
    f.ADOPT_FROM: ("adopt-from", ["empire"], "adopt.source-in-range"),
    f.TARGET_EMPIRE: ("target-empire", ["empire"], "event.target"),
    f.TARGET_AREA: ("target-area", ["area"], "event.target"),
    f.TARGET_LEADER: ("target-leader", ["leader"], "event.target"),
    f.TARGET_WHICH: ("which-leader", ["named", "area"], "event.target"),
    f.DRAW_AGAIN: ("draw-again", YES_NO, "assassin.attacker-draws"),
    f.TAKE_DISCARD: ("take-discard", ["card"], "event.target"),
    f.CHOOSE_LEADER: ("choose-leader", ["leader"], "leader.place-one"),
    f.LOSE_UNIT: ("lose-unit", ["with"], "event.target"),
    f.SHAKE: ("shake", ["area", "end"], "event.target"),
    f.RECEIVER: ("receiver", ["empire"], "event.target"),
    f.SPLIT: ("split", ["area", "end"], "split.halves"),
    f.CHOOSE_PART: ("choose-part", YES_NO, "split.new-empire"),
    f.FRAGMENT_COLOUR: ("fragment-colour", ["colour"], "split.new-empire"),
    f.FRAGMENT_CARD: ("fragment-card", ["card"], "split.new-empire"),
    f.ATTACK_FROM: ("attack-from", ["from"], "split.attack"),
    f.ATTACK_WITH: ("attack-with", ["with", "to"], "split.attack"),
    f.MIGRATE: ("migrate", ["from", "end"], "event.target"),
    f.MIGRATE_UNIT: ("migrate-unit", ["with"], "event.target"),
    f.MIGRATE_TO: ("migrate-to", ["to"], "event.target"),
    f.BOOM: ("boom", ["city"], "urbanise.one-step-each"),
    f.NEW_GOVERNMENT: ("new-government", ["adopt", "end"], "adopt.source-in-range"),
    f.NEIGHBOUR: ("neighbour", ["empire"], "event.target"),
    f.BUY_GLORY: ("buy-glory", ["glory", "end"], "glory.buy-50"),
    f.HIGHER: ("higher", ["empire"], "tie.own-empires"),
    f.STORM_AREA: ("storm-area", ["area"], "event.target"),
    f.LOSE_SHIP: ("lose-ship", ["with"], "event.target"),
    f.STRIKE: ("strike", ["strike"], "event.target"),
    f.TAKE_SIDE: ("take-side", ["empire"], "conflict.events"),
}
JOINT: Final[dict[int, tuple[str, list[str], str]]] = {
    f.BID: ("bid", ["card"], "setup.bid"),
    f.MARK: ("mark", ["mark", "done"], "markers.one-per-empire"),
    f.REVEAL: ("reveal", ["reveal", "done"], "markers.reveal"),
    f.OFFER: ("offer", ["card", "done"], "trade.one-card-each"),
    f.COMMIT: ("commit", ["commit", "tactician", "done"], "conflict.commit"),
    f.REACT: ("react", ["play", "pass"], "event.reaction"),
}
ABOUT_EMPIRE: Final = [
    f.UPKEEP_FROM,
    f.UPKEEP_UNIT,
    f.BUY,
    f.PUT,
    f.START_LEADER,
    f.MOVE,
    f.LOAD,
    f.STEP,
    f.BUY_GLORY,
    f.ADVANCE,
    f.GIFT,
    f.CONSENT,
    f.TOLL,
    f.TOLL_CARD,
]
"""Questions whose context is the empire they are about."""
ABOUT_PASSAGE: Final = [f.GATE, f.CONSENT, f.TOLL, f.TOLL_CARD]
"""Questions on the way to a partner."""
ABOUT_AREA: Final = [f.LOSE_UNIT, f.LOSE_SHIP]
"""Questions about an area, which they carry with them."""


def question_of(p: SevenAgesState, seat: int) -> Question:
    kind = kind_of(p.now)
    if kind != f.ASK:
        return joint_question_of(p, kind)
    code = f.code_of(p.now)
    key, verbs, rule = QUESTIONS[code]
    args: dict[str, object] = {}
    if code in ABOUT_EMPIRE:
        card = p.card[f.context_of(p.now)]
        args["empire"] = p.facts.cards.ids[card] if card >= 0 else None
    elif code in ABOUT_AREA:
        args["area"] = p.facts.areas.ids[f.more_of(p.now)]
    elif code == f.RETREAT_TO:
        args["unit"] = p.facts.units.ids[f.more_of(p.now)]
    elif code == f.RETREAT_LEADER:
        args["leader"] = p.facts.leaders.ids[f.more_of(p.now) >> 4 & 15]
    if code in ABOUT_PASSAGE:
        args["partner"] = p.facts.cards.ids[p.card[p.deal[WANTED]]]
        args["money"] = p.deal[PRICE]
        args["n"] = p.deal[PRICE_CARDS]
    return Question(f"question-{key}", args, verbs, f"seven_ages.{rule}")


def joint_question_of(p: SevenAgesState, kind: int) -> Question:
    key, verbs, rule = JOINT[kind]
    args: dict[str, object] = {}
    if kind == f.REVEAL:
        args["action"] = ACTIONS[p.action]
    elif kind == f.MARK:
        args["turn"] = p.turn_number
    elif kind == f.REACT:
        frame = p.now if p.joint is None else p.joint.frame
        args["occasion"] = TIMINGS[a_of(frame)]
    return Question(f"question-{key}", args, verbs, f"seven_ages.{rule}")
