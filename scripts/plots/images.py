# /// script
# requires-python = ">=3.10"
# dependencies = ["matplotlib==3.10.9", "plotly==7.1.0"]
# ///
"""Draws the picture of the README, strategies-light.png and strategies-dark.png.

The picture shows two counts for five workloads of the default suite under the standard strategies.
These commands make the committed files:

    scripts/bench
    scripts/plot images results/latest/default.json

Each file holds the counts as text, so a test can compare them with the baseline.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.text import Annotation
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from escaping import plain
from output import DPI, Parser, errors_in_one_line
from result_document import Document, DocumentError, Result, load
from schemes import SCHEMES, Look, Scheme
from style import LogAxis, count_text, halo, ratio_text, short_count_text, still_style

IMAGES = Path(__file__).parent.parent.parent / "docs" / "images"

WORKLOADS = {
    "list-scroll.idle": "Idle list",
    "list-scroll.steady": "Scrolling list",
    "list-scroll.ticker": "Scrolling, changing list",
    "layout.geometry-only": "Narrowing window",
    "animation.grouped": "Animated views",
}
STRATEGIES = {
    "propertyPass": "values before layout (iOS 26)",
    "layoutOnly": "values during layout (iOS 18)",
    "fullRecompute": "everything in every frame",
    "identityOracle": "only needed values counted",
}
NEEDED = "identityOracle"

# Lengths are in inches.
WIDTH, HEIGHT = 10.0, 5.625
MARGIN = 0.3
PANELS_TOP, PANELS_BOTTOM = 3.88, 0.4
PANELS_LEFT, PANEL_GAP = 2.4, 0.1
# The share of a row's height that separates it from the next.
ROW_GAP = 0.16

# Results by workload and strategy.
Rows = dict[str, dict[str, Result]]


@dataclass(frozen=True)
class Count:
    """A count and its panel."""

    metric: str
    title: str
    explanation: str
    # Whether the oracle counts only needed work.
    has_needed: bool
    width: float
    # The share of the panel's width reserved for its longest label.
    label_room: float

    def value(self, result: Result) -> int:
        return result.get(f"counts/{self.metric}", int)


COUNTS = [
    Count("bindings.evaluated", "Values set on views", "binding evaluations", True, 4.1, 0.4),
    Count("layout.executed", "Views laid out", "layoutSubviews() calls", False, 3.2, 0.22),
]
# The key of the counts in a PNG file.
COUNTS_KEY = "UpdateBench counts"


def table(document: Document) -> Rows:
    """Selects the results to draw."""
    found = {(result.label, result.strategy): result for result in document.results}
    for label in WORKLOADS:
        for strategy in STRATEGIES:
            if (label, strategy) not in found:
                raise DocumentError("results", f"no result of {label} under {strategy}", "one")
    return {label: {name: found[label, name] for name in STRATEGIES} for label in WORKLOADS}


def amplification(results: dict[str, Result], strategy: str, count: Count) -> float | None:
    """A count divided by the needed count, or None if that is unknown or zero."""
    needed = count.value(results[NEEDED])
    return count.value(results[strategy]) / needed if count.has_needed and needed else None


def draw(rows: Rows, scheme: Scheme) -> Figure:
    figure = plt.figure(figsize=(WIDTH, HEIGHT), dpi=DPI)
    draw_head(figure, rows, scheme)
    height = PANELS_TOP - PANELS_BOTTOM
    left = PANELS_LEFT
    for count in COUNTS:
        panel = figure.add_axes(
            (left / WIDTH, PANELS_BOTTOM / HEIGHT, count.width / WIDTH, height / HEIGHT)
        )
        draw_panel(panel, rows, count, scheme)
        left += count.width + PANEL_GAP
    row_height = height / len(rows)
    for index, (label, results) in enumerate(rows.items()):
        middle = PANELS_TOP - (index + 0.5) * row_height
        id, frames = results[NEEDED].get("id", str), results[NEEDED].get("frames", int)
        detail = f"{plain(id)} \N{MIDDLE DOT} {frames} frames"
        write(figure, MARGIN, middle + 0.04, WORKLOADS[label], size=11, weight="bold")
        write(figure, MARGIN, middle - 0.15, detail, color=scheme.muted)
    write(
        figure, MARGIN, PANELS_BOTTOM - 0.155, "Total of all frames, log scale", color=scheme.muted
    )
    return figure


def write(figure: Figure, x: float, y: float, text: str, size: float = 9.5, **style: str) -> None:
    """Writes a line of text that starts at a point in inches from the bottom left."""
    figure.text(x / WIDTH, y / HEIGHT, text, fontsize=size, **style)


def draw_head(figure: Figure, rows: Rows, scheme: Scheme) -> None:
    """Draws the title and the key to the marks."""
    ratios = [
        amplification(results, strategy, count) or 0
        for results in rows.values()
        for strategy in results
        for count in COUNTS
    ]
    title = f"The same frames can take {max(ratios):.0f} times the work"
    write(figure, MARGIN, HEIGHT - 0.46, title, size=19, weight="bold")
    subtitle = "Four update strategies show identical frames. UpdateBench counts the work of each."
    write(figure, MARGIN, HEIGHT - 0.74, subtitle, size=11, color=scheme.muted)
    width = (WIDTH - 2 * MARGIN) / len(STRATEGIES)
    for index, (strategy, explanation) in enumerate(STRATEGIES.items()):
        look = Look(strategy, list(STRATEGIES), scheme)
        x = MARGIN + index * width
        write(figure, x, HEIGHT - 1.13, look.glyph, size=12, color=look.color)
        write(figure, x + 0.2, HEIGHT - 1.13, strategy, size=11, weight="bold")
        write(figure, x + 0.2, HEIGHT - 1.31, explanation, size=9, color=scheme.muted)


def draw_panel(panel: Axes, rows: Rows, count: Count, scheme: Scheme) -> None:
    """Draws a count of every workload, a line for each strategy."""
    values = [count.value(result) for results in rows.values() for result in results.values()]
    axis = LogAxis(values, short_count_text, count.label_room)
    panel.set_xscale("log")
    panel.set_xlim(axis.start, axis.end)
    panel.set_xticks(axis.ticks, axis.tick_texts, fontsize=9.5)
    panel.minorticks_off()
    panel.tick_params(length=0)
    panel.set_ylim(len(rows), 0)
    panel.set_yticks([])
    panel.grid(axis="x", color=scheme.grid, linewidth=0.8)
    panel.set_axisbelow(True)
    for spine in panel.spines.values():
        spine.set_visible(False)
    title = label(panel, axis.position(0), 0, count.title, (-4, 9), size=11.5, weight="bold")
    label(panel, title, 0, count.explanation, (7, 9), color=scheme.muted)
    outline = halo(scheme)
    lane = (1 - ROW_GAP) / len(STRATEGIES)
    for index, results in enumerate(rows.values()):
        for place, (strategy, result) in enumerate(results.items()):
            look = Look(strategy, list(STRATEGIES), scheme)
            y = index + ROW_GAP / 2 + (place + 0.5) * lane
            value = count.value(result)
            x = axis.position(value)
            panel.plot([axis.position(0), x], [y, y], color=look.color, alpha=0.4, lw=2)
            panel.plot(x, y, marker=look.marker, color=look.color, ms=6)
            text = label(panel, x, y, count_text(value), (8, -3.5), path_effects=outline)
            ratio = amplification(results, strategy, count)
            if ratio and ratio > 1:
                needed = f"{ratio_text(ratio)} needed"
                label(panel, text, y, needed, (5, -3.5), weight="bold", path_effects=outline)


def label(
    panel: Axes,
    x: float | Annotation,
    y: float,
    text: str,
    offset: tuple[float, float],
    size: float = 9.5,
    **style: Any,
) -> Annotation:
    """Writes text at a point of the panel, or at a height behind another text."""
    after = isinstance(x, Annotation)
    return panel.annotate(
        text, (1 if after else x, y), xycoords=(x if after else "data", "data"),
        xytext=offset, textcoords="offset points", va="baseline", fontsize=size, **style,
    )  # fmt: skip


def counts_text(rows: Rows) -> str:
    """The drawn counts as JSON."""
    return json.dumps(
        {
            workload: {
                strategy: {count.metric: count.value(result) for count in COUNTS}
                for strategy, result in results.items()
            }
            for workload, results in rows.items()
        }
    )


def save(figure: Figure, path: Path, counts: str) -> None:
    """Writes a PNG with a palette of 128 colours, a third of the size of one without."""
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    picture = Image.fromarray(np.asarray(canvas.buffer_rgba())).convert("RGB")
    text = PngInfo()
    text.add_text(COUNTS_KEY, counts)
    palette = picture.quantize(128, dither=Image.Dither.NONE)
    palette.save(path, optimize=True, dpi=(DPI, DPI), pnginfo=text)


def main() -> None:
    arguments = Parser(__doc__, default_output="docs/images").parse_args()
    folder = arguments.output or IMAGES
    with errors_in_one_line(arguments.document):
        rows = table(load(arguments.document))
        for scheme in SCHEMES.values():
            with plt.rc_context(still_style(scheme)):
                figure = draw(rows, scheme)
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"strategies-{scheme.name}.png"
            save(figure, path, counts_text(rows))
            plt.close(figure)
            print(path)


if __name__ == "__main__":
    main()
