nonisolated extension ParameterDefinition {
  /// The number of rows in the list.
  static let rows = ParameterDefinition(
    "rows",
    "rows of the list",
    .integer(1...10_000_000),
    default: .integer(10_000)
  )

  /// The number of bindings of a cell.
  static let bindings = ParameterDefinition(
    "bindings",
    "displayed values that a cell's content sets",
    .integer(1...64),
    default: .integer(8)
  )

  /// The size of the window.
  static let viewport = ParameterDefinition(
    "viewport",
    "size of the window in points",
    .size(1...10_000),
    default: .size(width: 393, height: 852)
  )

  /// The seed of the row texts.
  static let seed = ParameterDefinition(
    "seed",
    "seed of the row texts",
    .integer(0...Int.max),
    default: .integer(42)
  )

  /// The number of frames to run.
  static func frames(_ count: Int) -> ParameterDefinition {
    ParameterDefinition(
      "frames",
      "frames to run",
      .integer(1...1_000_000),
      default: .integer(count)
    )
  }

  /// The scrolling distance per frame.
  static func delta(_ points: Double) -> ParameterDefinition {
    ParameterDefinition(
      "delta",
      "points scrolled per frame",
      .number(0...100_000),
      default: .number(points)
    )
  }

  /// The number of frames per second.
  static let refresh = ParameterDefinition(
    "refresh",
    "frames per second",
    .words(["60", "120"]),
    default: .word("60")
  )

  /// The parameters of every list workload.
  static let list = [rows, bindings, viewport, seed]
}

nonisolated extension Parameters {
  /// The number of frames per second.
  var refreshRate: Int { Int(word("refresh")) ?? 60 }
}
