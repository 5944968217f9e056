import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement

/// The suite of this executable.
enum Suite {
  /// The executable's name, which baselines and complaints bear too.
  static let name =
    MachineProbe.executable.map { URL(filePath: $0).lastPathComponent } ?? "benchmarks"

  /// The environment in which allocations are counted; it keeps the user's own settings.
  static var uncachedAllocation: [String: String] {
    let chosen = ProcessInfo.processInfo.environment["MALLOC_CONF"].map { "\($0)," } ?? ""
    return ["MALLOC_CONF": chosen + HeapMeter.uncachedConfiguration]
  }
}
