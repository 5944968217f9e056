import UBExports
import UBResults
import Testing

@Suite struct GoBenchmarkFormatTests {
  @Test func aRepetitionIsALine() throws {
    #expect(
      try Examples.text(.go) == """
        suite: default
        date: 2026-01-02T03:04:05Z
        swift: 6.3
        build: release
        allocation-counter: jemalloc nrequests 5.3.0
        cpu: A, B
        Unit bindings.evaluated/op better=lower assume=exact
        Unit writes.total/op assume=exact
        Unit solver.constraintsAdded/op better=lower assume=exact
        Unit allocations.bytes/op better=lower assume=exact
        Unit allocations.frames_without/op better=higher assume=exact
        BenchmarkList-scroll.steady/delta=44/strategy=propertyPass\t1\t4000 ns/op\t\
        300 solver-ns/op\t\
        9007199254740993 bindings.evaluated/op\t3 writes.total/op\t5 solver.constraintsAdded/op\t\
        150 allocations.bytes/op\t1 allocations.frames_without/op
        BenchmarkList-scroll.steady/delta=44/strategy=propertyPass\t1\t4001 ns/op\t\
        701 solver-ns/op\t\
        9007199254740993 bindings.evaluated/op\t3 writes.total/op\t5 solver.constraintsAdded/op\t\
        150 allocations.bytes/op\t1 allocations.frames_without/op
        BenchmarkList-scroll.steady/delta=44/strategy=layoutOnly\t1\t\
        0 bindings.evaluated/op\t3 writes.total/op\t5 solver.constraintsAdded/op\t\
        150 allocations.bytes/op\t1 allocations.frames_without/op

        """
    )
  }

  @Test func whatDividesNamesIsEncoded() throws {
    let document = Examples.document(label: "a b/c%[d=e f/g]", benchmark: "a b/c%")
    #expect(
      try Examples.text(.go, of: document)
        .contains("\nBenchmarkA%20b%2fc%25/d=e%20f%2fg/strategy=layoutOnly\t1\t")
    )
  }

  /// Two runs of a suite are more repetitions of the same benchmarks.
  @Test func severalRunsShareTheirUnitLines() throws {
    let source = ExportSource(ResultView(Examples.document()))
    let text = try Exporter.text(of: [source, source], as: .go, metrics: ["bindings.evaluated"])
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("Unit ") } == 1)
    #expect(lines.count { $0.hasPrefix("Benchmark") } == 4)
  }
}
