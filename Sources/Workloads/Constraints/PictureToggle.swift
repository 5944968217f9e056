package import UIKit

/// Hides the picture of every feed item in one frame and shows it in the next.
package final class PictureToggle: Workload {
  package static let definition = WorkloadDefinition(
    id: "LY2",
    name: "layout.churn",
    question: """
      What does one visible change cost, depending on how it is made? Rebuilding all constraints, \
      toggling the few that differ, changing a constant and hiding a view in a stack view display \
      the same frames with work that differs by orders of magnitude.
      """,
    parameters: [
      ParameterDefinition(
        "way",
        "how the picture is hidden and shown",
        .words(PictureWay.allCases.map(\.rawValue)),
        default: .word(PictureWay.constant.rawValue)
      ),
      ParameterDefinition("items", "feed items", .integer(1...1_000), default: .integer(2)),
      .viewport, .frames(20),
    ]
  )

  /// The height available to an item, in points.
  private static let roomHeight: CGFloat = 400

  package let window: UIWindow
  package let frameCount: Int
  private let items: [FeedItemView]

  package init(_ parameters: Parameters, strategy: UpdateStrategy) {
    guard let way = PictureWay(rawValue: parameters.word("way")) else {
      preconditionFailure("The parameter 'way' must be the name of a way.")
    }
    frameCount = parameters.integer("frames")
    let viewport = parameters.size("viewport")
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    window = UIWindow(frame: frame, strategy: strategy)
    items = (0..<parameters.integer("items")).map { _ in FeedItemView(way: way) }
    let root = UIView(frame: frame)
    for (index, item) in items.enumerated() {
      let room = UIView(
        frame: CGRect(
          x: 0,
          y: CGFloat(index) * Self.roomHeight,
          width: frame.width,
          height: Self.roomHeight
        )
      )
      room.addSubview(item)
      root.addSubview(room)
      NSLayoutConstraint.activate([
        item.leadingAnchor.constraint(equalTo: room.leadingAnchor),
        item.trailingAnchor.constraint(equalTo: room.trailingAnchor),
        item.topAnchor.constraint(equalTo: room.topAnchor),
        item.bottomAnchor.constraint(lessThanOrEqualTo: room.bottomAnchor),
      ])
    }
    window.rootView = root
  }

  package func step(_ index: Int) {
    let isShown = index.isMultiple(of: 2)
    for item in items {
      item.setPicture(isShown: isShown)
    }
    window.runFrame()
  }
}

/// The ways to make a view appear in a layout and go from it.
enum PictureWay: String, CaseIterable {
  /// Every constraint is deactivated, and new ones are activated.
  case churn
  /// The few constraints that differ are kept, and activated or deactivated.
  case toggle
  /// The constant of a height changes.
  case constant
  /// The view is hidden in a stack.
  case hide
}
