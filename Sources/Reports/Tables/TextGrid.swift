import UBResults

/// Rows of cells, laid out in columns.
package struct TextGrid: Sendable {
  /// The names of the columns; the first is that of the row names.
  package let header: [String]
  /// The rows, each as long as the header.
  package let rows: [[String]]

  /// A grid whose rows are as long as its header.
  package init(header: [String], rows: [[String]]) {
    precondition(rows.allSatisfy { $0.count == header.count }, "A row has a cell for each column.")
    self.header = header
    self.rows = rows
  }

  /// The grid for a terminal: names to the left, values to the right.
  package var terminalText: String {
    let lines = ([header] + rows).map { $0.map { TerminalText(line: $0).description } }
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return
      lines
      .map { cells in
        let padded = cells.indices.map { column in
          let space = String(repeating: " ", count: widths[column] - cells[column].count)
          return column == 0 ? cells[column] + space : space + cells[column]
        }
        return "  " + padded.joined(separator: "  ").trimmingTrailingSpaces
      }
      .joined(separator: "\n")
  }

  /// The grid as a Markdown table.
  package var markdown: String {
    let rule = header.indices.map { $0 == 0 ? "---" : "--:" }
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    return
      ([line(header.map(MarkdownText.inline)), line(rule)]
      + rows.map { line($0.map(MarkdownText.inline)) })
      .joined(separator: "\n")
  }
}

extension String {
  /// The text without the spaces at its end.
  var trimmingTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
