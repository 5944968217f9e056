"""Reads the result documents that `updatebench run` writes.

A document with a wrong key raises an error that names the key, the value found and the value
expected.
"""

import json
import math
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from escaping import excerpt

SCHEMA = "updatebench.results"
SCHEMA_VERSION = 1
# The size up to which a document is read, as by the tool.
BYTES_MAX = 64 << 20
# The greatest whole number that every reader takes exactly.
WHOLE_MAX = 1 << 53


class DocumentError(Exception):
    """The reason why a document can't be drawn."""

    def __init__(self, key: str, found: str, expected: str) -> None:
        super().__init__(
            f"key '{excerpt(key)}': found {excerpt(found)}, expected {excerpt(expected)}"
        )


@dataclass(frozen=True)
class Result:
    """The result of one workload under one strategy, or the reason for a failure."""

    key: str
    values: dict[str, Any]

    def get(self, path: str, kind: type | tuple[type, ...] = (int, float)) -> Any:
        """The value at a path of keys joined by slashes; it must have the given type."""
        return _get(self.values, path, kind, self.key)

    def optional(self, path: str) -> Any:
        """The number at a path, or None if the document doesn't have it."""
        head = path.split("/")[0]
        return None if self.values.get(head) is None else self.get(path)

    @property
    def label(self) -> str:
        return self.get("label", str)

    @property
    def strategy(self) -> str:
        return self.get("strategy", str)


@dataclass(frozen=True)
class Document:
    """The results of one run, with its machine and toolchain."""

    values: dict[str, Any]
    results: list[Result]
    failures: list[Result]

    @property
    def provenance(self) -> str:
        """The suite, date, machine and toolchain on one line."""
        machine = _get(self.values, "machine/processor", str)
        cores = _get(self.values, "machine/cores", int)
        swift = _get(self.values, "toolchain/swift", str)
        configuration = _get(self.values, "toolchain/configuration", str)
        suite = _get(self.values, "suite", str)
        date = _get(self.values, "date", str)
        return (
            f"suite {suite} \N{MIDDLE DOT} {date} \N{MIDDLE DOT} {machine}, {cores} cores"
            f" \N{MIDDLE DOT} Swift {swift} {configuration}"
        )

    @property
    def strategies(self) -> list[str]:
        """The strategies' names, in the order tables show them."""
        return _get(self.values, "strategies", list)


def load(path: Path) -> Document:
    """Reads a document; raises DocumentError or OSError."""
    try:
        values = json.loads(_text(path), object_pairs_hook=_object, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise DocumentError("(the document)", f"text that isn't JSON ({error})", "JSON") from error
    if not isinstance(values, dict):
        raise DocumentError("(the document)", _kind(values), "an object")
    for key, expected in (("schema", SCHEMA), ("schema_version", SCHEMA_VERSION)):
        found = _get(values, key, type(expected))
        if found != expected:
            raise DocumentError(key, repr(found), repr(expected))
    document = Document(values, _entries(values, "results"), _entries(values, "failures"))
    if not document.results:
        raise DocumentError("results", "no result", "at least one")
    for index, name in enumerate(document.strategies):
        if not isinstance(name, str):
            raise DocumentError(f"strategies[{index}]", _kind(name), _kinds(str))
    for entry in document.results + document.failures:
        if entry.strategy not in document.strategies:
            expected = f"one of {', '.join(map(str, document.strategies))}"
            raise DocumentError(f"{entry.key}.strategy", repr(entry.strategy), expected)
    return document


def _text(path: Path) -> str:
    """The text of a file of a size that is read; nothing waits for the other end of a pipe."""
    status = path.stat()
    if stat.S_ISDIR(status.st_mode) or not stat.S_ISREG(status.st_mode):
        kind = "a folder" if stat.S_ISDIR(status.st_mode) else "a pipe or device"
        raise DocumentError("(the document)", kind, "a file")
    if status.st_size > BYTES_MAX:
        raise DocumentError(
            "(the document)", f"{status.st_size} bytes", f"at most {BYTES_MAX} bytes"
        )
    return path.read_text(encoding="utf-8")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, value in pairs:
        if key in values:
            raise DocumentError(key, "the key twice", "it once")
        values[key] = value
    return values


def _refuse_constant(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _entries(values: dict[str, Any], name: str) -> list[Result]:
    entries = []
    for index, entry in enumerate(_get(values, name, list)):
        key = f"{name}[{index}]"
        if not isinstance(entry, dict):
            raise DocumentError(key, _kind(entry), "an object")
        entries.append(Result(key, entry))
    return entries


def _get(
    values: dict[str, Any],
    path: str,
    kind: type | tuple[type, ...],
    prefix: str = "",
) -> Any:
    """The value at a path of keys joined by slashes; keys themselves may hold dots."""
    found: Any = values
    names = [prefix] if prefix else []
    for name in path.split("/"):
        if not isinstance(found, dict):
            raise DocumentError(".".join(names), _kind(found), "an object")
        names.append(name)
        if name not in found:
            raise DocumentError(".".join(names), "nothing", _kinds(kind))
        found = found[name]
    if isinstance(found, float) and not math.isfinite(found):
        raise DocumentError(".".join(names), repr(found), _kinds(kind))
    if isinstance(found, int) and abs(found) > WHOLE_MAX:
        raise DocumentError(".".join(names), str(found), "a whole number from -2^53 to 2^53")
    if not isinstance(found, kind) or isinstance(found, bool):
        raise DocumentError(".".join(names), _kind(found), _kinds(kind))
    return found


_NAMES = {
    bool: "true or false",
    dict: "an object",
    float: "a number",
    int: "a whole number",
    list: "an array",
    str: "text",
    type(None): "null",
}


def _kind(value: Any) -> str:
    name = _NAMES[type(value)]
    is_plain = isinstance(value, dict | list) or value is None
    return name if is_plain else f"{name} ({excerpt(repr(value))})"


def _kinds(kind: type | Sequence[type]) -> str:
    return _NAMES[kind] if isinstance(kind, type) else "a number"
