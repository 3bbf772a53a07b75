"""What one can do at a table beside playing."""

import re

from playwright.sync_api import expect
from tests.browser.person import SOON_OVER
from tests.browser.screens import ask_for_a_hint, ask_what_does_not_go, until_a_card_goes
from tests.browser.turns import POSITION, Player, next_of, together


def line(person):
    """The sentence that says what to do now."""
    return person.page.locator("footer [aria-live]").inner_text()


def test_a_card_to_be_given_can_be_changed(visit):
    mia, jan = visit("Mia"), visit("Jan")
    mia.begin_with(jan)  # he has not chosen yet
    player = Player(mia)
    seen = player.wait()
    first = line(mia)
    card = player.choose(seen["offers"])
    player.press(card)
    mia.until("() => document.querySelector('main button[aria-pressed=true]') !== null")
    given = mia.page.locator("main button[aria-pressed=true]").get_attribute("aria-label")
    hand = [one for one in player.look()["offers"] if one["kind"] == "hand" and not one["chosen"]]
    other = next(one for one in hand if one["label"] != card["label"])
    player.press(other)
    expect(mia.page.locator("main button[aria-pressed=true]")).not_to_have_attribute("aria-label", given)
    assert first != line(mia)


def test_what_was_played_alone_is_taken_back(visit):
    mia, jan = visit("Mia"), visit("Jan")
    mia.settings = {"pace": 10_000}
    mia.begin_with(jan, seats=2)
    players = Player(mia), Player(jan)
    for _ in range(40):
        asked, _ = next_of(*players)
        before = asked.position()
        asked.play(1)
        if asked.person.button("table-undo").count() > 0:
            break
    assert before != asked.position()
    asked.person.press("table-undo")
    asked.person.my_turn()
    asked.person.until("(before) => (READ)() === before".replace("READ", POSITION), before)
    together(*players, turns=1)


def test_what_was_played_against_a_bot_is_taken_back_before_it_moves(visit):
    mia = visit()
    mia.settings = {"pace": 10_000}
    mia.open_table("dog", seats=2)
    mia.begin()
    player = Player(mia)
    undo = mia.button("table-undo")
    for _ in range(10):
        player.wait()
        before = player.position()
        player.play(1)
        mia.until("() => !document.title.startsWith('●')")
        if undo.count() > 0:
            break
    undo.click()
    mia.my_turn()
    mia.until("(before) => (READ)() === before".replace("READ", POSITION), before)
    player.play(1)


def test_a_hint_is_given_with_its_reason_and_can_be_followed(visit):
    mia = visit()
    mia.play_now()
    player = Player(mia)
    player.play(1)
    player.wait()
    before = line(mia)
    ask_for_a_hint(mia)
    assert before != line(mia)
    assert len(line(mia)) > len(mia.text("table-hint", hint="", why="")) + 10
    expect(mia.page.locator("main .hinted").first).to_be_visible()


def test_a_refusal_names_its_rule_and_opens_it(visit):
    mia = visit()
    mia.play_now()
    player = Player(mia, seed=3)
    until_a_card_goes(player)
    refusal = ask_what_does_not_go(player)
    link = refusal.get_by_role("button").first
    rule = re.search(r"DOG-\d+", link.inner_text()).group().lower()
    assert mia.text(rule) in refusal.inner_text()
    link.click()
    paragraph = mia.page.locator(f"[data-rule={rule}]")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_text(rule.upper())


def test_who_leaves_gives_the_chair_to_a_bot_and_who_goes_to_the_hall_comes_back(visit):
    mia, jan = visit("Mia"), visit("Jan")
    mia.begin_with(jan, chair=1)

    jan.menu().get_by_role("button", name=jan.text("menu-hall"), exact=True).click()
    expect(jan.page.get_by_role("heading", name=jan.text("hall-running"))).to_be_visible()
    expect(jan.page.get_by_text(jan.text("hall-state-your-turn"), exact=True)).to_be_visible()
    jan.page.get_by_role("link", name=jan.text("dog-title")).first.click()
    jan.my_turn()

    sheet = jan.menu()
    sheet.get_by_role("button", name=jan.text("menu-leave"), exact=True).click()
    sheet.get_by_role("button", name=jan.text("menu-leave-yes")).click()
    expect(mia.page.get_by_text("Jan", exact=True)).to_have_count(0)
    jan.enter(f"/t/{mia.table()}")
    jan.sees("table-watching")


def test_a_rematch_has_the_same_people(visit):
    mia, jan = visit("Mia"), visit("Jan")
    mia.settings = SOON_OVER
    mia.begin_with(jan, chair=1)
    mia.over()
    jan.over()
    first = mia.table()
    mia.press("end-rematch")
    jan.close_sheet()
    jan.page.get_by_role("link", name=jan.text("table-rematch-go")).click()
    expect(jan.page.get_by_role("main").get_by_text("Mia", exact=True)).to_be_visible()
    expect(mia.page.get_by_role("main").get_by_text("Jan", exact=True)).to_be_visible()
    assert first != mia.table()
    assert mia.table() == jan.table()


def test_what_somebody_calls_out_is_seen_by_the_others_and_can_be_muted(visit):
    mia, jan = visit("Mia"), visit("Jan")
    mia.begin_with(jan, chair=1)
    mia.press("table-emotes")
    mia.press("emote-hello")
    jan.sees("emote-hello")
    sheet = jan.menu()
    sheet.get_by_text(jan.text("prefs-emotes")).click()
    jan.close_sheet()
    mia.press("table-emotes")
    mia.press("emote-thanks")
    jan.press("table-emotes")
    jan.press("emote-laugh")
    mia.sees("emote-laugh")
    expect(jan.page.get_by_text(jan.text("emote-thanks"), exact=True)).to_have_count(0)


def test_two_on_one_device_hand_it_over_under_a_cover(visit):
    mia = visit()
    mia.open_table("dog")
    mia.press("wait-beside-chair", name=mia.text("house-bot-B"))
    mia.page.get_by_label(mia.text("wait-beside-name")).fill("Jan")
    mia.press("wait-sit-short")
    expect(mia.button("wait-stand")).to_have_count(2)
    mia.begin()
    player = Player(mia)
    for turn in range(4):
        while (seen := player.wait())["sheet"] is None:  # whoever gave last may also be the first to play
            player.step(seen)
        cover = mia.page.get_by_role("dialog")
        expect(cover).to_be_visible()
        expect(mia.page.locator("main button")).to_have_count(0)
        name = "Jan" if mia.text("cover-title", name="Jan") == cover.get_attribute("aria-label") else "Mia"
        assert turn > 0 or name == "Jan"
        mia.press("cover-go", name=name)
        expect(cover).to_have_count(0)


def test_a_pause_begins_when_both_agree(visit):
    mia, jan = visit("Mia"), visit("Jan")
    mia.begin_with(jan, chair=1)
    mia.menu().get_by_role("button", name=mia.text("menu-pause"), exact=True).click()
    mia.sees("table-pause-asked", who="Jan")
    jan.sees("table-pause-wish", who="Mia")
    jan.press("table-pause-too")
    for person in (mia, jan):
        person.sees("table-paused")
    mia.button("table-resume").last.click()
    expect(jan.page.get_by_text(jan.text("table-paused"))).to_have_count(0)
    together(Player(mia), Player(jan), turns=1)


def test_a_clock_runs_for_whoever_thinks(visit):
    mia = visit()

    def with_clock(sheet):
        sheet.locator("summary").filter(has_text=mia.text("new-table")).click()
        sheet.get_by_role("group", name=mia.text("new-clock")).get_by_text(
            mia.text("new-clock-short"), exact=True
        ).click()

    mia.open_table("dog", before=with_clock)
    mia.begin()
    clock = mia.page.locator("footer").get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^4:5\d$"))


def test_a_plain_turn_is_one_message(visit):
    mia = visit()
    mia.play_now("filou")
    player = Player(mia)
    seen = player.wait()
    said = len(mia.traffic.sent)
    player.press(player.choose(seen["offers"]))
    player.until(mia.traffic.plays)
    assert ["play"] == [frame["type"] for frame in mia.traffic.sent[said:] if frame["type"] != "ping"]


def test_who_wants_to_be_asked_confirms_every_turn(visit):
    mia = visit(prefs={"ask": True})
    mia.play_now("filou")
    player = Player(mia)
    seen = player.wait()
    player.press(player.choose(seen["offers"]))
    expect(mia.button("table-confirm")).to_be_visible()
    mia.sees("table-confirm-line")
    assert [] == mia.traffic.plays()
    mia.press("table-confirm")
    player.until(mia.traffic.plays)
    assert "BODY" != mia.page.evaluate("document.activeElement.tagName")


def test_the_log_begins_with_the_newest(visit):
    mia = visit()
    mia.play_now("filou")
    player = Player(mia)
    log = mia.page.get_by_role("list", name=mia.text("table-log"))
    player.play(1)
    player.wait()
    before = [line.inner_text() for line in log.get_by_role("listitem").all()]
    player.play(1)
    player.wait()
    after = [line.inner_text() for line in log.get_by_role("listitem").all()]
    assert before == after[-len(before) :]


def test_a_break_hides_the_cards(visit):
    mia = visit()
    mia.play_now()
    Player(mia).wait()
    mia.menu().get_by_role("button", name=mia.text("menu-pause"), exact=True).click()
    mia.sees("table-covered")
    expect(mia.page.locator("main button")).to_have_count(0)
    own = mia.page.get_by_role("list", name=mia.text("table-log")).get_by_text("Your cards: ")
    expect(own).to_have_count(0)  # the log beside the board tells what cards one has been dealt
    mia.button("table-resume").last.click()
    expect(mia.page.locator("main button[aria-pressed]").first).to_be_visible()
    expect(own.first).to_be_visible()


def test_pressing_somebody_says_what_the_figures_mean_and_what_the_game_is_about(visit):
    mia = visit()
    mia.play_now()
    people = mia.page.get_by_role("region", name=mia.text("table-people"))
    people.get_by_role("button").first.click()
    expect(mia.sheet()).to_contain_text(mia.text("table-figures"))
    expect(mia.sheet()).to_contain_text(mia.text("menu-aim"))
    mia.close_sheet()
    expect(people.get_by_text(mia.text("table-you"), exact=True)).to_be_visible()
