"""Every screen speaks one language, fits on a phone, and can be used by everybody."""

import pytest
from tests.browser.everybody import faults_on
from tests.browser.screens import proof, tour


@pytest.mark.parametrize(("lang", "phone"), [("de", False), ("en", True)])
def test_every_screen_is_in_one_language_fits_and_is_open_to_everybody(visit, lang, phone):
    person = visit(lang=lang, phone=phone, reduced_motion="reduce")
    assert {} == faults_on(person, tour(person))


def test_the_proof_is_in_one_language_fits_and_is_open_to_everybody(visit, fair_house):
    person = visit(address=fair_house.address, lang="de", phone=True, reduced_motion="reduce")
    assert {} == faults_on(person, proof(person))
