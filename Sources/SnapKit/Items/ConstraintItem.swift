/// A view or layout guide with the parts of it that a constraint speaks of.
///
/// Items are made by `snp`, as in `title.snp.bottom`, and keep what they speak of alive.
nonisolated public final class ConstraintItem {
  /// The view or guide; `nil` for none, which stands for the superview or for plain numbers.
  let target: AnyObject?
  /// The parts that are meant; none means the same as on the other side.
  let attributes: ConstraintAttributes

  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  deinit {}
}

nonisolated extension ConstraintItem: Equatable {
  /// Whether both speak of the same parts of the same view or guide.
  public static func == (first: ConstraintItem, second: ConstraintItem) -> Bool {
    first.target === second.target && first.attributes == second.attributes
  }
}
