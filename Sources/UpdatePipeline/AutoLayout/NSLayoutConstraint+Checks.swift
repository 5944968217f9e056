extension NSLayoutConstraint {
  /// The layout item of a view or guide.
  static func item(_ object: Any) -> LayoutItem {
    if let view = object as? UIView { return view.item }
    if let guide = object as? UILayoutGuide { return guide.item }
    refuse(
      "A constraint connects views and layout guides, and \(type(of: object)) is neither."
    )
  }

  /// Checks that the two sides can be compared.
  final func checkAttributes() {
    if let problem = attributeProblem {
      refuse("\(problem): \(self)")
    }
  }

  /// The reason that the two sides can't be compared; `nil` if they can.
  final var attributeProblem: String? {
    let (first, second) = (state.firstKind, state.secondKind)
    if !state.constant.isFinite || !state.multiplier.isFinite {
      return "The constant and the multiplier of a constraint must be finite"
    }
    if first == .none { return "A constraint needs a first attribute" }
    if (state.second == nil) != (second == .none) {
      return "A constraint needs both a second item and its attribute, or neither"
    }
    if second == .none || state.multiplier == 0 {
      return first == .length
        ? nil : "A location must be compared with another location, not with a number"
    }
    if first != second { return "Only attributes of the same kind can be compared" }
    let isDirectional = state.firstAttribute.isDirectional || state.secondAttribute.isDirectional
    let isAbsolute = state.firstAttribute.isAbsolute || state.secondAttribute.isAbsolute
    if first == .x, isDirectional, isAbsolute {
      return "Leading and trailing edges can't be compared with left and right edges"
    }
    return nil
  }
}
