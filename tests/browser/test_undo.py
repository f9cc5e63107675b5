"""Taking back: one's own act at once, more only when the table agrees."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import Person, play, said

pytestmark = pytest.mark.browser


def two(visit: Visit) -> tuple[Person, Person]:
    ana, bo = visit("Ana"), visit("Bo")
    table = ana.open("coin_flip")
    bo.join(table["invite"])
    ana.ask("POST", f"/api/tables/{table['id']}/start")
    ana.at(table)
    bo.at(table)
    ana.wait_for_turn()
    return ana, bo


def test_ones_own_act_is_taken_back_at_once(visit: Visit) -> None:
    ana, _ = two(visit)
    ana.act()
    ana.page.get_by_role("button", name="Take back", exact=True).click()
    ana.wait_for_turn()
    assert ana.choices.count() == 2
    ana.page.locator(".log li", has_text=said("took an act back")).wait_for()
    undone = ana.page.locator(".log .undone", has_text=said("Ana called"))
    undone.or_(ana.page.locator(".log .undone", has_text=said("Ana has called"))).first.wait_for()


def test_what_others_have_seen_is_taken_back_by_vote(visit: Visit) -> None:
    ana, bo = two(visit)
    ana.act()
    bo.act()
    ana.wait_for_turn()
    ana.button("Ask to take back").click()
    ballot = bo.page.get_by_role("group", name="Vote of the table")
    ballot.wait_for()
    ana.page.get_by_text("The others are still asked").wait_for()
    ballot.get_by_role("button", name="Let it be").click()
    for person in (ana, bo):
        person.page.locator(".log li", has_text=said("took an act back")).wait_for()
    ballot.wait_for(state="detached")
    play([ana, bo])
