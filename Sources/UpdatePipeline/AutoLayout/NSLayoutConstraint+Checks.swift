extension NSLayoutConstraint {
  /// The layout item of a view or guide.
  static func item(_ object: Any) -> LayoutItem {
    if let view = object as? UIView { return view.item }
    if let guide = object as? UILayoutGuide { return guide.item }
    refuse(
      "A constraint is between views and layout guides, and \(type(of: object)) is neither."
    )
  }

  /// Checks that the two sides can be compared.
  final func checkAttributes() {
    if let problem = attributeProblem {
      refuse("\(problem): \(self)")
    }
  }

  /// Why the two sides can't be compared; `nil` if they can.
  final var attributeProblem: String? {
    let (first, second) = (state.firstKind, state.secondKind)
    if !state.constant.isFinite || !state.multiplier.isFinite {
      return "The constant and the multiplier of a constraint are finite"
    }
    if first == .none { return "A constraint has a first attribute" }
    if (state.second == nil) != (second == .none) {
      return "A constraint names both a second item and its attribute, or neither"
    }
    if second == .none || state.multiplier == 0 {
      return first == .length
        ? nil : "A location is compared with another location, not with a number"
    }
    if first != second { return "Only attributes of one kind compare" }
    let isDirectional = state.firstAttribute.isDirectional || state.secondAttribute.isDirectional
    let isAbsolute = state.firstAttribute.isAbsolute || state.secondAttribute.isAbsolute
    if first == .x, isDirectional, isAbsolute {
      return "Leading and trailing edges don't compare with left and right ones"
    }
    return nil
  }
}
