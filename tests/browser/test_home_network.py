"""In the home network there is no secure context: a name, plain http, and all that must work there."""

from playwright.sync_api import expect
from tests.browser.turns import Player


def test_a_house_under_another_name_over_plain_http(visit, fair_house):
    mia = visit(address=f"http://rudel.test:{fair_house.port}")
    mia.open_table("dog")
    assert not mia.page.evaluate("isSecureContext")
    mia.press("invite-copy")
    expect(mia.button("invite-copied")).to_be_visible()
    link = mia.page.get_by_role("textbox", name=mia.text("invite-link")).input_value()
    assert link == f"http://rudel.test:{fair_house.port}/c/{mia.code()}"
    mia.press("wait-beside-chair", name=mia.text("house-bot-B"))
    name = mia.page.get_by_label(mia.text("wait-beside-name"))
    name.press("Control+v")
    expect(name).to_have_value(link[:20])
    mia.reload()
    mia.begin()
    Player(mia).play(2)
    table = mia.table()
    sheet = mia.menu()
    sheet.get_by_role("button", name=mia.text("menu-leave"), exact=True).click()
    sheet.get_by_role("button", name=mia.text("menu-leave-yes")).click()
    expect(mia.button("hall-play-title", title=mia.text("dog-title"))).to_be_visible()
    mia.enter(f"/t/{table}")
    end = mia.over()
    expect(end.get_by_text(mia.text("proof-good"))).to_be_visible()
    end.locator("summary").click()
    for part in ("kept", "mine", "record"):
        expect(end.get_by_text(mia.text(f"proof-{part}"))).to_be_visible()
