import UBExports
import Testing

@Suite struct CSVFormatTests {
  @Test func aNumberIsARow() throws {
    let start =
      "default,2026-01-02T03:04:05Z,6.3,\"A, B\",list-scroll.steady,LS1,"
      + "list-scroll.steady[delta=44],"
    let lines = try Examples.text(.csv).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == [
        "suite,date,swift,processor,benchmark,id,label,strategy,metric,unit,value",
        "\(start)propertyPass,bindings.evaluated,count,9007199254740993",
        "\(start)propertyPass,writes.total,count,3",
      ]
    )
    #expect(lines.count == 1 + 7 + 5)
  }

  @Test func quotesAndLineEndsAreQuoted() throws {
    let document = Examples.document(label: "a\"b\nc", benchmark: "a")
    #expect(
      try Examples.text(.csv, of: document)
        .contains(",LS1,\"a\"\"b\nc\",layoutOnly,bindings.evaluated,count,0\n")
    )
  }

  @Test func aTimedFrameIsARowOfSamples() throws {
    #expect(
      try Examples.text(.csvSamples) == """
        suite,date,label,strategy,repetition,frame,frame_ns,cpu_ns,solver_ns
        default,2026-01-02T03:04:05Z,list-scroll.steady[delta=44],propertyPass,1,1,1500,1000,100
        default,2026-01-02T03:04:05Z,list-scroll.steady[delta=44],propertyPass,1,2,2500,2000,200
        default,2026-01-02T03:04:05Z,list-scroll.steady[delta=44],propertyPass,2,1,1700,1001,300
        default,2026-01-02T03:04:05Z,list-scroll.steady[delta=44],propertyPass,2,2,2301,2001,401

        """
    )
  }
}
