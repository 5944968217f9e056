public import Foundation

extension UIStackView {
  /// The way views share the length of a stack.
  nonisolated public enum Distribution: Int, Sendable {
    /// Views fill the stack; the views with the lowest hugging priority grow first.
    case fill
    /// Views fill the stack with equal lengths.
    case fillEqually
    /// Views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally
    /// Views keep their lengths, with equal spacing between them.
    case equalSpacing
    /// Views keep their lengths, with equal distances between their centres.
    case equalCentering
  }

  /// The alignment of views across a stack.
  nonisolated public enum Alignment: Int, Sendable {
    case fill
    /// The leading edge of a column, or the top of a row.
    case leading
    /// The first baseline of a row.
    case firstBaseline
    case center
    /// The trailing edge of a column, or the bottom of a row.
    case trailing
    /// The last baseline of a row.
    case lastBaseline

    /// The top of a row.
    public static let top = Alignment.leading
    /// The bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that stands for the stack's `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A custom spacing that stands for the system's spacing of 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The axis along which views are arranged.
  public final var axis: NSLayoutConstraint.Axis {
    get { stack.axis }
    set { if stack.axis.change(to: newValue) { arrangementChanged() } }
  }

  /// The way views share the length.
  public final var distribution: Distribution {
    get { stack.distribution }
    set { if stack.distribution.change(to: newValue) { arrangementChanged() } }
  }

  /// The alignment of views across the stack.
  public final var alignment: Alignment {
    get { stack.alignment }
    set { if stack.alignment.change(to: newValue) { arrangementChanged() } }
  }

  /// The spacing between views, in points; a minimum for equal spacing or centring.
  public final var spacing: CGFloat {
    get { stack.spacing }
    set { if stack.spacing.change(to: newValue) { applySpacing() } }
  }

  /// Returns the spacing after a view; `spacingUseDefault` unless set.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    let identity = ObjectIdentifier(arrangedSubview)
    return stack.customSpacings.first { $0.view == identity }?.spacing ?? Self.spacingUseDefault
  }

  /// Sets the spacing after a view, in points.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let identity = ObjectIdentifier(arrangedSubview)
    stack.customSpacings.removeAll { $0.view == identity }
    if spacing != Self.spacingUseDefault { stack.customSpacings.append((identity, spacing)) }
    applySpacing()
  }

  /// Whether the arrangement is inside the stack's layout margins.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isMarginsRelative }
    set { if stack.isMarginsRelative.change(to: newValue) { arrangementChanged() } }
  }

  /// Whether the spacing of a column is measured between baselines.
  public final var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelative }
    set { if stack.isBaselineRelative.change(to: newValue) { arrangementChanged() } }
  }

  /// The current spacing after an arranged view, in points.
  final func presentSpacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    if custom == Self.spacingUseDefault { return resolved(stack.spacing) }
    return resolved(custom)
  }

  private func resolved(_ spacing: CGFloat) -> CGFloat {
    spacing == Self.spacingUseSystem ? NSLayoutXAxisAnchor.systemSpacing : spacing
  }

  /// Applies the current spacing to the constraints between views.
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
