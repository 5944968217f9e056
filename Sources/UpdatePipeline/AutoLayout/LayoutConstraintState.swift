import UBConstraintSolver

/// Everything a layout constraint stores.
struct LayoutConstraintState {
  var first: LayoutItem?
  var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: LayoutItem?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Where distances between anchors start; `nil` unless a side is one.
  var offsets: AnchorOffsets?
  var multiplier = 1.0
  var constant = 0.0
  var priority = UILayoutPriority.required
  var identifier: String?

  /// The nearest common ancestor, which keeps the constraint while it is active.
  weak var host: UIView?
  /// The constraint in the solver of its host's window; `nil` while it is in none.
  var handle: SolverHandle?
  /// Whether a view made it for its own arrangement; the app's give way before it.
  var isGenerated = false
  /// When it was activated, counted through all activations; generated ones count as earlier.
  var activation = 0
  /// Whether it is active and left out of the solver, because it contradicts others.
  var isLeftOut = false
  /// Whether a conflict told that it is left out.
  var isReported = false

  /// Whether leading and trailing edges decide what it means.
  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
      || offsets?.first?.attribute.isDirectional == true
      || offsets?.second?.attribute.isDirectional == true
  }

  /// What the first side is.
  var firstKind: NSLayoutConstraint.Attribute.Kind {
    offsets?.first == nil ? firstAttribute.kind : .length
  }

  /// What the second side is.
  var secondKind: NSLayoutConstraint.Attribute.Kind {
    offsets?.second == nil ? secondAttribute.kind : .length
  }

  /// The items it mentions.
  var items: [LayoutItem] {
    [first, second, offsets?.first?.item, offsets?.second?.item].compactMap { $0 }
  }
}

/// An attribute of an item.
struct LayoutPart {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
}

/// The anchors from which the distances on either side of a constraint are measured.
final class AnchorOffsets {
  let first: LayoutPart?
  let second: LayoutPart?

  init(first: LayoutPart?, second: LayoutPart?) {
    self.first = first
    self.second = second
  }
}

/// A constraint in a solver, valid for one building of it.
struct SolverHandle {
  let constraint: Constraint
  /// The building of the solver that it belongs to.
  let build: Int
}
