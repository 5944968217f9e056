import UBInstrumentation
import UIKit
import UBWorkloads

/// Apple's claims about the property pass.
enum PassClaims {
  static let all = [
    Experiment(
      "P1",
      "resize-without-content",
      claim: "With a property pass, a geometry change evaluates no content.",
      source: "WWDC25 session 243",
      counted: "binding evaluations in ten frames that narrow a list of 20 visible rows",
      verdict: .holds,
      holds: { $0[0] == 0 && $0[1] > 0 },
      arms: [
        Experiment.Arm(
          "propertyPass",
          0,
          running: GeometryOnly.self,
          [("rows", "100"), ("frames", "10")],
          counting: .bindingsEvaluated
        ),
        Experiment.Arm(
          "layoutOnly",
          1_600,
          running: GeometryOnly.self,
          [("rows", "100"), ("frames", "10")],
          under: .layoutOnly,
          counting: .bindingsEvaluated
        ),
      ]
    ),
    Experiment(
      "P1b",
      "content-without-layout",
      claim: "With a property pass, a content change causes no layout.",
      source: "WWDC25 session 243",
      counted: "layouts in ten frames that tint a list of 20 visible rows",
      verdict: .holds,
      holds: { $0[0] == 0 && $0[1] > 0 },
      arms: [
        Experiment.Arm(
          "propertyPass",
          0,
          running: ContentOnly.self,
          [("rows", "100"), ("frames", "10")],
          counting: .layoutExecuted
        ),
        Experiment.Arm(
          "layoutOnly",
          200,
          running: ContentOnly.self,
          [("rows", "100"), ("frames", "10")],
          under: .layoutOnly,
          counting: .layoutExecuted
        ),
      ]
    ),
    Experiment(
      "P2",
      "requests-coalesce",
      claim: "Several requests may become one update.",
      source: "UIKit documentation of setNeedsUpdateProperties()",
      counted: "effects of 100 requests or 100 writes in a frame",
      verdict: .holds,
      holds: { counts in counts.allSatisfy { $0 == 1 } },
      arms: [
        Experiment.Arm("runs after requests", 1) {
          let stage = Stage()
          return stage.work {
            for _ in 0..<100 { stage.child.setNeedsUpdateProperties() }
          }[.propertiesExecuted]
        },
        Experiment.Arm("runs after writes", 1) { burst()[.propertiesExecuted] },
        Experiment.Arm("notifications of writes", 1) { burst()[.notificationsDelivered] },
      ]
    ),
  ]

  /// The work of a hundred writes to a property that content reads.
  private static func burst() -> WorkCounters {
    let stage = Stage()
    let model = Reading()
    stage.child.content = { _ = model.number }
    stage.child.setNeedsUpdateProperties()
    stage.window.runFrame()
    return stage.work {
      for number in 1...100 { model.number = number }
    }
  }
}
