package import UBInstrumentation

extension UIView {
  /// Counts work of a list or workload in the view's current or last window.
  package final func count(_ counter: Counter, by amount: Int = 1) {
    state.cycle?.state.counters[counter] += amount
  }

  /// Raises a peak counter to a value if it is lower.
  package final func raise(_ counter: Counter, to value: Int) {
    guard let cycle = state.cycle else { return }
    cycle.state.counters[counter] = max(cycle.state.counters[counter], value)
  }

  /// Returns the current value of a counter.
  package final func reading(of counter: Counter) -> Int {
    state.cycle?.state.counters[counter] ?? 0
  }

  /// Counts the work of this view's subtree in another view's window.
  package final func countWork(with view: UIView) {
    guard let cycle = view.state.cycle else { return }
    adopt(cycle)
  }
}
