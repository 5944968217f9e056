/// The reason that a workload can't be set up with the given parameters.
nonisolated package enum ParameterError: Error, Equatable, Sendable {
  /// The workload has no parameter with that name.
  case unknown(parameter: String, workload: String, known: [String])
  /// The text isn't a valid value of the parameter.
  case badValue(parameter: String, found: String, expected: String)
}

extension ParameterError: CustomStringConvertible {
  /// A sentence with the parameter, the found value and the expected values.
  nonisolated package var description: String {
    switch self {
    case .unknown(let parameter, let workload, let known):
      "\(workload) has no parameter '\(parameter)'; it has \(known.joined(separator: ", "))"
    case .badValue(let parameter, let found, let expected):
      "\(parameter)=\(found): expected \(expected)"
    }
  }
}
