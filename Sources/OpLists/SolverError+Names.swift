import UBConstraintSolver

extension SolverError {
  /// The error's name in op lists: that of its case.
  var name: String {
    switch self {
    case .unsatisfiable: "unsatisfiable"
    case .unsatisfiableBatch: "unsatisfiableBatch"
    case .unsettled: "unsettled"
    case .unknownConstraint: "unknownConstraint"
    case .unknownVariable: "unknownVariable"
    case .variableInUse: "variableInUse"
    case .nonFiniteCoefficient: "nonFiniteCoefficient"
    case .nonFiniteConstant: "nonFiniteConstant"
    case .requiredEditVariable: "requiredEditVariable"
    case .duplicateEditVariable: "duplicateEditVariable"
    case .notAnEditVariable: "notAnEditVariable"
    }
  }

  /// The contradictions the error tells of.
  var conflicts: [Conflict] {
    switch self {
    case .unsatisfiable(let conflict): [conflict]
    case .unsatisfiableBatch(let conflicts): conflicts
    default: []
    }
  }
}
