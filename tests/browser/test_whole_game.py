"""Two people and a bot, from the lobby to the end of a game."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import bare, play, said

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_two_people_and_a_bot_play_a_game_from_the_lobby_to_its_end(visit: Visit) -> None:
    ana, bo = visit("Ana"), visit("Bo")
    ana.go()
    ana.button("Start a table of Quietville").click()
    ana.page.wait_for_url("**/t/*")
    ana.button("Add a bot to seat 2").click()
    ana.page.get_by_role("combobox", name=said("Kind of bot in seat 2")).select_option("random")

    link = ana.page.locator("code").first.get_attribute("title")
    assert link is not None
    assert "/j/" in link
    bo.page.goto(link)
    bo.button("Take a seat").click()
    bo.page.wait_for_url("**/t/*")
    assert "/j/" not in bo.page.url, "the words have left the address"

    ana.page.locator("ol li", has_text="Bo").locator(".ok").wait_for()
    assert bo.button("Start with").count() == 0, "a guest does not start the table"
    ana.button("Start with 3").click()
    for person in (ana, bo):
        person.page.locator("#acts").wait_for()

    play([ana, bo])
    for person in (ana, bo):
        places = person.page.get_by_role("table").first.get_by_role("row")
        assert places.count() == 4
        assert "Finished" in person.page.locator("header").first.inner_text()
    headline = bare(ana.page.locator("#end-title").inner_text())
    assert headline == bare(bo.page.locator("#end-title").inner_text())
    assert "win" in headline

    ana.page.get_by_role("link", name="Watch the replay").click()
    ana.page.get_by_role("slider").wait_for()
    ana.page.keyboard.press("End")
    ana.page.wait_for_url("**/replay/*step=*")
    last = ana.page.get_by_role("slider").get_attribute("max")
    assert f"step={last}" in ana.page.url
    ana.page.get_by_role("radio", name="Bo", exact=True).check(force=True)
    ana.page.wait_for_url("**seat=*")
