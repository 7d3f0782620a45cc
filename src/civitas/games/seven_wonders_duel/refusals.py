"""The rules by which moves are refused, named as in the ledger."""

from __future__ import annotations

from typing import Final

from civitas.kernel.refusals import rule

COIN_COST_CANNOT_AFFORD: Final = rule("swd.coin-cost.cannot-afford")
DRAFT_FIRST_FOUR: Final = rule("swd.draft.first-four")
DRAFT_SECOND_GROUP: Final = rule("swd.draft.second-group")
SCIENCE_PAIR_TOKEN: Final = rule("swd.science.pair-token")
TURN_ACCESSIBLE: Final = rule("swd.turn.accessible")
WONDER_MAX_SEVEN: Final = rule("swd.wonder.max-seven")
WONDER_OWN_ONLY: Final = rule("swd.wonder.own-only")
WONDERS_GREAT_LIBRARY_CHOOSE: Final = rule("swd.wonders.great-library-choose")
WONDERS_MAUSOLEUM_BUILD: Final = rule("swd.wonders.mausoleum-build")
