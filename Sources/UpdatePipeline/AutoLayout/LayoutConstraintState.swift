import UBConstraintSolver

/// The stored state of a layout constraint.
struct LayoutConstraintState {
  var first: LayoutItem?
  var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: LayoutItem?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// The origins of anchor offsets; `nil` unless a side of the constraint is an offset.
  var offsets: AnchorOffsets?
  var multiplier = 1.0
  var constant = 0.0
  var priority = UILayoutPriority.required
  var identifier: String?

  /// The nearest common ancestor of the items, which holds the constraint while it is active.
  weak var host: UIView?
  /// The constraint's handle in the solver of the host's window; `nil` outside of a solver.
  var handle: SolverHandle?
  /// Whether a view generated it for its own arrangement; the app's constraints give way first.
  var isGenerated = false
  /// The sequence number of the activation; generated constraints sort before the app's.
  var activation = 0
  /// Whether the constraint is active but left out of the solver because of a contradiction.
  var isLeftOut = false
  /// Whether a `ConstraintConflict` has reported that it is left out.
  var isReported = false

  /// Whether the constraint depends on the layout direction.
  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
      || offsets?.first?.attribute.isDirectional == true
      || offsets?.second?.attribute.isDirectional == true
  }

  /// The kind of the first side.
  var firstKind: NSLayoutConstraint.Attribute.Kind {
    offsets?.first == nil ? firstAttribute.kind : .length
  }

  /// The kind of the second side.
  var secondKind: NSLayoutConstraint.Attribute.Kind {
    offsets?.second == nil ? secondAttribute.kind : .length
  }

  /// The items that the constraint refers to.
  var items: [LayoutItem] {
    [first, second, offsets?.first?.item, offsets?.second?.item].compactMap { $0 }
  }
}

/// An attribute of a layout item.
struct LayoutPart {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
}

/// The anchors from which the offsets on either side of a constraint are measured.
final class AnchorOffsets {
  let first: LayoutPart?
  let second: LayoutPart?

  init(first: LayoutPart?, second: LayoutPart?) {
    self.first = first
    self.second = second
  }
}

/// A reference to a constraint in a solver, valid for one build of that solver.
struct SolverHandle {
  let constraint: Constraint
  /// The build of the solver that the handle belongs to.
  let build: Int
}
