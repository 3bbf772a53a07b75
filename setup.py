"""Builds the kernels: every module that has a .pxd beside it. Without a C compiler they run plain, only slower.

RUDEL_CHECKED=1 builds them with all bounds checks on (for the tests).
"""

import json
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE / "rudel"))
import sources  # noqa: E402  (our own list of kernels; lies below src, which is not importable before the build)

CHECKED = bool(os.environ.get("RUDEL_CHECKED"))
DIRECTIVES = {
    "boundscheck": CHECKED,
    "wraparound": CHECKED,
    "initializedcheck": CHECKED,
    "nonecheck": CHECKED,
    "overflowcheck": CHECKED,
    "cdivision": not CHECKED,
}


class BuildKernels(build_ext):
    """Builds all kernels or none, on all cores, and notes which sources they were built from."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        manifest = Path(self.build_lib if not self.inplace else SOURCE) / "rudel" / sources.MANIFEST
        manifest.unlink(missing_ok=True)
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as problem:  # noqa: BLE001  (whatever is missing, the plain kernels work)
            print(f"rudel: the kernels could not be compiled and will run plain: {problem}", file=sys.stderr)
            return
        manifest.parent.mkdir(parents=True, exist_ok=True)
        manifest.write_text(json.dumps(sources.hashes(SOURCE / "rudel"), indent=1))


def extensions() -> list[Extension]:
    """The kernels as C sources, made by Cython."""
    if os.environ.get("RUDEL_PURE") == "1":
        return []
    from Cython.Build import cythonize

    flags = ["-g0"] if os.name == "posix" else []
    if CHECKED and flags:
        flags.append("-O1")  # it is built for a minute of tests
    kinds = [
        Extension(name, [str(path.relative_to(ROOT))], extra_compile_args=flags)
        for name, path in sources.kernels(SOURCE / "rudel").items()
    ]
    build = "build/c-checked" if CHECKED else "build/c"
    return cythonize(
        kinds,
        include_path=["src"],
        build_dir=build,
        compiler_directives=DIRECTIVES,
        quiet=True,
        nthreads=os.cpu_count() or 1,
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildKernels})
