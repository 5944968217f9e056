"""Number formats, axes and fonts that all plots share."""

import math
from collections.abc import Callable
from typing import Any

from matplotlib.patheffects import AbstractPathEffect, withStroke

from schemes import Scheme

FONT = "DejaVu Sans"
PAGE_FONT = "system-ui, sans-serif"


def count_text(value: float) -> str:
    """A count with separators, or in millions; a fraction has at most one decimal above 10."""
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


def ratio_text(ratio: float) -> str:
    """A ratio with a multiplication sign; above 10 it is a whole number."""
    digits = f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.3g}"
    return f"{digits}\N{MULTIPLICATION SIGN}"


def time_text(nanoseconds: float) -> str:
    """A time in the unit that gives one to three digits before the decimal point."""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("\N{MICRO SIGN}s", 1e3), ("ns", 1)):
        if nanoseconds >= size or size == 1:
            value = nanoseconds / size
            return f"{value:.0f} {unit}" if value >= 100 or size == 1 else f"{value:.3g} {unit}"
    raise AssertionError("the last unit takes every time")


class LogAxis:
    """A logarithmic axis with a separate place for zero at its left end."""

    def __init__(
        self, values: list[float], tick_text: Callable[[float], str], label_room: float
    ) -> None:
        """Makes an axis for values; its right end, a share `label_room`, is free for labels."""
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


def still_style(scheme: Scheme) -> dict[str, Any]:
    """Matplotlib settings for a scheme, which also make the same document give the same bytes."""
    return {
        "font.family": FONT,
        "font.size": 9,
        "figure.facecolor": scheme.background,
        "savefig.facecolor": scheme.background,
        "axes.facecolor": scheme.background,
        "text.color": scheme.ink,
        "axes.edgecolor": scheme.grid,
        "axes.labelcolor": scheme.ink,
        "xtick.color": scheme.muted,
        "ytick.color": scheme.ink,
        # A name in dollars is no formula.
        "text.parse_math": False,
        "svg.hashsalt": "updatebench",
        "svg.fonttype": "path",
    }


def halo(scheme: Scheme) -> list[AbstractPathEffect]:
    """An outline that keeps a label readable where it crosses a line."""
    return [withStroke(linewidth=2.5, foreground=scheme.background)]


def page_style(scheme: Scheme, size: int) -> dict[str, Any]:
    """Plotly layout settings for a scheme."""
    return {
        "template": scheme.template,
        "paper_bgcolor": scheme.background,
        "plot_bgcolor": scheme.background,
        "font": {"family": PAGE_FONT, "size": size, "color": scheme.ink},
    }
