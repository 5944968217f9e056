package import UIKit

/// Shows a list without changing it.
package final class Idle: Workload {
  package static let definition = WorkloadDefinition(
    id: "IDLE",
    name: "list-scroll.idle",
    question: """
      What does a frame without any change cost? Nothing, for a strategy that tracks what is \
      invalid: all counts of all frames are zero.
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
