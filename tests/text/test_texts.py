"""Keys and figures as sentences."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput, Reason
from civitas.kernel.events import Event
from civitas.text import LANGUAGES, Texts, texts
from civitas.text.messages import Messages
from rules.seven_wonders_duel.tools import arrange, city, game

NAMES = ["Anna", "Bruno"]
TITLES = sorted(path.parent.name for path in Path(civitas.__file__).parent.glob("games/*/text"))


@pytest.fixture
def problems(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that went wrong in rendering a message: unknown keys, missing variables."""
    found: list[str] = []
    render = Messages.render

    def watched(
        self: Messages, key: str, args: Mapping[str, object], attribute: str | None = None
    ) -> tuple[str, list[Exception]]:
        text, faults = render(self, key, args, attribute)
        found.extend(f"{key}: {fault!r}" for fault in faults)
        return text, faults

    monkeypatch.setattr(Messages, "render", watched)
    return found


def duel(language: str = "en") -> Texts:
    return texts(language, civitas.title("seven_wonders_duel"))


# ---------------------------------------------------------------------- a whole game


def speak(game: civitas.Position, say: Texts, chance: Chance) -> int:
    """Play at random to the end and put everything into words; returns how many moves were made."""
    made = 0
    moves = say.title.moves if say.title else None
    assert moves is not None
    while (seat := game.turn()) >= 0:
        question = game.question(seat)
        assert say.question(question, NAMES) != say.question(question, NAMES, other=seat)
        assert say.rule(question.rule).text
        legal = game.legal(seat)
        for move in legal:
            say.detail(game, seat, move)
            say.plan(game.preview(seat, move))
        for step in range(12):
            refused = game.why(seat, chance.word(made * 16 + step) % len(moves))
            if refused is not None:
                say.refusal(refused, NAMES)
                figures = refused["figures"]
                assert isinstance(figures, dict)
                say.plan(figures.get("plan", {}))
        log: list[Event] = []
        legal = game.contending(seat)
        game.play(seat, legal[chance.word(made * 16 + 13) % len(legal)], log)
        for event in log:
            assert say.event(event, NAMES) == say.event(event.as_dict(), NAMES)
        made += 1
    assert say.result(game.standing(), NAMES)
    assert say.scores(game.standing())[-1][1] == [score["total"] for score in game.standing()["scores"]]  # type: ignore[attr-defined]
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_random_games_leave_nothing_unsaid(key: str, language: str, problems: list[str]) -> None:
    for seed in range(5):
        game = civitas.new(key, seed=seed)
        assert speak(game, texts(language, game.title), Chance(seed))
    assert problems == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_move_and_every_thing_has_words(key: str, language: str, problems: list[str]) -> None:
    title = civitas.title(key)
    say = texts(language, title)
    for move in range(len(title.moves)):
        assert say.move(move, NAMES)
    for name, domain in title.domains.items():
        for item in domain.ids:
            assert say.name(name, item)
            say.card(name, item)
            say.short(name, item)
    for option in title.options:
        assert all(say.option(option.key))
    assert problems == []


# ---------------------------------------------------------------------- moves, prices, effects


def test_moves_are_labelled_in_both_languages() -> None:
    moves = civitas.title("swd").moves
    assert duel().move(moves.parse("wonder:sphinx+altar")) == "Build The Sphinx with Altar"
    assert duel("it").move(moves.parse("build:baths")) == "Costruisci Bagni"
    assert duel().move(moves.parse("starter:1"), NAMES) == "Let Bruno begin"


def test_details_and_plans_tell_the_price() -> None:
    g = game(age_1={14: "quarry", 15: "palisade", 16: "apothecary"})
    details = {
        g.title.moves.text(move): (duel().detail(g, 0, move), duel().plan(g.preview(0, move))) for move in g.legal(0)
    }
    assert details["build:quarry"] == ("free", ["Costs nothing."])
    assert details["build:palisade"] == ("2 coins", ["Printed cost: 2 coins", "In all: 2 coins"])
    assert details["build:apothecary"] == ("2 coins", ["Buy 1 × glass at 2 coins each: 2", "In all: 2 coins"])
    assert details["discard:quarry"] == ("+2 coins", [])


def test_a_chain_is_told_as_the_detail() -> None:
    g = arrange(["aqueduct"], mine=city("baths"))
    assert duel().detail(g, 0, g.title.moves.parse("build:aqueduct")) == "free, linked to Baths"


def test_a_plan_tells_each_way_of_paying() -> None:
    plan: dict[str, object] = {
        "total": 6,
        "coins": 2,
        "chain": None,
        "produced": {"wood": 1},
        "chosen": {"clay": 1},
        "saved": {"glass": 2},
        "bought": [{"good": "papyrus", "count": 1, "price": 4}],
    }
    assert duel("it").plan(plan) == [
        "Costo stampato: 2 monete",
        "La tua città produce: 1 Legno",
        "La produzione a scelta copre: 1 Argilla",
        "Risparmio grazie a un segnalino Progresso: 2 Vetri",
        "Acquisti 1 × Papiro a 4 monete l'unità: 4",
        "In tutto: 6 monete",
    ]
    assert duel().plan({"total": 0, "coins": 0, "chain": "baths"}) == ["Free, because your city has Baths."]


@pytest.mark.parametrize(
    ("domain", "item", "sentences"),
    [
        ("card", "horse_breeders", ["Cost: 1 wood and 1 clay.", "Free if your city has Stable."]),
        ("card", "caravansery", ["Supplies one unit per construction: wood, clay or stone."]),
        ("card", "customs_house", ["From your next turn on, buy glass and papyrus for 1 coin a unit."]),
        ("card", "arena", ["When built: 2 coins for each finished Wonder in your city.", "3 victory points."]),
        ("card", "shipowners_guild", ["1 coin for each brown card or grey card in the city with the most."]),
        ("card", "moneylenders_guild", ["At the end: 1 point for every 3 coins in the fuller treasury."]),
        ("card", "school", ["Scientific symbol: wheel.", "Later lets you build University for free."]),
        ("wonder", "appian_way", ["Take 3 coins at once.", "Your opponent loses 3 coins.", "Play again at once."]),
        ("wonder", "statue_of_zeus", ["1 shield", "Put a brown card of your opponent on the discard pile."]),
        ("wonder", "mausoleum", ["Build a card from the discard pile for free."]),
        ("wonder", "great_library", ["Draw 3 Progress tokens from the box and keep one."]),
        ("token", "masonry", ["Blue cards you build from now on need 2 resources fewer."]),
        ("token", "strategy", ["Red cards you build from now on have 1 more shield."]),
        ("token", "urbanism", ["Take 6 coins at once.", "Take 4 coins whenever a link lets you build for free."]),
        ("token", "mathematics", ["3 victory points for each of your Progress tokens"]),
    ],
)
def test_effects_are_told_from_the_data(domain: str, item: str, sentences: list[str]) -> None:
    told = " ".join(duel().card(domain, item))
    for sentence in sentences:
        assert sentence in told


def test_a_data_pack_changes_what_is_told(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "trial"\ntitle = "seven_wonders_duel"\n')
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "baths"\nen = "Spa"\neffects = { vp = 9, shields = 2 }\n')
    say = texts("en", civitas.title("swd", str(tmp_path)))
    assert say.name("card", "baths") == "Spa"
    assert say.card("card", "baths")[1:3] == [
        "2 shields: the Conflict pawn moves 2 spaces towards the enemy capital.",
        "9 victory points.",
    ]
    assert duel().name("card", "baths") == "Baths"


# ---------------------------------------------------------------------- arguments


def test_arguments_are_named_after_what_they_hold() -> None:
    args = {
        "card": "baths",
        "wonders": ["sphinx", "pyramids"],
        "seat": 1,
        "other": 0,
        "colour": "red",
        "age": 2,
        "n": 5,
    }
    assert duel("it").localised(args, NAMES) == {
        "card": "Bagni",
        "wonders": "Sfinge e Piramidi",
        "seat": "Bruno",
        "other": "Anna",
        "colour": "rossa",
        "age": "Epoca II",
        "n": 5,
    }


def test_lists_amounts_and_nothing() -> None:
    args = {
        "either_goods": ["wood", "clay", "stone"],
        "goods": {"wood": 2, "coins": 1},
        "chain": None,
        "plan": {"a": 1},
    }
    assert duel().localised(args) == {
        "either_goods": "wood, clay or stone",
        "goods": "2 wood and 1 coin",
        "chain": "none",
    }
    assert duel().localised({"items": ["law", "sphinx"], "cards": []}) == {"items": "Law and The Sphinx", "cards": ""}


def test_seats_without_names_have_a_default() -> None:
    assert texts("it").seat(1) == "Giocatore 2"
    assert duel().event({"key": "event-extra-turn", "args": {"seat": 0}}) == "Player 1 plays again."


def test_an_unknown_key_is_its_own_text() -> None:
    assert texts("en").message("no-such-message") == "no-such-message"
    assert texts("en").message("yes", attribute="nothing") == "yes.nothing"
    assert duel().event({"key": "event-unheard-of"}) == "event-unheard-of"


def test_a_language_that_we_lack_is_answered_in_english() -> None:
    assert texts("xx").language == "en"
    assert texts("it") is texts("it")


def test_control_characters_never_reach_a_terminal() -> None:
    assert "\x1b" not in texts("en").message("saved", {"file": "a\x1b[2Jb"})


# ---------------------------------------------------------------------- refusals and mistakes


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("build:press", "Other cards still lie on Press, which cannot be taken yet."),
        ("build:arena", "The face-up cards of the structure do not include Arena."),
        ("wonder:colossus+quarry", "Your opponent owns The Colossus."),
        ("wonder:sphinx+quarry", "Nobody can build The Sphinx in this game."),
        ("wonder:statue_of_zeus+quarry", "The Statue of Zeus would cost you 10 coins; you have 7, so you are 3 short."),
        (
            "draft:sphinx",
            "A move has to answer the question being asked; right now a different kind of decision is due.",
        ),
    ],
)
def test_a_refusal_names_its_figures(move: str, sentence: str) -> None:
    g = game(age_1={14: "quarry", 8: "press"})
    refused = g.why(0, g.title.moves.parse(move))
    assert refused is not None
    assert duel().refusal(refused, NAMES) == sentence


def test_an_error_is_a_sentence_for_python_users_too() -> None:
    with pytest.raises(BadInput) as unknown:
        civitas.new("chess")
    assert str(unknown.value) == f"There is no title “chess”; choose one of: {', '.join(civitas.title_keys())}."
    game = civitas.new("swd")
    with pytest.raises(civitas.IllegalMove) as illegal:
        game.play(game.turn(), game.title.moves.parse("build:baths"))
    assert str(illegal.value).startswith("The move build:baths is not allowed: A move has to answer the question")


def test_an_illegal_move_is_told_in_the_words_of_its_title() -> None:
    illegal = civitas.IllegalMove("swd.wonder.own-only", 0, "wonder:sphinx+baths", {"wonder": "sphinx", "why": "other"})
    assert texts("it").error(illegal).endswith("La Meraviglia Sfinge è dell'avversario.")
    foreign = civitas.IllegalMove("chess.castling", 0, "castle", {})
    assert texts("en").error(foreign) == "The move castle is not allowed: chess.castling"


def test_the_reason_of_a_mistake_is_told_in_the_same_language() -> None:
    fault = BadInput("error-pack", {"file": "a.toml", "place": "x", "reason": Reason("reason-missing", {})})
    assert ", in x: manca;" in texts("it").error(fault)
    reason = Reason("reason-swd-other-age", {"found": "arena"})
    deal = BadInput("error-bad-deal", {"place": "ages[0]", "reason": reason})
    assert "arena è di un'altra Epoca" in texts("it").error(deal)
    assert "arena belongs to another Age" in str(deal)
    nested = BadInput("error-bad-record", {"file": "f", "place": "moves[3]", "reason": deal})
    assert "moves[3]" in texts("it").error(nested) and "altra Epoca" in texts("it").error(nested)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_too_large_for_a_sentence(language: str) -> None:
    for number in (10**15, -(10**40), 10**5000, 1e300, float("inf"), float("nan")):
        sentence = texts(language).error(BadInput("error-at", {"at": number, "last": 5}))
        assert sentence.endswith(" 5.") and len(sentence) < 120


def test_importing_civitas_does_not_load_the_texts() -> None:
    code = "import sys, civitas; sys.exit('fluent' in sys.modules or 'civitas.text' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ---------------------------------------------------------------------- rules


def test_rules_are_found_by_words_whatever_their_case_and_accents() -> None:
    assert [rule.id for rule in duel().search_rules("ECONOMY bank")]
    assert duel("it").search_rules("citta") == duel("it").search_rules("CITTÀ") != []
    assert duel().search_rules("zzz") == []


def test_an_unknown_rule_is_a_mistake() -> None:
    with pytest.raises(BadInput, match=r"There is no rule “swd\.nothing”"):
        duel().rule("swd.nothing")
