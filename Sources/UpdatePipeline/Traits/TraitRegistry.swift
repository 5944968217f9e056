import Synchronization

/// Assigns each trait type an index, by which collections store it and sets refer to it.
nonisolated final class TraitRegistry: Sendable {
  /// The maximum number of trait types in a process.
  static let placesMax = 64

  static let shared = TraitRegistry()

  /// The trait types used so far.
  private struct Contents {
    var places: [ObjectIdentifier: Int] = [:]
    var traits: [UITrait] = []
    /// The traits that every drawing view depends on.
    var colorTraits: TraitSet = []
  }

  private let contents = Mutex(Contents())

  private init() {
    let standard: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self,
    ]
    for trait in standard { _ = place(of: trait) }
  }

  /// The index of a trait type, assigned on first use.
  ///
  /// - Precondition: The process uses at most 64 trait types.
  func place(of trait: UITrait) -> Int {
    contents.withLock { contents in
      let identity = ObjectIdentifier(trait)
      if let place = contents.places[identity] { return place }
      let place = contents.traits.count
      precondition(place < Self.placesMax, "A process can use at most 64 trait types.")
      contents.places[identity] = place
      contents.traits.append(trait)
      if trait.affectsColorAppearance { contents.colorTraits.insert(.at(place)) }
      return place
    }
  }

  /// The trait types in a set.
  func traits(in set: TraitSet) -> [UITrait] {
    contents.withLock { contents in set.places.map { contents.traits[$0] } }
  }

  /// The set of the given trait types.
  func set(of traits: [UITrait]) -> TraitSet {
    traits.reduce(into: []) { $0.insert(.at(place(of: $1))) }
  }

  /// The names of the traits in a set, for causes.
  func names(of set: TraitSet) -> String {
    traits(in: set).map { $0.name }.joined(separator: ", ")
  }

  /// The traits whose change redraws every drawing view (R40).
  var colorTraits: TraitSet { contents.withLock { $0.colorTraits } }
}
