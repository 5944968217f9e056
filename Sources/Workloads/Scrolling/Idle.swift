package import UIKit

/// Shows a list and leaves it alone.
package final class Idle: Workload {
  package static let definition = WorkloadDefinition(
    id: "IDLE",
    name: "list-scroll.idle",
    question: """
      What does a frame cost in which nothing happened? Nothing, for any strategy that knows what \
      is invalid: every count of every frame is zero.
      """,
    parameters: ParameterDefinition.list + [.frames(60)]
  )

  package let frameCount: Int
  private let list: FeedList

  package init(_ parameters: Parameters, strategy: UpdateStrategy) {
    frameCount = parameters.integer("frames")
    list = FeedList(parameters, strategy: strategy)
  }

  package var window: UIWindow { list.window }

  package func step(_ index: Int) {
    window.runFrame()
  }
}
