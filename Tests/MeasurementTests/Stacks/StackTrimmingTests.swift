import UBMeasurement
import UBInstrumentation
import UBResults
import Testing

@Suite struct StackTrimmingTests {
  @Test func theInnermostPassOwnsAStack() {
    let site = site(
      of: ["Row.init()", "Cell.updateProperties()"] + running
        + ["UpdateCycle.runProperties(_:isForced:)", "UpdateCycle.update(_:everyView:)"]
        + ["UpdateCycle.runLayout(_:isForced:)", "UpdateCycle.runFrame()"]
    )
    #expect(site.pass == .properties)
    #expect(site.functions == ["Row.init()", "Cell.updateProperties()"])
  }

  @Test(arguments: [
    ("UpdateCycle.advanceAnimations()", FramePart.animations),
    ("UpdateCycle.updateTraits(of:)", .traits),
    ("UpdateCycle.updateProperties(in:everyView:)", .properties),
    ("UpdateCycle.runConstraints(in:)", .constraints),
    ("UpdateCycle.updateConstraintsNow(in:)", .constraints),
    ("closure in UpdateCycle.runLayout(_:isForced:)", .layout),
    ("UpdateCycle.display(_:everyView:)", .display),
    ("Row.title.setter", .outside),
  ])
  func eachPassIsKnownByItsFunction(function: String, pass: FramePart) {
    #expect(site(of: ["Row.init()", function, "Steady.step(_:)"]).pass == pass)
  }

  @Test func whatAllocatesAndWhatStepsAreLeftOut() {
    let frames =
      [StackFrame(name: "note_allocated"), StackFrame(name: nil, isAllocator: true)]
      + [StackFrame(name: nil), StackFrame(name: "Array.append(_:)")]
      + named(["Steady.step(_:)", "WorkloadRun.step(_:)", "StackPass.step(_:_:profiler:)"])
      + named(["MeasureVerb.run(_:)", "main"])
    let site = StackTrimming.site(
      of: CallStack(frames: frames, amount: .zero),
      steppedBy: "StackPass.step(_:_:profiler:)"
    )
    #expect(site.pass == .outside)
    #expect(site.functions == ["Array.append(_:)", "Steady.step(_:)"])
  }

  @Test func anIterationsOwnFunctionIsNoPartOfIt() {
    let site = site(of: ["Row.init()", "closure in benchmarks()", "Benchmark.iterate(_:)"])
    #expect(site.functions == ["Row.init()", "closure in benchmarks()"])
  }

  @Test func eightFunctionsAreKeptAndThunksAreNot() {
    let names = (1...12).flatMap { ["f\($0)()", "f\($0)()"] }
    #expect(site(of: names).functions == (1...8).map { "f\($0)()" })
  }

  @Test func ofALibrarysOwnFunctionsTheInnermostIsKept() {
    let names = ["_SetStorage.allocate(_:)", "_NativeSet.resize(_:)", "Set._Variant.insert(_:)"]
    #expect(
      site(of: names + ["Cell.show(_:)", "Cell._show()", "Steady.step(_:)"]).functions
        == ["_SetStorage.allocate(_:)", "Cell.show(_:)", "Steady.step(_:)"]
    )
  }

  @Test func aPassThatAllocatesItselfIsNamed() {
    let own = site(of: ["UpdateCycle.runLayout(_:isForced:)", "UpdateCycle.runFrame()"])
    #expect(own.pass == .layout)
    #expect(own.functions == ["UpdateCycle.runLayout(_:isForced:)"])
    #expect(site(of: []).functions == ["a function without a name"])
  }

  private let running = [
    "UpdateCycle.callContent(of:_:)", "closure in UpdateCycle.runContent(_:_:)",
    "withObservationTracking(_:onChange:)", "ObservationTracker.run(_:)",
  ]

  private func named(_ names: [String]) -> [StackFrame] {
    names.map { StackFrame(name: $0) }
  }

  private func site(of names: [String]) -> AllocationSite {
    StackTrimming.site(
      of: CallStack(frames: named(names), amount: .zero),
      steppedBy: "StackPass.step(_:_:profiler:)"
    )
  }
}
