import UBInstrumentation
import Testing
import UpdatePipeline
import UBWorkloads

/// 60 frames in which nothing happens.
@Suite struct IdleCountTests {
  @Test(arguments: [UpdateStrategy.propertyPass, .layoutOnly, .identityOracle])
  func nothingIsDone(strategy: UpdateStrategy) throws {
    let expected: WorkCounters = [
      .registrationsLive: 20, .registrationsPeak: 20, .cellsPeak: 20,
    ]
    #expect(try WorkloadRun(Idle.self, under: strategy).work == expected)
  }

  @Test func aNaiveRecomputeDoesEverythingAnyway() throws {
    let expected: WorkCounters = [
      .propertiesExecuted: 1_200, .propertiesRedundant: 1_200,
      .layoutExecuted: 60 * 2 + 1_200 * 9, .layoutListExecuted: 60, .layoutCellExecuted: 1_200,
      .displayExecuted: 1_200 * 6, .bindingsEvaluated: 9_600, .bindingsRedundant: 9_600,
      .cellsPeak: 20, .turnsExecuted: 60,
    ]
    #expect(try WorkloadRun(Idle.self, under: .fullRecompute).work == expected)
  }
}
