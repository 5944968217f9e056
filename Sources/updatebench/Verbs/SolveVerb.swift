import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBOpLists
import UBResults

/// Runs the constraint solver on systems that are given as data.
struct SolveVerb: Verb {
  let definition = VerbDefinition(
    name: "solve",
    summary: "Solves constraint systems given as op lists or in a plain text form.",
    discussion: """
      Each file is a JSON op list: variables and constraints that are added, changed, read and
      expected to have values; 'docs/solver.md' describes it. With --text a file has systems in
      plain form, and each prints a line of values, 'infeasible', or the name of another error. An
      expectation that doesn't hold or a system without an answer exits with 1, a file that isn't
      in its format with 65.
      """,
    operands: ["FILE"],
    takesMoreOperands: true,
    options: [
      .flag("text", "the files are in the plain text form")
    ]
  )

  func run(_ arguments: Arguments) throws -> ExitCode {
    for path in arguments.operands {
      let text = String(decoding: try DocumentCoder.data(ofFile: path), as: UTF8.self)
      let output =
        arguments.has("text")
        ? SolveCommand.run(text: text, file: path) : SolveCommand.run(json: text, file: path)
      for line in output.lines {
        try StandardOutput.writeLine(line)
      }
      if let failure = output.failure {
        StandardError.write("\(UpdateBenchCommand.name): \(failure)\n")
        return failure.kind == .malformed ? .malformedInput : .failure
      }
    }
    return .success
  }
}
