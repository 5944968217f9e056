/// The value of a workload parameter.
nonisolated package enum ParameterValue: Hashable, Sendable {
  /// A count, index or seed.
  case integer(Int)
  /// A quantity with a fraction, such as points per second.
  case number(Double)
  /// A width and height in points, written `393x852`.
  case size(width: Int, height: Int)
  /// A word from a fixed list.
  case word(String)
}

extension ParameterValue: CustomStringConvertible {
  /// The text that `--set` accepts and documents store.
  nonisolated package var description: String {
    switch self {
    case .integer(let value): String(value)
    case .number(let value): value == value.rounded() ? String(Int(value)) : String(value)
    case .size(let width, let height): "\(width)x\(height)"
    case .word(let value): value
    }
  }
}
