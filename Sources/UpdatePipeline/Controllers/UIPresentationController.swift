public import Foundation

/// Presents one controller's view above another's, in a container that fills their window.
///
/// There are no transitions: a presentation begins and ends at once. Reads of observable properties
/// and traits in the two layout callbacks are tracked (R21); both run again with each layout of the
/// container, whatever caused it.
@preconcurrency @MainActor open class UIPresentationController {
  /// The presented controller.
  public final let presentedViewController: UIViewController
  /// The controller that presents it, or, once that is released, the presented controller.
  public final var presentingViewController: UIViewController {
    unsafe presenter ?? presentedViewController
  }
  private unowned(unsafe) final var presenter: UIViewController?
  /// The container of the presentation's views; `nil` before and after the presentation.
  public final private(set) var containerView: UIView?

  /// A presentation of one controller above another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    unsafe presenter = presentingViewController
  }

  // The container refers to the presentation, so the link must be cut before that is released.
  @MainActor deinit {
    unsafe (containerView as? PresentationContainer)?.presentation = nil
  }

  /// The view to present; by default that of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view; by default the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container's `layoutSubviews()`.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container's `layoutSubviews()`.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presented view is added to the container.
  open func presentationTransitionWillBegin() {}

  /// Called after the presented view was added.
  ///
  /// - Parameter completed: Whether the presentation completed; always `true`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the presented view is removed.
  open func dismissalTransitionWillBegin() {}

  /// Called after the presented view was removed.
  ///
  /// - Parameter completed: Whether the dismissal completed; always `true`.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Shows the presented view in a container that fills a window.
  final func begin(in window: UIWindow) {
    let container = PresentationContainer(of: self, frame: window.bounds)
    containerView = container
    presentationTransitionWillBegin()
    window.addSubview(container)
    if let view = presentedView {
      view.frame = frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    presentationTransitionDidEnd(true)
  }

  /// Takes the container away while the presenting controller is being released.
  final func presenterIsReleased() {
    unsafe presenter = nil
    containerView?.removeFromSuperview()
  }

  /// Removes the container and its contents.
  final func end() {
    dismissalTransitionWillBegin()
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    dismissalTransitionDidEnd(true)
  }
}

/// The container of a presentation's views, which reports its layout to the presentation.
private final class PresentationContainer: UIView {
  unowned(unsafe) var presentation: UIPresentationController?

  init(of presentation: UIPresentationController, frame: CGRect) {
    unsafe self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    guard let presentation = unsafe presentation else { return super.layoutSubviews() }
    presentation.containerViewWillLayoutSubviews()
    presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    super.layoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }
}
