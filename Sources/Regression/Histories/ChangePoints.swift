import UBStatistics

/// The changes of level in a series of noisy numbers.
///
/// Segments are split where the energy distance between both sides is greatest, as long as a t-test
/// tells the sides apart. Then a stricter test removes points, the weakest first, and each of the
/// rest is located again between its neighbours. The p-value of a change is multiplied by the
/// number of places that were searched. Nothing is drawn at random, so the same series has the same
/// change points.
///
/// Sources: Matteson and James, "A Nonparametric Approach for Multiple Change Point Analysis of
/// Multivariate Data" (2014); Fleming and others, "Hunter: Using Change Point Detection to Hunt for
/// Performance Regressions" (2023) for the t-test in place of permutations.
package struct ChangePoints: Equatable, Sendable {
  /// A change of level.
  package struct Point: Equatable, Sendable {
    /// The index of the first number of the new level.
    package let index: Int
    /// An upper bound of the p-value of the change.
    package let p: Double
    /// The mean from the change before.
    package let before: Double
    /// The mean up to the next change.
    package let after: Double
  }

  /// The changes, in order.
  package let points: [Point]

  /// The fewest numbers of a level.
  package static let lengthMin = 4
  /// The default p-value below which a change is reported.
  package static let pMax = 0.001
  /// The factor of `pMax` for the first, tentative splits.
  private static let weakness = 10.0

  /// Finds the changes of a series.
  ///
  /// - Complexity: O(n²) in the numbers for each change.
  package init(in values: [Double], pMax: Double = ChangePoints.pMax) {
    var indices = Self.splits(of: values, in: values.indices, pMax: pMax * Self.weakness)
    while let weakest = Self.points(at: indices, in: values).max(by: { $0.p < $1.p }),
      weakest.p >= pMax
    {
      indices.removeAll { $0 == weakest.index }
    }
    for position in indices.indices {
      let start = position == 0 ? 0 : indices[position - 1]
      let end = position + 1 == indices.count ? values.count : indices[position + 1]
      guard let best = Self.bestSplit(of: Array(values[start..<end])) else { continue }
      indices[position] = start + best
    }
    points = Self.points(at: indices, in: values)
  }

  /// The splits of a part of a series, in order.
  private static func splits(of values: [Double], in range: Range<Int>, pMax: Double) -> [Int] {
    guard
      range.count >= 2 * lengthMin,
      let index = bestSplit(of: Array(values[range])).map({ $0 + range.lowerBound }),
      test(values[range.lowerBound..<index], values[index..<range.upperBound]).p < pMax
    else { return [] }
    return splits(of: values, in: range.lowerBound..<index, pMax: pMax) + [index]
      + splits(of: values, in: index..<range.upperBound, pMax: pMax)
  }

  /// The split with the greatest energy distance between its sides.
  private static func bestSplit(of values: [Double]) -> Int? {
    let count = values.count
    var left = 0.0
    var between = 0.0
    var right = 0.0
    for i in values.indices {
      for j in values.indices where j > i {
        right += (values[i] - values[j]).magnitude
      }
    }
    var best: (index: Int, distance: Double)?
    for index in 1..<count {
      // The number before the split moves from the right side to the left.
      let moved = values[index - 1]
      let toLeft = values[..<(index - 1)].reduce(0) { $0 + (moved - $1).magnitude }
      let toRight = values[index...].reduce(0) { $0 + (moved - $1).magnitude }
      left += toLeft
      right -= toRight
      between += toRight - toLeft
      let (m, n) = (Double(index), Double(count - index))
      guard index >= lengthMin, count - index >= lengthMin else { continue }
      let spread = left / (m * (m - 1) / 2) + right / (n * (n - 1) / 2)
      let distance = m * n / (m + n) * (2 * between / (m * n) - spread)
      if distance > best?.distance ?? -.infinity {
        best = (index, distance)
      }
    }
    return best?.index
  }

  /// The changes at given places, each tested against its neighbouring levels.
  private static func points(at indices: [Int], in values: [Double]) -> [Point] {
    let bounds = [0] + indices + [values.count]
    return indices.enumerated().map { position, index in
      let before = values[bounds[position]..<index]
      let after = values[index..<bounds[position + 2]]
      let (p, means) = test(before, after)
      return Point(index: index, p: p, before: means[0], after: means[1])
    }
  }

  /// Welch's test of two levels, for every place where one could have ended.
  private static func test(
    _ before: ArraySlice<Double>,
    _ after: ArraySlice<Double>
  ) -> (p: Double, means: [Double]) {
    let test = WelchTest(Array(before), Array(after))
    let places = before.count + after.count - 2 * lengthMin + 1
    return (min(test.pTwoSided * Double(places), 1), test.means)
  }
}
