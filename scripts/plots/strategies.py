# /// script
# requires-python = ">=3.10"
# dependencies = ["matplotlib==3.10.9", "plotly==7.1.0"]
# ///
"""Draws the work of each strategy, workload by workload.

Each workload has a row of panels and each number a column: binding evaluations, passes,
allocations and, if the document has them, frame times. A workload with results at three or more
values of one parameter is drawn only at its default. All numbers come from the document.
"""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass

import matplotlib.pyplot as plt
import plotly.graph_objects as go
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from plotly.subplots import make_subplots

from escaping import for_page, plain
from output import Drawing, run
from result_document import Document, Result
from schemes import Look, Scheme
from style import LogAxis, count_text, page_style, short_count_text, time_text

# The oracle counts only needed work, but does the same work as `propertyPass`: its times mean
# nothing.
ORACLE = "identityOracle"


@dataclass(frozen=True)
class Measure:
    """A column of panels, which shows one number or a typical and a high one."""

    title: str
    paths: tuple[str, ...]
    text: Callable[[float], str]
    tick_text: Callable[[float], str]
    # The share of a panel's width reserved for its longest label.
    label_room: float
    width: float

    def values(self, result: Result) -> list[float] | None:
        """The numbers of a result, or None if it has no meaningful ones."""
        if self.paths[0].startswith("time/") and result.strategy == ORACLE:
            return None
        values = [result.optional(path) for path in self.paths]
        return None if None in values else values

    def label(self, values: list[float]) -> str:
        return " \N{RIGHTWARDS ARROW} ".join(self.text(value) for value in values)


COUNTS = (count_text, short_count_text, 0.28, 1.0)
MEASURES = [
    Measure("bindings evaluated", ("counts/bindings.evaluated",), *COUNTS),
    Measure("property passes", ("counts/properties.executed",), *COUNTS),
    Measure("layout passes", ("counts/layout.executed",), *COUNTS),
    Measure("allocations per frame", ("allocations/calls_per_frame",), *COUNTS),
    Measure(
        "frame time, p50 \N{RIGHTWARDS ARROW} p99",
        ("time/frame_ns/p50", "time/frame_ns/p99"),
        time_text,
        time_text,
        label_room=0.46,
        width=1.3,
    ),
]


@dataclass(frozen=True)
class Row:
    """A workload and its result under each strategy, None where the run failed."""

    id: str
    label: str
    results: dict[str, Result | None]


@dataclass(frozen=True)
class Grid:
    """The workloads of a document and an axis for each measure."""

    rows: list[Row]
    strategies: list[str]
    # The measures in the document, each with its axis.
    columns: list[tuple[Measure, LogAxis]]
    # A sentence about workloads that aren't drawn; empty if all are.
    left_out: str

    @staticmethod
    def of(document: Document) -> "Grid":
        entries: dict[str, tuple[str, dict[str, Result | None]]] = {}
        for result in document.results:
            _, results = entries.setdefault(result.label, (result.get("id", str), {}))
            results[result.strategy] = result
        for failure in document.failures:
            _, results = entries.setdefault(failure.label, (failure.get("id", str), {}))
            results[failure.strategy] = None
        rows = [
            Row(
                plain(short),
                label,
                {name: results[name] for name in document.strategies if name in results},
            )
            for label, (short, results) in entries.items()
        ]
        swept = sweeps([row.label for row in rows if any(row.results.values())])
        hidden = {label for labels in swept.values() for label in labels}
        rows = [row for row in rows if row.label not in hidden]
        drawn = [result for row in rows for result in row.results.values() if result]
        columns = []
        for measure in MEASURES:
            found = [measure.values(result) for result in drawn]
            numbers = [value for values in found if values for value in values]
            if numbers:
                axis = LogAxis(numbers, measure.tick_text, measure.label_room)
                columns.append((measure, axis))
        return Grid(rows, document.strategies, columns, left_out_text(swept))


def sweeps(labels: list[str]) -> dict[tuple[str, str], list[str]]:
    """The labels of sweeps, by workload and parameter.

    A sweep sets the same single parameter to three or more numbers and also has a result at the
    default.
    """
    found: dict[tuple[str, str], list[str]] = {}
    for label in labels:
        match = re.fullmatch(r"([^\[]+)\[([^=,]+)=(-?[0-9.]+)\]", label)
        if match and match[1] in labels:
            found.setdefault((match[1], match[2]), []).append(label)
    return {key: varied for key, varied in found.items() if len(varied) >= 3}


def left_out_text(swept: dict[tuple[str, str], list[str]]) -> str:
    """The sentence about workloads that aren't drawn, for the foot of the picture."""
    parts = [
        f"{workload} at {len(labels)} other values of {parameter}"
        for (workload, parameter), labels in swept.items()
    ]
    return f"Not drawn: {', '.join(parts)}." if parts else ""


def draw(document: Document) -> Drawing:
    grid, provenance = Grid.of(document), document.provenance
    return Drawing(
        still=lambda scheme: draw_still(grid, provenance, scheme),
        interactive=lambda scheme: draw_interactive(grid, provenance, scheme),
    )


def draw_still(grid: Grid, provenance: str, scheme: Scheme) -> Figure:
    # Lengths are in inches.
    width, left, gap, head, title, line = 15.0, 1.75, 0.1, 1.1, 0.4, 0.19
    foot = 0.55 if grid.left_out else 0.3
    shares = sum(measure.width for measure, _ in grid.columns)
    unit = (width - left - gap * len(grid.columns)) / shares
    height = head + foot + sum(title + line * len(row.results) for row in grid.rows)
    figure = plt.figure(figsize=(width, height))
    figure.text(0.12 / width, 1 - 0.36 / height, "Work by strategy", fontsize=17, weight="bold")
    figure.text(0.12 / width, 1 - 0.6 / height, plain(provenance), fontsize=9, color=scheme.muted)
    figure.text(0.12 / width, 0.12 / height, plain(grid.left_out), fontsize=8.5, color=scheme.muted)
    top = height - head
    for row in grid.rows:
        # The title belongs to the whole row, so it is aligned with the names of the strategies.
        start = figure.text(
            0.12 / width, (top - 0.32) / height, row.id, weight="bold", fontsize=10, va="bottom"
        )
        x = left
        top -= title + line * len(row.results)
        for measure, axis in grid.columns:
            box = (x / width, top / height, unit * measure.width / width)
            panel = figure.add_axes((*box, line * len(row.results) / height))
            draw_panel(panel, grid, row, measure, axis, scheme)
            if x == left:
                panel.set_yticks(range(len(row.results)), map(plain, row.results))
                panel.annotate(
                    plain(row.label), (1, 0), xycoords=start, xytext=(6, 0),
                    textcoords="offset points", fontsize=10, va="bottom",
                )  # fmt: skip
            if row is grid.rows[0]:
                figure.text(box[0], 1 - 0.98 / height, measure.title, fontsize=11, weight="bold")
            if row is grid.rows[-1]:
                panel.set_xticks(axis.ticks, axis.tick_texts, fontsize=7.5)
            x += unit * measure.width + gap
    return figure


def draw_panel(
    panel: Axes, grid: Grid, row: Row, measure: Measure, axis: LogAxis, scheme: Scheme
) -> None:
    panel.set_xscale("log")
    panel.set_xlim(axis.start, axis.end)
    panel.set_xticks(axis.ticks, [])
    panel.minorticks_off()
    panel.tick_params(length=0)
    panel.set_ylim(len(row.results) - 0.5, -0.5)
    panel.set_yticks([])
    panel.grid(axis="x", color=scheme.grid, linewidth=0.7)
    panel.set_axisbelow(True)
    for spine in panel.spines.values():
        spine.set_visible(False)
    for y, (strategy, result) in enumerate(row.results.items()):
        values = measure.values(result) if result else None
        if values is None:
            panel.annotate(
                "not timed" if result else "no result", (axis.start, y),
                xytext=(3, 0), textcoords="offset points",
                va="center_baseline", fontsize=8.5, color=scheme.muted,
            )  # fmt: skip
            continue
        look = Look(strategy, grid.strategies, scheme)
        positions = [axis.position(value) for value in values]
        panel.plot([axis.start, positions[-1]], [y, y], color=look.color, alpha=0.28, lw=2.2)
        panel.plot(positions[0], y, marker=look.marker, color=look.color, ms=6.5)
        if len(positions) > 1:
            panel.plot(
                positions[1],
                y,
                marker=look.marker,
                color=scheme.background,
                mec=look.color,
                mew=1.4,
                ms=5.5,
            )
        panel.annotate(
            measure.label(values), (positions[-1], y), xytext=(7, 0), textcoords="offset points",
            va="center_baseline", fontsize=8.5,
        )  # fmt: skip


def draw_interactive(grid: Grid, provenance: str, scheme: Scheme) -> go.Figure:
    # Lengths are in pixels.
    head, title, line = 124, 46, 24
    foot = 64 if grid.left_out else 40
    line_counts = [len(row.results) for row in grid.rows]
    content = line * sum(line_counts) + title * (len(grid.rows) - 1)
    figure = make_subplots(
        rows=len(grid.rows), cols=len(grid.columns), shared_xaxes="columns", shared_yaxes="rows",
        column_widths=[measure.width for measure, _ in grid.columns], row_heights=line_counts,
        horizontal_spacing=0.012, vertical_spacing=title / content,
    )  # fmt: skip
    named: set[str] = set()
    for column, (measure, axis) in enumerate(grid.columns, start=1):
        for index, row in enumerate(grid.rows, start=1):
            for strategy, result in row.results.items():
                values = measure.values(result) if result else None
                if values is not None:
                    look = Look(strategy, grid.strategies, scheme)
                    mark = interactive_mark(row, strategy, measure, values, axis, look, scheme)
                    mark.showlegend = strategy not in named
                    named.add(strategy)
                    figure.add_trace(mark, row=index, col=column)
        figure.update_xaxes(
            type="log", tickvals=axis.ticks, ticktext=axis.tick_texts, gridcolor=scheme.grid,
            range=[math.log10(axis.start), math.log10(axis.end)], zeroline=False, col=column,
        )  # fmt: skip
    for index, row in enumerate(grid.rows, start=1):
        figure.update_yaxes(
            type="category", categoryorder="array",
            categoryarray=[for_page(name) for name in row.results][::-1],
            range=[-0.6, len(row.results) - 0.4], showgrid=False, zeroline=False, row=index,
        )  # fmt: skip
    add_titles(figure, grid, scheme)
    figure.update_layout(
        title={
            "text": f"<b>Work by strategy</b><br><sup>{for_page(provenance)}</sup>",
            "x": 0.01, "y": 1, "yref": "container", "yanchor": "top", "pad": {"t": 18},
        },
        height=head + content + foot,
        margin={"l": 120, "r": 20, "t": head, "b": foot},
        legend={
            "orientation": "h", "x": 1, "xanchor": "right", "y": 1 + 54 / content,
            "yanchor": "bottom",
        },
        **page_style(scheme, size=12),
    )  # fmt: skip
    return figure


def interactive_mark(
    row: Row,
    strategy: str,
    measure: Measure,
    values: list[float],
    axis: LogAxis,
    look: Look,
    scheme: Scheme,
) -> go.Scatter:
    last = len(values) - 1
    positions = [axis.position(value) for value in values]
    text = measure.label(values)
    name = for_page(strategy)
    hover = f"{for_page(row.label)}<br>{name}<br>{measure.title}: {text}"
    return go.Scatter(
        x=positions,
        y=[name] * len(values),
        mode="lines+markers+text",
        text=[""] * last + [f"  {text}"],
        textposition="middle right",
        textfont={"size": 11, "color": scheme.ink},
        marker={
            "color": [look.color] + [scheme.background] * last,
            "symbol": look.symbol,
            "size": 9,
            "line": {"color": look.color, "width": 1.6},
        },
        line={"color": look.color, "width": 2},
        # The stem from the axis to the mark.
        error_x={
            "type": "data",
            "symmetric": False,
            "array": [0] * len(values),
            "arrayminus": [positions[0] - axis.start] + [0] * last,
            "color": look.pale,
            "thickness": 2.5,
            "width": 0,
        },
        hovertemplate=f"{hover}<extra></extra>",
        name=name,
        legendgroup=name,
    )


def add_titles(figure: go.Figure, grid: Grid, scheme: Scheme) -> None:
    """Adds the name of the workload above each row and of the measure above each column."""
    for index, row in enumerate(grid.rows, start=1):
        axis = figure.get_subplot(index, 1).yaxis
        figure.add_annotation(
            text=f"<b>{for_page(row.id)}</b>  {for_page(row.label)}",
            xref="paper", yref="paper", x=0, xanchor="left",
            xshift=-110, y=axis.domain[1], yanchor="bottom", showarrow=False,
        )  # fmt: skip
    for column, (measure, _) in enumerate(grid.columns, start=1):
        axis = figure.get_subplot(1, column).xaxis
        figure.add_annotation(
            text=f"<b>{measure.title}</b>", xref="paper", yref="paper", x=axis.domain[0],
            xanchor="left", y=1, yanchor="bottom", yshift=24, showarrow=False,
        )  # fmt: skip
    if grid.left_out:
        figure.add_annotation(
            text=for_page(grid.left_out), xref="paper", yref="paper", x=0, xanchor="left",
            xshift=-110,
            y=0, yanchor="top", yshift=-30, showarrow=False, font={"color": scheme.muted},
        )  # fmt: skip


if __name__ == "__main__":
    run(__doc__, "strategies", draw)
