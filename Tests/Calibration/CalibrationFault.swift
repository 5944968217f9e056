/// A known way to go wrong, in one frame and under `propertyPass` only.
enum CalibrationFault: Int {
  /// The number of binding evaluations depends on the process.
  case nondeterministic = 1
  /// The process traps.
  case crash
  /// The process exits.
  case exit
  /// The frame doesn't end.
  case hang
  /// The display is out of date.
  case stale

  /// The frame that goes wrong.
  static let frame = 3
  /// The strategy that goes wrong.
  static let strategy = "propertyPass"
}

extension CalibrationFault? {
  /// No fault, and every fault.
  static let known: [CalibrationFault?] = [
    nil, .nondeterministic, .crash, .exit, .hang, .stale,
  ]
}
