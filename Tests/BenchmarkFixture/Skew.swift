import Foundation

/// The changes that the environment variable `BENCHMARK_FIXTURE` makes, such as
/// `blocks=2,faults=1`, in place of changes of the suite's source.
enum Skew {
  private static let amounts: [String: Int] = {
    let text = ProcessInfo.processInfo.environment["BENCHMARK_FIXTURE"] ?? ""
    let settings = text.split(separator: ",").compactMap { setting -> (String, Int)? in
      let parts = setting.split(separator: "=")
      guard parts.count == 2, let amount = Int(parts[1]) else { return nil }
      return (String(parts[0]), amount)
    }
    return Dictionary(settings) { $1 }
  }()

  /// The amount of a change; zero unless set.
  static func amount(_ name: String) -> Int { amounts[name] ?? 0 }

  /// Whether a change is set.
  static func isSet(_ name: String) -> Bool { amounts[name] != nil }
}
