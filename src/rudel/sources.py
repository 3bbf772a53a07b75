"""Which modules are kernels, and what their sources look like: shared by the build and by the program.

A kernel is a module with a .pxd beside it. Imports nothing, because the build reads it before Rudel is installed.
"""

import hashlib
from pathlib import Path

MANIFEST = "kernels.json"


def kernels(package: Path) -> dict[str, Path]:
    """The kernels by module name, with their source files."""
    found = {}
    for pxd in sorted(package.rglob("*.pxd")):
        module = pxd.relative_to(package.parent).with_suffix("")
        found[".".join(module.parts)] = pxd.with_suffix(".py")
    return found


def hashes(package: Path) -> dict[str, str]:
    """For each kernel the SHA-256 of its source and C signatures."""
    return {
        name: hashlib.sha256(source.read_bytes() + source.with_suffix(".pxd").read_bytes()).hexdigest()
        for name, source in kernels(package).items()
    }
