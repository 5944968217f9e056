import UBMeasurement
import UBResults
import Testing

@Suite struct CallgrindProfileTests {
  /// A frame of 1000 instructions: layout takes 400, of which 150 in itself again; properties 300,
  /// in which a layout of 100 is forced; a closure of the display pass is called by the library.
  private static let profile = """
    # callgrind format
    version: 1
    events: Ir
    summary: 1000
    ob=(1) /tool
    fl=(1) Pass.swift
    fn=(1) $s11Measurement15InstructionPassO11countFrames2ofyAA11MeasuredRun_p_tFZ
    10 100
    cfn=(2) $s14UpdatePipeline0A5CycleC9runLayout_8isForcedyAA6UIViewC_SbtF
    calls=2 20
    11 400
    cfn=(3) $s14UpdatePipeline0A5CycleC13runProperties_8isForcedyAA6UIViewC_SbtF
    calls=1 30
    12 300
    cfn=(4) $s14UpdatePipeline0A5CycleC7display33_0ALL_9everyViewyAA6UIViewC_SbtF
    calls=1 40
    13 200

    fn=(2)
    20 250
    cfn=(2)
    calls=1 20
    21 150

    fn=(3)
    30 200
    cfi=(1)
    cfn=(2)
    calls=1 20
    31 100

    fn=(4)
    40 50
    cfn=(5) swift_apply
    calls=1 50
    41 150

    ob=(2) /library
    fn=(5)
    50 20
    cfn=(6) $s14UpdatePipeline0A5CycleC7display33_0ALL_9everyViewyAA6UIViewC_SbtFyyXEfU_
    calls=1 60
    51 130

    totals: 1000

    """

  @Test func callsFromOutsideOfAPartAreItsCost() {
    #expect(
      CallgrindProfile.figures(of: Self.profile, executable: "/tool")
        == InstructionFigures(
          total: 1_000,
          own: 600,
          parts: ["layout": 500, "properties": 300, "display": 200]
        )
    )
  }

  @Test func theSolverIsAPartOfItsOwn() {
    let profile = """
      ob=(1) /tool
      fn=(1) $s14UpdatePipeline12LayoutEngineC5solveyyF
      1 10
      cfn=(2) $s18UBConstraintSolver6SolverC5solveyyF
      calls=1 2
      2 30

      totals: 40

      """
    let figures = CallgrindProfile.figures(of: profile, executable: "/tool")
    #expect(figures?.parts == ["solver": 30])
  }

  @Test func whatIsNoProfileHasNoFigures() {
    #expect(CallgrindProfile.total(of: "") == nil)
    #expect(CallgrindProfile.total(of: "fn=(1) main\n1 2\n") == nil)
    #expect(CallgrindProfile.total(of: Self.profile) == 1_000)
  }
}
