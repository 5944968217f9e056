# /// script
# requires-python = ">=3.10"
# dependencies = ["matplotlib==3.10.9", "plotly==7.1.0"]
# ///
"""Draws the amplification of each strategy over the scrolling speed.

Amplification is the number of binding evaluations divided by the number that was needed, which the
identity oracle counts. The document must have results of `list-scroll.steady` at two or more values
of its parameter `delta`.
"""

import matplotlib.pyplot as plt
import plotly.graph_objects as go
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from escaping import for_page, plain
from output import Drawing, run
from result_document import Document, DocumentError, Result
from schemes import Look, Scheme
from style import halo, page_style, ratio_text

BENCHMARK = "list-scroll.steady"
TITLE = "Amplification over scrolling speed"
X_TITLE = "points scrolled per frame"
Y_TITLE = "binding evaluations per needed evaluation"

Curve = list[tuple[float, float]]


def draw(document: Document) -> Drawing:
    curves = curves_of(document)
    idle = idle_text(document)
    provenance = document.provenance
    return Drawing(
        still=lambda scheme: draw_still(curves, idle, provenance, scheme),
        interactive=lambda scheme: draw_interactive(curves, idle, provenance, scheme),
    )


def curves_of(document: Document) -> dict[str, Curve]:
    """The amplification at each delta by strategy; an idle list has none."""
    curves: dict[str, Curve] = {}
    for result in sweep(document):
        delta, evaluated, needed = numbers(result)
        if delta > 0 and needed > 0:
            curves.setdefault(result.strategy, []).append((delta, evaluated / needed))
    deltas = {delta for curve in curves.values() for delta, _ in curve}
    if len(deltas) < 2:
        found = ", ".join(f"{delta:g}" for delta in sorted(deltas)) or "none"
        raise DocumentError(
            "results",
            f"{BENCHMARK} at these values of delta above 0: {found}",
            "two or more (set with `--set delta=...`)",
        )
    return {strategy: sorted(curve) for strategy, curve in curves.items()}


def sweep(document: Document) -> list[Result]:
    """The largest group of results that differ only in delta."""
    groups: dict[str, list[Result]] = {}
    for result in document.results:
        if result.get("benchmark", str) == BENCHMARK:
            parameters = result.get("parameters", dict)
            others = {name: value for name, value in parameters.items() if name != "delta"}
            groups.setdefault(repr(sorted(others.items())), []).append(result)
    return max(groups.values(), key=len, default=[])


def numbers(result: Result) -> tuple[float, int, int]:
    """The delta of a result, its binding evaluations and the oracle's."""
    return (
        float(result.get("parameters/delta", (int, float))),
        result.get("amplification/bindings_evaluated", int),
        result.get("amplification/oracle_bindings_evaluated", int),
    )


def idle_text(document: Document) -> str:
    """A sentence about evaluations while nothing moves and none is needed."""
    idle = [
        f"{result.strategy} {evaluated:,}"
        for result in sweep(document)
        for delta, evaluated, needed in [numbers(result)]
        if delta == 0 and needed == 0 and evaluated > 0
    ]
    return f"Needless evaluations while the list is at rest: {', '.join(idle)}." if idle else ""


def draw_still(curves: dict[str, Curve], idle: str, provenance: str, scheme: Scheme) -> Figure:
    figure, panel = plt.subplots(figsize=(10, 6))
    figure.subplots_adjust(left=0.075, right=0.97, top=0.83, bottom=0.14)
    figure.text(0.02, 0.94, TITLE, fontsize=17, weight="bold")
    figure.text(0.02, 0.9, plain(provenance), fontsize=9, color=scheme.muted)
    figure.text(0.075, 0.85, Y_TITLE, fontsize=10)
    figure.text(0.075, 0.025, plain(idle), fontsize=9, color=scheme.muted)
    panel.set_xscale("log")
    panel.set_yscale("log")
    strategies = list(curves)
    for group in coinciding(curves):
        curve = curves[group[0]]
        xs, ys = zip(*curve, strict=True)
        for depth, strategy in enumerate(group):
            # Of curves that coincide, each is thinner than the one below it, so that all show.
            look = Look(strategy, strategies, scheme)
            size = 4.5 + 3 * (len(group) - 1 - depth)
            width = 1.6 + 2 * (len(group) - 1 - depth)
            panel.plot(xs, ys, color=look.color, marker=look.marker, lw=width, ms=size + 2)
        if max(ys) > 1:
            for x, y in curve:
                panel.annotate(
                    ratio_text(y), (x, y), xytext=(8, 5), textcoords="offset points",
                    fontsize=9.5, path_effects=halo(scheme),
                )  # fmt: skip
        looks = [(strategy, Look(strategy, strategies, scheme)) for strategy in group]
        label_start(panel, curve, looks, scheme)
    deltas = sorted({delta for curve in curves.values() for delta, _ in curve})
    panel.set_xticks(deltas, [f"{delta:g}" for delta in deltas])
    highest = max(ratio for curve in curves.values() for _, ratio in curve)
    ticks = [10**decade for decade in range(4) if 10**decade <= highest * 10]
    panel.set_yticks(ticks, [f"{tick:,}\N{MULTIPLICATION SIGN}" for tick in ticks])
    panel.set_ylim(0.8, highest * 1.6)
    panel.minorticks_off()
    panel.tick_params(length=0)
    panel.set_xlabel(X_TITLE, fontsize=10)
    panel.grid(color=scheme.grid, linewidth=0.8)
    panel.set_axisbelow(True)
    for spine in panel.spines.values():
        spine.set_visible(False)
    return figure


def coinciding(curves: dict[str, Curve]) -> list[list[str]]:
    """The strategies, grouped by equal curves."""
    groups: dict[tuple[tuple[float, float], ...], list[str]] = {}
    for strategy, curve in curves.items():
        groups.setdefault(tuple(curve), []).append(strategy)
    return list(groups.values())


def label_start(panel: Axes, curve: Curve, looks: list[tuple[str, Look]], scheme: Scheme) -> None:
    """Writes the names of the strategies above the left end of their curve."""
    (x, y), *_ = curve
    offset = (46, 3) if y > 1 else (10, 9)
    label = None
    for strategy, look in looks:
        mark = panel.annotate(
            look.glyph,
            (x, y) if label is None else (1, 0),
            xycoords="data" if label is None else label,
            xytext=offset if label is None else (12, 0),
            textcoords="offset points",
            va="bottom",
            color=look.color,
            fontsize=10.5,
        )
        label = panel.annotate(
            plain(strategy),
            (1, 0),
            xycoords=mark,
            xytext=(4, 0),
            textcoords="offset points",
            va="bottom",
            weight="bold",
            fontsize=10.5,
            path_effects=halo(scheme),
        )


def draw_interactive(
    curves: dict[str, Curve], idle: str, provenance: str, scheme: Scheme
) -> go.Figure:
    figure = go.Figure()
    strategies = list(curves)
    for strategy, curve in curves.items():
        look = Look(strategy, strategies, scheme)
        xs, ys = zip(*curve, strict=True)
        name = for_page(strategy)
        figure.add_scatter(
            x=xs,
            y=ys,
            name=name,
            mode="lines+markers+text" if max(ys) > 1 else "lines+markers",
            text=[ratio_text(y) for y in ys],
            textposition="top right",
            marker={"color": look.color, "symbol": look.symbol, "size": 11},
            line={"color": look.color, "width": 2.5},
            hovertemplate=f"{name}<br>delta %{{x}} pt<br>%{{y:.4~g}} times<extra></extra>",
        )
    deltas = sorted({delta for curve in curves.values() for delta, _ in curve})
    figure.update_xaxes(
        type="log", title=X_TITLE, tickvals=deltas, ticktext=[f"{d:g}" for d in deltas],
        gridcolor=scheme.grid,
    )  # fmt: skip
    figure.update_yaxes(type="log", title=Y_TITLE, dtick=1, gridcolor=scheme.grid)
    figure.update_layout(
        title={
            "text": f"<b>{TITLE}</b><br><sup>{for_page(provenance)}<br>{for_page(idle)}</sup>",
            "x": 0.01,
        },
        height=680,
        margin={"t": 120},
        legend={"orientation": "h", "x": 1, "xanchor": "right", "y": 1.02, "yanchor": "bottom"},
        **page_style(scheme, size=13),
    )
    return figure


if __name__ == "__main__":
    run(__doc__, "amplification", draw)
