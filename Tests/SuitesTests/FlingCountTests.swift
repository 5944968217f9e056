import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// LS2: a list decelerates from a speed, at 60 and 120 frames a second.
@Suite struct FlingCountTests {
  @Test func aFlingOf3000PointsASecondUnderEachStrategy() throws {
    let list: WorkCounters = [
      .layoutListExecuted: 240, .listEnters: 34, .listExits: 34, .cellsCreated: 1,
      .cellsReused: 33, .cellsPeak: 21, .turnsExecuted: 240,
    ]
    // The cell made when 21 rows show is laid out once with its eight views. The cell places seven
    // of them itself while their superview isn't in layout, which asks for layout of both (R57).
    let content: WorkCounters = [
      .bindingsEvaluated: 272, .bindingsEffective: 272,
      .displayRequested: 34 * 7 + 6, .displayCoalesced: 34 + 12, .displayExecuted: 34 * 6,
      .registrationsLive: 20, .registrationsPeak: 21, .cellsPeak: 21,
    ]
    var properties = list
    properties.accumulate(content)
    properties.accumulate([
      .propertiesRequested: 34, .propertiesExecuted: 34,
      .layoutRequested: 240 + 14, .layoutCoalesced: 14, .layoutExecuted: 240 + 9,
      .layoutCellExecuted: 1, .registrationsLive: 20, .cellsPeak: 21,
    ])
    #expect(try WorkloadRun(Fling.self, under: .propertyPass).work == properties)
    #expect(try WorkloadRun(Fling.self, under: .identityOracle).work == properties)

    var layout = list
    layout.accumulate(content)
    layout.accumulate([
      .layoutRequested: 240 + 34 + 14, .layoutCoalesced: 14, .layoutExecuted: 240 + 34 + 8,
      .layoutCellExecuted: 34, .registrationsLive: 20, .cellsPeak: 21,
    ])
    #expect(try WorkloadRun(Fling.self, under: .layoutOnly).work == layout)

    var naive = list
    naive.accumulate([
      .propertiesExecuted: 4_902, .propertiesRedundant: 4_902 - 34,
      .layoutExecuted: 240 * 2 + 4_902 * 9, .layoutCellExecuted: 4_902,
      .displayExecuted: 4_902 * 6,
      .bindingsEvaluated: 39_216, .bindingsEffective: 272, .bindingsRedundant: 38_944,
      .cellsPeak: 21,
    ])
    #expect(try WorkloadRun(Fling.self, under: .fullRecompute).work == naive)
  }

  /// A published course: the frames, rows and frames with a row at both rates.
  nonisolated struct Course: CustomTestStringConvertible {
    let velocity: Int
    let frames: (at60: Int, at120: Int)
    let enters: Int
    let exits: Int
    let framesWithEnter: (at60: Int, at120: Int)

    var testDescription: String { "\(velocity) pt/s" }
  }

  nonisolated static let courses = [
    Course(velocity: 500, frames: (187, 373), enters: 6, exits: 5, framesWithEnter: (6, 6)),
    Course(velocity: 1_000, frames: (207, 414), enters: 11, exits: 11, framesWithEnter: (11, 11)),
    Course(velocity: 1_500, frames: (220, 439), enters: 17, exits: 17, framesWithEnter: (17, 17)),
    Course(velocity: 2_000, frames: (228, 456), enters: 23, exits: 22, framesWithEnter: (23, 23)),
    Course(velocity: 3_000, frames: (240, 480), enters: 34, exits: 34, framesWithEnter: (34, 34)),
    Course(velocity: 5_000, frames: (256, 511), enters: 57, exits: 56, framesWithEnter: (49, 57)),
    Course(velocity: 6_000, frames: (261, 522), enters: 68, exits: 68, framesWithEnter: (55, 68)),
    Course(velocity: 8_000, frames: (270, 539), enters: 91, exits: 90, framesWithEnter: (64, 85)),
  ]

  @Test(arguments: courses)
  func aCourseBringsTheSameRowsAtBothRates(course: Course) throws {
    for rate in ["60", "120"] {
      let settings = [("velocity", String(course.velocity)), ("refresh", rate)]
      let run = try WorkloadRun(Fling.self, settings, under: .propertyPass)
      let frames = rate == "60" ? course.frames.at60 : course.frames.at120
      let withEnter = rate == "60" ? course.framesWithEnter.at60 : course.framesWithEnter.at120
      #expect(run.frames.count == frames)
      #expect(run.work[.listEnters] == course.enters)
      #expect(run.work[.listExits] == course.exits)
      #expect(run.work[.cellsPeak] == 21)
      #expect(run.work[.cellsCreated] == 1)
      #expect(run.frames.count { $0.work[.listEnters] > 0 } == withEnter)
    }
  }

  @Test func aFasterFlingAmplifiesLess() throws {
    let settings = [("velocity", "6000")]
    let naive = try WorkloadRun(Fling.self, settings, under: .fullRecompute)
    let oracle = try WorkloadRun(Fling.self, settings, under: .identityOracle)
    #expect(naive.work[.bindingsEvaluated] == 42_472)
    #expect(oracle.work[.bindingsEvaluated] == 544)
  }
}
