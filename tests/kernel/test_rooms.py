"""Every title has the same rooms, under the same names: whoever knows one finds his way in all."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import civitas

GAMES = Path(civitas.__file__).parent / "games"
TITLES = sorted(path.parent.name for path in GAMES.glob("*/ledger"))
NEEDED = {
    "title.toml",
    *("README.md", "data", "ledger", "text", "__init__.py", "catalogue.py", "vocabulary.py", "fields.py", "state.py"),
    *("frames.py", "refusals.py", "position.py", "moves.py", "rules", "effects", "scoring.py", "questions.py"),
    *("hooks.py", "title.py", "view.py", "figures.py", "describe.py", "sheet.py", "deal.py", "imagine.py"),
    *("problems.py", "bots"),
}
ROOMS = NEEDED | {"challenges", "facts", "lessons", "parts.py", "places.toml", "records", "value.weights.json"}
# Beside these a bot may know whatever its game asks for.
BOTS_NEED = {"__init__.py", "evaluate.py", "features.py", "sight.py"}


def rooms(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix != ".so" and path.name != "__pycache__"}


@pytest.mark.parametrize("title", TITLES)
def test_titles_have_the_rooms_they_need(title: str) -> None:
    assert rooms(GAMES / title) >= NEEDED
    assert rooms(GAMES / title / "bots") >= BOTS_NEED


@pytest.mark.parametrize("title", TITLES)
def test_titles_have_no_other_rooms(title: str) -> None:
    assert rooms(GAMES / title) <= ROOMS


ORDERED = re.compile(
    r"\b(?:table|moves)\.\w+ *[<>]=? *\w*(?:move|number)\b"
    r"|\b(?:move|number) *[<>]=? *(?:\w+\.)*(?:table|moves)\."
)


@pytest.mark.parametrize("title", TITLES)
def test_a_verb_owns_its_numbers(title: str) -> None:
    """`Verb.owns` tells its moves; nobody compares them with the first move of another verb."""
    for path in sorted((GAMES / title).rglob("*.py")):
        assert not ORDERED.search(path.read_text(encoding="utf-8")), path


def test_no_module_is_too_long_to_read() -> None:
    """Nor is one of the client's, which its linter counts (`max-lines`)."""
    root = Path(__file__).parents[2]
    folders = [Path(civitas.__file__).parent, *(root / name for name in ("tests", "benchmarks", "docs"))]
    assert not [path for folder in folders for path in folder.rglob("*.py") if lines(path) > 500]


def test_no_style_sheet_is_too_long_to_read() -> None:
    sheets = (Path(__file__).parents[2] / "web" / "src").rglob("*.css")
    assert not [path for path in sheets if lines(path) > 700]


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


TABLES = ("__init__", "make_questions", "_on_the_map", "_of_a_turn")
"""What may be longer than a page: tables of verbs, questions and fields, which are read entry by entry."""


def test_no_function_is_too_long_to_read() -> None:
    for path in Path(civitas.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (node.end_lineno or 0) - node.lineno >= 60:
                assert node.name in TABLES and path.stem in ("moves", "questions", "state", "styles", "weights"), (
                    path,
                    node.name,
                )


@pytest.mark.parametrize("title", TITLES)
def test_refusals_are_named_as_in_the_ledger(title: str) -> None:
    text = (GAMES / title / "refusals.py").read_text(encoding="utf-8")
    for name, rule in re.findall(r'^(\w+): Final = rule\(\s*"([^"]+)"', text, re.MULTILINE):
        assert name == re.sub("[.-]", "_", rule.split(".", 1)[1]).upper()
