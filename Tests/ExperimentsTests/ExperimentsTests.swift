import UBExperiments
import Testing

/// Every experiment's counts and verdict are those that it states.
@Suite struct ExperimentsTests {
  @Test func everyExperimentFindsWhatItStates() throws {
    for experiment in Experiments.all {
      let outcome = try experiment.run()
      #expect(outcome.counts == experiment.arms.map(\.expected), "\(experiment.id)")
      #expect(outcome.verdict == experiment.verdict, "\(experiment.id)")
      #expect(outcome.isAsStated)
    }
  }

  @Test func eachHasArmsToCompareAndANameOfItsOwn() {
    #expect(Experiments.all.allSatisfy { $0.arms.count >= 2 })
    let ids = Experiments.all.map(\.id) + Experiments.uncounted.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(Experiments.all.map(\.name)).count == Experiments.all.count)
  }

  @Test func everyClaimIsCountedOrSaysWhyNot() {
    let ids = Set(Experiments.all.map(\.id) + Experiments.uncounted.map(\.id))
    let circulating = (1...18).map { "X\($0)" }
    let published = (1...20).map { "P\($0)" }
    let complaints = [1, 3, 4, 5, 6, 8, 9, 11, 15, 16, 17, 19, 20, 21].map { "C\($0)" }
    #expect(Set(circulating + published + complaints).subtracting(ids) == [])
  }
}
