public import Foundation

/// What shows one controller's view above another's, in a container that fills their window.
///
/// There are no transitions: a presentation begins and ends at once. Reads of observable
/// properties and traits in the two layout callbacks are tracked (R21); both run again when the
/// container's layout does, whatever asked for it.
@preconcurrency @MainActor open class UIPresentationController {
  /// The controller that is shown.
  public final let presentedViewController: UIViewController
  /// The controller above whose view it is shown.
  public final let presentingViewController: UIViewController
  /// The view that both of the presentation's views are in; `nil` before and after it.
  public final private(set) var containerView: UIView?

  /// A presentation of one controller above another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  deinit {}

  /// The view that is shown; that of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where that view goes; all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The container is about to run its `layoutSubviews()`.
  open func containerViewWillLayoutSubviews() {}

  /// The container has run its `layoutSubviews()`.
  open func containerViewDidLayoutSubviews() {}

  /// The presented view is about to be added to the container.
  open func presentationTransitionWillBegin() {}

  /// The presented view was added.
  ///
  /// - Parameter completed: Whether it stays, which it does.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The presented view is about to be taken away.
  open func dismissalTransitionWillBegin() {}

  /// The presented view was taken away.
  ///
  /// - Parameter completed: Whether it stays away, which it does.
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

  /// Takes the container and what is in it away.
  final func end() {
    dismissalTransitionWillBegin()
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    dismissalTransitionDidEnd(true)
  }
}

/// The view that a presentation's views are in, which tells it of its layout.
private final class PresentationContainer: UIView {
  private unowned let presentation: UIPresentationController

  init(of presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    presentation.containerViewWillLayoutSubviews()
    presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    super.layoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }
}
