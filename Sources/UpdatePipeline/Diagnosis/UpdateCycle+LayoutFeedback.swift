import Foundation

extension UpdateCycle {
  /// Notes that a view's frame was changed, while a frame doesn't settle.
  func noteGeometry(of view: UIView, from old: CGRect) {
    state.loop?.noteGeometry(
      of: view,
      from: old,
      during: state.execution.map {
        InvalidationCause.Execution(
          view: name(of: $0.view, running: $0.method),
          method: $0.method.name
        )
      },
      turn: state.turn
    )
  }

  /// The log of the recorded layouts; `nil` if none ran.
  func layoutFeedback() -> LayoutFeedback? {
    guard let loop = state.loop, !loop.layouts.isEmpty, let root else { return nil }
    var visits: [ObjectIdentifier: Int] = [:]
    for layout in loop.layouts { visits[layout.view, default: 0] += 1 }
    let top = root.deepest(containing: visits)
    var tree: [LayoutFeedback.Node] = []
    top.collectNodes(depth: 0, visits: visits, into: &tree)
    let identity = ObjectIdentifier(top)
    return LayoutFeedback(
      topView: top.uniqueName,
      tree: tree,
      order: loop.layouts.map(\.name),
      changes: loop.geometry.map(\.change),
      requests: loop.requests.filter { request in
        request.step.view == identity && request.cause.pass == .layout && !request.cause.isCoalesced
      }.map(\.cause),
      oscillations: root.oscillations(in: loop.geometry)
    )
  }
}

extension UIView {
  /// The deepest view, from this one down, that contains every visited view.
  final func deepest(containing visits: [ObjectIdentifier: Int]) -> UIView {
    guard visits[ObjectIdentifier(self)] == nil else { return self }
    let visited = state.subviews.filter { $0.holdsAny(of: visits) }
    guard visited.count == 1, let only = visited.first else { return self }
    return only.deepest(containing: visits)
  }

  private final func holdsAny(of visits: [ObjectIdentifier: Int]) -> Bool {
    visits[ObjectIdentifier(self)] != nil || state.subviews.contains { $0.holdsAny(of: visits) }
  }

  /// Collects the visited views and the views on the way to them, from this one down.
  final func collectNodes(
    depth: Int,
    visits: [ObjectIdentifier: Int],
    into nodes: inout [LayoutFeedback.Node]
  ) {
    guard holdsAny(of: visits) else { return }
    nodes.append(
      LayoutFeedback.Node(
        view: description,
        depth: depth,
        visits: visits[ObjectIdentifier(self)] ?? 0,
        frame: frame
      )
    )
    for index in state.subviews.indices {
      state.subviews[index].collectNodes(depth: depth + 1, visits: visits, into: &nodes)
    }
  }

  /// The numbers of this view's and its subviews' frames that returned to an earlier value.
  final func oscillations(
    in geometry: [LoopRecording.Geometry]
  ) -> [LayoutFeedback.Oscillation] {
    let identity = ObjectIdentifier(self)
    let changes = geometry.filter { $0.view == identity }.map(\.change)
    var found: [LayoutFeedback.Oscillation] = []
    if let first = changes.first {
      let frames = [first.from] + changes.map(\.to)
      let variables: [(name: String, value: (CGRect) -> CGFloat)] = [
        ("minX", \.minX), ("minY", \.minY), ("width", \.width), ("height", \.height),
      ]
      for variable in variables {
        let values = frames.map { Double(variable.value($0)) }
        guard let distinct = Self.oscillation(of: values) else { continue }
        found.append(
          LayoutFeedback.Oscillation(
            view: description,
            variable: variable.name,
            values: distinct,
            isAmbiguous: hasAmbiguousLayout
          )
        )
      }
    }
    return found + state.subviews.flatMap { $0.oscillations(in: geometry) }
  }

  /// The different values of a number that came back to an earlier one; `nil` if it didn't.
  private static func oscillation(of values: [Double]) -> [Double]? {
    var distinct: [Double] = []
    var returned = false
    for (index, value) in values.enumerated() {
      if !distinct.contains(value) {
        distinct.append(value)
      } else if index > 0, values[index - 1] != value {
        returned = true
      }
    }
    return returned ? distinct : nil
  }
}
