"""axe finds nothing on any screen: wide and on a phone, by day and by night."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import Visit
from tests.browser.person import PHONE, WIDE, Person, play

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    const told = (node) => node.html.slice(0, 160) + " " + node.failureSummary;
    return violations.map((one) => `${one.id}: ${one.help} ${one.nodes.slice(0, 3).map(told)}`);
}"""


@cache
def axe() -> str:
    if not AXE.is_file():
        raise AssertionError(f"axe-core is missing, run npm ci in web: there is no {AXE}")
    return AXE.read_text("utf-8")


def flaws(page: Page) -> list[str]:
    page.evaluate(axe())
    found: list[str] = page.evaluate(RUN)
    return found


def check(person: Person, screen: str) -> None:
    assert flaws(person.page) == [], screen
    assert person.fits(), f"{screen} sticks out sideways"


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_screen_keeps_anybody_out(visit: Visit, size: ViewportSize, theme: str) -> None:
    taste: dict[str, Any] = {"viewport": size, "color_scheme": theme, "reduced_motion": "reduce"}
    ana, bo = visit("Ana", **taste), visit("Bo", **taste)

    bo.open("quietville", settings={"listed": True})
    ana.open("coin_flip", bots=1, start=True)
    ana.go()
    ana.page.get_by_role("heading", level=3).first.wait_for()
    check(ana, "lobby")

    table = ana.open("quietville", bots=2)
    ana.at(table)
    ana.page.locator(".code img").wait_for()
    check(ana, "waiting room")
    bo.go(f"/j/{table['invite']}")
    check(bo, "invitation")

    ana.ask("POST", f"/api/tables/{table['id']}/start")
    ana.page.locator("#acts .pill.act").wait_for(state="attached")
    check(ana, "table")
    ana.page.keyboard.press("1")
    ana.confirm.wait_for()
    check(ana, "table with a chosen act")

    ana.page.get_by_role("button", name="Rules").first.click()
    ana.page.get_by_role("searchbox").fill("disaster")
    check(ana, "rulebook")
    ana.page.get_by_role("button", name="Close").click()
    ana.page.get_by_role("button", name="Table", exact=True).click()
    ana.page.get_by_role("button", name="Show my link").click()
    ana.page.locator("dialog .code img").wait_for()
    check(ana, "table menu")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_end_and_the_replay_keep_nobody_out(visit: Visit, size: ViewportSize) -> None:
    ana = visit("Ana", reduced_motion="reduce")
    ana.at(ana.open("coin_flip", bots=1, start=True))
    play([ana])
    ana.page.set_viewport_size(size)
    check(ana, "end")
    ana.page.get_by_role("link", name="Watch the replay").click()
    ana.page.get_by_role("slider").wait_for()
    check(ana, "replay")


def test_every_target_can_be_hit_with_a_thumb(visit: Visit) -> None:
    ana = visit("Ana", viewport=PHONE)
    ana.at(ana.open("quietville", bots=2, start=True))
    ana.page.locator("#acts .pill.act").wait_for(state="attached")
    small = ana.page.evaluate("""() => [...document.querySelectorAll("button, a, summary")]
        .filter((one) => one.checkVisibility() && !one.closest(".unseen, .skip"))
        .map((one) => {
            const box = one.getBoundingClientRect();
            const more = parseFloat(getComputedStyle(one, "::after").top) || 0;
            return [one.textContent.trim() || one.ariaLabel, box.width - 2 * more, box.height - 2 * more];
        }).filter(([, wide, high]) => wide < 30 || high < 44)""")
    assert small == []
