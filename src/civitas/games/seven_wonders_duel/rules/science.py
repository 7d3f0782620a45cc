"""Science and progress (Scienza e Progresso): symbols, pairs and the choice of a progress token."""

from __future__ import annotations

from civitas.games.seven_wonders_duel import refusals as by
from civitas.games.seven_wonders_duel.frames import SCIENTIFIC, TOKEN
from civitas.games.seven_wonders_duel.parts import City
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.rules.victory import win
from civitas.games.seven_wonders_duel.vocabulary import SYMBOL_BITS
from civitas.kernel.frames import frame


def gain_symbol(p: DuelState, seat: int, city: City, symbol: int) -> None:
    """Six different symbols win at once; a second equal one gives the choice of a token on the board."""
    city.symbols += 1 << SYMBOL_BITS * symbol
    if city.different_symbols() >= p.facts.symbols_to_win:
        win(p, seat, SCIENTIFIC)
    elif city.symbols >> SYMBOL_BITS * symbol & 3 == 2 and p.board:
        p.ask_next(frame(TOKEN, seat))


def forbids_board_token(p: DuelState, seat: int, token: int) -> int:
    return 0 if p.board >> token & 1 else by.SCIENCE_PAIR_TOKEN
