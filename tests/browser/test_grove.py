"""A game whose secret is who has seen what: two people and a bot play it, with their private sheets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.person import PHONE, Person, bare, play, said
from tests.browser.test_accessible import check

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = "in_a_grove"


def notes(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Notes")


def open_notes(person: Person) -> None:
    person.button("Notes").first.click()
    notes(person).get_by_role("grid").wait_for()


def cell(person: Person, row: str, column: str) -> Locator:
    return notes(person).get_by_role("button", name=said(f"{row}, {column}:"))


def kept(person: Person) -> None:
    notes(person).get_by_role("status").get_by_text("Kept", exact=True).wait_for()


def test_a_game_is_played_with_a_sheet_that_nobody_else_sees(visit: Visit) -> None:
    ana, bo = visit("Ana"), visit("Bo")
    table = ana.open(GAME)
    bo.join(table["invite"])
    ana.ask("PUT", f"/api/tables/{table['id']}/seats/2", kind="bot", bot="random")
    ana.ask("POST", f"/api/tables/{table['id']}/start")
    for person in (ana, bo):
        person.at(table)
        open_notes(person)

    heads = [bare(head) for head in notes(ana).get_by_role("columnheader").all_inner_texts()]
    assert heads == ["white", "3", "4", "5", "6", "7", "8"], "the figures in use with three"
    assert notes(ana).get_by_role("rowheader", name="Alibi of Bo").count() == 1
    cell(ana, "Victim", "6").click()
    notes(ana).get_by_role("textbox").fill("Bo has seen A before the swap")
    kept(ana)
    ana.page.reload()
    open_notes(ana)
    assert bare(cell(ana, "Victim", "6").get_attribute("aria-label") or "") == "Victim, 6: yes"
    assert "before the swap" in notes(ana).get_by_role("textbox").input_value()

    play([ana, bo])
    for person in (ana, bo):
        assert person.over
    assert "before the swap" not in bo.page.content()
    bo.page.reload()
    open_notes(bo)
    assert notes(bo).get_by_role("textbox").input_value() == ""
    assert cell(bo, "Victim", "6").get_attribute("data-mark") == "blank"

    ana.page.get_by_role("link", name="Watch the replay").click()
    ana.page.get_by_role("slider").wait_for()
    ana.page.get_by_role("radio", name="Bo", exact=True).check(force=True)
    ana.page.wait_for_url("**seat=*")


def test_marks_are_set_by_keyboard_and_go_round(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open(GAME, bots=3, start=True))
    open_notes(ana)
    keys = ana.page.keyboard
    cell(ana, "A", "white").focus()
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    here = ana.page.locator("button:focus")
    for mark in ("yes", "no", "maybe", "no mark", "yes"):
        keys.press("Enter")
        ana.page.get_by_role("button", name=said(f"B, 2: {mark}")).and_(here).wait_for()
    keys.press("End")
    assert "B, 8" in bare(here.get_attribute("aria-label") or "")
    keys.press("ArrowRight")
    assert "B, 8" in bare(here.get_attribute("aria-label") or ""), "there is nothing beyond the edge"
    kept(ana)
    ana.button("Clear the marks").click()
    cell(ana, "B", "2").and_(ana.page.locator("[data-mark=blank]")).wait_for()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_sheet_keeps_nobody_out(visit: Visit, theme: str) -> None:
    ana = visit("Ana", color_scheme=theme, reduced_motion="reduce")
    ana.at(ana.open(GAME, bots=3, start=True))
    ana.wait_for_turn()
    open_notes(ana)
    for figure, times in (("3", 1), ("4", 2), ("5", 3)):
        for _ in range(times):
            cell(ana, "A", figure).click()
    kept(ana)
    check(ana, "notes")
    ana.page.set_viewport_size(PHONE)
    tabs = ana.page.get_by_role("navigation", name="Parts of the table")
    tabs.get_by_role("button", name="Notes").click()
    check(ana, "notes on a phone")
    small = [box["height"] for one in notes(ana).locator("[data-cell]").all() if (box := one.bounding_box())]
    assert min(small) >= 44


def test_who_only_watches_has_no_notes(visit: Visit) -> None:
    ana, bo = visit("Ana"), visit("Bo")
    table = ana.open(GAME, bots=2, start=True)
    watch = ana.ask("GET", f"/api/tables/{table['id']}")["watch"]
    bo.ask("POST", "/api/links/exchange", link=f"/w/{watch}")
    bo.at(table)
    bo.page.get_by_text("You are watching").first.wait_for()
    assert bo.button("Notes").count() == 0
