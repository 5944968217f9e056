import UBConstraintSolver

/// The logic of the command line's `solve`: solves systems that are given as data.
package enum SolveCommand {
  /// The output of a run and its failure, if any.
  package struct Output: Equatable, Sendable {
    /// The lines of standard output.
    package var lines: [String] = []
    /// The failure that ended the run early, if any.
    package var failure: SolveFailure?

    /// Creates an output of some lines and a failure.
    package init(lines: [String] = [], failure: SolveFailure? = nil) {
      self.lines = lines
      self.failure = failure
    }

    /// The process's exit code.
    package var exitCode: Int32 { failure?.exitCode ?? 0 }
  }

  /// Runs op lists, each on a new solver; `docs/solver.md` describes the format.
  ///
  /// Prints the values requested by `read` operations, and one line for each completed list. The
  /// first failure ends the run.
  package static func run(json: String, file: String) -> Output {
    var output = Output()
    do throws(SolveFailure) {
      for list in try OpList.lists(json: json, file: file) {
        var runner = OpListRunner(list, file: file)
        do throws(SolveFailure) {
          try runner.run()
        } catch {
          output.lines += runner.lines
          throw error
        }
        output.lines += runner.lines
        output.lines.append("\(list.name): ok, \(list.operations.count) operations")
      }
    } catch {
      output.failure = error
    }
    return output
  }

  /// Solves systems in the plain text form; each gives a line of values, `infeasible`, or the name
  /// of another error.
  ///
  /// A system that is neither solved nor infeasible is a failure, which does not end the run.
  package static func run(text: String, file: String) -> Output {
    var output = Output()
    do throws(SolveFailure) {
      for (index, system) in try TextSystems(text, file: file).systems.enumerated() {
        do throws(SolverError) {
          output.lines.append(try system.values())
        } catch {
          if case .unsatisfiable = error {
            output.lines.append("infeasible")
            continue
          }
          output.lines.append(error.name)
          output.failure =
            output.failure
            ?? SolveFailure(
              kind: .unexpected,
              file: file,
              place: "system \(index + 1)",
              expected: "values or a contradiction",
              found: error.name
            )
        }
      }
    } catch {
      output.failure = error
    }
    return output
  }
}
