import UBResults

/// What a measuring process tells the process that started it.
struct PassReport: VersionedDocument {
  static let schema = "updatebench.benchmark-pass"
  static let schemaVersion = 1

  /// What was measured.
  var pass: MeasuringPass
  /// The values by `BenchmarkMetric.key`, in the order taken.
  var samples: [String: [Int]] = [:]
  /// The processor the iterations were pinned to.
  var processor: Int?
  /// What counted the allocations.
  var allocationCounter: MetricCounter?
  /// What counted the references.
  var referenceCounter: MetricCounter?
  /// Why the benchmark failed.
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
