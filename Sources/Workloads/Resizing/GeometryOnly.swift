package import UIKit

/// Narrows a list's window in every frame, without any content change.
package final class GeometryOnly: Workload {
  package static let definition = WorkloadDefinition(
    id: "LY3",
    name: "layout.geometry-only",
    question: """
      Does a geometry change evaluate content again? With a separate property pass it doesn't; \
      where content runs in the layout pass, every cell evaluates all of its bindings.
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
