import UBMeasurement
import Testing

@Suite struct FunctionNameTests {
  @Test(arguments: [
    (
      "Feed.Cell.(show in _0A1B)(row: Feed.Row, Swift.Bool) -> ()",
      "Cell.show(row:_:)"
    ),
    ("Feed.Cell.updateProperties() -> ()", "Cell.updateProperties()"),
    ("Feed.Cell.__allocating_init(frame: Foundation.CGRect) -> Feed.Cell", "Cell.init(frame:)"),
    ("Feed.Cell.__isolated_deallocating_deinit", "Cell.deinit"),
    ("Feed.Cell.title.getter : Swift.String", "Cell.title.getter"),
    ("Feed.Rows.subscript.getter : (Swift.Int) -> Feed.Row", "Rows.subscript.getter"),
    ("static (extension in Feed):Swift.String.sample(of: Swift.Int) -> A", "String.sample(of:)"),
    ("static Feed.Row.== infix(Feed.Row, Feed.Row) -> Swift.Bool", "Row.=="),
    ("Feed.map<A, B where A: Feed.P>(_: [A], to: (A) -> B) -> [B]", "map(_:to:)"),
    (
      "closure #1 () -> () in closure #2 (Swift.Int) -> () in Feed.Cell.(show in _0A)(Feed.Row) "
        + "-> ()",
      "closure in Cell.show(_:)"
    ),
    ("helper #1 (Swift.Int) -> () in Feed.Cell.show() -> ()", "helper in Cell.show()"),
    ("$defer #1 () -> () in Feed.Cell.show() -> ()", "Cell.show()"),
    (
      "(1) await resume partial function for closure #2 nonisolated(nonsending) () async -> () in "
        + "Feed.Cell.show() -> ()",
      "closure in Cell.show()"
    ),
    (
      "(3) suspend resume partial function for Feed.Cell.load(Swift.Int) async throws -> ()",
      "Cell.load(_:)"
    ),
    (
      "default argument 0 of Feed.Cell.show(row: Swift.Int) -> ()",
      "default argument of Cell.show(row:)"
    ),
    (
      "partial apply forwarder for closure #1 () -> () in Feed.Cell.show() -> () "
        + "with unmangled suffix \".12\"",
      "closure in Cell.show()"
    ),
  ])
  func whatTheRuntimeSaysIsShortened(demangled: String, name: String) {
    #expect(FunctionName.short(demangled) == name)
  }

  @Test(arguments: [
    (
      "generic specialization <Feed.Row> of Swift.Array.reserveCapacity(Swift.Int) -> ()",
      "Array.reserveCapacity(_:)"
    ),
    (
      """
      function signature specialization <Arg[2] = [Closure Propagated : $s4Feed, Argument Types : \
      []> of generic specialization <Swift.Int, Swift.Set<Swift.Int>> of \
      Swift._merge<A>(low: A) -> A
      """,
      "_merge(low:)"
    ),
    (
      "protocol witness for Feed.Shown.show(row: A.Row) -> () in conformance Feed.Cell : "
        + "Feed.Shown in Feed",
      "Cell.show(row:)"
    ),
    (
      "protocol witness for Swift.Collection.count.getter : Swift.Int in conformance [A] : "
        + "Swift.Collection in Swift",
      "Array.count.getter"
    ),
    ("merged Feed.Cell.show() -> ()", "Cell.show()"),
  ])
  func whatTheCompilerMadeOfAFunctionIsLeftOut(demangled: String, name: String) {
    #expect(FunctionName.short(demangled) == name)
  }

  @Test(arguments: [
    "type metadata accessor for Feed.Row", "outlined copy of Feed.Row",
    "merged outlined destroy of Any?",
    "reabstraction thunk helper from @callee_guaranteed () -> () to @escaping () -> ()",
    "assignWithCopy value witness for Feed.Row", "metadata instantiation cache for Feed.Row",
  ])
  func whatNobodyWroteHasNoName(demangled: String) {
    #expect(FunctionName.short(demangled) == nil)
  }
}
