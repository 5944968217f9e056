import UBResults

/// The report of a measuring process to the process that started it.
struct PassReport: VersionedDocument {
  static let schema = "updatebench.benchmark-pass"
  static let schemaVersion = 1

  /// The pass that ran.
  var pass: MeasuringPass
  /// The values by `BenchmarkMetric.key`, in the order taken.
  var samples: [String: [Int]] = [:]
  /// The processor the iterations were pinned to.
  var processor: Int?
  /// The allocation counter.
  var allocationCounter: MetricCounter?
  /// The reference counter.
  var referenceCounter: MetricCounter?
  /// The reason why the benchmark failed; `nil` unless it did.
  var failure: String?

  init(pass: MeasuringPass) {
    self.pass = pass
  }

  enum CodingKeys: String, CodingKey {
    case pass, samples, processor, failure
    case allocationCounter = "allocation_counter"
    case referenceCounter = "reference_counter"
  }
}
