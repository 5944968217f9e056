package import FoundationEssentials
package import UBResults

/// The records of a suite, oldest first, and the lines that hold none.
package struct History: Equatable, Sendable {
  /// A record and its place.
  package struct Line: Equatable, Sendable {
    /// The line of the file, from 1.
    package let number: Int
    /// The record.
    package let record: HistoryRecord
  }

  /// A line that can't be read.
  ///
  /// A process that is stopped while it appends can leave a part of a line. The other lines are
  /// whole.
  package struct Unreadable: Equatable, Sendable {
    /// The line of the file, from 1.
    package let number: Int
    /// Whether the file ends in the middle of the line.
    package let isTorn: Bool
    /// The error, with the file and the line.
    package let reason: String
  }

  /// The records, in the order they were appended.
  package private(set) var lines: [Line] = []
  /// The unreadable lines, in the order of the file.
  package private(set) var unreadable: [Unreadable] = []

  /// Reads the content of a file; errors name `file`.
  ///
  /// - Complexity: O(n) in the bytes.
  package init(_ data: Data, file: String) {
    let newline = UInt8(ascii: "\n")
    let isWhole = data.last.map { $0 == newline } ?? true
    var parts = data.split(separator: newline, omittingEmptySubsequences: false)
    // The part after the last line end is a line only if it was torn.
    if isWhole, !parts.isEmpty { parts.removeLast() }
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let number = index + 1
      let isLast = index == parts.count - 1
      do throws(DocumentError) {
        let place = "\(file):\(number)"
        lines.append(
          Line(
            number: number,
            record: try DocumentCoder.decode(HistoryRecord.self, from: Data(part), file: place)
          )
        )
      } catch {
        unreadable.append(
          Unreadable(number: number, isTorn: isLast && !isWhole, reason: error.description)
        )
      }
    }
  }

  /// The identities of all records, in order.
  package var identities: [EntryIdentity] {
    Set(lines.flatMap(\.record.identities)).sorted()
  }
}
