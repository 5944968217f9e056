import Observation

/// An observable that is read first in every tracked run and ended before the next.
///
/// Observation has no way to cancel a registration: re-running a method would leave the old one
/// alive in every model it read, and the next write would call them all (M6). Ending the epoch
/// fires the old registration, which removes it from every model.
nonisolated final class TrackingEpoch: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var value: Int { 0 }

  /// Makes the tracked scope that is running depend on this epoch.
  func read() {
    registrar.access(self, keyPath: \.value)
  }

  /// Fires and so removes the registrations that depend on this epoch.
  func end() {
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
