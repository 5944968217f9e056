/// The value of each parameter of one workload.
nonisolated package struct Parameters: Sendable {
  private let definitions: [ParameterDefinition]
  private var values: [String: ParameterValue]

  /// A workload's defaults, with some of them set from `name: text` pairs.
  ///
  /// - Throws: `ParameterError` for a name the workload doesn't have or a value it can't take.
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

  /// Every parameter with its value, in the workload's order.
  package var all: [(name: String, value: ParameterValue)] {
    definitions.map { ($0.name, self[$0.name]) }
  }

  /// The parameters whose value isn't the default, in the workload's order.
  package var changed: [(name: String, value: ParameterValue)] {
    definitions.filter { self[$0.name] != $0.defaultValue }.map { ($0.name, self[$0.name]) }
  }

  /// The value of a parameter the workload defines.
  package subscript(name: String) -> ParameterValue {
    guard let value = values[name] else {
      preconditionFailure("A workload reads only the parameters it defines, not '\(name)'.")
    }
    return value
  }

  /// A parameter that counts.
  package func integer(_ name: String) -> Int {
    guard case .integer(let value) = self[name] else {
      preconditionFailure("The parameter '\(name)' is no whole number.")
    }
    return value
  }

  /// A parameter with a fraction.
  package func number(_ name: String) -> Double {
    guard case .number(let value) = self[name] else {
      preconditionFailure("The parameter '\(name)' is no number.")
    }
    return value
  }

  /// A parameter that is one of several words.
  package func word(_ name: String) -> String {
    guard case .word(let value) = self[name] else {
      preconditionFailure("The parameter '\(name)' is no word.")
    }
    return value
  }

  /// A parameter that is a width and a height, in points.
  package func size(_ name: String) -> (width: Int, height: Int) {
    guard case .size(let width, let height) = self[name] else {
      preconditionFailure("The parameter '\(name)' is no size.")
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
