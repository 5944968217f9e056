package import UBResults

/// The exact numbers of a suite that a later run is held to.
///
/// In JSON the entries are nested by label and strategy, and each number has a line of its own, so
/// that a change of one number is a change of one line.
package struct Baseline: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.baseline"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The suite the entries belong to.
  package var suite: String
  /// How the tool that counted was built.
  package var toolchain: Toolchain
  /// What counted the work; `nil` in baselines from before it had a version, which is the first.
  package var workCounter: MetricCounter?
  /// What counted the allocations.
  package var allocationCounter: MetricCounter
  /// What counted the instructions; `nil` if nothing did.
  package var instructionCounter: MetricCounter?
  /// When and why numbers were accepted, oldest first.
  package var acceptances: [Acceptance]
  /// The entries by label and then by strategy.
  package var entries: [String: [String: BaselineEntry]]

  /// A baseline of entries taken with one toolchain and one counter of allocations.
  package init(
    suite: String,
    toolchain: Toolchain,
    allocationCounter: MetricCounter,
    instructionCounter: MetricCounter? = nil,
    acceptances: [Acceptance] = [],
    entries: [String: [String: BaselineEntry]] = [:]
  ) {
    self.suite = suite
    self.toolchain = toolchain
    workCounter = .work
    self.allocationCounter = allocationCounter
    self.instructionCounter = instructionCounter
    self.acceptances = acceptances
    self.entries = entries
  }

  /// The exact numbers of a run.
  package init(of document: ResultDocument) {
    self.init(
      suite: document.suite,
      toolchain: document.toolchain,
      allocationCounter: document.allocationCounter,
      instructionCounter: document.instructionCounter
    )
    workCounter = document.workCounter
    for result in document.results {
      self[result.identity] = BaselineEntry(of: result)
    }
  }

  /// The entry of an identity, or `nil`; setting `nil` removes it.
  package subscript(identity: EntryIdentity) -> BaselineEntry? {
    get { entries[identity.label]?[identity.strategy] }
    set {
      var strategies = entries[identity.label] ?? [:]
      strategies[identity.strategy] = newValue
      entries[identity.label] = strategies.isEmpty ? nil : strategies
    }
  }

  /// Every identity, sorted by label and then by strategy.
  package var identities: [EntryIdentity] {
    entries.keys.sorted().flatMap { label in
      (entries[label] ?? [:]).keys.sorted().map { strategy in
        EntryIdentity(label: label, strategy: strategy)
      }
    }
  }

  enum CodingKeys: String, CodingKey {
    case suite, toolchain, acceptances, entries
    case workCounter = "work_counter"
    case allocationCounter = "allocation_counter"
    case instructionCounter = "instruction_counter"
  }
}
