import Instrumentation
import Suites
import Testing
import UpdatePipeline
import Workloads

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
    .propertiesExecuted: [33, 5, 122, 33],
    .propertiesRedundant: [3, 2, 92, 3],
    .constraintsRequested: [32, 32, 0, 32],
    .constraintsCoalesced: [2, 2, 0, 2],
    .constraintsUpdated: [30, 30, 930, 30],
    .layoutRequested: [5, 33, 0, 5],
    .layoutCoalesced: [2, 2, 0, 2],
    .layoutExecuted: [10, 38, 1_253, 10],
    .displayRequested: [42, 42, 0, 42],
    .displayCoalesced: [7, 7, 0, 7],
    .displayExecuted: [36, 36, 741, 36],
    .bindingsEvaluated: [206, 220, 544, 201],
    .bindingsEffective: [32, 32, 32, 32],
    .bindingsRedundant: [174, 188, 512, 169],
    .notificationsDelivered: [31, 31, 0, 31],
    .registrationsLive: [2, 2, 0, 2],
    .registrationsPeak: [2, 2, 0, 2],
    .solverConstraintsAdded: [0, 0, 5_820, 0],
    .solverConstantsEdited: [8, 8, 8, 8],
    .solverPivots: [0, 0, 420, 0],
    .solverSubstitutions: [0, 0, 2_160, 0],
    .solverVariablesChanged: [10, 10, 3_610, 10],
    .turnsExecuted: [33, 34, 63, 33],
  ]

  /// 15 rows come into view and 26 writes are read by rows, of five bindings each; five by the
  /// count of the unread.
  ///
  /// A swipe changes a constant, which no binding counts.
  nonisolated static let mailbox: [Counter: [Int]] = [
    .propertiesRequested: [46, 0, 0, 46],
    .propertiesExecuted: [46, 0, 1_155, 46],
    .propertiesRedundant: [20, 0, 1_129, 20],
    .constraintsRequested: [35, 33, 0, 35],
    .constraintsCoalesced: [2, 0, 0, 2],
    .constraintsUpdated: [39, 33, 6_845, 39],
    .layoutRequested: [30, 76, 0, 30],
    .layoutExecuted: [84, 120, 11_250, 84],
    .layoutListExecuted: [30, 30, 60, 30],
    .layoutCellExecuted: [1, 41, 1_095, 1],
    .displayRequested: [64, 59, 0, 64],
    .displayCoalesced: [26, 21, 0, 26],
    .displayExecuted: [42, 42, 4_500, 42],
    .bindingsEvaluated: [210, 210, 5_535, 91],
    .bindingsEffective: [64, 61, 64, 64],
    .bindingsRedundant: [146, 149, 5_471, 27],
    .notificationsDelivered: [31, 31, 0, 31],
    .registrationsLive: [19, 19, 0, 19],
    .registrationsPeak: [20, 20, 0, 20],
    .listEnters: [15, 15, 15, 15],
    .listExits: [15, 15, 15, 15],
    .cellsCreated: [1, 0, 1, 1],
    .cellsReused: [14, 15, 14, 14],
    .cellsPeak: [19, 19, 19, 19],
    .solverConstraintsAdded: [34, 0, 38_940, 34],
    .solverConstantsEdited: [46, 46, 20, 46],
    .solverPivots: [0, 0, 120, 0],
    .solverSubstitutions: [0, 0, 240, 0],
    .solverVariablesChanged: [62, 33, 33_249, 62],
    .turnsExecuted: [56, 56, 60, 56],
  ]

  /// Five taps, twenty longer answers and one that is collapsed: 26 runs of four bindings.
  nonisolated static let expandable: [Counter: [Int]] = [
    .propertiesRequested: [26, 0, 0, 26],
    .propertiesExecuted: [26, 0, 720, 26],
    .propertiesRedundant: [0, 0, 694, 0],
    .constraintsRequested: [31, 31, 0, 31],
    .constraintsUpdated: [35, 35, 2_487, 35],
    .layoutRequested: [5, 31, 0, 5],
    .layoutExecuted: [53, 79, 4_587, 53],
    .displayRequested: [33, 33, 0, 33],
    .displayCoalesced: [4, 4, 0, 4],
    .displayExecuted: [29, 29, 1_883, 29],
    .bindingsEvaluated: [104, 136, 2_880, 31],
    .bindingsEffective: [31, 31, 31, 31],
    .bindingsRedundant: [73, 105, 2_849, 0],
    .notificationsDelivered: [26, 26, 0, 26],
    .registrationsLive: [12, 12, 0, 12],
    .registrationsPeak: [12, 12, 0, 12],
    .solverConstraintsAdded: [50, 50, 14_447, 50],
    .solverConstraintsRemoved: [45, 45, 45, 45],
    .solverConstantsEdited: [58, 58, 202, 58],
    .solverPivots: [41, 41, 2_460, 41],
    .solverSubstitutions: [61, 61, 6_601, 61],
    .solverVariablesChanged: [121, 121, 9_434, 121],
    .turnsExecuted: [34, 34, 68, 34],
  ]

  /// Two traits that content reads change four times, and the title once: five runs of as many
  /// bindings.
  ///
  /// A wider window and the other traits run content only where it is part of layout.
  nonisolated static let adaptive: [Counter: [Int]] = [
    .traitsUpdated: [56, 56, 56, 56],
    .propertiesRequested: [5, 0, 0, 5],
    .propertiesExecuted: [5, 0, 60, 5],
    .propertiesRedundant: [2, 0, 57, 2],
    .constraintsRequested: [13, 13, 0, 13],
    .constraintsCoalesced: [4, 4, 0, 4],
    .constraintsUpdated: [37, 37, 447, 37],
    .layoutRequested: [10, 15, 0, 10],
    .layoutExecuted: [98, 107, 480, 98],
    .displayRequested: [43, 43, 0, 43],
    .displayCoalesced: [4, 4, 0, 4],
    .displayExecuted: [39, 39, 180, 39],
    .bindingsEvaluated: [25, 95, 300, 25],
    .bindingsEffective: [5, 5, 5, 5],
    .bindingsRedundant: [20, 90, 295, 20],
    .notificationsDelivered: [1, 1, 0, 1],
    .registrationsLive: [1, 1, 0, 1],
    .registrationsPeak: [1, 1, 0, 1],
    .solverConstraintsAdded: [38, 38, 2_503, 38],
    .solverConstraintsRemoved: [38, 38, 38, 38],
    .solverConstantsEdited: [30, 30, 42, 30],
    .solverPivots: [42, 44, 282, 42],
    .solverSubstitutions: [120, 130, 1_103, 120],
    .solverVariablesChanged: [113, 113, 1_681, 113],
    .turnsExecuted: [18, 22, 60, 18],
  ]

  /// Two toggles, a mark that comes and goes, another gate and 15 steps of a bar: 20 runs of three
  /// bindings.
  nonisolated static let card: [Counter: [Int]] = [
    .propertiesRequested: [20, 0, 0, 20],
    .propertiesExecuted: [20, 0, 68, 20],
    .propertiesRedundant: [15, 0, 63, 15],
    .constraintsRequested: [1, 1, 0, 1],
    .constraintsUpdated: [1, 1, 301, 1],
    .layoutRequested: [0, 20, 0, 0],
    .layoutExecuted: [36, 56, 476, 36],
    .displayRequested: [2, 2, 0, 2],
    .displayCoalesced: [1, 1, 0, 1],
    .displayExecuted: [1, 1, 120, 1],
    .bindingsEvaluated: [60, 66, 204, 60],
    .bindingsEffective: [5, 5, 5, 5],
    .bindingsRedundant: [55, 61, 199, 55],
    .notificationsDelivered: [20, 20, 0, 20],
    .registrationsLive: [1, 1, 0, 1],
    .registrationsPeak: [1, 1, 0, 1],
    .solverConstraintsAdded: [0, 0, 1_560, 0],
    .solverConstantsEdited: [19, 19, 19, 19],
    .solverVariablesChanged: [20, 20, 1_199, 20],
    .turnsExecuted: [16, 16, 60, 16],
  ]

  nonisolated static let expected = [
    "example.message": message, "example.profile": profile, "example.mailbox": mailbox,
    "example.expandable": expandable, "example.adaptive": adaptive, "example.card": card,
  ]

  @Test(arguments: expected.keys.sorted())
  func everyCountIsAsStated(name: String) throws {
    let benchmark = try #require(Catalogue.examples.benchmarks.first { $0.name == name })
    let counts = try #require(Self.expected[name])
    let truth = try WorkloadRun(benchmark.workload, under: FullRecompute()).digests
    #expect(Set(truth).count > 1)
    for (place, strategy) in StandardStrategies.all.enumerated() {
      let run = try WorkloadRun(benchmark.workload, under: strategy)
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
