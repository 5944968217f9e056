extension UpdateCycle {
  func batchConstraintChanges(_ changes: () -> Void) { changes() }
  func updateConstraintsNow(in view: UIView) {}
  func rebuildSolverIfNeeded() {}
}
extension UIView {
  public final func invalidateIntrinsicContentSize() {}
  final func frameChanged() {}
  final func leaveLayout() {}
}
