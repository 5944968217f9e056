/// Why a run can't be written in a format.
package enum ExportError: Error, Equatable, Sendable {
  /// Two entries would have the same name, which the format can't tell apart.
  case duplicateName(format: ExportFormat, name: String)
  /// A name is longer than the format allows.
  case longName(format: ExportFormat, name: String, limit: Int)
  /// The format tells how a run compares, and it was not compared.
  case notCompared(format: ExportFormat)
  /// The format holds times, and no entry has any.
  case withoutTimes(format: ExportFormat)
}

extension ExportError: CustomStringConvertible {
  /// A sentence that names the format, what was found and what was expected.
  package var description: String {
    switch self {
    case .duplicateName(let format, let name):
      "\(format.rawValue): found two entries named '\(name)', expected every name once"
    case .longName(let format, let name, let limit):
      """
      \(format.rawValue): found a name of \(name.count) characters, expected at most \(limit): \
      '\(name)'
      """
    case .notCompared(let format):
      "\(format.rawValue): found no baseline, expected one to compare with"
    case .withoutTimes(let format):
      "\(format.rawValue): found no times, expected those of a run without --no-time"
    }
  }
}
