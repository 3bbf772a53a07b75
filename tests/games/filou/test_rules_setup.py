"""The table before the first round: FIL-1 to FIL-7."""

from collections import Counter

import pytest
from tests.games.filou.tables import BANK, CARDS, MOUSE_CARDS, all_mice, at_every_table, hand, letters, view, waited_for

import rudel
from rudel.core.errors import BadSetup
from rudel.games.filou import cards
from rudel.games.filou.events import RoundBegan, SetDealt


def started(seats, seed=1, **options):
    return rudel.game("filou", seats, **options).start(seed=seed)


# ---- FIL-1 to FIL-3 -----------------------------------------------------------------------------------------------


def test_fil_1_three_four_or_five_seats_play():
    assert (3, 4, 5) == rudel.GAMES["filou"].seat_numbers
    for seats in (2, 6):
        with pytest.raises(BadSetup):
            rudel.game("filou", seats)


@at_every_table
def test_fil_1_everyone_plays_for_himself(seats):
    assert tuple((seat,) for seat in range(seats)) == rudel.game("filou", seats).parties


@at_every_table
def test_fil_2_each_seat_has_the_same_ten_cards(seats):
    state = started(seats)
    for seat in letters(seats):
        seen = view(state, seat)
        assert Counter(CARDS) == Counter((*seen.hand, seen.removed))


def test_fil_2_a_set_is_seven_cats_a_rabbit_and_two_dogs():
    assert ("-8", "-5", "3", "5", "8", "11", "15", "R", "SD", "BD") == cards.CARDS


@at_every_table
def test_fil_3_nine_cards_stay_in_each_hand(seats):
    state = started(seats)
    assert (9,) * seats == view(state).held
    assert [9] * seats == [len(view(state, seat).hand) for seat in letters(seats)]


@at_every_table
def test_fil_3_only_the_owner_can_tell_which_card_was_removed(seats):
    state = started(seats)
    assert view(state).removed is None
    for seat in letters(seats):
        seen = view(state, seat)
        assert [card for card in CARDS if card not in seen.hand] == [seen.removed]


@at_every_table
def test_fil_3_any_card_can_be_the_removed_one_and_each_seat_has_its_own(seats):
    removed = Counter()
    together = Counter()
    for seed in range(400):
        cards = tuple(view(started(seats, seed), seat).removed for seat in letters(seats))
        removed.update(enumerate(cards))
        together[cards[0], cards[1]] += 1
    assert {(seat, card) for seat in range(seats) for card in CARDS} == set(removed)
    assert max(removed.values()) < 80, "each card is removed in about 40 of 400 games"
    assert len(together) > 80, "of 100 pairs nearly all turn up"


@at_every_table
def test_fil_3_everyone_hears_his_own_set_and_no_other(seats):
    journal = []
    game = rudel.game("filou", seats)
    state = game.start(seed=5, journal=journal)
    dealt = [event for event in game.info.events(journal) if isinstance(event, SetDealt)]
    expected = [
        SetDealt(audience=seat, seat=seat, cards=view(state, letter).hand, removed=view(state, letter).removed)
        for seat, letter in enumerate(letters(seats))
    ]
    assert expected == dealt


# ---- FIL-4 to FIL-6 -----------------------------------------------------------------------------------------------


@at_every_table
def test_fil_4_everyone_starts_with_fifteen_mice(seats):
    assert (15,) * seats == view(started(seats)).mice


@at_every_table
def test_fil_4_everybody_knows_what_everyone_has_whatever_the_screen_shows(seats):
    hidden, shown = started(seats, show_mice=False), started(seats, show_mice=True)
    for seat in (*letters(seats), None):
        assert view(hidden, seat) == view(shown, seat)
        assert (15,) * seats == view(hidden, seat).mice


@pytest.mark.parametrize(("seats", "mouse_cards"), [(3, (3, 6)), (4, (2, 4, 6)), (5, (2, 3, 4, 6))])
def test_fil_5_the_mouse_cards_of_each_number_of_seats(seats, mouse_cards):
    assert mouse_cards == view(started(seats)).mouse_cards


@pytest.mark.parametrize(("seats", "bank"), [(3, 21), (4, 27), (5, 33)])
def test_fil_6_the_first_filling_comes_out_of_the_bank(seats, bank):
    state = started(seats)
    assert bank - sum(MOUSE_CARDS[seats]) == view(state).bank
    assert 15 * seats + bank == all_mice(state)


@at_every_table
def test_fil_6_the_first_round_begins_with_filled_mouse_cards(seats):
    journal = []
    game = rudel.game("filou", seats)
    state = game.start(seed=5, journal=journal)
    began = [event for event in game.info.events(journal) if isinstance(event, RoundBegan)]
    assert [RoundBegan(round=1, start=view(state).start, mouse_cards=MOUSE_CARDS[seats])] == began
    assert BANK[seats] == sum(began[0].mouse_cards) + view(state).bank


# ---- FIL-7 --------------------------------------------------------------------------------------------------------


@at_every_table
def test_fil_7_any_seat_can_be_the_first_start_player(seats):
    starts = Counter(view(started(seats, seed)).start for seed in range(300))
    assert set(range(seats)) == set(starts)
    assert min(starts.values()) > 300 / seats / 2, "every seat about as often"


def test_fil_7_the_same_dice_draw_the_same_table():
    one, other = started(4, seed=8), started(4, seed=8)
    assert (one.fingerprint(), hand(one, "C")) == (other.fingerprint(), hand(other, "C"))
    assert one.fingerprint() != started(4, seed=9).fingerprint()


@at_every_table
def test_fil_7_the_game_begins_with_laying(seats):
    seen = view(started(seats))
    assert ("laying", 1, seen.start, 0, None) == (seen.phase, seen.round, seen.turn, seen.turns, seen.points)
    assert letters(seats) == waited_for(started(seats))
