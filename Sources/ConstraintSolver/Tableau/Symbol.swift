/// An entry of a symbol's column: a row that holds the symbol, and its cell there.
struct ColumnEntry: BitwiseCopyable {
  var row: RowIndex
  var cell: Index<Cell>
}

/// The variable that a symbol represents or the constraint that it marks, in four bytes.
struct Owner: BitwiseCopyable {
  enum Kind {
    case constraint(ConstraintIndex)
    case variable(VariableIndex)
  }

  /// A constraint's index, or the bitwise complement of a variable's.
  let packed: Int32

  @inline(__always)
  static func constraint(_ index: ConstraintIndex) -> Owner { Owner(packed: index.value) }

  @inline(__always)
  static func variable(_ index: VariableIndex) -> Owner { Owner(packed: ~index.value) }

  @inline(__always)
  var kind: Kind { packed < 0 ? .variable(Index(~packed)) : .constraint(Index(packed)) }

  @inline(__always)
  var isVariable: Bool { packed < 0 }

  /// The variable, if the owner is one.
  @inline(__always)
  var variable: VariableIndex? { packed < 0 ? Index(~packed) : nil }
}

/// An unknown of the tableau: a variable, or the marker of a constraint.
///
/// The marker of a constraint equals the constraint's expression. It takes the place of the paper's
/// slack variables of inequalities, of both error variables of constraints that are not required,
/// and of the dummy variables of required equalities; these differ only in the symbol's allowed
/// values and their cost (`Freedom`). With one symbol instead of two, rows are half as long.
struct Symbol: BitwiseCopyable, Reusable {
  /// The row in which the symbol is basic; none while it is parametric, and so zero.
  var row = RowIndex.none
  /// The first node of a parametric symbol's reduced cost; none for zero.
  ///
  /// The reduced cost excludes the symbol's own cost, which is in `freedom`.
  var cost = Index<CostNode>.none
  /// The rows that hold the parametric symbol.
  var column: UnsafeMutablePointer<ColumnEntry>?
  var count: Int32 = 0
  var capacity: Int32 = 0
  /// `owner`, or `nextFree` in a released symbol.
  private var link: Int32
  /// The priority of the symbol's own cost; that of a required constraint for a violation.
  var priority: UInt16 = 0
  var freedom: Freedom
  /// The side of zero that a basic symbol is on, 1 or -1; 0 if sides do not matter.
  var side: Int8 = 0

  init(owner: Owner, priority: UInt16, freedom: Freedom) {
    link = owner.packed
    self.priority = priority
    self.freedom = freedom
  }

  var owner: Owner {
    @inline(__always) get { Owner(packed: link) }
    @inline(__always) set { link = newValue.packed }
  }

  var nextFree: SymbolIndex {
    @inline(__always) get { Index(link) }
    @inline(__always) set { link = newValue.value }
  }
}

/// The directions in which a symbol may move from zero, and those in which that costs.
struct Freedom: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let forbidsUp = Freedom(rawValue: 1)
  static let weighsUp = Freedom(rawValue: 2)
  static let forbidsDown = Freedom(rawValue: 4)
  static let weighsDown = Freedom(rawValue: 8)
  /// The symbol is in `candidates`.
  static let isCandidate = Freedom(rawValue: 16)
  /// The journal has saved the symbol's cost.
  static let isSaved = Freedom(rawValue: 32)

  static let fixed: Freedom = [.forbidsUp, .forbidsDown]
  static let free: Freedom = []

  /// Whether the symbol may have any value at no cost.
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

  /// The change of the objective per unit of increase of a symbol on a side of zero.
  ///
  /// On a forbidden side, where only relaxation puts a symbol, the violation costs.
  @inline(__always)
  func slope(_ side: Int8) -> Double {
    side > 0 ? (rawValue & 3 != 0 ? 1 : 0) : side < 0 ? (rawValue & 12 != 0 ? -1 : 0) : 0
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
