import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Adds an attribute of a view, in the coordinates of an ancestor, to the expression.
  ///
  /// Inside the ancestor itself, its left and top edges are zero.
  func addTerms(
    for attribute: NSLayoutConstraint.Attribute,
    of view: UIView,
    below ancestor: UIView,
    factor: Double
  ) {
    switch attribute {
    case .left, .leading:
      addOrigin(.minX, of: view, below: ancestor, factor: factor)
    case .right, .trailing:
      addOrigin(.minX, of: view, below: ancestor, factor: factor)
      add(.width, of: view, factor: factor)
    case .centerX:
      addOrigin(.minX, of: view, below: ancestor, factor: factor)
      add(.width, of: view, factor: factor / 2)
    case .top:
      addOrigin(.minY, of: view, below: ancestor, factor: factor)
    case .bottom:
      addOrigin(.minY, of: view, below: ancestor, factor: factor)
      add(.height, of: view, factor: factor)
    case .centerY:
      addOrigin(.minY, of: view, below: ancestor, factor: factor)
      add(.height, of: view, factor: factor / 2)
    case .width:
      add(.width, of: view, factor: factor)
    case .height:
      add(.height, of: view, factor: factor)
    case .notAnAttribute:
      break
    }
  }

  /// Adds the origins of a view and its ancestors up to, not including, `ancestor`.
  private func addOrigin(
    _ number: LayoutItem.Number,
    of view: UIView,
    below ancestor: UIView,
    factor: Double
  ) {
    var next: UIView? = view
    while let current = next, current !== ancestor {
      add(number, of: current, factor: factor)
      next = current.superview
    }
  }

  private func add(_ number: LayoutItem.Number, of view: UIView, factor: Double) {
    terms.append(Term(variable(number, of: view), factor))
  }

  /// The variable of a number of a view, made on first use.
  private func variable(_ number: LayoutItem.Number, of view: UIView) -> Variable {
    if let item = view.state.layoutItem, item.build == build,
      let variable = item.variables[number.rawValue]
    {
      return variable
    }
    if view.state.layoutItem?.build != build {
      view.state.layoutItem = LayoutItem(build: build)
    }
    if view.state.translatesAutoresizingMask {
      return makeVariable(number, of: view)
    }
    makeVariables(of: view)
    guard let variable = view.state.layoutItem?.variables[number.rawValue] else {
      preconditionFailure("A view that is laid out by constraints has all its variables.")
    }
    return variable
  }

  /// Makes the variables that a view laid out by constraints lacks.
  func makeVariables(of view: UIView) {
    for number in LayoutItem.Number.allCases {
      guard view.state.layoutItem?.variables[number.rawValue] == nil else { continue }
      _ = makeVariable(number, of: view)
    }
    view.intrinsicSizeIsStale()
  }

  private func makeVariable(_ number: LayoutItem.Number, of view: UIView) -> Variable {
    let variable = solver.addVariable(isNonNegative: number == .width || number == .height)
    while owners.count <= Int(variable.id) {
      owners.append(VariableOwner())
    }
    unsafe owners[Int(variable.id)].view = view
    view.state.layoutItem?.variables[number.rawValue] = variable
    if view.state.translatesAutoresizingMask { pin(number, of: view) }
    return variable
  }
}
