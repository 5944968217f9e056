/// A handle of one constraint in a solver.
///
/// The generation makes a handle of a removed constraint recognizable even after its index has
/// been given to another constraint, so its use is an error and never touches the wrong one.
package struct Constraint: Hashable, Sendable, BitwiseCopyable {
  /// The constraint's index among its solver's constraints; dense, and reused after removal.
  package let index: Int32
  /// How many constraints have held this index before.
  package let generation: UInt32

  init(_ index: ConstraintIndex, generation: UInt32) {
    self.index = index.value
    self.generation = generation
  }
}
