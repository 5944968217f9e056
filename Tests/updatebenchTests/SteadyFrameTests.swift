import UBResults
import Testing

#if !InternalChecks
/// Frames of a steady scroll that bring no row into view, counted by jemalloc in their process.
///
/// A build that checks every invariant allocates for that in every frame.
@Suite struct SteadyFrameTests {
  /// At 22 points a frame, a row of 44 points comes into view in every second frame.
  @Test func aFrameThatBringsNoRowAllocatesNothing() throws {
    let folder = try Folder()
    let ending = try Tool(folder: folder, product: .updatebench).run([
      "run", "--filter", "list-scroll.steady", "--set", "delta=22", "--strategy", "propertyPass",
      "--no-time", "--quiet",
    ])
    #expect(ending.status == 0, "\(ending.complaint)")
    let result = try #require(try folder.document("results/latest/default.json").results.first)
    #expect(result.allocations.framesWithout == 60)
    for (index, calls) in result.allocations.callsByFrame.enumerated() {
      let bringsRow = index % 2 == 1
      #expect((calls > 0) == bringsRow, "frame \(index + 1) made \(calls) allocations")
    }
  }
}
#endif
