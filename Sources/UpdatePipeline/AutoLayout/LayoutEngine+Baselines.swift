import UBConstraintSolver
import Foundation

extension LayoutEngine {
  /// A baseline to align views by.
  enum Baseline: Int, CaseIterable {
    /// The baseline of the first line, below the top edge.
    case first
    /// The baseline of the last line, above the bottom edge.
    case last
  }

  /// Adds the distance of a baseline from its edge, or nothing for a view without text.
  func addBaseline(_ baseline: Baseline, of item: LayoutItem, factor: Double) {
    guard item.role == .view, let label = item.view as? UILabel else { return }
    if let variable = item.solved.baselines[baseline.rawValue] {
      terms.append(Term(variable, factor))
      return
    }
    if item.solved.build != build { item.solved = SolvedItem(build: build) }
    let variable = ownedVariable(of: item, isNonNegative: true)
    item.solved.baselines[baseline.rawValue] = variable
    item.solved.baselinePins[baseline.rawValue] =
      hold(variable, .equal, to: label.distance(of: baseline), .required)
    terms.append(Term(variable, factor))
  }

  /// Updates the baselines of a label after its font changed.
  func fontChanged(of label: UILabel) {
    guard let item = label.state.layoutItem, item.solved.build == build else { return }
    beginBatch()
    for baseline in Baseline.allCases {
      guard let pin = item.solved.baselinePins[baseline.rawValue] else { continue }
      let distance = label.distance(of: baseline)
      change { engine throws(SolverError) in try engine.solver.setConstant(-distance, of: pin) }
    }
    hasRelaxed = true
    endBatch()
  }

  /// Removes an item's baselines from the solver.
  func removeBaselines(of item: LayoutItem) {
    for baseline in Baseline.allCases {
      guard let pin = item.solved.baselinePins[baseline.rawValue] else { continue }
      item.solved.baselinePins[baseline.rawValue] = nil
      removeFromSolver(pin)
    }
  }
}

extension UILabel {
  /// The distance of a baseline from its edge, in points.
  final func distance(of baseline: LayoutEngine.Baseline) -> CGFloat {
    baseline == .first ? font.ascender : -font.descender
  }
}
