"""The client's own words: the same messages in both languages, none missing, none idle."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
# Messages whose id is put together in the code begin with one of these.
COMPOSED = tuple(
    f"{part}-"
    for part in (
        [
            "ages",
            "antiquity",
            "degree",
            "duel",
            "historia",
            "key",
            "lesson",
            "lobby",
            "motion",
            "task",
            "order",
            "pace",
            "palette",
            "patience",
            "phrase",
        ]
        + [
            "aid-family",
            "event",
            "help",
            "legend",
            "letter",
            "session",
            "admin",
            "company",
            "deed",
            "member",
            "post",
            "queue",
            "quota",
            "result",
            "state",
            "set",
            "speed",
            "status",
            "tab",
            "theme",
            "through",
            "verb",
        ]
    )
)


def messages(language: str) -> dict[str, set[str]]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(WEB.rglob(f"{language}.ftl")))
    found: dict[str, set[str]] = {}
    current = ""
    for line in text.splitlines():
        if start := re.match(r"([a-z][\w-]*) = ", line):
            current = start[1]
            found[current] = set()
        if current and not line.startswith("#"):
            found[current] |= set(re.findall(r"\$(\w+)", line))
    return found


def used() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in WEB.rglob("*.ts*")]
    return {key for source in sources for key in re.findall(r"\bt\(\s*'([\w-]+)'", source)}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert messages("en") == messages("it")


def test_every_message_that_is_used_exists() -> None:
    assert used() - set(messages("en")) == set()


def test_no_message_is_idle() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.ts*"))
    idle = set(messages("en")) - used()
    assert {key for key in idle if f"'{key}'" not in code and not key.startswith(COMPOSED)} == set()


# Words that are wrong after 1; a number that tells how many there are in all is never 1.
MANY = {
    "en": "players|moves|games|symbols|steps|hexes|turns|places|areas|goods|cards|points|tokens|coins|units|lessons",
    "it": "giocatori|mosse|partite|simboli|passi|esagoni|turni|luoghi|aree|beni|carte|punti|gettoni|monete|edifici"
    "|fasi|decisioni|Meraviglie|liberi|consumati|lezioni",
}


def test_one_thing_is_not_told_as_several() -> None:
    wrong = []
    for language, words in MANY.items():
        form = re.compile(rf"\{{ \$(?!all|most|limit)\w+ \}} (?:{words})\b")
        for path in sorted(WEB.rglob(f"{language}.ftl")):
            for line in path.read_text(encoding="utf-8").splitlines():
                if form.search(line) and not re.match(r"\s+\*?\[", line):
                    wrong.append(line.strip())
    assert wrong == []
