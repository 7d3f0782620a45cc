"""Scienza e Progresso: symbols, pairs and the choice of a progress token."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import SYMBOL_BITS
from civitas.games.seven_wonders_duel.position import SCIENTIFIC, TOKEN, DuelState, replaced
from civitas.games.seven_wonders_duel.rules.victory import win
from civitas.kernel.frames import frame
from civitas.kernel.refusals import rule

PAIR_TOKEN: Final = rule("swd.science.pair-token")


def gain_symbol(p: DuelState, seat: int, symbol: int) -> None:
    """Six different symbols win at once; a second equal one gives the choice of a token on the board."""
    p.symbols = replaced(p.symbols, seat, p.symbols[seat] + (1 << SYMBOL_BITS * symbol))
    if p.different_symbols(seat) >= p.facts.symbols_to_win:
        win(p, seat, SCIENTIFIC)
    elif p.symbols[seat] >> SYMBOL_BITS * symbol & 3 == 2 and p.board:
        p.ask_next(frame(TOKEN, seat))


def forbids_board_token(p: DuelState, token: int) -> int:
    return 0 if p.board >> token & 1 else PAIR_TOKEN
