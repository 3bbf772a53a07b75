"""What tests have measured is printed at the end, from whichever worker it comes."""

import pytest


@pytest.fixture
def report(record_property):
    """Says a line at the end of the run."""
    return lambda line: record_property("report", line)


def pytest_terminal_summary(terminalreporter):
    lines = [
        line
        for outcome in ("passed", "failed")
        for test in terminalreporter.getreports(outcome)
        for key, line in getattr(test, "user_properties", ())
        if key == "report"
    ]
    if lines:
        terminalreporter.section("what was measured")
        for line in lines:
            terminalreporter.write_line(line)
