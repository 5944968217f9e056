import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// LY3 and its twin: 60 frames in which only geometry, or only content, changes.
@Suite struct ResizingCountTests {
  /// What narrowing the window takes, whatever runs content.
  ///
  /// A frame lays out the window, the table and 20 cells with their content views and the three of
  /// their views that have the cell's width. These three are placed by the cell while their
  /// superview isn't in layout, so each asks for layout of both (R57), two of them are drawn again.
  static let geometry: WorkCounters = [
    .layoutRequested: 60 + 1_200 * 6, .layoutCoalesced: 1_200 * 3,
    .layoutExecuted: 60 * 2 + 1_200 * 5, .layoutListExecuted: 60, .layoutCellExecuted: 1_200,
    .displayRequested: 1_200 * 2, .displayExecuted: 1_200 * 2,
    .registrationsLive: 20, .registrationsPeak: 20, .cellsPeak: 20, .turnsExecuted: 60,
  ]

  @Test func geometryRunsNoContentInAPropertyPass() throws {
    #expect(try WorkloadRun(GeometryOnly.self, under: .propertyPass).work == Self.geometry)
    #expect(try WorkloadRun(GeometryOnly.self, under: .identityOracle).work == Self.geometry)
  }

  @Test func geometryRunsAllContentInsideLayout() throws {
    var expected = Self.geometry
    expected[.bindingsEvaluated] = 9_600
    expected[.bindingsRedundant] = 9_600
    #expect(try WorkloadRun(GeometryOnly.self, under: .layoutOnly).work == expected)
  }

  @Test func geometryRunsEverythingInANaiveRecompute() throws {
    let expected: WorkCounters = [
      .propertiesExecuted: 1_200, .propertiesRedundant: 1_200,
      .layoutExecuted: 60 * 2 + 1_200 * 9, .layoutListExecuted: 60, .layoutCellExecuted: 1_200,
      .displayExecuted: 1_200 * 6, .bindingsEvaluated: 9_600, .bindingsRedundant: 9_600,
      .cellsPeak: 20, .turnsExecuted: 60,
    ]
    #expect(try WorkloadRun(GeometryOnly.self, under: .fullRecompute).work == expected)
  }

  /// One write to the theme tells 20 cells; one of their eight bindings changes.
  static let content: WorkCounters = [
    .displayRequested: 1_200, .displayExecuted: 1_200,
    .bindingsEvaluated: 9_600, .bindingsEffective: 1_200, .bindingsRedundant: 8_400,
    .writesTotal: 60, .notificationsDelivered: 1_200,
    .registrationsLive: 20, .registrationsPeak: 20, .cellsPeak: 20, .turnsExecuted: 60,
  ]

  @Test func contentRunsNoLayoutInAPropertyPass() throws {
    var expected = Self.content
    expected[.propertiesRequested] = 1_200
    expected[.propertiesExecuted] = 1_200
    #expect(try WorkloadRun(ContentOnly.self, under: .propertyPass).work == expected)

    expected[.bindingsEvaluated] = 1_200
    expected[.bindingsRedundant] = 0
    #expect(try WorkloadRun(ContentOnly.self, under: .identityOracle).work == expected)
  }

  @Test func contentRunsInsideLayoutUnderLayoutOnly() throws {
    var expected = Self.content
    expected[.layoutRequested] = 1_200
    expected[.layoutExecuted] = 1_200
    expected[.layoutCellExecuted] = 1_200
    #expect(try WorkloadRun(ContentOnly.self, under: .layoutOnly).work == expected)
  }

  @Test func contentRunsEverythingInANaiveRecompute() throws {
    let expected: WorkCounters = [
      .propertiesExecuted: 1_200,
      .layoutExecuted: 60 * 2 + 1_200 * 9, .layoutListExecuted: 60, .layoutCellExecuted: 1_200,
      .displayExecuted: 1_200 * 6,
      .bindingsEvaluated: 9_600, .bindingsEffective: 1_200, .bindingsRedundant: 8_400,
      .writesTotal: 60, .writesUnobserved: 60, .cellsPeak: 20, .turnsExecuted: 60,
    ]
    #expect(try WorkloadRun(ContentOnly.self, under: .fullRecompute).work == expected)
  }
}
