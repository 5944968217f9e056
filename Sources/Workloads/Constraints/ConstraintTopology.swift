import UIKit

/// The topologies of layouts: how their constraints connect the views.
///
/// The horizontal systems are those of the constraint solver's own benchmarks; each view also has a
/// top edge constraint.
enum ConstraintTopology: String, CaseIterable {
  /// Places each view at its own distance from the root's edge.
  case flat
  /// Places each view after the previous one.
  case chain
  /// Places each view inside the previous one.
  case nested
  /// Forms a chain of views with equal widths that fills the root.
  case equalWidths
  /// Forms independent chains of ten views.
  case independentChains

  /// The number of views in an independent chain.
  static let chainLength = 10

  /// Whether views take the width of their content unless required constraints prevent it.
  var fitsContent: Bool { self != .equalWidths }

  /// Adds views to a root; in a nested topology, each is added to the previous one.
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

  /// The constraints of the views made by `addViews`, in order of the views; the first one places
  /// the first view.
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

  /// The horizontal constraints of a view, except those that end a chain.
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

  /// Places a view 8 points after another, or at the root's edge.
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
