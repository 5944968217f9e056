# /// script
# requires-python = ">=3.10"
# dependencies = ["highspy>=1.7", "numpy>=1.24"]
# ///
"""Checks a solver's answers to random systems against a lexicographic linear program.

Reads the blocks that `solverbench systems` writes to standard output. For each system, and for
each of its priorities from the highest down, the sum of absolute errors must be the smallest that
the higher priorities leave possible; required constraints must hold to 1e-8; nothing that has a
solution may be refused. Reported contradictions must be contradictory, and minimal.
"""

import argparse
import subprocess
import sys
import time

import highspy
import numpy as np

RESIDUAL_MAX = 1e-8
SUM_TOLERANCE = 1e-6
DUAL_TOLERANCE = 1e-7
INFINITY = highspy.kHighsInf
LESS, EQUAL, GREATER = 0, 1, 2
REQUIRED = 1000


class Block:
    """Independent systems as flat arrays; the fields are those of the writer."""

    def __init__(self, stream):
        header = np.frombuffer(read(stream, 28), np.int32)
        systems, variables, constraints, terms, conflicts, first, text = header.tolist()
        self.systems, self.first, self.conflict_count = systems, first, conflicts

        def integers(count):
            return np.frombuffer(read(stream, 4 * count), np.int32)

        def numbers(count):
            return np.frombuffer(read(stream, 8 * count), np.float64)

        self.variable_system = integers(variables)
        self.non_negative = integers(variables).astype(bool)
        self.values = numbers(variables)
        self.system = integers(constraints)
        self.relation = integers(constraints)
        self.priority = integers(constraints)
        self.constant = numbers(constraints)
        self.term_constraint = integers(terms)
        self.term_variable = integers(terms)
        self.coefficient = numbers(terms)
        self.refusals = [line for line in read(stream, text).decode().split("\n") if line]

    def select(self, system):
        """The block that holds only one of the systems."""
        part = object.__new__(Block)
        variables = self.variable_system == system
        constraints = self.system == system
        terms = constraints[self.term_constraint]
        variable_place = np.cumsum(variables) - 1
        constraint_place = np.cumsum(constraints) - 1
        part.systems, part.first = 1, self.first + system
        part.variable_system = np.zeros(variables.sum(), np.int32)
        part.non_negative = self.non_negative[variables]
        part.values = self.values[variables]
        part.system = np.zeros(constraints.sum(), np.int32)
        part.relation = self.relation[constraints]
        part.priority = self.priority[constraints]
        part.constant = self.constant[constraints]
        part.term_constraint = constraint_place[self.term_constraint[terms]]
        part.term_variable = variable_place[self.term_variable[terms]]
        part.coefficient = self.coefficient[terms]
        return part


def read(stream, count):
    data = stream.read(count)
    if len(data) != count:
        raise EOFError
    return data


def errors_of(block):
    """The violation of each constraint, a non-negative number."""
    products = block.coefficient * block.values[block.term_variable]
    total = block.constant + np.bincount(
        block.term_constraint, products, minlength=len(block.constant)
    )
    return np.where(
        block.relation == EQUAL,
        np.abs(total),
        np.where(block.relation == LESS, np.maximum(0, total), np.maximum(0, -total)),
    )


def ranks_of(block):
    """For each constraint, its priority's place among its system's, from the highest; -1 for
    required ones."""
    ranks = np.full(len(block.priority), -1)
    for system in range(block.systems):
        mine = (block.system == system) & (block.priority < REQUIRED)
        levels = np.unique(block.priority[mine])[::-1]
        ranks[mine] = np.searchsorted(-levels, -block.priority[mine])
    return ranks


def make_program(block):
    """The linear program: variables, then an upward and a downward error of each soft row."""
    variables, rows = len(block.values), len(block.constant)
    soft = np.flatnonzero(block.priority < REQUIRED)
    over = soft[block.relation[soft] != GREATER]
    under = soft[block.relation[soft] != LESS]
    error_row = np.concatenate([over, under])
    row = np.concatenate([block.term_constraint, error_row])
    column = np.concatenate([block.term_variable, variables + np.arange(len(error_row))])
    value = np.concatenate([block.coefficient, -np.ones(len(over)), np.ones(len(under))])
    keys = row.astype(np.int64) * (variables + len(error_row)) + column
    unique, inverse = np.unique(keys, return_inverse=True)
    value = np.bincount(inverse, value)
    row, column = np.divmod(unique, variables + len(error_row))
    program = highspy.HighsLp()
    program.num_col_ = variables + len(error_row)
    program.num_row_ = rows
    program.col_cost_ = np.zeros(program.num_col_)
    program.col_lower_ = np.concatenate(
        [np.where(block.non_negative, 0, -INFINITY), np.zeros(len(error_row))]
    )
    program.col_upper_ = np.full(program.num_col_, INFINITY)
    program.row_lower_ = np.where(block.relation != LESS, -block.constant, -INFINITY)
    program.row_upper_ = np.where(block.relation != GREATER, -block.constant, INFINITY)
    program.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    program.a_matrix_.start_ = np.searchsorted(row, np.arange(rows + 1)).astype(np.int32)
    program.a_matrix_.index_ = column.astype(np.int32)
    program.a_matrix_.value_ = value
    return program, error_row


def make_solver():
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("presolve", "off")
    return solver


def optimize(solver):
    """Solves with a given method, from the present basis or from scratch."""
    solver.run()
    for method in ["simplex", "ipm"]:
        if solver.getModelStatus() == highspy.HighsModelStatus.kOptimal:
            return True
        solver.clearSolver()
        solver.setOptionValue("solver", method)
        solver.run()
    return solver.getModelStatus() == highspy.HighsModelStatus.kOptimal


def fix_optimal_face(solver, program, error_columns):
    """Restricts the program to its optima, by complementary slackness with the duals."""
    solution = solver.getSolution()
    dual = np.array(solution.col_dual)
    fixed = np.flatnonzero(np.abs(dual) > DUAL_TOLERANCE)
    if len(fixed):
        upper = np.array(program.col_upper_)
        upper[fixed] = np.array(program.col_lower_)[fixed]
        program.col_upper_ = upper
        solver.changeColsBounds(len(fixed), fixed.astype(np.int32), upper[fixed], upper[fixed])
    dual = np.array(solution.row_dual)
    lower, upper = np.array(program.row_lower_), np.array(program.row_upper_)
    active = np.flatnonzero((np.abs(dual) > DUAL_TOLERANCE) & (lower != upper))
    for row in active.tolist():
        bound = lower[row] if lower[row] > -INFINITY else upper[row]
        lower[row] = upper[row] = bound
        solver.changeRowBounds(row, bound, bound)
    program.row_lower_, program.row_upper_ = lower, upper


def find_faults(block):
    """The faults in the answers to a block."""
    errors = errors_of(block)
    required = block.priority == REQUIRED
    worst = errors[required].max(initial=0)
    worst = max(worst, (-block.values[block.non_negative]).max(initial=0))
    if worst > RESIDUAL_MAX:
        return [f"a required constraint is violated by {worst:.3g}"]
    ranks = ranks_of(block)
    program, error_row = make_program(block)
    solver = make_solver()
    solver.passModel(program)
    variables = len(block.values)
    error_rank = ranks[error_row]
    columns = variables + np.arange(len(error_row))
    for rank in range(ranks.max(initial=-1) + 1):
        costs = (error_rank == rank).astype(float)
        solver.changeColsCost(len(columns), columns.astype(np.int32), costs)
        if not optimize(solver):
            return [f"the oracle says {solver.getModelStatus()} at rank {rank}"]
        least = solver.getInfo().objective_function_value
        found = errors[ranks == rank].sum()
        if abs(found - least) > SUM_TOLERANCE * max(1, least):
            return [f"the errors of rank {rank} add up to {found}, the least is {least}"]
        fix_optimal_face(solver, program, columns)
    return []


def is_feasible(block, without=None):
    """Whether a set of required constraints, optionally without one, has a solution."""
    program, _ = make_program(block)
    if without is not None:
        lower, upper = np.array(program.row_lower_), np.array(program.row_upper_)
        lower[without], upper[without] = -INFINITY, INFINITY
        program.row_lower_, program.row_upper_ = lower, upper
    solver = make_solver()
    solver.passModel(program)
    solver.run()
    return solver.getModelStatus() == highspy.HighsModelStatus.kOptimal


def check_conflict(conflict):
    if is_feasible(conflict):
        return [f"{conflict.first}: a reported contradiction has a solution"]
    for row in range(len(conflict.constant)):
        if not is_feasible(conflict, row):
            return [f"{conflict.first}: a reported contradiction is not minimal"]
    return []


def check(stream):
    """The numbers of systems and conflicts, and the faults found."""
    systems, conflicts, faults = 0, 0, []
    while True:
        try:
            block = Block(stream)
        except EOFError:
            return systems, conflicts, faults
        systems += block.systems
        faults += block.refusals
        if find_faults(block):
            for system in range(block.systems):
                part = block.select(system)
                faults += [f"{part.first}: {fault}" for fault in find_faults(part)]
        for _ in range(block.conflict_count):
            conflicts += 1
            faults += check_conflict(Block(stream))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("solverbench", help="the program that generates and solves the systems")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="index of the first system")
    parser.add_argument("--count", type=int, default=3000, help="number of systems")
    parser.add_argument("--block", type=int, default=30, help="systems per linear program")
    parser.add_argument(
        "--least", type=int, default=0, help="least number of variables of sparse systems"
    )
    parser.add_argument("--most", type=int, default=0, help="their greatest number of variables")
    arguments = parser.parse_args()
    command = [arguments.solverbench, "systems"]
    for name in ["seed", "first", "count", "block", "least", "most"]:
        command += [f"--{name}", str(getattr(arguments, name))]
    start = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        systems, conflicts, faults = check(process.stdout)
    for fault in faults[:20]:
        print(fault)
    elapsed = time.monotonic() - start
    print(
        f"seed {arguments.seed}: {systems} systems, {conflicts} contradictions, "
        f"{len(faults)} faults, {elapsed:.1f} s"
    )
    if process.returncode != 0:
        sys.exit(f"{arguments.solverbench} ended with {process.returncode}")
    if systems != arguments.count:
        sys.exit(f"expected {arguments.count} systems, found {systems}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
