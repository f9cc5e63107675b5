"""A person at a browser: what one does and sees, in the words of the house."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, ViewportSize

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 15_000
MARKS = "\u2066\u2067\u2068\u2069"


def said(*words: str) -> re.Pattern[str]:
    """A pattern for words on the page, wherever isolation marks stand between them."""
    loose = [f"[{MARKS}]*".join(re.escape(letter) for letter in word) for word in words]
    return re.compile(".*".join(loose))


def bare(text: str) -> str:
    return re.sub(f"[{MARKS}]", "", text)


class Person:
    """One device with one open page; `errors` collects what the page complains of."""

    def __init__(self, browser: Browser, url: str, name: str, **taste: Any) -> None:
        self.url = url
        self.name = name
        tastes: dict[str, Any] = {"viewport": WIDE, "color_scheme": "dark", **taste}
        self.context: BrowserContext = browser.new_context(**tastes)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"localStorage.setItem('ludoteca.name', {name!r})")
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.commands: list[list[dict[str, Any]]] = []
        """The actions of every command that the page sent."""
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._listen)
        self.page.on("request", self._count)

    def _listen(self, message: Any) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.errors.append(message.text)

    def _count(self, request: Request) -> None:
        if request.url.endswith("/command"):
            self.commands.append((request.post_data_json or {})["actions"])

    def close(self) -> None:
        self.context.close()
        assert not self.errors, self.errors

    # The house by its API, to lay a table quickly

    def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self.context.request.fetch(
            self.url + path, method=method, data=body if method != "GET" else None
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def open(self, game: str, *, bots: int = 0, start: bool = False, **more: Any) -> dict[str, Any]:
        """Open a table with bots; give it as a record."""
        table: dict[str, Any] = self.ask("POST", "/api/tables", game=game, name=self.name, **more)["table"]
        for seat in range(1, 1 + bots):
            table = self.ask("PUT", f"/api/tables/{table['id']}/seats/{seat}", kind="bot", bot="random")
        if start:
            self.ask("POST", f"/api/tables/{table['id']}/start")
        return table

    def join(self, invite: str) -> dict[str, Any]:
        table: dict[str, Any] = self.ask("POST", "/api/join", invite=invite, name=self.name)["table"]
        return table

    # The house by its pages

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def at(self, table: dict[str, Any]) -> Page:
        """Sit at a table that has started."""
        self.go(f"/t/{table['id']}")
        self.page.locator("[data-link=live]").wait_for()
        return self.page

    def button(self, *words: str) -> Locator:
        return self.page.get_by_role("button", name=said(*words))

    @property
    def choices(self) -> Locator:
        return self.page.locator("[data-choice]:visible")

    @property
    def confirm(self) -> Locator:
        return self.page.locator("[data-confirm]:not(:disabled)")

    @property
    def over(self) -> bool:
        return self.page.locator("#end-title").count() > 0

    def my_turn(self) -> bool:
        return self.page.locator("#acts .pill.act").count() > 0

    def wait_for_turn(self) -> None:
        self.page.locator("#acts .pill.act, #end-title").first.wait_for()

    def act(self) -> None:
        """Choose the first choice, and go on choosing until it can be confirmed."""
        self.choices.first.click()
        for _ in range(8):
            self.page.locator("[aria-busy=false] [data-confirm], [aria-busy=false] .one").first.wait_for()
            if self.confirm.count():
                break
            self.page.keyboard.press("1")
        self.confirm.click()
        self.page.locator("[data-confirm]").wait_for(state="detached")

    def story(self) -> list[str]:
        return [bare(line) for line in self.page.locator(".log li").all_text_contents()]

    def fits(self) -> bool:
        """Nothing sticks out sideways."""
        wide: bool = self.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
        return wide


def play(people: list[Person], until: Callable[[], bool] | None = None, longest: float = 120.0) -> None:
    """Let people act until something is so, or else until the game is over for all of them."""
    end = time.monotonic() + longest
    while time.monotonic() < end:
        for person in people:
            if until is not None and until():
                return
            if person.my_turn():
                person.act()
        if all(person.over for person in people):
            return
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game did not end in time")
