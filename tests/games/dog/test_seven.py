"""How far one stone can go with a seven, its steps put together."""

from tests.games.dog.tables import play, table

from rudel.games.dog.seven import ways


def told(state):
    """Every way in notation, its steps side by side."""
    seat = state.turn
    return {" ".join(state.game.write(seat, step) for step in way) for way in ways(state, seat)}


def test_each_stone_goes_as_far_as_the_seven():
    state = table({"A": "5 20"}, {"A": "7", "B": "K"})
    assert {" ".join(["7a"] * 7), " ".join(["7b"] * 7)} == told(state)


def test_the_rest_of_a_seven_is_as_long_as_its_steps():
    state = play(table({"A": "5 20"}, {"A": "7", "B": "K"}), "7a 7a 7a 7a")
    assert {"7a 7a 7a", "7b 7b 7b"} == told(state)


def test_dog_53_a_stone_that_may_turn_in_has_two_ways():
    state = table({"A": "60"}, {"A": "7", "B": "K"})
    assert {"7a 7a 7a 7a 7a 7a 7a", "7a 7a 7a 7a 7a+ 7a+ 7a+"} == told(state)


def test_dog_22_a_way_ends_where_the_rest_could_not_be_used_up():
    state = table({"A": "11 s1", "B": "16!"}, {"A": "7", "B": "K"})
    assert {"7a 7a 7a 7a", "7b+ 7b+ 7b+"} == told(state)


def test_a_joker_begins_a_seven_and_plain_steps_go_on():
    state = table({"A": "5"}, {"A": "*", "B": "K"})
    assert {"*7a 7a 7a 7a 7a 7a 7a"} == told(state)


def test_what_is_no_seven_has_no_ways():
    assert set() == told(table({"A": "5"}, {"A": "6 K", "B": "K"}))
