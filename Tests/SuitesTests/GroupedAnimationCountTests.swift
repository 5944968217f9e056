import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// AN1: 20 views show ten animated values each for 0.3 seconds.
@Suite struct GroupedAnimationCountTests {
  /// At a rate, the frames of 0.3 seconds.
  @Test(arguments: [(rate: "60", frames: 18), (rate: "120", frames: 36)])
  func tenWritesToAModelMakeOneUpdate(rate: String, frames: Int) throws {
    let views = 20 * frames
    let content: WorkCounters = [
      .bindingsEvaluated: views * 10, .bindingsEffective: views * 10,
      .writesTotal: views * 10, .writesSuppressed: views * 9, .notificationsDelivered: views,
      .registrationsLive: 20, .registrationsPeak: 20, .turnsExecuted: frames,
    ]
    var properties = content
    properties.accumulate([
      .propertiesRequested: views, .propertiesExecuted: views, .registrationsLive: 20,
    ])
    #expect(try run(rate, .propertyPass) == properties)
    #expect(try run(rate, .identityOracle) == properties)

    var layout = content
    layout.accumulate([
      .layoutRequested: views, .layoutExecuted: views, .registrationsLive: 20,
    ])
    #expect(try run(rate, .layoutOnly) == layout)

    let naive: WorkCounters = [
      .propertiesExecuted: views,
      // Of a frame: the window, its root and 20 views of ten lamps each.
      .layoutExecuted: frames * (2 + 20 * 11),
      .bindingsEvaluated: views * 10, .bindingsEffective: views * 10,
      .writesTotal: views * 10, .writesUnobserved: views * 10, .turnsExecuted: frames,
    ]
    #expect(try run(rate, .fullRecompute) == naive)
  }

  @Test func theSameValuesAgainAreGated() throws {
    let workload = try GroupedAnimation(
      Parameters(of: GroupedAnimation.definition, setting: []),
      strategy: .propertyPass
    )
    workload.showFirst()
    _ = workload.record(1)
    let expected: WorkCounters = [
      .writesTotal: 200, .writesGated: 200, .registrationsLive: 20, .registrationsPeak: 20,
    ]
    #expect(workload.record(1).work == expected)
  }

  private func run(_ rate: String, _ strategy: UpdateStrategy) throws -> WorkCounters {
    try WorkloadRun(GroupedAnimation.self, [("refresh", rate)], under: strategy).work
  }
}
