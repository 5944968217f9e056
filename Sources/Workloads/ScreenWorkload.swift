package import UIKit

/// Fills a window with an example's screen and follows its script.
package final class ScreenWorkload<Example: ScreenExample>: Workload {
  package static var definition: WorkloadDefinition {
    WorkloadDefinition(
      id: "EX",
      name: "example.\(Example.name)",
      question: """
        \(Example.summary) A script of a person and a server changes it: what does that cost \
        under each strategy?
        """,
      parameters: [.viewport, .frames(60)]
    )
  }

  package let window: UIWindow
  package let frameCount: Int
  private let screen: Example.Screen

  package init(_ parameters: Parameters, strategy: any UpdateStrategy) {
    frameCount = parameters.integer("frames")
    let viewport = parameters.size("viewport")
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    window = UIWindow(frame: frame, strategy: strategy)
    screen = Example.makeScreen()
    window.rootViewController = screen
    window.runFrame()
  }

  package func step(_ index: Int) {
    Example.interact(with: screen, in: index)
    window.runFrame()
  }
}
