"""What the documentation site (`make site`) adds to the pages of this folder: the rules of every title in both
languages, made from the ledgers, an index of the Python interface, and links to what lies outside of this folder."""

from __future__ import annotations

import importlib
import inspect
import os
import re
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

os.environ.setdefault("CIVITAS_INTERPRETED", "1")  # compiled functions do not tell their types

import civitas
from civitas.kernel import registry
from civitas.text.ledger import Rule, read_rules

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT = Path(__file__).parents[1]
ENVIRONMENTS = {
    "vector": ["VectorGames"],
    "shared": ["SharedGames"],
    "batches": ["Batch"],
    "gymnasium": ["SeatEnv", "SeatVectorEnv"],
    "pettingzoo": ["env", "SeatsEnv"],
    "openspiel": ["game_name"],
    "encoding": ["Encoding"],
    "entities": ["Entities"],
}
"""What learners take from each module of `civitas.envs`; a module whose library is missing is left out."""
CHAPTERS = {"en": "Rules", "it": "Regole"}
OUTSIDE = re.compile(r"\]\((?:\.\./)+([^)]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File

    for name, content in pages().items():
        files.append(File.generated(config, name, content=content))
    return files


def pages() -> dict[str, str]:
    """The generated pages by name."""
    made = {"rules/index.md": shelf(), "reference.md": reference()}
    for title in (registry.title(key) for key in registry.title_keys()):
        for language in CHAPTERS:
            heading = f"# {title.names[language]}: {CHAPTERS[language].lower()}\n\n"
            made[f"rules/{title.key}.{language}.md"] = heading + book(read_rules(language, title.folder))
    for file in sorted([*ROOT.glob("*.md"), *(ROOT / "benchmarks").rglob("*.md")]):
        made[f"project/{file.relative_to(ROOT)}"] = file.read_text(encoding="utf-8")
    made["project/LICENSE.md"] = "# MIT licence\n\n" + (ROOT / "LICENSE").read_text(encoding="utf-8")
    return made


def shelf() -> str:
    rows = ["# Rules / Regole", "", "| title | English | italiano |", "| --- | --- | --- |"]
    for title in (registry.title(key) for key in registry.title_keys()):
        links = [f"[{title.names[language]}]({title.key}.{language}.md)" for language in CHAPTERS]
        rows.append(f"| {title.names['en']} | {' | '.join(links)} |")
    return "\n".join(rows) + "\n"


def book(rules: list[Rule]) -> str:
    """A ledger as a page: chapters in their order, each rule with its id, which refusals name too."""
    lines: list[str] = []
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            lines += ["", f"## {section}", ""]
        mark = " *" if rule.degree == "ours" or rule.ours else ""
        text = rule.text.replace("<", "&lt;").replace("\n", " ")
        lines.append(f"- {f'*{text}*' if rule.example else text} <small>`{rule.id}`{mark}</small>")
    return "\n".join(lines) + "\n"


def reference() -> str:
    """What `import civitas` and the environments offer, with signatures, from their own docstrings."""
    used = "[Python](python.md), [Bots](bots.md), [Environments](environments.md)"
    lines = ["# Python reference", "", f"How it is used, with examples: {used}.", ""]
    for name in civitas.__all__:
        lines += _told(f"civitas.{name}", getattr(civitas, name))
    for module, names in ENVIRONMENTS.items():
        try:
            found = importlib.import_module(f"civitas.envs.{module}")
        except ModuleNotFoundError:
            continue
        for name in names:
            lines += _told(f"civitas.envs.{module}.{name}", getattr(found, name))
    return "\n".join(lines) + "\n"


def _told(name: str, found: Any) -> list[str]:
    """A chapter on a class with its methods, or on a function."""
    lines = [f"## {name}", "", _described(found), ""]
    if inspect.isclass(found):
        lines += [f"`{found.__name__}{_signature(found)}`", ""] if _is_made_by_hand(found) else []
        lines += [f"- `{method}{_signature(value)}` {_described(value)}".rstrip() for method, value in _methods(found)]
    elif callable(found):
        lines.append(f"`{found.__name__}{_signature(found)}`")
    return [*lines, ""]


def _is_made_by_hand(found: type) -> bool:
    """Those of the engine are made by `civitas.new` and its like."""
    return found.__module__.startswith("civitas.envs.")


def _methods(found: type) -> list[tuple[str, Any]]:
    """Its own, and none that every exception or a library has."""
    own = [(name, value) for name, value in inspect.getmembers(found) if not name.startswith("_")]
    told = [(name, value) for name, value in own if callable(value) and not hasattr(Exception, name)]
    return [(name, value) for name, value in told if getattr(value, "__module__", "civitas").startswith("civitas")]


def _signature(found: Any) -> str:
    """How it is called; without `self`, and without what a type is called inside the package."""
    try:
        told = str(inspect.signature(found))
    except ValueError:
        return "(…)"
    told = re.sub(r"(: |-> )'([^']*)'", r"\1\2", told)
    return re.sub(r"\bcivitas\.(?:\w+\.)+", "", re.sub(r"\(self(?:, )?", "(", told))


def _described(found: Any) -> str:
    """In our own words alone: what a method inherits from a library is told there."""
    return inspect.cleandoc(found.__doc__ or "").split("\n\n")[0].replace("\n", " ").replace("<", "&lt;")


def on_page_markdown(markdown: str, page: Any, config: MkDocsConfig, files: Files) -> str:
    """Links that leave this folder lead to the copy on the site where there is one, and lose their link where not."""
    here = PurePosixPath(page.file.src_uri)
    depth = "../" * (len(here.parts) - 1)
    if here.parts[0] == "project":
        markdown = re.sub(r"\]\((?:\.\./)*(docs/)([^)]+)\)", rf"]({depth}\2)", markdown)
        markdown = markdown.replace("](LICENSE)", "](LICENSE.md)")

    def inside(match: re.Match[str]) -> str:
        target = match.group(1)
        copied = f"project/{target}"
        known = files.get_file_from_path(copied.partition("#")[0]) is not None
        return f"]({depth}{copied})" if known else "](#)"

    return OUTSIDE.sub(
        lambda match: match.group(0) if _is_inside(here, match.group(0), files) else inside(match), markdown
    )


def _is_inside(here: PurePosixPath, link: str, files: Files) -> bool:
    """Does the link stay on the site as it is?"""
    target = link[2:-1].partition("#")[0]
    parts = list(here.parent.parts)
    for part in PurePosixPath(target).parts:
        if part == "..":
            if not parts:
                return False
            parts.pop()
        else:
            parts.append(part)
    return files.get_file_from_path("/".join(parts)) is not None
