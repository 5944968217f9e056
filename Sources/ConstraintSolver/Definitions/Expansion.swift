/// Scratch space for walks over definitions, empty between uses.
struct Expansion: ~Copyable {
  /// One variable of the walk and the sum of coefficients that reach it.
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var variable: VariableIndex
    /// The term of the variable's definition, or the mention of the variable, that the depth-first
    /// search looks at next; none before it and after the last mention.
    var cursor: TermIndex
  }

  /// A constraint in the tableau that a definition takes part in, and the coefficient of the
  /// defined variable in it.
  struct User: BitwiseCopyable {
    var coefficient: Double
    var constraint: ConstraintIndex
  }

  var entries = Buffer<Entry>()
  var stack = Buffer<Index<Entry>>()
  /// Entries such that each comes after what the walk reaches from it.
  var order = Buffer<Index<Entry>>()
  var users = Buffer<User>()

  subscript(index: Index<Entry>) -> Entry {
    @inline(__always)
    unsafeAddress { UnsafePointer(entries.base + Int(index.value)) }
    @inline(__always)
    nonmutating unsafeMutableAddress { entries.base + Int(index.value) }
  }

  @inline(__always)
  func pointer(to index: Index<Entry>) -> UnsafeMutablePointer<Entry> {
    entries.base + Int(index.value)
  }

  var byteCount: Int {
    entries.byteCount + stack.byteCount + order.byteCount + users.byteCount
  }
}
