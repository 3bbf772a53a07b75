"""Filou in the browser."""

from tests.browser.checks import whole_game


def test_a_whole_game_of_three_seats_by_clicking(visit, report):
    whole_game(visit("Mia", lang="de", phone=True), "filou", 3, report)


def test_replay_only(visit):
    from tests.browser.person import SOON_OVER
    from tests.browser.replay import walk_through
    mia = visit()
    mia.settings = SOON_OVER
    mia.play_now("filou")
    mia.over().get_by_role("link", name=mia.text("end-replay")).click()
    walk_through(mia)
