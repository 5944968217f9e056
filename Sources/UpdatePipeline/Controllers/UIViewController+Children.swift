extension UIViewController {
  /// The controllers whose views belong inside this controller's view.
  public final var children: [UIViewController] { state.children }

  /// The controller that contains this one.
  public final var parent: UIViewController? { unsafe state.parent }

  /// Adds a child and calls its `willMove(toParent:)`; the caller calls its `didMove(toParent:)`
  /// once the child's view is in place.
  public final func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.leaveParent()
    unsafe child.state.parent = self
    state.children.append(child)
  }

  /// Removes the controller from its parent and calls its `didMove(toParent:)`; the caller has
  /// called `willMove(toParent:)` and removed the view before.
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
