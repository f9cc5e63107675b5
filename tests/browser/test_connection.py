"""Lost lines, late answers, impatient fingers, and a house that falls down."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import Person, said

pytestmark = pytest.mark.browser


def seated(person: Person, seats: int = 2) -> str:
    """Sit at a running table with bots; give its id."""
    table = person.open("coin_flip", bots=seats - 1, start=True)
    person.at(table)
    person.wait_for_turn()
    return str(table["id"])


def test_a_reload_shows_the_same_table_and_the_whole_story(visit: Visit) -> None:
    ana = visit("Ana")
    seated(ana)
    ana.act()
    ana.wait_for_turn()
    story = ana.story()
    assert story
    ana.page.reload()
    ana.wait_for_turn()
    ana.page.locator(".log li").nth(len(story) - 1).wait_for()
    assert ana.story()[-len(story) :] == story


def test_a_double_click_sends_one_command(visit: Visit) -> None:
    ana = visit("Ana")
    seated(ana)
    ana.choices.first.dblclick()
    ana.confirm.dblclick()
    ana.page.locator("[data-confirm]").wait_for(state="detached")
    ana.wait_for_turn()
    assert len(ana.commands) == 1
    assert sum("Ana called" in line for line in ana.story()) == 1


def test_a_command_that_was_sent_but_not_answered_counts_once(visit: Visit) -> None:
    """The answer is lost on the way; the same command is sent again under the same id."""
    ana = visit("Ana")
    table = seated(ana)
    ids: list[str] = []

    def lose(route: Route) -> None:
        ids.append((route.request.post_data_json or {})["id"])
        if len(ids) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    ana.page.route("**/stream*", lambda route: route.abort())
    ana.page.route("**/poll*", lambda route: route.abort())
    ana.page.reload()
    ana.page.unroute("**/poll*")
    ana.wait_for_turn()
    ana.page.route("**/command", lose)
    ana.choices.first.click()
    ana.confirm.click()
    ana.page.get_by_text("The house does not answer").wait_for()
    if ana.confirm.count():
        ana.confirm.click()
        ana.page.locator("[data-confirm]").wait_for(state="detached")
        assert ids[0] == ids[1]
    ana.page.unroute("**/stream*")
    ana.page.goto(f"{ana.url}/t/{table}")
    ana.wait_for_turn()
    assert sum("Ana called" in line for line in ana.story()) == 1


def test_a_click_that_comes_too_late_shows_the_table_as_it_is(visit: Visit) -> None:
    """A second window acts first; what this one sends is stale and does nothing."""
    ana = visit("Ana")
    table = seated(ana)
    ana.choices.first.click()
    ana.confirm.wait_for()
    ana.page.route("**/stream*", lambda route: route.abort())
    ana.page.route("**/poll*", lambda route: route.abort())
    other = ana.context.new_page()
    other.goto(f"{ana.url}/t/{table}")
    other.locator("[data-choice]").last.click()

    def act_first(route: Route) -> None:
        ana.page.unroute("**/command")
        other.locator("[data-confirm]:not(:disabled)").click()
        other.locator("[data-confirm]").wait_for(state="detached")
        route.continue_()

    ana.page.route("**/command", act_first)
    ana.confirm.click()
    ana.page.get_by_text("The table has moved on").wait_for()
    assert ana.page.locator("[data-confirm]").count() == 0
    ana.wait_for_turn()


def test_a_lost_line_is_shown_and_found_again(visit: Visit) -> None:
    ana = visit("Ana")
    table = seated(ana)
    light = ana.page.locator("[data-link]")
    ana.context.set_offline(True)
    ana.page.locator("[data-link=offline]").wait_for()
    assert "offline" in light.inner_text()
    ana.choices.first.click()
    ana.confirm.click()
    ana.page.get_by_text("The house does not answer").wait_for()
    ana.context.set_offline(False)
    ana.page.locator("[data-link=live]").wait_for()
    ana.confirm.click()
    ana.page.locator("[data-confirm]").wait_for(state="detached")
    ana.wait_for_turn()
    assert table in ana.page.url


def test_without_a_stream_the_table_is_polled(visit: Visit) -> None:
    ana = visit("Ana")
    table = ana.open("coin_flip", bots=1, start=True)
    ana.page.route("**/stream*", lambda route: route.abort())
    ana.go(f"/t/{table['id']}")
    ana.page.locator("[data-link=slow]").wait_for()
    ana.wait_for_turn()
    ana.act()
    ana.wait_for_turn()
    assert any("The coin shows" in line for line in ana.story())


def test_a_house_that_is_killed_comes_back_with_everything(chromium: Browser, tmp_path: Path) -> None:
    house = House(tmp_path).start()
    ana = Person(chromium, house.url, "Ana")
    try:
        seated(ana)
        ana.act()
        ana.wait_for_turn()
        story = ana.story()
        house.kill()
        ana.page.locator("[data-link=lost]").wait_for()
        house.start()
        ana.page.locator("[data-link=live]").wait_for()
        assert ana.story()[-len(story) :] == story
        ana.act()
        ana.wait_for_turn()
        assert len(ana.story()) > len(story)
    finally:
        ana.close()
        house.stop()


def test_the_tab_of_the_browser_tells_whose_turn_it_is(visit: Visit) -> None:
    ana, bo = visit("Ana"), visit("Bo")
    table = ana.open("coin_flip")
    bo.join(table["invite"])
    ana.ask("POST", f"/api/tables/{table['id']}/start")
    ana.at(table)
    ana.wait_for_turn()
    assert ana.page.title() == "Your turn: Coin Flip"
    icon = ana.page.locator("link[rel=icon]")
    assert "turn" in (icon.get_attribute("href") or "")
    ana.act()
    ana.page.get_by_text(said("Waiting for Bo")).first.wait_for()
    assert ana.page.title().startswith("Coin Flip")
    assert "turn" not in (icon.get_attribute("href") or "")


def test_a_hidden_page_rests_and_wakes(visit: Visit) -> None:
    ana = visit("Ana")
    ana.page.clock.install()
    seated(ana)
    hide = "Object.defineProperty(document, 'visibilityState', {{ value: '{}', configurable: true }});"
    tell = "document.dispatchEvent(new Event('visibilitychange'))"
    ana.page.evaluate(hide.format("hidden") + tell)
    ana.page.clock.fast_forward("06:00")
    ana.page.locator("[data-link=resting]").wait_for()
    ana.page.evaluate(hide.format("visible") + tell)
    ana.page.locator("[data-link=live]").wait_for()


def test_a_seat_link_opens_the_seat_elsewhere_and_leaves_the_address(visit: Visit) -> None:
    ana, phone = visit("Ana"), visit("Ana's phone")
    table = seated(ana)
    link = ana.ask("POST", f"/api/tables/{table}/links/seat")["seat_link"]
    phone.go(link[link.index("/s/") :])
    phone.page.wait_for_url(f"**/t/{table}")
    phone.wait_for_turn()
    phone.act()
    phone.wait_for_turn()
    assert ana.page.url == phone.page.url


def test_a_recovery_code_opens_the_seat_on_a_strange_device(visit: Visit) -> None:
    ana, strange = visit("Ana"), visit("Nobody")
    table = seated(ana)
    ana.act()
    ana.page.get_by_role("button", name="Table", exact=True).click()
    code = ana.page.locator("dialog b.code").inner_text()
    strange.go(f"/t/{table}")
    box = strange.page.get_by_role("textbox", name="Recovery code")
    box.fill("AAAA-AAAA")
    box.press("Enter")
    strange.page.get_by_text("opens nothing").wait_for()
    box.fill(code.lower())
    box.press("Enter")
    strange.wait_for_turn()
    assert strange.page.url == ana.page.url


def test_a_spectator_sees_the_table_and_may_not_act(visit: Visit) -> None:
    ana, eve = visit("Ana"), visit("Eve")
    table = seated(ana)
    watch = ana.ask("GET", f"/api/tables/{table}")["watch"]
    eve.go(watch if watch.startswith("/") else f"/w/{watch}")
    eve.page.get_by_text("You are watching").wait_for()
    assert eve.choices.count() == 0
    assert "/w/" not in eve.page.url


def test_a_link_that_opens_nothing_says_so(visit: Visit) -> None:
    ana = visit("Ana")
    ana.go("/s/AAAAAAAAAAAAAAAAAAAAAA")
    ana.page.get_by_text("opens nothing").wait_for()
    assert ana.page.url == f"{ana.url}/"
    ana.go("/j/quiet-otter-lamp-100")
    ana.button("Take a seat").click()
    ana.page.get_by_text("opens nothing").wait_for()
