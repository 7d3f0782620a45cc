"""Mistakes: a sentence whatever they are about, and the same one after a journey between processes."""

from __future__ import annotations

import pickle

import pytest

import civitas
from civitas.kernel.errors import CivitasError, IllegalMove, NotAsked, Reason

HUGE = 10**5000


@pytest.mark.parametrize(
    "mistake",
    [
        civitas.BadInput("error-bad-seed", {"seed": "x"}),
        civitas.BadInput("error-bad-deal", {"place": "ages", "reason": Reason("reason-missing", {})}),
        IllegalMove("swd.wonder.own-only", 0, "wonder:sphinx+baths", {"wonder": "sphinx", "why": "other"}),
        NotAsked("table.not-asked", 1),
    ],
    ids=lambda mistake: type(mistake).__name__,
)
def test_a_mistake_travels_between_processes(mistake: CivitasError) -> None:
    twin = pickle.loads(pickle.dumps(mistake))
    assert type(twin) is type(mistake)
    assert (str(twin), twin.key) == (str(mistake), mistake.key)
    assert getattr(twin, "rule", None) == getattr(mistake, "rule", None)


def test_numbers_that_cannot_be_written_out_are_told_in_few_words() -> None:
    game = civitas.new("swd", seed=1)
    for number in (10**30, HUGE, -HUGE):
        with pytest.raises(NotAsked, match=r"a number of .* bits is asked nothing"):
            game.question(number)
        with pytest.raises(IllegalMove, match=r"The move a number of .* bits is not allowed"):
            game.play(game.turn(), number)
        with pytest.raises(civitas.BadInput, match=r"a number of .* bits” is no move"):
            game.title.moves.text(number)
