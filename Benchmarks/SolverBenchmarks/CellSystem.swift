package import UBConstraintSolver

/// The content sizes of one cell, computed from the index of its row.
package struct CellContent: Sendable {
  /// The intrinsic width of the name.
  package var nameWidth: Double
  /// The intrinsic width of the badge.
  package var badgeWidth: Double
  /// The intrinsic width of the email on one line.
  package var emailWidth: Double
  /// The intrinsic height of the email, which has one to three lines.
  package var emailHeight: Double

  /// Computes the content sizes of a row.
  package init(row: Int) {
    nameWidth = Double(60 + (37 * row) % 220)
    badgeWidth = Double(20 + (13 * row) % 40)
    emailWidth = Double(80 + (53 * row) % 300)
    emailHeight = Double(16 * (1 + row % 3))
  }
}

/// A realistic cell, "cell-v1": an avatar, a name, a badge and an email, with all the constraints
/// that solver benchmarks change.
///
/// It has twenty variables (left, top, width and height of five views) and thirty constraints;
/// sizes are non-negative. The frames have a closed form, `frames(row:width:)`.
package struct CellSystem {
  /// The five views in the order of their variables.
  package enum View: Int, CaseIterable, Sendable {
    case cell, avatar, name, badge, email
  }

  /// The four numbers of a view's frame in the order of its variables.
  package enum Attribute: Int, CaseIterable, Sendable {
    case left, top, width, height
  }

  /// The source of the cell's width.
  package enum Host: Sendable {
    /// A required constant.
    case required(Double)
    /// An edit variable of priority 900.
    case edited
    /// The width of another view, with the top edge below another cell.
    case stacked(width: Variable, below: (top: Variable, height: Variable)?)
  }

  /// The heights that are the same in every row.
  static let nameHeight = 20.0
  static let badgeHeight = 18.0

  /// The cell's variables, four for each view.
  private var variables: InlineArray<20, Variable>
  /// The constraint that fixes the avatar's width.
  package private(set) var avatarWidth: Constraint
  /// The constraint that keeps the name at most as wide as its text.
  package private(set) var nameHugging: Constraint
  /// The constraint that keeps the name at least as wide as its text.
  package private(set) var nameResistance: Constraint

  /// Adds a cell's variables and constraints to a solver.
  ///
  /// - Throws: The solver's error; a cell by itself is satisfiable.
  package init(
    row: Int,
    host: Host,
    in solver: inout Solver
  ) throws(SolverError) {
    variables = InlineArray<20, Variable> { place in
      solver.addVariable(isNonNegative: place % 4 >= 2)
    }
    let builder = Builder(variables: variables)
    try builder.addHost(host, to: &solver)
    avatarWidth = try builder.addAvatar(to: &solver)
    try builder.addName(to: &solver)
    try builder.addBadge(to: &solver)
    try builder.addEmail(to: &solver)
    let content = CellContent(row: row)
    (nameHugging, nameResistance) = try builder.addContent(content, to: &solver)
    try builder.set(.cell, .height, .equal, 0, 50, in: &solver)
  }

  /// A variable of the cell.
  package func variable(_ view: View, _ attribute: Attribute) -> Variable {
    variables[view.rawValue * 4 + attribute.rawValue]
  }

  /// The twenty values, view by view.
  package func values(in solver: borrowing Solver) -> [Double] {
    var values: [Double] = []
    for place in variables.indices { values.append(solver.value(of: variables[place])) }
    return values
  }

  /// The sum of the twenty values, each of which is read.
  package func sum(in solver: borrowing Solver) -> Double {
    var sum = 0.0
    for place in variables.indices { sum += solver.value(of: variables[place]) }
    return sum
  }

  /// Changes the name's width by setting the constants of its two constraints.
  ///
  /// - Throws: The solver's error.
  package func setNameWidth(
    _ width: Double,
    in solver: inout Solver
  ) throws(SolverError) {
    try solver.setConstant(-width, of: nameHugging)
    try solver.setConstant(-width, of: nameResistance)
  }

  /// Changes the name's width by replacing its two constraints.
  ///
  /// - Throws: The solver's error.
  package mutating func replaceNameWidth(
    _ width: Double,
    in solver: inout Solver
  ) throws(SolverError) {
    try solver.remove(nameHugging)
    try solver.remove(nameResistance)
    let term: InlineArray<1, Term> = [Term(variable(.name, .width))]
    nameHugging = try solver.add(
      term.span,
      .lessThanOrEqual,
      constant: -width,
      priority: 251
    )
    nameResistance = try solver.add(
      term.span,
      .greaterThanOrEqual,
      constant: -width,
      priority: 750
    )
  }

  /// Removes the avatar's width and adds it again.
  ///
  /// - Throws: The solver's error.
  package mutating func toggleAvatarWidth(in solver: inout Solver) throws(SolverError) {
    try solver.remove(avatarWidth)
    let term: InlineArray<1, Term> = [Term(variable(.avatar, .width))]
    avatarWidth = try solver.add(term.span, .equal, constant: -60, priority: .required)
  }

  /// The closed form of the five frames, in the order of the variables.
  package static func frames(row: Int, width: Double) -> [Double] {
    let content = CellContent(row: row)
    let badgeLeft = width - 16 - content.badgeWidth
    let badgeTop = 12 + nameHeight / 2 - badgeHeight / 2
    let height = max(84, 28 + nameHeight + content.emailHeight)
    return [
      0, 0, width, height,
      16, 12, 60, 60,
      88, 12, min(content.nameWidth, badgeLeft - 96), nameHeight,
      badgeLeft, badgeTop, content.badgeWidth, badgeHeight,
      88, 16 + nameHeight, min(content.emailWidth, width - 104), content.emailHeight,
    ]
  }
}
