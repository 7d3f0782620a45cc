"""`civitas rules`: the rules of a title in our own words."""

from __future__ import annotations

import json
from dataclasses import asdict

import click
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from civitas.cli.options import json_option, pack_option
from civitas.cli.output import console, write_json
from civitas.cli.shell import command
from civitas.kernel import registry
from civitas.kernel.data import Change
from civitas.kernel.title import Title
from civitas.text import Rule, Texts, texts
from civitas.text.ledger import holds
from civitas.text.packs import Changed, changed_things


@command("rules")
@click.argument("title")
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--search", metavar="WORDS")
@pack_option
@json_option
@click.pass_obj
def rules(language: str, title: str, rule_id: str | None, search: str | None, pack: str | None, as_json: bool) -> None:
    made = registry.title(title, pack)
    say = texts(language, made)
    found = say.rules() if rule_id is None else _rules_of(say, rule_id)
    if search is not None:
        matching = say.search_rules(search)
        found = [rule for rule in found if rule in matching]
    changed = [] if rule_id is not None else _wanted(changed_things(made, language), search)
    values = made.data.changes if rule_id is None and search is None else []
    if as_json:
        for rule in found:
            write_json(asdict(rule))
        for thing in changed:
            write_json({"pack": made.pack_name, **asdict(thing)})
        for value in values:
            places = {"file": value.file, "place": value.place}
            write_json({"pack": made.pack_name, **places, "before": value.before, "after": value.after})
        return
    out = console()
    if found:
        print_rules(out, found, say)
    if changed or values:
        _print_pack(out, made, changed, values, say)
    if not found and not changed:
        click.echo(say.message("rules-none"))


def _rules_of(say: Texts, rule_id: str) -> list[Rule]:
    """The rules of a chapter by the beginning that their ids share; else the one of that id."""
    return [rule for rule in say.rules() if rule.id.startswith(f"{rule_id}.")] or [say.rule(rule_id)]


def _wanted(changed: list[Changed], search: str | None) -> list[Changed]:
    if search is None:
        return changed
    return [thing for thing in changed if holds(" ".join([thing.item, thing.name, *thing.text]), search)]


def _print_pack(out: Console, title: Title, changed: list[Changed], values: list[Change], say: Texts) -> None:
    """What the pack says about itself and what it changes: things in words, then each value by its place."""
    data = title.data
    out.print("\n" + say.message("pack-heading", {"pack": data.name, "hash": data.hash}), style="bold")
    out.print(Padding(data.about, (0, 0, 0, 2)))
    for thing in changed:
        out.print(f"  {thing.name}  ({thing.domain} {thing.item})", style="cyan")
        if thing.gone:
            out.print(Padding(say.message("pack-gone"), (0, 0, 0, 4)))
            continue
        out.print(Padding(" ".join(thing.text), (0, 0, 0, 4)))
        told = "pack-before" if thing.before else "pack-new"
        out.print(
            Padding(
                say.message(told, {"text": ": ".join([*thing.before[:1], " ".join(thing.before[1:])])}), (0, 0, 0, 4)
            ),
            style="dim",
        )
    for value in values:
        place = say.message("pack-value", {"file": value.file, "place": value.place})
        before, after = [
            say.message("pack-nothing") if part is None else json.dumps(part, ensure_ascii=False, default=str)
            for part in (value.before, value.after)
        ]
        out.print(Padding(f"{place}: {before} → {after}", (0, 0, 0, 2)))


def print_rules(out: Console, found: list[Rule], say: Texts) -> None:
    out.print(*told_rules(found, say), sep="\n")


def told_rules(found: list[Rule], say: Texts) -> list[RenderableType]:
    """Chapter by chapter, each rule with its id and what it rests on."""
    told: list[RenderableType] = []
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            told.append(Text(f"\n{section}", "bold"))
        degree = say.degree(rule)
        told.append(Text(f"  {rule.id}" + (f"  ({degree})" if degree else ""), "cyan"))
        told.append(Padding(rule.text, (0, 0, 0, 4)))
    return told
