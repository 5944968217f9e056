import Instrumentation
@_spi(SwiftUI) import Observation

/// Tracks what one method of one view reads, and invalidates the view when any of it changes.
///
/// At most one registration is *armed* at a time: a run ends the one before it (M6), and so do
/// `cancel()`, which lists call when a row leaves its cell, and the tracker's release (M13).
final class ObservationTracker {
  /// What has become of the last tracked run.
  enum Status {
    /// Nothing was tracked yet, what ran read nothing, or it was cancelled.
    case idle
    /// The next change of what was read invalidates the view.
    case armed
    /// What was read has changed since.
    case fired
  }

  private unowned(unsafe) let owner: UIView
  private let method: TrackedMethods
  private let epoch = TrackingEpoch()
  private var probe = ReadProbe()

  /// The view that owns the tracker, which therefore lives.
  private var view: UIView { unsafe owner }

  /// Whether the method is taken to read observable properties.
  ///
  /// True of content from the start; of geometry and drawing, which rarely read any, from the
  /// first run that does.
  private var expectsReads: Bool
  private(set) var status = Status.idle
  private var isEndingEpoch = false
  private var generation = 0

  init(view: UIView, method: TrackedMethods, expectsReads: Bool) {
    unsafe owner = view
    self.method = method
    self.expectsReads = expectsReads
  }

  deinit {
    epoch.end()
  }

  /// Runs a method and from then on watches what it read.
  func track(_ body: () -> Void) {
    cancel()
    generation += 1
    let names = view.cycle?.recordsCauses ?? false
    if names {
      trackNamingProperties(body)
    } else {
      withObservationTracking {
        if expectsReads { epoch.read() }
        body()
      } onChange: { [weak self, probe, generation] in
        _ = probe
        Self.deliver(to: self, generation: generation, property: nil)
      }
    }
    if !expectsReads {
      guard !isKnownUniquelyReferenced(&probe) else { return }
      expectsReads = true
    }
    status = .armed
    view.cycle?.registrationsChanged(by: 1)
  }

  /// As `track(_:)`, but learns the name of the property that changes.
  private func trackNamingProperties(_ body: () -> Void) {
    withObservationTracking(
      {
        if expectsReads { epoch.read() }
        body()
      },
      willSet: { [weak self, probe, generation] tracking in
        _ = probe
        let property = tracking.changed.map { String(describing: $0) } ?? "a property"
        Self.deliver(to: self, generation: generation, property: property)
        tracking.cancel()
      },
      didSet: { _ in }
    )
  }

  /// Ends the registration of the last run, if it is armed.
  func cancel() {
    defer { status = .idle }
    guard status == .armed else { return }
    isEndingEpoch = true
    epoch.end()
    isEndingEpoch = false
    view.cycle?.registrationsChanged(by: -1)
  }

  /// Takes a change notification on the thread that writes (M10) to the main actor.
  nonisolated private static func deliver(
    to tracker: ObservationTracker?,
    generation: Int,
    property: String?
  ) {
    guard let tracker else { return }
    guard MainContext.isCurrent else {
      return NotificationInbox.shared.put { [weak tracker] in
        tracker?.propertyChanged(generation, property: property)
      }
    }
    MainActor.assumeIsolated { tracker.propertyChanged(generation, property: property) }
  }

  /// Marks the view; the value is still the old one (M1), so nothing is read here.
  private func propertyChanged(_ changedGeneration: Int, property: String?) {
    guard !isEndingEpoch else { return }
    view.cycle?.count(.notificationsDelivered)
    guard changedGeneration == generation, status == .armed else {
      view.cycle?.count(.notificationsStale)
      return
    }
    status = .fired
    view.cycle?.registrationsChanged(by: -1)
    view.observedPropertyChanged(readBy: method, property: property)
  }
}

/// An object that a registration holds, so that its release tells that nothing was registered.
nonisolated private final class ReadProbe: Sendable {}
