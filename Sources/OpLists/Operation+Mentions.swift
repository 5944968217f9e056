extension Operation {
  /// The names an operation uses and makes.
  struct Mentions {
    var newVariable: String?
    var newConstraint: String?
    var variables: [String] = []
    var constraints: [String] = []
  }

  /// The names this operation uses and makes; a batch's operations speak for themselves.
  var mentions: Mentions {
    switch self {
    case .variable(let name, _): Mentions(newVariable: name)
    case .removeVariable(let name), .edit(let name, _), .endEdit(let name), .suggest(let name, _):
      Mentions(variables: [name])
    case .add(let name, let constraint, _):
      Mentions(newConstraint: name, variables: constraint.terms.map(\.name))
    case .stay(let name, let variable, _): Mentions(newConstraint: name, variables: [variable])
    case .remove(let name), .setConstant(let name, _), .setPriority(let name, _):
      Mentions(constraints: [name])
    case .read(let names): Mentions(variables: names)
    case .expect(let values, _, let ambiguous, let definite):
      Mentions(variables: values.map(\.variable) + ambiguous + definite)
    case .batch, .failing: Mentions()
    }
  }
}
