"""Checks the committed pictures of the README."""

import json
import sys
import unittest
from pathlib import Path

from PIL import Image

PLOTS = Path(__file__).parent.parent
BASELINES = PLOTS.parent.parent / "results" / "baselines"

sys.path.insert(0, str(PLOTS))

from images import COUNTS, COUNTS_KEY, IMAGES, STRATEGIES, WORKLOADS  # noqa: E402
from schemes import SCHEMES  # noqa: E402

REMEDY = "run scripts/bench and scripts/plot images results/latest/default.json"


class ImageTests(unittest.TestCase):
    def setUp(self) -> None:
        self.paths = {
            scheme.name: IMAGES / f"strategies-{scheme.name}.png" for scheme in SCHEMES.values()
        }
        self.images = {name: Image.open(path) for name, path in self.paths.items()}
        for image in self.images.values():
            self.addCleanup(image.close)

    def test_both_schemes_have_the_same_size(self) -> None:
        self.assertEqual({image.size for image in self.images.values()}, {(1600, 900)})
        for path in self.paths.values():
            self.assertLess(path.stat().st_size, 200_000)

    def test_each_has_the_background_of_its_scheme(self) -> None:
        for scheme in SCHEMES.values():
            image = self.images[scheme.name].convert("RGB")
            right, bottom = image.width - 1, image.height - 1
            for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
                color = "#{:02x}{:02x}{:02x}".format(*image.getpixel(corner))
                self.assertEqual(color, scheme.background)

    def test_they_show_the_counts_of_the_baseline(self) -> None:
        baseline = sorted(BASELINES.glob("swift-*/default.json"))[-1]
        entries = json.loads(baseline.read_text(encoding="utf-8"))["entries"]
        expected = {
            workload: {
                strategy: {
                    count.metric: entries[workload][strategy]["metrics"][count.metric]
                    for count in COUNTS
                }
                for strategy in STRATEGIES
            }
            for workload in WORKLOADS
        }
        for name, image in self.images.items():
            shown = json.loads(image.text[COUNTS_KEY])
            self.assertEqual(shown, expected, f"{self.paths[name]} is out of date; {REMEDY}")


if __name__ == "__main__":
    unittest.main()
