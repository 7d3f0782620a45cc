"""`civitas rules`: the rules of a title in our own words."""

from __future__ import annotations

from dataclasses import asdict

import click
from rich.console import Console
from rich.padding import Padding

from civitas.cli.options import json_option
from civitas.cli.output import console, write_json
from civitas.cli.shell import command
from civitas.kernel import registry
from civitas.text import Rule, texts


@command("rules")
@click.argument("title")
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--search", metavar="WORDS")
@json_option
@click.pass_obj
def rules(language: str, title: str, rule_id: str | None, search: str | None, as_json: bool) -> None:
    say = texts(language, registry.title(title))
    found = say.rules() if rule_id is None else [say.rule(rule_id)]
    if search is not None:
        matching = say.search_rules(search)
        found = [rule for rule in found if rule in matching]
    if as_json:
        for rule in found:
            write_json(asdict(rule))
    elif found:
        print_rules(console(), found, say.message("designed-note"))
    else:
        click.echo(say.message("rules-none"))


def print_rules(out: Console, found: list[Rule], designed_note: str) -> None:
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            out.print(f"\n{section}", style="bold")
        out.print(f"  {rule.id}" + (f"  ({designed_note})" if rule.reconstruction else ""), style="cyan")
        out.print(Padding(rule.text, (0, 0, 0, 4)))
