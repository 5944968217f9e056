/// Working memory for walks over definitions, empty between uses.
struct Expansion: ~Copyable {
  /// A variable reached by the walk, and the sum of the coefficients that reach it.
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var variable: VariableIndex
    /// The term of the variable's definition, or the mention of the variable, that the depth-first
    /// search visits next; none before the search and after the last mention.
    var cursor: TermIndex
  }

  /// A constraint in the tableau built through a definition, and the defined variable's coefficient
  /// in it.
  struct User: BitwiseCopyable {
    var coefficient: Double
    var constraint: ConstraintIndex
  }

  var entries = Buffer<Entry>()
  var stack = Buffer<Index<Entry>>()
  /// The entries in topological order: each comes after the entries it reaches.
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
