"""Plain, fast and checked kernels are one program: they agree move by move, and stale ones are refused."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rudel
from rudel import sources

ROOT = Path(__file__).parents[2]
CHECKED = ROOT / "build" / "checked"
COMPILED = (ROOT / "src" / "rudel" / sources.MANIFEST).exists()


def run(arguments, **variables):
    """Runs Python with exactly these of our variables."""
    ours = {key: value for key, value in os.environ.items() if key not in ("RUDEL_PURE", "RUDEL_KERNELS")}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=ours | variables, capture_output=True, text=True, check=False
    )


def trace(**variables):
    done = run(["-m", "tests.contract.trace", "1"], **variables)
    assert not done.returncode, done.stderr
    kind, *digests = done.stdout.splitlines()
    return kind, digests


def test_the_kernels_of_this_run_are_the_ones_asked_for():
    if os.environ.get("RUDEL_PURE") == "1" or not COMPILED:
        assert rudel.KERNELS == "plain"
        assert rudel.State.__module__ == "rudel.core.state"
        assert Path(sys.modules["rudel.core.state"].__file__).suffix == ".py"
    else:
        assert rudel.KERNELS in ("compiled", "compiled elsewhere")
        assert Path(sys.modules["rudel.core.state"].__file__).suffix in (".so", ".pyd")


@pytest.mark.skipif(not COMPILED, reason="there is no C compiler on this machine, so there is one kind of kernel only")
def test_plain_fast_and_checked_kernels_agree_move_by_move():
    plain_kind, plain = trace(RUDEL_PURE="1")
    fast_kind, fast = trace()
    checked_kind, checked = trace(RUDEL_KERNELS=str(CHECKED))
    assert ("plain", "compiled", "compiled elsewhere") == (plain_kind, fast_kind, checked_kind)
    assert plain == fast == checked


@pytest.mark.skipif(not COMPILED, reason="there is no C compiler on this machine, so nothing can be stale")
def test_stale_kernels_are_refused(tmp_path):
    stale = tmp_path / "rudel"
    shutil.copytree(CHECKED / "rudel", stale)
    manifest = stale / sources.MANIFEST
    manifest.write_text(manifest.read_text().replace('": "', '": "0'))
    done = run(["-c", "import rudel"], RUDEL_KERNELS=str(tmp_path))
    assert done.returncode
    assert "older than their source" in done.stderr
    done = run(["-c", "import rudel; print(rudel.KERNELS)"], RUDEL_KERNELS=str(tmp_path), RUDEL_PURE="1")
    assert "plain" == done.stdout.strip()


def test_a_folder_without_kernels_is_an_error(tmp_path):
    done = run(["-c", "import rudel"], RUDEL_KERNELS=str(tmp_path))
    assert done.returncode
    assert "no kernels in it" in done.stderr
