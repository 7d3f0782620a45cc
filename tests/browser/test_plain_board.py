"""A title without drawings is played from tables of its view: the example of docs/example_title, from door to end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.house import serving
from browser.playing import accuse, await_turn, click_in_the_list

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_title"
WITH_THE_EXAMPLE = f"""
import sys
sys.path.insert(0, {str(EXAMPLE)!r})
from civitas.cli import main
from civitas.kernel.registry import register
from nim import make_title
if __name__ == "__main__":
    register("nim", make_title(None))
    main()
"""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that knows the example besides."""
    with serving(tmp_path, ("-c", WITH_THE_EXAMPLE)) as address:
        yield address


def test_the_example_is_played_to_its_end_on_the_plain_board(visit: Visit) -> None:
    host = visit("/")
    host.locator("[data-game=nim]").get_by_role("link", name="Play with a friend").click()
    host.locator(".seat-choice[data-place='1'] input[value=open]").check(force=True)
    host.get_by_role("button", name="Open the table").click()
    guest = visit(host.get_by_label("Link to the seat").input_value())
    for page in (host, guest):
        expect(page.locator(".plain")).to_contain_text("Sticks in each row")
        assert accuse(page) == []
    for page, row in ((host, 1), (guest, 2), (host, 3)):
        assert await_turn(page)
        click_in_the_list(page, page.locator(f".move[data-move^='take:{row}+']").last)
    for page in (host, guest):
        expect(page.locator("dialog.end")).to_contain_text("The last stick is gone")
