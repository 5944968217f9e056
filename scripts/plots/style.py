"""What every plot shares: colours, marks, number formats and output files."""

import argparse
import math
from collections.abc import Callable
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import plotly.graph_objects as go
from matplotlib.figure import Figure

from result_document import Document, DocumentError, fail, load

INK = "#1b1f24"
MUTED = "#6b7280"
GRID = "#e5e7eb"
FONT = "DejaVu Sans"

# Okabe and Ito's palette, which people with any colour vision can tell apart; the marks differ
# too, so that a print in grey still reads.
_STANDARD = {
    "propertyPass": ("#0072B2", "o", "circle"),
    "layoutOnly": ("#E69F00", "s", "square"),
    "fullRecompute": ("#D55E00", "D", "diamond"),
    "identityOracle": ("#009E73", "^", "triangle-up"),
}

# The looks of other strategies. The two lengths share no factor, so fifteen strategies differ
# before a look comes again.
_SPARE_COLORS = ["#CC79A7", "#56B4E9", "#1b1f24"]
_SPARE_MARKS = [
    ("v", "triangle-down"),
    ("P", "cross"),
    ("X", "x"),
    ("p", "pentagon"),
    ("*", "star"),
]


class Look:
    """How a strategy is drawn: a standard one as always, another by its place among the others."""

    def __init__(self, strategy: str, strategies: list[str]) -> None:
        if strategy in _STANDARD:
            self.color, self.marker, self.symbol = _STANDARD[strategy]
        else:
            place = [name for name in strategies if name not in _STANDARD].index(strategy)
            self.color = _SPARE_COLORS[place % len(_SPARE_COLORS)]
            self.marker, self.symbol = _SPARE_MARKS[place % len(_SPARE_MARKS)]
        red, green, blue = (int(self.color[start : start + 2], 16) for start in (1, 3, 5))
        self.pale = f"rgba({red}, {green}, {blue}, 0.28)"


def count_text(value: float) -> str:
    """A count with separators, or in millions; fractions keep three digits."""
    if value >= 1e7:
        return f"{value / 1e6:,.1f} M"
    if value == int(value) or value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2g}"


def short_count_text(value: float) -> str:
    """A power of ten for a tick: `0.1`, `10`, `1k`, `1M`."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:g}{unit}"
    return f"{value:g}"


def time_text(nanoseconds: float) -> str:
    """A time in the unit that leaves one to three digits before the point."""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("\N{MICRO SIGN}s", 1e3), ("ns", 1)):
        if nanoseconds >= size or size == 1:
            value = nanoseconds / size
            return f"{value:.0f} {unit}" if value >= 100 or size == 1 else f"{value:.3g} {unit}"
    raise AssertionError("the last unit takes every time")


class LogAxis:
    """A logarithmic axis on which zero has a place of its own, left of a gap."""

    def __init__(
        self, values: list[float], tick_text: Callable[[float], str], label_room: float
    ) -> None:
        """An axis for the values, whose last `label_room` (0 to 1) is left for labels."""
        positive = [value for value in values if value > 0] or [1.0]
        self.low = 10.0 ** math.floor(math.log10(min(positive)))
        has_zero = any(value == 0 for value in values)
        self.zero = self.low / 10**0.6
        self.start = (self.zero if has_zero else self.low) / 10**0.2
        span = math.log10(max(*positive, self.low * 10) / self.start)
        self.end = self.start * 10 ** (span / (1 - label_room))
        decades = math.floor(math.log10(max(*positive, self.low * 10) / self.low))
        step = max(1, math.ceil(decades / 3))
        self.ticks = [self.low * 10**decade for decade in range(0, decades + 1, step)]
        self.tick_texts = [tick_text(tick) for tick in self.ticks]
        if has_zero:
            self.ticks.insert(0, self.zero)
            self.tick_texts.insert(0, "0")

    def position(self, value: float) -> float:
        return value if value > 0 else self.zero


def use_style() -> None:
    """Sets fonts and the parts of pictures that would differ from run to run."""
    plt.rcParams.update(
        {
            "font.family": FONT,
            "font.size": 9,
            "text.color": INK,
            "axes.edgecolor": GRID,
            "axes.labelcolor": INK,
            "xtick.color": MUTED,
            "ytick.color": INK,
            "svg.hashsalt": "updatebench",
            "svg.fonttype": "path",
        }
    )


def run(description: str, name: str, draw: Callable[[Document], tuple[Figure, go.Figure]]) -> None:
    """Reads the command line, draws one document and writes PNG, SVG and HTML."""
    parser = argparse.ArgumentParser(
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("document", type=Path, help="what `updatebench run` wrote")
    parser.add_argument(
        "--output", type=Path, help="the folder for the pictures (default: the document's)"
    )
    arguments = parser.parse_args()
    use_style()
    try:
        still, interactive = draw(load(arguments.document))
    except (DocumentError, OSError) as error:
        fail(arguments.document, error)
    folder = arguments.output or arguments.document.parent
    folder.mkdir(parents=True, exist_ok=True)
    stem = folder / name
    still.savefig(stem.with_suffix(".png"), dpi=160, facecolor="white")
    still.savefig(stem.with_suffix(".svg"), facecolor="white", metadata={"Date": None})
    interactive.write_html(
        stem.with_suffix(".html"),
        include_plotlyjs=True,
        div_id=name,
        config={"displaylogo": False, "responsive": True},
    )
    for suffix in (".png", ".svg", ".html"):
        print(stem.with_suffix(suffix))
