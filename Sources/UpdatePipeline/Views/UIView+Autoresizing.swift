import Foundation

extension UIView {
  /// The margins and lengths of a view that are flexible when its superview's size changes.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// A mask with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A flexible left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// A flexible width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// A flexible right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// A flexible top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// A flexible height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// A flexible bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Moves and resizes the subviews by their masks after a size change of this view.
  final func resizeSubviews(from old: CGSize) {
    let new = state.bounds.size
    for index in state.subviews.indices {
      let view = state.subviews[index]
      let mask = view.state.autoresizingMask
      guard !mask.isEmpty, view.state.translatesAutoresizingMask else { continue }
      let horizontal = Self.share(
        new.width - old.width,
        of: (view.state.origin.x, view.state.bounds.width),
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      let vertical = Self.share(
        new.height - old.height,
        of: (view.state.origin.y, view.state.bounds.height),
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      )
      let wasLayingOut = state.flags.contains(.isLayingOut)
      state.flags.insert(.isLayingOut)
      view.frame = CGRect(
        x: horizontal.origin,
        y: vertical.origin,
        width: horizontal.length,
        height: vertical.length
      )
      if !wasLayingOut { state.flags.remove(.isLayingOut) }
    }
  }

  /// Distributes a change of length evenly among the flexible parts.
  private static func share(
    _ change: CGFloat,
    of span: (origin: CGFloat, length: CGFloat),
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let parts = [flexible.before, flexible.length, flexible.after].count { $0 }
    guard parts > 0 else { return span }
    let part = change / CGFloat(parts)
    return (
      span.origin + (flexible.before ? part : 0),
      span.length + (flexible.length ? part : 0)
    )
  }
}
