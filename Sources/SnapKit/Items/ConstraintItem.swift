/// A view or layout guide with the attributes that a constraint refers to.
///
/// Items are made by `snp`, as in `title.snp.bottom`, and keep their target alive.
nonisolated public final class ConstraintItem {
  /// The view or guide; `nil` stands for the superview or for plain numbers.
  let target: AnyObject?
  /// The attributes; an empty set stands for those of the other side.
  let attributes: ConstraintAttributes

  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  deinit {}
}

nonisolated extension ConstraintItem: Equatable {
  /// Whether both refer to the same attributes of the same view or guide.
  public static func == (first: ConstraintItem, second: ConstraintItem) -> Bool {
    first.target === second.target && first.attributes == second.attributes
  }
}
