"""A person at the terminal: sees the table, asks about it, and at last names a move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from civitas.cli.hint import hinted
from civitas.cli.output import write_record
from civitas.cli.rules import told_rules
from civitas.cli.screen import Quit, Screen
from civitas.cli.sitting import Sitting
from civitas.kernel.errors import BadInput, CivitasError
from civitas.text import LANGUAGES, texts


class Terminal:
    def __init__(self, sitting: Sitting, language: str, own_file: str | None = None) -> None:
        self.sitting = sitting
        self.title = sitting.record.title
        self.screen = Screen(self.title, sitting.names(), language)
        self._saved = {own_file}
        """The files of this game, which may be written over."""
        self._told = [len(sitting.news()) if sitting.made else 0] * len(sitting.names())
        """Per seat, how much of the news its player knows."""
        self._typed = ""
        """What was typed already, while a long list paused."""
        self._hinted = False
        """Was the player told what can be typed?"""
        self._words: dict[str, Callable[[int, str], None]] = {
            "?": self._help,
            "why": self._why,
            "r": self._rules,
            "i": self._info,
            "h": self._hint,
            "l": self._switch_language,
            "u": self._take_back,
            "s": self._save,
            "q": self._quit,
        }

    def ask(self, seat: int) -> int:
        """Let the player of a seat look around until it names a legal move; -1 if a move was taken back instead."""
        self._present(seat, whole=False)
        while True:
            line = self._read()
            word, _, rest = line.partition(" ")
            moves_before = len(self.sitting.made)
            try:
                if not line:
                    self._present(seat)
                elif line.startswith("/"):
                    self._typed = self.screen.moves(self.sitting.position, seat, line[1:])
                elif word.lower() in self._words:
                    self._words[word.lower()](seat, rest.strip())
                else:
                    move = self._move(seat, line)
                    refused = self.sitting.position.why(seat, move)
                    if refused is None:
                        self._told[seat] = len(self.sitting.news())
                        return move
                    self._print_refusal(refused)
            except CivitasError as mistake:
                self.screen.out.print(self.screen.say.error(mistake), style="yellow")
            if len(self.sitting.made) < moves_before:
                return -1

    def watch(self) -> None:
        """Show the move a bot has just made."""
        self._news(max(self._told), None)
        self._told = [len(self.sitting.news())] * len(self._told)
        if self.screen.interactive():
            self.screen.table(self.sitting.position, None, whole=False)
            self.screen.pause()

    def end(self) -> None:
        self.screen.table(self.sitting.position, None)
        self._news(max(self._told), None)
        self.screen.result(self.sitting.position)

    def _present(self, seat: int, whole: bool = True) -> None:
        """The table or what changed on it, what happened since this seat was asked last, the question, its answers."""
        position = self.sitting.position
        self.screen.table(position, seat, whole)
        self._news(self._told[seat], seat)
        self.screen.question(position, seat)
        self._typed = self.screen.moves(position, seat)
        if not self._hinted:
            self._hinted = True
            self.screen.out.print(self.screen.say.message("moves-hint"), style="dim")

    def _news(self, since: int, seat: int | None) -> None:
        for events in self.sitting.news()[since:]:
            self.screen.events(events, seat)

    def _read(self) -> str:
        if self._typed:
            answer, self._typed = self._typed, ""
            return answer
        try:
            return input("> ").strip()
        except (EOFError, RuntimeError, ValueError) as problem:
            # The input is at its end, or was closed before we began.
            raise BadInput("error-stdin-closed", {}) from problem
        except KeyboardInterrupt as problem:
            self.screen.out.print()
            raise self._leaving() from problem

    def _leaving(self) -> Quit:
        self.screen.out.print(self.screen.say.message("bye"))
        return Quit()

    def _move(self, seat: int, words: str) -> int:
        """A move by its number, its text or its label."""
        position = self.sitting.position
        numbered = position.contending(seat)
        if words.isdecimal() and len(words) < 10 and 1 <= int(words) <= len(numbered):
            return numbered[int(words) - 1]
        for move in position.legal(seat):
            if self.screen.say.move(move, self.screen.names).casefold() == words.casefold():
                return move
        if words.partition(":")[0] not in self.title.moves.by_name:
            raise BadInput("unknown-input", {"input": words[:60]})
        return self.title.moves.parse(words)

    def _print_refusal(self, refused: dict[str, object]) -> None:
        say = self.screen.say
        sentence = say.refusal(refused, self.screen.names)
        self.screen.out.print(say.message("refused", {"sentence": sentence, "rule": refused["rule"]}), style="yellow")
        figures = refused["figures"]
        plan = figures.get("plan") if isinstance(figures, dict) else None
        self._print_plan(plan if isinstance(plan, dict) else {})

    def _print_plan(self, preview: dict[str, object]) -> None:
        for line in self.screen.say.plan(preview):
            self.screen.out.print(f"  {line}", style="dim")

    # ------------------------------------------------------------------ what can be typed besides a move

    def _help(self, seat: int, rest: str) -> None:
        aid = [f"\n{paragraph}" for paragraph in self.screen.say.aid()]
        self._typed = self.screen.show(self.screen.say.message("help-terminal"), *aid)

    def _why(self, seat: int, rest: str) -> None:
        """Why a move is not allowed, or how it would be paid."""
        move = self._move(seat, rest)
        refused = self.sitting.position.why(seat, move)
        if refused is not None:
            self._print_refusal(refused)
            return
        say = self.screen.say
        self.screen.out.print(say.message("allowed", {"move": say.move(move, self.screen.names)}))
        self._print_plan(self.sitting.position.preview(seat, move))

    def _hint(self, seat: int, rest: str) -> None:
        """What a strong bot would do on this seat, as far as the seat knows."""
        self.screen.out.print(*hinted(self.sitting.position, seat, self.screen.say, self.screen.names), sep="\n")

    def _rules(self, seat: int, rest: str) -> None:
        say = self.screen.say
        found = [rule for rule in say.rules() if rule.id == rest] or say.search_rules(rest)
        if found:
            self._typed = self.screen.show(*told_rules(found, say))
        else:
            self.screen.out.print(say.message("rules-none"))

    def _info(self, seat: int, rest: str) -> None:
        """What a thing costs and does, by its name or id; of several with one name, each."""
        say, wanted = self.screen.say, rest.casefold()
        told: list[list[str]] = []
        for name, domain in self.title.domains.items():
            for item in domain.ids:
                lines = say.card(name, item) if wanted in (item, say.name(name, item).casefold()) else []
                if lines and lines not in told:
                    told.append(lines)
                    self.screen.out.print(say.name(name, item), style="bold")
                    for line in lines:
                        self.screen.out.print(f"  {line}")
        if not told:
            raise BadInput("unknown-thing", {"name": rest[:60]})

    def _switch_language(self, seat: int, rest: str) -> None:
        following = LANGUAGES[(LANGUAGES.index(self.screen.say.language) + 1) % len(LANGUAGES)]
        self.screen.say = texts(following, self.title)
        self._present(seat)

    def _take_back(self, seat: int, rest: str) -> None:
        answer = self.sitting.take_back()
        self._told = [min(told, len(self.sitting.news())) for told in self._told]
        self.screen.out.print(self.screen.say.message(answer))

    def _save(self, seat: int, rest: str) -> None:
        file = rest or f"{self.title.key}.civitas.json"
        if file not in self._saved and Path(file).exists():
            raise BadInput("error-file-exists", {"file": file})
        write_record(self.sitting.record, file)
        self._saved.add(file)
        self.screen.out.print(self.screen.say.message("saved", {"file": file}))

    def _quit(self, seat: int, rest: str) -> None:
        raise self._leaving()
