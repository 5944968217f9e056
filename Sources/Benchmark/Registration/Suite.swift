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
}
