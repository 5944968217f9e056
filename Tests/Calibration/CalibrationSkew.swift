import FoundationEssentials
import UBCommandLineSupport

/// Work added to each frame on purpose, as a regression or an improvement would add it.
///
/// It is read from the environment variable `UPDATEBENCH_CALIBRATION`, such as
/// `bindings=1,allocations=-2`, and changes a workload's work without a change of its parameters,
/// as a change of code does.
struct CalibrationSkew {
  private var amounts: [String: Int] = [:]

  /// The names that the variable may set.
  static let known = [
    "allocations", "bindings", "crash-reference", "crash-time", "crash-trace", "cutoffs", "display",
    "enters", "first-use", "gated", "hash", "invalidations", "pivots", "quadratic", "retained",
    "tail", "virtual", "work",
  ]

  /// The name of the environment variable.
  static let variable = "UPDATEBENCH_CALIBRATION"

  /// Reads the variable of this process.
  ///
  /// - Throws: `ToolError.failed` that names the malformed setting.
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

  /// The amount that is set for a name; zero unless set.
  subscript(name: String) -> Int { amounts[name] ?? 0 }
}
