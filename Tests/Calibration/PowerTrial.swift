/// A trial of the gate on a known change.
nonisolated package struct PowerTrial: Codable, Equatable, Sendable {
  /// The name of the change.
  package var change: String
  /// The label of the measured workload.
  package var workload: String
  /// Whether the gate found it worse.
  package var isFound: Bool
  /// Whether the gate was inconclusive.
  package var isInconclusive: Bool
  /// The rules of other tools that found it worse; `nil` for exact numbers.
  package var foundBy: [PeerRule]?
  /// The estimated ratio of times; `nil` for exact numbers.
  package var ratio: Double?
  /// The duration of the longest stage in seconds; `nil` for exact numbers.
  package var stageSeconds: Double?
  /// The machine's load at the start of the trial.
  package var load: Double

  package init(
    change: String,
    workload: String,
    isFound: Bool,
    isInconclusive: Bool,
    foundBy: [PeerRule]? = nil,
    ratio: Double? = nil,
    stageSeconds: Double? = nil,
    load: Double
  ) {
    self.change = change
    self.workload = workload
    self.isFound = isFound
    self.isInconclusive = isInconclusive
    self.foundBy = foundBy
    self.ratio = ratio
    self.stageSeconds = stageSeconds
    self.load = load
  }

  enum CodingKeys: String, CodingKey {
    case change, workload, ratio, load
    case isFound = "is_found"
    case isInconclusive = "is_inconclusive"
    case foundBy = "found_by"
    case stageSeconds = "stage_seconds"
  }
}
