import UBConstraintSolver
import Foundation

extension LayoutEngine {
  /// Adds an attribute of an item to the expression, in the coordinates of an ancestor.
  ///
  /// The ancestor's own left and top edges are zero. In a right-to-left layout, x is measured from
  /// the ancestor's right edge, so leading edges are right edges.
  func addTerms(
    for attribute: NSLayoutConstraint.Attribute,
    of item: LayoutItem,
    below ancestor: UIView,
    factor: Double,
    isMirrored: Bool = false
  ) {
    let item = attribute.isMargin ? item.marginsItem : item
    switch attribute.withoutMargin.physical(isMirrored: isMirrored) {
    case .left, .leading:
      addOrigin(.minX, of: item, below: ancestor, factor: factor)
    case .right, .trailing:
      addOrigin(.minX, of: item, below: ancestor, factor: factor)
      add(.width, of: item, factor: factor)
    case .centerX:
      addOrigin(.minX, of: item, below: ancestor, factor: factor)
      add(.width, of: item, factor: factor / 2)
    case .top:
      addOrigin(.minY, of: item, below: ancestor, factor: factor)
    case .bottom:
      addOrigin(.minY, of: item, below: ancestor, factor: factor)
      add(.height, of: item, factor: factor)
    case .centerY:
      addOrigin(.minY, of: item, below: ancestor, factor: factor)
      add(.height, of: item, factor: factor / 2)
    case .firstBaseline:
      addOrigin(.minY, of: item, below: ancestor, factor: factor)
      addBaseline(.first, of: item, factor: factor)
    case .lastBaseline:
      addOrigin(.minY, of: item, below: ancestor, factor: factor)
      add(.height, of: item, factor: factor)
      addBaseline(.last, of: item, factor: -factor)
    case .width:
      add(.width, of: item, factor: factor)
    case .height:
      add(.height, of: item, factor: factor)
    default:
      break
    }
  }

  /// Adds the origins of an item and its ancestors below `ancestor`.
  private func addOrigin(
    _ number: LayoutItem.Number,
    of item: LayoutItem,
    below ancestor: UIView,
    factor: Double
  ) {
    var next: UIView?
    if item.role == .view {
      next = item.view
    } else {
      add(number, of: item, factor: factor)
      next = item.view
    }
    while let current = next, current !== ancestor {
      add(number, of: current.item, factor: factor)
      next = current.superview
    }
  }

  /// Adds a number of an item to the expression.
  func add(_ number: LayoutItem.Number, of item: LayoutItem, factor: Double) {
    terms.append(Term(variable(number, of: item), factor))
  }

  /// The variable for a number of an item, made on first use.
  func variable(_ number: LayoutItem.Number, of item: LayoutItem) -> Variable {
    if item.solved.build != build { item.solved = SolvedItem(build: build) }
    if let variable = item.solved.variables[number.rawValue] { return variable }
    switch item.role {
    case .view where item.keepsItsFrame:
      return makeVariable(number, of: item)
    case .safeArea, .margins:
      return makeInsetVariable(number, of: item)
    case .view, .guide:
      makeVariables(of: item)
    }
    guard let variable = item.solved.variables[number.rawValue] else {
      preconditionFailure("An item that is laid out by constraints has all its variables.")
    }
    return variable
  }

  /// Makes the missing variables of an item that constraints place.
  func makeVariables(of item: LayoutItem) {
    for number in LayoutItem.Number.allCases {
      guard item.solved.variables[number.rawValue] == nil else { continue }
      _ = makeVariable(number, of: item)
    }
    guard item.role == .view, let view = item.view else { return }
    if unsafe fittedView == nil { view.intrinsicSizeIsStale() } else { measuredItems.append(item) }
  }

  private func makeVariable(_ number: LayoutItem.Number, of item: LayoutItem) -> Variable {
    let isLength = number == .width || number == .height
    let variable = ownedVariable(of: item, isNonNegative: isLength)
    item.solved.variables[number.rawValue] = variable
    if item.keepsItsFrame { pin(number, of: item) }
    return variable
  }

  /// Makes a variable owned by an item, which is notified of its changes.
  func ownedVariable(of item: LayoutItem, isNonNegative: Bool) -> Variable {
    let variable = solver.addVariable(isNonNegative: isNonNegative)
    while owners.count <= Int(variable.id) {
      owners.append(VariableOwner())
    }
    unsafe owners[Int(variable.id)].item = item
    return variable
  }
}
