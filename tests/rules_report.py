"""Which rules of the ledgers are shown to hold: a pytest plugin.

A test names its rules with `@pytest.mark.rule("swd.turn.accessible", ...)`. With `--rules` the run ends with the number
of rules that a passing test names, per title, and the ids of those that none does; it then fails if there are any. A
mark with an id that stands in no ledger fails every run.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

SOURCES = Path("src", "civitas")


def read_ledgers(sources: Path) -> dict[str, list[str]]:
    """The rule ids of each title, in the order of its ledger; those that hold at every table stand under `table`."""
    paths = {"table": sources / "text" / "rules.en.toml"}
    paths |= {path.parent.parent.name: path for path in sorted(sources.glob("games/*/ledger/en.toml"))}
    return {title: [rule["id"] for rule in read_rules(path)] for title, path in paths.items() if path.exists()}


def read_rules(path: Path) -> list[dict[str, str]]:
    rules: list[dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8")).get("rule", [])
    return rules


class RulesReport:
    """Lives where results are gathered: in the only process, or in the one that leads the workers."""

    def __init__(self, ledgers: Mapping[str, list[str]], wanted: bool) -> None:
        self.ledgers = ledgers
        self.wanted = wanted
        self.known = {rule for rules in ledgers.values() for rule in rules}
        self.shown: set[str] = set()
        self.unknown: dict[str, str] = {}

    def missing(self) -> dict[str, list[str]]:
        return {title: [rule for rule in rules if rule not in self.shown] for title, rules in self.ledgers.items()}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [str(value) for name, value in report.user_properties if name == "rule"]
        for rule in rules:
            if rule not in self.known:
                self.unknown[rule] = report.nodeid
        if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.shown.update(rules)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return
        if self.unknown or (self.wanted and any(self.missing().values())):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.wanted:
            terminalreporter.section("rules")
            for title, rules in self.missing().items():
                total = len(self.ledgers[title])
                terminalreporter.line(f"{title}: {total - len(rules)} of {total} rules have a passing test")
                for rule in rules:
                    terminalreporter.line(f"  {rule}")
        for rule, test in sorted(self.unknown.items()):
            terminalreporter.line(f"ERROR: {test} names the rule {rule!r}, which stands in no ledger", red=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="report the ledger rules without a passing test")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        ledgers = read_ledgers(config.rootpath / SOURCES)
        config.pluginmanager.register(RulesReport(ledgers, config.getoption("--rules")))


def pytest_itemcollected(item: pytest.Item) -> None:
    for mark in item.iter_markers("rule"):
        item.user_properties.extend(("rule", rule) for rule in mark.args)
