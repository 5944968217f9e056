import Foundation
package import UBInstrumentation

extension UIWindow {
  /// A clock in nanoseconds that measures the time in the constraint solver.
  ///
  /// The pipeline reads no clock of its own: a timing pass provides one, a counting pass doesn't.
  package final var solverClock: (@convention(c) () -> UInt64)? {
    get { updateCycle.state.solverClock }
    set { updateCycle.state.solverClock = newValue }
  }

  /// The nanoseconds spent in the constraint solver, by `solverClock`; zero without one.
  package final var solverTime: UInt64 { updateCycle.state.solverTime }

  /// The recorder of the frame's spans; `nil` unless a pass traces them.
  package final var spanRecorder: SpanRecorder? {
    get { updateCycle.state.spanRecorder }
    set { updateCycle.state.spanRecorder = newValue }
  }

  /// Returns the digest of the window's display; equal digests mean equal pictures.
  ///
  /// - Complexity: O(*v*) in the displayed views and their text; allocates nothing.
  package final func displayDigest() -> UInt64 {
    var list = DisplayDigest()
    list.combine(self, at: .zero, opacity: 1)
    return list.value
  }
}
