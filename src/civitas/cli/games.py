"""`civitas games`: the titles that can be played."""

from __future__ import annotations

import click
import msgspec
from rich.console import Group
from rich.table import Table
from rich.text import Text

from civitas.bots.levels import Level, levels_of
from civitas.bots.weights import shipped_weights
from civitas.cli.options import json_option
from civitas.cli.output import console, write_json
from civitas.cli.shell import command
from civitas.kernel import registry
from civitas.kernel.title import Option, Title
from civitas.text import Texts, texts
from civitas.text.cards import card_of


@command("games")
@click.argument("title", required=False)
@json_option
@click.pass_obj
def games(language: str, title: str | None, as_json: bool) -> None:
    if as_json:
        for key in registry.title_keys() if title is None else [title]:
            write_json(_facts(registry.title(key)))
        return
    console().print(_list(language) if title is None else _about(registry.title(title), language))
    if title is None:
        console().print(texts(language).message("games-more"), style="dim")


def _list(language: str) -> Table:
    """One line for each title, without its engine."""
    say = texts(language)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say.message("games-title"))
    for heading in ("games-seats", "games-key"):
        table.add_column(say.message(heading), no_wrap=True)  # what is to be typed is never cut
    for key in registry.title_keys():
        card = card_of(key)
        names = key if card.alias == key else f"{key}, {card.alias}"
        seats = str(card.seats[0]) if len(card.seats) == 1 else f"{card.seats[0]}-{card.seats[-1]}"
        table.add_row(Text(card.names[language], "bold"), seats, names)
    return table


def _judges(title: Title) -> str:
    return "learned" if shipped_weights(title) is not None else "evaluation"


def _about(title: Title, language: str) -> Group:
    """All about one: its options, its levels, where its data comes from."""
    say = texts(language, title)
    table = Table.grid(padding=(0, 2))
    for _ in range(3):
        table.add_column(overflow="fold")  # the spec of a bot is long, and can be typed only whole
    table.add_row("", say.message("games-seats"), ", ".join(_ranges([str(count) for count in title.seat_counts])))
    for option in title.options:
        name, about = say.option(option.key)
        values = _values(option, say)
        table.add_row("", f"--option {option.key}=…", f"{name} ({values}). {about}")
    for level in levels_of(title):
        table.add_row("", f"level:{level.number}", _level(level, say, language))
    table.add_row("", say.message("games-value"), say.message(f"games-value-{_judges(title)}"))
    table.add_row("", say.message("games-data"), say.message("provenance"))
    names = title.key if title.alias == title.key else f"{title.key}, {title.alias}"
    return Group(Text(f"{title.names[language]}  ({names})", "bold"), table)


def _values(option: Option, say: Texts) -> str:
    """What may be chosen, and what holds where nothing is."""
    if not option.values:
        usual = say.message("yes" if option.default is True else "no")
        return f"{say.message('yes')}, {say.message('no')}; {say.message('games-usual', {'value': usual})}"
    meanings = {value: say.option_value(option.key, value) for value in option.values}
    named = [f"{value}: {meaning}" for value, meaning in meanings.items() if value != meaning]
    told = ", ".join([*named, *_ranges([value for value, meaning in meanings.items() if value == meaning])])
    if option.many:
        return f"{told}; {say.message('games-many')}"
    return f"{told}; {say.message('games-usual', {'value': str(option.default)})}"


def _ranges(values: list[str]) -> list[str]:
    """Numbers that follow each other are told by the first and the last."""
    found: list[list[str]] = []
    for value in values:
        if found and value.isdecimal() and found[-1][-1].isdecimal() and int(value) == int(found[-1][-1]) + 1:
            found[-1].append(value)
        else:
            found.append([value])
    return [f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(run) for run in found]


def _level(level: Level, say: Texts, language: str) -> str:
    """Its name, what it plays as, and how strong it measured in this title."""
    measured = [
        say.message("games-rating", {"rating": found.rating, "seats": found.seats, "games": found.games})
        for found in level.ratings
    ]
    return f"{level.names[language]} ({level.spec}): {', '.join(measured) or say.message('games-unrated')}"


def _facts(title: Title) -> dict[str, object]:
    return {
        "key": title.key,
        "alias": title.alias,
        "names": title.names,
        "seats": title.seat_counts,
        "options": [
            {"key": option.key, "default": option.default, "values": option.values, "many": option.many}
            for option in title.options
        ],
        "levels": [msgspec.to_builtins(level) for level in levels_of(title)],
        "learned": shipped_weights(title) is not None,
        "pack": title.pack_id(),
        "rules": title.rules_version,
        "provenance": title.provenance,
    }
