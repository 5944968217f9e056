/// Whether each source file has its test file at the same place.
enum MirrorRule {
  /// The test files that are missing, for paths relative to the module and its test target.
  ///
  /// `Type+Aspect.swift` is tested by `Type+AspectTests.swift` or with its type.
  static func missingTests(sources: [String], tests: [String]) -> [String] {
    let tests = Set(tests)
    return sources.compactMap { source in
      let stem = source.replacing(".swift", with: "")
      let type = stem.split(separator: "+").first ?? ""
      let expected = "\(stem)Tests.swift"
      return tests.contains(expected) || tests.contains("\(type)Tests.swift") ? nil : expected
    }
  }
}
