/// Why a frame was given up before everything was up to date (R58).
nonisolated public struct UnsettledReport: Equatable, Sendable {
  /// One run of a method in the turns recorded.
  public struct Run: Equatable, Sendable {
    /// The view or controller, by class and name.
    public var view: String
    /// The method, such as `layoutSubviews()`.
    public var method: String
    /// The turn within the frame.
    public var turn: Int
  }

  /// The likely reasons why an update doesn't end.
  public enum Suspicion: String, Sendable {
    /// A method asks for its own pass.
    case asksForItself
    /// Methods ask for each other's passes.
    case pingPong
    /// A view and its superview set its size in turn.
    case fightOverSize
    /// Constraints give a view one frame and then another.
    case ambiguousLayout
    /// The records don't show the reason.
    case unknown
  }

  /// The frame, counted from 1.
  public var frame: Int
  /// The turns it took.
  public var turns: Int
  /// The views that are still to be updated, by class and name.
  public var pending: [String]
  /// The methods that ran in the last turns, in order.
  public var runs: [Run]
  /// Requests that follow from each other, the last being one that is still pending.
  public var chain: [InvalidationCause]
  /// The likely reason why the update doesn't end.
  public var suspicion: Suspicion
  /// The log of the layouts in the last turns; `nil` if none ran.
  public var layout: LayoutFeedback?

  /// How often each method of each view ran in the turns recorded, most often first.
  public var visits: [(method: String, count: Int)] {
    var counts: [(method: String, count: Int)] = []
    for run in runs {
      let method = "\(run.view).\(run.method)"
      if let index = counts.firstIndex(where: { $0.method == method }) {
        counts[index].count += 1
      } else {
        counts.append((method, 1))
      }
    }
    // Stable, so that what ran first comes first.
    return counts.enumerated().sorted { first, second in
      (second.element.count, first.offset) < (first.element.count, second.offset)
    }.map(\.element)
  }
}

extension UnsettledReport: CustomStringConvertible {
  /// The report as lines of text: the suspicion, the methods with their number of runs, the chain,
  /// and the log of layouts.
  public var description: String {
    var lines = ["Frame \(frame) did not settle in \(turns) turns: \(suspicion.sentence)"]
    lines.append("Still pending: \(pending.joined(separator: ", ")).")
    lines.append("In the last turns ran:")
    lines += visits.map { "  \($0.count) times \($0.method)" }
    lines.append("What asked for what:")
    lines += chain.map { "  \($0)" }
    if let layout { lines.append(layout.description) }
    return lines.joined(separator: "\n")
  }
}

extension UnsettledReport.Suspicion {
  /// The suspicion in one sentence.
  var sentence: String {
    switch self {
    case .asksForItself: "a method asks for its own pass."
    case .pingPong: "methods ask for each other's passes."
    case .fightOverSize: "a view and its superview set its size in turn."
    case .ambiguousLayout: "constraints give a view different frames; ambiguous layout suspected."
    case .unknown: "the cause wasn't recorded."
    }
  }
}
