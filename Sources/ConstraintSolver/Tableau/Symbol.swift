/// A column entry: which row holds the symbol, and at which of the row's cells.
struct ColumnEntry: BitwiseCopyable {
  var row: Int32
  var cell: Int32
}

/// An unknown of the tableau: a variable, or the marker of a constraint.
///
/// The marker of a constraint equals the constraint's expression, so it stands for the slack of
/// the paper's inequalities, for both error variables of its non-required constraints, and for
/// the dummy of its required equalities: what differs is only where it may go and at what cost
/// (`Freedom`). One symbol where the paper has two halves the tableau.
struct Symbol: BitwiseCopyable {
  /// The row in which the symbol is basic, or -1 while it is parametric and zero.
  var row: Int32 = -1
  /// The first node of the reduced cost of a parametric symbol, or -1 for zero.
  ///
  /// The reduced cost leaves out what the symbol costs by itself, which is in `freedom`.
  var cost: Int32 = -1
  /// The rows that hold the parametric symbol.
  var column: UnsafeMutablePointer<ColumnEntry>?
  var count: Int32 = 0
  var capacity: Int32 = 0
  /// The constraint the symbol marks, or the complement of the variable it stands for; in a free
  /// symbol, the next free one.
  var owner: Int32
  /// The priority of the symbol's own cost.
  var priority: UInt16 = 0
  var freedom: Freedom
  /// The side of zero on which a basic symbol is: 1 or -1; 0 where sides do not matter.
  var side: Int8 = 0
}

/// Where a symbol may go from zero, and whether that costs.
struct Freedom: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let forbidsUp = Freedom(rawValue: 1)
  static let weighsUp = Freedom(rawValue: 2)
  static let forbidsDown = Freedom(rawValue: 4)
  static let weighsDown = Freedom(rawValue: 8)
  /// The symbol waits in `candidates`.
  static let isCandidate = Freedom(rawValue: 16)
  /// The journal holds the symbol's cost.
  static let isSaved = Freedom(rawValue: 32)

  static let fixed: Freedom = [.forbidsUp, .forbidsDown]
  static let free: Freedom = []

  /// Whether the symbol may be anything at no cost.
  @inline(__always)
  var isFree: Bool { rawValue & 15 == 0 }

  /// Whether the symbol must be zero.
  @inline(__always)
  var isFixed: Bool { rawValue & 5 == 5 }

  @inline(__always)
  func forbids(_ direction: Int8) -> Bool {
    rawValue & (direction > 0 ? 1 : 4) != 0
  }

  @inline(__always)
  func weighs(_ direction: Int8) -> Bool {
    rawValue & (direction > 0 ? 2 : 8) != 0
  }

  /// The change of cost for each unit by which a symbol on a side of zero increases.
  @inline(__always)
  func slope(_ side: Int8) -> Double {
    side > 0 ? (rawValue & 2 != 0 ? 1 : 0) : side < 0 ? (rawValue & 8 != 0 ? -1 : 0) : 0
  }

  /// The freedom of the marker of a constraint.
  static func marker(_ relation: Relation, isRequired: Bool) -> Freedom {
    switch relation {
    case .equal: isRequired ? .fixed : [.weighsUp, .weighsDown]
    case .lessThanOrEqual: isRequired ? .forbidsUp : .weighsUp
    case .greaterThanOrEqual: isRequired ? .forbidsDown : .weighsDown
    }
  }
}
