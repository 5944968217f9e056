import UBMeasurement
import UBResults

/// Where a text goes that a verb makes: into a file, or to standard output.
package struct TextOutput {
  /// The option that names the file.
  package static let option = OptionDefinition.value(
    "output",
    "FILE",
    "where the text goes (default: standard output)"
  )

  private let path: String?

  /// Reads the option.
  package init(_ arguments: Arguments) {
    path = arguments.value("output")
  }

  /// Writes the text; a file whole or not at all.
  ///
  /// - Throws: an error that says why it can't be written.
  package func write(_ text: String) throws {
    guard let path else { return try StandardOutput.write(text) }
    try AtomicFile.replace(path, with: text)
  }
}
