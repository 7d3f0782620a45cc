"""The report of `make rules`, on a small suite of its own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

TESTS = """
import pytest

@pytest.mark.rule("x.first", "x.second")
def test_passes():
    pass

@pytest.mark.rule("x.third")
def test_does_not_run():
    pytest.skip()
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    shutil.copy(Path(__file__).with_name("rules_report.py"), pytester.path)
    ledger = pytester.path / "src" / "civitas" / "games" / "x" / "ledger" / "en.toml"
    ledger.parent.mkdir(parents=True)
    ledger.write_text("".join(f'[[rule]]\nid = "x.{name}"\n' for name in ("first", "second", "third")))
    pytester.makeconftest('pytest_plugins = ["rules_report"]')
    pytester.makeini("[pytest]\npythonpath = .\nmarkers = rule(id): rules\n")
    pytester.makepyfile(TESTS)
    return pytester


@pytest.mark.parametrize("workers", ["0", "2"])
def test_rules_without_a_passing_test_are_listed(suite: pytest.Pytester, workers: str) -> None:
    result = suite.runpytest_subprocess("--rules", "-n", workers)
    result.stdout.fnmatch_lines(["x: 2 of 3 rules have a passing test", "  x.third"])
    result.stdout.no_fnmatch_line("  x.first")
    assert result.ret == 1


def test_a_run_without_the_option_does_not_ask_for_every_rule(suite: pytest.Pytester) -> None:
    assert suite.runpytest_subprocess().ret == 0


@pytest.mark.parametrize("workers", ["0", "2"])
def test_an_unknown_rule_fails_the_run(suite: pytest.Pytester, workers: str) -> None:
    suite.makepyfile(TESTS.replace("x.first", "x.frist"))
    result = suite.runpytest_subprocess("-n", workers)
    result.stdout.fnmatch_lines(["ERROR: *test_passes names the rule 'x.frist', which stands in no ledger"])
    assert result.ret == 1
