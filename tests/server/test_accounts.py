"""Accounts: for whoever wishes one, kept with the games; nobody gets in by guessing, planting or asking around."""

from __future__ import annotations

import logging
import re
import time

import pytest
from sqlalchemy import select

from civitas.server.people import accounts, attempts, passphrases
from civitas.server.people.letters import Letter
from civitas.server.schema import ACCOUNTS, PASSES, TOKENS
from civitas.server.sweeping import sweep
from server.house import DUEL, House, Visitor, play_on, scenario, scenario_with

WORDS = "four words nobody guesses"
OTHER = "another five words for it"


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same ways at a thousandth of the work."""
    monkeypatch.setitem(passphrases.COSTS, "argon2id", (64, 1, 1))
    monkeypatch.setitem(passphrases.COSTS, "scrypt", (16, 8, 1))


async def registered(house: House, name: str = "Ann") -> tuple[Visitor, list[str]]:
    visitor = house.visitor()
    made = await visitor.post("/api/account", {"name": name, "passphrase": WORDS}, 201)
    return visitor, made["codes"]


async def signed_in(house: House, name: str = "Ann", words: str = WORDS) -> Visitor:
    visitor = house.visitor()
    await visitor.post("/api/account/sign-in", {"name": name, "passphrase": words})
    return visitor


@scenario
async def test_a_guest_becomes_an_account_and_keeps_games_and_ratings(house: House) -> None:
    ann, bob, table = await house.pair()
    await play_on(table, ann, bob, moves=4)
    over = (await ann.open())["table"]
    await bob.post(f"/api/tables/{over}/join")
    await bob.post(f"/api/tables/{over}/resign")
    before = await ann.get("/api/me")
    assert "account" not in before
    made = await ann.post("/api/account", {"name": " Ann  of Rome ", "passphrase": WORDS}, 201)
    assert made["me"] == before | {"name": "Ann of Rome", "account": True}
    assert len(set(made["codes"])) == 8 and all(re.fullmatch(r"(\w{4}-){3}\w{4}", code) for code in made["codes"])
    mine = {head["table"] for head in await ann.get("/api/tables?status=mine")}
    assert mine == {table, over}
    await ann.post("/api/account", {"name": "Another", "passphrase": WORDS}, 409)

    elsewhere = await signed_in(house, "ANN OF  ROME")
    assert (await elsewhere.get("/api/me")) == made["me"]
    assert {head["table"] for head in await elsewhere.get("/api/tables?status=mine")} == mine
    await play_on(table, elsewhere, bob, moves=2)
    ranked = await bob.get("/api/ranking", params={"title": DUEL, "seats": 2})
    assert ranked[0]["person"] == before["id"]
    shown = await elsewhere.get("/api/account")
    assert shown["name"] == "ann of rome" and shown["codes"] == 8 and not shown["administrator"]


@scenario
async def test_guests_stay_as_they_are_and_accounts_outlive_their_sessions(house: House) -> None:
    guest = house.visitor()
    await guest.open()
    assert (await guest.get("/api/account"))["name"] == ""
    ann, _ = await registered(house)
    left = await ann.post("/api/account/sign-out")
    assert left["guest"] and "civitas" not in ann.http.cookies
    assert sweep(house.service.database, time.time(), 180) == (0, 0)
    assert (await (await signed_in(house)).get("/api/me"))["name"] == "Ann"


@scenario
async def test_signing_out_ends_the_session_at_the_server(house: House) -> None:
    ann, _ = await registered(house)
    kept = ann.http.cookies["civitas"]
    await ann.post("/api/account/sign-out")
    thief = house.visitor()
    thief.http.cookies.set("civitas", kept, domain="localhost.local")
    await thief.get("/api/me", 401)


@scenario
async def test_names_and_passphrases_that_will_not_do(house: House) -> None:
    ann = house.visitor()
    for name in ("", "   ", "\u200b"):
        await ann.post("/api/account", {"name": name, "passphrase": WORDS}, 422)
    for words in ("short", "x" * 201, "aaaaaaaaaaaaaaa", "annabella annabella"):
        await ann.post("/api/account", {"name": "Annabella Annabella", "passphrase": words}, 422)
    await registered(house)
    for taken in ("Ann", "aNN", " ann ", "\uff21nn"):
        await ann.post("/api/account", {"name": taken, "passphrase": WORDS}, 409)


@scenario
async def test_a_guest_with_games_does_not_leave_them_unasked(house: House) -> None:
    await registered(house)
    guest, _, table = await house.pair()
    wish = {"name": "Ann", "passphrase": WORDS}
    assert (await guest.post("/api/account/sign-in", wish, 409))["error"] == "error-guest-games"
    assert [head["table"] for head in await guest.get("/api/tables?status=mine")] == [table]
    await guest.post("/api/account/sign-in", wish | {"leave_guest": True})
    assert (await guest.get("/api/me"))["name"] == "Ann"


# ---------------------------------------------------------------------- ways back in


@scenario
async def test_a_recovery_code_opens_once_and_ends_everything_of_before(house: House) -> None:
    ann, codes = await registered(house)
    token = (await ann.post("/api/tokens", status=201))["token"]
    lost = house.visitor()
    wish = {"name": "ann", "code": codes[0].replace("-", " ").upper(), "passphrase": OTHER}
    assert (await lost.post("/api/account/recover", wish))["account"]
    assert (await lost.get("/api/account"))["codes"] == 7
    await ann.get("/api/me", 401)
    script = house.visitor()
    await script.get("/api/me", 401, headers={"Authorization": f"Bearer {token}"})
    await house.visitor().post("/api/account/recover", wish, 403)
    await house.visitor().post("/api/account/sign-in", {"name": "Ann", "passphrase": WORDS}, 403)
    again = await signed_in(house, "Ann", OTHER)
    fresh = (await again.post("/api/account/codes", {"passphrase": OTHER}))["codes"]
    await house.visitor().post("/api/account/recover", wish | {"code": codes[1]}, 403)
    await house.visitor().post("/api/account/recover", wish | {"code": fresh[1]})


@scenario
async def test_a_code_of_somebody_else_opens_nothing(house: House) -> None:
    _, codes = await registered(house)
    await registered(house, "Bob")
    for name in ("Bob", "Nobody", ""):
        wish = {"name": name, "code": codes[0], "passphrase": OTHER}
        assert (await house.visitor().post("/api/account/recover", wish, 403))["error"] == "error-recovery"
    await house.visitor().post("/api/account/recover", {"name": "Ann", "code": codes[0], "passphrase": OTHER})


@scenario
async def test_a_link_by_post_goes_to_the_confirmed_address_alone(house: House) -> None:
    sent: list[Letter] = []

    async def post(letter: Letter) -> None:
        sent.append(letter)

    house.service.keeper.post = post
    ann, _ = await registered(house)
    for wrong in ("ann", "a@b@c", "ann@x.org\r\nBcc: all@x.org", "Ann <ann@x.org>", "a@x.org,b@x.org", "@x.org"):
        await ann.post("/api/account/address", {"passphrase": WORDS, "address": wrong}, 422)
    wish = {"passphrase": WORDS, "address": "ann@example.org"}
    await ann.post("/api/account/address", wish | {"passphrase": OTHER}, 403)
    await ann.post("/api/account/address", wish)
    await house.visitor().post("/api/account/letter", {"name": "Ann"})
    await house.service.keeper.settled()
    assert [(letter.kind, letter.address) for letter in sent] == [("confirm", "ann@example.org")]
    code = sent[0].path.rpartition("=")[2]
    await (await registered(house, "Bob"))[0].post("/api/account/confirm", {"code": code}, 403)
    await ann.post("/api/account/confirm", {"code": code})
    assert (await ann.get("/api/account"))["confirmed"]

    lost = house.visitor()
    known = await lost.post("/api/account/letter", {"name": "Ann"})
    assert known == await lost.post("/api/account/letter", {"name": "Nobody"})
    await house.service.keeper.settled()
    assert len(sent) == 2 and sent[1].kind == "recover"
    path, _, secret = sent[1].path.partition("#recover=")
    assert path == "/account" and len(secret) >= 32
    await lost.post("/api/account/recover", {"code": code, "passphrase": OTHER}, 403)
    assert (await lost.post("/api/account/recover", {"code": secret, "passphrase": OTHER}))["name"] == "Ann"
    await lost.post("/api/account/recover", {"code": secret, "passphrase": OTHER}, 403)
    await ann.get("/api/me", 401)


@scenario
async def test_nobody_is_flooded_with_letters(house: House) -> None:
    """Whoever knows a name or a mail address can have a few letters a day sent there and no more, though their own
    passphrase is right each time; and the link that came last goes on opening."""
    sent: list[Letter] = []

    async def post(letter: Letter) -> None:
        sent.append(letter)

    house.service.keeper.post = post
    eve, _ = await registered(house, "Eve")
    for number in range(6):
        address = f"{'victim' if number % 2 else 'Victim'}@example.org"
        await eve.post("/api/account/address", {"passphrase": WORDS, "address": address})
        await house.service.keeper.settled()
    assert [letter.kind for letter in sent] == ["confirm"] * attempts.MOST["confirm"]

    ann, _ = await registered(house)
    await ann.post("/api/account/address", {"passphrase": WORDS, "address": "ann@example.org"})
    await house.service.keeper.settled()
    await ann.post("/api/account/confirm", {"code": sent[-1].path.rpartition("=")[2]})
    sent.clear()
    for _ in range(8):
        await house.visitor().post("/api/account/letter", {"name": "Ann"})
        await house.service.keeper.settled()
    assert [letter.kind for letter in sent] == ["recover"] * attempts.MOST["recover"]
    secret = sent[-1].path.rpartition("=")[2]
    await house.visitor().post("/api/account/recover", {"code": secret, "passphrase": OTHER})


@scenario
async def test_a_new_passphrase_ends_the_other_sessions(house: House) -> None:
    ann, _ = await registered(house)
    other = await signed_in(house)
    await ann.post("/api/account/passphrase", {"passphrase": OTHER, "wanted": WORDS}, 403)
    await ann.post("/api/account/passphrase", {"passphrase": WORDS, "wanted": OTHER})
    assert (await ann.get("/api/me"))["name"] == "Ann"
    await other.get("/api/me", 401)


# ---------------------------------------------------------------------- attacks


@scenario
async def test_nobody_learns_which_names_have_accounts(house: House) -> None:
    """The same status, words and work for an unknown name and for a wrong passphrase."""
    await registered(house)
    work: list[str] = []
    derived = passphrases._derived

    def counted(passphrase: str, way: str, salt: bytes, a: int, b: int, c: int) -> bytes:
        work.append(way)
        return derived(passphrase, way, salt, a, b, c)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passphrases, "_derived", counted)
        answers = []
        for name in ("Ann", "Nobody", "x" * 200):
            answer = await house.visitor().http.post("/api/account/sign-in", json={"name": name, "passphrase": OTHER})
            answers.append((answer.status_code, answer.content, sorted(answer.headers)))
            answers[-1][2].remove("set-cookie")
        assert answers[0] == answers[1] == answers[2] and answers[0][0] == 403
        assert work == [passphrases.WAY] * 3
        recoveries = []
        for name in ("Ann", "Nobody"):
            wish = {"name": name, "code": "aaaa-bbbb-cccc-dddd", "passphrase": OTHER}
            answer = await house.visitor().http.post("/api/account/recover", json=wish)
            recoveries.append((answer.status_code, answer.content))
        assert recoveries[0] == recoveries[1] and len(work) == 5


def test_unknown_names_are_compared_at_todays_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert not passphrases.is_stale(passphrases.NOBODY) and not passphrases.is_stale(passphrases.hash_of(WORDS))
    n, r, p = passphrases.COSTS["scrypt"]
    assert n * r * p >= (1 << 15) * 8 * 3
    kilobytes, rounds, _ = passphrases.COSTS["argon2id"]
    assert kilobytes * rounds >= 3 * (64 << 10)


@pytest.mark.parametrize("way", list(passphrases.COSTS))
def test_a_passphrase_is_known_again_however_it_was_stored(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert passphrases.WAY == "argon2id"
    monkeypatch.setattr(passphrases, "WAY", way)
    stored = passphrases.hash_of("caff\u00e8 latte e biscotti")
    assert stored.startswith(f"{way}$") and stored != passphrases.hash_of("caff\u00e8 latte e biscotti")
    assert passphrases.fits("caffe\u0300 latte e biscotti", stored) and not passphrases.fits(WORDS, stored)
    assert not passphrases.is_stale(stored)
    monkeypatch.setitem(passphrases.COSTS, way, (128, 2, 1))
    assert passphrases.is_stale(stored)


@scenario
async def test_what_was_stored_otherwise_is_stored_anew_at_the_next_sign_in(house: House) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passphrases, "WAY", "scrypt")
        await registered(house)
    before = accounts.find(house.service.database, "ann")
    await signed_in(house)
    after = accounts.find(house.service.database, "ann")
    assert before is not None and before.passphrase.startswith("scrypt$")
    assert after is not None and after.passphrase.startswith("argon2id$")
    await signed_in(house)


@scenario
async def test_a_server_that_lost_argon2id_says_so(house: House) -> None:
    await registered(house)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passphrases, "_has_argon2", lambda: False)
        wish = {"name": "Ann", "passphrase": WORDS}
        assert (await house.visitor().post("/api/account/sign-in", wish, 503))["error"] == "error-argon2"
    await signed_in(house)


@scenario_with(limits=True)
async def test_guessing_is_stopped_by_name_and_address(house: House) -> None:
    guesser = house.visitor()
    for known in ("Ann", "Nobody"):
        if known == "Ann":
            await registered(house)
        wish = {"name": known, "passphrase": OTHER}
        for _ in range(attempts.MOST["both"]):
            await guesser.post("/api/account/sign-in", wish, 403)
        refused = await guesser.post("/api/account/sign-in", wish, 429)
        assert refused["error"] == "error-too-many-attempts"
    # The right one does not help any more, nor a code; from elsewhere the owner still gets in.
    await guesser.post("/api/account/sign-in", {"name": "Ann", "passphrase": WORDS}, 429)
    await guesser.post("/api/account/recover", {"name": "Ann", "code": "x", "passphrase": OTHER}, 429)
    service, later = house.service, time.time() + attempts.WINDOW + 1
    keys = {"both": "f" * 64}
    for _ in range(attempts.MOST["both"]):
        assert attempts.spend(service.database, keys, later)
    assert not attempts.spend(service.database, keys, later)
    assert attempts.spend(service.database, keys, later + attempts.WINDOW + 1)


@scenario_with(limits=True)
async def test_an_address_that_tries_many_names_is_stopped(house: House) -> None:
    guesser = house.visitor()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(attempts.MOST, "address", 5)
        patch.setitem(attempts.MOST, "new", 2)
        await registered(house)
        await registered(house, "Bob")
        await house.visitor().post("/api/account", {"name": "Cleo", "passphrase": WORDS}, 429)
        for number in range(5):
            await guesser.post("/api/account/sign-in", {"name": f"n{number}", "passphrase": OTHER}, 403)
        await guesser.post("/api/account/sign-in", {"name": "Ann", "passphrase": WORDS}, 429)


@scenario_with(limits=True)
async def test_signing_in_rightly_costs_nothing(house: House) -> None:
    await registered(house)
    for _ in range(attempts.MOST["both"] + 2):
        await signed_in(house)


@scenario
async def test_a_planted_session_opens_nothing(house: House) -> None:
    """Session fixation: whoever gave the victim a session does not become the victim with it."""
    await registered(house)
    for way in ("sign-in", "sign-up", "recover"):
        attacker, victim = house.visitor(), house.visitor()
        await attacker.post("/api/me", {"name": "Eve"})
        planted = attacker.http.cookies["civitas"]
        victim.http.cookies.set("civitas", planted, domain="localhost.local")
        if way == "sign-in":
            await victim.post("/api/account/sign-in", {"name": "Ann", "passphrase": WORDS})
        elif way == "sign-up":
            await victim.post("/api/account", {"name": "Victim", "passphrase": WORDS}, 201)
        else:
            codes = (await registered(house, "Cleo"))[1]
            await victim.post("/api/account/recover", {"name": "Cleo", "code": codes[0], "passphrase": OTHER})
        held = {cookie.value for cookie in victim.http.cookies.jar}
        assert held - {planted}, way
        answer = await attacker.http.get("/api/me")
        assert answer.status_code == 401 or answer.json()["name"] == "Eve", way


@scenario
async def test_foreign_pages_sign_nobody_in_or_out(house: House) -> None:
    """CSRF: not by a form, not by a script, not by a link."""
    ann, _ = await registered(house)
    paths = ["", "/sign-in", "/sign-out", "/recover", "/letter", "/passphrase", "/codes", "/address", "/confirm"]
    body = {"name": "Ann", "passphrase": WORDS, "wanted": OTHER, "code": "x", "address": ""}
    for path in paths:
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
            await ann.post(f"/api/account{path}", body, 403, headers=headers)
        form = await ann.http.post(f"/api/account{path}", data=body)
        assert form.status_code == 415, path
        if path:
            assert (await ann.http.get(f"/api/account{path}")).status_code in (404, 405), path
    assert (await ann.get("/api/me"))["account"]


@scenario
async def test_no_secret_is_stored_or_logged_or_answered_twice(house: House) -> None:
    heard: list[str] = []

    class Ears(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(f"{record.getMessage()} {record.__dict__}")

    ears, root = Ears(), logging.getLogger()
    level = root.level
    root.addHandler(ears)
    root.setLevel(logging.DEBUG)
    try:
        ann, codes = await registered(house)
        await house.visitor().post("/api/account/sign-in", {"name": "Ann", "passphrase": OTHER}, 403)
        other = await signed_in(house)
        await other.post("/api/account/recover", {"name": "Ann", "code": codes[0], "passphrase": OTHER})
        session = other.http.cookies["civitas"]
    finally:
        root.removeHandler(ears)
        root.setLevel(level)
    secrets = [WORDS, OTHER, *codes, session]
    assert heard and not [secret for secret in secrets for line in heard if secret in line]
    database = house.service.database
    with database.reading() as connection:
        stored = [str(tuple(row)) for part in (ACCOUNTS, PASSES, TOKENS) for row in connection.execute(select(part))]
    assert not [secret for secret in secrets for row in stored if secret in row or secret.replace("-", "") in row]
    assert sum(codes[1] in answer for answer in house.heard) == 1
    cookie = (await ann.http.post("/api/me", json={})).headers.get("set-cookie", "")
    assert "Max-Age=0" in cookie  # it has ended with the recovery
