"""Exports names full of reserved characters, and reads each format with a real parser.

The executable is .build/release/calibration, or that of the environment variable UPDATEBENCH.

Run with `.venv/bin/python -m unittest discover scripts/exports/tests`.
"""

import csv
import io
import json
import os
import subprocess
import tempfile
import unittest
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, ClassVar

import junitparser
from markdown_it import MarkdownIt
from prometheus_client.openmetrics.parser import text_string_to_metric_families

ROOT = Path(__file__).parents[3]
TOOL = Path(os.environ.get("UPDATEBENCH", ROOT / ".build" / "release" / "calibration")).resolve()

NAMES = [
    "Array<Int>.append",
    "a|b`c``d",
    "<script>alert(1)</script>",
    "</summary></details>&amp;\"'",
    "::error::x",
    "##[error]x",
    "=cmd|' /C calc'!A0",
    'a,b"c',
    "$x^2$ \\frac{",
    "%25%0A %{x}",
    "[x](javascript:y) ![z](w)",
    "| --- |",
    '"\u0301<\u0301`\u0301',
    "```",
    "{{7*7}} ${x} ]]>",
    "*a* _b_ ~~c~~ # d",
]
# Words of the machine and of failing processes aren't names and may hold anything.
WORDS = 'x\x1b[31m\n::error::y\n\n# <b>`|,"'


class Page(HTMLParser):
    """Collects the elements and the texts of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.texts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: object) -> None:
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


class HostileNamesTests(unittest.TestCase):
    folder: ClassVar[Path]

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        run = ["run", "--suite", "calibration", "--filter", "calibration.exact", "--quiet"]
        cls.tool(*run, "--set", "frames=3", "--repetitions", "2", "--json", "plain.json")
        text = (cls.folder / "plain.json").read_text(encoding="utf-8")
        for number, name in enumerate(NAMES):
            document = json.loads(text)
            document["machine"]["processor"] = WORDS
            for result in document["results"]:
                result["label"] = result["benchmark"] = name
            document["failures"] = [
                {
                    "label": name,
                    "strategy": "own",
                    "kind": "crashed",
                    "detail": WORDS,
                    "standard_error": [WORDS, name],
                }
            ]
            (cls.folder / f"{number}.json").write_text(json.dumps(document), encoding="utf-8")

    @classmethod
    def tool(cls, *words: str, status: int = 0) -> str:
        ending = subprocess.run(
            [TOOL, *words], cwd=cls.folder, capture_output=True, text=True, check=False
        )
        if ending.returncode != status:
            raise AssertionError(f"{words}: {ending.returncode}\n{ending.stderr}")
        return ending.stdout

    def export(self, form: str, number: int, *words: str) -> str:
        return self.tool("export", form, f"{number}.json", *words, status=4)

    def test_formats_of_json(self) -> None:
        for number, name in enumerate(NAMES):
            for form in ("bmf", "github-action-smaller", "jmh", "chrome-trace"):
                value = json.loads(self.export(form, number), parse_constant=self.fail)
                self.assertTrue(self.holds(name, value), f"{form}: {name}")

    def holds(self, name: str, value: Any) -> bool:
        if isinstance(value, dict):
            return any(name in key or self.holds(name, each) for key, each in value.items())
        if isinstance(value, list):
            return any(self.holds(name, each) for each in value)
        return isinstance(value, str) and name in value

    def test_csv(self) -> None:
        for number, name in enumerate(NAMES):
            for form in ("csv", "csv-samples"):
                text = self.export(form, number)
                rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
                self.assertEqual({row["label"] for row in rows}, {name})
                self.assertNotIn(None, {key for row in rows for key in row})

    def test_junit(self) -> None:
        for number, name in enumerate(NAMES):
            base = ("--baseline", f"{number}.json", "--any-build")
            xml = junitparser.JUnitXml.fromstring(self.export("junit", number, *base).encode())
            names = {case.classname for suite in xml for case in suite}
            self.assertIn(f"updatebench.calibration.{name}.layoutOnly", names)

    def test_openmetrics(self) -> None:
        for number, name in enumerate(NAMES):
            families = list(text_string_to_metric_families(self.export("openmetrics", number)))
            labels = [sample.labels for family in families for sample in family.samples]
            found = {each["benchmark"] for each in labels if "benchmark" in each}
            self.assertEqual(found, {name})
            self.assertIn(WORDS, {each.get("processor") for each in labels})

    def test_go(self) -> None:
        lines = [len(self.export("go", number).splitlines()) for number in range(len(NAMES))]
        self.assertEqual(len(set(lines)), 1)

    def test_markdown(self) -> None:
        reader = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
        tags = {"h2", "p", "strong", "ul", "li", "code", "pre", "details", "summary"}
        tags |= {"table", "thead", "tbody", "tr", "th", "td", "sub"}
        for number, name in enumerate(NAMES):
            base = ("--baseline", f"{number}.json", "--any-build")
            text = self.export("markdown", number, *base)
            self.assertFalse([each for each in text if ord(each) < 0x20 and each != "\n"])
            page = Page(reader.render(text))
            self.assertLessEqual(page.tags, tags, name)
            self.assertTrue(any(name in each for each in page.texts), name)
            self.assertTrue(any(each.startswith("CX1 ") for each in page.texts))


if __name__ == "__main__":
    unittest.main()
