public import Foundation

/// A wheel that turns while something is awaited.
///
/// Turning is the display's work, as on a device: it costs no frame anything.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  final var indicator = IndicatorState()

  /// A wheel with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeIndicator()
  }

  /// A wheel of zero size; the coder is not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    becomeIndicator()
  }

  /// A wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    indicator.style = style
  }

  private func becomeIndicator() {
    state.drawsContent = true
    // Hidden until it turns.
    state.isHidden = true
  }

  /// How large the wheel is.
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
  /// The wheel's colour; grey if set to `nil`.
  public final var color: UIColor! {
    get { indicator.color }
    set {
      let color = newValue ?? .systemGray
      guard noteDisplayedValue(changed: indicator.color != color) else { return }
      indicator.color = color
      invalidate(.display, .call("color"))
    }
  }

  /// Whether the wheel is hidden while it stands still.
  public final var hidesWhenStopped: Bool {
    get { indicator.hidesWhenStopped }
    set {
      guard indicator.hidesWhenStopped != newValue else { return }
      indicator.hidesWhenStopped = newValue
      if !isAnimating { isHidden = newValue }
    }
  }

  /// Whether the wheel turns.
  public final var isAnimating: Bool { indicator.isAnimating }

  /// Shows the wheel and lets it turn; one that turns already goes on.
  public final func startAnimating() {
    setAnimating(true, "startAnimating()")
  }

  /// Stops the wheel, and hides it unless it is to stay; one that stands still already does so.
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

  /// The wheel's size.
  open override var intrinsicContentSize: CGSize { Self.size(of: indicator.style) }

  /// The wheel's size, whatever there is room for.
  ///
  /// - Parameter size: The room there is.
  /// - Returns: The wheel's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static func size(of style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// Draws the wheel.
  ///
  /// - Parameter rect: The part to draw; always all of `bounds`.
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

/// Everything an activity indicator stores besides what views do.
struct IndicatorState {
  var style = UIActivityIndicatorView.Style.medium
  var color = UIColor.systemGray
  var hidesWhenStopped = true
  var isAnimating = false
}
