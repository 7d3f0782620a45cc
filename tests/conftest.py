"""What all tests share."""

from __future__ import annotations

import os

import pytest

pytest_plugins = ["rules_report"]


@pytest.fixture(scope="session")
def length() -> int:
    """How long a soak test runs: 1 in `make test`, 10 in `make soak`."""
    return 10 if os.environ.get("CIVITAS_SOAK") else 1
