"""The position of Through the Ages: which chapter of the rules answers which question."""

from __future__ import annotations

from civitas.games.through_the_ages.asking import question_of
from civitas.games.through_the_ages.catalogue import FOLDER, Catalogue
from civitas.games.through_the_ages.dealing import deal_anew
from civitas.games.through_the_ages.describe import ARGUMENT_KINDS, describe
from civitas.games.through_the_ages.effects import attacks as blows
from civitas.games.through_the_ages.effects import events as event_effects
from civitas.games.through_the_ages.effects import gains, granted
from civitas.games.through_the_ages.effects.actions import (
    carry_out_order,
    forbids_order,
    gain_afterwards,
    order_moves,
)
from civitas.games.through_the_ages.evaluate import evaluate_ages, features_of, name_features
from civitas.games.through_the_ages.figures import figures_of, preview_of
from civitas.games.through_the_ages.moves import AgesMoves
from civitas.games.through_the_ages.position import (
    ACTION,
    AFTERWARDS,
    AGREEMENT,
    ANNEX_COLONY,
    AUCTION,
    BID,
    BUILD_FREE,
    CHOOSE,
    CIVILIZE,
    COVER,
    DEFENCE,
    DESTROY_OWN,
    DISCARD,
    EVENT,
    EVENT_OVER,
    FORCE,
    GAINING,
    LOSE_COLONY,
    LOSE_TOKEN,
    LOSE_WORKER,
    LOSSES,
    MIX,
    ORDER,
    PACT_ANSWER,
    PAYMENT,
    POLITICS,
    PRODUCING,
    RAVAGE,
    RAZE,
    REMOVE,
    SPOILS,
    STORE,
    STRIKE,
    TUCK,
    TURN,
    AgesState,
)
from civitas.games.through_the_ages.problems import SHAPES, problems_of
from civitas.games.through_the_ages.rules import (
    action_phase,
    attacks,
    colonization,
    events,
    leaders,
    pacts,
    payment,
    politics,
    production,
    setup,
    storing,
    turn,
)
from civitas.games.through_the_ages.rules.building import cover_stages, forbids_destroy
from civitas.games.through_the_ages.scoring import standing_of
from civitas.games.through_the_ages.script import scripted
from civitas.games.through_the_ages.sheet import draw
from civitas.games.through_the_ages.sight import sight_of
from civitas.games.through_the_ages.view import see_ages
from civitas.games.through_the_ages.vocabulary import AGES, ORIGINAL, SEED
from civitas.kernel.bounds import Shape
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.events import Question
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, kind_of, seat_of
from civitas.kernel.moves import Domain
from civitas.kernel.position import Position
from civitas.kernel.refusals import OTHER_QUESTION
from civitas.kernel.title import Option, Title


class Ages(AgesState):
    def copy(self) -> Position:
        return Ages(self.title, self.seats, self.options, self.chance, self.facts, self)

    def table(self) -> AgesMoves:
        moves = self.title.moves
        assert isinstance(moves, AgesMoves)
        return moves

    def ask(self, seat: int) -> Question:
        return question_of(self)

    def moves(self, seat: int) -> list[int]:
        table = self.table()
        kind = kind_of(self.now)
        if kind == ACTION:
            return action_phase.action_moves(self, seat, table)
        if kind == POLITICS:
            return politics.politics_moves(self, seat, table)
        if kind == DISCARD:
            return turn.discard_moves(self, seat, table.discard)
        if kind == DEFENCE:
            return attacks.defence_moves(self, seat, table)
        if kind == BID:
            return colonization.bid_moves(self, seat, table)
        if kind == FORCE:
            return colonization.force_moves(self, seat, table)
        if kind == ORDER:
            return order_moves(self, seat, a_of(self.now), table)
        if kind == CIVILIZE:
            return granted.civilize_moves(self, seat, table)
        if kind == AGREEMENT:
            return granted.agreement_moves(self, seat, table)
        return [move for move in self._candidates(kind, seat, table) if self.forbids(seat, move) == 0]

    def _candidates(self, kind: int, seat: int, table: AgesMoves) -> list[int]:
        """Moves worth checking for the questions with few answers."""
        facts = self.facts
        sites = range(len(facts.sites))
        if kind == PACT_ANSWER:
            return [table.agree, table.refuse]
        if kind == CHOOSE:
            return [table.gain, table.gain + 1]
        if kind == MIX:
            return [table.mix + food for food in range(a_of(self.now) + 1)]
        if kind == LOSE_WORKER:
            return [table.lose + site for site in sites]
        if kind in (LOSE_TOKEN, PAYMENT, STORE):
            return [table.token + site for site in range(facts.stores)]
        if kind == DESTROY_OWN:
            return [table.destroy + site for site in sites]
        if kind == RAZE:
            return [table.raze + site for site in sites]
        if kind in (LOSE_COLONY, ANNEX_COLONY):
            return [table.colony + colony for colony in range(len(facts.territories))]
        if kind == REMOVE:
            return [table.remove, table.remove + 1]
        if kind == SPOILS:
            return [table.finish, *[table.steal + special for special in range(len(facts.specials))]]
        if kind == TUCK:
            return [table.skip, *leaders.tuck_moves(self, seat, table.tuck)]
        if kind == RAVAGE:
            return [table.ravage + wonder for wonder in members(self.wonders[seat])]
        return [table.skip, table.build + a_of(self.now)]

    def forbids(self, seat: int, move: int) -> int:
        table = self.table()
        kind = kind_of(self.now)
        if kind == ACTION:
            return action_phase.forbids_in_action_phase(self, seat, move, table)
        if kind == POLITICS:
            return politics.forbids_in_politics(self, seat, move, table)
        if kind == DEFENCE:
            return attacks.forbids_defence(self, seat, move, table)
        if kind == FORCE:
            return colonization.forbids_force(self, seat, move, table)
        if kind == ORDER:
            return forbids_order(self, seat, a_of(self.now), move, table)
        if kind == CIVILIZE:
            return granted.forbids_civilize(self, seat, move, table)
        if kind == AGREEMENT:
            return granted.forbids_agreement(self, seat, move, table)
        if kind == BUILD_FREE:
            return granted.forbids_free_building(self, move, table)
        if kind == SPOILS:
            return blows.forbids_spoils(self, seat, move, table.steal, table.finish)
        if kind == BID:
            if move == table.skip:
                return 0
            bids = table.bid <= move < table.send
            return colonization.forbids_bid(self, seat, move - table.bid + 1) if bids else OTHER_QUESTION
        return self._forbids_choice(kind, seat, move, table)

    def _forbids_choice(self, kind: int, seat: int, move: int, table: AgesMoves) -> int:
        """The questions answered by one kind of move."""
        if kind == DISCARD and table.discard <= move < table.bonus:
            return turn.forbids_discard(self, seat, move - table.discard)
        if kind == PACT_ANSWER and (move == table.agree or move == table.refuse):
            return 0
        if kind == CHOOSE and table.gain <= move < table.mix:
            return 0
        if kind == MIX and table.mix <= move < table.lose:
            return gains.forbids_mix(self, seat, move - table.mix)
        if kind == LOSE_WORKER and table.lose <= move < table.token:
            return gains.forbids_loss(self, seat, move - table.lose)
        if kind == LOSE_TOKEN and table.token <= move < table.raze:
            return gains.forbids_token(self, seat, move - table.token)
        if kind == PAYMENT and table.token <= move < table.raze:
            return payment.forbids_payment(self, seat, move - table.token)
        if kind == STORE and table.token <= move < table.raze:
            return storing.forbids_store(self, seat, move - table.token)
        if kind == DESTROY_OWN and table.destroy <= move < table.leader:
            return forbids_destroy(self, seat, move - table.destroy)
        if kind == RAZE and table.raze <= move < table.colony:
            return blows.forbids_raze(self, move - table.raze)
        if kind == LOSE_COLONY and table.colony <= move < table.remove:
            return blows.forbids_colony_loss(self, seat, move - table.colony)
        if kind == ANNEX_COLONY and table.colony <= move < table.remove:
            return blows.forbids_annex(self, move - table.colony)
        if kind == REMOVE and table.remove <= move < table.steal:
            return blows.forbids_removal(self, move - table.remove)
        if kind == TUCK and move == table.skip:
            return 0
        if kind == TUCK and table.tuck <= move < table.ravage:
            return leaders.forbids_tuck(self, seat, move - table.tuck)
        if kind == RAVAGE and move >= table.ravage:
            return event_effects.forbids_ravage(self, seat, move - table.ravage)
        return OTHER_QUESTION

    def carry_out(self, seat: int, move: int) -> None:
        table = self.table()
        kind = kind_of(self.now)
        if kind == ACTION:
            action_phase.act(self, seat, move, table)
        elif kind == POLITICS:
            politics.act_politically(self, seat, move, table)
        elif kind == DISCARD:
            turn.discard(self, seat, move - table.discard)
        elif kind == DEFENCE:
            attacks.defend(self, seat, move, table)
        elif kind == BID:
            if move == table.skip:
                colonization.pass_bid(self, seat)
            else:
                colonization.make_bid(self, seat, move - table.bid + 1)
        elif kind == FORCE:
            colonization.add_to_force(self, seat, move, table)
        elif kind == ORDER:
            carry_out_order(self, seat, move, table)
        elif kind == CIVILIZE:
            granted.civilize(self, seat, move, table)
        elif kind == AGREEMENT:
            granted.take_by_agreement(self, seat, move, table)
        elif kind == BUILD_FREE:
            granted.build_for_free(self, seat, move, table)
        else:
            self._carry_out_choice(kind, seat, move, table)

    def _carry_out_choice(self, kind: int, seat: int, move: int, table: AgesMoves) -> None:
        if kind == PACT_ANSWER:
            if move == table.agree:
                pacts.agree(self, seat)
            else:
                pacts.refuse(self, seat)
        elif kind == CHOOSE:
            gains.choose_good(self, seat, move - table.gain)
        elif kind == MIX:
            gains.mix(self, seat, move - table.mix)
        elif kind == LOSE_WORKER:
            gains.lose_worker(self, seat, move - table.lose)
        elif kind == LOSE_TOKEN:
            gains.lose_token(self, seat, move - table.token)
        elif kind == PAYMENT:
            payment.pay_token(self, seat, move - table.token)
        elif kind == STORE:
            storing.store_token(self, seat, move - table.token)
        elif kind == DESTROY_OWN:
            gains.destroy_chosen(self, seat, move - table.destroy)
        elif kind == RAZE:
            blows.raze(self, move - table.raze)
        elif kind == LOSE_COLONY:
            event_effects.lose_colony(self, seat, move - table.colony)
        elif kind == ANNEX_COLONY:
            blows.annex(self, seat, move - table.colony)
        elif kind == REMOVE:
            blows.remove(self, seat, move - table.remove)
        elif kind == SPOILS:
            if move == table.finish:
                blows.take_the_rest(self, seat)
            else:
                blows.steal_technology(self, seat, move - table.steal)
        elif kind == TUCK:
            if move == table.skip:
                leaders.do_not_tuck(self, seat)
            else:
                leaders.tuck(self, seat, move - table.tuck)
        elif kind == RAVAGE:
            event_effects.ravage(self, seat, move - table.ravage)

    def step(self) -> None:
        kind = kind_of(self.now)
        if kind == TURN:
            turn.go_on_with_turn(self)
        elif kind == EVENT:
            events.go_on_with_event(self)
        elif kind == EVENT_OVER:
            events.finish_event(self)
        elif kind == AUCTION:
            colonization.go_on_with_auction(self)
        elif kind == STRIKE:
            blows.strike(self)
        elif kind == COVER:
            cover_stages(self, seat_of(self.now))
        elif kind == GAINING:
            storing.go_on_storing(self, seat_of(self.now))
        elif kind == PRODUCING:
            production.go_on_producing(self, seat_of(self.now))
        elif kind == AFTERWARDS:
            gain_afterwards(self, seat_of(self.now))
        else:
            assert kind == LOSSES
            gains.go_on_losing(self, seat_of(self.now))

    def see(self, viewer: int) -> dict[str, object]:
        return see_ages(self, viewer)

    def problems(self) -> list[str]:
        return problems_of(self)

    def shapes(self) -> dict[int, Shape]:
        return SHAPES

    def deal_anew(self, viewer: int) -> None:
        deal_anew(self, viewer)

    def standing(self) -> dict[str, object]:
        return standing_of(self)

    def figures(self, seat: int, move: int, rule: str) -> dict[str, object]:
        return figures_of(self, seat, move, rule, self.table())

    def preview(self, seat: int, move: int) -> dict[str, object]:
        return preview_of(self, seat, move, self.table())


class AgesTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        moves = AgesMoves(facts)
        domains: dict[str, Domain] = {
            domain.name: domain
            for domain in [
                facts.cards,
                facts.sites,
                facts.technologies,
                facts.governments,
                facts.specials,
                facts.leaders,
                facts.wonders,
                facts.actions,
                facts.civil_cards,
                facts.military_cards,
                facts.events,
                facts.territories,
                facts.aggressions,
                facts.wars,
                facts.pacts,
                facts.tactics,
                facts.bonuses,
                facts.abilities_used,
                moves.goods,
                moves.targets,
                moves.side_names,
                moves.spaces,
            ]
        }
        super().__init__(
            "through_the_ages",
            "tta",
            {
                "en": "Through the Ages: A New Story of Civilization",
                "it": "Through the Ages: Rivivi la Storia della Civiltà",
            },
            [2, 3, 4],
            [
                Option("short", False),
                Option("peaceful", False),
                Option("manual_payment", False),
                Option("ruleset", ORIGINAL, [ORIGINAL, SEED]),
            ],
            moves,
            domains,
            2,
            facts.data.name,
            facts.data.hash,
            FOLDER,
            facts.provenance,
        )

    def sizes(self, seats: int, options: dict[str, object]) -> dict[str, int]:
        facts = self.facts
        found = super().sizes(seats, options)
        found["age"] = len(AGES)
        found["row"] = len(facts.row_cost)
        found["store"] = facts.stores
        return found

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        return Ages(self, seats, options, chance, self.facts)

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Ages)
        setup.set_up(position)

    def name_of(self, domain: str, item: str, language: str) -> str | None:
        names = self.facts.names.get(item)
        return None if names is None else names[language]

    def label_key(self, move: int) -> str:
        table = self.moves
        assert isinstance(table, AgesMoves)
        if table.pact <= move < table.cancel and not self.facts.pact_lettered[(move - table.pact) >> 3]:
            return "move-pact-plain"
        return super().label_key(move)

    def argument_kinds(self) -> dict[str, str]:
        return ARGUMENT_KINDS

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        return describe(self.facts, domain, item)

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        return draw(self.facts, domain, item)

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        return scripted(self.facts, deal, seats, options)

    def evaluate(self, position: Position) -> list[float]:
        assert isinstance(position, Ages)
        return evaluate_ages(position)

    def quiet(self, position: Position) -> bool:
        """Between the actions of a turn; everything else is in the middle of something."""
        return kind_of(position.now) in (ACTION, POLITICS)

    def sight(self, position: Position, seat: int) -> int:
        assert isinstance(position, Ages)
        return sight_of(position, seat)

    def feature_names(self) -> list[str]:
        return name_features(self.facts)

    def features(self, position: Position, seat: int, buffer: list[float]) -> None:
        assert isinstance(position, Ages)
        features_of(position, seat, buffer)
