package import UIKit

/// Scrolls a list quickly to its end and optionally back to its top.
package final class ReuseSweep: Workload {
  package static let definition = WorkloadDefinition(
    id: "CR1",
    name: "cell-reuse.sweep",
    question: """
      How many cells does it take to show all rows of a list? With reuse, as many as fit the \
      window, regardless of the number of rows; a sweep there and back leaves nothing allocated.
      """,
    parameters: ParameterDefinition.list + [
      .delta(176),
      ParameterDefinition(
        "legs",
        "1 scrolls to the end, 2 to the end and back",
        .integer(1...2),
        default: .integer(1)
      ),
    ]
  )

  private let list: FeedList
  private let delta: CGFloat
  private let legCount: Int
  private lazy var framesPerLeg = Int((list.maximumOffset / delta).rounded(.up))

  package init(_ parameters: Parameters, strategy: UpdateStrategy) throws(ParameterError) {
    delta = parameters.number("delta")
    guard delta > 0 else {
      throw .badValue(parameter: "delta", found: "0", expected: "a positive distance")
    }
    list = FeedList(parameters, strategy: strategy)
    legCount = parameters.integer("legs")
  }

  /// The frames of all legs, known once frame 0 has laid the list out.
  package var frameCount: Int { framesPerLeg * legCount }

  package var window: UIWindow { list.window }

  package func step(_ index: Int) {
    let steps = index <= framesPerLeg ? index : 2 * framesPerLeg - index
    list.scroll(to: CGFloat(steps) * delta)
    window.runFrame()
  }
}
