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

  /// A variable at the end of a chain of definitions by one variable each, as a function of the
  /// variable at its beginning: `factor * source + offset`.
  struct Shortcut: BitwiseCopyable {
    var factor: Double
    var offset: Double
    var source: VariableIndex
    /// The value of `shortcutVersion` for which the shortcut holds.
    var version: Int32
  }

  /// The shortcuts of variables by index, made once a walk is long.
  var shortcuts = Buffer<Shortcut>()
  /// A number that increases when any definition is removed or changes its constant.
  var shortcutVersion: Int32 = 0

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
    shortcuts.byteCount + entries.byteCount + stack.byteCount + order.byteCount + users.byteCount
  }
}
