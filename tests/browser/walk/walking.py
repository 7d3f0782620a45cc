"""Leads a browser to every kind of question and holds the screen against the law."""

from __future__ import annotations

import html
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, BrowserContext, Page, Request, StorageState, expect

import civitas
from browser.playing import draw_curtain
from browser.walk.positions import Moment
from civitas.kernel.record import Record

LAW = (Path(__file__).parent / "law.js").read_text(encoding="utf-8")
SCREENS = Path("build/screens")
LANGUAGES = {"en": "en-GB", "it": "it-IT"}
WAIT_MILLISECONDS = 120_000
TRIES = 4
# A walk takes thousands of pictures: letters stay sharp at this, and each takes little time and room.
PICTURE_QUALITY = 80
# A question with one answer is looked at, too.
ALL_ASKED = "localStorage.setItem('civitas.settings', JSON.stringify({ autoSingle: false }))"
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# A sheet grows with what comes, and is then put elsewhere: it has settled when it has not changed for some pictures.
SETTLED = """async () => {
    const form = () => {
        const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
        const { x, y, width, height } = sheet?.getBoundingClientRect() ?? {}
        return [x, y, width, height, sheet?.scrollHeight].join()
    }
    let [last, same] = [form(), 0]
    while (same < 8) {
        await new Promise(requestAnimationFrame)
        same = form() === last ? same + 1 : 0
        last = form()
    }
}"""
# Of what lies at the edge of a map the middle may be outside, where something else would be clicked.
BEYOND_ITS_MAP = """(element, { x, y }) => {
    const frame = element.closest('[data-zoomable]')?.getBoundingClientRect()
    return !!frame && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)
}"""
# What is scrolled to reach a target is scrolled back: the next look is the first one again.
REMEMBER = """() => { window.walkScrolled = [...document.querySelectorAll('.table *')].map(
    element => [element, element.scrollLeft, element.scrollTop]) }"""
RETURN = """() => { for (const [element, left, top] of window.walkScrolled ?? [])
    [element.scrollLeft, element.scrollTop] = [left, top] }"""
UNMARK = "() => { for (const [element, outline] of window.walkMarked ?? []) element.style.outline = outline }"

# What a decision needs beside its targets, on every screen: what is there once, and what every seat has.
VITAL: dict[str, tuple[str, ...]] = {
    "antiquity": (":is(.own-goods, .area-me .stocks)", ".famine-level", ".order"),
    "historia": (":is(.own-power, .area-me .cubes)",),
    "through_the_ages": ("[data-stock='food']", "[data-stock='resources']", "[data-stock='science']"),
}
VITAL_OF_SEATS: dict[str, tuple[str, ...]] = {
    "seven_wonders_duel": ("[data-coins='{0}']", "[data-trade='{0}']", "[data-science='{0}']", "[data-points='{0}']"),
    "historia": ("[data-standing='{0}']",),
    "seven_ages": (":is([data-glory-of='{0}'], [data-player='{0}'] [data-glory])",),
    "through_the_ages": (":is([data-compared='{0}'], [data-nation='{0}'] .ratings)",),
}


@dataclass(frozen=True, order=True)
class Size:
    width: int
    height: int
    text: int = 100

    @property
    def touch(self) -> bool:
        return min(self.width, self.height) <= 768 and (self.width, self.height) in TOUCHED

    @property
    def phone(self) -> bool:
        return min(self.width, self.height) < 500

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + ("" if self.text == 100 else f"@{self.text}")

    @classmethod
    def parse(cls, text: str) -> Size:
        """From `1280x720` or `1280x720@200`, where the second is the size of the text in per cent."""
        screen, _, letters = text.partition("@")
        width, _, height = screen.partition("x")
        return cls(int(width), int(height), int(letters or 100))


TOUCHED = {(360, 640), (390, 844), (844, 390), (768, 1024)}
PHONES_AND_TABLETS = ("360x640", "390x844", "844x390", "768x1024", "1024x768")
DESKTOPS = ("1280x720", "1366x768", "1440x760", "1440x900", "1920x1080", "1440x900@200")
SIZES = tuple(Size.parse(size) for size in (*PHONES_AND_TABLETS, *DESKTOPS))


@dataclass(frozen=True)
class Fault:
    """Where the law does not hold."""

    title: str
    moment: str
    size: str
    language: str
    rule: str
    element: str
    detail: str

    @property
    def line(self) -> str:
        return f"{self.moment} {self.size} {self.language} {self.rule} {self.element} {self.detail}"


@dataclass
class Picture:
    moment: str
    size: str
    language: str
    file: str
    faults: list[Fault]


@dataclass
class Walk:
    """One way through a title; its faults and its pictures."""

    browser: Browser
    address: str
    out: Path | None = None
    faults: list[Fault] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    tables: dict[str, str] = field(default_factory=dict)
    """What has been opened already: no move is ever made, so every browser may look at it."""
    person: dict[str, Any] | None = None

    def through(self, moments: Sequence[Moment], sizes: Iterable[Size], languages: Iterable[str]) -> None:
        wanted = sorted(sizes)
        for language in languages:
            for touch in (True, False):
                group = [size for size in wanted if size.touch == touch]
                if group:
                    self._with_one_browser(moments, group, language, touch)

    def _with_one_browser(self, moments: Sequence[Moment], sizes: list[Size], language: str, touch: bool) -> None:
        context = self.browser.new_context(
            base_url=self.address,
            locale=LANGUAGES[language],
            has_touch=touch,
            reduced_motion="reduce",
            storage_state=cast(StorageState, self.person),
        )
        context.set_default_timeout(WAIT_MILLISECONDS)
        context.add_init_script(ALL_ASKED)
        try:
            for moment in moments:
                self._one(context, moment, sizes, language)
            self.person = {**context.storage_state(), "origins": []}
        finally:
            context.close()

    def _one(self, context: BrowserContext, moment: Moment, sizes: list[Size], language: str) -> None:
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        under_way = asked_for(page)
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.set_viewport_size({"width": sizes[0].width, "height": sizes[0].height})
        place = f"{moment.setup.title} {moment.name}"
        if place not in self.tables:
            self.tables[place] = bring(page, moment)
        moves = look(page, self.tables[place])
        for size in sizes:
            resize(page, size)
            found = self._judge(page, moment, size, language, moves)
            found += [
                Fault(moment.setup.title, moment.name, str(size), language, "console", "", text) for text in complaints
            ]
            complaints.clear()
            self._depict(page, moment.name, size, language, found)
            if not self._sheet(page, moment, size, language, under_way):
                break
        page.close()

    def _judge(self, page: Page, moment: Moment, size: Size, language: str, moves: list[dict[str, Any]]) -> list[Fault]:
        # Letters are judged in the typefaces they are read in.
        page.evaluate("document.fonts.ready.then(() => true)")
        law = {
            "touch": size.touch,
            "smallest": 12 if size.phone else 11,
            "numerals": 10,
            "moves": moves,
            "vital": vital(moment),
            "targetless": not moves,
            "enlarged": size.text > 100,
        }
        return [
            Fault(
                moment.setup.title, moment.name, str(size), language, fault["rule"], fault["element"], fault["detail"]
            )
            for fault in page.evaluate(LAW, law)
        ]

    def _sheet(self, page: Page, moment: Moment, size: Size, language: str, under_way: set[Request]) -> bool:
        """Opens what can be done with the first target; false when the click has made a move."""
        made: list[str] = []
        page.route("**/moves*", lambda route: made.append(route.request.url))
        target = page.locator(".table :is(button, [role=button])[data-legal=true]:not([data-move]):visible").first
        if target.count() == 0 or page.locator("dialog[open]").count():
            return True
        page.evaluate(REMEMBER)
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        if box is None or box["y"] + box["height"] > size.height or box["y"] < 0:
            return True
        middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        if target.evaluate(BEYOND_ITS_MAP, middle):
            return True
        page.mouse.click(middle["x"], middle["y"])
        page.evaluate(FRAMES)
        # What a move would do, and why another cannot be made, comes after the sheet, which settles once more.
        while under_way and not made:
            page.evaluate(FRAMES)
        page.evaluate(SETTLED)
        sheet = page.locator("dialog[open]").last
        if made:
            name = str(target.evaluate("element => element.outerHTML.slice(0, 90)"))
            text = "one click makes a move"
            self.faults.append(Fault(moment.setup.title, moment.name, str(size), language, "data-move", name, text))
            return False
        if sheet.count() == 0:
            return True
        found = self._judge(page, moment, size, language, [])
        # A map may have moved a little to show all of what was clicked.
        lies, chosen = sheet.bounding_box(), target.bounding_box()
        if lies and chosen and overlaps(lies, chosen):
            name = f"dialog.{sheet.get_attribute('class')}"
            fault = Fault(moment.setup.title, moment.name, str(size), language, "covers", name, "what is being chosen")
            found.append(fault)
        self._depict(page, f"{moment.name}.sheet", size, language, found)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.mouse.move(0, 0)
        page.evaluate(RETURN)
        return True

    def _depict(self, page: Page, name: str, size: Size, language: str, found: list[Fault]) -> None:
        self.faults += found
        if self.out is None:
            page.evaluate(UNMARK)
            return
        file = f"{name}-{size}-{language}.jpg"
        page.screenshot(path=self.out / file, scale="css", type="jpeg", quality=PICTURE_QUALITY)
        page.evaluate(UNMARK)
        self.pictures.append(Picture(name, str(size), language, file, found))


def asked_for(page: Page) -> set[Request]:
    """What the page asks the server for, until it is answered."""
    under_way: set[Request] = set()

    def begin(request: Request) -> None:
        if request.resource_type == "fetch":
            under_way.add(request)

    def end(request: Request) -> None:
        under_way.discard(request)

    page.on("request", begin)
    page.on("requestfinished", end)
    page.on("requestfailed", end)
    return under_way


def vital(moment: Moment) -> list[str]:
    """What has to be in sight while this is asked."""
    title, seats = moment.setup.title, range(moment.setup.seats)
    everybodys = [selector.format(seat) for selector in VITAL_OF_SEATS.get(title, ()) for seat in seats]
    return [*VITAL.get(title, ()), *everybodys]


def overlaps(one: Any, other: Any) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(across > 2 and down > 2)


def bring(page: Page, moment: Moment) -> str:
    """A table at this moment, on one screen for all its seats."""
    setup = moment.setup
    seats = [{"kind": "human", "name": f"P{seat}", "bot": ""} for seat in range(setup.seats)]
    position: dict[str, object] = {"position": moment.position.dump()}
    record = Record(civitas.title(setup.title), seats, dict(setup.options), position)
    kind = {"content-type": "application/json"}
    # The server gives an upload some seconds, which a busy machine may not have at once.
    for _ in range(TRIES):
        answer = page.request.post("/api/records", data=record.encode(), headers=kind, timeout=WAIT_MILLISECONDS)
        if answer.ok:
            break
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def look(page: Page, table: str) -> list[dict[str, Any]]:
    """Sits down at a table; returns the moves that can be made."""
    page.goto(f"/table/{table}")
    draw_curtain(page)
    page.mouse.move(0, 0)
    # Texts and pictures come after the board.
    page.locator("main.table[data-staged=true], .fault").first.wait_for(state="attached")
    assert page.locator(".fault").count() == 0, page.locator(".fault").inner_text()
    expect(page.locator(".prompt")).to_have_attribute("data-yours", "true")
    decision = page.request.get(f"/api/tables/{table}/view").json()["decision"]
    return [{"move": move["move"], "args": move["args"]} for move in decision["moves"] if move["verb"] != "resign"]


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("text => { document.documentElement.style.fontSize = `${text}%`; scrollTo(0, 0) }", size.text)
    page.evaluate(FRAMES)


def summary(faults: Iterable[Fault]) -> Iterator[str]:
    """How often each rule is broken, and where."""
    count = Counter((fault.rule, fault.moment) for fault in faults)
    for (rule, moment), number in sorted(count.items()):
        yield f"{number:5} {rule:13} {moment}"


def cleared(folder: Path) -> Path:
    """An empty folder for the pictures of a walk."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def contact_sheet(folder: Path, title: str, pictures: Sequence[Picture]) -> None:
    """One page with all pictures of a title, those with faults marked, and an index of all titles beside it."""
    parts = [f"<!doctype html><meta charset=utf-8><title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"]
    for moment in dict.fromkeys(picture.moment for picture in pictures):
        parts.append(f"<h2>{html.escape(moment)}</h2><div>")
        for picture in pictures:
            if picture.moment == moment:
                lines = "<br>".join(sorted({html.escape(f"{f.rule} {f.element} {f.detail}") for f in picture.faults}))
                wrong = ' class="wrong"' if picture.faults else ""
                parts.append(
                    f'<figure{wrong}><a href="{picture.file}"><img loading=lazy src="{picture.file}"></a>'
                    f"<figcaption>{picture.size} {picture.language}<br>{lines}</figcaption></figure>"
                )
        parts.append("</div>")
    (folder / "index.html").write_text("".join(parts), encoding="utf-8")
    titles = sorted(found.parent.name for found in folder.parent.glob("*/index.html"))
    links = "".join(f'<li><a href="{name}/index.html">{name}</a>' for name in titles)
    (folder.parent / "index.html").write_text(f"<!doctype html><meta charset=utf-8><ul>{links}</ul>", encoding="utf-8")


STYLE = (
    "body{font:13px sans-serif}div{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0;max-width:340px}"
    "img{max-width:340px;max-height:260px}.wrong img{outline:3px solid red}figcaption{overflow-wrap:anywhere}"
)
