"""The Python door: games are values, and the checked way to play refuses with a rule."""

import re
from contextlib import nullcontext
from pathlib import Path

import pytest
from tests.server.house import serving

import rudel

ROOT = Path(__file__).parents[2]


def test_games_with_equal_key_seats_and_options_are_equal():
    assert rudel.game("dog", 4, packs=3) == rudel.game("dog", packs=3)
    assert len({rudel.game("dog"), rudel.game("dog"), rudel.game("lagerdog")}) == 2
    assert rudel.game("dog", packs=3) != rudel.game("dog")


def test_an_unknown_game_names_those_there_are():
    with pytest.raises(rudel.UnknownGame, match="there are dog, lagerdog"):
        rudel.game("chess")


def test_play_refuses_with_the_rule_and_changes_nothing():
    game = rudel.game("dog")
    state = game.start(seed=3)
    before = state.fingerprint()
    with pytest.raises(rudel.Refused, match="x is refused by DOG-13") as caught:
        game.play(state, 0, game.read(0, "x"))
    assert "DOG-13" == caught.value.rule
    assert before == state.fingerprint()
    game.play(state, 0, state.legal(0)[0])
    assert before != state.fingerprint()


def test_a_game_without_a_seed_is_a_new_one_each_time():
    game = rudel.game("dog")
    assert game.start().fingerprint() != game.start().fingerprint()


def examples():
    """The Python examples of the README."""
    return re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", examples())
def test_the_readmes_examples_run(example, capsys, tmp_path):
    with serving(f"sqlite:///{tmp_path}/rudel.db") if "rudel.client" in example else nullcontext() as server:
        if server is not None:
            example = example.replace("http://127.0.0.1:8000", server.address)
        exec(compile(example, "README.md", "exec"), {})  # noqa: S102  (our own README)
    assert capsys.readouterr().out


def test_the_readme_has_examples():
    assert examples()
