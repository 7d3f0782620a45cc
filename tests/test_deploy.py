"""What is given to those who run a server: units, containers, proxies, figures. Each names what there is."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from civitas.cli import main
from civitas.server import meters
from civitas.server.app import SUBJECTS

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
BOARD: dict[str, Any] = json.loads((DEPLOY / "grafana" / "civitas.json").read_text())
ALERTS: dict[str, Any] = yaml.safe_load((DEPLOY / "alerts.yml").read_text())
NAMES = {meter.name: meter for meter in meters.METERS}
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
PARTS = ("_bucket", "_sum", "_count")


def options_of(words: list[str]) -> None:
    """A command as it stands in a file: its options are known, with or without values."""
    command = main.get_command(click.Context(main, obj="en"), words[0])
    assert command is not None, words
    takes = {option: param for param in command.params for option in param.opts}
    rest = iter(words[1:])
    for word in rest:
        name, joined, _ = word.partition("=")
        assert name in takes, (words, word)
        param = takes[name]
        if isinstance(param, click.Option) and not param.is_flag and not joined:
            assert not next(rest).startswith("-"), word


def unit(path: Path) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    found.optionxform = str  # type: ignore[assignment]
    found.read_string(path.read_text())
    return found


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_start_what_there_is(path: Path) -> None:
    words = shlex.split(unit(path)["Service"]["ExecStart"])
    if words[0].endswith("/civitas"):
        options_of([word for word in words[1:] if word != "$CIVITAS_OPTIONS"])
        assert unit(path)["Service"]["NoNewPrivileges"] == "yes"
    else:
        assert (ROOT / words[0].removeprefix("/opt/civitas/")).stat().st_mode & 0o111, words[0]


def test_systemd_understands_the_units() -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd here")
    units = [str(path) for path in (DEPLOY / "systemd").iterdir() if path.suffix != ".env"]
    done = subprocess.run([program, "verify", *units], capture_output=True, text=True, check=False)
    # What they start is not installed where tests run.
    found = [line for line in done.stderr.splitlines() if "civitas" in line and "is not executable" not in line]
    assert found == []


def test_the_settings_of_the_units_hold_what_they_name() -> None:
    told = (DEPLOY / "systemd" / "civitas.env").read_text()
    named = {name for path in UNITS for name in re.findall(r"\$\{?(CIVITAS_\w+)", path.read_text())}
    assert named == {"CIVITAS_DB", "CIVITAS_OPTIONS"}
    for name in named:
        assert re.search(rf"^{name}=", told, re.M), name
    more = re.search(r"^#CIVITAS_OPTIONS=(.*)$", told, re.M)
    assert more is not None
    options_of(["serve", *shlex.split(more[1])])


def test_no_password_is_on_a_command_line() -> None:
    for path in [*UNITS, DEPLOY / "compose.yaml"]:
        assert not re.search(r"://[^/\s@:]*:[^@/\s]+@", path.read_text()), path


def test_the_containers_are_started_with_what_there_is() -> None:
    services = COMPOSE["services"]
    assert {"civitas", "think", "db", "proxy"} <= set(services)
    for name in ("civitas", "think"):
        options_of(services[name]["command"])
        assert services[name]["read_only"] and services[name]["cap_drop"] == ["ALL"]
    for service in services.values():
        for mount in service.get("volumes", ()):
            source = mount.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).exists(), mount
        # Nothing but the proxy is to be reached from other machines.
        for port in service.get("ports", ()):
            assert service is services["proxy"] or port.startswith("127.0.0.1:"), port


def test_the_image_is_made_of_what_is_sent_to_it() -> None:
    sent = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    for line in re.findall(r"^COPY ((?!--from).*)$", (ROOT / "Dockerfile").read_text(), re.M):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert any(source == kept or source.startswith(f"{kept}/") for kept in sent), source
    # With the drivers that a server for a club needs.
    locked = (ROOT / "requirements" / "host.txt").read_text()
    assert re.search(r"^psycopg\[binary\]==", locked, re.M) and re.search(r"^cryptography==", locked, re.M)


def test_prometheus_asks_where_figures_are_told() -> None:
    jobs = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"]
    for target in [one for job in jobs for part in job["static_configs"] for one in part["targets"]]:
        name, _, port = target.partition(":")
        assert f"--metrics=0.0.0.0:{port}" in COMPOSE["services"][name]["command"]


def expressions() -> list[str]:
    panels = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    return panels + [rule["expr"] for group in ALERTS["groups"] for rule in group["rules"]]


def test_the_dashboard_and_the_alerts_show_figures_that_are_told() -> None:
    used = set()
    for expression in expressions():
        for name, labels in re.findall(r"\b((?:civitas|process)_\w+)(?:\{((?:[^{}\"]|\"[^\"]*\")*)\})?", expression):
            bare = next((name.removesuffix(part) for part in PARTS if name.removesuffix(part) in NAMES), name)
            assert bare in NAMES, name
            meter = NAMES[bare]
            assert (name != bare) == (meter.kind == "histogram"), name
            known = {*meter.labels, "le", "process", "job", "instance"}
            assert set(re.findall(r"(\w+)[=!]~?=?\"", labels)) <= known, (name, labels)
            used.add(bare)
        for names in re.findall(r"by \(([^)]*)\)", expression):
            every = {label for meter in meters.METERS for label in meter.labels} | {"le", "process", "instance"}
            assert set(re.split(r",\s*", names)) <= every, expression
    assert used == set(NAMES), "every figure is shown somewhere"


def test_routes_named_by_the_dashboard_are_routes() -> None:
    known = {
        re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
        for subject in SUBJECTS
        for handler in subject.HANDLERS
        for path in handler.paths
    }
    named = {route for told in expressions() for route in re.findall(r'route!?="([^"]+)"', told)}
    assert named and named <= known


def test_panels_lie_beside_each_other() -> None:
    places = []
    for panel in BOARD["panels"]:
        at = panel["gridPos"]
        assert panel["title"] and panel["targets"] and at["x"] + at["w"] <= 24
        places.append((at["x"], at["y"], at["x"] + at["w"], at["y"] + at["h"]))
    for one, other in combinations(places, 2):
        assert one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])


def test_the_page_on_administration_names_every_figure() -> None:
    told = set(re.findall(r"^\| `((?:civitas|process)_\w+)`", (ROOT / "docs" / "administration.md").read_text(), re.M))
    assert told == set(NAMES)
