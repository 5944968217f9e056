package import UIKit

/// Shows an example's screen and changes it in every frame.
package final class ScreenWorkload<Example: ScreenExample>: Workload {
  package static var definition: WorkloadDefinition {
    WorkloadDefinition(
      id: "EX",
      name: "example.\(Example.name)",
      question: """
        \(Example.summary) It changes a little in every frame. What does that cost under each \
        strategy?
        """,
      parameters: [.viewport, .frames(120)]
    )
  }

  package let window: UIWindow
  package let frameCount: Int
  private let screen = Example()

  package init(_ parameters: Parameters, strategy: UpdateStrategy) {
    frameCount = parameters.integer("frames")
    let viewport = parameters.size("viewport")
    window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height),
      strategy: strategy
    )
    window.rootViewController = screen.controller
  }

  package func step(_ index: Int) {
    screen.change(in: index)
    window.runFrame()
  }
}
