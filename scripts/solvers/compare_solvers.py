"""Compares this solver with Kiwi: instructions, allocations and time of the same operations.

Both programs run the same systems. Instructions and allocations of one iteration are computed from
a long and a short run under valgrind, so they are the same on every machine. Times of cells are
medians of several alternating runs without valgrind; times of stacks are minima.
"""

import argparse
import math
import re
import statistics
import subprocess
import sys
from functools import partial

# Workload, iterations of the short and the long run, and the limit of this solver's instructions
# as a fraction of Kiwi's.
CELL_WORKLOADS = [
    ("build", 100, 600, 1 / 6),
    ("rebuild", 100, 600, None),
    ("edit", 400, 4400, 1 / 3),
    ("text", 400, 4400, 1 / 3),
    ("remove-add", 400, 2400, 1 / 3),
    ("toggle", 400, 2400, 1 / 3),
]
# Workload, variant, rows, iterations of the short and the long run, whether Kiwi takes part.
STACK_WORKLOADS = [
    ("stack-build", "f", 10, 1, 3, True),
    ("stack-build", "l", 10, 1, 3, True),
    ("stack-build", "c", 10, 1, 3, True),
    ("stack-build", "f", 100, 1, 3, False),
    ("stack-build", "l", 100, 1, 3, False),
    ("stack-build", "c", 100, 1, 3, False),
    ("stack-build", "f", 1000, 1, 2, False),
    ("stack-build", "l", 1000, 1, 2, False),
    ("stack-build", "c", 1000, 1, 2, False),
    ("stack-build", "f", 5000, 1, 2, False),
    ("stack-build", "l", 5000, 1, 2, False),
    ("stack-build", "c", 5000, 1, 2, False),
    ("stack-edit", "f", 1000, 4, 44, False),
    ("stack-edit", "f", 5000, 4, 14, False),
    ("stack-text", "f", 1000, 100, 100100, False),
    ("stack-toggle", "f", 1000, 100, 100100, False),
]
TOPOLOGIES = ["flat", "chain", "nested", "equal-widths", "independent-chains"]
ORDER_RATIO_MAX = 1.5
BYTES_MAX = 8192
# Workloads that must not allocate.
STEADY_WORKLOADS = ("rebuild", "edit", "text", "toggle")
# Microseconds a row of a stack of a thousand, at most; for a text or a toggle, of the operation.
STACK_TIME_MAX = {
    ("stack-build", "f"): 20,
    ("stack-build", "l"): 30,
    ("stack-build", "c"): 20,
    ("stack-edit", "f"): 1,
    ("stack-text", "f"): 1,
}
GROWTH_EXPONENT_MAX = 1.1


def capture(command):
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with {result.returncode}:\n{result.stderr}")
    return result.stdout + result.stderr


def instructions(command):
    text = capture(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command])
    return int(re.search(r"Collected : (\d+)", text)[1])


def allocations(command):
    text = capture(["valgrind", "--tool=memcheck", "--undef-value-errors=no", *command])
    return int(re.search(r"total heap usage: ([\d,]+) allocs", text)[1].replace(",", ""))


def per_iteration(measure, command, short, long):
    return (measure(command(long)) - measure(command(short))) / (long - short)


def outcome(command):
    fields = capture(command).split()
    return float(fields[2]), float(fields[4])


def elapsed(command, short, long):
    """Nanoseconds of one iteration, without the workload's setup."""
    few, many = outcome(command(short))[1], outcome(command(long))[1]
    return (many * long - few * short) / (long - short)


class Solver:
    """One of the two programs."""

    def __init__(self, program, is_kiwi):
        self.program, self.is_kiwi = program, is_kiwi

    def command(self, workload, iterations, rows=1, variant="f"):
        if self.is_kiwi:
            return [self.program, workload, str(iterations), str(rows), variant]
        return [
            self.program, "run", "--workload", workload, "--iterations", str(iterations),
            "--rows", str(rows), "--variant", variant,
        ]  # fmt: skip


def compare_cells(ours, kiwi, repeats):
    """Prints the table of one solver per cell; returns whether every limit holds."""
    print("One solver per cell, one iteration:")
    print(
        f"{'operation':<12}{'instructions':>14}{'Kiwi':>10}{'ratio':>8}{'limit':>8}"
        f"{'allocations':>13}{'Kiwi':>8}{'ns':>9}{'Kiwi':>9}{'ratio':>8}"
    )
    holds = True
    replaced = None
    for workload, short, long, limit in CELL_WORKLOADS:
        ours_sum, _ = outcome(ours.command(workload, long))
        kiwi_sum, _ = outcome(kiwi.command(workload, long))
        if abs(ours_sum - kiwi_sum) > 1e-6 * abs(kiwi_sum):
            sys.exit(f"{workload}: the solvers differ, {ours_sum} and {kiwi_sum}")
        row = []
        for solver in (ours, kiwi):
            make = partial(solver.command, workload)
            row.append(per_iteration(instructions, make, short, long))
            row.append(per_iteration(allocations, make, short, long))
        times = ([], [])
        for _ in range(repeats):
            for place, solver in enumerate((ours, kiwi)):
                times[place].append(outcome(solver.command(workload, long * 20))[1])
        ours_time, kiwi_time = map(statistics.median, times)
        ratio = row[0] / row[2]
        holds &= limit is None or ratio <= limit
        print(
            f"{workload:<12}{row[0]:>14.0f}{row[2]:>10.0f}{ratio:>8.3f}"
            f"{'' if limit is None else format(limit, '.3f'):>8}{row[1]:>13.2f}{row[3]:>8.1f}"
            f"{ours_time:>9.0f}{kiwi_time:>9.0f}{ours_time / kiwi_time:>8.3f}"
        )
        if workload == "text":
            text = row[0]
        if workload == "remove-add":
            replaced = row[2]
        holds &= workload not in STEADY_WORKLOADS or row[1] == 0
    print(f"text by constants against Kiwi's remove and add: {text / replaced:.3f} (limit 0.100)")
    return holds and text / replaced <= 0.1


def measure_stacks(ours, kiwi):
    print("\nOne solver, many rows (microseconds a row for builds and edits, else an iteration):")
    holds = True
    totals = {}
    for workload, variant, rows, short, long, has_kiwi in STACK_WORKLOADS:
        divisor = rows if workload in ("stack-build", "stack-edit") else 1
        line = f"{workload:<13} {variant} {rows:>5} rows"
        for solver in (ours, kiwi) if has_kiwi else (ours,):
            make = partial(solver.command, workload, rows=rows, variant=variant)
            count = per_iteration(instructions, make, short, long) / divisor
            time = min(elapsed(make, short, long) for _ in range(5)) / divisor / 1000
            is_limited = rows == 1000 and not solver.is_kiwi
            limit = STACK_TIME_MAX.get((workload, variant)) if is_limited else None
            holds &= limit is None or time <= limit
            line += f"  {'Kiwi ' if solver.is_kiwi else ''}{count:,.0f} instructions {time:.3f} us"
            if not solver.is_kiwi:
                totals[workload, variant, rows] = count * divisor
                line += "" if limit is None else f" (limit {limit})"
        print(line, flush=True)
    for variant in "flc":
        growth = totals["stack-build", variant, 5000] / totals["stack-build", variant, 1000]
        exponent = math.log(growth, 5)
        holds &= exponent <= GROWTH_EXPONENT_MAX
        print(
            f"stack-build {variant}: 5000 rows take {growth:.2f} times 1000 rows, "
            f"exponent {exponent:.3f} (limit {GROWTH_EXPONENT_MAX})"
        )
    return holds


def topology_command(program, topology, is_batch, is_reversed, iterations):
    return [
        program, "topology", "--topology", topology, "--views", "300", "--batch", str(is_batch),
        "--reversed", str(is_reversed), "--iterations", str(iterations),
    ]  # fmt: skip


def compare_orders(ours):
    """Prints the cost of each order of insertion; returns whether the ratios are low enough."""
    holds = True
    for is_batch, manner in ((0, "one by one"), (1, "in one batch")):
        print(f"\nOrder of insertion, 300 views {manner} (instructions; limit {ORDER_RATIO_MAX}):")
        for topology in TOPOLOGIES:
            counts = []
            for is_reversed in (0, 1):
                make = partial(topology_command, ours.program, topology, is_batch, is_reversed)
                counts.append(per_iteration(instructions, make, 1, 3))
            ratio = max(counts) / min(counts)
            holds &= ratio <= ORDER_RATIO_MAX
            print(
                f"{topology:<20}{counts[0]:>14,.0f}{counts[1]:>14,.0f}  ratio {ratio:.2f}",
                flush=True,
            )
    return holds


def check_memory(ours):
    """Prints the memory of an idle solver of one cell; returns whether it is low enough."""
    count = int(capture([ours.program, "memory"]))
    print(f"\nMemory of an idle solver of one cell: {count} bytes (limit {BYTES_MAX})")
    return count <= BYTES_MAX


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("solverbench", help="this solver's benchmark program")
    parser.add_argument("kiwi_driver", help="Kiwi's benchmark program")
    parser.add_argument("--repeats", type=int, default=7, help="runs per time")
    arguments = parser.parse_args()
    ours, kiwi = Solver(arguments.solverbench, False), Solver(arguments.kiwi_driver, True)
    holds = compare_cells(ours, kiwi, arguments.repeats)
    holds &= measure_stacks(ours, kiwi)
    holds &= compare_orders(ours)
    holds &= check_memory(ours)
    print("\nEvery limit holds." if holds else "\nA limit does not hold.")
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
