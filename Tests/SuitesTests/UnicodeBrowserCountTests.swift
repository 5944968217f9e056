import Foundation
import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// UB1: 60 characters come into view, each into the cell of the character 20 before it.
@Suite struct UnicodeBrowserCountTests {
  /// What the texts themselves say of the work, found without running the workload.
  private struct Expectation {
    var changedTexts = 0
    var resizedLabels = 0
    var changedLengths = 0
    var cellsResized = 0

    init() {
      let catalogue = UnicodeCatalogue()
      for index in 20..<80 {
        let texts = zip(Self.texts(of: catalogue[index - 20]), Self.texts(of: catalogue[index]))
        let resizedBefore = resizedLabels
        for (old, new) in texts where old.text != new.text {
          changedTexts += 1
          let (oldSize, newSize) = (old.size, new.size)
          if oldSize != newSize { resizedLabels += 1 }
          if oldSize.width != newSize.width { changedLengths += 1 }
          if oldSize.height != newSize.height { changedLengths += 1 }
        }
        // The character's width is fixed, so only its height would show; all of these have one.
        if resizedLabels > resizedBefore { cellsResized += 1 }
      }
    }

    /// The texts of a row with the sizes their labels ask for.
    private static func texts(of row: UnicodeRow) -> [(text: String, size: CGSize)] {
      let small = UIFont.systemFont(ofSize: 12)
      let texts: [(String, UIFont)] = [
        (row.character, .systemFont(ofSize: 24)), (row.name, .boldSystemFont(ofSize: 17)),
        (row.codePoint, small), (row.category, small), (row.numeric, small),
        (row.caseProperties, small),
      ]
      return texts.map { text, font in
        let metrics = TextMetrics.standard
        return (text, metrics.size(of: text, font: font, width: .infinity, lineMax: 1))
      }
    }
  }

  /// The counts that every tracking strategy has, pivots and substitutions being the solver's own.
  private func shared(_ expectation: Expectation, _ work: WorkCounters) -> WorkCounters {
    [
      .constraintsRequested: expectation.changedTexts,
      .constraintsUpdated: expectation.changedTexts,
      .displayRequested: expectation.changedTexts + expectation.resizedLabels,
      .displayCoalesced: expectation.resizedLabels,
      .displayExecuted: expectation.changedTexts,
      .layoutListExecuted: 120,
      .bindingsEvaluated: 360, .bindingsEffective: expectation.changedTexts,
      .bindingsRedundant: 360 - expectation.changedTexts,
      .registrationsLive: 20, .registrationsPeak: 20,
      .listEnters: 60, .listExits: 60, .cellsReused: 60, .cellsPeak: 20, .turnsExecuted: 120,
      // A length that changed is two constants: one against growing, one against shrinking.
      .solverConstantsEdited: 2 * expectation.changedLengths,
      .solverPivots: work[.solverPivots], .solverSubstitutions: work[.solverSubstitutions],
      .solverVariablesChanged: work[.solverVariablesChanged],
    ]
  }

  @Test func theTextsDecideTheWork() throws {
    let expectation = Expectation()
    let layouts = expectation.resizedLabels + expectation.cellsResized
    for strategy in [UpdateStrategy.propertyPass, .identityOracle] {
      let work = try WorkloadRun(UnicodeBrowser.self, under: strategy).work
      var expected = shared(expectation, work)
      expected[.propertiesRequested] = 60
      expected[.propertiesExecuted] = 60
      expected[.layoutRequested] = 120
      expected[.layoutExecuted] = 120 + layouts
      #expect(work == expected)
    }
    let work = try WorkloadRun(UnicodeBrowser.self, under: .layoutOnly).work
    var expected = shared(expectation, work)
    expected[.layoutRequested] = 180
    expected[.layoutExecuted] = 180 + layouts
    expected[.layoutCellExecuted] = 60
    #expect(work == expected)
  }

  @Test func trackingStrategiesAskTheSameOfTheSolver() throws {
    let work = try UpdateStrategy.standard
      .filter { $0.policy.scope == .invalidatedViews }
      .map { try WorkloadRun(UnicodeBrowser.self, under: $0).work }
    for counter in [Counter.solverPivots, .solverSubstitutions, .solverVariablesChanged] {
      #expect(Set(work.map { $0[counter] }).count == 1)
    }
  }

  /// A visible cell has 15 constraints of its own, the two pins of its content view and four for
  /// the size of each of its six labels; the window's root needs none.
  @Test func aNaiveRecomputeAddsEveryConstraintInEveryFrame() throws {
    let work = try WorkloadRun(UnicodeBrowser.self, under: .fullRecompute).work
    #expect(work[.solverConstraintsAdded] == 120 * 20 * (15 + 2 + 6 * 4))
    #expect(work[.propertiesExecuted] == 2_400)
    #expect(work[.bindingsEvaluated] == 14_400)
  }

  @Test func thereAreManyRowsOfRealText() {
    #expect(UnicodeCatalogue().count > 30_000)
  }
}
