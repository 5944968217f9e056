package import UBInstrumentation

extension UIView {
  /// Counts work that a list or a workload does, in the window the view is in or was in last.
  package final func count(_ counter: Counter, by amount: Int = 1) {
    state.cycle?.state.counters[counter] += amount
  }

  /// Raises a peak to a value unless it is higher already.
  package final func raise(_ counter: Counter, to value: Int) {
    guard let cycle = state.cycle else { return }
    cycle.state.counters[counter] = max(cycle.state.counters[counter], value)
  }

  /// How often a counter went up so far.
  package final func reading(of counter: Counter) -> Int {
    state.cycle?.state.counters[counter] ?? 0
  }

  /// Makes the work of this view and those in it count where another view's does.
  package final func countWork(with view: UIView) {
    guard let cycle = view.state.cycle else { return }
    adopt(cycle)
  }
}
