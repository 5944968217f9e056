/// Scratch space for walks over definitions, empty between uses.
struct Expansion: ~Copyable {
  /// One variable of the walk and the sum of coefficients that reach it.
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    /// Where the depth-first search is in the variable's terms or mentions; -1 before it.
    var cursor: Int32
  }

  /// A constraint in the tableau that a definition takes part in, and the coefficient of the
  /// defined variable in it.
  struct User: BitwiseCopyable {
    var coefficient: Double
    var constraint: Int32
  }

  var entries = Buffer<Entry>()
  var stack = Buffer<Int32>()
  /// Entries such that each comes after what the walk reaches from it.
  var order = Buffer<Int32>()
  var users = Buffer<User>()

  var byteCount: Int {
    entries.byteCount + stack.byteCount + order.byteCount + users.byteCount
  }
}
