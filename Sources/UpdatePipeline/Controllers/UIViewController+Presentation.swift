/// A delegate that makes the presentation controllers of a controller.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation controller to use; `nil` for a plain one.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, for a plain presentation.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    nil
  }
}

/// The style of a presentation; every style fills the window here.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  /// Uses the app's presentation controller.
  case custom = 4
  case overFullScreen = 5
  /// Uses the system's choice.
  case automatic = -2
}

extension UIViewController {
  /// The controller that this one presents.
  public final var presentedViewController: UIViewController? {
    state.presentation?.presentedViewController
  }

  /// The controller that presents this one.
  public final var presentingViewController: UIViewController? { unsafe state.presenting }

  /// The presentation controller that presents this controller.
  public final var presentationController: UIPresentationController? {
    presentingViewController?.state.presentation
  }

  /// The style in which the controller is presented.
  public final var modalPresentationStyle: UIModalPresentationStyle {
    get { state.presentationStyle }
    set { state.presentationStyle = newValue }
  }

  /// The delegate that makes the controller's presentation.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { state.transitions.delegate }
    set { state.transitions.delegate = newValue }
  }

  /// Presents a controller above this one, at once.
  ///
  /// - Precondition: This controller's view is in a window, and it presents no other.
  public final func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let window = viewIfLoaded?.window else {
      preconditionFailure("A controller's view must be in a window to present another.")
    }
    precondition(state.presentation == nil, "A controller can present only one other.")
    let delegate = viewControllerToPresent.transitioningDelegate
    let presentation =
      delegate?.presentationController(
        forPresented: viewControllerToPresent,
        presenting: self,
        source: self
      )
      ?? UIPresentationController(
        presentedViewController: viewControllerToPresent,
        presenting: self
      )
    state.presentation = presentation
    unsafe viewControllerToPresent.state.presenting = self
    presentation.begin(in: window)
    completion?()
  }

  /// Dismisses the controller that this one presents or, if there is none, this one.
  public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presentation = state.presentation else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presentation.presentedViewController.endPresentation()
    presentation.end()
    state.presentation = nil
    completion?()
  }

  private func endPresentation() {
    unsafe state.presenting = nil
  }
}

/// The reference to the transitioning delegate.
struct TransitionState {
  weak var delegate: (any UIViewControllerTransitioningDelegate)?
}
