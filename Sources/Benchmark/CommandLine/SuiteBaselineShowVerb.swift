import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Shows the suite's baseline.
struct SuiteBaselineShowVerb: Verb {
  static let definition = VerbDefinition(
    name: "baseline show",
    summary: "Shows the numbers of the baseline and why they were accepted.",
    discussion: "Numbers are those of a whole iteration, not divided by the scaling factor.",
    options: [SuiteJudgement.baselinesOption]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let baseline = try SuiteJudgement.store(arguments).load(swift: Toolchain.currentSwift)
    let toolchain = baseline.toolchain
    try StandardOutput.writeLine(
      """
      \(baseline.suite): Swift \(toolchain.swift), \(toolchain.build), \
      allocations by \(baseline.allocationCounter)
      """
    )
    for acceptance in baseline.acceptances {
      try StandardOutput.writeLine(acceptance.description)
    }
    for (name, entry) in baseline.entries.sorted(by: { $0.key < $1.key }) {
      try StandardOutput.writeLine("\n\(name)")
      if let expiring = entry.expiring {
        try StandardOutput.writeLine("  \(expiring)")
      }
      for (key, metric) in entry.metrics.sorted(by: { $0.key < $1.key }) {
        try StandardOutput.writeLine("  \(key) \(metric)")
      }
    }
    return .success
  }
}
