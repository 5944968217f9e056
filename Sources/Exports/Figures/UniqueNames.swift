/// Names of which each may be given once.
struct UniqueNames {
  private let format: ExportFormat
  private let limit: Int
  private var taken: Set<String> = []

  /// No names yet, each at most `limit` characters long.
  init(for format: ExportFormat, limit: Int = Int.max) {
    self.format = format
    self.limit = limit
  }

  /// A name that was not given before.
  ///
  /// - Throws: `ExportError.duplicateName` or `.longName`.
  mutating func take(_ name: String) throws(ExportError) -> String {
    guard name.count <= limit else {
      throw .longName(format: format, name: name, limit: limit)
    }
    guard taken.insert(name).inserted else {
      throw .duplicateName(format: format, name: name)
    }
    return name
  }
}
