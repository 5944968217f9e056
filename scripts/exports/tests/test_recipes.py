"""Checks the recipes for continuous integration: the workflows parse and their commands work.

The executable is that of test_exports.py.

Run with `.venv/bin/python -m unittest discover scripts/exports/tests`.
"""

import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any

import junitparser
import yaml

ROOT = Path(__file__).parents[3]
TOOL = Path(os.environ.get("UPDATEBENCH", ROOT / ".build" / "release" / "calibration")).resolve()
WORKFLOWS = sorted((ROOT / "docs" / "ci").glob("*.yml"))
USER_LINES_MAX = 10


def workflow(name: str) -> dict[str, Any]:
    """A workflow with plain strings, because YAML 1.1 reads `on` as a truth value."""
    text = (ROOT / "docs" / "ci" / f"{name}.yml").read_text(encoding="utf-8")
    value: dict[str, Any] = yaml.load(text, Loader=yaml.BaseLoader)
    return value


class WorkflowTests(unittest.TestCase):
    def test_every_workflow_calls_what_is_there(self) -> None:
        self.assertEqual([path.stem for path in WORKFLOWS], ["gate", "history", "shards"])
        for path in WORKFLOWS:
            value = workflow(path.stem)
            self.assertLessEqual({"name", "on", "jobs"}, set(value))
            for job in value["jobs"].values():
                self.assertIn("runs-on", job)
                for step in job["steps"]:
                    self.assertEqual(len({"run", "uses"} & set(step)), 1, step)
                    if "uses" in step:
                        self.assertRegex(step["uses"], r"^[a-z-]+/[a-z-]+@v[0-9]+$")
                    else:
                        script = ROOT / step["run"].split()[0]
                        self.assertTrue(os.access(script, os.X_OK), script)

    def test_a_pull_request_is_gated_with_ten_lines(self) -> None:
        lines = (ROOT / "docs" / "ci" / "gate.yml").read_text(encoding="utf-8").splitlines()
        own = [line for line in lines if line.strip() and not line.strip().startswith("#")]
        self.assertLessEqual(len(own), USER_LINES_MAX)

    def test_every_shard_runs_and_is_judged(self) -> None:
        jobs = workflow("shards")["jobs"]
        shards = jobs["count"]["strategy"]["matrix"]["shard"]
        command = next(step["run"] for step in jobs["count"]["steps"] if "run" in step)
        count = re.fullmatch(r"scripts/ci/gate --shard \$\{\{ matrix\.shard \}\}/([0-9]+)", command)
        assert count
        self.assertEqual(shards, [str(index + 1) for index in range(int(count[1]))])
        self.assertEqual(jobs["judge"]["needs"], "count")
        # By default a job is skipped if a job that it needs fails.
        self.assertEqual(jobs["judge"]["if"], "${{ !cancelled() }}")
        self.assertEqual(jobs["judge"]["steps"][-1]["run"], "scripts/ci/gate --merge")


class TableTests(unittest.TestCase):
    def test_every_test_that_the_document_names_is_there(self) -> None:
        text = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")
        names = re.findall(r"`(\w+Tests)/(\w+)\(", text)
        self.assertGreater(len(names), 15)
        files = {path.stem: path.read_text("utf-8") for path in (ROOT / "Tests").rglob("*.swift")}
        for suite, name in names:
            self.assertIn(f"func {name}(", files[suite], f"{suite}/{name}")


class ScriptTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.summary = self.folder / "summary.md"

    def run_tool(self, *words: str) -> None:
        subprocess.run([TOOL, *words], cwd=self.folder, check=True, capture_output=True)

    def script(self, name: str, *words: str, skew: str = "") -> int:
        environment = {
            **os.environ,
            "UPDATEBENCH": str(TOOL),
            "UPDATEBENCH_CALIBRATION": skew,
            "BASELINES": str(self.folder / "baselines"),
            "HISTORY": str(self.folder / "history"),
            "OUTPUT": str(self.folder / "latest"),
            "GITHUB_STEP_SUMMARY": str(self.summary),
        }
        environment.pop("GITHUB_SHA", None)
        ending = subprocess.run(
            [ROOT / "scripts" / "ci" / name, *words],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return ending.returncode

    def text(self, name: str) -> str:
        return (self.folder / "latest" / name).read_text(encoding="utf-8")

    def save_baseline(self, *words: str) -> None:
        save = ["baseline", "save", "--any-build", "--quiet"]
        self.run_tool(*save, "--baselines", str(self.folder / "baselines"), *words)

    EXACT = ("--suite", "calibration", "--filter", "calibration.exact", "--quiet", "--any-build")

    def test_gate_passes_and_fails_with_a_report(self) -> None:
        self.save_baseline(*self.EXACT[:-2])
        self.assertEqual(self.script("gate", *self.EXACT), 0)
        self.assertIn("nothing differs from the baseline", self.summary.read_text("utf-8"))
        self.assertEqual(self.script("gate", *self.EXACT, skew="bindings=1"), 2)
        self.assertIn("worse than the baseline (4 regressed)", self.summary.read_text("utf-8"))
        xml = junitparser.JUnitXml.fromstring(self.text("junit.xml").encode())
        self.assertEqual((xml.failures, xml.errors), (8, 0))

    def test_gate_without_a_baseline_is_no_pass(self) -> None:
        self.assertEqual(self.script("gate", *self.EXACT), 4)
        xml = junitparser.JUnitXml.fromstring(self.text("junit.xml").encode())
        self.assertEqual((xml.tests, xml.errors), (1, 1))

    def test_shards_are_judged_as_one_run(self) -> None:
        part = ["--filter", "LS1", "--set", "frames=2", "--set", "rows=60"]
        part += ["--strategy", "layoutOnly"]
        self.save_baseline(*part)
        for index in (1, 2, 3):
            self.assertEqual(self.script("gate", "--shard", f"{index}/3", *part, "--quiet"), 0)
        self.assertEqual(self.script("gate", "--merge", "--any-build"), 0)
        xml = junitparser.JUnitXml.fromstring(self.text("junit.xml").encode())
        self.assertEqual((xml.failures, xml.errors), (0, 0))
        self.assertEqual(len(json.loads(self.text("merged.json"))["results"]), 8)
        # A missing part fails.
        (self.folder / "latest" / "shards" / "2.json").unlink()
        self.assertEqual(self.script("gate", "--merge", "--any-build"), 4)

    def test_a_part_of_two_builds_judges_itself(self) -> None:
        part = ["--shard", "1/1", *self.EXACT, "--strategy", "layoutOnly"]
        part += ["--set", "frames=2", "--set", "work=50", "--time-limit", "1"]
        part += ["--base-executable", str(TOOL)]
        self.assertEqual(self.script("gate", *part, skew="virtual=1"), 0)
        self.assertIn("not worse than the base", self.summary.read_text("utf-8"))
        xml = junitparser.JUnitXml.fromstring(self.text("junit.xml").encode())
        names = [case.name for suite in xml for case in suite]
        self.assertEqual(names[-2:], ["time.cpu", "time.wall"])
        times = json.loads(self.text("calibration.times.json"))
        self.assertEqual(times["shard"], {"index": 1, "count": 1})
        # The counts of this part can be merged with those of the others.
        self.assertEqual(json.loads(self.text("shards/1.json"))["shard"], times["shard"])

    def test_history_is_added_to_and_exported(self) -> None:
        arguments = (*self.EXACT, "--repetitions", "2")
        self.assertEqual(self.script("history", *arguments), 0)
        self.assertEqual(self.script("history", *arguments, skew="bindings=1"), 0)
        lines = (self.folder / "history" / "calibration.ndjson").read_text("utf-8").splitlines()
        self.assertEqual(len(lines), 2)
        self.assertIn("8 changes in 2 runs", self.summary.read_text("utf-8"))
        for name in ("bencher.json", "smaller.json", "benchmarks.txt"):
            self.assertTrue(self.text(name))


if __name__ == "__main__":
    unittest.main()
