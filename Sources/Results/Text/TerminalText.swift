/// Text for a terminal or a job's log, in which a name or message from outside can do nothing but
/// be read.
///
/// Control characters move a cursor, change titles and colours; marks of direction make a text
/// look like another. They are written as in Swift's literals, such as `\u{1b}`.
package struct TerminalText: CustomStringConvertible, Sendable {
  /// The escaped text.
  package let description: String

  /// Escapes a text of several lines, whose line ends stay.
  package init(_ text: String) {
    description = Self.escaped(text) { $0 == "\n" || $0 == "\t" }
  }

  /// Escapes a text that must stay on one line.
  package init(line text: String) {
    description = Self.escaped(text) { _ in false }
  }

  /// The text for the log of a job, whose runner takes lines that begin with `::` or hold `##[`
  /// for its own commands.
  ///
  /// Source: `ActionCommand.cs` of actions/runner.
  package var withoutCommands: String {
    let lines = description.unicodeScalars.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.map { line in
      let start = line.drop { $0.properties.isWhitespace }
      let isCommand = start.starts(with: "::".unicodeScalars)
      var text = isCommand ? String(line[..<start.startIndex]) + "\\u{3a}" : ""
      var hashes = 0
      for scalar in isCommand ? start.dropFirst() : line {
        if scalar == "[", hashes >= 2 {
          text += "\\u{5b}"
        } else {
          text.unicodeScalars.append(scalar)
        }
        hashes = scalar == "#" ? hashes + 1 : 0
      }
      return text
    }
    .joined(separator: "\n")
  }

  /// Whether a scalar doesn't show as a character of its own.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7e: false
    case ..<0x20, 0x7f...0x9f: true
    // Separators of lines and paragraphs, marks of direction, and no characters.
    case 0x2028, 0x2029, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xfeff: true
    case 0xfdd0...0xfdef: true
    default: scalar.value & 0xfffe == 0xfffe
    }
  }

  private static func escaped(
    _ text: String,
    except isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.replacingScalars { scalar in
      guard isHidden(scalar), !isKept(scalar) else { return nil }
      return "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}

extension String {
  /// The text with other texts in place of some scalars.
  ///
  /// Formats are made of scalars: a quote with an accent on it is one character, and still a quote.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text itself, or the first characters of a long one with its length.
  ///
  /// Messages quote what they found, which may be half a megabyte.
  package func excerpt(_ length: Int = 120) -> String {
    guard utf8.count > 2 * length else { return self }
    return "\(prefix(length))... (\(utf8.count) bytes)"
  }
}
