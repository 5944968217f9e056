import UBConstraintSolver
import Foundation

extension LayoutEngine {
  /// Makes a variable, pinned to the view, for a guide that follows its view's insets.
  ///
  /// A length may be negative, because insets may be larger than the view.
  func makeInsetVariable(_ number: LayoutItem.Number, of item: LayoutItem) -> Variable {
    if !insetItems.contains(where: { $0 === item }) {
      insetItems.append(item)
      item.solved.insets = item.presentInsets
    }
    let variable = ownedVariable(of: item, isNonNegative: false)
    item.solved.variables[number.rawValue] = variable
    pinInset(number, of: item)
    return variable
  }

  /// Pins a number of a guide to its view's insets.
  func pinInset(_ number: LayoutItem.Number, of item: LayoutItem) {
    guard let variable = item.solved.variables[number.rawValue], let view = item.view else {
      return
    }
    var outer: Variable?
    if number == .width || number == .height { outer = self.variable(number, of: view.item) }
    pinTerms.removeAll(keepingCapacity: true)
    pinTerms.append(Term(variable))
    if let outer { pinTerms.append(Term(outer, -1)) }
    item.solved.pins[number.rawValue] = addPinTerms(
      .equal,
      to: item.solved.insets.value(of: number),
      .required,
      as: .pin(item, number)
    )
  }

  /// Updates the solver with insets that changed since the last update.
  ///
  /// - Complexity: O(*g* * *d*) in the guides in use and their depth.
  func refreshInsets() {
    guard !insetItems.isEmpty else { return }
    for item in insetItems {
      let insets = item.presentInsets
      guard insets != item.solved.insets else { continue }
      item.solved.insets = insets
      beginBatch()
      for number in LayoutItem.Number.allCases {
        guard let pin = item.solved.pins[number.rawValue] else { continue }
        let value = insets.value(of: number)
        change { engine throws(SolverError) in try engine.solver.setConstant(-value, of: pin) }
      }
      hasRelaxed = true
      endBatch()
    }
  }
}

extension LayoutItem {
  /// The current insets of the guide in its view.
  var presentInsets: UIEdgeInsets {
    guard let view else { return .zero }
    return role == .safeArea ? view.safeAreaInsets : view.layoutMargins
  }
}

extension UIEdgeInsets {
  /// The difference between a guide's number and that of its view's bounds.
  func value(of number: LayoutItem.Number) -> CGFloat {
    switch number {
    case .minX: left
    case .minY: top
    case .width: -left - right
    case .height: -top - bottom
    }
  }
}
