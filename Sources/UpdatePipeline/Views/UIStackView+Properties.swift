public import Foundation

extension UIStackView {
  /// How views share the length of a stack.
  nonisolated public enum Distribution: Int, Sendable {
    /// Views fill it; those that hug their content least grow first.
    case fill
    /// Views fill it with the same length each.
    case fillEqually
    /// Views fill it in proportion to their intrinsic lengths.
    case fillProportionally
    /// Views keep their lengths, with the same distance between them.
    case equalSpacing
    /// Views keep their lengths, with the same distance between their middles.
    case equalCentering
  }

  /// How views are placed across a stack.
  nonisolated public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, or the top of a row.
    case leading
    /// With the first baselines of a row in line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing
    /// With the last baselines of a row in line.
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// As custom spacing: the stack's `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// As custom spacing: the system's, of 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// Whether the stack is a row or a column.
  public final var axis: NSLayoutConstraint.Axis {
    get { stack.axis }
    set {
      guard stack.axis != newValue else { return }
      stack.axis = newValue
      arrangementChanged()
    }
  }

  /// How views share the length.
  public final var distribution: Distribution {
    get { stack.distribution }
    set {
      guard stack.distribution != newValue else { return }
      stack.distribution = newValue
      arrangementChanged()
    }
  }

  /// How views are placed across.
  public final var alignment: Alignment {
    get { stack.alignment }
    set {
      guard stack.alignment != newValue else { return }
      stack.alignment = newValue
      arrangementChanged()
    }
  }

  /// The distance between views, in points; the least where distances are to be equal.
  public final var spacing: CGFloat {
    get { stack.spacing }
    set {
      guard stack.spacing != newValue else { return }
      stack.spacing = newValue
      applySpacing()
    }
  }

  /// The distance after a view; `spacingUseDefault` unless set.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    let identity = ObjectIdentifier(arrangedSubview)
    return stack.customSpacings.first { $0.view == identity }?.spacing ?? Self.spacingUseDefault
  }

  /// Sets the distance after a view, in points.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let identity = ObjectIdentifier(arrangedSubview)
    stack.customSpacings.removeAll { $0.view == identity }
    if spacing != Self.spacingUseDefault { stack.customSpacings.append((identity, spacing)) }
    applySpacing()
  }

  /// Whether views are placed within the stack's layout margins.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isMarginsRelative }
    set {
      guard stack.isMarginsRelative != newValue else { return }
      stack.isMarginsRelative = newValue
      arrangementChanged()
    }
  }

  /// Whether the distances of a column are those between lines of text.
  public final var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelative }
    set {
      guard stack.isBaselineRelative != newValue else { return }
      stack.isBaselineRelative = newValue
      arrangementChanged()
    }
  }

  /// The distance after an arranged view, in points.
  final func presentSpacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    if custom == Self.spacingUseDefault { return resolved(stack.spacing) }
    return resolved(custom)
  }

  private func resolved(_ spacing: CGFloat) -> CGFloat {
    spacing == Self.spacingUseSystem ? NSLayoutXAxisAnchor.systemSpacing : spacing
  }

  /// Gives the constraints between views the present distances.
  private func applySpacing() {
    guard !stack.isStale else { return }
    let engine = engineInUse
    engine?.beginBatch()
    for index in stack.gaps.indices {
      stack.gaps[index].constant = presentSpacing(after: stack.visible[index])
    }
    engine?.endBatch()
  }
}
