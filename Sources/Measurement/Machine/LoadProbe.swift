import FoundationEssentials
package import UBResults

/// Observes the other load on the machine, starting at its creation.
package struct LoadProbe {
  private let loadBefore: Double
  private let ticksBefore: [UInt64]

  /// Takes the first reading.
  package init() {
    loadBefore = Self.load
    ticksBefore = Self.ticks
  }

  /// The conditions since the first reading.
  package func conditions() -> Conditions {
    Conditions(
      loadBefore: loadBefore,
      loadAfter: Self.load,
      steal: Self.steal(from: ticksBefore, to: Self.ticks)
    )
  }

  /// The share of stolen ticks in all ticks between two readings; `nil` if there are none.
  package static func steal(from before: [UInt64], to after: [UInt64]) -> Double? {
    guard before.count > stealColumn, after.count == before.count else { return nil }
    let spent = zip(before, after).map { $1 >= $0 ? $1 - $0 : 0 }
    // The two guest columns are included in the first two.
    let total = spent.prefix(stealColumn + 1).reduce(0, +)
    return total == 0 ? nil : Double(spent[stealColumn]) / Double(total)
  }

  /// The column of stolen time: user, nice, system, idle, iowait, irq, softirq, steal.
  private static let stealColumn = 7

  private static var load: Double {
    let text = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    return text.split(separator: " ").first.flatMap { Double($0) } ?? 0
  }

  private static var ticks: [UInt64] {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("cpu ") } ?? ""
    return line.split(separator: " ").dropFirst().compactMap { UInt64($0) }
  }
}
