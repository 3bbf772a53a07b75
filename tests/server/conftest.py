"""A server that the tests of one file share."""

import pytest
from tests.server.house import serving


@pytest.fixture(scope="module")
def fair_server(tmp_path_factory):
    """A house whose cards nobody knows before, and everybody can prove afterwards."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('fair')}/house.db", "--no-limits", seed=None) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A rehearsing house in a file, without limits; `file` is where."""
    folder = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/hidden-place.db", "--no-limits") as running:
        running.file = folder / "hidden-place.db"
        yield running
