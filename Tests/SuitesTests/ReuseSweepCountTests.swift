import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// CR1: 2,496 frames of 176 points show all 10,000 rows in 20 cells.
@Suite struct ReuseSweepCountTests {
  static let list: WorkCounters = [
    .layoutListExecuted: 2_496, .listEnters: 9_980, .listExits: 9_980, .cellsReused: 9_980,
    .cellsPeak: 20, .turnsExecuted: 2_496,
  ]

  /// What a row that comes into a cell displays.
  static let content: WorkCounters = [
    .bindingsEvaluated: 79_840, .bindingsEffective: 79_840,
    .displayRequested: 9_980 * 7, .displayCoalesced: 9_980, .displayExecuted: 9_980 * 6,
    .registrationsLive: 20, .registrationsPeak: 20, .cellsPeak: 20,
  ]

  @Test func eachRowIsEvaluatedOnce() throws {
    var expected = Self.list
    expected.accumulate(Self.content)
    expected.accumulate([
      .propertiesRequested: 9_980, .propertiesExecuted: 9_980,
      .layoutRequested: 2_496, .layoutExecuted: 2_496,
      .registrationsLive: 20, .cellsPeak: 20,
    ])
    #expect(try WorkloadRun(ReuseSweep.self, under: .propertyPass).work == expected)
    #expect(try WorkloadRun(ReuseSweep.self, under: .identityOracle).work == expected)
  }

  @Test func layoutOnlyLaysEachRowOutOnce() throws {
    var expected = Self.list
    expected.accumulate(Self.content)
    expected.accumulate([
      .layoutRequested: 2_496 + 9_980, .layoutExecuted: 2_496 + 9_980,
      .layoutCellExecuted: 9_980, .registrationsLive: 20, .cellsPeak: 20,
    ])
    #expect(try WorkloadRun(ReuseSweep.self, under: .layoutOnly).work == expected)
  }

  @Test func fullRecomputeEvaluatesEachRowWhileItIsVisible() throws {
    var expected = Self.list
    let visible = 2_496 * 20
    expected.accumulate([
      .propertiesExecuted: visible, .propertiesRedundant: visible - 9_980,
      .layoutExecuted: 2_496 * 2 + visible * 9, .layoutCellExecuted: visible,
      .displayExecuted: visible * 6,
      .bindingsEvaluated: visible * 8, .bindingsEffective: 79_840,
      .bindingsRedundant: visible * 8 - 79_840, .cellsPeak: 20,
    ])
    #expect(try WorkloadRun(ReuseSweep.self, under: .fullRecompute).work == expected)
  }

  @Test func theWayBackReusesTheSameCells() throws {
    let work = try WorkloadRun(ReuseSweep.self, [("legs", "2")], under: .propertyPass).work
    var expected: WorkCounters = [
      .layoutListExecuted: 4_992, .listEnters: 19_960, .listExits: 19_960, .cellsReused: 19_960,
      .cellsPeak: 20, .turnsExecuted: 4_992,
    ]
    expected.accumulate([
      .propertiesRequested: 19_960, .propertiesExecuted: 19_960,
      .layoutRequested: 4_992, .layoutExecuted: 4_992,
      .bindingsEvaluated: 159_680, .bindingsEffective: 159_680,
      .displayRequested: 19_960 * 7, .displayCoalesced: 19_960, .displayExecuted: 19_960 * 6,
      .registrationsLive: 20, .registrationsPeak: 20, .cellsPeak: 20,
    ])
    #expect(work == expected)
  }
}
