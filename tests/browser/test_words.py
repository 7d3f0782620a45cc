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
            "session",
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
    text = (WEB / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
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
