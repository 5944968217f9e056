package import UBResults

/// Where the allocations of one entry changed.
package struct ExplanationEntry: Codable, Equatable, Sendable {
  /// The benchmark's name and the parameters that aren't the default.
  package var label: String
  /// The strategy; `nil` for a benchmark of plain Swift.
  package var strategy: String?
  /// The frames of the base's run; `nil` if it could not be told where that allocates.
  package var oldFrameCount: Int?
  /// The frames of the new run; `nil` if it could not be told where that allocates.
  package var newFrameCount: Int?
  /// What each pass allocates.
  package var passes: [PassChange]
  /// The sites that differ, the largest difference first.
  package var sites: [SiteChange]
  /// What should be known when reading the numbers, such as why a side is missing.
  package var notes: [String]

  /// The difference of two profiles, each of which may be missing for a reason in the notes.
  package init(
    _ identity: EntryIdentity,
    from old: AllocationProfile?,
    to new: AllocationProfile?,
    notes: [String]
  ) {
    label = identity.label
    strategy = identity.strategy
    oldFrameCount = old?.frameCount
    newFrameCount = new?.frameCount
    let difference = new.map { ProfileDifference(from: old, to: $0) }
    passes = difference?.passes ?? []
    sites = difference?.sites ?? []
    self.notes = notes
  }

  /// Which entry.
  package var identity: EntryIdentity { EntryIdentity(label: label, strategy: strategy) }

  enum CodingKeys: String, CodingKey {
    case label, strategy, passes, sites, notes
    case oldFrameCount = "old_frame_count"
    case newFrameCount = "new_frame_count"
  }
}
