/// A tracked method of a view, or of its controller, that is running.
struct RunningMethod {
  private unowned(unsafe) let owner: UIView
  let method: TrackedMethods

  init(_ view: UIView, _ method: TrackedMethods) {
    unsafe owner = view
    self.method = method
  }

  /// The view, which lives while its method runs.
  var view: UIView { unsafe owner }
}
