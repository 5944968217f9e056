/// The reason that a stepped process didn't answer.
package struct SteppedProcessError: Error, Equatable, Sendable {
  /// The way the process ended.
  package let ending: ChildEnding
  /// The first and last lines of its standard error.
  package let standardError: [String]

  package init(ending: ChildEnding, standardError: [String]) {
    self.ending = ending
    self.standardError = standardError
  }
}
