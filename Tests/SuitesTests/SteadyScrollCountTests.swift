import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// LS1: 120 frames of 22 points bring 60 rows into view; 20 rows are visible.
@Suite struct SteadyScrollCountTests {
  /// What the list does, whatever the strategy.
  static let list: WorkCounters = [
    .layoutListExecuted: 120, .listEnters: 60, .listExits: 60, .cellsReused: 60, .cellsPeak: 20,
    .turnsExecuted: 120,
  ]

  @Test func propertyPassEvaluatesOnlyRowsThatCameIntoView() throws {
    var expected = Self.list
    expected.accumulate([
      .propertiesRequested: 60, .propertiesExecuted: 60,
      .layoutRequested: 120, .layoutExecuted: 120,
      // A row sets six texts and pictures on six views, and one tint: seven requests, six drawn.
      .displayRequested: 420, .displayCoalesced: 60, .displayExecuted: 360,
      .bindingsEvaluated: 480, .bindingsEffective: 480,
      .registrationsLive: 20, .registrationsPeak: 20, .cellsPeak: 20,
    ])
    #expect(try WorkloadRun(SteadyScroll.self, under: .propertyPass).work == expected)
    #expect(try WorkloadRun(SteadyScroll.self, under: .identityOracle).work == expected)
  }

  @Test func layoutOnlyLaysOutEachRowThatCameIntoView() throws {
    var expected = Self.list
    expected.accumulate([
      .layoutRequested: 180, .layoutExecuted: 180, .layoutCellExecuted: 60,
      .displayRequested: 420, .displayCoalesced: 60, .displayExecuted: 360,
      .bindingsEvaluated: 480, .bindingsEffective: 480,
      .registrationsLive: 20, .registrationsPeak: 20, .cellsPeak: 20,
    ])
    #expect(try WorkloadRun(SteadyScroll.self, under: .layoutOnly).work == expected)
  }

  @Test func fullRecomputeRunsEveryVisibleRowInEveryFrame() throws {
    var expected = Self.list
    expected.accumulate([
      .propertiesExecuted: 2_400, .propertiesRedundant: 2_340,
      // Of a frame: the window, the table and 20 cells of nine views each.
      .layoutExecuted: 120 * (2 + 20 * 9), .layoutCellExecuted: 2_400,
      .displayExecuted: 2_400 * 6,
      .bindingsEvaluated: 19_200, .bindingsEffective: 480, .bindingsRedundant: 18_720,
      .cellsPeak: 20,
    ])
    #expect(try WorkloadRun(SteadyScroll.self, under: .fullRecompute).work == expected)
  }

  @Test func framesThatBringNoRowDoNothingButMoveTheList() throws {
    let run = try WorkloadRun(SteadyScroll.self, under: .propertyPass)
    let still = run.frames.filter { $0.work[.listEnters] == 0 }
    #expect(still.count == 60)
    for frame in still {
      let expected: WorkCounters = [
        .layoutRequested: 1, .layoutExecuted: 1, .layoutListExecuted: 1,
        .registrationsLive: 20, .registrationsPeak: 20, .cellsPeak: 20, .turnsExecuted: 1,
      ]
      #expect(frame.work == expected)
    }
  }

  /// The amplification of the naive recompute: all visible rows of all frames over those needed.
  @Test(arguments: [
    (delta: "1", enters: 3, visible: 2_434), ("11", 30, 2_430), ("22", 60, 2_400),
    ("44", 120, 2_400), ("88", 240, 2_400), ("176", 480, 2_400), ("440", 1_200, 2_400),
    ("880", 2_400, 2_400),
  ])
  func amplificationFallsWithSpeed(delta: String, enters: Int, visible: Int) throws {
    let naive = try WorkloadRun(SteadyScroll.self, [("delta", delta)], under: .fullRecompute)
    let oracle = try WorkloadRun(SteadyScroll.self, [("delta", delta)], under: .identityOracle)
    #expect(naive.work[.bindingsEvaluated] == visible * 8)
    #expect(oracle.work[.bindingsEvaluated] == enters * 8)
    #expect(naive.digests == oracle.digests)
  }

  @Test func twiceTheFramesAtHalfTheDistanceNeedOneMoreCell() throws {
    let settings = [("delta", "11"), ("frames", "240")]
    let work = try WorkloadRun(SteadyScroll.self, settings, under: .propertyPass).work
    #expect(work[.listEnters] == 60)
    #expect(work[.cellsCreated] == 1)
    #expect(work[.cellsPeak] == 21)
    #expect(work[.bindingsEvaluated] == 480)
  }

  @Test func tenTimesTheRowsChangeNoCount() throws {
    for strategy in UpdateStrategy.standard {
      let few = try WorkloadRun(SteadyScroll.self, [("rows", "1000")], under: strategy)
      let many = try WorkloadRun(SteadyScroll.self, [("rows", "100000")], under: strategy)
      #expect(few.work == many.work)
    }
  }
}
