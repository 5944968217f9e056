/// How long lines, functions and files may be.
enum LengthRule {
  static let lineColumnsMax = 100
  static let functionLinesMax = 70
  static let sourceLinesMax = 500
  static let testLinesMax = 700
  /// The greatest median of all source files.
  static let sourceLinesMedianMax = 130

  /// The file, if it has more lines than it may.
  static func longFile(_ file: SourceFile, max: Int) -> [Violation] {
    guard file.lineCount > max else { return [] }
    return [
      Violation(path: file.path, line: max + 1, message: "\(file.lineCount) lines; at most \(max)")
    ]
  }

  /// The lines with more columns than a line may have.
  static func longLines(in file: SourceFile) -> [Violation] {
    file.lines.enumerated().filter { $0.element.count > lineColumnsMax }.map {
      Violation(
        path: file.path,
        line: $0.offset + 1,
        message: "\($0.element.count) columns; at most \(lineColumnsMax)"
      )
    }
  }

  /// The functions, initializers and accessors with more lines than they may have.
  static func longFunctions(in file: SourceFile) -> [Violation] {
    FunctionFinder.functions(in: file).filter { $0.lineCount > functionLinesMax }.map {
      Violation(
        path: file.path,
        line: $0.firstLine,
        message: "a function of \($0.lineCount) lines; at most \(functionLinesMax)"
      )
    }
  }

  /// The lower median.
  static func median(_ counts: [Int]) -> Int {
    counts.isEmpty ? 0 : counts.sorted()[(counts.count - 1) / 2]
  }
}
