extension NSLayoutConstraint {
  /// Gives the constraint to the nearest common ancestor of its views and to its solver.
  final func install() {
    guard let first = state.first, let host = commonAncestor(of: first, and: state.second) else {
      preconditionFailure("The views of an active constraint share an ancestor.")
    }
    state.host = host
    host.changeConstraints { $0.append(self) }
    host.markHolding()
    host.engine?.add(self)
  }

  /// Takes the constraint from its host and its solver.
  final func uninstall() {
    guard let host = state.host else { return }
    host.engine?.remove(self)
    host.changeConstraints { kept in kept.removeAll { $0 === self } }
    state.host = nil
  }

  private func commonAncestor(of first: UIView, and second: UIView?) -> UIView? {
    guard let second else { return first }
    var ancestor: UIView? = first
    while let view = ancestor {
      if second.isDescendant(of: view) { return view }
      ancestor = view.superview
    }
    return nil
  }

  /// Whether the constraint ties something in `view` to something outside of it.
  final func crossesBoundary(of view: UIView) -> Bool {
    let isFirstInside = state.first?.isDescendant(of: view) ?? false
    guard let second = state.second else { return isFirstInside && state.first !== view }
    return isFirstInside != second.isDescendant(of: view)
  }
}

extension NSLayoutConstraint: @preconcurrency CustomStringConvertible {
  /// The relation in one line, such as `title.leading == avatar.trailing + 8 @750`.
  public var description: String {
    let left = state.first?.description ?? "a released view"
    let sign =
      switch state.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if state.secondAttribute != .notAnAttribute {
      let factor = state.multiplier == 1 ? "" : "\(state.multiplier) * "
      let name = state.second?.description ?? "a released view"
      right = "\(factor)\(name).\(state.secondAttribute)"
    }
    if right.isEmpty || state.constant != 0 {
      let operation = right.isEmpty ? "" : state.constant < 0 ? " - " : " + "
      right += "\(operation)\(right.isEmpty ? state.constant : abs(state.constant))"
    }
    let suffix = state.priority == .required ? "" : " @\(Int(state.priority.rawValue))"
    return "\(left).\(state.firstAttribute) \(sign) \(right)\(suffix)"
  }
}
