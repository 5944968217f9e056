package import UIKit

/// Flings a list from its top and follows it until it stops.
package final class Fling: Workload {
  package static let definition = WorkloadDefinition(
    id: "LS2",
    name: "list-scroll.fling",
    question: """
      How is the work of a fling distributed over its frames? Most of its frames bring no new row \
      into view, so a strategy that recomputes everything wastes most where the list is slowest.
      """,
    parameters: ParameterDefinition.list + [
      ParameterDefinition(
        "velocity",
        "initial speed in points per second",
        .number(1...50_000),
        default: .number(3_000)
      ),
      .refresh,
    ]
  )

  package let frameCount: Int
  private let list: FeedList
  private let deceleration: Deceleration
  private let frameDuration: Double

  package init(_ parameters: Parameters, strategy: UpdateStrategy) {
    let velocity = parameters.number("velocity")
    deceleration = Deceleration(velocity: velocity, refreshRate: parameters.refreshRate)
    frameCount = deceleration.frameCount
    frameDuration = 1 / Double(parameters.refreshRate)
    list = FeedList(parameters, strategy: strategy)
  }

  package var window: UIWindow { list.window }

  package func step(_ index: Int) {
    list.scroll(to: deceleration.offset(at: index))
    window.runFrame(duration: frameDuration)
  }
}
