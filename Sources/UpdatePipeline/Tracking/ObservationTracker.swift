import UBInstrumentation
@_spi(SwiftUI) import Observation

/// Tracks what one method of one view reads, and invalidates the view when any of it changes.
///
/// At most one registration is *armed* at a time: a run ends the one before it (M6), and so do
/// `cancel()`, which lists call when a row leaves its cell, and the tracker's release (M13). Reads
/// of traits are noted beside it, whether properties are observed or not (R29).
final class ObservationTracker {
  /// The state of the last tracked run.
  enum Status {
    /// Nothing was tracked yet, the run read nothing, or its registration was cancelled.
    case idle
    /// The next change of a property that the run read invalidates the view.
    case armed
    /// A property that the run read has changed since.
    case fired
  }

  private unowned(unsafe) let owner: UIView
  let method: TrackedMethod
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

  /// The traits that the last run read.
  private(set) var traitReads: TraitSet = []
  /// Whether the last run ran another tracked method in it, whose reads count as its own (M7).
  var holdsNestedReads = false
  /// The frame of the last run.
  private var frame = 0
  /// Whether the registration stays after it fired, to tell of writes during the next run.
  private var isWatching = false
  private var watchedGeneration = 0
  private var isRunning = false

  init(view: UIView, method: TrackedMethod, expectsReads: Bool) {
    unsafe owner = view
    self.method = method
    self.expectsReads = expectsReads
  }

  deinit {
    epoch.end()
  }

  /// Runs a method and from then on watches what it read.
  ///
  /// - Parameters:
  ///   - observes: Whether observable properties are watched, not only traits (R27).
  ///   - body: The method.
  func track(observes: Bool, _ body: () -> Void) {
    holdsNestedReads = false
    frame = view.cycle?.state.frame ?? 0
    let reading = TraitReading(of: view)
    if observes { observe(body) } else { body() }
    traitReads = reading.end(of: view)
  }

  private func observe(_ body: () -> Void) {
    let watches = expectsReads && view.cycle?.recordsDiagnoses == true
    let watched = isWatching
    if !watched { cancel() }
    generation += 1
    if view.cycle?.namesProperties == true {
      isRunning = true
      trackNamingProperties(watches: watches) {
        body()
        if watched { cancel() }
      }
      isRunning = false
      isWatching = watches
      watchedGeneration = generation
    } else {
      if watched { cancel() }
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

  /// As `observe(_:)`, but learns the name of the property that changes.
  ///
  /// A watching registration outlives its first change, so that it still hears of the next run's
  /// writes, which no other registration reports (M8).
  private func trackNamingProperties(watches: Bool, _ body: () -> Void) {
    withObservationTracking(
      {
        if expectsReads { epoch.read() }
        body()
      },
      willSet: { [weak self, probe, generation] tracking in
        _ = probe
        let property = tracking.changed.map { String(describing: $0) } ?? "a property"
        Self.deliver(to: self, generation: generation, property: property)
        if !watches || Self.isOver(self) { tracking.cancel() }
      },
      didSet: { _ in }
    )
  }

  /// Whether a registration that fires is one being ended.
  nonisolated private static func isOver(_ tracker: ObservationTracker?) -> Bool {
    guard let tracker else { return true }
    guard MainContext.isCurrent else { return false }
    return MainActor.assumeIsolated { tracker.isEndingEpoch }
  }

  /// Ends the registration of the last run, if there is one.
  func cancel() {
    defer { status = .idle }
    guard status == .armed || isWatching else { return }
    isEndingEpoch = true
    epoch.end()
    isEndingEpoch = false
    isWatching = false
    if status == .armed { view.cycle?.registrationsChanged(by: -1) }
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
        tracker?.diagnoseWriteElsewhere(to: property)
        tracker?.propertyChanged(generation, property: property)
      }
    }
    MainActor.assumeIsolated { tracker.propertyChanged(generation, property: property) }
  }

  /// Marks the view; the value is still the old one (M1), so nothing is read here.
  private func propertyChanged(_ changedGeneration: Int, property: String?) {
    guard !isEndingEpoch else { return }
    if isWatching, changedGeneration == watchedGeneration {
      guard !isRunning else { return diagnoseSelfWrite(to: property) }
      guard status == .armed else { return }
    }
    view.cycle?.count(.notificationsDelivered)
    guard changedGeneration == generation, status == .armed else {
      view.cycle?.count(.notificationsStale)
      return
    }
    if holdsNestedReads { view.cycle?.count(.notificationsNested) }
    diagnoseWriteDuringUpdate(to: property)
    status = .fired
    view.cycle?.registrationsChanged(by: -1)
    view.invalidate(readBy: method, .write(property: property ?? "an observed property"))
  }
}

extension ObservationTracker {
  /// Runs a method that isn't tracked and calls back at the first change of what it read, with the
  /// property's name; changes on other threads are missed.
  static func watch(
    _ body: () -> Void,
    onChange: @escaping @MainActor @Sendable (_ property: String?) -> Void
  ) {
    withObservationTracking(
      body,
      willSet: { tracking in
        let property = tracking.changed.map { String(describing: $0) }
        tracking.cancel()
        guard MainContext.isCurrent else { return }
        MainActor.assumeIsolated { onChange(property) }
      },
      didSet: { _ in }
    )
  }

  private func diagnoseSelfWrite(to property: String?) {
    view.cycle?.diagnose(.selfWrite, view, method, property: property)
  }

  private func diagnoseWriteElsewhere(to property: String?) {
    view.cycle?.diagnose(.writeElsewhere, view, method, property: property)
  }

  /// A write by a method that runs, of what this one read in the same frame, repeats the update
  /// (M9, R19).
  private func diagnoseWriteDuringUpdate(to property: String?) {
    guard let cycle = view.cycle, cycle.recordsDiagnoses else { return }
    guard let writer = cycle.state.execution, frame == cycle.state.frame else { return }
    cycle.diagnose(
      .writeDuringUpdate,
      writer.view,
      writer.method,
      property: property,
      other: "\(cycle.name(of: view, running: method)).\(method.name)"
    )
  }
}

/// An object that a registration holds, so that its release tells that nothing was registered.
nonisolated private final class ReadProbe: Sendable {}
