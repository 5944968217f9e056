// The solver benchmarks of SolverBenchmarks on Kiwi: the same systems, operations and sums.
//
// usage: kiwi_driver WORKLOAD ITERATIONS ROWS VARIANT
// Prints the sum of what was read and the nanoseconds of processor time of one iteration.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using kiwi::Constraint;
using kiwi::Expression;
using kiwi::Solver;
using kiwi::Term;
using kiwi::Variable;

// Kiwi has no lexicographic priorities: each level of the systems gets the next power of ten.
double weight(int priority)
{
    switch (priority) {
    case 50: return 1;
    case 250: return 1e1;
    case 251: return 1e2;
    case 252: return 1e3;
    case 749: return 1e4;
    case 750: return 1e5;
    case 751: return 1e6;
    case 900: return 1e8;
    default: return kiwi::strength::required;
    }
}

enum View { cell, avatar, name, badge, email };
enum Attribute { left, top, width, height };

double nameWidth(int row) { return 60 + (37 * row) % 220; }

struct Cell {
    Variable variables[20];
    Constraint avatarWidth{Constraint(Expression(0), kiwi::OP_EQ)};
    Constraint nameHugging{avatarWidth};
    Constraint nameResistance{avatarWidth};

    Variable& at(View view, Attribute attribute) { return variables[view * 4 + attribute]; }

    double sum() const
    {
        double total = 0;
        for (const Variable& variable : variables) {
            total += variable.value();
        }
        return total;
    }

    static Constraint add(Solver& solver, const std::vector<Term>& terms, double constant,
                          kiwi::RelationalOperator relation, int priority = 1000)
    {
        Constraint constraint(Expression(terms, constant), relation, weight(priority));
        solver.addConstraint(constraint);
        return constraint;
    }

    Constraint set(Solver& solver, View view, Attribute attribute, double value,
                   kiwi::RelationalOperator relation = kiwi::OP_EQ, int priority = 1000)
    {
        return add(solver, {Term(at(view, attribute))}, -value, relation, priority);
    }

    // The constraints in the order of the other solver's; non-negativity is ten of them here.
    void build(Solver& solver, int row, char host, Cell* above, Variable* root,
               bool editsName = false)
    {
        set(solver, cell, left, 0);
        if (host == 's') {
            if (above) {
                add(solver,
                    {Term(at(cell, top)), Term(above->at(cell, top), -1),
                     Term(above->at(cell, height), -1)},
                    0, kiwi::OP_EQ);
            } else {
                set(solver, cell, top, 0);
            }
            add(solver, {Term(at(cell, width)), Term(*root, -1)}, 0, kiwi::OP_EQ);
        } else {
            set(solver, cell, top, 0);
            if (host == 'e') {
                solver.addEditVariable(at(cell, width), weight(900));
                solver.suggestValue(at(cell, width), 375);
            } else {
                set(solver, cell, width, 375);
            }
        }
        for (int view = 0; view < 5; view++) {
            set(solver, View(view), width, 0, kiwi::OP_GE);
            set(solver, View(view), height, 0, kiwi::OP_GE);
        }
        set(solver, avatar, left, 16);
        set(solver, avatar, top, 12);
        avatarWidth = set(solver, avatar, width, 60);
        set(solver, avatar, height, 60);
        add(solver,
            {Term(at(cell, height)), Term(at(avatar, top), -1), Term(at(avatar, height), -1)}, -12,
            kiwi::OP_GE);
        add(solver,
            {Term(at(name, left)), Term(at(avatar, left), -1), Term(at(avatar, width), -1)}, -12,
            kiwi::OP_EQ);
        add(solver, {Term(at(name, top)), Term(at(avatar, top), -1)}, 0, kiwi::OP_EQ);
        add(solver, {Term(at(badge, left)), Term(at(name, left), -1), Term(at(name, width), -1)},
            -8, kiwi::OP_GE);
        add(solver,
            {Term(at(cell, width)), Term(at(badge, left), -1), Term(at(badge, width), -1)}, -16,
            kiwi::OP_EQ);
        add(solver,
            {Term(at(badge, top)), Term(at(badge, height), 0.5), Term(at(name, top), -1),
             Term(at(name, height), -0.5)},
            0, kiwi::OP_EQ);
        add(solver, {Term(at(email, left)), Term(at(name, left), -1)}, 0, kiwi::OP_EQ);
        add(solver, {Term(at(email, top)), Term(at(name, top), -1), Term(at(name, height), -1)},
            -4, kiwi::OP_EQ);
        add(solver,
            {Term(at(cell, width)), Term(at(email, left), -1), Term(at(email, width), -1)}, -16,
            kiwi::OP_GE);
        add(solver,
            {Term(at(cell, height)), Term(at(email, top), -1), Term(at(email, height), -1)}, -12,
            kiwi::OP_GE);
        if (!editsName) {
            fit(solver, name, width, nameWidth(row), 251, 750, &nameHugging, &nameResistance);
        }
        fit(solver, name, height, 20, 250, 750);
        fit(solver, badge, width, 20 + (13 * row) % 40, 252, 751);
        fit(solver, badge, height, 18, 250, 750);
        fit(solver, email, width, 80 + (53 * row) % 300, 250, 749);
        fit(solver, email, height, 16 * (1 + row % 3), 250, 750);
        set(solver, cell, height, 0, kiwi::OP_EQ, 50);
    }

    void fit(Solver& solver, View view, Attribute attribute, double size, int hugging,
             int resistance, Constraint* first = nullptr, Constraint* second = nullptr)
    {
        Constraint low = set(solver, view, attribute, size, kiwi::OP_LE, hugging);
        Constraint high = set(solver, view, attribute, size, kiwi::OP_GE, resistance);
        if (first) {
            *first = low;
            *second = high;
        }
    }

    void replaceNameWidth(Solver& solver, double size)
    {
        solver.removeConstraint(nameHugging);
        solver.removeConstraint(nameResistance);
        fit(solver, name, width, size, 251, 750, &nameHugging, &nameResistance);
    }

    void toggleAvatarWidth(Solver& solver)
    {
        solver.removeConstraint(avatarWidth);
        avatarWidth = set(solver, avatar, width, 60);
    }
};

// A cell whose text's width is an edit variable: Kiwi's cheapest way to change a constant.
struct TextCell : Cell {
    Variable text;

    void buildText(Solver& solver, int row)
    {
        build(solver, row, 'e', nullptr, nullptr, true);
        solver.addEditVariable(text, weight(900));
        solver.suggestValue(text, nameWidth(row));
        add(solver, {Term(at(name, width)), Term(text, -1)}, 0, kiwi::OP_LE, 251);
        add(solver, {Term(at(name, width)), Term(text, -1)}, 0, kiwi::OP_GE, 750);
    }
};

const double widths[] = {414, 320, 430, 375};

double runBuilds(bool keeps, long iterations)
{
    double sum = 0;
    Solver kept;
    for (long iteration = 0; iteration < iterations; iteration++) {
        Cell one;
        if (keeps) {
            kept.reset();
            one.build(kept, iteration % 20, 'c', nullptr, nullptr);
            kept.updateVariables();
        } else {
            Solver solver;
            one.build(solver, iteration % 20, 'c', nullptr, nullptr);
            solver.updateVariables();
        }
        sum += one.sum();
    }
    return sum;
}

double runChanges(const std::string& workload, long iterations)
{
    std::vector<std::unique_ptr<Solver>> solvers;
    std::vector<std::unique_ptr<TextCell>> cells;
    for (int row = 0; row < 20; row++) {
        solvers.push_back(std::make_unique<Solver>());
        cells.push_back(std::make_unique<TextCell>());
        if (workload == "text") {
            cells[row]->buildText(*solvers[row], row);
        } else {
            cells[row]->build(*solvers[row], row, 'e', nullptr, nullptr);
        }
    }
    double sum = 0;
    for (long iteration = 0; iteration < iterations; iteration++) {
        int place = iteration % 20;
        long step = iteration / 20;
        double size = 60 + (37 * (place + step)) % 220;
        Solver& solver = *solvers[place];
        TextCell& one = *cells[place];
        if (workload == "edit") {
            solver.suggestValue(one.at(cell, width), widths[step % 4]);
        } else if (workload == "text") {
            solver.suggestValue(one.text, size);
        } else if (workload == "remove-add") {
            one.replaceNameWidth(solver, size);
        } else {
            one.toggleAvatarWidth(solver);
        }
        solver.updateVariables();
        sum += one.sum();
    }
    return sum;
}

struct Stack {
    Solver solver;
    Variable root;
    std::deque<Cell> cells;

    Stack(long rows, char variant)
    {
        Cell::add(solver, {Term(root)}, 0, kiwi::OP_GE);
        if (variant == 'f') {
            edit();
        } else if (variant == 'c') {
            Cell::add(solver, {Term(root)}, -375, kiwi::OP_EQ);
        }
        for (long row = 0; row < rows; row++) {
            cells.emplace_back();
            Cell* above = row > 0 ? &cells[row - 1] : nullptr;
            cells[row].build(solver, int(row), 's', above, &root);
        }
        if (variant == 'l') {
            edit();
        }
        solver.updateVariables();
    }

    void edit()
    {
        solver.addEditVariable(root, weight(900));
        solver.suggestValue(root, 375);
    }
};

double runStack(const std::string& workload, long iterations, long rows, char variant)
{
    double sum = 0;
    if (workload == "stack-build") {
        for (long iteration = 0; iteration < iterations; iteration++) {
            Stack stack(rows, variant);
            for (Cell& one : stack.cells) {
                sum += one.sum();
            }
        }
        return sum;
    }
    Stack stack(rows, variant);
    for (long iteration = 0; iteration < iterations; iteration++) {
        Cell& one = stack.cells[(iteration * 7) % rows];
        if (workload == "stack-edit") {
            stack.solver.suggestValue(stack.root, widths[iteration % 4]);
        } else if (workload == "stack-text") {
            long place = (iteration * 7) % rows;
            one.replaceNameWidth(stack.solver, 60 + (37 * (place + iteration)) % 220);
        } else {
            one.toggleAvatarWidth(stack.solver);
        }
        stack.solver.updateVariables();
        sum += one.sum();
    }
    return sum;
}

double run(const std::string& workload, long iterations, long rows, char variant)
{
    if (workload == "build" || workload == "rebuild") {
        return runBuilds(workload == "rebuild", iterations);
    }
    if (workload == "edit" || workload == "text" || workload == "remove-add"
        || workload == "toggle") {
        return runChanges(workload, iterations);
    }
    if (workload.rfind("stack-", 0) == 0) {
        return runStack(workload, iterations, rows, variant);
    }
    throw std::invalid_argument("unknown workload " + workload);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::fprintf(stderr, "usage: kiwi_driver WORKLOAD ITERATIONS ROWS VARIANT\n");
        return 64;
    }
    try {
        long iterations = std::atol(argv[2]);
        std::clock_t start = std::clock();
        double sum = run(argv[1], iterations, std::max(1L, std::atol(argv[3])), argv[4][0]);
        double nanoseconds = double(std::clock() - start) * 1e9 / CLOCKS_PER_SEC;
        std::printf("%s sum %.17g ns_per_iteration %.1f\n", argv[1], sum,
                    nanoseconds / double(std::max(1L, iterations)));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "kiwi_driver: %s\n", error.what());
        return 1;
    }
    return 0;
}
