"""A game that brings no board of its own is played on the one that can show any game."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import Person, bare, play, said

pytestmark = pytest.mark.browser


def board(person: Person) -> str:
    return bare(person.page.locator("main .board").inner_text())


def test_a_toy_game_is_played_to_its_end_by_what_is_lit_on_the_board(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open("coin_flip", bots=3, start=True))
    ana.wait_for_turn()
    shown = board(ana)
    assert "Lucky side" in shown, "fields have their names from the texts"
    assert shown.index("Ana") < shown.index("Random bot 2"), "yours come first"

    lit = ana.page.locator("main .board button.chip").first
    lit.click()
    ana.confirm.wait_for()
    assert "Call" in ana.page.locator(".sheet .chosen").inner_text()
    changed = bare(ana.page.locator(".sheet .chosen table").inner_text())
    assert "You: Call" in changed
    ana.confirm.click()
    play([ana])
    assert "wins" in bare(ana.page.locator("#end-title").inner_text()) or ana.over


def test_a_sealed_choice_of_another_is_not_on_the_page(visit: Visit) -> None:
    ana, bo = visit("Ana"), visit("Bo")
    table = ana.open("coin_flip")
    bo.join(table["invite"])
    ana.ask("POST", f"/api/tables/{table['id']}/start")
    ana.at(table)
    bo.at(table)
    bo.act()
    ana.page.get_by_text(said("has called")).first.wait_for()
    panel = ana.page.get_by_role("region", name=said("Bo"))
    assert "Call hidden" in " ".join(bare(panel.inner_text()).split())


def test_an_act_of_several_steps_is_one_command(visit: Visit) -> None:
    """Taking a disaster asks for what is lost: the draft goes on, and is sent whole."""
    ana = visit("Ana")
    for _ in range(6):
        ana.at(ana.open("quietville", bots=2, start=True))
        ana.wait_for_turn()
        taking = ana.choices.filter(has_text=said("Take “any 1”"))
        if taking.count():
            break
    taking.first.click()
    ana.choices.filter(has_text="Give up").first.click()
    ana.page.locator(".sheet .chosen li").nth(1).wait_for()
    ana.confirm.click()
    ana.page.locator("[data-confirm]").wait_for(state="detached")
    assert [[step["do"] for step in actions] for actions in ana.commands] == [["take", "lose"]]


def test_a_preview_shows_what_would_change_and_changes_nothing(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open("quietville", bots=2, start=True))
    ana.wait_for_turn()
    before = board(ana)
    ana.choices.filter(has_text="Buy").first.click()
    ana.confirm.wait_for()
    changed = bare(ana.page.locator(".sheet .chosen table").inner_text())
    assert "You: Money" in changed
    assert ana.page.locator(".board .chip.added, .board .chip.removed").count() > 0
    ana.button("Back").click()
    ana.page.locator(".sheet .chosen").wait_for(state="detached")
    assert board(ana) == before


def test_confirm_at_once_sends_an_act_as_soon_as_it_is_chosen(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open("coin_flip", bots=1, start=True))
    ana.wait_for_turn()
    ana.page.get_by_role("button", name="Table", exact=True).click()
    ana.page.get_by_role("switch", name="Confirm at once").click()
    ana.page.get_by_role("button", name="Close").click()
    ana.choices.first.click()
    ana.page.locator(".log li", has_text=said("Ana called")).first.wait_for()


def test_a_game_with_several_seats_for_one_holder_and_sand_is_played(visit: Visit) -> None:
    ana = visit("Ana")
    table = ana.open("parley")
    ana.ask("PUT", f"/api/tables/{table['id']}/seats/1", kind="mine")
    ana.ask("POST", f"/api/tables/{table['id']}/start")
    ana.at(table)
    ana.wait_for_turn()
    assert ana.page.locator(".board .mine").count() == 2, "both seats are yours"
    assert ana.choices.count() > 0


def test_what_a_player_tells_is_shown_as_told(visit: Visit) -> None:
    ana = visit("Ana")
    ana.at(ana.open("parley", bots=1, start=True))
    ana.wait_for_turn()
    ana.choices.first.click()
    story = ana.page.get_by_role("textbox", name="What do you tell?")
    story.fill("Once <b>upon</b> a time\nthere was a letter.")
    ana.confirm.click()
    told = ana.page.locator("blockquote")
    told.wait_for()
    assert told.inner_text() == "Once <b>upon</b> a time\nthere was a letter."
