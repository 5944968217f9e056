import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement

/// The suite that this executable is.
enum Suite {
  /// The executable's name, which baselines and complaints have too.
  static let name =
    MachineProbe.executable.map { URL(filePath: $0).lastPathComponent } ?? "benchmarks"

  /// The environment in which allocations are counted, with what the person set kept.
  static var uncachedAllocation: [String: String] {
    let chosen = ProcessInfo.processInfo.environment["MALLOC_CONF"].map { "\($0)," } ?? ""
    return ["MALLOC_CONF": chosen + HeapMeter.uncachedConfiguration]
  }

  /// The benchmarks that a filter chooses, in the order registered.
  ///
  /// - Throws: `UsageError.noMatch`, or `ToolError.failed` for a suite without benchmarks.
  static func benchmarks(matching filter: BenchmarkFilter) throws -> [Benchmark] {
    let all = BenchmarkRegistry.shared.benchmarks
    guard !all.isEmpty else { throw ToolError.failed("the suite registers no benchmarks") }
    let chosen = all.filter { filter.matches($0.name) }
    guard !chosen.isEmpty else {
      throw UsageError.noMatch(filter: filter.description, suite: name, known: all.map(\.name))
    }
    return chosen
  }
}
