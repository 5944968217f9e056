import Testing
import UBWorkloads

@Suite struct RowTextTests {
  static let rows = RowTextGenerator.rows(count: 1_000)

  @Test func textIsTheSameOnEveryMachine() {
    #expect(Self.rows[2].text == "zanuboba lozihac copatagi he okugefe iri vare a")
    #expect(
      Self.rows[9].text
        == "vicavek mosi ak raba ahefoh rob per ratifidosoh mevemama eb emu acipegonofe"
    )
  }

  @Test func textHasTheCountsTheRowStates() {
    for row in Self.rows {
      let text = row.text
      #expect(text.utf8.count == row.characterCount)
      #expect(text.split(separator: " ", omittingEmptySubsequences: false).count == row.wordCount)
    }
  }

  @Test func wrappingTheTextGivesTheLinesTheRowStates() {
    for row in Self.rows {
      var lines: [String] = []
      for word in row.text.split(separator: " ") {
        if let line = lines.last, line.utf8.count + 1 + word.utf8.count <= RowText.columnCount {
          lines[lines.count - 1] = "\(line) \(word)"
        } else {
          lines.append(String(word))
        }
      }
      #expect(lines.count == row.lineCount)
      #expect(row.height == 44 + 20 * lines.count)
    }
  }

  @Test func consonantsAndVowelsAlternate() {
    for word in Self.rows.flatMap({ $0.text.split(separator: " ") }) {
      let areVowels = word.map { "aeiou".contains($0) }
      #expect(zip(areVowels, areVowels.dropFirst()).allSatisfy { $0 != $1 })
      #expect(word.count > 1 || areVowels == [true])
      #expect(word.allSatisfy { $0.isASCII && $0.isLowercase })
    }
  }
}
