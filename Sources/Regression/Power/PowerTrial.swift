/// One try of the gate on a change that is known.
package struct PowerTrial: Codable, Equatable, Sendable {
  /// The change, by its name.
  package var change: String
  /// What was measured.
  package var workload: String
  /// Whether the gate took it for worse.
  package var isFound: Bool
  /// Whether the gate could not tell.
  package var isInconclusive: Bool
  /// The rules of others that took it for worse; `nil` for exact numbers.
  package var foundBy: [PeerRule]?
  /// The ratio of times that was estimated; `nil` for exact numbers.
  package var ratio: Double?
  /// The seconds that the longest stage took; `nil` for exact numbers.
  package var stageSeconds: Double?
  /// The load of the machine when the trial began.
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
