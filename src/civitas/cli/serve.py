"""`civitas serve`: the table server."""

from __future__ import annotations

import ipaddress
from pathlib import Path

import click

from civitas.cli.options import Whole
from civitas.cli.shell import command
from civitas.kernel.errors import BadInput
from civitas.text import texts

database_option = click.option("--db", "database", default="sqlite:///civitas.db", metavar="URL")


@command("serve")
@click.option("--host", default="127.0.0.1", metavar="HOST")
@click.option("--port", default=8000, type=Whole(0))
@database_option
@click.option("--packs", metavar="DIR")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option("--abandoned", default=180, type=Whole(0), metavar="DAYS")
@click.option("--any-bot", is_flag=True)
@click.option("--seed", type=Whole(0))
@click.option("--no-limits", "unlimited", is_flag=True)
@click.option("--workers", default=1, type=Whole(1))
@click.option("--thinkers", type=Whole(0))
@click.option("--url", metavar="URL")
@click.option("--mail", metavar="URL")
@click.option("--mail-from", metavar="ADDRESS")
@click.option("--hooks", is_flag=True)
@click.option("--push", metavar="ADDRESS")
@click.option("--metrics", metavar="ADDRESS")
@click.pass_obj
def serve(
    language: str,
    host: str,
    port: int,
    database: str,
    packs: str | None,
    proxies: tuple[str, ...],
    abandoned: int,
    any_bot: bool,
    seed: int | None,
    unlimited: bool,
    workers: int,
    thinkers: int | None,
    url: str | None,
    mail: str | None,
    mail_from: str | None,
    hooks: bool,
    push: str | None,
    metrics: str | None,
) -> None:
    # The web framework is heavy, and nothing else needs it.
    try:
        from civitas.server import running
        from civitas.server.post.options import post_for
        from civitas.server.settings import Settings
    except ModuleNotFoundError as problem:
        raise BadInput("error-needs-extra", {"extra": "server"}) from problem

    def announce(url: str) -> None:
        click.echo(texts(language).message("serving", {"url": url}))

    running.log_to()
    settings = Settings(
        database=database,
        # Behind a proxy the server is called by the proxy's names.
        hosts=() if proxies else running.hosts_for(host),
        proxies=tuple(_network(proxy) for proxy in proxies),
        limits=not unlimited,
        bot_pause=0.0 if unlimited else Settings.bot_pause,
        any_bot=any_bot,
        abandoned_days=float(abandoned),
        warm=True,
        seed=seed,
        # Together the workers of one machine think with as many processes as one alone, but each with one at least.
        bot_processes=max(1, Settings.bot_processes // workers) if thinkers is None else thinkers,
        post=post_for(url or "", mail, mail_from, hooks, push),
        packs=None if packs is None else _folder(packs),
    )
    running.serve(settings, host, port, workers, announce, metrics)


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text))
    except ValueError as problem:
        raise BadInput("error-bad-proxy", {"proxy": text}) from problem


def _folder(name: str) -> Path:
    folder = Path(name)
    if not folder.is_dir():
        raise BadInput("error-file-missing", {"file": name})
    return folder.absolute()
