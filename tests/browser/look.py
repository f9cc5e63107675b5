"""Photographs every screen, wide and on a phone: `python -m tests.browser.look FOLDER [dark|light]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.chromium import browser
from tests.browser.house import House
from tests.browser.person import PHONE, WIDE, Person, bare, play

SIZES = {"1440x900": WIDE, "390x844": PHONE}
PAGE = "window.scrollTo(0, 0)"


class Camera:
    """Takes each picture in both sizes."""

    def __init__(self, folder: Path, theme: str) -> None:
        self.folder = folder
        self.theme = theme
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, page: Page, name: str, *, only: str = "") -> None:
        before = page.viewport_size or WIDE
        for size, viewport in SIZES.items():
            if only and size != only:
                continue
            page.set_viewport_size(viewport)
            page.evaluate(PAGE)
            page.wait_for_timeout(250)
            page.screenshot(path=self.folder / f"{name}_{self.theme}_{size}.png")
        page.set_viewport_size(before)


def look(chromium: Browser, house: House, camera: Camera) -> None:
    ana = Person(chromium, house.url, "Ana", color_scheme=camera.theme)
    long = Person(chromium, house.url, "Wilhelmina Featherstonehaugh-Ostrowska", color_scheme=camera.theme)
    lobby(ana, long, camera)
    waiting(ana, long, camera)
    play_table(ana, long, camera)
    drawers(ana, camera)
    toy(ana, camera)
    joining(long, ana, camera)
    ana.close()
    long.close()


def lobby(ana: Person, long: Person, camera: Camera) -> None:
    ana.go()
    ana.page.locator("h3").first.wait_for()
    camera.shoot(ana.page, "lobby-empty")
    listed = {"pace": "none", "turn_seconds": 120, "stand_in": True, "listed": True, "spectators": True}
    long.open("quietville", settings=listed)
    long.open("coin_flip", bots=1, settings=listed)
    ana.open("quietville", bots=2, start=True)
    ana.open("coin_flip", bots=1, start=True)
    ana.go()
    ana.page.get_by_text("Wilhelmina").first.wait_for()
    camera.shoot(ana.page, "lobby")
    ana.page.set_viewport_size(PHONE)
    ana.button("Tables").click()
    camera.shoot(ana.page, "lobby-tables", only="390x844")
    ana.page.set_viewport_size(WIDE)


def waiting(ana: Person, long: Person, camera: Camera) -> None:
    table = ana.open("quietville", bots=1)
    ana.at(table)
    camera.shoot(ana.page, "waiting-few")
    long.join(table["invite"])
    long.at(table)
    ana.page.get_by_text("Wilhelmina").first.wait_for()
    camera.shoot(ana.page, "waiting")
    camera.shoot(long.page, "waiting-guest")


def play_table(ana: Person, long: Person, camera: Camera) -> None:
    ana.page.get_by_role("button", name="Start").click()
    play([ana, long], until=lambda: ana.my_turn() and len(ana.story()) > 24)
    camera.shoot(ana.page, "table")
    camera.shoot(long.page, "table-other")
    take = ana.choices.filter(has_text="Take")
    (take if take.count() else ana.choices).first.click()
    ana.confirm.first.wait_for()
    camera.shoot(ana.page, "table-chosen")
    ana.page.set_viewport_size(PHONE)
    tabs = ana.page.get_by_role("navigation", name="Parts of the table")
    for tab in ("Choices", "Story", "Chat"):
        tabs.get_by_role("button", name=tab).click()
        camera.shoot(ana.page, f"table-{tab.lower()}", only="390x844")
    tabs.get_by_role("button", name="Board").click()
    ana.page.set_viewport_size(WIDE)
    ana.page.keyboard.press("Escape")
    table = long.page.url.rsplit("/", 1)[1]
    long.ask("POST", f"/api/tables/{table}/chat", text="Good luck, everybody!", id="a")
    ana.page.get_by_role("button", name="Chat").first.click()
    ana.page.get_by_text("Good luck").wait_for()
    refuse(ana)
    camera.shoot(ana.page, "table-refused")
    ana.page.unroute("**/command")
    play([ana, long])
    camera.shoot(ana.page, "end")
    ana.page.get_by_role("link", name="Watch the replay").click()
    ana.page.get_by_role("slider").wait_for()
    for _ in range(14):
        ana.page.keyboard.press("ArrowRight")
    camera.shoot(ana.page, "replay")


def refuse(ana: Person) -> None:
    """Send something that the rules forbid in place of what was chosen."""
    offered = " ".join(bare(text) for text in ana.choices.all_text_contents())
    colours = {"R": "red", "B": "blue", "G": "green"}
    cards = [f"{letter}{n}" for letter in colours for n in range(3, 9)]
    absent = next(card for card in cards if f"Buy {colours[card[0]]} {card[1]}" not in offered)
    ana.page.route(
        "**/command",
        lambda route: route.continue_(
            post_data={**route.request.post_data_json, "actions": [{"do": "buy", "card": absent}]}
        ),
    )
    ana.choices.last.click()
    ana.confirm.click()
    ana.page.locator(".refusal").wait_for()


def drawers(ana: Person, camera: Camera) -> None:
    ana.at(ana.open("quietville", bots=2, start=True))
    ana.wait_for_turn()
    ana.page.get_by_role("button", name="Rules").click()
    ana.page.get_by_role("searchbox").fill("disaster money")
    camera.shoot(ana.page, "rulebook")
    ana.page.get_by_role("button", name="Close").click()
    ana.page.get_by_role("button", name="Table", exact=True).click()
    ana.page.get_by_role("button", name="Show my link").click()
    ana.page.locator("dialog .code img").wait_for()
    camera.shoot(ana.page, "settings")
    ana.page.keyboard.press("Escape")


def toy(ana: Person, camera: Camera) -> None:
    ana.at(ana.open("coin_flip", bots=3, start=True))
    ana.wait_for_turn()
    ana.choices.first.click()
    ana.confirm.first.wait_for()
    camera.shoot(ana.page, "toy")


def joining(long: Person, ana: Person, camera: Camera) -> None:
    invite = ana.open("quietville")["invite"]
    long.go(f"/j/{bare(invite)}")
    camera.shoot(long.page, "invited")
    long.go("/t/nowhere")
    long.page.get_by_role("heading").wait_for()
    camera.shoot(long.page, "lost")


def main() -> None:
    folder = Path(sys.argv[1])
    themes = sys.argv[2:] or ["dark", "light"]
    with tempfile.TemporaryDirectory() as place, browser() as chromium:
        house = House(Path(place), bot_pace=0.0).start()
        try:
            for theme in themes:
                look(chromium, house, Camera(folder, theme))
        finally:
            house.stop()


if __name__ == "__main__":
    main()
