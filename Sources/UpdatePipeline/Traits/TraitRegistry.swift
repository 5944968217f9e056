import Synchronization

/// Gives every kind of trait a place, by which collections store it and sets name it.
nonisolated final class TraitRegistry: Sendable {
  /// The kinds of traits a process may have.
  static let placesMax = 64

  static let shared = TraitRegistry()

  /// What is known of the kinds that were used so far.
  private struct Contents {
    var places: [ObjectIdentifier: Int] = [:]
    var traits: [UITrait] = []
    /// Those that every drawing view depends on.
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

  /// The place of a kind of trait, given on first use.
  ///
  /// - Precondition: The process uses at most 64 kinds.
  func place(of trait: UITrait) -> Int {
    contents.withLock { contents in
      let identity = ObjectIdentifier(trait)
      if let place = contents.places[identity] { return place }
      let place = contents.traits.count
      precondition(place < Self.placesMax, "A process has at most 64 kinds of traits.")
      contents.places[identity] = place
      contents.traits.append(trait)
      if trait.affectsColorAppearance { contents.colorTraits.insert(.at(place)) }
      return place
    }
  }

  /// The kinds of traits of a set.
  func traits(in set: TraitSet) -> [UITrait] {
    contents.withLock { contents in set.places.map { contents.traits[$0] } }
  }

  /// The set of given kinds of traits.
  func set(of traits: [UITrait]) -> TraitSet {
    traits.reduce(into: []) { $0.insert(.at(place(of: $1))) }
  }

  /// The names of a set's traits, as causes give them.
  func names(of set: TraitSet) -> String {
    traits(in: set).map { $0.name }.joined(separator: ", ")
  }

  /// The traits whose change redraws every view that draws (R40).
  var colorTraits: TraitSet { contents.withLock { $0.colorTraits } }
}
