import UBInstrumentation

extension UpdateCycle {
  /// The turns after which the present frame is given up.
  ///
  /// A threshold for feedback loops can only raise it, so that a view may be laid out that often.
  var turnsMax: Int {
    if let loop = state.loop { return loop.lastTurn }
    let threshold = state.feedback?.threshold ?? 0
    return max(Self.turnsPerFrameMax, threshold + LoopRecording.turnsMax)
  }

  /// Starts recording in time for the last turns of the frame.
  func recordLoopIfDue() {
    guard state.loop == nil, state.turn > turnsMax - LoopRecording.turnsMax else { return }
    state.loop = LoopRecording(lastTurn: turnsMax)
  }

  /// Notes a run of a method, if recording; layouts also count towards the threshold.
  func noteRun(of view: UIView, _ method: TrackedMethod) {
    guard state.feedback != nil || state.loop != nil else { return }
    recordRun(of: view, method)
  }

  private func recordRun(of view: UIView, _ method: TrackedMethod) {
    if let feedback = state.feedback, method == .layoutSubviews, state.turn > 0 {
      let isLoop = feedback.noteLayout(of: view)
      if isLoop, state.loop == nil {
        state.loop = LoopRecording(lastTurn: state.turn + LoopRecording.turnsMax)
      }
    }
    guard state.loop != nil else { return }
    let name = name(of: view, running: method)
    state.loop?.noteRun(of: view, named: name, method, turn: state.turn)
  }

  /// Gives up a frame that doesn't settle, with a report of why.
  func giveUp() {
    count(.turnsDeferred)
    guard let root else { return }
    let chain = state.loop?.chain() ?? []
    var pending: [String] = []
    root.collectPending(into: &pending)
    state.unsettledReport = UnsettledReport(
      frame: state.frame,
      turns: state.turn,
      pending: pending,
      runs: state.loop?.runs ?? [],
      chain: chain.map(\.cause),
      suspicion: LoopRecording.suspicion(of: chain),
      layout: layoutFeedback()
    )
  }
}

extension UIView {
  /// The descriptions of the views with a pending request, from this one down.
  final func collectPending(into pending: inout [String]) {
    guard !state.flags.isDisjoint(with: .needs) else { return }
    if !state.flags.isDisjoint(with: .requests) { pending.append(description) }
    for index in state.subviews.indices {
      state.subviews[index].collectPending(into: &pending)
    }
  }
}

extension UIWindow {
  /// The layouts of one view in one frame after which the frame is recorded and given up (R58).
  ///
  /// `nil` gives up after `UpdateCycle.turnsPerFrameMax` turns. Values are kept between 50 and
  /// 1000. A window starts with that of the launch argument
  /// `-UIViewLayoutFeedbackLoopDebuggingThreshold N`, as with UIKit, or else with `nil`.
  public final var viewLayoutFeedbackLoopDebuggingThreshold: Int? {
    get { updateCycle.state.feedback?.threshold }
    set { updateCycle.state.feedback = newValue.map(FeedbackLimit.init) }
  }

  /// Why the last frame was given up; `nil` if it settled.
  public final var unsettledReport: UnsettledReport? { updateCycle.state.unsettledReport }

  /// The threshold that the program was started with; `nil` if with none.
  static let launchThreshold = feedbackLoopThreshold(in: CommandLine.arguments)

  /// The threshold that a program's arguments give (R58), as it is written; of several the last.
  package static func feedbackLoopThreshold(in arguments: [String]) -> Int? {
    let name = "-UIViewLayoutFeedbackLoopDebuggingThreshold"
    guard let place = arguments.lastIndex(of: name) else { return nil }
    let value = arguments.dropFirst(place + 1).first
    guard let value, let threshold = Int(value) else {
      let found = value.map { "'\($0)'" } ?? "nothing"
      refuse("\(name) is followed by a whole number, not by \(found).")
    }
    return threshold
  }
}
