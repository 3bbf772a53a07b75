"""Chooses which kernels run: compiled fast, compiled checked, or plain.

RUDEL_PURE=1 forces the plain ones; RUDEL_KERNELS names a folder with kernels built elsewhere (the tests' checked ones).
Compiled kernels whose sources have changed since are refused: they would silently play by old rules.
"""

from __future__ import annotations

import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

from rudel import sources
from rudel.core.errors import StaleKernels

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

PACKAGE = Path(__file__).parent


class KernelFinder(MetaPathFinder):
    """Loads the kernels from the files it was given, whatever else lies in the package."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the kernel lies; None for every other module."""
        del path, target
        file = self.files.get(fullname)
        if file is None:
            return None
        loader = SourceFileLoader if file.suffix == ".py" else ExtensionFileLoader
        return spec_from_file_location(fullname, file, loader=loader(fullname, str(file)))


def choose() -> str:
    """Settles which kernels run, before the first of them is imported; returns their kind."""
    elsewhere = os.environ.get("RUDEL_KERNELS")
    folder = Path(elsewhere) / "rudel" if elsewhere else PACKAGE
    if os.environ.get("RUDEL_PURE") == "1" or not (folder / sources.MANIFEST).exists():
        if elsewhere and os.environ.get("RUDEL_PURE") != "1":
            raise StaleKernels(f"RUDEL_KERNELS names {elsewhere}, but there are no kernels in it")
        sys.meta_path.insert(0, KernelFinder(sources.kernels(PACKAGE)))
        return "plain"
    if json.loads((folder / sources.MANIFEST).read_text()) != sources.hashes(PACKAGE):
        raise StaleKernels("the compiled kernels are older than their source: run make setup, or set RUDEL_PURE=1")
    if elsewhere:
        sys.meta_path.insert(0, KernelFinder(_compiled(folder)))
        return "compiled elsewhere"
    return "compiled"


def _compiled(folder: Path) -> dict[str, Path]:
    """The compiled file of every kernel below the folder."""
    files = {}
    for name in sources.kernels(PACKAGE):
        stem = folder.parent.joinpath(*name.split("."))
        files[name] = next(file for suffix in EXTENSION_SUFFIXES if (file := Path(f"{stem}{suffix}")).exists())
    return files
