"""The form for new tables, whatever options a title has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit


@pytest.mark.parametrize("title", ["antiquity", "seven_ages"])
def test_new_tables_fit_a_phone(visit: Visit, title: str) -> None:
    page = visit(f"/new/{title}", locale="it-IT", size=(390, 844))
    page.locator(".options summary").tap()
    expect(page.locator(".options select").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
