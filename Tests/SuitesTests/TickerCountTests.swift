import UBInstrumentation
import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// LS5: a steady scroll while one row in seven, or in ten, is written in every frame.
@Suite struct TickerCountTests {
  static let list: WorkCounters = [
    .layoutListExecuted: 120, .listEnters: 60, .listExits: 60, .cellsReused: 60, .cellsPeak: 20,
    .turnsExecuted: 120,
  ]

  /// What a period makes of the workload.
  nonisolated struct Case: CustomTestStringConvertible {
    let period: String
    let writes: Int
    /// Writes to visible rows: each fires the registration of one cell.
    let hits: Int
    /// Hits on a row that leaves in the same frame: its cell is invalid already.
    let coalesced: Int

    var testDescription: String { "period \(period)" }
    var executed: Int { 60 + hits - coalesced }
    /// What changes on screen: eight bindings of a row that came, one of a row that was written.
    var effective: Int { 60 * 8 + hits - coalesced }
    /// A row that came draws six views for seven requests; a written one draws its title.
    var drawn: Int { 60 * 6 + hits - coalesced }
  }

  nonisolated static let cases = [
    Case(period: "10", writes: 120_000, hits: 240, coalesced: 6),
    Case(period: "7", writes: 171_429, hits: 344, coalesced: 8),
  ]

  @Test(arguments: cases)
  func propertyPass(ticker: Case) throws {
    var expected = Self.list
    expected.accumulate(shared(ticker))
    expected.accumulate([
      .propertiesRequested: 60 + ticker.hits, .propertiesCoalesced: ticker.coalesced,
      .propertiesExecuted: ticker.executed,
      .layoutRequested: 120, .layoutExecuted: 120,
      .bindingsEvaluated: ticker.executed * 8,
      .bindingsRedundant: ticker.executed * 8 - ticker.effective,
      .registrationsLive: 20, .cellsPeak: 20,
    ])
    #expect(try run(ticker, .propertyPass).work == expected)
  }

  @Test(arguments: cases)
  func layoutOnly(ticker: Case) throws {
    var expected = Self.list
    expected.accumulate(shared(ticker))
    expected.accumulate([
      .layoutRequested: 180 + ticker.hits, .layoutCoalesced: ticker.coalesced,
      .layoutExecuted: 120 + ticker.executed, .layoutCellExecuted: ticker.executed,
      .bindingsEvaluated: ticker.executed * 8,
      .bindingsRedundant: ticker.executed * 8 - ticker.effective,
      .registrationsLive: 20, .cellsPeak: 20,
    ])
    #expect(try run(ticker, .layoutOnly).work == expected)
  }

  @Test(arguments: cases)
  func identityOracle(ticker: Case) throws {
    var expected = Self.list
    expected.accumulate(shared(ticker))
    expected.accumulate([
      .propertiesRequested: 60 + ticker.hits, .propertiesCoalesced: ticker.coalesced,
      .propertiesExecuted: ticker.executed,
      .layoutRequested: 120, .layoutExecuted: 120,
      .bindingsEvaluated: ticker.effective,
      .registrationsLive: 20, .cellsPeak: 20,
    ])
    #expect(try run(ticker, .identityOracle).work == expected)
  }

  /// Nothing is tracked, so no write has an observer.
  @Test(arguments: cases)
  func fullRecompute(ticker: Case) throws {
    var expected = Self.list
    expected.accumulate([
      .propertiesExecuted: 2_400, .propertiesRedundant: 2_400 - ticker.executed,
      .layoutExecuted: 120 * (2 + 20 * 9), .layoutCellExecuted: 2_400,
      .displayExecuted: 2_400 * 6,
      .bindingsEvaluated: 19_200, .bindingsEffective: ticker.effective,
      .bindingsRedundant: 19_200 - ticker.effective,
      .writesTotal: ticker.writes, .writesUnobserved: ticker.writes, .cellsPeak: 20,
    ])
    #expect(try run(ticker, .fullRecompute).work == expected)
  }

  /// The counts that tracking strategies have in common.
  private func shared(_ ticker: Case) -> WorkCounters {
    [
      .writesTotal: ticker.writes, .writesUnobserved: ticker.writes - ticker.hits,
      .notificationsDelivered: ticker.hits,
      .displayRequested: ticker.drawn + 60, .displayCoalesced: 60, .displayExecuted: ticker.drawn,
      .bindingsEffective: ticker.effective,
      .registrationsLive: 20, .registrationsPeak: 20, .cellsPeak: 20,
    ]
  }

  private func run(_ ticker: Case, _ strategy: UpdateStrategy) throws -> WorkloadRun {
    try WorkloadRun(Ticker.self, [("period", ticker.period)], under: strategy)
  }
}
