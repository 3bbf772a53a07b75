"""Fair dice are proved where one plays; prepared ones say that there is nothing to prove."""

from playwright.sync_api import expect
from tests.browser.checks import verified
from tests.browser.person import SOON_OVER


def finished(person):
    """The end sheet of a game that played itself."""
    person.settings = SOON_OVER
    person.play_now("klaeffer")
    return person.over()


def test_a_fair_game_is_proved_in_the_browser_and_by_its_record(visit, fair_house, tmp_path):
    mia = visit(address=fair_house.address)
    end = finished(mia)
    expect(end.get_by_text(mia.text("proof-good"))).to_be_visible()
    end.locator("summary").click()
    for part in ("kept", "mine", "record"):
        expect(end.get_by_text(mia.text(f"proof-{part}"))).to_be_visible()
    assert "prove" not in verified(mia, tmp_path)


def test_prepared_cards_say_that_there_is_nothing_to_prove(visit):
    mia = visit(lang="de")
    end = finished(mia)
    expect(end.get_by_text(mia.text("proof-none"))).to_be_visible()
    expect(end.locator("summary")).to_have_count(0)
    mia.close_sheet()
    expect(mia.menu().get_by_text(mia.text("proof-none"))).to_be_visible()
