"""What all tests share."""

from __future__ import annotations

import os

import pytest

pytest_plugins = ["rules_report"]


@pytest.fixture(scope="session")
def length() -> int:
    """How long a soak test runs: 1 in `make test`, 10 in `make soak`."""
    return 10 if os.environ.get("CIVITAS_SOAK") else 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("CIVITAS_SUITE") == "postgres":
        left_out = [item for item in items if item.get_closest_marker("sqlite") is not None]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
