public import Foundation
public import UBInstrumentation

/// The root of a view hierarchy, brought up to date under one update strategy.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The strategy the window was made with.
  public final let strategy: UpdateStrategy
  /// What brings the window up to date.
  final let updateCycle: UpdateCycle

  /// The view that fills the window.
  public final var rootView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let rootView else { return }
      rootView.frame = bounds
      addSubview(rootView)
    }
  }

  /// The controller whose view fills the window.
  public final var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootView = rootViewController?.view
    }
  }

  /// A window of a size, in points, under iOS 26's strategy.
  public override init(frame: CGRect) {
    strategy = .propertyPass
    updateCycle = UpdateCycle(policy: strategy.policy)
    super.init(frame: frame)
    becomeRoot()
  }

  /// A window of a size, in points, under a strategy.
  public init(frame: CGRect, strategy: UpdateStrategy) {
    self.strategy = strategy
    updateCycle = UpdateCycle(policy: strategy.policy)
    super.init(frame: frame)
    becomeRoot()
  }

  /// A window of zero size under iOS 26's strategy; the coder is not read.
  public required init?(coder: NSCoder) {
    strategy = .propertyPass
    updateCycle = UpdateCycle(policy: strategy.policy)
    super.init(coder: coder)
    becomeRoot()
  }

  private func becomeRoot() {
    unsafe updateCycle.state.root = self
    unsafe state.window = self
    state.cycle = updateCycle
    updateCycle.state.feedback = Self.launchThreshold.map(FeedbackLimit.init)
    state.flags.insert([.hasAppeared, .requestsLayout, .needsLayout])
  }

  /// Lets the virtual clock run and brings the window up to date.
  ///
  /// - Parameter duration: Seconds since the frame before; animations advance by it.
  public final func runFrame(duration: Double = 1.0 / 60) {
    updateCycle.state.time += duration
    updateCycle.runFrame()
  }

  /// The work done for the window and its views so far.
  public final var work: WorkCounters { updateCycle.work }

  /// Whether causes of invalidations are recorded; switching it off drops them.
  public final var recordsCauses: Bool {
    get { updateCycle.recordsCauses }
    set { updateCycle.state.causes = newValue ? updateCycle.state.causes ?? [] : nil }
  }

  /// Why views were invalidated, in order, since recording was switched on.
  public final var causes: [InvalidationCause] { updateCycle.state.causes ?? [] }

  /// Makes `rootView` fill the window.
  open override func layoutSubviews() {
    rootView?.frame = bounds
    super.layoutSubviews()
  }
}
