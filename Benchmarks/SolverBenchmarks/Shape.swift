import UBConstraintSolver

/// Shapes of layouts whose cost may grow faster than their number of views.
///
/// Each has a width that is edited: that of the root, an edit variable of priority 900.
package enum Shape: String, CaseIterable, Sendable {
  /// Each view follows the one before it; the last ends within the root.
  case limitedChain = "limited-chain"
  /// Each view starts at least 8 after the one before it.
  case inequalities
  /// A column of views, each below the one before it and centred in the root.
  case centred
  /// All widths are equal, and each is also equal to the first.
  case duplicates
  /// Each height is a part of the one before it, with priority 999.
  case proportional
  /// One sum of all widths is the root's, and each width has two limits.
  case sum
  /// A grid of views whose edges are on shared lines.
  case lines
  /// A grid on shared lines in which each view has an aspect ratio of priority 500.
  case aspectRatios = "aspect-ratios"
  /// Each view is inset in the one before it.
  case nested

  /// The system for a number of views; variable 0 is the root's width, which is not fixed.
  package func system(viewCount: Int) -> LinearSystem {
    var builder = ShapeBuilder(viewCount: viewCount)
    switch self {
    case .limitedChain: builder.addChain(isEqual: true)
    case .inequalities: builder.addChain(isEqual: false)
    case .centred: builder.addColumn()
    case .duplicates: builder.addDuplicates()
    case .proportional: builder.addProportions()
    case .sum: builder.addSum()
    case .lines: builder.addGrid(hasRatios: false)
    case .aspectRatios: builder.addGrid(hasRatios: true)
    case .nested: builder.addNest()
    }
    return builder.system
  }

  /// The width of the root that a number of views fits in, more or less.
  package func width(viewCount: Int) -> Double {
    switch self {
    case .limitedChain, .inequalities, .sum: 80 * Double(viewCount)
    case .lines, .aspectRatios: 80 * Double(viewCount).squareRoot()
    case .nested: 4 * Double(viewCount)
    case .centred, .duplicates, .proportional: 375
    }
  }
}

/// A builder of a shape's constraints; a view has a position and a non-negative size.
private struct ShapeBuilder {
  let viewCount: Int
  var system: LinearSystem
  private let root = Variable(id: 0)

  init(viewCount: Int) {
    self.viewCount = viewCount
    system = LinearSystem(isNonNegative: [true] + (0..<viewCount * 4).map { $0 % 2 == 1 })
  }

  private func left(_ view: Int) -> Variable { Variable(id: Int32(1 + view * 4)) }
  private func width(_ view: Int) -> Variable { Variable(id: Int32(2 + view * 4)) }
  private func top(_ view: Int) -> Variable { Variable(id: Int32(3 + view * 4)) }
  private func height(_ view: Int) -> Variable { Variable(id: Int32(4 + view * 4)) }

  private mutating func add(
    _ terms: [(Double, Variable)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Priority = .required
  ) {
    let terms = terms.map { Term($0.1, $0.0) }
    system.constraints.append(
      SystemConstraint(terms, relation, constant: constant, priority: priority)
    )
  }

  /// Hugs and resists like a label of a size.
  private mutating func fit(_ variable: Variable, _ size: Double) {
    add([(1, variable)], .lessThanOrEqual, -size, 250)
    add([(1, variable)], .greaterThanOrEqual, -size, 750)
  }

  private func size(_ view: Int) -> Double { Double(20 + view * 37 % 100) }

  mutating func addChain(isEqual: Bool) {
    for view in 0..<viewCount {
      if view == 0 {
        add([(1, left(0))], .equal, 0)
      } else {
        let previous = [(-1.0, left(view - 1)), (-1.0, width(view - 1))]
        add([(1, left(view))] + previous, isEqual ? .equal : .greaterThanOrEqual, -8)
      }
      fit(width(view), size(view))
    }
    let last = viewCount - 1
    add([(1, left(last)), (1, width(last)), (-1, root)], .lessThanOrEqual, 0)
  }

  mutating func addColumn() {
    for view in 0..<viewCount {
      add([(1, left(view)), (0.5, width(view)), (-0.5, root)], .equal, 0)
      add([(1, left(view))], .greaterThanOrEqual, -8)
      if view == 0 {
        add([(1, top(0))], .equal, 0)
      } else {
        add([(1, top(view)), (-1, top(view - 1)), (-1, height(view - 1))], .equal, -8)
      }
      fit(width(view), size(view))
      fit(height(view), 20)
    }
  }

  mutating func addDuplicates() {
    for view in 0..<viewCount {
      fit(width(view), size(view))
      if view == 0 { continue }
      add([(1, width(view)), (-1, width(view - 1))], .equal, 0)
      add([(1, width(view)), (-1, width(0))], .equal, 0)
    }
    add([(1, width(0)), (-1, root)], .lessThanOrEqual, 0)
  }

  mutating func addProportions() {
    add([(1, height(0)), (-1, root)], .equal, 0)
    for view in 1..<max(1, viewCount) {
      add([(1, height(view)), (-0.999, height(view - 1))], .equal, 0, 999)
      fit(height(view), size(view))
    }
  }

  mutating func addSum() {
    let widths = (0..<viewCount).map { (1.0, width($0)) }
    add(widths + [(-1, root)], .equal, 0)
    for view in 0..<viewCount {
      add([(1, width(view))], .greaterThanOrEqual, -20)
      add([(1, width(view))], .lessThanOrEqual, -140)
      fit(width(view), size(view))
    }
  }

  mutating func addGrid(hasRatios: Bool) {
    let side = max(1, Int(Double(viewCount).squareRoot()))
    for row in 0..<side {
      for column in 0..<side {
        let view = row * side + column
        if column == 0 {
          add([(1, left(view))], .equal, 0)
        } else {
          add([(1, left(view)), (-1, left(view - 1)), (-1, width(view - 1))], .equal, -8)
        }
        if row > 0 {
          add([(1, left(view)), (-1, left(view - side))], .equal, 0)
          add([(1, width(view)), (-1, width(view - side))], .equal, 0)
          add([(1, top(view)), (-1, top(view - side)), (-1, height(view - side))], .equal, -8)
        } else {
          add([(1, top(view))], .equal, 0)
        }
        if column > 0 { add([(1, height(view)), (-1, height(view - 1))], .equal, 0) }
        fit(width(view), size(view))
        if hasRatios {
          add([(1, width(view)), (-1.5, height(view))], .equal, 0, 500)
        } else {
          fit(height(view), 20)
        }
      }
      let last = row * side + side - 1
      add([(1, left(last)), (1, width(last)), (-1, root)], .equal, 0)
    }
  }

  mutating func addNest() {
    for view in 0..<viewCount {
      if view == 0 {
        add([(1, left(0))], .equal, 0)
        add([(1, width(0)), (-1, root)], .equal, 0)
      } else {
        add([(1, left(view))], .equal, -1)
        add([(1, width(view)), (-1, width(view - 1))], .equal, 2)
      }
      fit(width(view), size(view))
    }
  }
}
