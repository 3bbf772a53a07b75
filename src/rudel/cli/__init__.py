"""The command line: play and simulate, look into records and rules, serve the house and keep it.

Whatever goes wrong is one sentence on stderr and exit code 2; a broken record or a missing rule is exit code 1.
"""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import rudel
from rudel.cli import backup, bench, options, play, records, replay, rules, schema, serve, simulate
from rudel.core.errors import RudelError

WRONG = 2
INTERRUPTED = 130

app = typer.Typer(
    name="rudel",
    help="One house for five family games about dogs, cats and sheep: play them, simulate them, look into them.",
    pretty_exceptions_enable=False,
)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(records.verify)
app.command()(replay.replay)
app.command()(rules.rules)
app.command()(options.options)
app.command()(bench.bench)
app.command()(serve.serve)
app.command()(schema.schema)
app.command()(backup.backup)
app.command()(backup.restore)


@app.callback(invoke_without_command=True)
def front(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version and which kernels run.")] = False,
) -> None:
    """One house for five family games about dogs, cats and sheep: play them, simulate them, look into them."""
    if version:
        typer.echo(f"rudel {rudel.__version__} ({rudel.KERNELS} kernels)")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: Sequence[str]) -> int:
    """Does what the arguments say and returns the exit code."""
    try:
        code = app(list(arguments), prog_name="rudel", standalone_mode=False)
        sys.stdout.flush()
    except RudelError as problem:
        return _complain(str(problem))
    except typer.TyperException as problem:
        return _complain(_with_hint(problem))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; what is still buffered must not complain when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def _complain(sentence: str) -> int:
    typer.echo(f"rudel: {sentence}", err=True)
    return WRONG


def _with_hint(problem: typer.TyperException) -> str:
    """What Typer says, in one line, with the command that shows what would be right."""
    said = " ".join(problem.format_message().split()).rstrip(".")
    context = getattr(problem, "ctx", None)
    command = context.command_path if context is not None else "rudel"
    return f"{said} ({command} --help says what fits)"


def main() -> None:
    """Runs `rudel` with the arguments it was called with."""
    sys.exit(run(sys.argv[1:]))
