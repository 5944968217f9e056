import UBMeasurement
import UBResults

/// The destination of a verb's text: a file, or standard output.
package struct TextOutput {
  /// The option that names the file.
  package static let option = OptionDefinition.value(
    "output",
    "FILE",
    "the output file (default: standard output)"
  )

  private let path: String?

  /// Reads the option.
  package init(_ arguments: Arguments) {
    path = arguments.value("output")
  }

  /// Writes the text; a file is written whole or not at all.
  ///
  /// - Throws: `FileError`.
  package func write(_ text: String) throws {
    guard let path else { return try StandardOutput.write(text) }
    try AtomicFile.replace(path, with: text)
  }
}
