import UBInstrumentation
import UIKit

/// Claims about content, layout and observation from guides and notes on iOS 26.
enum ContentClaims {
  static let all = [
    Experiment(
      "X4",
      "text-in-content",
      claim: "Text set in updateProperties() causes no layout.",
      source: "notes on adopting iOS 26",
      counted: "layouts",
      verdict: .fails,
      holds: { counts in counts.allSatisfy { $0 == 0 } },
      arms: [
        Experiment.Arm("text of the same size", 0) { layouts(setting: "xyz") },
        Experiment.Arm("longer text", 2) { layouts(setting: "longer") },
        Experiment.Arm("longer text, fixed size", 0) { layouts(setting: "longer", isFixed: true) },
      ]
    ),
    Experiment(
      "X5",
      "colour-in-layout",
      claim: "A colour set in layoutSubviews() makes Auto Layout solve constraints again.",
      source: "notes on adopting iOS 26",
      counted: "work caused by a change of colour",
      verdict: .fails,
      holds: { $0[0] > 0 },
      arms: [
        Experiment.Arm("solver operations", 0) {
          let work = colourInLayout()
          return work.solverOperations + work[.solverPivots] + work[.solverVariablesChanged]
        },
        Experiment.Arm("layouts", 1) { colourInLayout()[.layoutExecuted] },
      ]
    ),
    Experiment(
      "X6",
      "reuse-without-request",
      claim: "A cell that reads its model in updateProperties() needs nothing else to be reused.",
      source: "notes on adopting iOS 26",
      counted: "cells that show a wrong row after scrolling by a page",
      verdict: .fails,
      holds: { $0[0] == 0 },
      arms: [
        Experiment.Arm("the model is only stored", 4) { wrongRows(asksForContent: false) },
        Experiment.Arm("storing it requests an update", 0) { wrongRows(asksForContent: true) },
      ]
    ),
    Experiment(
      "X7",
      "write-in-content",
      claim: "A write to an observed property in updateProperties() may loop forever.",
      source: "notes on adopting iOS 26",
      counted: "runs in a frame",
      verdict: .fails,
      holds: { counts in counts.contains { $0 >= UpdateCycle.turnsPerFrameMax } },
      arms: [
        Experiment.Arm("written only", 1) { runs { $0.text = "written" } },
        Experiment.Arm("read and written", 1) { runs { $0.number = $0.number + 1 } },
      ]
    ),
    Experiment(
      "X8",
      "write-elsewhere",
      claim: "A model may be written from any queue.",
      source: "a guide to updateProperties()",
      counted: "notifications delivered when the write returns",
      verdict: .fails,
      holds: { $0[0] == $0[1] },
      arms: [
        Experiment.Arm("on the main thread", 1) { delivered { $0.text = "new" } },
        Experiment.Arm("on another thread", 0) {
          delivered { ElsewhereWriter.write("new", to: $0) }
        },
      ]
    ),
    Experiment(
      "X9",
      "tint-is-tracked",
      claim: "Properties read in tintColorDidChange() are tracked.",
      source: "a guide to updateProperties()",
      counted: "runs of the method after a write to a property that it read",
      verdict: .fails,
      holds: { $0[0] > 0 },
      arms: [
        Experiment.Arm("tintColorDidChange()", 0) {
          runsAfterWrite { view, body in
            view.tint = body
            view.tintColor = .systemRed
          }
        },
        Experiment.Arm("updateProperties()", 1) {
          runsAfterWrite { view, body in
            view.content = body
            view.setNeedsUpdateProperties()
          }
        },
      ]
    ),
    Experiment(
      "X11",
      "observed-is-kept",
      claim: "Observers keep observed objects alive.",
      source: "a guide to updateProperties()",
      counted: "models alive after the app released them",
      verdict: .fails,
      holds: { $0[0] > 0 },
      arms: [
        Experiment.Arm("read in updateProperties()", 0) { survivors(keepsInView: false) },
        Experiment.Arm("stored in the view", 1) { survivors(keepsInView: true) },
      ]
    ),
  ]

  /// The layouts of a frame in which content sets the text of a label that shows `abc`.
  private static func layouts(setting text: String, isFixed: Bool = false) -> Int {
    let stage = Stage()
    let label = stage.place(UILabel())
    label.text = "abc"
    label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    if isFixed {
      label.widthAnchor.constraint(equalToConstant: 60).isActive = true
      label.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    stage.window.runFrame()
    stage.child.content = { label.text = text }
    return stage.work { stage.child.setNeedsUpdateProperties() }[.layoutExecuted]
  }

  private static func colourInLayout() -> WorkCounters {
    let stage = Stage()
    let label = stage.place(UILabel())
    label.text = "abc"
    label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    stage.window.runFrame()
    stage.root.geometry = { label.textColor = .systemRed }
    return stage.work { stage.root.setNeedsLayout() }
  }

  /// The visible cells with the text of a wrong row after all visible rows changed.
  private static func wrongRows(asksForContent: Bool) -> Int {
    let list = ReadingList(rowCount: 100, height: 4 * 44)
    list.asksForContent = asksForContent
    for offset in stride(from: 44.0, through: 4 * 44, by: 44) {
      list.scroll(to: offset)
    }
    return list.wrongCells
  }

  /// The runs of content that reads and writes a model, in the frame after a request.
  private static func runs(of write: @escaping (Reading) -> Void) -> Int {
    let stage = Stage()
    let model = Reading()
    stage.child.content = { write(model) }
    return stage.work { stage.child.setNeedsUpdateProperties() }[.propertiesExecuted]
  }

  private static func delivered(by write: (Reading) -> Void) -> Int {
    let stage = Stage()
    let model = Reading()
    stage.child.content = { _ = model.text }
    stage.child.setNeedsUpdateProperties()
    stage.window.runFrame()
    write(model)
    return stage.window.work[.notificationsDelivered]
  }

  /// The runs of a method that reads a model, in the frame after a write to the model.
  private static func runsAfterWrite(
    _ use: (_ view: ScriptedView, _ body: @escaping () -> Void) -> Void
  ) -> Int {
    let stage = Stage()
    let model = Reading()
    let tally = Tally()
    use(stage.child) {
      _ = model.text
      tally.add()
    }
    stage.window.runFrame()
    let before = tally.value
    model.text = "new"
    stage.window.runFrame()
    return tally.value - before
  }

  private static func survivors(keepsInView: Bool) -> Int {
    let stage = Stage()
    weak let model = observe(on: stage, keepsInView: keepsInView)
    return model == nil ? 0 : 1
  }

  /// Makes a model that content reads and only the view may keep alive.
  private static func observe(on stage: Stage, keepsInView: Bool) -> Reading {
    let model = Reading()
    if keepsInView {
      stage.child.content = { _ = model.text }
    } else {
      stage.child.content = { [weak model] in _ = model?.text }
    }
    stage.child.setNeedsUpdateProperties()
    stage.window.runFrame()
    return model
  }
}
