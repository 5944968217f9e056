/// All named characters in the toolchain's Unicode tables, in code point order.
///
/// They are real table rows that need no data file: more than 150,000, each with several texts.
/// Their number depends on the Unicode version of the standard library.
nonisolated package struct UnicodeCatalogue: Sendable {
  /// The code points that may have names: planes 0 to 3 and 14.
  ///
  /// The other planes are unassigned or for private use; skipping them halves the time.
  package static let codePoints: [ClosedRange<UInt32>] = [0...0x3ffff, 0xe0000...0xeffff]

  private let scalars: [Unicode.Scalar]

  /// Collects the named characters, which excludes controls, surrogates, noncharacters and private
  /// use.
  ///
  /// - Complexity: O(code points); about 40 ms in a release build.
  package init() {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(160_000)
    for codePoint in Self.codePoints.joined() {
      guard
        let scalar = Unicode.Scalar(codePoint),
        scalar.properties.generalCategory != .unassigned,
        scalar.properties.name != nil
      else { continue }
      scalars.append(scalar)
    }
    self.scalars = scalars
  }

  /// The number of rows.
  package var count: Int { scalars.count }

  /// The row at an index from 0 to `count` - 1, whose texts are made when read.
  package subscript(index: Int) -> UnicodeRow {
    UnicodeRow(scalars[index])
  }

  /// The index of a character's row, or `nil` if it has none.
  ///
  /// - Complexity: O(log `count`)
  package func index(of scalar: Unicode.Scalar) -> Int? {
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] < scalar {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < scalars.count && scalars[low] == scalar ? low : nil
  }
}
