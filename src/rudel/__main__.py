"""`python -m rudel` is the same as `rudel`."""

from rudel.cli import main

if __name__ == "__main__":
    main()
