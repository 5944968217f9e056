import UBResults

extension BenchmarkResult {
  /// The parameters that aren't the default, in the order the label names them.
  var settings: [(name: String, value: String)] {
    var text = label.dropFirst(benchmark.count)
    guard text.popFirst() == "[", text.popLast() == "]" else { return [] }
    return text.split(separator: ",").map { setting in
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.dropFirst().first.map(String.init) ?? "")
    }
  }
}
