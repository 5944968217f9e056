extension NSLayoutConstraint: @preconcurrency CustomStringConvertible {
  /// The relation on one line, such as `title.leading == avatar.trailing + 8 @750`.
  public var description: String {
    let left = Self.side(state.first, state.firstAttribute, from: state.offsets?.first)
    let sign =
      switch state.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if state.secondAttribute != .notAnAttribute {
      let factor = state.multiplier == 1 ? "" : "\(Self.text(state.multiplier)) * "
      right = factor + Self.side(state.second, state.secondAttribute, from: state.offsets?.second)
    }
    if right.isEmpty {
      right = Self.text(state.constant)
    } else if state.constant != 0 {
      right += (state.constant < 0 ? " - " : " + ") + Self.text(abs(state.constant))
    }
    let suffix = state.priority == .required ? "" : " @\(Int(state.priority.rawValue))"
    return "\(left) \(sign) \(right)\(suffix)"
  }

  /// The constraint as a log entry, with its identifier and whether it is active.
  final var entry: String {
    let name = state.identifier.map { ":'\($0)'" } ?? ""
    return "<\(type(of: self))\(name) \(self)   (\(isActive ? "active" : "inactive"))>"
  }

  private static func side(
    _ item: LayoutItem?,
    _ attribute: Attribute,
    from origin: LayoutPart?
  ) -> String {
    let name = "\(item?.description ?? "nothing").\(attribute)"
    guard let origin else { return name }
    return "(\(name) - \(origin.item).\(origin.attribute))"
  }

  /// A number as text, without a fraction of zero.
  static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
