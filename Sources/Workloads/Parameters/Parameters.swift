/// The values of all parameters of a workload.
nonisolated package struct Parameters: Sendable {
  private let definitions: [ParameterDefinition]
  private var values: [String: ParameterValue]

  /// The defaults of a workload, some of them replaced by `name: text` pairs.
  ///
  /// - Throws: `ParameterError` for an unknown name or an invalid value.
  package init(
    of workload: WorkloadDefinition,
    setting texts: [(name: String, text: String)] = []
  ) throws(ParameterError) {
    definitions = workload.parameters
    values = [:]
    for definition in definitions {
      values[definition.name] = definition.defaultValue
    }
    for (name, text) in texts {
      guard let definition = definitions.first(where: { $0.name == name }) else {
        throw .unknown(
          parameter: name,
          workload: workload.name,
          known: definitions.map(\.name)
        )
      }
      values[name] = try definition.parse(text)
    }
  }

  /// All parameters with their values, in the workload's order.
  package var all: [(name: String, value: ParameterValue)] {
    definitions.map { ($0.name, self[$0.name]) }
  }

  /// The parameters whose values differ from the defaults, in the workload's order.
  package var changed: [(name: String, value: ParameterValue)] {
    definitions.filter { self[$0.name] != $0.defaultValue }.map { ($0.name, self[$0.name]) }
  }

  /// The value of a parameter that the workload defines.
  package subscript(name: String) -> ParameterValue {
    guard let value = values[name] else {
      preconditionFailure("A workload can read only the parameters it defines, not '\(name)'.")
    }
    return value
  }

  /// The value of an integer parameter.
  package func integer(_ name: String) -> Int {
    guard case .integer(let value) = self[name] else {
      preconditionFailure("The parameter '\(name)' isn't a whole number.")
    }
    return value
  }

  /// The value of a number parameter.
  package func number(_ name: String) -> Double {
    guard case .number(let value) = self[name] else {
      preconditionFailure("The parameter '\(name)' isn't a number.")
    }
    return value
  }

  /// The value of a word parameter.
  package func word(_ name: String) -> String {
    guard case .word(let value) = self[name] else {
      preconditionFailure("The parameter '\(name)' isn't a word.")
    }
    return value
  }

  /// The value of a size parameter, in points.
  package func size(_ name: String) -> (width: Int, height: Int) {
    guard case .size(let width, let height) = self[name] else {
      preconditionFailure("The parameter '\(name)' isn't a size.")
    }
    return (width, height)
  }
}

/// The reason why a workload can't take a parameter.
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
