import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// LY1: *n* views of one shape are built in a frame, moved in eight, and built again in one.
///
/// Per view there are four constraints for a content size of two axes (two for one axis), one for
/// its top edge, and those of the shape; the root's width is one more, the pin of its frame.
@Suite struct TopologyLayoutCountTests {
  /// A shape of *n* views, by the numbers that the constraints follow from.
  nonisolated struct Shape: Sendable {
    let topology: String
    let order: String
    /// The constraints that the layout states.
    let stated: @Sendable (_ n: Int) -> Int
    /// The constraints that content sizes make.
    let sizes: @Sendable (_ n: Int) -> Int
    /// The variables that get a value when the layout is built, each as often as it changes.
    let built: @Sendable (_ n: Int) -> Int
    /// The variables that a move of the first view changes, and the views it lays out.
    let moved: @Sendable (_ n: Int) -> (variables: Int, layouts: Int)
    /// The variables that building again changes, there and back, and the views it lays out.
    let rebuilt: @Sendable (_ n: Int) -> (variables: Int, layouts: Int)
    /// The solver's steps to build the layout, and to take it apart and build it again.
    let steps: @Sendable (_ n: Int) -> (build: Steps, rebuild: Steps)
  }

  nonisolated struct Steps: Sendable {
    var pivots = 0
    var substitutions = 0
  }

  /// Where a view that only follows the root's edge sits at zero, its left edge doesn't change.
  nonisolated private static func flat(
    _ order: String,
    steps: @escaping @Sendable (_ n: Int) -> (build: Steps, rebuild: Steps)
  ) -> Shape {
    Shape(
      topology: "flat",
      order: order,
      stated: { 3 * $0 },
      sizes: { 4 * $0 },
      // Until content sizes are known, each width is all that the root leaves.
      built: { 4 * $0 + 1 - ($0 + 49) / 50 },
      moved: { _ in (1, 1) },
      rebuilt: { (2 * ($0 - ($0 + 49) / 50) + 2, 1) },
      steps: steps
    )
  }

  nonisolated private static func chain(
    _ order: String,
    steps: @escaping @Sendable (_ n: Int) -> (build: Steps, rebuild: Steps)
  ) -> Shape {
    Shape(
      topology: "chain",
      order: order,
      stated: { 2 * $0 + 1 },
      sizes: { 4 * $0 },
      // Left edges change twice: 8 points apart while widths are unknown, and then for good.
      built: { 4 * $0 },
      moved: { ($0, 1) },
      rebuilt: { (2 * $0, 1) },
      steps: steps
    )
  }

  nonisolated private static func nested(
    _ order: String,
    steps: @escaping @Sendable (_ n: Int) -> (build: Steps, rebuild: Steps)
  ) -> Shape {
    Shape(
      topology: "nested",
      order: order,
      stated: { 3 * $0 },
      sizes: { 4 * $0 },
      built: { 3 * $0 },
      // What is inside keeps its place in its superview.
      moved: { _ in (1, 1) },
      rebuilt: { (4 * $0, $0) },
      steps: steps
    )
  }

  nonisolated private static func equalWidths(
    _ order: String,
    steps: @escaping @Sendable (_ n: Int) -> (build: Steps, rebuild: Steps)
  ) -> Shape {
    Shape(
      topology: "equalWidths",
      order: order,
      stated: { 3 * $0 },
      sizes: { 2 * $0 },
      built: { 3 * $0 },
      // Every view gets another left edge and width.
      moved: { (2 * $0, $0 + 1) },
      rebuilt: { (4 * $0, 1) },
      steps: steps
    )
  }

  nonisolated private static func independentChains(
    _ order: String,
    steps: @escaping @Sendable (_ n: Int) -> (build: Steps, rebuild: Steps)
  ) -> Shape {
    Shape(
      topology: "independentChains",
      order: order,
      stated: { 3 * $0 },
      sizes: { 4 * $0 },
      // The first left edge of each chain is zero.
      built: { 4 * $0 + 1 - $0 / 10 },
      moved: { _ in (10, 1) },
      rebuilt: { (2 * ($0 - $0 / 10) + 2, 1) },
      steps: steps
    )
  }

  /// Each shape in both orders, with the solver's steps as functions of *n*.
  nonisolated static let shapes = [
    flat("forward") { n in
      (Steps(pivots: n, substitutions: 2 * n), Steps(pivots: 2 * n, substitutions: n))
    },
    flat("reversed") { n in (Steps(pivots: n, substitutions: 2 * n), Steps()) },
    chain("forward") { n in
      (Steps(pivots: n, substitutions: 2 * n), Steps(pivots: n + 1, substitutions: 1))
    },
    chain("reversed") { n in (Steps(pivots: n, substitutions: 2 * n), Steps()) },
    // Building again substitutes more than linearly in the depth; the numbers are the solver's.
    nested("forward") { n in
      (Steps(), Steps(pivots: 2 * n, substitutions: [10: 67, 30: 210, 60: 429][n] ?? 0))
    },
    nested("reversed") { n in
      (Steps(), Steps(pivots: 2 * n, substitutions: [10: 112, 30: 471, 60: 1_332][n] ?? 0))
    },
    equalWidths("forward") { n in (Steps(), Steps(pivots: 2 * n, substitutions: n)) },
    equalWidths("reversed") { n in (Steps(), Steps(pivots: n, substitutions: 1)) },
    // Every chain of ten costs the same, however many there are.
    independentChains("forward") { n in
      (
        Steps(pivots: 19 * n / 10, substitutions: 173 * n / 10),
        Steps(pivots: 11 * n / 10, substitutions: n)
      )
    },
    independentChains("reversed") { n in
      (Steps(pivots: n, substitutions: 65 * n / 10), Steps())
    },
  ]

  nonisolated static let moves = 8

  @Test(arguments: shapes, [10, 30, 60])
  func aLayoutIsBuiltMovedAndBuiltAgain(_ shape: Shape, viewCount n: Int) throws {
    let steps = shape.steps(n)
    let (moved, rebuilt) = (shape.moved(n), shape.rebuilt(n))
    let expected: WorkCounters = [
      .constraintsUpdated: n,
      .layoutExecuted: 1 + n + Self.moves * moved.layouts + rebuilt.layouts,
      .solverConstraintsAdded: 2 * shape.stated(n) + shape.sizes(n) + 1,
      .solverConstraintsRemoved: shape.stated(n),
      .solverConstantsEdited: Self.moves,
      .solverPivots: steps.build.pivots + steps.rebuild.pivots,
      .solverSubstitutions: steps.build.substitutions + steps.rebuild.substitutions,
      .solverVariablesChanged: shape.built(n) + Self.moves * moved.variables + rebuilt.variables,
      .turnsExecuted: Self.moves + 2,
    ]
    for strategy in [UpdateStrategy.propertyPass, .layoutOnly, .identityOracle] {
      #expect(try run(shape, n, strategy).work == expected, "\(strategy.name)")
    }
  }

  /// In each of ten frames the solver has the whole layout added; in the first and the last the
  /// app's own activations come on top.
  @Test(arguments: shapes, [10, 30])
  func fullRecomputeAddsEverythingInEveryFrame(_ shape: Shape, viewCount n: Int) throws {
    let work = try run(shape, n, .fullRecompute).work
    let frames = Self.moves + 2
    let whole = shape.stated(n) + shape.sizes(n) + 1
    #expect(work[.solverConstraintsAdded] == frames * whole + 2 * shape.stated(n) + 1)
    #expect(work[.solverConstraintsRemoved] == shape.stated(n))
    #expect(work[.solverConstantsEdited] == Self.moves)
    #expect(work[.constraintsUpdated] == frames * n)
    // Of a frame: the window, its root and every view.
    #expect(work[.layoutExecuted] == frames * (n + 2))
    #expect(work[.turnsExecuted] == frames)
  }

  @Test("R49: activated one by one, constraints lead to the same frames with no fewer changes")
  func activationOneByOneShowsTheSame() throws {
    for shape in Self.shapes {
      let together = try run(shape, 30, .propertyPass)
      let single = try run(shape, 30, .propertyPass, activation: "single")
      #expect(single.digests == together.digests)
      let changed = single.work[.solverVariablesChanged] - together.work[.solverVariablesChanged]
      #expect(changed >= 0, "\(shape.topology) \(shape.order)")
      #expect(
        single.work[.solverConstraintsAdded] == together.work[.solverConstraintsAdded],
        "\(shape.topology) \(shape.order)"
      )
    }
  }

  @Test func theOrderOfConstraintsShowsInStepsOnly() throws {
    for topology in Set(Self.shapes.map(\.topology)) {
      let orders = Self.shapes.filter { $0.topology == topology }
      let runs = try orders.map { try run($0, 30, .propertyPass) }
      #expect(runs[0].digests == runs[1].digests)
      #expect(runs[0].work[.solverVariablesChanged] == runs[1].work[.solverVariablesChanged])
    }
  }

  private func run(
    _ shape: Shape,
    _ viewCount: Int,
    _ strategy: UpdateStrategy,
    activation: String = "together"
  ) throws -> WorkloadRun {
    let settings = [
      ("topology", shape.topology), ("order", shape.order), ("views", String(viewCount)),
      ("activation", activation),
    ]
    return try WorkloadRun(TopologyLayout.self, settings, under: strategy)
  }
}
