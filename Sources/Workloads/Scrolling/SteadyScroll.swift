package import UIKit

/// Scrolls a list down by the same distance in every frame.
package final class SteadyScroll: Workload {
  package static let definition = WorkloadDefinition(
    id: "LS1",
    name: "list-scroll.steady",
    question: """
      What does a frame of scrolling cost, with and without a row coming into view? A strategy \
      that recomputes everything pays for every visible row in every frame; its overhead factor \
      falls as scrolling speeds up.
      """,
    parameters: ParameterDefinition.list + [.delta(22), .frames(120)]
  )

  package let frameCount: Int
  private let list: FeedList
  private let delta: CGFloat

  package init(_ parameters: Parameters, strategy: UpdateStrategy) {
    frameCount = parameters.integer("frames")
    delta = parameters.number("delta")
    list = FeedList(parameters, strategy: strategy)
  }

  package var window: UIWindow { list.window }

  package func step(_ index: Int) {
    list.scroll(to: CGFloat(index) * delta)
    window.runFrame()
  }
}
