package import UBResults

/// The changed allocations of one entry by site.
package struct ExplanationEntry: Codable, Equatable, Sendable {
  /// The benchmark's name with its non-default parameters or tags.
  package var label: String
  /// The strategy; `nil` for a benchmark of plain Swift.
  package var strategy: String?
  /// The frames of the base's run; `nil` without a profile of it.
  package var oldFrameCount: Int?
  /// The frames of the new run; `nil` without a profile of it.
  package var newFrameCount: Int?
  /// The allocations of each pass.
  package var passes: [PassChange]
  /// The sites that differ, the largest difference first.
  package var sites: [SiteChange]
  /// Remarks on the numbers, such as the reason why a side is missing.
  package var notes: [String]

  /// The difference of two profiles; the notes say why one is missing.
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

  /// The entry's identity in its document.
  package var identity: EntryIdentity { EntryIdentity(label: label, strategy: strategy) }

  enum CodingKeys: String, CodingKey {
    case label, strategy, passes, sites, notes
    case oldFrameCount = "old_frame_count"
    case newFrameCount = "new_frame_count"
  }
}
