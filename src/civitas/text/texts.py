"""Keys and figures of the engine as sentences of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from civitas.kernel import registry
from civitas.kernel.errors import BadInput, CivitasError, Reason
from civitas.kernel.events import Event, Question
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.text.ledger import Rule, matches, read_rules
from civitas.text.messages import Messages

SEAT: Final = "seat"
ITEM: Final = "item"
KINDS: Final = {"seat": SEAT, "other": SEAT, "maker": SEAT, "taker": SEAT, "item": ITEM, "items": ITEM}
"""What the arguments of every title name; `Title.arguments` adds to it."""
EITHER: Final = "either_"
"""An argument whose name begins so is a list of which one counts: joined with "or" instead of "and"."""
CALLED: Final = "called"
"""Where a preview says what a move is about."""
LANGUAGES: Final = ("en", "it")


class Texts:
    def __init__(self, language: str, title: Title | None = None) -> None:
        self.language = language
        self.title = title
        self._folder = None if title is None else title.folder
        self._messages = Messages(language, self._folder)
        self._kinds = dict(KINDS)
        if title is not None:
            for domain in title.domains:
                self._kinds |= {domain: domain, f"{domain}s": domain}
            self._kinds |= title.argument_kinds()

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        return {rule.id: self._sourced(rule) for rule in read_rules(self.language, self._folder)}

    # ------------------------------------------------------------------ messages and names

    def message(self, key: str, args: Mapping[str, object] | None = None, attribute: str | None = None) -> str:
        """A message with its arguments as they are. A key that does not exist is its own text."""
        return self._messages.render(key, args or {}, attribute)[0]

    def has(self, key: str, attribute: str | None = None) -> bool:
        return self._messages.has(key, attribute)

    def told(self, key: str, args: Mapping[str, object], seat_names: Sequence[str] = ()) -> str:
        """A message with the arguments of the engine, localised."""
        return self.message(key, self.localised(args, seat_names))

    def name(self, domain: str, item: str) -> str:
        """The name of a thing: from the data of the title, else from the message `<domain>-<item>`."""
        found = None if self.title is None else self.title.name_of(domain, item, self.language)
        return self.message(f"{domain}-{item}") if found is None else found

    def seat(self, seat: int, seat_names: Sequence[str] = ()) -> str:
        if 0 <= seat < len(seat_names):
            return seat_names[seat]
        return self.message("seat-default", {"number": seat + 1})

    def join(self, parts: Sequence[str], word: str = "and") -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.message(f"list-{word}", {"head": ", ".join(parts[:-1]), "last": parts[-1]})

    def localised(self, args: Mapping[str, object], seat_names: Sequence[str] = ()) -> dict[str, object]:
        """Arguments as a message takes them: numbers, and texts in the reader's language.

        An argument called like a domain of the title, or like several of it (`card`, `cards`), holds ids of that
        domain; `seat` and `other` are seats; `item` is a thing of any domain. Lists are joined; a mapping from ids to
        numbers becomes a list of amounts, if the ids have them, and is left out otherwise. None is the word `none`.
        """
        found: dict[str, object] = {}
        for name, value in args.items():
            text = self._localised(name, value, seat_names)
            if text is not None:
                found[name] = text
        return found

    def _localised(self, name: str, value: object, seat_names: Sequence[str]) -> object:
        if value is None:
            return "none"
        if isinstance(value, CivitasError | Reason):
            # A sentence inside another one does not end it.
            return self.mistake(value.key, value.figures).removesuffix(".")
        kind = self.kind(name)
        if isinstance(value, list | tuple):
            parts = [self._one(kind, part, seat_names) for part in value]
            return self.join([str(part) for part in parts], "or" if name.startswith(EITHER) else "and")
        if isinstance(value, dict):
            if not all(self.has(f"{kind}-{item}", "amount") for item in value):
                return None
            return self.join([self.amount(kind, str(item), count) for item, count in value.items()])
        return self._one(kind, value, seat_names)

    def _one(self, kind: str, value: object, seat_names: Sequence[str]) -> object:
        if kind == SEAT:
            # What nobody plays but stands among the seats has a name of its own.
            text = str(value)
            return self.seat(int(text), seat_names) if text.lstrip("-").isdigit() else self.message(f"seat-{text}")
        if kind == ITEM:
            return self.name(self._domain_of(str(value)), str(value))
        if kind:
            return self.name(kind, str(value))
        return value if isinstance(value, int | float | str) and not isinstance(value, bool) else str(value)

    def _domain_of(self, item: str) -> str:
        domains = {} if self.title is None else self.title.domains
        return next((name for name, domain in domains.items() if item in domain.index), ITEM)

    def amount(self, kind: str, item: str, count: object) -> str:
        """`2 wood`."""
        return self.message(f"{kind}-{item}", {"count": count}, "amount")

    # ------------------------------------------------------------------ the table

    def move(self, move: int, seat_names: Sequence[str] = (), preview: Mapping[str, object] | None = None) -> str:
        """The label of a move: `Build Baths`. What it is about in a position is told by name, where the move itself
        knows no more than a colour."""
        title = self._title()
        key, ids = title.label_key(move), title.moves.arg_ids(move)
        # What names nothing is a number to count with: one coin, two coins.
        args: dict[str, object] = {
            name: int(found) if found.isdecimal() and not self.kind(name) else found for name, found in ids.items()
        }
        if preview and CALLED in preview and self.has(key, CALLED):
            return self.message(key, self.localised({**args, **preview}, seat_names), CALLED)
        return self.told(key, args, seat_names)

    def detail(self, position: Position, seat: int, move: int) -> str:
        """What a legal move costs or brings, in a few words; empty if there is nothing to say."""
        key = f"move-{self._title().moves.verb(move).name}"
        if not self.has(key, "detail"):
            return ""
        asked = position if position.joint is None else position.sketch(seat)
        return self.message(key, self.localised(asked.preview(seat, move)), "detail")

    def figure(self, name: str) -> str:
        """What a figure of `Position.gauges` is called; after a colon stands the thing it is about."""
        figure, _, about = name.partition(":")
        return self.told(f"figure-{figure}", {"item": about} if about else {})

    def plan(self, preview: Mapping[str, object]) -> list[str]:
        """How a move would be paid, line by line; `preview` is what `Position.preview` or a refusal's `plan` holds."""
        return self._lines(self._title().explain(dict(preview)))

    def card(self, domain: str, item: str, origin: bool = True) -> list[str]:
        """What a thing costs and does, one sentence each; and, if wanted, where that comes from."""
        found = self._title().describe(domain, item)
        return self._lines([told for told in found if origin or not self.has(told[0], "origin")])

    def short(self, domain: str, item: str) -> str:
        """What a thing does, as short as it can be said."""
        found = self._title().describe(domain, item)
        told = [self.message(key, self.localised(args), "short") for key, args in found if self.has(key, "short")]
        return " ".join(told)

    def event(self, event: Event | Mapping[str, object], seat_names: Sequence[str] = ()) -> str:
        told = event.as_dict() if isinstance(event, Event) else event
        args = told.get("args")
        return self.told(str(told.get("key")), args if isinstance(args, Mapping) else {}, seat_names)

    def question(self, question: Question, seat_names: Sequence[str] = (), other: int | None = None) -> str:
        """The prompt for the seat that is asked, or with `other` what everybody else reads about that seat."""
        if other is None:
            return self.told(question.key, question.args, seat_names)
        return self.told(f"{question.key}-other", {**question.args, "seat": other}, seat_names)

    def option(self, key: str) -> tuple[str, str]:
        """The name of an option and what it does."""
        return self.message(f"option-{key}"), self.message(f"option-{key}", attribute="text")

    def option_none(self, key: str) -> str:
        """What it means to leave a list of values empty, if that needs a word."""
        named = f"option-{key}"
        return self.message(named, attribute="none") if self.has(named, "none") else ""

    def option_value(self, key: str, value: str) -> str:
        """What a value of an option means; a value without words is its own."""
        named = f"option-{key}-{value}"
        return self.message(named) if self.has(named) else value

    def aid(self) -> list[str]:
        """The player aid of the title: what one has to know in play, a paragraph each."""
        return [self.message(key) for key in self._messages.keys if key.startswith("aid-")]

    def family(self, family: str) -> dict[str, str]:
        """Every message `<family>-<item>` by its item, in the order of the files."""
        keys = [key for key in self._messages.keys if key.startswith(f"{family}-")]
        return {key.removeprefix(f"{family}-"): self.message(key) for key in keys}

    def reading(self, family: str, item: str) -> dict[str, object]:
        """How a field of a view is read: what its ids name and, where it lists things, the columns of that list."""
        key = f"{family}-{item}"
        columns = [
            {"key": name, "label": self.message(key, attribute=name), "kind": self.kind(name)}
            for name in self._messages.attributes(key)
        ]
        return {"kind": self.kind(item), "columns": columns}

    def kind(self, name: str) -> str:
        """What an argument or a field of this name holds: ids of a domain or family, `seat`, or nothing of the kind."""
        return self._kinds.get(name.removeprefix(EITHER), "")

    def result(self, standing: Mapping[str, object], seat_names: Sequence[str] = ()) -> str:
        """How the game ended and who won, in one sentence; empty while it runs."""
        winners = standing.get("winners")
        if not standing.get("over") or not isinstance(winners, list):
            return ""
        names = [self.seat(seat, seat_names) for seat in winners]
        args = {"ending": self.message(f"result-{standing.get('ending')}"), "winners": self.join(names)}
        key = "result" if len(names) == 1 else "result-several" if names else "result-nobody"
        return self.message(key, {**args, "count": len(names)})

    def scores(self, standing: Mapping[str, object]) -> list[tuple[str, list[int]]]:
        """The score sheet: each category with the points of all seats, the totals last."""
        sheets = standing.get("scores")
        if not isinstance(sheets, list) or not sheets:
            return []
        rows = [
            (self.message(f"score-{category}"), [sheet["categories"][category] for sheet in sheets])
            for category in sheets[0]["categories"]
        ]
        return [*rows, (self.message("score-total"), [sheet["total"] for sheet in sheets])]

    # ------------------------------------------------------------------ rules and mistakes

    def refusal(self, why: Mapping[str, object], seat_names: Sequence[str] = ()) -> str:
        """Why a move is refused, with its figures where there are any, else as the rule says it."""
        rule, figures = str(why.get("rule")), why.get("figures")
        key = "why-" + rule.replace(".", "-")
        if self.has(key) and isinstance(figures, Mapping) and figures:
            return self.told(key, figures, seat_names)
        return self.rule(rule).text

    def rule(self, rule_id: str) -> Rule:
        if rule_id not in self._rules:
            raise BadInput("error-unknown-rule", {"rule": rule_id[:60]})
        return self._rules[rule_id]

    def _sourced(self, rule: Rule) -> Rule:
        """With the names of its sources for their keys."""
        names = tuple(self._messages.render(f"source-{key}", {}, None)[0] for key in rule.sources)
        return replace(rule, sources=names) if names else rule

    def degree(self, rule: Rule) -> str:
        """What a rule rests on, in brackets behind it; empty where the rulebook is public."""
        if not rule.degree:
            return ""
        told = self.message(f"rule-{rule.degree}", {"sources": self.join(rule.sources)})
        return told + self.message("rule-partly-ours") if rule.ours else told

    def rules(self) -> list[Rule]:
        return list(self._rules.values())

    def search_rules(self, words: str) -> list[Rule]:
        """The rules that hold all the words."""
        return [rule for rule in self._rules.values() if matches(rule, words)]

    def error(self, error: CivitasError) -> str:
        return self.mistake(error.key, error.figures)

    def mistake(self, key: str, figures: Mapping[str, object]) -> str:
        """The sentence for the key and figures of a CivitasError, or of the reason for one."""
        args = self.localised(figures)
        if key == "error-illegal-move":
            rule = str(figures.get("rule"))
            speaker = self._of_title(rule.partition(".")[0])
            args["sentence"] = speaker.refusal(figures) if rule in speaker._rules else rule
        speaker = self if self.has(key) else self._of_title(key.removeprefix("reason-").partition("-")[0])
        return speaker.message(key, args)

    def _of_title(self, alias: str) -> Texts:
        """The texts of the title that a mistake comes from: it does not say which, but its rule or reason begins with
        the alias."""
        if self.title is not None:
            return self
        try:
            return texts(self.language, registry.title(alias))
        except BadInput:
            return self

    def _lines(self, messages: Sequence[tuple[str, dict[str, object]]]) -> list[str]:
        return [self.told(key, args) for key, args in messages]

    def _title(self) -> Title:
        assert self.title is not None, "these texts are of no title"
        return self.title


_made: Final[dict[tuple[str, str, str], Texts]] = {}


def texts(language: str, title: Title | None = None) -> Texts:
    """The texts of a language, with those of a title; a language that we lack is answered in English."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    key = (spoken, title.key if title else "", title.pack_hash if title else "")
    if key not in _made:
        _made[key] = Texts(spoken, title)
    return _made[key]
