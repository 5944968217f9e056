"""Checks that the colours of both schemes are readable and distinguishable."""

import itertools
import math
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from schemes import SCHEMES

# How people with each kind of colour vision see linear RGB, after Machado, Oliveira and Fernandes,
# "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009.
VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

# From linear RGB to the cone responses of Oklab, and from their cube roots to Oklab.
TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_OKLAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)

Vector = list[float]
Matrix = tuple[tuple[float, float, float], ...]


def linear(color: str) -> Vector:
    """The linear RGB of a colour such as `#0b5cad`."""
    parts = [int(color[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    dark, bright = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (linear(one), linear(other))
    )
    return (bright + 0.05) / (dark + 0.05)


def seen(color: str, vision: Matrix) -> Vector:
    """The Oklab coordinates of a colour for a kind of colour vision."""
    light = [min(max(part, 0), 1) for part in times(vision, linear(color))]
    return times(TO_OKLAB, [part ** (1 / 3) for part in times(TO_CONES, light)])


class SchemeTests(unittest.TestCase):
    def test_marks_and_text_stand_out_from_the_background(self) -> None:
        for scheme in SCHEMES.values():
            for color in (*scheme.standard.values(), *scheme.spare):
                self.assertGreaterEqual(contrast(color, scheme.background), 3, color)
            for color in (scheme.ink, scheme.muted):
                self.assertGreaterEqual(contrast(color, scheme.background), 4.5, color)

    def test_standard_strategies_differ_for_every_colour_vision(self) -> None:
        for scheme in SCHEMES.values():
            for name, vision in VISIONS.items():
                for one, other in itertools.combinations(scheme.standard.values(), 2):
                    distance = math.dist(seen(one, vision), seen(other, vision))
                    # Two colours 0.02 apart are just distinguishable side by side.
                    self.assertGreater(distance, 0.1, f"{scheme.name}, {name}: {one} {other}")


if __name__ == "__main__":
    unittest.main()
