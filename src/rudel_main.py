"""The program's door. Stands outside the package, because the package refuses to load with stale kernels."""

import sys


def main() -> None:
    """Run `rudel`; whatever stops it before it has begun is one sentence, too."""
    try:
        from rudel.cli import main as obey  # noqa: PLC0415  (this import is what may fail)
    except KeyboardInterrupt:
        sys.exit(130)
    except ImportError as problem:
        if type(problem).__name__ != "StaleKernels":
            raise
        sys.stderr.write(f"rudel: {problem}\n")
        sys.exit(2)
    obey()


if __name__ == "__main__":
    main()
