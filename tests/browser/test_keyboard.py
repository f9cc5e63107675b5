"""Everything by keyboard alone: no test in here touches the mouse."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import Person, bare

pytestmark = pytest.mark.browser

ACTIVE = """() => {
    const on = document.activeElement;
    return on.getAttribute("aria-label") || on.textContent.trim();
}"""


def focused(person: Person) -> str:
    return bare(person.page.evaluate(ACTIVE))


def tab_to(person: Person, words: str) -> None:
    """Press Tab until something with these words has the focus."""
    seen = []
    for _ in range(60):
        person.page.keyboard.press("Tab")
        seen.append(focused(person))
        if words in seen[-1]:
            return
    raise AssertionError(f"Tab never came to {words!r}: {seen}")


def test_a_game_is_opened_filled_and_played_to_its_end_by_keyboard(visit: Visit) -> None:
    ana = visit("Ana")
    keys = ana.page.keyboard
    ana.go()
    ana.page.get_by_role("heading", name="Coin Flip").wait_for()
    tab_to(ana, "Start a table of Coin Flip")
    keys.press("Enter")
    ana.page.wait_for_url("**/t/*")
    ana.page.locator("[data-link=live]").wait_for()
    tab_to(ana, "Add a bot to seat 2")
    keys.press("Enter")
    ana.page.locator("select").first.wait_for()
    tab_to(ana, "Start with")
    keys.press("Enter")
    ana.wait_for_turn()
    for _ in range(40):
        ana.wait_for_turn()
        if ana.over:
            break
        keys.press("2")
        ana.confirm.wait_for()
        ana.page.locator("[data-confirm]:focus").wait_for()
        keys.press("Enter")
        ana.page.locator("[data-confirm]").wait_for(state="detached")
    assert ana.over
    assert "Coin Flip" in ana.page.title()


def test_escape_goes_back_and_arrows_move_inside_a_row(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open("coin_flip", bots=1, start=True))
    ana.wait_for_turn()
    keys = ana.page.keyboard
    keys.press("1")
    ana.confirm.wait_for()
    keys.press("Escape")
    ana.page.locator("[data-confirm]").wait_for(state="detached")
    ana.choices.first.focus()
    assert focused(ana).startswith("Call heads")
    keys.press("ArrowRight")
    assert focused(ana).startswith("Call tails")
    keys.press("Home")
    assert focused(ana).startswith("Call heads")
    keys.press("Space")
    ana.page.locator("[data-confirm]:focus").wait_for()


def test_the_first_tab_skips_to_the_choices(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open("coin_flip", bots=1, start=True))
    ana.wait_for_turn()
    ana.page.keyboard.press("Tab")
    assert "Skip to your choices" in focused(ana)
    ana.page.keyboard.press("Enter")
    ana.page.locator("#acts:focus").wait_for()
    assert ana.page.url.count("/t/") == 1


def test_typing_in_the_chat_chooses_nothing(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open("coin_flip", bots=1, start=True))
    ana.wait_for_turn()
    ana.button("Chat").first.click()
    box = ana.page.get_by_role("textbox", name="Say something")
    box.fill("")
    box.press_sequentially("12 is my number")
    assert ana.page.locator(".sheet .chosen").count() == 0
    box.press("Enter")
    ana.page.get_by_role("log").get_by_text("12 is my number").wait_for()
    assert box.input_value() == ""


def test_a_screen_reader_hears_the_story_and_whose_turn_it_is(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open("coin_flip", bots=1, start=True))
    ana.wait_for_turn()
    assert ana.page.locator("[data-live=turn]").inner_text() == "Your turn"
    ana.act()
    ana.page.locator("[data-live=story] p", has_text="The coin shows").wait_for(state="attached")
