package import UIKit

/// Animates many observable values of a few models in every frame.
package final class GroupedAnimation: Workload {
  package static let definition = WorkloadDefinition(
    id: "AN1",
    name: "animation.grouped",
    question: """
      How many updates result from many writes to one model in a frame? A registration fires once, \
      so ten written values cause one invalidation of the view that reads them, and one update.
      """,
    parameters: [
      ParameterDefinition(
        "views",
        "views, each with its own model",
        .integer(1...10_000),
        default: .integer(20)
      ),
      ParameterDefinition(
        "bindings",
        "animated values of each model",
        .integer(1...Gauge.readingCount),
        default: .integer(10)
      ),
      ParameterDefinition(
        "duration",
        "duration of the animation in milliseconds",
        .integer(1...60_000),
        default: .integer(300)
      ),
      .viewport, .refresh,
    ]
  )

  package let window: UIWindow
  package let frameCount: Int
  private let gauges: [Gauge]
  private let views: [GaugeView]
  private let bindingCount: Int
  private let ledger: WriteLedger
  private let frameDuration: Double

  package init(_ parameters: Parameters, strategy: UpdateStrategy) throws(ParameterError) {
    let refreshRate = parameters.refreshRate
    let frames = parameters.integer("duration") * refreshRate / 1_000
    guard frames > 0 else {
      throw .badValue(
        parameter: "duration",
        found: String(parameters.integer("duration")),
        expected: "at least the duration of one frame"
      )
    }
    frameCount = frames
    frameDuration = 1 / Double(refreshRate)
    let bindingCount = parameters.integer("bindings")
    self.bindingCount = bindingCount
    let gauges = (0..<parameters.integer("views")).map { _ in Gauge() }
    self.gauges = gauges
    views = gauges.map { GaugeView(gauge: $0, lampCount: bindingCount) }
    let viewport = parameters.size("viewport")
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    window = UIWindow(frame: frame, strategy: strategy)
    ledger = WriteLedger(window: window)
    let root = UIView(frame: frame)
    for (index, view) in views.enumerated() {
      view.frame.origin.y = CGFloat(index * 20)
      root.addSubview(view)
    }
    window.rootView = root
  }

  package func showFirst() {
    window.runFrame(duration: frameDuration)
  }

  package func step(_ index: Int) {
    let fraction = Double(index) / Double(frameCount)
    let value = AnimationCurve.easeInOut.progress(at: fraction) * GaugeView.fullScale
    for (gauge, view) in zip(gauges, views) {
      for position in 0..<bindingCount {
        ledger.write(readBy: view, isSame: gauge[position] == value) {
          gauge[position] = value
        }
      }
    }
    window.runFrame(duration: frameDuration)
  }
}
