public import Observation

/// A model with two observable properties and one that isn't.
@Observable nonisolated public final class Counterpart {
  /// A property that views read.
  public var title = ""
  /// Another property that views read.
  public var number = 0
  /// A property that tells nobody.
  @ObservationIgnored public var note = ""

  /// A model with empty values.
  public init() {}
}
