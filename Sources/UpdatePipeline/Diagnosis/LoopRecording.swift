import Foundation

/// The methods that ran, and their requests, in the last turns of a frame that doesn't settle.
///
/// A class, because it changes while methods of views run (`UIView+Storage.swift`).
final class LoopRecording {
  /// Turns that are recorded before a frame is given up.
  static let turnsMax = 10

  /// A method of a view or of its controller.
  struct Step: Hashable {
    let view: ObjectIdentifier
    let pass: Pass
    let isController: Bool
  }

  /// A request, the step that it asked for and the step that was running.
  struct Request {
    let cause: InvalidationCause
    let step: Step
    let during: Step?
  }

  /// A layout of a view.
  struct Layout {
    let view: ObjectIdentifier
    let name: String
  }

  /// A change of a view's frame.
  struct Geometry {
    let view: ObjectIdentifier
    var change: LayoutFeedback.GeometryChange
  }

  /// The turn after which the frame is given up.
  let lastTurn: Int
  private(set) var runs: [UnsettledReport.Run] = []
  private(set) var requests: [Request] = []
  private(set) var layouts: [Layout] = []
  private(set) var geometry: [Geometry] = []

  init(lastTurn: Int) {
    self.lastTurn = lastTurn
  }

  deinit {}

  /// Records a run of a method of a view, or of its controller if the name is the controller's.
  func noteRun(of view: UIView, named name: String, _ method: TrackedMethod, turn: Int) {
    runs.append(UnsettledReport.Run(view: name, method: method.name, turn: turn))
    guard method == .layoutSubviews else { return }
    layouts.append(Layout(view: ObjectIdentifier(view), name: name))
  }

  /// Records a change of a view's frame; successive changes by one method count as one.
  func noteGeometry(
    of view: UIView,
    from old: CGRect,
    during execution: InvalidationCause.Execution?,
    turn: Int
  ) {
    let identity = ObjectIdentifier(view)
    if let last = geometry.last, last.view == identity, last.change.to == old,
      last.change.during == execution, last.change.turn == turn
    {
      geometry[geometry.count - 1].change.to = view.frame
      return
    }
    geometry.append(
      Geometry(
        view: identity,
        change: LayoutFeedback.GeometryChange(
          view: view.description,
          from: old,
          to: view.frame,
          during: execution,
          turn: turn
        )
      )
    )
  }

  /// Records why a view was invalidated.
  func note(
    _ cause: InvalidationCause,
    of view: UIView,
    during: RunningMethod?
  ) {
    let isController = cause.view != view.description
    requests.append(
      Request(
        cause: cause,
        step: Step(view: ObjectIdentifier(view), pass: cause.pass, isController: isController),
        during: during.map { running in
          Step(
            view: ObjectIdentifier(running.view),
            pass: running.method.pass,
            isController: running.method == .controllerUpdateProperties
          )
        }
      )
    )
  }

  /// The requests that follow from each other, up to the last one: each was made by the step that
  /// the one before it asked for.
  ///
  /// The chain ends where it would repeat itself or where nothing was running.
  func chain() -> [Request] {
    guard var index = requests.lastIndex(where: { !$0.cause.isCoalesced }) else { return [] }
    var chain = [requests[index]]
    var known: Set = [requests[index].step]
    while let step = requests[index].during, known.insert(step).inserted {
      let earlier = requests[..<index].lastIndex { $0.step == step && !$0.cause.isCoalesced }
      guard let earlier else { break }
      index = earlier
      chain.append(requests[index])
    }
    return chain.reversed()
  }

  /// The suspicion that a chain of requests raises.
  static func suspicion(of chain: [Request]) -> UnsettledReport.Suspicion {
    guard !chain.isEmpty else { return .unknown }
    // A solved frame is a resize as well, so it is looked for first.
    if chain.contains(where: { $0.cause.trigger == .solvedFrame }) { return .ambiguousLayout }
    if chain.contains(where: { $0.cause.trigger == .resize }) { return .fightOverSize }
    guard chain.allSatisfy({ $0.during != nil }) else { return .unknown }
    return chain.allSatisfy { $0.during?.view == $0.step.view } ? .asksForItself : .pingPong
  }
}
