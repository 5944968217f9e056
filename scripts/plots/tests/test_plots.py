"""Draws a small committed document and copies of it with one mistake.

Run with `.venv/bin/python -m unittest discover scripts/plots/tests`.
"""

import copy
import json
import os
import subprocess
import sys
import tempfile
import unittest
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

PLOTS = Path(__file__).parent.parent
FIXTURE = PLOTS.parent.parent / "Tests" / "Fixtures" / "results.json"

sys.path.insert(0, str(PLOTS))

from PIL import Image  # noqa: E402

import amplification  # noqa: E402
import strategies  # noqa: E402
from result_document import DocumentError, load  # noqa: E402
from schemes import DARK, SCHEMES, Look  # noqa: E402

DRAW = {"amplification": amplification.draw, "strategies": strategies.draw}


class Scripts(HTMLParser):
    """Collects the texts of a page that are in no script and no style."""

    def __init__(self) -> None:
        super().__init__()
        self.tag = ""
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attributes: object) -> None:
        self.tag = tag

    def handle_endtag(self, tag: str) -> None:
        self.tag = ""

    def handle_data(self, data: str) -> None:
        if self.tag not in ("script", "style") and data.strip():
            self.texts.append(data)


class PlotTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.values = json.loads(FIXTURE.read_text(encoding="utf-8"))

    def plot(
        self, name: str, document: Path, output: str | None = None, scheme: str | None = None
    ) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, PLOTS / f"{name}.py", document]
        if output:
            command += ["--output", self.folder / output]
        if scheme:
            command += ["--scheme", scheme]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def error(self, name: str, text: str) -> str:
        """The error of a plot that can't draw a document."""
        document = self.folder / "broken.json"
        document.write_text(text, encoding="utf-8")
        with self.assertRaises(DocumentError) as caught:
            DRAW[name](load(document))
        return str(caught.exception)

    def edited(self, *path: str | int, value: Any = None, delete: bool = False) -> str:
        values = copy.deepcopy(self.values)
        parent = values
        for key in path[:-1]:
            parent = parent[key]
        if delete:
            del parent[path[-1]]
        else:
            parent[path[-1]] = value
        return json.dumps(values)

    def test_each_plot_writes_the_same_files_every_time(self) -> None:
        for name in DRAW:
            for output, scheme in (("first", None), ("second", "light"), ("second", "dark")):
                done = self.plot(name, FIXTURE, output, scheme)
                self.assertEqual(done.returncode, 0, done.stderr)
            for suffix, start in (
                (".png", b"\x89PNG"),
                (".svg", b"<?xml"),
                (".html", b"<!doctype html>"),
            ):
                first = (self.folder / "first" / f"{name}{suffix}").read_bytes()
                second = (self.folder / "second" / f"{name}{suffix}").read_bytes()
                self.assertTrue(first.startswith(start), name)
                self.assertEqual(first, second, f"{name}{suffix}")
            self.check_schemes(name)
            self.check_page(name)

    def check_schemes(self, name: str) -> None:
        """Checks that the pictures of both schemes differ only in their colours."""
        sizes = set()
        for scheme in SCHEMES.values():
            stem = scheme.suffixed(name)
            with Image.open(self.folder / "second" / f"{stem}.png") as image:
                sizes.add(image.size)
                corner = "#{:02x}{:02x}{:02x}".format(*image.convert("RGB").getpixel((0, 0)))
            self.assertEqual(corner, scheme.background)
            drawing = (self.folder / "second" / f"{stem}.svg").read_text(encoding="utf-8")
            for other in SCHEMES.values():
                check = self.assertIn if other is scheme else self.assertNotIn
                check(f"fill: {other.ink}", drawing, stem)
        self.assertEqual(len(sizes), 1, name)

    def check_page(self, name: str) -> None:
        """Checks that a page loads nothing and has a figure for each scheme."""
        page = (self.folder / "second" / f"{name}.html").read_text(encoding="utf-8")
        for tag in ("<script src", "<link ", "@import"):
            self.assertNotIn(tag, page)
        self.assertIn("prefers-color-scheme: dark", page)
        for scheme in SCHEMES.values():
            self.assertIn(f'"paper_bgcolor":"{scheme.background}"', page)

    def test_times_and_results_may_be_missing(self) -> None:
        del self.values["results"][1]
        for result in self.values["results"]:
            result.pop("time", None)
        document = self.folder / "untimed.json"
        document.write_text(json.dumps(self.values), encoding="utf-8")
        self.assertEqual(self.plot("strategies", document).returncode, 0)
        # The default folder is that of the document.
        self.assertTrue((self.folder / "strategies.svg").exists())

    def test_any_number_of_strategies_is_drawn(self) -> None:
        names = [f"own{number}" for number in range(16)]
        self.values["strategies"] += names
        for result in [*self.values["results"]]:
            if result["strategy"] == "propertyPass":
                self.values["results"] += [{**result, "strategy": name} for name in names]
        document = self.folder / "own.json"
        document.write_text(json.dumps(self.values), encoding="utf-8")
        for draw in DRAW.values():
            drawing = draw(load(document))
            drawing.still(DARK)
            drawing.interactive(DARK)
        for scheme in SCHEMES.values():
            looks = [Look(name, self.values["strategies"], scheme) for name in names]
            self.assertEqual(len({(look.color, look.symbol) for look in looks}), 15)
            self.assertTrue(set(scheme.standard.values()).isdisjoint(scheme.spare))

    def test_without_times_there_is_no_column_of_them(self) -> None:
        timed = strategies.Grid.of(load(FIXTURE))
        titles = [measure.title for measure in strategies.MEASURES]
        self.assertEqual([measure.title for measure, _ in timed.columns], titles)
        for result in self.values["results"]:
            result.pop("time", None)
        document = self.folder / "untimed.json"
        document.write_text(json.dumps(self.values), encoding="utf-8")
        untimed = strategies.Grid.of(load(document))
        self.assertEqual([measure.title for measure, _ in untimed.columns], titles[:-1])

    def test_a_sweep_is_drawn_at_its_default(self) -> None:
        grid = strategies.Grid.of(load(FIXTURE))
        self.assertEqual(
            [row.label for row in grid.rows],
            ["list-scroll.steady", "list-scroll.ticker", "animation.progress", "resize.geometry"],
        )
        self.assertEqual(grid.left_out, "Not drawn: list-scroll.steady at 8 other values of delta.")

    def test_other_settings_are_drawn(self) -> None:
        few = ["a", "a[n=1]", "a[n=2]", "a[n=3,m=1]"]
        words = ["a", "a[way=out]", "a[way=in]", "a[way=up]"]
        alone = ["a[n=1]", "a[n=2]", "a[n=3]"]
        for labels in (few, words, alone):
            self.assertEqual(strategies.sweeps(labels), {})
        self.assertEqual(strategies.sweeps(["a", *alone]), {("a", "n"): alone})
        # Without a result at the default, the plot draws all settings.
        for result in self.values["results"][:4]:
            result["kind"], result["detail"] = "crashed", "signal 4"
        self.values["failures"] = self.values["results"][:4]
        self.values["results"] = self.values["results"][4:]
        document = self.folder / "failed.json"
        document.write_text(json.dumps(self.values), encoding="utf-8")
        grid = strategies.Grid.of(load(document))
        self.assertEqual(len(grid.rows), 12)
        self.assertEqual(grid.left_out, "")

    def test_a_bad_document_ends_with_its_own_exit_code(self) -> None:
        document = self.folder / "broken.json"
        document.write_text(self.edited("schema_version", value=2), encoding="utf-8")
        done = self.plot("strategies", document, "none")
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr, f"{document}: key 'schema_version': found 2, expected 1\n")
        self.assertFalse((self.folder / "none").exists())
        done = self.plot("strategies", self.folder / "absent.json", "none")
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr, f"{self.folder / 'absent.json'}: No such file or directory\n")

    def test_a_wrong_command_ends_in_one_line(self) -> None:
        done = self.plot("strategies", FIXTURE, scheme="sepia")
        self.assertEqual(done.returncode, 64)
        self.assertEqual(
            done.stderr,
            "scripts/plot strategies: argument --scheme: invalid choice: 'sepia' "
            "(choose from 'light', 'dark')\n",
        )

    def test_a_folder_that_cannot_be_made(self) -> None:
        (self.folder / "taken").write_text("")
        done = self.plot("amplification", FIXTURE, "taken")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, f"{self.folder / 'taken'}: File exists\n")

    def test_a_document_of_another_kind(self) -> None:
        self.assertIn("text that isn't JSON", self.error("strategies", "{"))
        self.assertEqual(
            self.error("strategies", "[]"),
            "key '(the document)': found an array, expected an object",
        )

    def test_what_the_tool_refuses_is_refused(self) -> None:
        for text in ('{"a": [1,]}', '{"a": 1,}', '{"a": NaN}', '{"a": ' + "[" * 99_999, "\0" * 99):
            self.assertIn("text that isn't JSON", self.error("strategies", text))
        self.assertEqual(
            self.error("strategies", '{"b": {"a": 1, "a": 1}}'),
            "key 'a': found the key twice, expected it once",
        )

    def test_bad_input_ends_in_one_line(self) -> None:
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        loop = self.folder / "loop"
        loop.symlink_to("loop")
        long = self.folder / "long.json"
        with long.open("wb") as file:
            file.truncate(200_000_000)
        bad = self.folder / "bad.json"
        counts = ("results", 3, "counts", "bindings.evaluated")
        bad.write_text(self.edited(*counts, value="x" * 500_000), encoding="utf-8")
        for path in (pipe, loop, long, bad, self.folder, Path("/dev/zero")):
            done = self.plot("strategies", path, "none")
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
            self.assertLess(len(done.stderr), 1_000)

    def test_hostile_names_are_drawn_as_they_are(self) -> None:
        names = {
            "propertyPass": "</script><script>alert(1)</script>",
            "layoutOnly": "$x^{2$ \\frac{",
            "fullRecompute": "<b>&amp;\x1b[31m\u202e",
            "identityOracle": "\ud800`|*",
        }
        text = json.dumps(self.values)
        for old, new in names.items():
            text = text.replace(json.dumps(old), json.dumps(new))
        document = self.folder / "hostile.json"
        document.write_text(text.replace("list-scroll.ticker", "$</script><i>"), encoding="utf-8")
        for name in DRAW:
            done = self.plot(name, document, name)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            page = (self.folder / name / f"{name}.html").read_text(encoding="utf-8")
            scripts = Scripts()
            scripts.feed(page)
            self.assertEqual(scripts.texts, [])
            ElementTree.parse(self.folder / name / f"{name}.svg")

    def test_another_schema_or_version(self) -> None:
        self.assertEqual(
            self.error("strategies", self.edited("schema", value="other")),
            "key 'schema': found 'other', expected 'updatebench.results'",
        )
        self.assertEqual(
            self.error("amplification", self.edited("schema_version", value=2)),
            "key 'schema_version': found 2, expected 1",
        )

    def test_a_key_that_is_missing_or_of_another_kind(self) -> None:
        counts = ("results", 3, "counts", "bindings.evaluated")
        self.assertEqual(
            self.error("strategies", self.edited(*counts, delete=True)),
            "key 'results[3].counts.bindings.evaluated': found nothing, expected a number",
        )
        self.assertEqual(
            self.error("strategies", self.edited(*counts, value=12.5).replace("12.5", "1e999")),
            "key 'results[3].counts.bindings.evaluated': found inf, expected a number",
        )
        self.assertEqual(
            self.error("strategies", self.edited(*counts, value=float("inf"))),
            "key '(the document)': found text that isn't JSON (Infinity is no number), "
            "expected JSON",
        )
        self.assertEqual(
            self.error("strategies", self.edited(*counts, value="many")),
            "key 'results[3].counts.bindings.evaluated': found text ('many'), expected a number",
        )
        self.assertEqual(
            self.error("strategies", self.edited("results", 2, "strategy", value="signals")),
            "key 'results[2].strategy': found 'signals', "
            "expected one of propertyPass, layoutOnly, fullRecompute, identityOracle",
        )
        self.assertEqual(
            self.error("strategies", self.edited("results", value=[])),
            "key 'results': found no result, expected at least one",
        )

    def test_a_sweep_of_one_value(self) -> None:
        self.values["results"] = self.values["results"][:4]
        self.assertEqual(
            self.error("amplification", json.dumps(self.values)),
            "key 'results': found list-scroll.steady at these values of delta above 0: 22, "
            "expected two or more (set with `--set delta=...`)",
        )


if __name__ == "__main__":
    unittest.main()
