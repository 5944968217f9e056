package import UIKit

/// Builds a layout with a topology, moves its first view, and builds it again.
package final class TopologyLayout: Workload {
  package static let definition = WorkloadDefinition(
    id: "LY1",
    name: "layout.topology",
    question: """
      What do the topology of a layout and the order of its constraints cost? The first frame \
      activates all constraints, the following frames change the constant that places the first \
      view, and the last frame deactivates all constraints and activates them again. Independent \
      parts don't affect each other's cost; a change moves only the views that depend on it.
      """,
    parameters: [
      ParameterDefinition(
        "topology",
        "how the constraints connect the views",
        .words(ConstraintTopology.allCases.map(\.rawValue)),
        default: .word(ConstraintTopology.chain.rawValue)
      ),
      ParameterDefinition(
        "order",
        "whether constraints are in the order of the views or reversed",
        .words(["forward", "reversed"]),
        default: .word("forward")
      ),
      ParameterDefinition(
        "activation",
        "whether constraints are activated in one batch or one by one",
        .words(["together", "single"]),
        default: .word("together")
      ),
      ParameterDefinition("views", "views to lay out", .integer(1...4_000), default: .integer(30)),
      ParameterDefinition(
        "moves",
        "frames that move the first view",
        .integer(0...100_000),
        default: .integer(8)
      ),
    ]
  )

  package let window: UIWindow
  package let frameCount: Int
  private let moveCount: Int
  private let activatesTogether: Bool
  private let constraints: [NSLayoutConstraint]
  private let first: NSLayoutConstraint

  package init(_ parameters: Parameters, strategy: UpdateStrategy) throws(ParameterError) {
    guard let topology = ConstraintTopology(rawValue: parameters.word("topology")) else {
      preconditionFailure("The parameter 'topology' must be the name of a topology.")
    }
    moveCount = parameters.integer("moves")
    frameCount = moveCount + 2
    activatesTogether = parameters.word("activation") == "together"
    let viewCount = parameters.integer("views")
    // Wide enough for the deepest nesting and the longest chain.
    let frame = CGRect(x: 0, y: 0, width: 200 * viewCount, height: 852)
    window = UIWindow(frame: frame, strategy: strategy)
    let root = UIView(frame: frame)
    window.rootView = root
    let views = topology.addViews(viewCount, to: root)
    let constraints = topology.constraints(of: views, in: root)
    first = constraints[0]
    self.constraints =
      parameters.word("order") == "forward" ? constraints : constraints.reversed()
  }

  package func step(_ index: Int) {
    switch index {
    case 1:
      activate()
    case frameCount:
      NSLayoutConstraint.deactivate(constraints)
      activate()
    default:
      first.constant += 1
    }
    window.runFrame()
  }

  private func activate() {
    if activatesTogether { return NSLayoutConstraint.activate(constraints) }
    for constraint in constraints {
      constraint.isActive = true
    }
  }
}
