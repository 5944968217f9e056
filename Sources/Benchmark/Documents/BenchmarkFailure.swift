/// Why a benchmark has no figures, or not all of them.
struct BenchmarkFailure: Error, Codable, Equatable {
  /// What went wrong.
  enum Kind: String, Codable {
    /// It said so, or threw an error.
    case failed
    /// Its process ended on its own, or a signal ended it.
    case crashed
    /// Its process was stopped for taking too long.
    case timedOut = "timed out"
    /// It never measured a metric of its own.
    case unmeasured
  }

  /// The name with its tags.
  var benchmark: String
  /// What went wrong.
  var kind: Kind
  /// The particulars in a sentence.
  var detail: String
  /// What the process wrote to standard error, the middle of a long text left out.
  var standardError: [String]

  init(benchmark: String, kind: Kind, detail: String, standardError: [String] = []) {
    self.benchmark = benchmark
    self.kind = kind
    self.detail = detail
    self.standardError = standardError
  }

  enum CodingKeys: String, CodingKey {
    case benchmark, kind, detail
    case standardError = "standard_error"
  }
}

extension BenchmarkFailure: CustomStringConvertible {
  var description: String { "\(benchmark): \(kind.rawValue): \(detail)" }
}
