import Testing

/// Claims settled through the real executable.
@Suite struct ExperimentsVerbTests {
  @Test func anExperimentSaysWhatItCountedAndWhatThatMeans() throws {
    let ending = try Tool(folder: Folder(), product: .updatebench).run(["experiments", "X18"])
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(
      ending.output == """
        X18 new-before-old: fails
          claim    To switch between two constraints, activate the new one, then deactivate the \
        old. (notes on Auto Layout)
          counted  contradictions reported: new, then old = 1; old, then new = 0

        experiments: 0 claims hold, 1 fail, 0 not counted; all as expected

        """
    )
  }

  @Test func aClaimThatIsNotCountedSaysWhy() throws {
    let ending = try Tool(folder: Folder(), product: .updatebench).run([
      "experiments", "X10", "--markdown",
    ])
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output.hasPrefix("# Claims about updates, settled by counts\n\n"))
    #expect(!ending.output.contains("\n## Counted\n"))
    #expect(
      ending.output.hasSuffix(
        """

        ## Not counted

        | # | claim | source | why it is not counted |
        | --- | --- | --- | --- |
        | X10 | AppKit has updateProperties(). | a guide to updateProperties() | another framework |

        """
      )
    )
  }

  @Test func anUnknownClaimIsAUsageError() throws {
    let ending = try Tool(folder: Folder(), product: .updatebench).run(["experiments", "nonesuch"])
    #expect(ending.status == 64)
    #expect(ending.complaint.contains("unknown experiment 'nonesuch'"))
    let beside = try Tool(folder: Folder(), product: .updatebench)
      .run(["experiments", "*", "nonesuch"])
    #expect(beside.status == 64)
    #expect(beside.complaint == ending.complaint)
  }
}
