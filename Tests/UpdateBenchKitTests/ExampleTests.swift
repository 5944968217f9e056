import Testing
import UIKit
import UpdateBenchKit

@Observable private final class Step {
  var number = 0
}

private final class StepCell: UITableViewCell {
  let label = UILabel()
  var step: Step? {
    didSet { setNeedsUpdateProperties() }
  }

  override func updateProperties() {
    super.updateProperties()
    if label.superview == nil { contentView.addSubview(label) }
    label.text = step.map { "\($0.number)" }
  }
}

private enum StepExample: CellExample {
  static let name = "step"
  static let summary = "A number."

  static func makeRow(_ index: Int) -> Step { Step() }

  static func show(_ step: Step, in cell: StepCell) {
    cell.step = step
  }

  static func change(_ step: Step, in frame: Int) {
    step.number = frame
  }
}

private final class StepScreen: UIViewController, ScreenExample {
  static let name = "step-screen"
  static let summary = "A number."

  let step = Step()
  let label = UILabel()
  var controller: UIViewController { self }

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(step.number)"
  }

  func change(in frame: Int) {
    step.number = frame
  }
}

/// Examples as tests run them.
@Suite struct ExampleTests {
  @Test func aCellIsChangedAndScrolledInEveryFrame() throws {
    let records = try StepExample.records(under: .propertyPass, frames: 4)
    #expect(records.count == 4)
    #expect(records.work[.notificationsDelivered] == 4)
    #expect(records.work[.cellsReused] == 2)
    // A change in each frame, and two rows that come into view.
    #expect(records.work[.propertiesExecuted] == 6)
    #expect(records.work[.bindingsEvaluated] == 6)
  }

  @Test func aScreenIsChangedInEveryFrame() throws {
    for strategy in [UpdateStrategy.propertyPass, .layoutOnly, .fullRecompute] {
      let records = try StepScreen.records(under: strategy, frames: 3)
      #expect(records.map { $0.work[.turnsExecuted] } == [1, 1, 1], "\(strategy.name)")
      #expect(records.map { $0.work[.bindingsEffective] } == [1, 1, 1], "\(strategy.name)")
    }
  }

  @Test func strategiesShowTheSame() throws {
    let reference = try StepExample.records(under: .fullRecompute, frames: 6).map(\.digest)
    #expect(Set(reference).count == 6)
    for strategy in [UpdateStrategy.propertyPass, .layoutOnly] {
      #expect(try StepExample.records(under: strategy, frames: 6).map(\.digest) == reference)
    }
  }

  @Test func framesOutOfRangeAreAnError() {
    let error = #expect(throws: (any Error).self) {
      try StepExample.records(under: .propertyPass, frames: 0)
    }
    #expect(error.map { "\($0)" }?.contains("a whole number from 1 to 1000000") == true)
  }

  @Test func aNameThatIsTakenIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { () -> Void in
        UpdateBench.main(cells: [StepExample.self, StepExample.self])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Two examples have the name 'example.step'."))
  }

  @Test func aSuiteWhoseNameLeadsElsewhereIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { () -> Void in
        UpdateBench.main(suite: "../own", cells: [StepExample.self])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The name of a suite: found '../own', expected 1 to 200 bytes without"))
  }

  @Test func nothingToMeasureIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { () -> Void in UpdateBench.main() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There is no cell and no screen to measure."))
  }
}
