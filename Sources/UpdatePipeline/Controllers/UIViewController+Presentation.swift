/// What makes the presentation controllers of a controller's presentations.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The presentation of one controller above another; a plain one if `nil`.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// A plain one.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    nil
  }
}

/// How a controller is presented; each way fills the window here.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// In all of the window.
  case fullScreen = 0
  /// As a page.
  case pageSheet = 1
  /// As a form.
  case formSheet = 2
  /// By a presentation controller of the app's.
  case custom = 4
  /// Above all of the window.
  case overFullScreen = 5
  /// As the system has it.
  case automatic = -2
}

extension UIViewController {
  /// The controller that this one presents.
  public final var presentedViewController: UIViewController? {
    state.presentation?.presentedViewController
  }

  /// The controller that presents this one.
  public final var presentingViewController: UIViewController? { unsafe state.presenting }

  /// What shows this controller while another presents it.
  public final var presentationController: UIPresentationController? {
    presentingViewController?.state.presentation
  }

  /// How the controller is presented.
  public final var modalPresentationStyle: UIModalPresentationStyle {
    get { state.presentationStyle }
    set { state.presentationStyle = newValue }
  }

  /// What makes the controller's presentation.
  public final var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { state.transitions.delegate }
    set { state.transitions.delegate = newValue }
  }

  /// Shows a controller's view above this one's, at once.
  ///
  /// - Precondition: This controller's view is in a window, and presents none.
  public final func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let window = viewIfLoaded?.window else {
      preconditionFailure("A controller whose view is in a window presents others.")
    }
    precondition(state.presentation == nil, "A controller presents one at a time.")
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

  /// Takes the view away that this controller presents or, if it presents none, its own.
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

/// What a controller holds of who makes its presentation.
struct TransitionState {
  weak var delegate: (any UIViewControllerTransitioningDelegate)?
}
