import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// The examples: cells and screens in plain UIKit style, under every strategy.
///
/// Each counter is stated for propertyPass, layoutOnly, fullRecompute and identityOracle, in this
/// order; what is not stated is zero under all of them.
@Suite struct ExamplesCountTests {
  /// 60 rows come into view and 120 writes change one: 180 runs of three bindings.
  ///
  /// The oracle counts all three for a row that comes, and one for a write.
  nonisolated static let message: [Counter: [Int]] = [
    .propertiesRequested: [180, 0, 0, 180],
    .propertiesExecuted: [180, 0, 2_400, 180],
    .propertiesRedundant: [0, 0, 2_220, 0],
    .constraintsRequested: [120, 120, 0, 120],
    .constraintsUpdated: [120, 120, 7_320, 120],
    .layoutRequested: [120, 300, 0, 120],
    .layoutExecuted: [150, 330, 12_240, 150],
    .layoutListExecuted: [120, 120, 120, 120],
    .layoutCellExecuted: [0, 180, 2_400, 0],
    .displayRequested: [140, 140, 0, 140],
    .displayCoalesced: [20, 20, 0, 20],
    .displayExecuted: [120, 120, 4_800, 120],
    .bindingsEvaluated: [540, 540, 7_200, 300],
    .bindingsEffective: [240, 240, 240, 240],
    .bindingsRedundant: [300, 300, 6_960, 60],
    .notificationsDelivered: [120, 120, 0, 120],
    .registrationsLive: [20, 20, 0, 20],
    .registrationsPeak: [20, 20, 0, 20],
    .listEnters: [60, 60, 60, 60],
    .listExits: [60, 60, 60, 60],
    .cellsReused: [60, 60, 60, 60],
    .cellsPeak: [20, 20, 20, 20],
    .solverConstraintsAdded: [0, 0, 45_600, 0],
    .solverConstantsEdited: [40, 40, 40, 40],
    .solverPivots: [0, 0, 2_400, 0],
    .solverSubstitutions: [0, 0, 4_800, 0],
    .solverVariablesChanged: [20, 20, 38_420, 20],
    .turnsExecuted: [120, 120, 120, 120],
  ]

  /// 28 writes are read by the controller, whose content has seven bindings, three by the button.
  ///
  /// The button's handler has two bindings, one of which changes its state twice, which is a
  /// request of its own. One write more is of the same value.
  nonisolated static let profile: [Counter: [Int]] = [
    .propertiesRequested: [33, 5, 0, 33],
    .propertiesExecuted: [33, 5, 242, 33],
    .propertiesRedundant: [3, 2, 212, 3],
    .constraintsRequested: [33, 33, 0, 33],
    .constraintsCoalesced: [3, 3, 0, 3],
    .constraintsUpdated: [30, 30, 1_830, 30],
    .layoutRequested: [6, 34, 0, 6],
    .layoutCoalesced: [3, 3, 0, 3],
    .layoutExecuted: [10, 38, 2_513, 10],
    .displayRequested: [42, 42, 0, 42],
    .displayCoalesced: [7, 7, 0, 7],
    .displayExecuted: [36, 36, 1_521, 36],
    .bindingsEvaluated: [206, 220, 1_084, 32],
    .bindingsEffective: [32, 32, 32, 32],
    .bindingsRedundant: [174, 188, 1_052, 0],
    .notificationsDelivered: [31, 31, 0, 31],
    .registrationsLive: [2, 2, 0, 2],
    .registrationsPeak: [2, 2, 0, 2],
    .solverConstraintsAdded: [0, 0, 11_640, 0],
    .solverConstantsEdited: [8, 8, 8, 8],
    .solverPivots: [0, 0, 840, 0],
    .solverSubstitutions: [0, 0, 4_320, 0],
    .solverVariablesChanged: [10, 10, 7_210, 10],
    .turnsExecuted: [33, 34, 123, 33],
  ]

  /// 15 rows come into view and 26 writes are read by rows, of five bindings each; five by the
  /// count of the unread.
  ///
  /// A swipe changes a constant, which no binding counts.
  nonisolated static let mailbox: [Counter: [Int]] = [
    .propertiesRequested: [46, 0, 0, 46],
    .propertiesExecuted: [46, 0, 2_295, 46],
    .propertiesRedundant: [20, 0, 2_269, 20],
    .constraintsRequested: [35, 33, 0, 35],
    .constraintsCoalesced: [2, 0, 0, 2],
    .constraintsUpdated: [39, 33, 13_505, 39],
    .layoutRequested: [30, 76, 0, 30],
    .layoutExecuted: [84, 120, 22_350, 84],
    .layoutListExecuted: [30, 30, 120, 30],
    .layoutCellExecuted: [1, 41, 2_175, 1],
    .displayRequested: [64, 59, 0, 64],
    .displayCoalesced: [26, 21, 0, 26],
    .displayExecuted: [42, 42, 8_940, 42],
    .bindingsEvaluated: [210, 210, 10_995, 91],
    .bindingsEffective: [64, 61, 64, 64],
    .bindingsRedundant: [146, 149, 10_931, 27],
    .notificationsDelivered: [31, 31, 0, 31],
    .registrationsLive: [19, 19, 0, 19],
    .registrationsPeak: [20, 20, 0, 20],
    .listEnters: [15, 15, 15, 15],
    .listExits: [15, 15, 15, 15],
    .cellsCreated: [1, 0, 1, 1],
    .cellsReused: [14, 15, 14, 14],
    .cellsPeak: [19, 19, 19, 19],
    .solverConstraintsAdded: [34, 0, 76_860, 34],
    .solverConstantsEdited: [46, 46, 20, 46],
    .solverPivots: [0, 0, 240, 0],
    .solverSubstitutions: [0, 0, 480, 0],
    .solverVariablesChanged: [62, 33, 65_589, 62],
    .turnsExecuted: [56, 56, 120, 56],
  ]

  /// Five taps, twenty longer answers and one that is collapsed: 26 runs of four bindings.
  nonisolated static let expandable: [Counter: [Int]] = [
    .propertiesRequested: [26, 0, 0, 26],
    .propertiesExecuted: [26, 0, 1_440, 26],
    .propertiesRedundant: [0, 0, 1_414, 0],
    .constraintsRequested: [31, 31, 0, 31],
    .constraintsUpdated: [35, 35, 4_887, 35],
    .layoutRequested: [5, 31, 0, 5],
    .layoutExecuted: [53, 79, 9_147, 53],
    .displayRequested: [33, 33, 0, 33],
    .displayCoalesced: [4, 4, 0, 4],
    .displayExecuted: [29, 29, 4_043, 29],
    .bindingsEvaluated: [104, 136, 5_760, 31],
    .bindingsEffective: [31, 31, 31, 31],
    .bindingsRedundant: [73, 105, 5_729, 0],
    .notificationsDelivered: [26, 26, 0, 26],
    .registrationsLive: [12, 12, 0, 12],
    .registrationsPeak: [12, 12, 0, 12],
    .solverConstraintsAdded: [50, 50, 28_607, 50],
    .solverConstraintsRemoved: [45, 45, 45, 45],
    .solverConstantsEdited: [58, 58, 322, 58],
    .solverPivots: [41, 41, 4_800, 41],
    .solverSubstitutions: [61, 61, 12_901, 61],
    .solverVariablesChanged: [121, 121, 18_674, 121],
    .turnsExecuted: [34, 34, 128, 34],
  ]

  /// Two traits that content reads change four times, and the title once: five runs of as many
  /// bindings.
  ///
  /// A wider window and the other traits run content only where it is part of layout.
  nonisolated static let adaptive: [Counter: [Int]] = [
    .traitsUpdated: [56, 56, 56, 56],
    .propertiesRequested: [5, 0, 0, 5],
    .propertiesExecuted: [5, 0, 120, 5],
    .propertiesRedundant: [2, 0, 117, 2],
    .constraintsRequested: [13, 13, 0, 13],
    .constraintsCoalesced: [4, 4, 0, 4],
    .constraintsUpdated: [37, 37, 807, 37],
    .layoutRequested: [10, 15, 0, 10],
    .layoutExecuted: [98, 107, 960, 98],
    .displayRequested: [43, 43, 0, 43],
    .displayCoalesced: [4, 4, 0, 4],
    .displayExecuted: [39, 39, 360, 39],
    .bindingsEvaluated: [25, 95, 600, 5],
    .bindingsEffective: [5, 5, 5, 5],
    .bindingsRedundant: [20, 90, 595, 0],
    .notificationsDelivered: [1, 1, 0, 1],
    .registrationsLive: [1, 1, 0, 1],
    .registrationsPeak: [1, 1, 0, 1],
    .solverConstraintsAdded: [38, 38, 4_843, 38],
    .solverConstraintsRemoved: [38, 38, 38, 38],
    .solverConstantsEdited: [30, 30, 42, 30],
    .solverPivots: [42, 44, 522, 42],
    .solverSubstitutions: [120, 130, 1_763, 120],
    .solverVariablesChanged: [113, 113, 3_181, 113],
    .turnsExecuted: [18, 22, 120, 18],
  ]

  /// Two toggles, a mark that comes and goes, another gate and 15 steps of a bar: 20 runs of three
  /// bindings.
  nonisolated static let card: [Counter: [Int]] = [
    .propertiesRequested: [20, 0, 0, 20],
    .propertiesExecuted: [20, 0, 128, 20],
    .propertiesRedundant: [15, 0, 123, 15],
    .constraintsRequested: [1, 1, 0, 1],
    .constraintsUpdated: [1, 1, 601, 1],
    .layoutRequested: [0, 20, 0, 0],
    .layoutExecuted: [36, 56, 896, 36],
    .displayRequested: [2, 2, 0, 2],
    .displayCoalesced: [1, 1, 0, 1],
    .displayExecuted: [1, 1, 240, 1],
    .bindingsEvaluated: [60, 66, 384, 5],
    .bindingsEffective: [5, 5, 5, 5],
    .bindingsRedundant: [55, 61, 379, 0],
    .notificationsDelivered: [20, 20, 0, 20],
    .registrationsLive: [1, 1, 0, 1],
    .registrationsPeak: [1, 1, 0, 1],
    .solverConstraintsAdded: [0, 0, 3_120, 0],
    .solverConstantsEdited: [19, 19, 19, 19],
    .solverVariablesChanged: [20, 20, 2_399, 20],
    .turnsExecuted: [16, 16, 120, 16],
  ]

  nonisolated static let expected = [
    "example.message": message, "example.profile": profile, "example.mailbox": mailbox,
    "example.expandable": expandable, "example.adaptive": adaptive, "example.card": card,
  ]

  @Test(arguments: expected.keys.sorted())
  func everyCountIsAsStated(name: String) throws {
    let benchmark = try #require(Catalogue.examples.benchmarks.first { $0.name == name })
    let counts = try #require(Self.expected[name])
    let truth = try WorkloadRun(benchmark, under: .fullRecompute).digests
    #expect(Set(truth).count > 1)
    for (place, strategy) in UpdateStrategy.standard.enumerated() {
      let run = try WorkloadRun(benchmark, under: strategy)
      var expected = WorkCounters()
      for (counter, columns) in counts { expected[counter] = columns[place] }
      #expect(run.work == expected, "\(name) under \(strategy.name)")
      #expect(run.digests == truth, "\(name) under \(strategy.name)")
    }
  }

  @Test func everyExampleIsLookedInto() {
    #expect(Set(Catalogue.examples.benchmarks.map(\.name)) == Set(Self.expected.keys))
  }
}
