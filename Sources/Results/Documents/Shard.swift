/// One of the parts of a divided run, each of which can run on a machine of its own.
///
/// A benchmark is never divided: its strategies are checked against each other.
package struct Shard: Codable, Equatable, Sendable {
  /// The number of the part, from 1.
  package var index: Int
  /// The number of parts.
  package var count: Int

  /// A part of `count`; `nil` if there is no such part.
  package init?(index: Int, count: Int) {
    guard index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a part such as `2/4`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// The range of this part among a number of benchmarks.
  ///
  /// The parts follow each other and differ by at most one in length.
  package func range(of length: Int) -> Range<Int> {
    (index - 1) * length / count..<index * length / count
  }
}

extension Shard: CustomStringConvertible {
  /// The part in the form of the command line.
  package var description: String { "\(index)/\(count)" }
}
