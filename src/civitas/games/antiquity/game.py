"""The position of Antiquity: which chapter of the rules answers which question."""

from __future__ import annotations

from civitas.games.antiquity.asking import question_of
from civitas.games.antiquity.effects.saints import missing_goods, missing_kinds
from civitas.games.antiquity.figures import figures_of
from civitas.games.antiquity.frames import (
    BUILDERS,
    BURY,
    BUY,
    CITY,
    COUNTRY,
    ENDINGS,
    EXPLORE,
    EXPLORERS,
    EXTRA_HOUSE,
    FAMINE,
    FAMINE_ENDS,
    HARVEST,
    HARVESTING,
    HOUSE,
    OFFERING,
    ORDER,
    PAY,
    PLACE,
    POLLUTE,
    POLLUTERS,
    PRODUCT,
    REARRANGE,
    RISE,
    RUNNING,
    SAINT,
    SEED,
    SELL,
    SETTLE,
    SETTLING,
    SITE,
    SIZE,
    STORE,
    STORING,
)
from civitas.games.antiquity.geography import hexes_of
from civitas.games.antiquity.moves import AntiquityMoves
from civitas.games.antiquity.position import AntiquityState, kind_in
from civitas.games.antiquity.preview import preview_of
from civitas.games.antiquity.problems import SHAPES, problems_of
from civitas.games.antiquity.rules import (
    activation,
    barbara,
    city,
    countryside,
    exploration,
    famine,
    harvest,
    market,
    payment,
    pollution,
    powers,
    setup,
    sites,
    storing,
    turn,
    victory,
    zone,
)
from civitas.games.antiquity.view import see_antiquity
from civitas.games.antiquity.vocabulary import CITY_PROJECT, FISHERY, HOSPITAL, MARKET, SQUARES, TURNS
from civitas.kernel.bounds import Shape
from civitas.kernel.events import Question
from civitas.kernel.frames import a_of, b_of, kind_of
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.refusals import OTHER_QUESTION


class Antiquity(AntiquityState):
    def copy(self) -> Position:
        return Antiquity(self.title, self.seats, self.options, self.chance, self.facts, self)

    def table(self) -> AntiquityMoves:
        moves = self.title.moves
        assert isinstance(moves, AntiquityMoves)
        return moves

    # ------------------------------------------------------------------ asking

    def ask(self, seat: int) -> Question:
        return question_of(self, seat, kind_of(self.now))

    def joint_question(self, kind: int) -> Question:
        return question_of(self, -1, kind)

    def moves(self, seat: int) -> list[int]:
        table = self.table()
        kind = kind_of(self.now)
        if kind == CITY:
            return self._city_moves(seat, table)
        if kind == PLACE:
            found = city.placements(self, seat, city.shapes_of(self, a_of(self.now)))
            return [table.place + place for place in found]
        if kind == COUNTRY:
            return self._country_moves(seat, table)
        if kind == SITE:
            return self._site_moves(seat, table)
        if kind == BURY:
            return [table.bury + place for place in famine.buriable(self, seat)]
        if kind == POLLUTE:
            return [table.pollute + place for place in pollution.options(self, seat)]
        if kind == HARVEST:
            number = harvest.current(self, seat)
            return [table.take + place for place in hexes_of(harvest.around_man(self, number))]
        if kind == PAY:
            return [table.pay + good for good in payment.payable(self, seat)]
        if kind == STORE:
            return [table.discard + good for good, count in enumerate(self.goods_of(seat)) if count]
        return self._rare_moves(seat, table, kind)

    def _rare_moves(self, seat: int, table: AntiquityMoves, kind: int) -> list[int]:
        goods = range(len(self.facts.goods.ids))
        if kind == SIZE:
            return [table.of_size + size for size in city.possible_sizes(self, seat)]
        if kind == HOUSE:
            return [table.house + number for number in city.possible_houses(self, seat)]
        if kind == EXTRA_HOUSE:
            numbers = range(len(self.facts.houses.ids))
            free = [number for number in numbers if city.forbids_extra_house(self, seat, number) == 0]
            return [*[table.house + number for number in free], table.enough]
        if kind == SEED:
            return [table.pay + a_of(self.now), table.biology]
        if kind == SAINT:
            return [table.saint + saint for saint in range(len(self.facts.saints.ids))]
        if kind == SELL:
            return [table.sell + good for good in goods if self.holds(seat, good)]
        if kind == BUY:
            return [table.buy + good for good in goods]
        if kind == REARRANGE:
            found = [table.place + place for place in barbara.settings(self, seat)]
            found += [table.lift + place for place in barbara.liftable(self, seat)]
            return [*found, table.restore]
        if kind == OFFERING:
            found = [table.give + good for good in market.givable(self, seat)]
            if market.forbids_ask(self) == 0:
                found += [table.ask + good for good in goods]
            return found + ([table.propose] if market.forbids_propose(self) == 0 else [])
        if kind == PRODUCT:
            return [table.product + good for good in countryside.products(self, seat)]
        if kind == EXPLORE:
            reached = hexes_of(self.zone[seat] & self.markers)
            return [*[table.explore + place for place in reached], table.skip]
        if kind == SETTLE:
            return [table.settle + centre for centre in setup.settleable(self, seat)]
        return []

    def _city_moves(self, seat: int, table: AntiquityMoves) -> list[int]:
        facts = self.facts
        found: list[int] = []
        purse = payment.Purse(self, seat)
        for kind in range(len(facts.buildings.ids)):
            if city.forbids_building(self, seat, kind, purse) == 0:
                found.append(table.build + kind)
        found += self._man_moves(seat, table)
        if self.has(seat, HOSPITAL) and self.healed[seat] < facts.hospital:
            for square in range(len(facts.cities.ids) * SQUARES):
                if powers.forbids_heal(self, seat, square // SQUARES, square % SQUARES) == 0:
                    found.append(table.heal + square)
        if self.has(seat, MARKET):
            for good in range(len(facts.goods.ids)):
                if market.forbids_sell(self, seat, good) == 0:
                    found.append(table.sell + good)
        if powers.forbids_raze(self, seat) == 0:
            found.append(table.raze)
        found += [table.lift + place for place in barbara.liftable(self, seat)]
        for taker in range(self.seats):
            if market.forbids_offer(self, seat, taker) == 0:
                found.append(table.offer + taker)
        found.append(table.done)
        return found

    def _man_moves(self, seat: int, table: AntiquityMoves) -> list[int]:
        """Pieces on which a man may be put, by building and copy."""
        ready = activation.mannable(self, seat)
        if not ready:
            return ready
        seen = [0] * len(self.facts.buildings.ids)
        found: list[int] = []
        for number, piece in enumerate(self.pieces[seat]):
            kind = kind_in(piece)
            if number in ready:
                found.append(table.man + kind * table.copies + seen[kind])
            seen[kind] += 1
        found.sort()
        return found

    def _country_moves(self, seat: int, table: AntiquityMoves) -> list[int]:
        projects = range(len(self.facts.projects.ids))
        found = [table.found + kind for kind in projects if countryside.forbids_found(self, seat, kind) == 0]
        found += [table.clean + place for place in countryside.cleanable(self, seat)]
        found.append(table.end)
        return found

    def _site_moves(self, seat: int, table: AntiquityMoves) -> list[int]:
        project = a_of(self.now)
        if project == FISHERY:
            return [table.pair + pair for pair in sites.fishery_pairs(self, seat)]
        if project == CITY_PROJECT:
            return [table.site + centre for centre in sites.city_sites(self, seat)]
        return [table.site + place for place in hexes_of(sites.sites(self, seat, project, b_of(self.now)))]

    # ------------------------------------------------------------------ refusing

    def forbids(self, seat: int, move: int) -> int:
        table = self.table()
        kind = kind_of(self.now)
        if kind == CITY:
            return self._forbids_in_city(seat, move, table)
        if kind in (PLACE, REARRANGE):
            return self._forbids_place(seat, move, table, kind)
        if kind == SITE:
            return self._forbids_site(seat, move, table)
        if kind == COUNTRY:
            if table.found <= move < table.product:
                return countryside.forbids_found(self, seat, move - table.found)
            if table.clean <= move < table.end:
                return countryside.forbids_clean(self, seat, move - table.clean)
            return 0 if move == table.end else OTHER_QUESTION
        if kind == BURY:
            if table.bury <= move < table.pollute:
                square = move - table.bury
                return famine.forbids_bury(self, seat, square // SQUARES, square % SQUARES)
            return OTHER_QUESTION
        if kind == POLLUTE:
            return (
                pollution.forbids_pollute(self, seat, move - table.pollute) if move >= table.pollute else OTHER_QUESTION
            )
        if kind == HARVEST:
            if table.take <= move < table.explore:
                return harvest.forbids_take(self, seat, move - table.take)
            return OTHER_QUESTION
        if kind == STORE:
            if table.discard <= move < table.take:
                return storing.forbids_discard(self, seat, move - table.discard)
            return OTHER_QUESTION
        if kind == SETTLE:
            return setup.forbids_settle(self, seat, move) if move < table.build else OTHER_QUESTION
        if kind == EXPLORE:
            if table.explore <= move < table.skip:
                return exploration.forbids_explore(self, seat, move - table.explore)
            return 0 if move == table.skip else OTHER_QUESTION
        return self._forbids_detail(seat, move, table, kind)

    def _forbids_in_city(self, seat: int, move: int, table: AntiquityMoves) -> int:
        if table.build <= move < table.of_size:
            return city.forbids_build(self, seat, move - table.build)
        if table.man <= move < table.heal:
            kind, copy = divmod(move - table.man, table.copies)
            return activation.forbids_man(self, seat, kind, copy)
        if table.heal <= move < table.sell:
            square = move - table.heal
            return powers.forbids_heal(self, seat, square // SQUARES, square % SQUARES)
        if table.sell <= move < table.buy:
            return market.forbids_sell(self, seat, move - table.sell)
        if move == table.raze:
            return powers.forbids_raze(self, seat)
        if table.lift <= move < table.restore:
            square = move - table.lift
            return barbara.forbids_lift(self, seat, square // SQUARES, square % SQUARES)
        if table.offer <= move < table.give:
            return market.forbids_offer(self, seat, move - table.offer)
        return 0 if move == table.done else OTHER_QUESTION

    def _forbids_place(self, seat: int, move: int, table: AntiquityMoves, kind: int) -> int:
        if table.place <= move < table.pay:
            spot, facing = divmod(move - table.place, TURNS)
            if kind == REARRANGE:
                return barbara.forbids_set(self, seat, spot // SQUARES, spot % SQUARES, facing)
            shapes = city.shapes_of(self, a_of(self.now))
            return city.forbids_spot(self, seat, shapes, spot // SQUARES, spot % SQUARES, facing)
        if kind == REARRANGE:
            if table.lift <= move < table.restore:
                square = move - table.lift
                return barbara.forbids_lift(self, seat, square // SQUARES, square % SQUARES)
            if move == table.restore:
                return 0
        return OTHER_QUESTION

    def _forbids_site(self, seat: int, move: int, table: AntiquityMoves) -> int:
        project = a_of(self.now)
        if project == FISHERY:
            if table.pair <= move < table.clean:
                return sites.forbids_pair(self, seat, move - table.pair)
            return OTHER_QUESTION
        if not table.site <= move < table.pair:
            return OTHER_QUESTION
        if project == CITY_PROJECT:
            return sites.forbids_city(self, seat, move - table.site)
        return sites.forbids_site(self, seat, project, b_of(self.now), move - table.site)

    def _forbids_detail(self, seat: int, move: int, table: AntiquityMoves, kind: int) -> int:
        """The smaller choices on the way to a building or a trade."""
        if kind == SIZE and table.of_size <= move < table.house:
            return city.forbids_size(self, seat, move - table.of_size)
        if kind == HOUSE and table.house <= move < table.enough:
            return city.forbids_house(self, seat, move - table.house)
        if kind == EXTRA_HOUSE and table.house <= move <= table.enough:
            return 0 if move == table.enough else city.forbids_extra_house(self, seat, move - table.house)
        if kind == PAY and table.pay <= move < table.biology:
            return payment.forbids_pay(self, seat, move - table.pay)
        if kind == SEED and table.pay <= move <= table.biology:
            return 0 if move == table.biology else countryside.forbids_seed(self, move - table.pay)
        if kind == SAINT and table.saint <= move < table.man:
            return 0
        if kind == SELL and table.sell <= move < table.buy:
            return market.forbids_second_sale(self, seat, move - table.sell)
        if kind == BUY and table.buy <= move < table.raze:
            return 0
        if kind == OFFERING and table.give <= move < table.ask:
            return market.forbids_give(self, seat, move - table.give)
        if kind == OFFERING and table.ask <= move < table.propose:
            return market.forbids_ask(self)
        if kind == OFFERING and move == table.propose:
            return market.forbids_propose(self)
        if kind == PRODUCT and table.product <= move < table.site:
            return countryside.forbids_product(self, seat, move - table.product)
        return OTHER_QUESTION

    # ------------------------------------------------------------------ carrying out

    def carry_out(self, seat: int, move: int) -> None:
        table = self.table()
        kind = kind_of(self.now)
        if kind == CITY:
            self._act_in_city(seat, move, table)
        elif kind in (PLACE, REARRANGE):
            self._place(seat, move, table, kind)
        elif kind == COUNTRY:
            if move == table.end:
                countryside.end(self)
            elif move >= table.clean:
                countryside.clean(self, seat, move - table.clean)
            else:
                countryside.found(self, seat, move - table.found)
        elif kind == SITE:
            if a_of(self.now) == FISHERY:
                countryside.build_fishery(self, seat, move - table.pair)
            else:
                countryside.build_at(self, seat, move - table.site)
        elif kind == BURY:
            square = move - table.bury
            famine.bury(self, seat, square // SQUARES, square % SQUARES)
        elif kind == POLLUTE:
            pollution.pollute(self, seat, move - table.pollute)
        elif kind == HARVEST:
            harvest.take(self, seat, move - table.take)
        elif kind == STORE:
            storing.discard(self, seat, move - table.discard)
        elif kind == SETTLE:
            setup.settle(self, seat, move)
        elif kind == EXPLORE:
            if move == table.skip:
                exploration.skip(self)
            else:
                exploration.explore(self, seat, move - table.explore)
        else:
            self._detail(seat, move, table, kind)

    def _act_in_city(self, seat: int, move: int, table: AntiquityMoves) -> None:
        if move == table.done:
            city.done(self)
        elif move < table.of_size:
            city.build(self, seat, move - table.build)
        elif move < table.heal:
            kind, copy = divmod(move - table.man, table.copies)
            activation.put_man(self, seat, kind, copy)
        elif move < table.sell:
            square = move - table.heal
            powers.heal(self, seat, square // SQUARES, square % SQUARES)
        elif move < table.buy:
            market.sell(self, seat, move - table.sell)
        elif move == table.raze:
            powers.raze(self, seat)
        elif move < table.restore:
            square = move - table.lift
            barbara.lift(self, seat, square // SQUARES, square % SQUARES)
        else:
            market.begin_offer(self, seat, move - table.offer)

    def _place(self, seat: int, move: int, table: AntiquityMoves, kind: int) -> None:
        if move == table.restore:
            barbara.restore(self, seat)
        elif move >= table.lift:
            square = move - table.lift
            barbara.lift(self, seat, square // SQUARES, square % SQUARES)
        else:
            spot, facing = divmod(move - table.place, TURNS)
            if kind == REARRANGE:
                barbara.set_down(self, seat, spot // SQUARES, spot % SQUARES, facing)
            else:
                city.place(self, seat, spot // SQUARES, spot % SQUARES, facing)

    def _detail(self, seat: int, move: int, table: AntiquityMoves, kind: int) -> None:
        if kind == SIZE:
            city.choose_size(self, seat, move - table.of_size)
        elif kind == HOUSE:
            city.choose_house(self, seat, move - table.house)
        elif kind == EXTRA_HOUSE:
            if move == table.enough:
                city.decline_extra_house(self)
            else:
                city.choose_extra_house(self, seat, move - table.house)
        elif kind == PAY:
            payment.pay(self, seat, move - table.pay)
        elif kind == SEED:
            if move == table.biology:
                countryside.spare_seed(self, seat)
            else:
                countryside.pay_seed(self, seat, move - table.pay)
        elif kind == SAINT:
            powers.choose_saint(self, seat, move - table.saint)
        elif kind == SELL:
            market.sell_second(self, seat, move - table.sell)
        elif kind == BUY:
            market.buy(self, seat, move - table.buy)
        elif kind == PRODUCT:
            countryside.choose_product(self, seat, move - table.product)
        elif move == table.propose:
            market.propose(self, seat)
        elif move >= table.ask:
            market.put(self, move - table.ask + len(self.facts.goods.ids))
        else:
            market.put(self, move - table.give)

    def step(self) -> None:
        kind = kind_of(self.now)
        if kind == SETTLING:
            setup.next_settler(self)
        elif kind == RISE:
            turn.rise(self)
        elif kind == ORDER:
            turn.find_order(self)
        elif kind == BUILDERS:
            countryside.next_builder(self)
        elif kind == STORING:
            storing.begin(self)
        elif kind == HARVESTING:
            harvest.begin(self)
        elif kind == EXPLORERS:
            exploration.next_explorer(self)
        elif kind == FAMINE:
            famine.begin(self)
        elif kind == FAMINE_ENDS:
            famine.end(self)
        elif kind == POLLUTERS:
            pollution.next_polluter(self)
        else:
            victory.check(self)

    def closed(self, kind: int, joint: Joint) -> None:
        if kind == CITY:
            city.end(self)

    def takes(self, seat: int, maker: int, terms: list[int]) -> int:
        return market.forbids_accept(self, seat, terms)

    def settle(self, seat: int, act: int, other: int, terms: list[int]) -> None:
        market.settle(self, seat, act, terms)

    def is_open_ended(self) -> bool:
        return market.is_open_ended(self)

    def offer_args(self, maker: int, taker: int, terms: list[int]) -> dict[str, object]:
        ids = self.facts.goods.ids
        count = len(ids)
        given = {good: terms[1 + number] for number, good in enumerate(ids) if terms[1 + number]}
        asked = {good: terms[1 + count + number] for number, good in enumerate(ids) if terms[1 + count + number]}
        return {"maker": maker, "taker": taker, "market": terms[0], "given": given, "asked": asked}

    # ------------------------------------------------------------------ seeing

    def see(self, viewer: int) -> dict[str, object]:
        return see_antiquity(self, viewer)

    def deal_anew(self, viewer: int) -> None:
        """Only the markers are hidden, and no good is bound to any of them before it is turned up."""
        heap = sorted(self.marker_heap)
        self.marker_heap = [self.draw(heap, -1) for _ in range(len(heap))]

    def standing(self) -> dict[str, object]:
        facts = self.facts
        wanted = facts.goods_each * len(facts.foods + facts.luxuries)
        scores: list[dict[str, object]] = []
        for seat in range(self.seats):
            sheet = {"men": 0, "buildings": 0, "goods": 0, "hexes": 0}
            if not self.is_out(seat):
                sheet["men"] = self.men(seat)
                sheet["buildings"] = len(facts.buildings.ids) - missing_kinds(self, seat).bit_count()
                sheet["goods"] = max(0, wanted - missing_goods(self, seat))
                sheet["hexes"] = self.clean_zone(seat)
            scores.append({"total": sum(sheet.values()), "categories": sheet})
        return {
            "over": self.ending != RUNNING,
            "ending": ENDINGS[self.ending],
            "winners": [seat for seat in range(self.seats) if self.winners >> seat & 1],
            "scores": scores,
        }

    def figures(self, seat: int, move: int, rule: str) -> dict[str, object]:
        return figures_of(self, seat, move, rule)

    def preview(self, seat: int, move: int) -> dict[str, object]:
        return preview_of(self, seat, move)

    # ------------------------------------------------------------------ what follows from the fields

    def refresh(self) -> None:
        super().refresh()
        for seat in range(self.seats):
            if self.is_out(seat):
                self.owned[seat] = 0
                self.active[seat] = 0
            else:
                activation.survey(self, seat)
            zone.chart(self, seat)

    def shapes(self) -> dict[int, Shape]:
        return SHAPES

    def problems(self) -> list[str]:
        """Also: what is kept up to date equals what is worked out from scratch."""
        found = problems_of(self)
        if not found and not self.air:
            twin = self.copy()
            assert isinstance(twin, Antiquity)
            twin.refresh()
            kept = [self.held, self.fringe, self.zone, self.owned, self.active, self.bodies, self.shores]
            anew = [twin.held, twin.fringe, twin.zone, twin.owned, twin.active, twin.bodies, twin.shores]
            if kept != anew or self.water != twin.water:
                found.append("zones of control or working buildings differ from what the pieces say")
        return found
