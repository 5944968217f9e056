import FoundationEssentials
import UBResults
import Testing

@Suite struct DocumentCoderTests {
  @Test func aDocumentComesBackAsItWas() throws {
    let text = try DocumentCoder.text(of: Examples.document)
    #expect(try decode(text) == Examples.document)
    #expect(try DocumentCoder.schema(of: Data(text.utf8), file: "a") == "updatebench.results")
  }

  @Test(arguments: [
    ("", "not JSON: line 1, column 1: found the end, expected an object"),
    ("[1, 2]", "not JSON: line 1, column 1: found '[', expected an object"),
    ("{\n  \"a\": 1\n  \"b\": 2\n}", "not JSON: line 3, column 3: found '\"', expected ',' or '}'"),
    ("{\"a\": [1, 2,]}", "not JSON: line 1, column 13: found ']', expected a value"),
    ("{\"a\": 1,}", "not JSON: line 1, column 9: found '}', expected a key in quotes"),
    ("{\"a\" 1}", "not JSON: line 1, column 6: found '1', expected ':'"),
    ("{\"é\": x}", "not JSON: line 1, column 7: found 'x', expected a value"),
    ("{\"a\": \"b", "not JSON: line 1, column 9: found the end, expected '\"'"),
    ("{} {}", "not JSON: line 1, column 4: found '{', expected the end"),
    ("{\"a\": {\"b\": [{\"c\": 1, \"c\": 2}]}}", "key 'a.b[0].c': found twice, expected once"),
    (
      "{\"a\":" + String(repeating: "[", count: 9_999),
      "not JSON: line 1, column 105: found '[', expected at most 100 levels"
    ),
  ])
  func anErrorOfSyntaxHasItsPlace(text: String, complaint: String) {
    let error = #expect(throws: DocumentError.self) { try decode(text) }
    #expect(error?.description == "a.json: \(complaint)")
  }

  @Test(arguments: [
    ("\"frames\" : 2,", "\"frames\" : 2.5,", "results[0].frames", "2.5"),
    ("[192, 0]", "[1.92e2, 0.5]", "results[0].allocations.bytes_by_frame[1]", "0.5"),
  ])
  func aNumberThatIsNotWholeIsNamed(old: String, new: String, key: String, found: String) throws {
    let text = try DocumentCoder.text(of: Examples.document).replacing(old, with: new)
    let error = #expect(throws: DocumentError.self) { try decode(text) }
    #expect(error?.description == "a.json: key '\(key)': found \(found), expected a whole number")
  }

  @Test(arguments: [
    "\(Int.min)", "9007199254740993", "-9007199254740993", "\(Int.max)", "99999999999999999999",
    String(repeating: "9", count: 500_000),
  ])
  func aNumberThatNotEveryReaderTakesExactlyIsRefused(number: String) throws {
    let text = try DocumentCoder.text(of: Examples.document)
      .replacing("\"live_delta\" : -64", with: "\"live_delta\" : \(number)")
    let error = #expect(throws: DocumentError.self) { try decode(text) }
    #expect(
      error?.description == """
        a.json: key 'results[0].allocations.live_delta': found \(number.excerpt()), expected a \
        whole number from -2^53 to 2^53
        """
    )
  }

  @Test(arguments: [-1, -(1 << 53)])
  func aNumberThatIsNoCountIsRefused(count: Int) throws {
    let text = try DocumentCoder.text(of: Examples.document)
      .replacing("\"bindings.evaluated\" : 16", with: "\"bindings.evaluated\" : \(count)")
    let error = #expect(throws: DocumentError.self) { try decode(text) }
    #expect(
      error?.description == """
        a.json: key 'results[0].counts.bindings.evaluated': found \(count), expected a count from \
        0 to 2^53
        """
    )
  }

  @Test(arguments: [
    (
      "\"bindings.evaluated\" : 16", "\"bindings.evaluated\" : 17",
      "results[0].counts.bindings.evaluated': found 17, expected 16, which is bindings.effective "
        + "16 and bindings.redundant 0"
    ),
    (
      "\"frame_count\" : 4", "\"frame_count\" : 5",
      "results[0].time.samples.frame_ns': found 4 numbers in 2 repetitions, expected 5 in 2"
    ),
    (
      "\"swift\" : \"6.3\"", "\"swift\" : \"../../6.3\"",
      "toolchain.swift': found '../../6.3', expected a version such as 6.3"
    ),
    (
      "\"strategy\" : \"propertyPass\"", "\"strategy\" : \"a/b\"",
      "found 'a/b', expected 1 to 100 bytes without slashes and control characters, other than '-'"
    ),
    (
      "\"id\" : \"LS1\"", "\"id\" : \"\\u001b[2J\"",
      "results[0].id': found '\u{1b}[2J', expected 1 to 600 bytes without control characters"
    ),
  ])
  func aNameOrCountThatCannotBeIsTold(old: String, new: String, complaint: String) throws {
    let text = try DocumentCoder.text(of: Examples.document)
    #expect(text.contains(old))
    let error = #expect(throws: DocumentError.self) {
      try decode(text.replacing(old, with: new))
    }
    #expect(error?.description.contains(complaint) == true, "\(error?.description ?? "")")
  }

  /// A found value of half a megabyte is cut, wherever it stands.
  @Test(arguments: [
    "\"updatebench.results\"", "\"timed out\"", "\"000000000000feed\"", "\"default\"",
    "\"machine\"", "\"LS1\"",
  ])
  func noComplaintIsLong(value: String) throws {
    let text = try DocumentCoder.text(of: Examples.document)
    #expect(text.contains(value))
    let long = "\"" + String(repeating: "x", count: 500_000) + "\""
    let error = #expect(throws: DocumentError.self) {
      try decode(text.replacing(value, with: long))
    }
    #expect((error?.description.utf8.count ?? 0) < 1_000)
  }

  @Test func aDocumentOfTooManyValuesIsRefusedBeforeItIsDecoded() {
    let text = "{\"a\":[" + String(repeating: "0,", count: 8_000_000) + "0]}"
    let error = #expect(throws: DocumentError.self) { try decode(text) }
    #expect(
      error?.description.hasSuffix("found '0', expected at most 8000000 values") == true
    )
  }

  @Test func theSameDocumentIsTheSameText() throws {
    let text = try DocumentCoder.text(of: Examples.document)
    #expect(try DocumentCoder.text(of: try decode(text)) == text)
    #expect(text.hasSuffix("\n}\n"))
  }

  @Test func keysAreThoseThatReadersRelyOn() throws {
    let text = try DocumentCoder.text(of: Examples.document)
    for line in [
      #"  "schema" : "updatebench.results","#,
      #"  "schema_version" : 1,"#,
      #"  "command" : ["updatebench", "run", "--filter", "a \"quoted\" word"],"#,
      #"      "benchmark" : "list-scroll.steady","#,
      #"      "id" : "LS1","#,
      #"      "strategy" : "propertyPass","#,
      #"      "frames" : 2,"#,
      #"        "delta" : 44,"#,
      #"        "size" : "393x852","#,
      #"        "bindings.evaluated" : 16,"#,
      #"        "solver.pivots" : 0,"#,
      #"        "calls_per_frame" : 1.5,"#,
      #"        "bytes_per_frame" : 96,"#,
      #"        "frames_without" : 1,"#,
      #"        "live_delta" : -64"#,
      #"        "calls_by_frame" : [3, 0],"#,
      #"        "frame_count" : 4,"#,
      #"          "p99" : 40"#,
      #"        "solver_ns_per_frame" : 2.5"#,
      #"      "frame_digests" : ["0000000000000001", "000000000000feed"],"#,
      #"      "kind" : "timed out","#,
      #"      "label" : "list-scroll.steady[delta=44]","#,
    ] {
      #expect(text.contains("\n\(line)\n"), "\(line)")
    }
  }

  @Test func arraysThatAreNotFoldedTakeALineForEachValue() throws {
    let text = try DocumentCoder.text(of: Examples.document, foldingArrays: false)
    #expect(text.contains("\"calls_by_frame\" : [\n          3,\n          0\n        ],\n"))
    #expect(try decode(text) == Examples.document)
  }

  @Test(arguments: [
    (
      "\"schema_version\" : 1", "\"schema_version\" : 2",
      "a.json: key 'schema_version': found 2, expected 1"
    ),
    (
      "updatebench.results", "updatebench.baseline",
      "a.json: key 'schema': found 'updatebench.baseline', expected 'updatebench.results'"
    ),
    ("\"cores\" :", "\"kernels\" :", "a.json: key 'machine.cores' is missing"),
    (
      "\"frames\" : 2", "\"frames\" : true",
      "a.json: key 'results[0].frames': Expected to decode Int but found bool instead."
    ),
    (
      "000000000000feed", "feed",
      "a.json: key 'results[0].frame_digests[1]': "
        + "found 'feed', expected sixteen hexadecimal digits"
    ),
    (
      "\"kind\" : \"timed out\"", "\"kind\" : \"tired\"",
      "a.json: key 'failures[0].kind': "
        + "Cannot initialize Kind from invalid String value tired"
    ),
  ])
  func aDamagedDocumentIsTold(old: String, new: String, complaint: String) throws {
    let text = try DocumentCoder.text(of: Examples.document)
    #expect(text.contains(old))
    let error = #expect(throws: DocumentError.self) {
      try decode(text.replacing(old, with: new))
    }
    #expect(error?.description == complaint)
  }

  @Test(arguments: [
    (
      "\"frames\" : 2", "\"frames\" : 3",
      "a.json: key 'results[0].frame_digests': found 2 digests, expected 3, one a frame"
    ),
    (
      "000000000000feed", "000000000000beef",
      "a.json: key 'results[0].digest': found 936236293679ae97, expected e83c34968c80f315, "
        + "the digest of the frames"
    ),
    (
      "\"calls_by_frame\" : [3, 0]", "\"calls_by_frame\" : [3]",
      "a.json: key 'results[0].allocations.calls_by_frame': found 1 number, expected 2, "
        + "one a frame"
    ),
    (
      "\"bytes_by_frame\" : [192, 0]", "\"bytes_by_frame\" : []",
      "a.json: key 'results[0].allocations.bytes_by_frame': found 0 numbers, expected 2, "
        + "one a frame"
    ),
    (
      "\"bytes\" : 192", "\"bytes\" : 193",
      "a.json: key 'results[0].allocations': found figures, expected the sums of the frames"
    ),
  ])
  func aDocumentThatContradictsItselfIsTold(old: String, new: String, complaint: String) throws {
    let text = try DocumentCoder.text(of: Examples.document)
    #expect(text.contains(old))
    let error = #expect(throws: DocumentError.self) {
      try decode(text.replacing(old, with: new))
    }
    #expect(error?.description == complaint)
  }

  @Test(arguments: [
    (1, "a.json: key 'schema_version': found 1, expected 2; run the suite again"),
    (3, "a.json: key 'schema_version': found 3, expected 2"),
  ])
  func anOlderVersionIsRefusedWithAdvice(version: Int, complaint: String) throws {
    let text = try DocumentCoder.text(of: Examples.iterations)
    let other = text.replacing("\"schema_version\" : 2", with: "\"schema_version\" : \(version)")
    #expect(other != text)
    let error = #expect(throws: DocumentError.self) {
      try DocumentCoder.decode(IterationDocument.self, from: Data(other.utf8), file: "a.json")
    }
    #expect(error?.description == complaint)
  }

  @Test func aSecondResultOfAnEntryIsTold() throws {
    var document = Examples.document
    document.results.append(Examples.result)
    let text = try DocumentCoder.text(of: document)
    let error = #expect(throws: DocumentError.self) { try decode(text) }
    #expect(
      error?.description == """
        a.json: key 'results[1]': \
        found a second result of list-scroll.steady[delta=44] propertyPass
        """
    )
  }

  /// Cut anywhere, a document is an error and never a shorter document.
  @Test func aTruncatedDocumentIsTold() throws {
    let text = try DocumentCoder.text(of: Examples.document)
    for length in stride(from: 0, to: text.utf8.count - 2, by: 97) {
      #expect(throws: DocumentError.self) {
        try decode(String(decoding: text.utf8.prefix(length), as: UTF8.self))
      }
    }
  }

  @Test func aFileThatIsNotThereIsTold() {
    #expect(throws: DocumentError.absent(file: "nowhere.json")) {
      try DocumentCoder.data(ofFile: "nowhere.json")
    }
  }

  private func decode(_ text: String) throws -> ResultDocument {
    try DocumentCoder.decode(ResultDocument.self, from: Data(text.utf8), file: "a.json")
  }
}
