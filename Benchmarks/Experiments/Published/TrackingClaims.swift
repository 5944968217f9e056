import UBInstrumentation
import Observation
import UIKit
import UBWorkloads

/// Published claims about tracking observable models.
enum TrackingClaims {
  private static let rowCount = 20

  static let all = [
    Experiment(
      "P4",
      "readers-only",
      claim: "A change updates the views that read the property, not all that use the model.",
      source: "Observation documentation",
      counted: "content runs after a write to one of 20 rows",
      verdict: .holds,
      holds: { $0[0] == 1 && $0[1] == 0 && $0[2] > 1 },
      arms: [
        Experiment.Arm("a property that a row reads", 1) {
          let (stage, models) = rows { view, models, index in
            view.content = { _ = models[index].text }
          }
          return stage.work { models[7].text = "new" }[.propertiesExecuted]
        },
        Experiment.Arm("a property that no row reads", 0) {
          let (stage, models) = rows { view, models, index in
            view.content = { _ = models[index].text }
          }
          return stage.work { models[7].number = 1 }[.propertiesExecuted]
        },
        Experiment.Arm("a publisher that notifies all rows", rowCount) { publishedToAll() },
      ]
    ),
    Experiment(
      "P5",
      "shared-array",
      claim: "A dependency on a shared array updates every row that looks itself up in it.",
      source: "WWDC25 session 306",
      counted: "content runs after ten toggles of a favourite among 20 rows",
      verdict: .holds,
      holds: { $0[0] == rowCount * $0[1] },
      arms: [
        Experiment.Arm("one array of favourites", 10 * rowCount) {
          let favourites = Favourites(count: rowCount)
          let (stage, _) = rows { view, _, index in
            view.content = { _ = favourites.flags[index] }
          }
          return toggles { index in
            stage.work { favourites.flags[index].toggle() }[.propertiesExecuted]
          }
        },
        Experiment.Arm("one model per row", 10) {
          let (stage, models) = rows { view, models, index in
            view.content = { _ = models[index].number }
          }
          return toggles { index in
            stage.work { models[index].number += 1 }[.propertiesExecuted]
          }
        },
      ]
    ),
    Experiment(
      "P17",
      "registrations-pile-up",
      claim: "Repeated tracking of an unchanged model accumulates registrations.",
      source: "issues of swift and cmux",
      counted: "callbacks of one write after 100 rounds of tracking",
      verdict: .holds,
      holds: { $0[0] == 100 },
      arms: [
        Experiment.Arm("withObservationTracking by hand", 100) { callbacksByHand() },
        Experiment.Arm("updateProperties()", 1) {
          let stage = Stage()
          let model = Reading()
          stage.child.content = { _ = model.text }
          for _ in 0..<100 {
            stage.child.setNeedsUpdateProperties()
            stage.window.runFrame()
          }
          return stage.work { model.text = "new" }[.notificationsDelivered]
        },
      ]
    ),
    Experiment(
      "P17b",
      "stale-after-reuse",
      claim: "A registration that outlives a row in its cell causes needless runs.",
      source: "a simulation of one-shot registrations",
      counted: "in 120 frames that scroll and write every seventh row under propertyPass",
      verdict: .fails,
      holds: { $0[0] > 0 || $0[1] > 0 },
      arms: [
        Experiment.Arm(
          "stale notifications",
          0,
          running: Ticker.self,
          [("rows", "500")],
          counting: .notificationsStale
        ),
        Experiment.Arm(
          "redundant runs",
          0,
          running: Ticker.self,
          [("rows", "500")],
          counting: .propertiesRedundant
        ),
      ]
    ),
  ]

  /// A stage whose root contains rows, configured by a closure.
  private static func rows(
    _ script: (_ view: ScriptedView, _ models: [Reading], _ index: Int) -> Void
  ) -> (stage: Stage, models: [Reading]) {
    let stage = Stage()
    let models = (0..<rowCount).map { _ in Reading() }
    for index in 0..<rowCount {
      let view = ScriptedView()
      script(view, models, index)
      stage.root.addSubview(view)
    }
    stage.window.runFrame()
    return (stage, models)
  }

  private static func toggles(_ toggle: (Int) -> Int) -> Int {
    (0..<10).reduce(0) { $0 + toggle($1) }
  }

  /// The content runs caused by an object-wide publisher, as `ObservableObject` is.
  ///
  /// It notifies all subscribers.
  private static func publishedToAll() -> Int {
    var subscribers: [ScriptedView] = []
    let (stage, _) = rows { view, _, _ in subscribers.append(view) }
    return stage.work {
      for subscriber in subscribers { subscriber.setNeedsUpdateProperties() }
    }[.propertiesExecuted]
  }

  private static func callbacksByHand() -> Int {
    let model = Reading()
    let counted = Tally()
    for _ in 0..<100 {
      withObservationTracking {
        _ = model.text
      } onChange: {
        counted.add()
      }
    }
    model.text = "new"
    return counted.value
  }
}
