"""A refusal says what, why and by which rule; the rulebook opens there and can be searched."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.look import refuse
from tests.browser.person import WIDE, bare, said

pytestmark = pytest.mark.browser


def test_a_refusal_names_its_rule_and_opens_the_rulebook_there(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open("quietville", bots=2, start=True))
    ana.wait_for_turn()
    refuse(ana)
    note = ana.page.locator(".refusal")
    assert "lies in the row" in bare(note.inner_text())
    heard = ana.page.locator("[data-live=turn]").inner_text()
    assert heard.startswith("Refused."), "a screen reader hears it at once"
    assert ana.page.locator(".sheet .chosen").count() == 1, "the choice is kept"

    note.get_by_role("button", name=said("Rule QV-031")).click()
    rule = ana.page.locator("#rule-QV-031")
    rule.wait_for()
    assert rule.get_attribute("aria-current") == "true"
    box = rule.bounding_box()
    assert box is not None
    assert 0 < box["y"] < WIDE["height"], "the rule is in sight"
    ana.page.keyboard.press("Escape")
    ana.page.locator("dialog").wait_for(state="detached")
    assert ana.page.locator(".sheet .chosen").count() == 1


def test_the_rulebook_is_searched_by_words(visit: Visit) -> None:
    ana = visit("Ana")
    ana.go()
    ana.button("Rulebooks").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Quietville").click()
    ana.page.locator("#rule-QV-001").wait_for()
    ana.page.get_by_role("searchbox").fill("MONEY two")
    ana.page.locator("#rule-QV-001").wait_for(state="detached")
    rules = ana.page.locator("dialog li")
    assert 0 < rules.count() < 60
    assert all("money" in bare(text).lower() for text in rules.all_inner_texts())
    ana.page.get_by_role("searchbox").fill("no such words at all")
    ana.page.get_by_text("No rule has these words").wait_for()
