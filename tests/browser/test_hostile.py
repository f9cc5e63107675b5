"""What strangers write is only ever text, and however long, it breaks nothing."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import Person, bare, play

pytestmark = pytest.mark.browser

SCRIPT = "<img src=x onerror=alert(1)>"
MARKUP = "</b><script>alert(1)</script>{ $seat }"
WIDE_NAME = "W" * 40
EMOJI = "👩‍👩‍👧‍👦🏴‍☠️" * 3
RIGHT_TO_LEFT = "שלום עולם (abc) 123"


def no_alerts(person: Person) -> None:
    person.page.on("dialog", lambda dialog: person.errors.append(f"a dialog opened: {dialog.message}"))


@pytest.mark.parametrize("name", [SCRIPT, MARKUP, WIDE_NAME, EMOJI, RIGHT_TO_LEFT])
def test_a_name_is_shown_as_text_everywhere(visit: Visit, name: str) -> None:
    ana, guest = visit("Ana"), visit(name)
    no_alerts(ana)
    table = ana.open("coin_flip")
    seen = guest.join(table["invite"])["you"]["name"]
    ana.at(table)
    ana.page.get_by_text(seen, exact=True).first.wait_for()
    assert ana.fits()
    guest.ask("POST", f"/api/tables/{table['id']}/chat", text=name, id="one")
    ana.ask("POST", f"/api/tables/{table['id']}/start")
    guest.at(table)
    play([ana, guest], until=lambda: len(ana.story()) > 5)
    assert any(bare(seen) in line for line in ana.story())
    ana.button("Chat").first.click()
    ana.page.get_by_role("log").get_by_text(seen, exact=True).first.wait_for()
    for width in (1440, 390, 320):
        ana.page.set_viewport_size({"width": width, "height": 800})
        assert ana.fits(), f"at {width}"
    assert ana.page.locator("img[src=x], script:not([src])").count() == 0


def test_every_screen_fits_narrow_phones_and_twice_the_size(visit: Visit) -> None:
    """720 wide is a 1440 page at 200 percent."""
    ana, guest = visit(WIDE_NAME), visit("Wilhelmina Featherstonehaugh-Ostrowska")
    guest.open("quietville", settings={"listed": True})
    table = ana.open("quietville", bots=1)
    guest.join(table["invite"])
    sizes = [(320, 568), (390, 844), (720, 450), (1024, 768), (1280, 720)]

    def check(where: str) -> None:
        for width, height in sizes:
            ana.page.set_viewport_size({"width": width, "height": height})
            assert ana.fits(), f"{where} at {width}"

    ana.go()
    ana.page.get_by_role("heading", level=3).first.wait_for(state="attached")
    check("lobby")
    ana.at(table)
    check("waiting room")
    ana.ask("POST", f"/api/tables/{table['id']}/start")
    ana.page.locator("#acts").wait_for(state="attached")
    guest.at(table)
    play([guest], until=ana.my_turn)
    ana.page.keyboard.press("1")
    ana.page.locator(".sheet .chosen").wait_for(state="attached")
    check("table")
