import UBExports
import Testing

@Suite struct GitHubActionFormatTests {
  @Test func whatIsBetterWhenBiggerHasAFileOfItsOwn() throws {
    #expect(
      try Examples.text(.gitHubActionBigger) == """
        [
          {
            "name" : "default/list-scroll.steady[delta=44]/propertyPass/allocations.frames_without",
            "unit" : "count",
            "value" : 1
          },
          {
            "name" : "default/list-scroll.steady[delta=44]/layoutOnly/allocations.frames_without",
            "unit" : "count",
            "value" : 1
          }
        ]

        """
    )
  }

  /// `writes.total` says what the workload does: no direction is better.
  @Test func whatIsBetterInNoDirectionIsInNoFile() throws {
    let text = try Examples.text(.gitHubActionSmaller)
    #expect(
      text.hasPrefix(
        """
        [
          {
            "name" : "default/list-scroll.steady[delta=44]/propertyPass/bindings.evaluated",
            "unit" : "count",
            "value" : 9007199254740993
          },
          {
            "name" : "default/list-scroll.steady[delta=44]/propertyPass/solver.constraintsAdded",
            "unit" : "count",
            "value" : 5
          },
          {
            "name" : "default/list-scroll.steady[delta=44]/propertyPass/allocations.bytes",
            "unit" : "bytes",
            "value" : 150
          },
          {
            "extra" : "4 frames in 2 repetitions",
            "name" : "default/list-scroll.steady[delta=44]/propertyPass/frame_ns_p50",
            "unit" : "ns",
            "value" : 1700
          },
        """
      )
    )
    #expect(!text.contains("writes.total"))
  }
}
