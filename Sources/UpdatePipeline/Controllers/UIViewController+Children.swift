extension UIViewController {
  /// The controllers whose views belong inside this one's.
  public final var children: [UIViewController] { state.children }

  /// The controller that this one is a child of.
  public final var parent: UIViewController? { unsafe state.parent }

  /// Makes a controller a child; it is told `willMove(toParent:)`, and the caller, once the
  /// child's view is in place, tells it `didMove(toParent:)`.
  public final func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.leaveParent()
    unsafe child.state.parent = self
    state.children.append(child)
  }

  /// Takes the controller from its parent and tells it `didMove(toParent:)`; the caller has told
  /// it `willMove(toParent:)` and taken its view out.
  public final func removeFromParent() {
    guard parent != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  private func leaveParent() {
    parent?.state.children.removeAll { $0 === self }
    unsafe state.parent = nil
  }
}
