import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// LY2: the pictures of feed items go and come back in twenty frames.
///
/// 67 constraints state an item with its picture, 64 one without: four are missing and one is
/// other. Four tie it to its superview, which pins two numbers, and content sizes make 60.
@Suite struct PictureToggleCountTests {
  /// A way to make the change, and the solver's work of it for one item.
  nonisolated struct Way: Sendable {
    let name: String
    /// The constraints added, and removed, in a frame that takes the picture away; the next frame
    /// removes and adds as many.
    var added = 0
    var removed = 0
    /// The constants changed in a frame.
    var edits = 0
    /// The solver's steps of twenty frames for *n* items.
    var pivots: @Sendable (_ n: Int) -> Int = { _ in 0 }
    var substitutions: @Sendable (_ n: Int) -> Int = { _ in 0 }
    /// The variables that change in a frame.
    let changes: Int
    /// The layouts of a frame: superview, item, content and picture; all parts if all change.
    var layouts = 4
    /// The stack's own update of its constraints.
    var updates = 0
    /// The constraints of an item in the solver, with its picture and without.
    var whole = (shown: 133, unshown: 130)
  }

  nonisolated static let ways = [
    Way(
      name: "churn",
      added: 64,
      removed: 67,
      // Where a free variable lands depends on the items before.
      pivots: { 1_479 * $0 + $0 / 2 },
      substitutions: { 2_363 * $0 + 3 * ($0 / 2) },
      changes: 83,
      layouts: 8
    ),
    Way(
      name: "toggle",
      added: 1,
      removed: 4,
      pivots: { 10 * (5 + 4) * $0 },
      substitutions: { 10 * (15 + 10) * $0 },
      changes: 14
    ),
    // A stack makes its arrangement anew: ten constraints of three views, seven of two.
    Way(
      name: "hide",
      added: 7,
      removed: 10,
      pivots: { 10 * (13 + 11) * $0 },
      substitutions: { 10 * (20 + 18) * $0 },
      changes: 7,
      updates: 1
    ),
    // Of the picture and its part, the height; of what is below in either, the top edge.
    Way(name: "constant", edits: 1, changes: 7, whole: (133, 133)),
  ]

  @Test(arguments: ways, [1, 3, 10])
  func onlyTheWayDecidesWhatItCosts(_ way: Way, itemCount: Int) throws {
    let replaced = 10 * (way.added + way.removed) * itemCount
    let expected: WorkCounters = [
      .constraintsRequested: 20 * way.updates * itemCount,
      .constraintsUpdated: 20 * way.updates * itemCount,
      .layoutExecuted: 20 * way.layouts * itemCount,
      .displayRequested: 20 * itemCount, .displayExecuted: 20 * itemCount,
      .solverConstraintsAdded: replaced, .solverConstraintsRemoved: replaced,
      .solverConstantsEdited: 20 * way.edits * itemCount,
      .solverPivots: way.pivots(itemCount),
      .solverSubstitutions: way.substitutions(itemCount),
      .solverVariablesChanged: 20 * way.changes * itemCount,
      .turnsExecuted: 20,
    ]
    for strategy in [UpdateStrategy.propertyPass, .layoutOnly, .identityOracle] {
      #expect(try run(way.name, itemCount, strategy).work == expected, "\(strategy.name)")
    }
  }

  /// A naive recompute adds the whole item in every frame, on top of what the way does.
  @Test(arguments: ways)
  func fullRecomputeAddsEveryConstraintInEveryFrame(_ way: Way) throws {
    let work = try run(way.name, 1, .fullRecompute).work
    let own = way.added + way.removed
    if way.updates == 0 {
      let whole = way.whole.shown + way.whole.unshown
      #expect(work[.solverConstraintsAdded] == 10 * (whole + own))
    } else {
      // The solver is rebuilt before the stack makes its arrangement anew in it.
      #expect(work[.solverConstraintsAdded] == 20 * 140)
    }
    #expect(work[.constraintsUpdated] == 20 * 21)
    // Window, root, superview and the 21 views; the twelve labels and three pictures draw.
    #expect(work[.layoutExecuted] == 20 * 24)
    #expect(work[.displayExecuted] == 20 * 15)
  }

  @Test func everyWayShowsTheSameFrames() throws {
    let shown = try Self.ways.map { try run($0.name, 2, .propertyPass).digests }
    #expect(Set(shown).count == 1)
    #expect(Set(shown[0]).count == 2)
  }

  private func run(
    _ way: String,
    _ itemCount: Int,
    _ strategy: UpdateStrategy
  ) throws -> WorkloadRun {
    let settings = [("way", way), ("items", String(itemCount))]
    return try WorkloadRun(PictureToggle.self, settings, under: strategy)
  }
}
