import UIKit

/// Shapes of layouts: how the constraints of many views hang together.
///
/// The horizontal systems are those that the constraint solver's own benchmarks have; each view has
/// a top edge besides.
enum ConstraintTopology: String, CaseIterable {
  /// Every view at its own distance from the root's edge.
  case flat
  /// Every view after the one before it.
  case chain
  /// Every view inside the one before it.
  case nested
  /// A chain of views that share one width, which fills the root.
  case equalWidths
  /// Chains of ten that have nothing to do with each other.
  case independentChains

  /// The views of an independent chain.
  static let chainLength = 10

  /// Whether the views are as wide as their content asks for, if nothing required says otherwise.
  var fitsContent: Bool { self != .equalWidths }

  /// Adds views to a root, each inside the one before it if they are nested.
  func addViews(_ count: Int, to root: UIView) -> [UIView] {
    var views: [UIView] = []
    for index in 0..<count {
      let view = ContentBlock(contentWidth: fitsContent ? Self.contentWidth(index) : nil)
      (self == .nested ? views.last ?? root : root).addSubview(view)
      views.append(view)
    }
    return views
  }

  /// The content width of a view, in points.
  private static func contentWidth(_ index: Int) -> CGFloat {
    CGFloat(20 + (index * 37) % 100)
  }

  /// The constraints of views that `addViews` made, view by view; the first places the first view.
  func constraints(of views: [UIView], in root: UIView) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let previous = index == 0 ? nil : views[index - 1]
      constraints += placement(of: view, at: index, after: previous, in: root)
      constraints.append(
        view.topAnchor.constraint(equalTo: (view.superview ?? root).topAnchor)
      )
    }
    guard let last = views.last else { return constraints }
    switch self {
    case .chain:
      constraints.append(last.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor))
    case .equalWidths:
      constraints.append(last.rightAnchor.constraint(equalTo: root.rightAnchor))
    case .flat, .nested, .independentChains:
      break
    }
    return constraints
  }

  /// The horizontal constraints of a view but those that end a chain.
  private func placement(
    of view: UIView,
    at index: Int,
    after previous: UIView?,
    in root: UIView
  ) -> [NSLayoutConstraint] {
    switch self {
    case .flat:
      let distance = CGFloat(index % 50)
      return [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: distance),
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      ]
    case .chain:
      return [follow(view, previous, in: root)]
    case .nested:
      let outer = previous ?? root
      let inset: CGFloat = previous == nil ? 0 : 1
      return [
        view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: inset),
        view.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -2 * inset),
      ]
    case .equalWidths:
      let start = follow(view, previous, in: root)
      guard let previous else { return [start] }
      return [start, view.widthAnchor.constraint(equalTo: previous.widthAnchor)]
    case .independentChains:
      let isFirst = index % Self.chainLength == 0
      return [
        follow(view, isFirst ? nil : previous, in: root),
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      ]
    }
  }

  /// Starts a view 8 points after another, or at the root's edge.
  private func follow(_ view: UIView, _ previous: UIView?, in root: UIView) -> NSLayoutConstraint {
    guard let previous else { return view.leftAnchor.constraint(equalTo: root.leftAnchor) }
    return view.leftAnchor.constraint(equalTo: previous.rightAnchor, constant: 8)
  }
}

/// A view with a content size of its own, as a label has, and nothing to draw.
final class ContentBlock: UIView {
  private let contentSize: CGSize

  /// A block; without a content width, only its height is held to its content.
  init(contentWidth: CGFloat?) {
    contentSize = CGSize(width: contentWidth ?? UIView.noIntrinsicMetric, height: 20)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    contentSize = CGSize(width: 20, height: 20)
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { contentSize }
}
