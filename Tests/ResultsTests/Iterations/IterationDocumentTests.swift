import FoundationEssentials
import UBResults
import Testing

@Suite struct IterationDocumentTests {
  @Test func aDocumentComesBackAsItWas() throws {
    let text = try DocumentCoder.text(of: Examples.iterations)
    #expect(try decode(text) == Examples.iterations)
  }

  @Test func keysAreThoseThatReadersRelyOn() throws {
    let text = try DocumentCoder.text(of: Examples.iterations)
    for line in [
      #"  "schema" : "updatebench.benchmarks","#,
      #"  "schema_version" : 2,"#,
      #"  "counters" : {"#,
      #"      "benchmark" : "parse (fast) (count: 2)","#,
      #"      "scaling_factor" : 1000,"#,
      #"          "kind" : "nondeterministic","#,
      #"          "disagreement" : "value 2 is 1 in process 1 and 2 in process 2","#,
      #"          "source" : "allocations","#,
      #"          "unit" : "1/s""#,
      #"          "polarity" : "prefersLarger","#,
      #"          "scaled" : true,"#,
      #"            [20, 21],"#,
      #"        "syscalls" : "found no 'strace' in PATH""#,
      #"      "kind" : "unmeasured","#,
      #"      "label" : "sort","#,
    ] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
    }
    #expect(!text.contains("strategy"))
  }

  @Test func aSecondBenchmarkOfANameIsTold() throws {
    var document = Examples.iterations
    document.benchmarks.append(Examples.figures)
    let text = try DocumentCoder.text(of: document)
    let error = #expect(throws: DocumentError.self) { try decode(text) }
    #expect(
      error?.description
        == "a.json: key 'benchmarks[1]': found a second benchmark 'parse (fast) (count: 2)'"
    )
  }

  @Test func valuesOfEveryProcessAreCounted() {
    #expect(Examples.figures.metrics["wallClock"]?.sampleCount == 3)
    #expect(Examples.figures.metrics["mallocCountTotal"]?.sampleCount == 2)
  }

  @Test func aMetricIsThatOfItsFigures() {
    #expect(
      Examples.figures.metrics["throughput"]?.metric(key: "throughput")
        == Metric("throughput", source: .other, unit: .perSecond, polarity: .prefersLarger)
    )
  }

  private func decode(_ text: String) throws -> IterationDocument {
    try DocumentCoder.decode(IterationDocument.self, from: Data(text.utf8), file: "a.json")
  }
}
