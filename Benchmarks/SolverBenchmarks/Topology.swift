import UBConstraintSolver

/// Shapes of constraint systems, each in two orders of insertion.
///
/// Every view has a left edge and a non-negative width, with hugging and compression resistance.
/// Right edges stay within the fixed width of a root.
package enum Topology: String, CaseIterable, Sendable {
  /// Each view has its own distance from the root's edge.
  case flat
  /// Each view follows the one before it.
  case chain
  /// Each view is inside the one before it.
  case nested
  /// A chain of views of equal widths that fills the root.
  case equalWidths = "equal-widths"
  /// Independent chains of ten views.
  case independentChains = "independent-chains"

  /// The system for a number of views.
  package func system(viewCount: Int, isReversed: Bool) -> LinearSystem {
    var builder = TopologyBuilder(viewCount: viewCount)
    for view in 0..<viewCount { add(view, to: &builder) }
    if self == .equalWidths || self == .chain { builder.closeChain(isEqual: self != .chain) }
    var system = builder.system
    if isReversed { system.constraints.reverse() }
    return system
  }

  private func add(_ view: Int, to builder: inout TopologyBuilder) {
    switch self {
    case .flat:
      builder.require([Term(builder.left(view))], .equal, -Double(view % 50))
      builder.fit(view)
      builder.bound(view)
    case .chain:
      builder.follow(view, isFirst: view == 0)
      builder.fit(view)
    case .nested:
      if view == 0 {
        builder.require([Term(builder.left(view))], .equal, 0)
        builder.require([Term(builder.width(view)), Term(builder.root, -1)], .equal, 0)
      } else {
        builder.require(
          [Term(builder.left(view)), Term(builder.left(view - 1), -1)],
          .equal,
          -1
        )
        builder.require(
          [Term(builder.width(view)), Term(builder.width(view - 1), -1)],
          .equal,
          2
        )
      }
      builder.fit(view)
    case .equalWidths:
      builder.follow(view, isFirst: view == 0)
      if view > 0 {
        builder.require(
          [Term(builder.width(view)), Term(builder.width(view - 1), -1)],
          .equal,
          0
        )
      }
    case .independentChains:
      builder.follow(view, isFirst: view % 10 == 0)
      builder.fit(view)
      builder.bound(view)
    }
  }
}

/// A builder of a topology's constraints.
private struct TopologyBuilder {
  let viewCount: Int
  var system: LinearSystem
  let root = Variable(id: 0)

  init(viewCount: Int) {
    self.viewCount = viewCount
    system = LinearSystem(
      isNonNegative: [true] + (0..<(viewCount * 2)).map { $0 % 2 == 1 }
    )
    // The root is wide enough for the deepest nest and the longest chain.
    require([Term(root)], .equal, -Double(200 * max(1, viewCount)))
  }

  func left(_ view: Int) -> Variable { Variable(id: Int32(1 + view * 2)) }
  func width(_ view: Int) -> Variable { Variable(id: Int32(2 + view * 2)) }

  mutating func require(_ terms: [Term], _ relation: Relation, _ constant: Double) {
    system.constraints.append(SystemConstraint(terms, relation, constant: constant))
  }

  /// Places a view 8 after the one before it, or at 0.
  mutating func follow(_ view: Int, isFirst: Bool) {
    if isFirst {
      require([Term(left(view))], .equal, 0)
    } else {
      require(
        [Term(left(view)), Term(left(view - 1), -1), Term(width(view - 1), -1)],
        .equal,
        -8
      )
    }
  }

  /// Fits a view's width to its content.
  mutating func fit(_ view: Int) {
    let size = Double(20 + (view * 37) % 100)
    system.constraints += [
      SystemConstraint([Term(width(view))], .lessThanOrEqual, constant: -size, priority: 250),
      SystemConstraint([Term(width(view))], .greaterThanOrEqual, constant: -size, priority: 750),
    ]
  }

  /// Keeps a view's right edge within the root.
  mutating func bound(_ view: Int) {
    require(
      [Term(left(view)), Term(width(view)), Term(root, -1)],
      .lessThanOrEqual,
      0
    )
  }

  /// Keeps the last view's right edge within the root, or at the root's edge.
  mutating func closeChain(isEqual: Bool) {
    require(
      [Term(left(viewCount - 1)), Term(width(viewCount - 1)), Term(root, -1)],
      isEqual ? .equal : .lessThanOrEqual,
      0
    )
  }
}
