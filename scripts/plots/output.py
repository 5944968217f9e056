"""The command line of a plot and the files that it writes."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import plotly.graph_objects as go
from matplotlib.figure import Figure

from escaping import excerpt, script_json
from result_document import Document, DocumentError, load
from schemes import LIGHT, SCHEMES, Scheme
from style import still_style

DPI = 160

EXIT_FAILURE = 1
EXIT_BAD_DOCUMENT = 2
EXIT_USAGE = 64

# Shows the figure of the reader's colour scheme, also when the reader changes it.
_FOLLOW_SCHEME = """
const figures = {FIGURES};
const dark = window.matchMedia("(prefers-color-scheme: dark)");
function show() {
  const figure = dark.matches ? figures.dark : figures.light;
  document.body.style.background = figure.layout.paper_bgcolor;
  Plotly.react("{plot_id}", figure.data, figure.layout, CONFIG);
}
dark.addEventListener("change", show);
show();
"""


@dataclass(frozen=True)
class Drawing:
    """A document as a still picture and as an interactive figure, each in a given scheme."""

    still: Callable[[Scheme], Figure]
    interactive: Callable[[Scheme], go.Figure]


class Parser(argparse.ArgumentParser):
    """Reports a wrong command in one line and with exit code 64."""

    def __init__(
        self, description: str | None, default_output: str = "the folder of the document"
    ) -> None:
        super().__init__(
            prog=f"scripts/plot {Path(sys.argv[0]).stem}",
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.add_argument(
            "document", type=Path, help="result document that `updatebench run` wrote"
        )
        self.add_argument(
            "--output",
            type=Path,
            metavar="DIR",
            help=f"folder for the pictures (default: {default_output})",
        )

    def error(self, message: str) -> NoReturn:
        fail(f"{self.prog}: {message}", EXIT_USAGE)


def run(description: str | None, name: str, draw: Callable[[Document], Drawing]) -> None:
    """Reads the command line, draws one document and writes a PNG, an SVG and an HTML file."""
    parser = Parser(description)
    parser.add_argument(
        "--scheme",
        choices=list(SCHEMES),
        default=LIGHT.name,
        help="colours of the PNG and the SVG (default: light); the HTML follows its reader",
    )
    arguments = parser.parse_args()
    scheme = SCHEMES[arguments.scheme]
    folder = arguments.output or arguments.document.parent
    stem = folder / scheme.suffixed(name)
    page = folder / f"{name}.html"
    with errors_in_one_line(arguments.document), plt.rc_context(still_style(scheme)):
        drawing = draw(load(arguments.document))
        still = drawing.still(scheme)
        figures = {each.name: drawing.interactive(each) for each in SCHEMES.values()}
        folder.mkdir(parents=True, exist_ok=True)
        still.savefig(f"{stem}.png", dpi=DPI)
        still.savefig(f"{stem}.svg", metadata={"Date": None})
        write_page(page, name, figures)
        plt.close(still)
    for path in (f"{stem}.png", f"{stem}.svg", page):
        print(path)


def write_page(path: Path, name: str, figures: dict[str, go.Figure]) -> None:
    """Writes a web page that needs no network and shows the figure for the reader's scheme."""
    members = ", ".join(
        f"{scheme}: {script_json(figure.to_json())}" for scheme, figure in figures.items()
    )
    config = {"displaylogo": False, "responsive": True}
    script = _FOLLOW_SCHEME.replace("CONFIG", json.dumps(config)).replace("FIGURES", members)
    figures[LIGHT.name].write_html(
        path,
        include_plotlyjs=True,
        div_id=name,
        config=config,
        post_script=script,
    )


@contextmanager
def errors_in_one_line(document: Path) -> Iterator[None]:
    """Ends the program with one line if the document is wrong or a file can't be accessed."""
    try:
        yield
    except DocumentError as error:
        fail(f"{document}: {error}", EXIT_BAD_DOCUMENT)
    except OSError as error:
        path = Path(error.filename or document)
        status = EXIT_BAD_DOCUMENT if path == document else EXIT_FAILURE
        fail(f"{path}: {error.strerror or error}", status)
    except (ArithmeticError, LookupError, MemoryError, TypeError, ValueError) as error:
        reason = excerpt(" ".join(str(error).split()))
        fail(f"{document}: can't be drawn: {type(error).__name__}: {reason}", EXIT_BAD_DOCUMENT)


def fail(message: str, status: int) -> NoReturn:
    print(message, file=sys.stderr)
    raise SystemExit(status)
