"""Reads what the real executable exports with the libraries that consume it, or by its schema.

The executable is .build/release/calibration, or that of the environment variable UPDATEBENCH.
benchstat reads the Go text too where it is in PATH.

Run with `.venv/bin/python -m unittest discover scripts/exports/tests`.
"""

import csv
import io
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any, ClassVar

import jsonschema
import junitparser
from prometheus_client.openmetrics.parser import text_string_to_metric_families

ROOT = Path(__file__).parents[3]
TOOL = Path(os.environ.get("UPDATEBENCH", ROOT / ".build" / "release" / "calibration")).resolve()
SCHEMAS = Path(__file__).parent / "schemas"
METRICS_IN_TIME = 11


class ExportTests(unittest.TestCase):
    folder: ClassVar[Path]
    document: ClassVar[dict[str, Any]]

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        run = ["run", "--suite", "calibration", "--filter", "calibration.exact", "--quiet"]
        cls.tool(*run, "--set", "frames=3", "--repetitions", "2", "--output", "base")
        cls.tool(
            *run, "--set", "frames=3", "--no-time", "--output", "new", skew="bindings=1,enters=1"
        )
        cls.tool(*run, "--set", "frames=3", "--no-time", "--trace", "--output", "trace")
        crash = ["run", "--suite", "calibration", "--filter", "calibration.crash", "--quiet"]
        cls.tool(*crash, "--no-time", "--output", "crash", status=4)
        text = (cls.folder / "base" / "calibration.json").read_text(encoding="utf-8")
        cls.document = json.loads(text)

    @classmethod
    def tool(cls, *words: str, skew: str = "", status: int = 0) -> str:
        ending = subprocess.run(
            [TOOL, *words],
            cwd=cls.folder,
            env={**os.environ, "UPDATEBENCH_CALIBRATION": skew},
            capture_output=True,
            text=True,
            check=False,
        )
        if ending.returncode != status:
            raise AssertionError(f"{words}: status {ending.returncode}\n{ending.stderr}")
        return ending.stdout

    def export(self, form: str, *words: str, run: str = "base", status: int = 0) -> str:
        return self.tool("export", form, f"{run}/calibration.json", *words, status=status)

    def validated(self, form: str, schema: str, *words: str, run: str = "base") -> Any:
        value = json.loads(self.export(form, *words, run=run), parse_constant=self.fail)
        rules = json.loads((SCHEMAS / f"{schema}.json").read_text(encoding="utf-8"))
        jsonschema.Draft7Validator.check_schema(rules)
        jsonschema.Draft7Validator(rules).validate(value)
        return value

    def metrics(self, strategy: str) -> dict[str, int]:
        """The exact numbers of a strategy as the result document has them."""
        results = [each for each in self.document["results"] if each["strategy"] == strategy]
        allocations = results[0]["allocations"]
        names = ("calls", "bytes", "frames_without", "live_delta")
        return results[0]["counts"] | {f"allocations.{name}": allocations[name] for name in names}

    def test_bencher_metric_format(self) -> None:
        benchmarks = self.validated("bmf", "bmf")
        self.assertEqual(len(benchmarks), 4)
        measures = benchmarks["calibration/calibration.exact[frames=3]/layoutOnly"]
        self.assertEqual(measures["bindings-evaluated"]["value"], 48)
        self.assertEqual(len(measures), len(self.metrics("layoutOnly")) + METRICS_IN_TIME)
        p50 = self.document["results"][0]["time"]["frame_ns"]["p50"]
        name = "calibration/calibration.exact[frames=3]/propertyPass"
        self.assertEqual(benchmarks[name]["latency"]["value"], p50)

    def test_github_action_benchmark(self) -> None:
        smaller = self.validated("github-action-smaller", "github-action")
        bigger = self.validated("github-action-bigger", "github-action")
        names = [item["name"] for item in smaller + bigger]
        self.assertEqual(len(set(names)), len(names))
        self.assertEqual({name.split("/")[3] for name in names} & {"writes.total"}, set())
        self.assertEqual(
            {item["name"].split("/")[3] for item in bigger}, {"allocations.frames_without"}
        )

    def test_jmh(self) -> None:
        entries = self.validated("jmh", "jmh")
        keys = [(entry["benchmark"], json.dumps(entry["params"])) for entry in entries]
        self.assertEqual(len(set(keys)), 4)
        entry = entries[0]
        samples = self.document["results"][0]["time"]["samples"]["frame_ns"]
        frames = [frame for repetition in samples for frame in repetition]
        self.assertAlmostEqual(entry["primaryMetric"]["score"], sum(frames) / len(frames))
        exact = self.metrics("propertyPass")
        for key, value in exact.items():
            self.assertEqual(entry["secondaryMetrics"][key]["score"], value)
        # The oracle was not timed: it is there, without anything of another entry's times.
        oracle = entries[3]
        self.assertEqual(oracle["params"]["strategy"], "identityOracle")
        self.assertEqual(set(oracle["secondaryMetrics"]), set(exact))

    def test_chrome_trace(self) -> None:
        trace = self.validated("chrome-trace", "chrome-trace")
        slices = [event for event in trace["traceEvents"] if event["ph"] == "X"]
        timed = [result["time"] for result in self.document["results"] if "time" in result]
        expected = [
            frame
            for time in timed
            for repetition in time["samples"]["frame_ns"]
            for frame in repetition
        ]
        self.assertEqual([round(event["dur"] * 1000) for event in slices], expected)
        tracks: dict[tuple[int, int], float] = {}
        for event in slices:
            track = (event["pid"], event["tid"])
            self.assertAlmostEqual(event["ts"], tracks.get(track, 0))
            tracks[track] = event["ts"] + event["dur"]

    def test_chrome_trace_of_traced_frames(self) -> None:
        trace = self.validated("chrome-trace", "chrome-trace", run="trace")
        text = (self.folder / "trace" / "calibration.json").read_text(encoding="utf-8")
        traces = [each["trace"] for each in json.loads(text)["results"] if "trace" in each]
        self.assertEqual(len(traces), 3)
        for process, expected in enumerate(traces, start=1):
            events = [event for event in trace["traceEvents"] if event["pid"] == process]
            slices = [event for event in events if event["ph"] == "X"]
            for name, spans in (("frame", expected["frames"]), *expected["parts"].items()):
                own = [event for event in slices if event["name"] == name]
                self.assertEqual([round(each["ts"] * 1000) for each in own], spans["begin_ns"])
                ends = [round((each["ts"] + each["dur"]) * 1000) for each in own]
                self.assertEqual(ends, spans["end_ns"])
            self.check_nesting(slices)
            evaluated = [sum(e["args"].values()) for e in events if e["name"] == "bindings"]
            self.assertEqual(evaluated, [[8, 16, 32][process - 1]] * 3)

    def check_nesting(self, slices: list[dict[str, Any]]) -> None:
        """Each slice ends before that in which it began does, and only frames lie in none."""
        open_ends: list[int] = []
        for event in slices:
            begin = round(event["ts"] * 1000)
            end = round((event["ts"] + event["dur"]) * 1000)
            while open_ends and open_ends[-1] <= begin:
                open_ends.pop()
            self.assertEqual(event["name"] == "frame", not open_ends)
            self.assertLessEqual(end, open_ends[-1] if open_ends else end)
            open_ends.append(end)

    def test_openmetrics(self) -> None:
        text = self.export("openmetrics")
        families = list(text_string_to_metric_families(text))
        names = [family.name for family in families]
        self.assertEqual(len(set(names)), len(names))
        exact = self.metrics("fullRecompute")
        self.assertEqual(len(families), 1 + len(exact) + METRICS_IN_TIME)
        by_name = {family.name: family for family in families}
        evaluated = by_name["updatebench_bindings_evaluated"]
        self.assertEqual(evaluated.type, "gauge")
        self.assertEqual(
            {sample.labels["strategy"]: sample.value for sample in evaluated.samples},
            {"propertyPass": 24, "layoutOnly": 48, "fullRecompute": 96, "identityOracle": 24},
        )
        self.assertEqual(by_name["updatebench_allocations_bytes"].unit, "bytes")
        median = by_name["updatebench_frame_p50_seconds"]
        self.assertEqual(median.unit, "seconds")
        self.assertEqual(len(median.samples), 3)
        p50 = self.document["results"][0]["time"]["frame_ns"]["p50"]
        self.assertAlmostEqual(median.samples[0].value * 1e9, p50)

    def test_openmetrics_tells_what_failed(self) -> None:
        text = self.export("openmetrics", run="crash", status=4)
        families = {family.name: family for family in text_string_to_metric_families(text)}
        failed = families["updatebench_failed"].samples
        self.assertEqual([sample.labels["kind"] for sample in failed], ["crashed"])

    def test_csv(self) -> None:
        rows = list(csv.DictReader(io.StringIO(self.export("csv")), strict=True))
        for strategy in ("propertyPass", "identityOracle"):
            found = {
                row["metric"]: int(row["value"])
                for row in rows
                if row["strategy"] == strategy and row["unit"] != "ns"
            }
            self.assertEqual(found, self.metrics(strategy))
        samples = list(csv.DictReader(io.StringIO(self.export("csv-samples")), strict=True))
        first = self.document["results"][0]["time"]["samples"]["frame_ns"]
        found_samples = [int(row["frame_ns"]) for row in samples[:6]]
        self.assertEqual(found_samples, first[0] + first[1])

    def test_junit(self) -> None:
        words = ("--baseline", "base/calibration.json", "--any-build")
        xml = junitparser.JUnitXml.fromstring(self.export("junit", *words).encode())
        self.assertEqual((xml.tests, xml.failures, xml.errors), (180, 0, 0))
        failures = self.junit("new", *words)
        self.assertEqual(sum(len(suite) for suite in failures), failures.tests)
        errors = [
            (case.classname, case.name, case.result[0].message)
            for suite in failures
            for case in suite
            if case.result
        ]
        # Rows entered one more time a frame: the two runs did different things.
        self.assertEqual(len(errors), 4)
        self.assertEqual(failures.errors, 4)
        self.assertEqual(
            errors[0],
            (
                "updatebench.calibration.calibration.exact[frames=3].fullRecompute",
                "comparison",
                "it does something else: list.enters 0 -> 3 (+3)",
            ),
        )

    def junit(self, run: str, *words: str) -> junitparser.JUnitXml:
        return junitparser.JUnitXml.fromstring(self.export("junit", *words, run=run).encode())

    def test_two_builds(self) -> None:
        reports = self.gate("work=0", "builds-same", status=0)
        xml = junitparser.JUnitXml.fromstring(reports["junit"].encode())
        self.assertEqual((xml.failures, xml.errors, xml.skipped), (0, 0, 0))
        self.assertEqual(sum(len(suite) for suite in xml), xml.tests)
        self.assertIn("**counts: 1 unchanged; not worse than the base**", reports["markdown"])
        self.assertIn("<details><summary>1 unchanged</summary>", reports["markdown"])

    def test_a_build_that_is_slower(self) -> None:
        reports = self.gate("work=100", "builds-slower", status=2)
        xml = junitparser.JUnitXml.fromstring(reports["junit"].encode())
        self.assertEqual((xml.failures, xml.errors, xml.skipped), (2, 0, 0))
        told = [(case.name, case.result[0]) for suite in xml for case in suite if case.result]
        self.assertEqual([name for name, _ in told], ["time.cpu", "time.wall"])
        for _, result in told:
            self.assertIsInstance(result, junitparser.Failure)
            pattern = (
                r"slower: ratio 1\.1000 \[1\.1000, 1\.1000\] in [0-9]+ pairs, margin 2\.0 %, "
                r"A/A floor 0\.0 %"
            )
            self.assertRegex(result.message, f"^{pattern}$")
        row = (
            r"\| calibration\.exact\[frames=2,work=50\] propertyPass \| \+10\.00 % .* \| slower \|"
        )
        self.assertRegex(reports["markdown"], row)

    def test_a_machine_that_tells_nothing(self) -> None:
        reports = self.gate("work=100", "builds-noisy", copy="work=40", status=5)
        xml = junitparser.JUnitXml.fromstring(reports["junit"].encode())
        self.assertEqual((xml.failures, xml.errors, xml.skipped), (0, 0, 2))
        told = [case.result[0] for suite in xml for case in suite if case.result]
        for result in told:
            self.assertIsInstance(result, junitparser.Skipped)
            self.assertTrue(result.message.endswith("margin 2.0 %, A/A floor 4.0 %"))
        self.assertIn("own copy: 1 of 1 fail</summary>", reports["markdown"])

    def gate(self, new: str, name: str, *, status: int, copy: str = "work=0") -> dict[str, str]:
        """The reports on two builds whose times are those that the calibration states."""
        base = self.build(f"case $0 in */copy/*) skew={copy};; *) skew=work=0;; esac", f"{name}-1")
        head = self.build(f"skew={new}", f"{name}-2")
        words = ["--suite", "calibration", "--filter", "calibration.exact", "--quiet"]
        words += ["--strategy", "propertyPass", "--set", "work=50", "--set", "frames=2"]
        words += ["--any-build", "--time-limit", "1", "--output", name]
        files = {form: f"{name}.{form}" for form in ("junit", "markdown")}
        words += [word for form, file in files.items() for word in (f"--{form}", file)]
        builds = ("--base-executable", base, "--head-executable", head)
        self.tool("gate", *builds, *words, status=status)
        return {form: (self.folder / file).read_text("utf-8") for form, file in files.items()}

    def build(self, command: str, name: str) -> str:
        """An executable that is the tool with skewed virtual times."""
        path = self.folder / name
        text = f'UPDATEBENCH_CALIBRATION=virtual=1,$skew exec "{TOOL}" "$@"'
        path.write_text(f"#!/bin/sh\n{command}\n{text}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    def test_markdown(self) -> None:
        text = self.export("markdown", "--baseline", "base/calibration.json", "--any-build")
        self.assertTrue(text.startswith("## UpdateBench: calibration\n\n**4 measured, 0 failed; "))
        self.assertEqual(text.count("<details>"), text.count("</details>"))

    def test_go(self) -> None:
        text = self.export("go")
        units: dict[str, str] = {}
        names: list[str] = []
        for line in text.splitlines():
            if line.startswith("Unit "):
                _, unit, *settings = line.split(" ")
                self.assertNotIn(unit, units)
                units[unit] = " ".join(settings)
            elif line.startswith("Benchmark"):
                name, count, *pairs = line.split()
                self.assertRegex(name, r"^Benchmark[^a-z\s][^\s]*$")
                self.assertRegex(name, r"/strategy=[A-Za-z]+$")
                self.assertEqual(count, "1")
                self.assertEqual(len(pairs) % 2, 0)
                self.assertTrue(all(re.fullmatch(r"[0-9]+", value) for value in pairs[::2]))
                self.assertEqual(len(set(pairs[1::2])), len(pairs) // 2)
                names.append(name)
            else:
                self.assertRegex(line, r"^[a-z][a-z-]*: .+$")
        self.assertEqual(units["bindings.evaluated/op"], "better=lower assume=exact")
        self.assertEqual(len(names), 2 + 2 + 2 + 1)
        benchstat = shutil.which("benchstat")
        if benchstat:
            self.read_with_benchstat(benchstat, text)

    def read_with_benchstat(self, benchstat: str, text: str) -> None:
        """Exact numbers differ from others without a statistical test."""
        (self.folder / "base.txt").write_text(text, encoding="utf-8")
        new = self.export("go", run="new")
        (self.folder / "new.txt").write_text(new, encoding="utf-8")
        ending = subprocess.run(
            [benchstat, "-format", "csv", "-ignore", "date", "base.txt", "new.txt"],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=True,
        )
        row = "Calibration.exact/frames=3/strategy=layoutOnly,48,0%,51,0%,+6.25%,"
        self.assertIn(row, ending.stdout)

    def test_what_has_no_numbers_exits_with_4(self) -> None:
        for form in ("bmf", "csv", "github-action-smaller", "go", "jmh", "markdown"):
            self.assertTrue(self.export(form, run="crash", status=4))


if __name__ == "__main__":
    unittest.main()
