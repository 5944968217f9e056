import UIKit
import UpdateBenchKit

/// The command line of one cell, run under strategies of its own.
@main
struct Fixture {
  static func main() {
    UpdateBench.main(
      cells: [StepExample.self],
      strategies: [
        UpdateStrategy(name: "propertiesFirst", policy: UpdatePolicy(order: .propertiesFirst)),
        // Misses observed changes, so its frames are stale.
        .layoutOnlyUntracked,
      ]
    )
  }
}

@Observable final class Step {
  var number = 0
}

final class StepCell: UITableViewCell {
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

enum StepExample: CellExample {
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
