import UBInstrumentation

/// Everything an update cycle stores.
struct UpdateCycleState {
  /// The kind of content that is running.
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
  /// Bumped whenever something displayed changes, so that redundant runs of content are found.
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

  /// Controllers whose views came into the window and weren't displayed yet.
  var appearing: [UIViewController] = []

  /// The tracked methods run so far.
  var trackedRuns = 0

  /// The layouts of one view in one frame that make a feedback loop; `nil` for no limit.
  var feedback: FeedbackLimit?
  /// The methods that ran in the last turns of a frame that doesn't settle; `nil` otherwise.
  var loop: LoopRecording?
  /// Why the last frame was given up; `nil` if it settled.
  var unsettledReport: UnsettledReport?

  /// The diagnoses so far; `nil` while diagnoses are off.
  var diagnoses: [Diagnosis]?
  /// Whether content that runs has called super, while diagnoses are recorded.
  var calledSuper = false

  /// The causes recorded so far; `nil` while recording is off.
  var causes: [InvalidationCause]?
  /// The tracked method that is running.
  var execution: RunningMethod?

  /// A clock that time inside the solver is read from, in nanoseconds; `nil` unless timing.
  var solverClock: (@convention(c) () -> UInt64)?
  var solverTime: UInt64 = 0
  /// The recorder of when parts of frames run; `nil` unless tracing.
  var spanRecorder: SpanRecorder?
  /// The constraint solver with the variables of the window's views; made on first use.
  var layoutEngine: LayoutEngine?
  /// The direction of views that don't say otherwise.
  var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
}
