import UBRegression

/// One thing that a comparison found, or one that it could not look at.
struct Finding: Equatable {
  /// What it means; `nil` for what is only told.
  let verdict: Verdict?
  /// The benchmark; `nil` for the suite.
  let benchmark: String?
  /// What was found, in a sentence.
  let detail: String
  /// Whether it is a failure of the run, which reports tell of at more length.
  var isFailure = false
}

extension Finding: CustomStringConvertible {
  /// The verdict, the benchmark and the detail.
  var description: String {
    ([verdict?.rawValue ?? "not judged", benchmark].compactMap(\.self) + [detail])
      .joined(separator: ": ")
  }
}
