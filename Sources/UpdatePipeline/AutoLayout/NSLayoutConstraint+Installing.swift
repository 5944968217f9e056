extension NSLayoutConstraint {
  private static var activations = 0

  /// Adds the constraint to the nearest common ancestor of its items and to its solver.
  final func install() {
    let host = commonAncestor()
    state.host = host
    Self.activations += 1
    state.activation = Self.activations - (state.isGenerated ? Int.max : 0)
    host.changeConstraints { $0.append(self) }
    host.markHolding()
    host.engine?.add(self)
  }

  /// Removes the constraint from its host and its solver.
  final func uninstall() {
    guard let host = state.host else { return }
    host.engineInUse?.remove(self)
    host.changeConstraints { kept in kept.removeAll { $0 === self } }
    state.host = nil
  }

  /// The nearest common ancestor of all items.
  private func commonAncestor() -> UIView {
    let items = state.items
    precondition(!items.isEmpty, "A constraint needs a first item when it is activated.")
    var ancestor: UIView?
    for item in items {
      guard let view = item.view else {
        refuse("The items of a constraint must exist when it is activated: \(self)")
      }
      if ancestor == nil { ancestor = view }
      while let candidate = ancestor, !view.isDescendant(of: candidate) {
        ancestor = candidate.superview
      }
      guard ancestor != nil else {
        refuse(
          """
          The views of a constraint must share an ancestor when it is activated, and \
          \(items.map(\.description).joined(separator: " and ")) don't: \(self)
          """
        )
      }
    }
    guard let ancestor else { preconditionFailure("A constraint needs a first item.") }
    return ancestor
  }

  /// Whether the constraint connects an item inside `view` with one outside.
  final func crossesBoundary(of view: UIView) -> Bool {
    var isInside = false
    var isOutside = false
    for item in state.items {
      if item.view?.isDescendant(of: view) ?? false { isInside = true } else { isOutside = true }
    }
    return isInside && isOutside
  }

  /// Whether the constraint refers to an item.
  final func mentions(_ item: LayoutItem) -> Bool {
    state.items.contains { $0 === item }
  }
}
