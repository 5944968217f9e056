/// The stored state of a constraint `terms + constant relation 0`.
struct ConstraintRecord: BitwiseCopyable, Reusable {
  /// The form in which the solver keeps a constraint.
  enum Form: UInt8 {
    /// None: the record is released or about to be.
    case free
    /// A marker symbol in the tableau.
    case tableau
    /// The definition of a variable.
    case definition
    /// An element of `pending`, not entered yet.
    case pending
  }

  var constant: Double
  /// The first term in the term pool.
  var terms: TermIndex
  var termCount: Int32
  /// `marker`, `definedVariable`, `pendingPlace` or `nextFree`, as `form` says.
  private var link: Int32 = -1
  var generation: UInt32
  var priority: Priority
  var relation: Relation
  private(set) var form = Form.tableau

  /// Creates the record of a constraint that has no marker yet.
  init(
    constant: Double,
    terms: TermIndex,
    termCount: Int32,
    generation: UInt32,
    priority: Priority,
    relation: Relation
  ) {
    self.constant = constant
    self.terms = terms
    self.termCount = termCount
    self.generation = generation
    self.priority = priority
    self.relation = relation
  }

  /// Takes the constraint's form away, before it is entered again or released.
  mutating func detach() {
    form = .free
  }

  /// The marker of a constraint in the tableau; setting it moves the constraint there.
  var marker: SymbolIndex {
    @inline(__always) get {
      assert(form == .tableau, "A constraint in the tableau has a marker.")
      return Index(link)
    }
    @inline(__always) set {
      form = .tableau
      link = newValue.value
    }
  }

  /// The variable that a definition defines; setting it makes the constraint a definition.
  var definedVariable: VariableIndex {
    @inline(__always) get {
      assert(form == .definition, "A definition has a variable.")
      return Index(link)
    }
    @inline(__always) set {
      form = .definition
      link = newValue.value
    }
  }

  /// The index in `pending` of a postponed constraint; setting it postpones the constraint.
  var pendingPlace: Int32 {
    @inline(__always) get {
      assert(form == .pending, "A postponed constraint has a place.")
      return link
    }
    @inline(__always) set {
      form = .pending
      link = newValue
    }
  }

  /// The next released record; setting it releases this one.
  var nextFree: ConstraintIndex {
    @inline(__always) get {
      assert(form == .free, "A released record knows the next one.")
      return Index(link)
    }
    @inline(__always) set {
      form = .free
      link = newValue.value
    }
  }
}
