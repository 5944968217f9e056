import Instrumentation

/// Everything an update cycle stores.
struct UpdateCycleState {
  /// What content is running.
  enum ContentEvaluation {
    /// None.
    case none
    /// Content of a view that shows what it showed before.
    case update
    /// The first content since a row came into the cell.
    case newRow
  }

  let policy: UpdatePolicy
  unowned(unsafe) var root: UIWindow?
  var counters = WorkCounters()
  var evaluation = ContentEvaluation.none
  /// Bumped whenever something displayed changes; tells redundant runs of content.
  var displayedValueChanges = 0

  /// Whether something became invalid since the last frame.
  var isPending = false
  /// The frame that runs, or ran last, counted from 1.
  var frame = 0
  /// The turn that runs, counted from 1; 0 outside a frame.
  var turn = 0

  /// Seconds on the virtual clock.
  var time = 0.0
  var animations: [PropertyAnimation] = []

  /// The causes recorded so far; `nil` while none are asked for.
  var causes: [InvalidationCause]?
  /// The tracked method that is running.
  var execution: (view: UIView, method: TrackedMethods)?

  /// A clock that time inside the solver is read from, in nanoseconds; `nil` unless timing.
  var solverClock: (@convention(c) () -> UInt64)?
  var solverTime: UInt64 = 0
  /// The constraint solver with the variables of the window's views; made on first use.
  var layoutEngine: LayoutEngine?
  /// The direction of views that don't say otherwise.
  var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
}
