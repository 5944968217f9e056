public import Foundation

/// A spinning activity indicator.
///
/// As on a device, the display animates it, so it costs no work in a frame.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  final var indicator = IndicatorState()

  /// An indicator with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeIndicator()
  }

  /// An indicator of zero size; ignores the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    becomeIndicator()
  }

  /// An indicator with a style.
  public convenience init(style: Style) {
    self.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    indicator.style = style
  }

  private func becomeIndicator() {
    state.drawsContent = true
    // Hidden until it animates.
    state.isHidden = true
  }

  /// The size of the indicator.
  public final var style: Style {
    get { indicator.style }
    set {
      guard noteDisplayedValue(changed: indicator.style != newValue) else { return }
      indicator.style = newValue
      invalidate(.display, .call("style"))
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the indicator; `nil` sets grey.
  public final var color: UIColor! {
    get { indicator.color }
    set {
      let color = newValue ?? .systemGray
      guard noteDisplayedValue(changed: indicator.color != color) else { return }
      indicator.color = color
      invalidate(.display, .call("color"))
    }
  }

  /// Whether the indicator is hidden while it is stopped.
  public final var hidesWhenStopped: Bool {
    get { indicator.hidesWhenStopped }
    set {
      guard indicator.hidesWhenStopped != newValue else { return }
      indicator.hidesWhenStopped = newValue
      if !isAnimating { isHidden = newValue }
    }
  }

  /// Whether the indicator is animating.
  public final var isAnimating: Bool { indicator.isAnimating }

  /// Shows the indicator and starts its animation, unless it is animating already.
  public final func startAnimating() {
    setAnimating(true, "startAnimating()")
  }

  /// Stops the animation and hides the indicator if `hidesWhenStopped` is set.
  public final func stopAnimating() {
    setAnimating(false, "stopAnimating()")
  }

  private func setAnimating(_ isAnimating: Bool, _ call: StaticString) {
    guard noteDisplayedValue(changed: indicator.isAnimating != isAnimating, call) else { return }
    indicator.isAnimating = isAnimating
    invalidate(.display, .call("\(call)"))
    guard indicator.hidesWhenStopped else { return }
    withoutCountingBindings { isHidden = !isAnimating }
  }

  /// The size of the indicator.
  open override var intrinsicContentSize: CGSize { Self.size(of: indicator.style) }

  /// Returns the size of the indicator, regardless of the available size.
  ///
  /// - Parameter size: The available size.
  /// - Returns: The size of the indicator.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static func size(of style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// Draws the indicator.
  ///
  /// - Parameter rect: The part to draw; always `bounds`.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    show(
      DrawnContent(
        imageName: indicator.isAnimating ? "wheel.turning" : "wheel",
        color: resolved(indicator.color),
        size: rect.size
      )
    )
  }
}

/// The stored state that an activity indicator adds to a view's.
struct IndicatorState {
  var style = UIActivityIndicatorView.Style.medium
  var color = UIColor.systemGray
  var hidesWhenStopped = true
  var isAnimating = false
}
