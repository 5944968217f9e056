import UBInstrumentation
import Testing

@Suite struct CounterTests {
  @Test func everyCounterHasRoomInAReading() {
    #expect(Counter.allCases.count == WorkCounters.capacity)
    #expect(Counter.allCases.map(\.rawValue) == Array(0..<WorkCounters.capacity))
  }

  @Test func keysAreUniqueAndLeadBack() {
    #expect(Set(Counter.allCases.map(\.key)).count == Counter.allCases.count)
    for counter in Counter.allCases {
      #expect(Counter(key: counter.key) == counter)
    }
    #expect(Counter(key: "layout.forgotten") == nil)
  }

  @Test func workSubtractsTotalsAndKeepsLevelsAndPeaks() {
    let earlier: WorkCounters = [.layoutExecuted: 3, .registrationsLive: 9, .cellsPeak: 5]
    let later: WorkCounters = [
      .layoutExecuted: 10, .registrationsLive: 4, .registrationsPeak: 9, .cellsPeak: 6,
    ]
    let expected: WorkCounters = [
      .layoutExecuted: 7, .registrationsLive: 4, .registrationsPeak: 9, .cellsPeak: 6,
    ]
    #expect(later.work(since: earlier) == expected)
  }

  @Test(arguments: Counter.allCases)
  func workFollowsTheKind(of counter: Counter) {
    let earlier: WorkCounters = [counter: 3]
    let later: WorkCounters = [counter: 10]
    #expect(later.work(since: earlier)[counter] == (counter.kind == .total ? 7 : 10))
    #expect(WorkCounters().work(since: earlier)[counter] == (counter.kind == .total ? -3 : 0))
  }

  @Test(arguments: Counter.allCases)
  func theKeyTellsTheKind(of counter: Counter) {
    let last = counter.key.split(separator: ".").last
    switch counter.kind {
    case .level: #expect(last == "live")
    case .peak: #expect(last == "peak")
    case .total: #expect(last != "live" && last != "peak")
    }
  }

  @Test func accumulatingAddsTotalsAndReplacesLevels() {
    var run: WorkCounters = [.layoutExecuted: 7, .registrationsLive: 4, .cellsPeak: 6]
    run.accumulate([.layoutExecuted: 1, .registrationsLive: 2, .cellsPeak: 5])
    #expect(run == [.layoutExecuted: 8, .registrationsLive: 2, .cellsPeak: 6])
  }
}
