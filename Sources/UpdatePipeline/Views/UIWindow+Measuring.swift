import Foundation
package import UBInstrumentation

extension UIWindow {
  /// A clock in nanoseconds that the time inside the constraint solver is read from.
  ///
  /// The pipeline reads no clock of its own: a timing pass hands one in, a counting pass doesn't.
  package final var solverClock: (@convention(c) () -> UInt64)? {
    get { updateCycle.state.solverClock }
    set { updateCycle.state.solverClock = newValue }
  }

  /// Nanoseconds spent inside the constraint solver, by `solverClock`; zero without one.
  package final var solverTime: UInt64 { updateCycle.state.solverTime }

  /// What records when parts of the window's frames run; `nil` unless a pass traces them.
  package final var spanRecorder: SpanRecorder? {
    get { updateCycle.state.spanRecorder }
    set { updateCycle.state.spanRecorder = newValue }
  }

  /// The digest of what the window displays now; equal digests show the same picture.
  ///
  /// - Complexity: O(*v*) in the displayed views and their text; allocates nothing.
  package final func displayDigest() -> UInt64 {
    var list = DisplayDigest()
    list.combine(self, at: .zero, opacity: 1)
    return list.value
  }
}
