public import Foundation
public import UBInstrumentation

/// The root of a view hierarchy, which updates under one strategy.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The window's update strategy.
  public final let strategy: UpdateStrategy
  /// The window's update cycle.
  final let updateCycle: UpdateCycle

  /// A view that fills the window.
  public final var rootView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let rootView else { return }
      rootView.frame = bounds
      addSubview(rootView)
    }
  }

  /// A controller whose view fills the window.
  public final var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootView = rootViewController?.view
    }
  }

  /// A window of a size, in points, under the strategy of iOS 26.
  public override init(frame: CGRect) {
    strategy = .propertyPass
    updateCycle = UpdateCycle(policy: strategy.policy)
    super.init(frame: frame)
    becomeRoot()
  }

  /// A window of a size, in points, under the given strategy.
  public init(frame: CGRect, strategy: UpdateStrategy) {
    self.strategy = strategy
    updateCycle = UpdateCycle(policy: strategy.policy)
    super.init(frame: frame)
    becomeRoot()
  }

  /// A window of zero size under the strategy of iOS 26; ignores the coder.
  public required init?(coder: NSCoder) {
    strategy = .propertyPass
    updateCycle = UpdateCycle(policy: strategy.policy)
    super.init(coder: coder)
    becomeRoot()
  }

  // Views outlive their window, and with them its cycle, whose time stands still from now on.
  @MainActor deinit {
    unsafe updateCycle.state.root = nil
    // Views that only these hold are released when the cycle's state isn't being changed.
    withExtendedLifetime((updateCycle.state.animations, updateCycle.state.appearing)) {
      updateCycle.state.animations = []
      updateCycle.state.appearing = []
    }
  }

  private func becomeRoot() {
    unsafe updateCycle.state.root = self
    unsafe state.window = self
    state.cycle = updateCycle
    updateCycle.state.feedback = Self.launchThreshold.map(FeedbackLimit.init)
    state.flags.insert([.hasAppeared, .requestsLayout, .needsLayout])
  }

  /// Advances the virtual clock and brings the window up to date.
  ///
  /// - Parameter duration: Seconds since the previous frame; animations advance by it.
  public final func runFrame(duration: Double = 1.0 / 60) {
    updateCycle.state.time += duration
    updateCycle.runFrame()
  }

  /// The work done so far for the window and its views.
  public final var work: WorkCounters { updateCycle.work }

  /// Whether the window records the causes of invalidations; switching it off discards them.
  public final var recordsCauses: Bool {
    get { updateCycle.recordsCauses }
    set { updateCycle.state.causes = newValue ? updateCycle.state.causes ?? [] : nil }
  }

  /// The recorded causes of invalidations, in order.
  public final var causes: [InvalidationCause] { updateCycle.state.causes ?? [] }

  /// Resizes `rootView` to fill the window.
  open override func layoutSubviews() {
    rootView?.frame = bounds
    super.layoutSubviews()
  }
}
