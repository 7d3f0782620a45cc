"""How every command speaks: help in the reader's language, one sentence for a mistake, the exit codes.

Commands and their options have no texts in the code: the help of `civitas play --seed` are the messages `command-play`
and `flag-seed` (or `flag-play-seed`, where it means something else there).
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

import click
from click.shell_completion import CompletionItem, shell_complete

import civitas
from civitas.kernel.errors import BadInput, CivitasError
from civitas.text import LANGUAGES, Texts, texts

DONE: Final = 0
DIFFERENT: Final = 1
"""A check found a difference."""
MISTAKEN: Final = 2
"""Bad input, told in one sentence."""
BROKEN: Final = 70
INTERRUPTED: Final = 130

LAST: Final = -1
"""Of a move number: no default to be told."""

COMPLETION: Final = "_CIVITAS_COMPLETE"
"""By this variable a shell asks for completion (see `civitas completion`)."""
_WHOLE: Final = "civitas"


class Command(click.Command):
    """A command whose help and complaints come from the texts. Its callback gets the language with `click.pass_obj`."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.params.append(click.Option(["--lang"], metavar="|".join(LANGUAGES), expose_value=False))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        # Surplus arguments are let through to be refused in the reader's language.
        ctx.allow_extra_args = True
        try:
            surplus = super().parse_args(ctx, args)
        except click.UsageError as mistake:
            raise _understood(mistake, ctx) from mistake
        if surplus and not isinstance(self, click.Group):
            raise BadInput("error-usage-surplus", {"argument": surplus[0], "command": ctx.command_path})
        return surplus

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [_texts(ctx).message("help-options"), *super().collect_usage_pieces(ctx)[1:]]

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = _texts(ctx)
        usage = say.message("help-usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), usage)
        key = f"command-{_name(ctx)}"
        for attribute in (None, "more"):
            if say.has(key, attribute):
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(say.message(key, attribute=attribute))
        self.format_rows(ctx, formatter)

    def format_rows(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, one row each."""
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx) if isinstance(param, click.Option) else None
            if record is not None:
                rows.append((record[0], _flag_help(ctx, param)))
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_dl(rows)


class Group(Command, click.Group):
    """Commands by name, each imported when it is first needed."""

    def __init__(self, name: str, commands: Mapping[str, str]) -> None:
        super().__init__(name=name, callback=_help_if_alone, no_args_is_help=False, invoke_without_command=True)
        self._places = commands
        if name == _WHOLE:
            version = click.Option(
                ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_tell_version
            )
            self.params.insert(0, version)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._places)

    def get_command(self, ctx: click.Context, name: str) -> click.Command:
        if name not in self._places:
            raise self._unknown(name)
        module, _, attribute = self._places[name].partition(":")
        found = getattr(import_module(module), attribute)
        assert isinstance(found, click.Command)
        return found

    def _unknown(self, name: str) -> BadInput:
        """A slip of the finger is told apart from a guess: nobody reads through two dozen names for it."""
        from difflib import get_close_matches

        close = get_close_matches(name, self._places, n=1)
        if close:
            return BadInput("error-usage-command-close", {"command": name, "close": close[0]})
        return BadInput("error-usage-command", {"command": name, "commands": ", ".join(self._places)})

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The names alone: to look into the commands each would have to be imported."""
        names = [CompletionItem(name) for name in self._places if name.startswith(incomplete)]
        return [*names, *Command.shell_complete(self, ctx, incomplete)] if incomplete.startswith("-") else names

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [_texts(ctx).message("help-options"), _texts(ctx).message("help-command")]

    def format_rows(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, one row each (without importing them), then the options."""
        prefix = "" if ctx.parent is None else f"{_name(ctx)}-"
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_dl([(name, _texts(ctx).message(f"command-{prefix}{name}")) for name in self._places])
        super().format_rows(ctx, formatter)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and leave the process with its exit code; nothing but a sentence tells of a mistake."""
        arguments = list(sys.argv[1:] if args is None else args)
        _forgive_streams()
        language = _language_of_the_system()
        asked_by_shell = os.environ.get(COMPLETION)
        if asked_by_shell:
            sys.exit(shell_complete(self, {"obj": language}, prog_name or _WHOLE, COMPLETION, asked_by_shell))
        try:
            language = _chosen_language(arguments) or language
            code = self._run(arguments, prog_name or _WHOLE, language)
        except CivitasError as mistake:
            code = _complain(texts(language).error(mistake), MISTAKEN)
        except (KeyboardInterrupt, click.Abort):
            code = INTERRUPTED
        except BrokenPipeError:  # whoever read our output has seen enough
            drop_output()
            code = DONE
        except Exception as problem:
            if isinstance(problem, OSError) and problem.errno == errno.ENOSPC:
                drop_output()
                code = _complain(texts(language).message("error-disk-full"), MISTAKEN)
            elif os.environ.get("CIVITAS_DEBUG"):
                raise
            else:
                code = _complain(texts(language).message("error-internal"), BROKEN)
        sys.exit(code)

    def _run(self, arguments: list[str], name: str, language: str) -> int:
        try:
            with self.make_context(name, arguments, obj=language) as context:
                self.invoke(context)
            sys.stdout.flush()
        except click.exceptions.Exit as end:
            return end.exit_code
        return DONE


def command(name: str) -> Callable[[Callable[..., object]], Command]:
    """Make a function a command."""
    return click.command(name, cls=Command)


@click.pass_context
def _help_if_alone(ctx: click.Context) -> None:
    """A group that is called without one of its commands explains itself."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _tell_version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    if asked:
        click.echo(f"{_WHOLE} {civitas.__version__}")
        ctx.exit()


def _texts(ctx: click.Context) -> Texts:
    return texts(ctx.obj)


def _name(ctx: click.Context) -> str:
    """`pack-check` for `civitas pack check`, `civitas` for the whole."""
    names = [str(ctx.command.name)]
    while ctx.parent is not None and ctx.parent.parent is not None:
        ctx = ctx.parent
        names.insert(0, str(ctx.command.name))
    return "-".join(names)


def _flag_help(ctx: click.Context, param: click.Parameter) -> str:
    say = _texts(ctx)
    name = flag(param).lstrip("-")
    own = f"flag-{_name(ctx)}-{name}"
    told = say.message(own if say.has(own) else f"flag-{name}")
    value = param.get_default(ctx)
    if isinstance(value, str | int | float) and value and value is not True and value != LAST:
        return say.message("help-default", {"text": told, "value": str(value)})
    return told


def flag(param: click.Parameter) -> str:
    """How an option is written: `--seed`."""
    return max(param.opts, key=len)


def drop_output() -> None:
    """What is still buffered cannot be written, and must not complain when the process ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str, code: int) -> int:
    with suppress(OSError):  # nobody reads it, but the exit code has to be right
        click.echo(sentence, err=True)
    return code


def _understood(mistake: click.UsageError, ctx: click.Context) -> BadInput:
    """What click complains about, as a mistake that can be told in every language."""
    command = ctx.command_path
    if isinstance(mistake, click.NoSuchOption):
        return BadInput("error-usage-option", {"option": mistake.option_name, "command": command})
    if isinstance(mistake, click.BadOptionUsage):
        return BadInput("error-usage-value", {"option": mistake.option_name, "command": command})
    if isinstance(mistake, click.MissingParameter) and mistake.param is not None:
        param = mistake.param
        name = flag(param) if isinstance(param, click.Option) else param.make_metavar(ctx)
        return BadInput("error-usage-missing", {"name": name, "command": command})
    return BadInput("error-usage", {"command": command})


def _language_of_the_system() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _chosen_language(arguments: Sequence[str]) -> str | None:
    """What `--lang` says, wherever it stands: it must be known before anything can be said."""
    chosen = None
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            chosen = arguments[place + 1]
        elif argument.startswith("--lang="):
            chosen = argument.partition("=")[2]
    if chosen is not None and chosen not in LANGUAGES:
        raise BadInput("error-language", {"language": chosen, "languages": ", ".join(LANGUAGES)})
    return chosen


def _forgive_streams() -> None:
    """What a terminal cannot show or spell is replaced, and what nobody reads is dropped: no reason to stop."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115 - open as long as the process
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
