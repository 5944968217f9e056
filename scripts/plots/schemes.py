"""The light and the dark colour scheme, and the colour and mark of each strategy."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Scheme:
    """The colours of a picture on one background."""

    name: str
    background: str
    ink: str
    muted: str
    grid: str
    # The name of the Plotly template for such a background.
    template: str
    # The colours of the standard strategies.
    standard: dict[str, str]
    # The colours of all other strategies.
    spare: tuple[str, ...]

    def suffixed(self, stem: str) -> str:
        """A file name for this scheme, so that the pictures of both can share a folder."""
        return stem if self is LIGHT else f"{stem}-{self.name}"


# On both backgrounds the colours have a contrast of at least 3:1 and stay distinguishable under
# every kind of colour blindness. Each strategy has a mark of its own besides.
LIGHT = Scheme(
    name="light",
    background="#ffffff",
    ink="#1b1f24",
    muted="#59636e",
    grid="#e3e7ec",
    template="plotly_white",
    standard={
        "propertyPass": "#0b5cad",
        "layoutOnly": "#b98300",
        "fullRecompute": "#b3261e",
        "identityOracle": "#12a57a",
    },
    spare=("#a64d93", "#5a8fa8", "#1b1f24"),
)
DARK = Scheme(
    name="dark",
    background="#0d1117",
    ink="#e6edf3",
    muted="#9198a1",
    grid="#262c36",
    template="plotly_dark",
    standard={
        "propertyPass": "#4c9bf5",
        "layoutOnly": "#f5c242",
        "fullRecompute": "#f2603c",
        "identityOracle": "#7be0b8",
    },
    spare=("#da8bc9", "#9fc3d6", "#e6edf3"),
)
SCHEMES = {scheme.name: scheme for scheme in (LIGHT, DARK)}

# A mark has a name in Matplotlib, a name in Plotly, and a character.
_STANDARD_MARKS = {
    "propertyPass": ("o", "circle", "\N{BLACK CIRCLE}"),
    "layoutOnly": ("s", "square", "\N{BLACK SQUARE}"),
    "fullRecompute": ("D", "diamond", "\N{BLACK DIAMOND}"),
    "identityOracle": ("^", "triangle-up", "\N{BLACK UP-POINTING TRIANGLE}"),
}

# The number of spare marks and the number of spare colours have no common factor, so fifteen
# strategies look different before a look repeats.
_SPARE_MARKS = [
    ("v", "triangle-down", "\N{BLACK DOWN-POINTING TRIANGLE}"),
    ("P", "cross", "\N{HEAVY GREEK CROSS}"),
    ("X", "x", "\N{HEAVY MULTIPLICATION X}"),
    ("p", "pentagon", "\N{BLACK PENTAGON}"),
    ("*", "star", "\N{BLACK STAR}"),
]


class Look:
    """The colour and mark of a strategy: fixed for a standard one, else chosen by its place."""

    def __init__(self, strategy: str, strategies: list[str], scheme: Scheme) -> None:
        if strategy in scheme.standard:
            self.color = scheme.standard[strategy]
            self.marker, self.symbol, self.glyph = _STANDARD_MARKS[strategy]
        else:
            place = [name for name in strategies if name not in scheme.standard].index(strategy)
            self.color = scheme.spare[place % len(scheme.spare)]
            self.marker, self.symbol, self.glyph = _SPARE_MARKS[place % len(_SPARE_MARKS)]
        red, green, blue = (int(self.color[start : start + 2], 16) for start in (1, 3, 5))
        self.pale = f"rgba({red}, {green}, {blue}, 0.28)"
