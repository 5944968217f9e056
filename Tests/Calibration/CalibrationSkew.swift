import UBCommandLineSupport
import FoundationEssentials

/// What is added to each frame on purpose, as a regression or an improvement would.
///
/// Read from the environment variable `UPDATEBENCH_CALIBRATION`, such as
/// `bindings=1,allocations=-2`: it changes what a workload does behind the back of its parameters,
/// which a change of code does too.
struct CalibrationSkew {
  private var amounts: [String: Int] = [:]

  /// The words the variable may hold.
  static let known = [
    "allocations", "bindings", "crash-reference", "crash-time", "crash-trace", "cutoffs", "display",
    "enters", "first-use", "gated", "hash", "invalidations", "pivots", "quadratic", "retained",
    "virtual", "work",
  ]

  /// The environment's variable.
  static let variable = "UPDATEBENCH_CALIBRATION"

  /// Reads the variable of this process.
  ///
  /// - Throws: `ToolError.failed` that names what was not understood.
  init() throws {
    let text = ProcessInfo.processInfo.environment[Self.variable] ?? ""
    for setting in text.split(separator: ",") {
      let parts = setting.split(separator: "=")
      guard parts.count == 2, Self.known.contains(String(parts[0])), let amount = Int(parts[1])
      else {
        throw ToolError.failed("\(Self.variable): found '\(setting)', expected NAME=NUMBER")
      }
      amounts[String(parts[0])] = amount
    }
  }

  /// What is added of one kind; zero unless set.
  subscript(name: String) -> Int { amounts[name] ?? 0 }
}
