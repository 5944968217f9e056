/// Why a process that is asked step by step has no answer.
package struct SteppedProcessError: Error, Equatable, Sendable {
  /// How it ended.
  package let ending: ChildEnding
  /// The first and the last lines it wrote to standard error.
  package let standardError: [String]

  package init(ending: ChildEnding, standardError: [String]) {
    self.ending = ending
    self.standardError = standardError
  }
}
