public import Instrumentation

/// The root of a view hierarchy and the owner of its update cycle.
@preconcurrency @MainActor open class UIWindow {
  /// The work the window has done since it was made.
  public var work: WorkCounters { WorkCounters() }

  /// Nanoseconds spent inside the constraint solver, by the clock handed in.
  package var solverTime: UInt64 { 0 }

  /// The digest of what the window displays now.
  package func displayDigest() -> UInt64 { 0 }
}
