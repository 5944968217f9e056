/// Why a workload could not be set up from what was asked.
nonisolated package enum ParameterError: Error, Equatable, Sendable {
  /// The workload has no parameter of that name.
  case unknown(parameter: String, workload: String, known: [String])
  /// The text is not a value of the parameter.
  case badValue(parameter: String, found: String, expected: String)
}

extension ParameterError: CustomStringConvertible {
  /// A sentence that names the parameter, what was found and what was expected.
  nonisolated package var description: String {
    switch self {
    case .unknown(let parameter, let workload, let known):
      "\(workload) has no parameter '\(parameter)'; it has \(known.joined(separator: ", "))"
    case .badValue(let parameter, let found, let expected):
      "\(parameter)=\(found): expected \(expected)"
    }
  }
}
