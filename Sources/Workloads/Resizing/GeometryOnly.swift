package import UIKit

/// Narrows a list's window in every frame; no content changes.
package final class GeometryOnly: Workload {
  package static let definition = WorkloadDefinition(
    id: "LY3",
    name: "layout.geometry-only",
    question: """
      Does a change of geometry evaluate content again? With a property pass of its own it does \
      not; where content runs inside layout, every cell pays for all of its bindings.
      """,
    parameters: ParameterDefinition.list + [
      .frames(60),
      ParameterDefinition(
        "width",
        "width of the window in the last frame, in points",
        .integer(1...10_000),
        default: .integer(320)
      ),
    ]
  )

  package let frameCount: Int
  private let list: FeedList
  private let startSize: CGSize
  private let endWidth: CGFloat

  package init(_ parameters: Parameters, strategy: UpdateStrategy) {
    frameCount = parameters.integer("frames")
    list = FeedList(parameters, strategy: strategy)
    startSize = list.window.bounds.size
    endWidth = CGFloat(parameters.integer("width"))
  }

  package var window: UIWindow { list.window }

  package func step(_ index: Int) {
    let progress = CGFloat(index) / CGFloat(frameCount)
    let width = startSize.width + (endWidth - startSize.width) * progress
    let step = UIScrollView.offsetStep
    window.frame.size = CGSize(
      width: (width / step).rounded() * step,
      height: startSize.height
    )
    window.runFrame()
  }
}
